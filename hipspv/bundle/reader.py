"""Bundles of any form, wherever they stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from hipspv.bundle import archive, binary, compressed, elf, objects, package, text
from hipspv.bundle.errors import BundleError, FormatError
from hipspv.bundle.model import Container, Data
from hipspv.bundle.sources import Inflated, Plain, Turns

_FIRST_BLOCK, _BLOCK = 64, 1 << 16
_Item = TypeVar("_Item")
# Bundles and entries in a file, which have some hundred bytes of memory each: so many in a small
# one, and one for so many bytes.
_FEW_PARTS, _PART = 1 << 15, 192
_MOST_PROBLEMS = 1000


class Limit:
    """How many more bundles and entries of a file become objects: a hostile one's would take more
    memory than it."""

    def __init__(self) -> None:
        self._left = _FEW_PARTS
        self._turns = Turns()

    def add(self, size: int) -> None:
        """There is a part of so many bytes."""
        self._left += size // _PART

    def take(self, found: Iterator[Container]) -> Iterator[Container]:
        """The bundles, as long as the file may have more."""
        for container in found:
            self._left -= 1 + len(container.entries)
            self._left -= sum(len(entry.properties) for entry in container.entries)
            if self._left < 0:
                what = "more bundles and entries than a file of this size can have"
                raise BundleError(what, container.offset, "count")
            for entry in container.entries:
                if isinstance(entry.source, Inflated):
                    entry.source.close()
                    entry.source.turns = self._turns
            yield container


def read(data: Data, start: int = 0, end: int | None = None) -> Container:
    """The bundle at this place: binary, text, compressed or an offload binary. Raises
    BundleError."""
    end = len(data) if end is None else end
    if compressed.is_compressed(data, start):
        return compressed.read(data, start, end)
    if binary.is_bundle(data, start):
        return _binary(data, start, end)
    if package.is_package(data, start):
        return package.read(data, start, end)
    if text.comment_of(data, start):
        return text.read(data, start, end)
    raise BundleError("not an offload bundle: no form's magic is there", start, "magic")


def is_bundle(data: Data, start: int = 0) -> bool:
    """Does a bundle that `read` reads begin here?"""
    return (
        compressed.is_compressed(data, start)
        or binary.is_bundle(data, start)
        or package.is_package(data, start)
        or bool(text.comment_of(data, start))
    )


def containers(
    data: Data, path: str = "", problems: list[FormatError] | None = None
) -> list[Container]:
    """All bundles in a file: behind one another, in an ELF file's sections, in an archive's
    members. An empty list for a file that carries none.

    path: the file's, for the members of a thin archive. problems: gets the error of each damaged
    file, section or member, a thousand at most, of which then only what stands before the damage is
    given. Without it the first is raised: FormatError.
    """
    return list(each(data, path, problems))


def each(
    data: Data, path: str = "", problems: list[FormatError] | None = None
) -> Iterator[Container]:
    """The same, one after the other."""
    limit = Limit()
    for content, name, base in _collected(parts(data, path), problems, 0):
        yield from inside(content, name, limit, base, problems)


def parts(data: Data, path: str = "") -> Iterator[tuple[Data, str, int]]:
    """The file, or an archive's members: content, name, and where it begins in the data."""
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
    """Bundles behind one another, as a linker puts them: with zeros between them."""
    while start < end and is_bundle(data, start):
        found = read(data, start, end)
        if found.compression and found.compression.file_size is None:
            # Version 1 doesn't say where it ends: the stream does.
            _, stream = compressed.stream(data, start, end)
            found = found._replace(size=stream.start + stream.packed_size() - start)
        yield found
        start = skip_zeros(data, start + found.size, end)


def skip_zeros(data: Data, start: int, end: int) -> int:
    """The place of the first byte that is no zero."""
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
    data: Data,
    member: str,
    limit: Limit,
    base: int = 0,
    problems: list[FormatError] | None = None,
) -> Iterator[Container]:
    """The bundles in a file that is no archive. base: where it begins in the data of the caller."""
    limit.add(len(data))
    for section, found in _collected(_places(data), problems, base):
        where = f"{member}({section})" if member and section else member or section
        for container in _collected(limit.take(found), problems, base):
            yield _moved(container, base)._replace(where=where)


def _places(data: Data) -> Iterator[tuple[str, Iterator[Container]]]:
    """The sections in which bundles stand, with these."""
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


def _collected(
    items: Iterator[_Item], problems: list[FormatError] | None, base: int
) -> Iterator[_Item]:
    """The items, which end with an error: that becomes an entry of the list, if there is one.
    base: of the part of the caller's data that the error is about."""
    try:
        yield from items
    except FormatError as error:
        if problems is None:
            raise error.moved(base) from None
        if len(problems) < _MOST_PROBLEMS:
            problems.append(error.moved(base))


def _binary(data: Data, start: int, end: int) -> Container:
    entries = binary.read(Plain(data, start, end), start)
    size = max((entry.place + entry.size for entry in entries), default=0)
    size = max(size, binary.table_end(entries))
    return Container("binary", tuple(entries), start, size, "", binary.alignment(entries))
