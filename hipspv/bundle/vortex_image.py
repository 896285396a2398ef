"""Program images for Vortex (.vxbin), with the records of launch metadata that hipspv adds.

docs/architecture-metadata.md describes the records.

A file is two addresses of 64 bits, the image's first one and the one after its last, and the bytes
from the first one on. Bytes that the file lacks up to the last are zero. All numbers are
little-endian.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from hipspv.bundle.errors import VortexError
from hipspv.bundle.model import Data
from hipspv.metadata import MetadataError, Record, parse
from hipspv.metadata.arguments import Argument, arguments
from hipspv.metadata.schema import VERSION

_PAIR = struct.Struct("<QQ")
HEADER = _PAIR.size  # bytes of the file before the image
MAGIC = b"hipspvVX"
# Offsets in the image: the magic, offset and size of the records' text, and the first code.
_MAGIC, _RECORDS, _CODE = 8, 16, 96
_STARTS = (0x8000_0000, 0x1_8000_0000)  # where Vortex's compilers put a program, rv32 and rv64
_MOST = 1 << 32  # bytes of an image
# Records of which an image, or one kernel, has one.
_ONCE = ("metadata", "width", "isa", "relocations", "kernel", "entry", "lanes", "bounds", "grid")
_SHARED_GRANULE = 16
_ISA = re.compile("[a-z]+")


class Kernel(NamedTuple):
    """entry: the entry's offset in the image. shared, stack: in bytes; see `hipspv.entry`.

    records: all that describe it, as text.
    """

    name: str
    entry: int
    shared: int
    stack: int
    arguments: tuple[Argument, ...]
    record: Record  # `kernel`
    records: tuple[str, ...]


class Variable(NamedTuple):
    """offset: in the image."""

    name: str
    offset: int
    size: int
    constant: bool


@dataclass(frozen=True)
class VortexImage:
    """first, end: the addresses for which it is linked. width: of a pointer, in bits. isa: letters
    of the extensions beyond I and M. relocations: offsets of words with absolute addresses."""

    first: int
    end: int
    width: int
    isa: str
    kernels: tuple[Kernel, ...]
    variables: tuple[Variable, ...]
    relocations: tuple[int, ...]
    records: tuple[str, ...]


def is_image(data: Data) -> bool:
    """Return true for a program image for Vortex, also for another compiler's."""
    if has_records(data):
        return True
    if len(data) <= HEADER:
        return False
    first, end = _PAIR.unpack_from(data)
    return first in _STARTS and len(data) - HEADER <= end - first <= _MOST


def has_records(data: Data) -> bool:
    """Return true for an image with hipspv's records."""
    start = HEADER + _MAGIC
    return bytes(data[start : start + len(MAGIC)]) == MAGIC


def addresses(data: Data) -> tuple[int, int]:
    """Return the first address of an image, for which `is_image` is true, and the one after its
    last. Raises VortexError."""
    first, end = _PAIR.unpack_from(data)
    size = len(data) - HEADER
    if not size <= end - first <= _MOST:
        raise VortexError(f"damaged Vortex image: {end - first:,} bytes long", 8, "max_vma")
    return first, end


def read(data: Data) -> VortexImage:
    """Return an image's description. Raises VortexError if it is damaged, or has no records."""
    if not is_image(data):
        raise VortexError("not a program image for Vortex", 0, "min_vma")
    first, end = addresses(data)
    if len(data) < HEADER + _CODE or not has_records(data):
        what = "it has no records of hipspv: another compiler made it"
        raise VortexError(f"no description of its kernels: {what}", HEADER + _MAGIC, "magic")
    size = len(data) - HEADER
    offset, length = _PAIR.unpack_from(data, HEADER + _RECORDS)
    if offset + length > size:
        what = "damaged Vortex image: the records lie outside of the file"
        raise VortexError(what, HEADER + _RECORDS, "records")
    text = bytes(data[HEADER + offset : HEADER + offset + length])
    return _Reader(list(_lines(text, HEADER + offset)), size, end - first).image(first, end)


class _Line(NamedTuple):
    """A record, and the offset of its text in the file."""

    at: int
    text: str
    record: Record

    def damaged(self, message: str, field: str = "") -> VortexError:
        shown = f"damaged Vortex image: the record '{self.text[:200]}' {message}"
        return VortexError(shown, self.at, field)


