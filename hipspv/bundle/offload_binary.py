"""LLVM's offload binary, which clang-offload-packager (llvm-offload-binary since 22) writes.

Layout: llvm/include/llvm/Object/OffloadBinary.h. A header, entries, their strings, a string table, and the images;
little-endian, with offsets from the header. LLVM 15 to 22 write version 1, with one entry. Later LLVMs write version 2,
with several entries and sizes of strings, and version 3, which may be compressed. A file, or a section
`.llvm.offloading`, has any number, each at a multiple of 8. The wheels have no llvm-offload-binary.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from typing import NamedTuple, NoReturn

from hipspv.bundle.compressed import check_order
from hipspv.bundle.errors import BundleError
from hipspv.bundle.model import Container, Data, Entry, Source
from hipspv.bundle.sources import Inflated, Plain

MAGIC = b"\x10\xff\x10\xad"
ALIGNMENT = 8
WRITTEN_VERSION = 1

IMAGE_KINDS = ("none", "object", "bitcode", "cubin", "fatbinary", "ptx", "spirv")
# LLVM 15 to 21 number the producers, with HIP as 3; 22 gives each a bit.
OFFLOAD_KINDS = {0: "none", 1: "openmp", 2: "cuda", 3: "hip", 4: "hip", 8: "sycl"}
_KIND_NUMBERS = {"none": 0, "openmp": 1, "cuda": 2, "hip": 4, "sycl": 8}

_HEAD = struct.Struct("<4sIQQQ")  # magic version size, of entries: offset, and size or count
_INFLATED = struct.Struct("<Q")  # of version 3: the size before compression, 0 for none
_ENTRY = struct.Struct("<HHIQQQQ")  # image, producer, flags; of strings: offset, count; image
_STRING = struct.Struct("<QQ")  # offsets of key and value
_SIZED_STRING = struct.Struct("<QQQ")
_MAX_ENTRIES = 1 << 14  # per file: one for each source of a program
_MAX_STRINGS = 256  # per entry; clang writes four
_LONGEST_STRING = 1 << 16
# Strings may share bytes, but must not take much more memory than the file. Limits: a multiple of
# the file's size, bytes, and the memory of each string without its text.
_TIMES, _FLOOR, _STRING_SIZE = 2, 1 << 16, 64


class Image(NamedTuple):
    """Content to pack. strings has `triple` and `arch`, in the order in which they are written."""

    content: bytes
    offload_kind: str
    image_kind: str = "none"
    strings: Mapping[str, str] = {}
    flags: int = 0


class _Header(NamedTuple):
    version: int
    size: int
    first: int  # of the entries
    count: int  # pyright: ignore[reportIncompatibleMethodOverride]
    inflated: int


def write(images: Iterable[Image]) -> bytes:
    """Return offload binaries of version 1, one for each image, byte by byte as LLVM's."""
    return b"".join(_write_one(image) for image in images)


def is_package(data: Data, start: int = 0) -> bool:
    return bytes(data[start : start + len(MAGIC)]) == MAGIC


def read(data: Data, start: int = 0, end: int | None = None) -> Container:
    """Return the offload binaries at this location and after it. Raises BundleError."""
    end = len(data) if end is None else end
    entries: list[Entry] = []
    reserve = _Reserve(end - start)
    position, last, version = start, start, 0
    while position < end and (position == start or is_package(data, position)):
        header = _header(data, position, end)
        entries += _entries(data, position, header, _MAX_ENTRIES - len(entries), reserve)
        version = header.version
        last = position + header.size
        position = last + -(last - start) % ALIGNMENT
    size = min(last, end) - start
    return Container("package", tuple(entries), start, size, "", ALIGNMENT, version=version)


def _header(data: Data, start: int, end: int) -> _Header:
    head = bytes(data[start : min(start + _HEAD.size + _INFLATED.size, end)])
    if len(head) < _HEAD.size or not is_package(head):
        raise BundleError("damaged offload binary: no header", start, "magic")
    _, version, size, first, count = _HEAD.unpack_from(head)
    if not 1 <= version <= 3:
        raise BundleError(f"offload binary of unknown version {version}", start + 4, "version")
    least = _HEAD.size + (_INFLATED.size if version == 3 else 0)
    if not least <= size <= end - start:
        raise BundleError(f"damaged offload binary: {size:,} bytes", start + 8, "size")
    inflated = _INFLATED.unpack_from(head, _HEAD.size)[0] if version == 3 else 0
    if inflated and not (least <= first <= size and first <= inflated):
        raise BundleError("damaged offload binary: no compressed data", start + 16, "entries")
    return _Header(version, size, first, 1 if version == 1 else count, inflated)


def _entries(data: Data, start: int, header: _Header, most: int, reserve: _Reserve) -> list[Entry]:
    """Return the entries of one offload binary, compressed or not."""
    end, first = start + header.size, header.first
    if not header.inflated:
        return _Reader(header, Plain(data, start, end), start, start, reserve).entries(most)
    method = "zstd" if bytes(data[start + first : start + first + 4]) == _ZSTD else "zlib"
    stream = Inflated(data, start + first, end, method, header.inflated - first, first)
    # Unpacked data isn't kept, because a file may have many such binaries.
    whole = _Tail(stream.read(first, stream.size), first)
    stream.close()
    reserve.add(whole.size)
    entries = _Reader(header, whole, start, None, reserve).entries(most)
    check_order([(entry.location, entry.size) for entry in entries if entry.size], start)
    for entry in entries:
        entry.source = stream
    return entries


_ZSTD = b"\x28\xb5\x2f\xfd"  # RFC 8878, 3.1.1


