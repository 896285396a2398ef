"""Parser for the header search list that `clang -cc1 -v` prints."""

from __future__ import annotations

import itertools
import os

# The texts are those of clang/lib/Lex/InitHeaderSearch.cpp and clang/lib/FrontendTool.
_VERSION = b"clang -cc1 version "
_ABSENT = b'ignoring nonexistent directory "'
_TWICE = b'ignoring duplicate directory "'
_AS_SYSTEM = b"  as it is a non-system directory"
_BEGIN = (b'#include "..." search starts here:', b"#include <...> search starts here:")
_END = b"End of search list."


def argv(headers: str) -> list[str]:
    """Return options that make clang print its search list, and write a list of all headers to the
    file `headers`: also of those that it knows already, and of the system's, even under -MMD. In a compile of two steps
    the preprocessor alone gets them."""
    names = ["-v", "-header-include-file", headers, "-fshow-skipped-includes", "-sys-header-deps"]
    return [arg for name in names for arg in ("-Xpreprocessor", name)]


def split(text: bytes) -> tuple[list[str], bytes]:
    """Return the directories, including missing ones, and the rest of clang's output.

    The list is empty if clang stopped before it printed one.
    """
    head, end, rest = text.partition(_END + b"\n")
    directories: list[str] = []
    other: list[bytes] = []
    listing = False
    for line in head.splitlines(keepends=True):
        plain = line.rstrip(b"\n")
        if plain in _BEGIN:
            listing = True
        elif listing and plain.startswith(b" "):
            directories.append(os.fsdecode(plain[1:]))
        elif plain.startswith(_ABSENT):
            directories.append(os.fsdecode(plain[len(_ABSENT) : -1]))
        elif not plain.startswith((_VERSION, _TWICE, _AS_SYSTEM)):
            other.append(line)
    return directories if end else [], b"".join(other) + rest


def demoted(text: bytes) -> set[str]:
    """Return the directories of -I that clang takes for the system's, which they are as well."""
    lines = text.partition(_END + b"\n")[0].splitlines()
    return {
        os.fsdecode(line[len(_TWICE) : -1]).rstrip("/")
        for line, following in itertools.pairwise(lines)
        if line.startswith(_TWICE) and following.startswith(_AS_SYSTEM)
    }