def _lines(text: bytes, at: int) -> Iterator[_Line]:
    if text and not text.endswith(b"\n"):
        what = "damaged Vortex image: the last record has no end"
        raise VortexError(what, at + len(text), "records")
    for line in text.split(b"\n")[:-1]:
        try:
            words = line.decode()
        except UnicodeDecodeError as error:
            what = "damaged Vortex image: a record is not UTF-8"
            raise VortexError(what, at + error.start, "records") from None
        try:
            record = parse(words)
        except MetadataError as error:
            what = f"damaged Vortex image: the record '{words[:200]}' {error.message}"
            raise VortexError(what, at, error.field) from None
        if record is None:
            what = f"damaged Vortex image: '{words[:200]}' is no record"
            raise VortexError(what, at, "records")
        yield _Line(at, words, record)
        at += len(line) + 1


class _Reader:
    """Checks the records of an image. size: bytes in the file; extent: bytes with the zeros."""

    def __init__(self, lines: list[_Line], size: int, extent: int) -> None:
        self._lines, self._size, self._extent = lines, size, extent
        self._one: dict[tuple[str, str], _Line] = {}
        self._of_kernels: dict[str, list[str]] = {}
        for line in lines:
            name, kernel = line.record.name, line.record.kernel
            if name in _ONCE and self._one.setdefault((name, kernel), line) is not line:
                raise line.damaged("is there twice")
            if kernel:
                self._of_kernels.setdefault(kernel, []).append(line.text)

    def image(self, first: int, end: int) -> VortexImage:
        version = self._module("metadata")
        if version.record.number(0) != VERSION:
            raise version.damaged("is another hipspv's: compile the program again", "field 1")
        width = int(self._module("width").record.fields[0])
        isa = self._one.get(("isa", ""))
        if isa and not _ISA.fullmatch(isa.record.fields[0]):
            raise isa.damaged("doesn't have letters of extensions", "field 1")
        return VortexImage(
            first,
            end,
            width,
            isa.record.fields[0] if isa else "",
            tuple(self._kernels(width)),
            tuple(self._variables()),
            tuple(self._relocations(width)),
            tuple(line.text for line in self._lines),
        )

    def _module(self, name: str) -> _Line:
        """Return a record that each image has."""
        line = self._one.get((name, ""))
        if line is None:
            what = f"damaged Vortex image: the record '{name}' is missing"
            raise VortexError(what, field="records")
        return line

    def _kernels(self, width: int) -> Iterator[Kernel]:
        described = {kernel: line for (name, kernel), line in self._one.items() if name == "kernel"}
        for line in self._lines:
            kernel = line.record.kernel
            # An abort may be in a kernel that the linker dropped.
            if kernel and kernel not in described and line.record.name != "abort":
                raise line.damaged("names a kernel that has no record 'kernel'", "kernel")
        for kernel, line in described.items():
            entry = self._one.get(("entry", kernel))
            if entry is None:
                raise line.damaged("describes a kernel that has no record 'entry'", "kernel")
            try:
                table = tuple(arguments(line.record, width))
            except MetadataError as error:
                raise line.damaged(error.message, error.field) from None
            start, shared, stack = map(entry.record.number, (1, 2, 3))
            if start % 4 or not _CODE <= start < self._size:
                raise entry.damaged("has an entry outside of the code", "field 2")
            if shared % _SHARED_GRANULE:
                raise entry.damaged(f"has a size that {_SHARED_GRANULE} doesn't divide", "field 3")
            records = tuple(self._of_kernels[kernel])
            yield Kernel(kernel, start, shared, stack, table, line.record, records)

    def _variables(self) -> Iterator[Variable]:
        names: set[str] = set()
        for line in self._named("variable"):
            record = line.record
            offset, name, size = record.number(0), record.fields[1], record.number(2)
            if offset + size > self._extent:
                raise line.damaged("has a variable outside of the image", "field 1")
            if name in names:
                raise line.damaged("is the variable's second", "field 2")
            names.add(name)
            yield Variable(name, offset, size, bool(record.text(3)))

    def _relocations(self, width: int) -> Iterator[int]:
        for line in self._named("relocations"):
            for index, field in enumerate(line.record.fields, 1):
                offset = int(field)
                if offset + width // 8 > self._size:
                    raise line.damaged("has a place outside of the file", f"field {index}")
                yield offset

    def _named(self, name: str) -> Iterable[_Line]:
        return (line for line in self._lines if line.record.name == name)
