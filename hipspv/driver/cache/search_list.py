"""Parser for the header search list that `clang -cc1 -v` prints."""

from __future__ import annotations

import os

# The texts are those of clang/lib/Lex/InitHeaderSearch.cpp and clang/lib/FrontendTool.
_VERSION = b"clang -cc1 version "
_ABSENT = b'ignoring nonexistent directory "'
_DUPLICATE = (b'ignoring duplicate directory "', b"  as it is a non-system directory")
_BEGIN = (b'#include "..." search starts here:', b"#include <...> search starts here:")
_END = b"End of search list."

WORDS = ("-Xclang", "-v")


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
        elif not plain.startswith((_VERSION, *_DUPLICATE)):
            other.append(line)
    return directories if end else [], b"".join(other) + rest
