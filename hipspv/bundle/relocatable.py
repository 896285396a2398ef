"""Device bitcode in host objects (-fgpu-rdc), stored there for the link of the whole program.

The section holds records of magic, size and bitcode, each padded to 8 bytes. A partial link joins the sections of its
objects, and the records stay separate. SHF_EXCLUDE keeps the section out of programs.
"""

from __future__ import annotations

import struct

from hipspv.bundle import elf, registration

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from hipspv.bundle.model import Data

SECTION = ".hipspv.bitcode"

_RECORD = struct.Struct("<8sQ")
_MAGIC = b"hipspvBC"
_SHF_EXCLUDE = 0x80000000
# Appended to the name of the device code that the link is to define: a linker unaware of it then
# reports an undefined symbol that tells what to do.
_ADVICE = "_link_with_hipspv-cc"


def add_bitcode(host_object: bytes, bitcode: bytes, symbol: str) -> bytes:
    """Return the object with a module of device bitcode. `symbol`: prefix of device code's names."""
    record = _RECORD.pack(_MAGIC, len(bitcode)) + bitcode
    record += bytes(-len(record) % 8)
    host_object = elf.register_first(registration.separate(host_object))
    host_object = elf.extend_names(host_object, symbol, _ADVICE)
    return elf.add_section(host_object, SECTION, record, _SHF_EXCLUDE, 8)


def modules(host_object: bytes) -> list[bytes]:
    """Return the modules in an object."""
    return [host_object[offset : offset + size] for offset, size in records(host_object)]


def records(host_object: Data) -> Iterator[tuple[int, int]]:
    """Return locations and sizes of the modules in an object. Raises ElfError."""
    source = elf.Object(host_object, elf.ANY)
    index = source.find(SECTION)
    location, whole = (0, 0) if index is None else source.extent(index)
    end, position = location + whole, location
    while position < end:
        head = bytes(host_object[position : min(position + _RECORD.size, end)])
        if head.startswith(_MAGIC):
            start = position + _RECORD.size
            if start > end:
                raise elf.ElfError(f"damaged section {SECTION}", position, "size")
            size = _RECORD.unpack(head)[1]
            if size > end - start:
                raise elf.ElfError(f"damaged section {SECTION}", position + 8, "size")
            yield start, size
            position = start + size
        elif any(head[:8]):
            raise elf.ElfError(f"damaged section {SECTION}", position, "magic")
        else:
            position += 8  # a linker's padding
        position += (location - position) % 8


def without_bitcode(host_object: bytes) -> bytes:
    """Return the object with its modules overwritten, hidden from later links."""
    return elf.overwrite_section(host_object, SECTION)
