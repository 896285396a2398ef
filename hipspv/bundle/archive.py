"""Static libraries: System V `ar` archives with GNU's long names, plain and thin.

Layout: binutils' ar(5) and "GNU variant" of the System V format. Symbol tables are skipped.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hipspv.bundle.errors import ArchiveError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.bundle.model import Data

MAGIC, THIN_MAGIC = b"!<arch>\n", b"!<thin>\n"

_HEADER = 60
_TABLES = ("/", "/SYM64/", "//")
_END = b"`\n"
_LONGEST_NAME = 4096  # PATH_MAX: members are named after files
_SHORT_NAME = 15
# Members may share a name in the table of long ones, but all names together may not exceed the file; nor may a thin
# archive name one file again and again. Limits: multiples of the archive's size, and bytes.
_TIMES, _NAMES, _AGAIN = 2, 1 << 20, 16 << 20


class Member(NamedTuple):
    """A file in an archive. offset: of its content; None in a thin archive, which has only the name."""

    name: str
    offset: int | None
    size: int


def is_archive(data: Data, start: int = 0) -> bool:
    return bytes(data[start : start + len(MAGIC)]) in (MAGIC, THIN_MAGIC)


def headers(data: Data) -> Iterator[Member]:
    """Return the members, in order. Raises ArchiveError."""
    thin = bytes(data[: len(MAGIC)]) == THIN_MAGIC
    names = (0, 0)  # begin and end of the table of long names
    position, left = len(MAGIC), _TIMES * len(data) + _NAMES
    while position + _HEADER <= len(data):
        name, size = _header(data, position)
        start = position + _HEADER
        stored = 0 if thin and name not in _TABLES else size
        if start + stored > len(data):
            raise ArchiveError("damaged archive: its end is missing", position + 48, "size")
        position = start + stored + stored % 2
        if name == "//":
            names = (start, start + size)
        elif name not in _TABLES:
            name, skipped = _name(data, name, names, start, start + stored)
            left -= len(name)
            if left < 0:
                raise ArchiveError("damaged archive: names that overlap", start - _HEADER, "name")
            yield Member(name, None if thin else start + skipped, size - skipped)


def members(data: Data, path: str) -> Iterator[tuple[str, bytes]]:
    """Return names and contents, in order. Members of a thin archive are files beside `path`."""
    beside = Beside(path)
    for name, offset, size in headers(data):
        if offset is None:
            yield name, beside.read(name)
        else:
            yield name, bytes(data[offset : offset + size])


def write(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Return an archive without a symbol table, times and owners, as `llvm-ar rcSD` makes it."""
    result, long_names, contents = bytearray(MAGIC), bytearray(), []
    for name, content in files:
        raw = name.encode(errors="surrogateescape")
        field = raw + b"/"
        if len(raw) > _SHORT_NAME or b"/" in raw:
            field = b"/%d" % len(long_names)
            long_names += raw + b"/\n"
        contents.append((field, content))
    if long_names:
        long_names += b"\n" * (len(long_names) % 2)
        result += b"%-48b%-10d" % (b"//", len(long_names)) + _END + long_names
    for field, content in contents:
        result += b"%-16b%-12d%-6d%-6d%-8d%-10d" % (field, 0, 0, 0, 644, len(content)) + _END
        result += content + b"\n" * (len(content) % 2)
    return bytes(result)


def _header(data: Data, position: int) -> tuple[str, int]:
    header = bytes(data[position : position + _HEADER])
    size = header[48:58].strip()
    if header[58:60] != _END or not size.isdigit():
        raise ArchiveError("damaged archive: no member's header", position, "header")
    return _text(header[:16]).rstrip(), int(size)


def _name(data: Data, field: str, names: tuple[int, int], start: int, end: int) -> tuple[str, int]:
    """Return a name, and the number of its bytes before the content: `name/`; `/<n>` for the name
    at byte n of the table of long names; BSD's `#1/<n>` for the first n bytes of the content."""
    if field.startswith("#1/") and field[3:].isdigit():
        size = int(field[3:])
        if size > min(end - start, _LONGEST_NAME):
            raise ArchiveError("damaged archive: a name has no end", start, "name")
        return _text(bytes(data[start : start + size]).rstrip(b"\0")), size
    if not (field.startswith("/") and field[1:].isdigit()):
        return field.removesuffix("/"), 0
    location = names[0] + int(field[1:])
    part = bytes(data[location : max(location, min(location + _LONGEST_NAME, names[1]))])
    end = part.find(b"/\n")
    if end < 0:
        raise ArchiveError("damaged archive: a long name has no end", start - _HEADER, "name")
    return _text(part[:end]), 0


def _text(name: bytes) -> str:
    return name.decode(errors="surrogateescape")


class Beside:
    """The files beside a thin archive that are its members."""

    def __init__(self, path: str) -> None:
        self._directory = os.path.dirname(path)
        self._read: set[tuple[int, int]] = set()
        self._left = _AGAIN

    def read(self, name: str) -> bytes:
        """Return a member's content. Raises ArchiveError."""
        location = os.path.join(self._directory, name)
        try:
            self._take(location, os.stat(location))
            with open(location, "rb") as file:
                return file.read()
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            raise ArchiveError(f"member {location} of the thin archive: {why}") from None

    def _take(self, location: str, status: os.stat_result) -> None:
        # A pipe or a device might never end.
        if not stat.S_ISREG(status.st_mode):
            raise ArchiveError(f"member {location} of the thin archive is no file")
        file = (status.st_dev, status.st_ino)
        self._left -= status.st_size if file in self._read else 0
        if self._left < 0:
            raise ArchiveError(f"the thin archive names {location} again and again")
        self._read.add(file)