class _Tail(Plain):
    """The data after a header, addressed by its place in the whole."""

    def __init__(self, data: bytes, skipped: int) -> None:
        super().__init__(data, -skipped, len(data))


class _Reserve:
    """The bytes left for strings."""

    def __init__(self, size: int) -> None:
        self.left = _FLOOR
        self.add(size)

    def add(self, size: int) -> None:
        """Add the allowance for so many more bytes of data."""
        self.left += _TIMES * size


class _Reader:
    """The reader of one offload binary's entries. location: of its header; shift: None if it was compressed."""

    def __init__(self, header: _Header, source: Source, location: int, shift: int | None, reserve: _Reserve) -> None:
        self._header = header
        self._source = source
        self._location = location
        self._shift = shift
        self._reserve = reserve

    def entries(self, most: int) -> list[Entry]:
        first, count = self._header.first, self._header.count
        if count > most:
            raise BundleError(f"damaged offload binary: {count:,} entries", self._location, "count")
        self._require(first, count * _ENTRY.size, "entries")
        return [self._entry(first + index * _ENTRY.size) for index in range(count)]

    def _entry(self, position: int) -> Entry:
        row = _ENTRY.unpack(self._source.read(position, _ENTRY.size))
        image, kind, flags, strings, count, offset, size = row
        self._require(offset, size, "image")
        if count > _MAX_STRINGS:
            self._fail(f"{count:,} strings", position + 16, "number of strings")
        layout = _STRING if self._header.version == 1 else _SIZED_STRING
        self._require(strings, count * layout.size, "strings")
        properties = dict(self._string(strings + index * layout.size, layout) for index in range(count))
        known = IMAGE_KINDS[image] if image < len(IMAGE_KINDS) else str(image)
        properties |= {"image_kind": known, "flags": str(flags)}
        properties["offload_kind"] = OFFLOAD_KINDS.get(kind, str(kind))
        words = (properties["offload_kind"], properties.get("triple"), properties.get("arch"))
        id = "-".join(word for word in words if word)
        location = None if self._shift is None else self._shift + offset
        return Entry(id, self._source, offset, size, location, properties)

    def _string(self, position: int, layout: struct.Struct) -> tuple[str, str]:
        key, value, *size = layout.unpack(self._source.read(position, layout.size))
        return self._text(key, None), self._text(value, size[0] if size else None)

    def _text(self, offset: int, size: int | None) -> str:
        """Return a string of the table: of this size, or up to a zero."""
        if size is not None:
            self._require(offset, size, "string")
        raw = self._piece(offset, size)
        self._reserve.left -= len(raw) + _STRING_SIZE
        if self._reserve.left < 0:
            self._fail("strings that overlap", offset, "string")
        try:
            return raw.decode()
        except UnicodeDecodeError:
            self._fail("a string is no text", offset, "string")

    def _piece(self, offset: int, size: int | None) -> bytes:
        if size is not None and size <= _LONGEST_STRING:
            return self._source.read(offset, size)
        block, raw = 64, b""
        while size is None and offset < self._header_end() and block <= _LONGEST_STRING:
            raw = self._source.read(offset, min(block, self._header_end() - offset))
            end = raw.find(b"\0")
            if end >= 0:
                return raw[:end]
            block *= 4
        self._fail("a string has no end", offset, "string")

    def _header_end(self) -> int:
        return self._header.inflated or self._header.size

    def _require(self, offset: int, size: int, field: str) -> None:
        # The header contains no part of a compressed binary's entries, strings and images.
        start = self._header.first if self._header.inflated else 0
        if (size or offset) and not start <= offset <= offset + size <= self._header_end():
            self._fail(f"its {field} reach beyond the end", offset, field)

    def _fail(self, what: str, offset: int, field: str) -> NoReturn:
        location = self._location if self._shift is None else self._location + offset
        raise BundleError(f"damaged offload binary: {what}", location, field)


def _write_one(image: Image) -> bytes:
    if image.image_kind not in IMAGE_KINDS or image.offload_kind not in _KIND_NUMBERS:
        raise BundleError(f"no offload binary of {image.offload_kind}, {image.image_kind}")
    pairs = [(key.encode(), value.encode()) for key, value in image.strings.items()]
    first = _HEAD.size + _ENTRY.size
    table_start = first + _STRING.size * len(pairs)
    table, locations = _string_table({text for pair in pairs for text in pair})
    start = table_start + len(table)
    start += -start % ALIGNMENT
    size = start + len(image.content)
    size += -size % ALIGNMENT
    result = bytearray(_HEAD.pack(MAGIC, WRITTEN_VERSION, size, _HEAD.size, _ENTRY.size))
    kinds = (IMAGE_KINDS.index(image.image_kind), _KIND_NUMBERS[image.offload_kind], image.flags)
    result += _ENTRY.pack(*kinds, first, len(pairs), start, len(image.content))
    for key, value in pairs:
        result += _STRING.pack(table_start + locations[key], table_start + locations[value])
    result += table
    result += bytes(start - len(result)) + image.content
    return bytes(result + bytes(size - len(result)))


def _string_table(texts: set[bytes]) -> tuple[bytes, dict[bytes, int]]:
    """Return strings with zeros after them, in the order of llvm/lib/MC/StringTableBuilder.cpp: by
    their ends, the greater first. A string that ends another one is part of it."""
    table, locations = bytearray(1), {}
    previous = b""
    for text in sorted(texts, key=lambda text: text[::-1], reverse=True):
        if previous.endswith(text):
            locations[text] = len(table) - 1 - len(text)
            continue
        locations[text] = len(table)
        table += text + b"\0"
        previous = text
    return bytes(table), locations
