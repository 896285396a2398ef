"""Bundles in objects, programs and libraries.

- One section for each entry, named after it, in an object that clang-offload-bundler bundled
  (clang/lib/Driver/OffloadBundler.cpp, ObjectFileHandler). The host's entry is the object.
- `.hip_fatbin`: bundles for the HIP runtime, one for each source.
- `.llvm.offloading`: offload binaries (llvm/lib/Object/OffloadBinary.cpp).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hipspv.bundle import binary, elf
from hipspv.bundle.errors import BundleError, ElfError
from hipspv.bundle.model import MAX_ENTRIES, Container, Data, Entry
from hipspv.bundle.sources import Plain

PREFIX = binary.MAGIC.decode()
# The content of the section for the host's entry.
HOST_MARK = b"\0"
# Sections that hold bundles of other forms, one after another.
SECTIONS = (elf.SECTION, ".llvm.offloading")
SHT_LLVM_OFFLOADING = 0x6FFF4C0B

_SHF_EXCLUDE = 0x80000000


def sections(source: elf.Object) -> Iterator[elf.Section]:
    """Return the sections that hold bundles one after another. Raises ElfError for sections that
    share bytes: these would be read again and again."""
    left = len(source.data)
    for section in source.table():
        named = section.name in SECTIONS or section.kind == SHT_LLVM_OFFLOADING
        if named and (size := source.extent(section.index)[1]):
            left -= size
            if left < 0:
                what = f"damaged ELF object: sections {section.name!a} overlap"
                raise ElfError(what, source.entry_offset(section.index) + 24, "sh_offset")
            yield section


def read(source: elf.Object) -> Iterator[Container]:
    """Return the bundle whose entries are sections, if the object is one."""
    found: list[Entry] = []
    hosts = 0
    for section in source.table():
        if section.name.startswith(PREFIX):
            found.append(_entry(source, section))
            hosts += isinstance(found[-1].source, _Host)
            if hosts > 1:  # each would contain the object once more
                raise BundleError("damaged bundle: two hosts", section.offset, "sh_name")
            if len(found) > MAX_ENTRIES:
                raise BundleError("damaged bundle: too many sections", section.offset, "sh_name")
    if found:
        yield Container("object", tuple(found), 0, len(source.data))


def write(host_object: bytes, host: str, entries: Iterable[tuple[str, bytes]]) -> bytes:
    """Return the object with a section for itself, and one with the content for each id."""
    result = host_object
    for id, content in ((host, HOST_MARK), *entries):
        result = elf.add_section(result, PREFIX + id, content, _SHF_EXCLUDE, 1)
    return result


def host_object(data: bytes) -> bytes:
    """Return the original object: without these sections, though their bytes stay, as zeros."""
    source = elf.Object(data, elf.ANY)
    own = [section.index for section in source.table() if section.name.startswith(PREFIX)]
    return elf.deactivate(data, own)


def _entry(source: elf.Object, section: elf.Section) -> Entry:
    id = section.name.removeprefix(PREFIX)
    if not id.isascii():
        raise BundleError("damaged bundle: an id is no text", section.offset, "sh_name")
    start, size = source.extent(section.index)
    marked = size == len(HOST_MARK) and source.data[start : start + size] == HOST_MARK
    if marked and id.startswith("host-"):
        return Entry(id, _Host(source.data), 0, len(source.data), 0)
    whole = Plain(source.data, 0, len(source.data))
    return Entry(id, whole, section.offset, section.size, section.offset)


class _Host(Plain):
    """The object that carries the other entries."""

    def __init__(self, data: Data) -> None:
        super().__init__(data, 0, len(data))
        self._object = data

    def read(self, offset: int, size: int, trusted: bool = False) -> bytes:
        return host_object(bytes(self._object))[offset : offset + size]

    def chunks(self, offset: int, size: int, trusted: bool = False) -> Iterator[bytes]:
        yield self.read(offset, size)
