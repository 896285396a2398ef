"""The plain form of clang's offload bundle: a table of entries, and their contents.

Layout: clang/docs/ClangOffloadBundler.rst, "Bundled Binary File Layout": the magic string and the
number of entries; for each entry its offset, its size, the length of its id, and the id. Numbers
have 64 bits, little-endian. Clang 14 to 22 write it alike, except for the ids.
"""

from __future__ import annotations

import struct

from hipspv.bundle.errors import BundleError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from hipspv.bundle.model import Data, Entry, Source

MAGIC = b"__CLANG_OFFLOAD_BUNDLE__"

COUNT = struct.Struct("<Q")
ROW = struct.Struct("<QQQ")  # offset, size, length of the id
FIRST_ROW = len(MAGIC) + COUNT.size
_LONGEST_ID = 4096
_LARGEST_ALIGNMENT = 1 << 24  # far larger than any page of memory


def write(entries: Iterable[tuple[str, bytes]], alignment: int = 1) -> bytes:
    """Return a bundle of ids and contents, in their order, as clang-offload-bundler writes it.

    alignment: of every content, as -bundle-align. Raises BundleError.
    """
    if not 1 <= alignment <= _LARGEST_ALIGNMENT:
        raise BundleError(f"an alignment of {alignment}", field="alignment")
    rows = [(id.encode(), data) for id, data in entries]
    position = table_size(id for id, _ in rows)
    table = bytearray(MAGIC + COUNT.pack(len(rows)))
    offsets = []
    for id, data in rows:
        position = -(-position // alignment) * alignment
        offsets.append(position)
        table += ROW.pack(position, len(data), len(id)) + id
        position += len(data)
    # Written one by one: padded copies of the contents may be large.
    for offset, (_, data) in zip(offsets, rows, strict=True):
        table += bytes(offset - len(table))
        table += data
    return bytes(table)


def read(source: Source, offset: int | None) -> list[Entry]:
    """Return the entries of the bundle in `source`. offset: the bundle's begin in the caller's
    data, or None if it is compressed there. Raises BundleError."""
    from hipspv.bundle.model import MAX_ENTRIES, Entry

    location = offset or 0
    head = source.read(0, min(FIRST_ROW, source.size))
    if len(head) < FIRST_ROW or not head.startswith(MAGIC):
        raise BundleError("damaged bundle: no magic string and count", location, "magic")
    (count,) = COUNT.unpack_from(head, len(MAGIC))
    if count > MAX_ENTRIES:
        raise BundleError(f"damaged bundle: {count:,} entries", location + len(MAGIC), "count")
    entries = []
    position = FIRST_ROW
    for _ in range(count):
        start, size, length = _row(source, position, location)
        id = _id(source, position + ROW.size, length, location)
        if start + size > source.size:
            what = f"damaged bundle: entry {id!a} reaches beyond the end"
            raise BundleError(what, location + position, "offset")
        entries.append(Entry(id, source, start, size, None if offset is None else offset + start))
        position += ROW.size + length
    return entries


def table_size(ids: Iterable[bytes]) -> int:
    """Return the number of bytes before the first content."""
    return FIRST_ROW + sum(ROW.size + len(id) for id in ids)


def table_end(entries: Iterable[Entry]) -> int:
    """Return the offset of the table's end in its bundle."""
    return table_size(entry.id.encode() for entry in entries)


def alignment(entries: list[Entry]) -> int:
    """Return the smallest -bundle-align that gives these offsets, or 0 if none does."""
    start = table_end(entries)
    value = 1
    while value <= max((entry.location for entry in entries), default=1):
        position = start
        for entry in entries:
            position = -(-position // value) * value
            if position != entry.location:
                break
            position += entry.size
        else:
            return value
        value *= 2
    return 0


def is_bundle(data: Data, start: int = 0) -> bool:
    return bytes(data[start : start + len(MAGIC)]) == MAGIC


def _row(source: Source, position: int, location: int) -> tuple[int, int, int]:
    if position + ROW.size > source.size:
        raise BundleError("damaged bundle: it ends inside its table", location + position, "offset")
    return ROW.unpack(source.read(position, ROW.size))


def _id(source: Source, position: int, length: int, location: int) -> str:
    if length > _LONGEST_ID or position + length > source.size:
        what = f"damaged bundle: an id of {length:,} bytes reaches beyond the end"
        raise BundleError(what, location + position - 8, "length of the id")
    try:
        return source.read(position, length).decode()
    except UnicodeDecodeError:
        raise BundleError("damaged bundle: an id is no text", location + position, "id") from None
