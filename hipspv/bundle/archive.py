"""Static libraries: System V `ar` archives with GNU's long names, plain and thin.

Layout: binutils' ar(5) and "GNU variant" of the System V format. Symbol tables are passed over.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

MAGIC, THIN_MAGIC = b"!<arch>\n", b"!<thin>\n"

_HEADER = 60
_TABLES = ("/", "/SYM64/", "//")


class ArchiveError(Exception):
    """The archive is damaged, or a member of a thin one is missing."""


def is_archive(data: bytes) -> bool:
    return data.startswith((MAGIC, THIN_MAGIC))


def members(data: bytes, path: str) -> Iterator[tuple[str, bytes]]:
    """Names and contents, in order. Members of a thin archive are files beside `path`."""
    thin = data.startswith(THIN_MAGIC)
    long_names = b""
    position = len(MAGIC)
    while position + _HEADER <= len(data):
        header = data[position : position + _HEADER]
        name, size = header[:16].decode(errors="replace").rstrip(), header[48:58].strip()
        if header[58:60] != b"`\n" or not size.isdigit():
            raise ArchiveError(f"damaged archive: no member's header at byte {position}")
        start = position + _HEADER
        stored = 0 if thin and name not in _TABLES else int(size)
        content = data[start : start + stored]
        if len(content) < stored:
            raise ArchiveError("damaged archive: its end is missing")
        position = start + stored + stored % 2
        if name == "//":
            long_names = content
        elif name not in _TABLES:
            name = _name(name, long_names)
            yield name, _beside(path, name) if thin else content


def _name(field: str, long_names: bytes) -> str:
    """`name/`, or `/<n>`: the name that begins at byte n of the table of long names."""
    if field.startswith("/") and field[1:].isdigit():
        start = int(field[1:])
        return long_names[start : long_names.find(b"/\n", start)].decode(errors="surrogateescape")
    return field.removesuffix("/")


def _beside(path: str, name: str) -> bytes:
    place = os.path.join(os.path.dirname(path), name)
    try:
        with open(place, "rb") as file:
            return file.read()
    except OSError as error:
        raise ArchiveError(f"member {place} of the thin archive: {error.strerror}") from None
