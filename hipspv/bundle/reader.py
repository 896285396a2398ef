"""Reader of bundles of any form, in any container."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from hipspv.bundle import archive, binary, compressed, elf, objects, offload_binary, text
from hipspv.bundle.errors import BundleError, FormatError
from hipspv.bundle.model import Container, Data
from hipspv.bundle.sources import Inflated, OpenStream, Plain

_FIRST_BLOCK, _BLOCK = 64, 1 << 16
_Item = TypeVar("_Item")
# Limits on a file's bundles and entries, each of which takes some hundred bytes of memory: a number
# for small files, and one more for each so many bytes.
_FEW_PARTS, _PART = 1 << 15, 192
_MAX_PROBLEMS = 1000


class Limit:
    """The remaining number of bundles and entries that a file may have as objects: a hostile file's
    would take more memory than the file."""

    def __init__(self) -> None:
        self._left = _FEW_PARTS
        self._open_stream = OpenStream()

    def add(self, size: int) -> None:
        """Add the allowance for a part of so many bytes."""
        self._left += size // _PART

    def take(self, found: Iterator[Container]) -> Iterator[Container]:
        """Return the bundles, as long as the file may have more."""
        for container in found:
            self._left -= 1 + len(container.entries)
            self._left -= sum(len(entry.properties) for entry in container.entries)
            if self._left < 0:
                what = "more bundles and entries than a file of this size can have"
                raise BundleError(what, container.offset, "count")
            for entry in container.entries:
                if isinstance(entry.source, Inflated):
                    entry.source.close()
                    entry.source.open_stream = self._open_stream
            yield container


def read(data: Data, start: int = 0, end: int | None = None) -> Container:
    """Return the bundle at this location: binary, text, compressed or an offload binary. Raises BundleError."""
    end = len(data) if end is None else end
    if compressed.is_compressed(data, start):
        return compressed.read(data, start, end)
    if binary.is_bundle(data, start):
        return _binary(data, start, end)
    if offload_binary.is_package(data, start):
        return offload_binary.read(data, start, end)
    if text.comment_of(data, start):
        return text.read(data, start, end)
    raise BundleError("not an offload bundle: no form's magic is there", start, "magic")


def is_bundle(data: Data, start: int = 0) -> bool:
    """Return true if a bundle that `read` reads begins here."""
    return (
        compressed.is_compressed(data, start)
        or binary.is_bundle(data, start)
        or offload_binary.is_package(data, start)
        or bool(text.comment_of(data, start))
    )


def containers(data: Data, path: str = "", problems: list[FormatError] | None = None) -> list[Container]:
    """Return all bundles in a file: one after another, in an ELF file's sections, or in an
    archive's members. Return an empty list for a file without any.

    path: the file's, for the members of a thin archive. problems: receives the error of each
    damaged file, section or member, a thousand at most; only the bundles before the damage are
    returned. Without it the first error is raised: FormatError.
    """
    return list(each(data, path, problems))


def each(data: Data, path: str = "", problems: list[FormatError] | None = None) -> Iterator[Container]:
    """Like `containers`, but one bundle after the other."""
    limit = Limit()
    for content, name, base in _collected(parts(data, path), problems, 0):
        yield from inside(content, name, limit, base, problems)


def parts(data: Data, path: str = "") -> Iterator[tuple[Data, str, int]]:
    """Return the file, or an archive's members: content, name, and offset in the data."""
    if not archive.is_archive(data):
        yield data, "", 0
        return
    beside = archive.Beside(path)
    for name, offset, size in archive.headers(data):
        if offset is None:
            yield beside.read(name), name, 0
        else:
            yield memoryview(data)[offset : offset + size], name, offset


def sequence(data: Data, start: int, end: int) -> Iterator[Container]:
    """Return bundles one after another, as a linker puts them: with zeros between them."""
    while start < end and is_bundle(data, start):
        found = read(data, start, end)
        if found.compression and found.compression.file_size is None:
            # Version 1 doesn't state its end; the stream does.
            _, stream = compressed.stream(data, start, end)
            found = found._replace(size=stream.start + stream.packed_size() - start)
        yield found
        start = skip_zeros(data, start + found.size, end)


def skip_zeros(data: Data, start: int, end: int) -> int:
    """Return the location of the first nonzero byte."""
    size = _FIRST_BLOCK
    while start < end:
        block = bytes(data[start : min(start + size, end)])
        rest = len(block.lstrip(b"\0"))
        if rest:
            return start + len(block) - rest
        start += len(block)
        size = _BLOCK
    return end


def inside(
    data: Data, member: str, limit: Limit, base: int = 0, problems: list[FormatError] | None = None
) -> Iterator[Container]:
    """Return the bundles in a file that isn't an archive. base: its offset in the caller's data."""
    limit.add(len(data))
    for section, found in _collected(_locations(data), problems, base):
        where = f"{member}({section})" if member and section else member or section
        for container in _collected(limit.take(found), problems, base):
            yield _moved(container, base)._replace(where=where)


def _locations(data: Data) -> Iterator[tuple[str, Iterator[Container]]]:
    """Return the sections that contain bundles, with these."""
    if not elf.is_elf(data):
        yield "", sequence(data, 0, len(data))
        return
    source = elf.Object(data, elf.ANY)
    yield "", objects.read(source)
    for section in objects.sections(source):
        yield section.name, sequence(data, section.offset, section.offset + section.size)


def _moved(container: Container, base: int) -> Container:
    for entry in container.entries:
        entry.offset = None if entry.offset is None else entry.offset + base
    return container._replace(offset=container.offset + base)


def _collected(items: Iterator[_Item], problems: list[FormatError] | None, base: int) -> Iterator[_Item]:
    """Return the items. An error that ends them is added to the list, if there is one. base: the
    offset, in the caller's data, of the part that the error is about."""
    try:
        yield from items
    except FormatError as error:
        if problems is None:
            raise error.moved(base) from None
        if len(problems) < _MAX_PROBLEMS:
            problems.append(error.moved(base))


def _binary(data: Data, start: int, end: int) -> Container:
    entries = binary.read(Plain(data, start, end), start)
    size = max((entry.location + entry.size for entry in entries), default=0)
    size = max(size, binary.table_end(entries))
    return Container("binary", tuple(entries), start, size, "", binary.alignment(entries))
