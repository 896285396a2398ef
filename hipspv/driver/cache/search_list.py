"""What `clang -cc1 -v` says of where it looks for headers."""

from __future__ import annotations

import os

# clang/lib/Lex/InitHeaderSearch.cpp and clang/lib/FrontendTool say these.
_VERSION = b"clang -cc1 version "
_ABSENT = b'ignoring nonexistent directory "'
_DUPLICATE = (b'ignoring duplicate directory "', b"  as it is a non-system directory")
_BEGIN = (b'#include "..." search starts here:', b"#include <...> search starts here:")
_END = b"End of search list."

WORDS = ("-Xclang", "-v")


def split(text: bytes) -> tuple[list[str], bytes]:
    """The folders, those that don't exist too, and what clang said besides.

    The list is empty where clang didn't come so far.
    """
    head, end, rest = text.partition(_END + b"\n")
    folders: list[str] = []
    other: list[bytes] = []
    listing = False
    for line in head.splitlines(keepends=True):
        plain = line.rstrip(b"\n")
        if plain in _BEGIN:
            listing = True
        elif listing and plain.startswith(b" "):
            folders.append(os.fsdecode(plain[1:]))
        elif plain.startswith(_ABSENT):
            folders.append(os.fsdecode(plain[len(_ABSENT) : -1]))
        elif not plain.startswith((_VERSION, *_DUPLICATE)):
            other.append(line)
    return folders if end else [], b"".join(other) + rest
