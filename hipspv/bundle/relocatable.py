"""Device bitcode in host objects (-fgpu-rdc): it waits there for the link of the whole program.

The section holds records of magic, size and bitcode, each padded to 8 bytes: a partial link joins
the sections of its objects, and the records stay apart. SHF_EXCLUDE keeps it out of programs.
"""

from __future__ import annotations

import struct

from hipspv.bundle import elf, registration

SECTION = ".hipspv.bitcode"

_RECORD = struct.Struct("<8sQ")
_MAGIC = b"hipspvBC"
_SHF_EXCLUDE = 0x80000000
# Behind the name of the device code that the link is to define: a linker that knows nothing of it
# says which symbol is undefined, and so what to do.
_ADVICE = "_link_with_hipspv-cc"


def add_bitcode(host_object: bytes, bitcode: bytes, symbol: str) -> bytes:
    """The object with a module of device bitcode. `symbol`: how names of device code begin."""
    record = _RECORD.pack(_MAGIC, len(bitcode)) + bitcode
    record += bytes(-len(record) % 8)
    host_object = registration.separate(host_object)
    host_object = elf.extend_names(host_object, symbol, _ADVICE)
    return elf.add_section(host_object, SECTION, record, _SHF_EXCLUDE, 8)


def modules(host_object: bytes) -> list[bytes]:
    """The modules in an object."""
    content = elf.section_content(host_object, SECTION)
    found = []
    position = 0
    while content and position < len(content):
        if content.startswith(_MAGIC, position):
            size = _RECORD.unpack_from(content, position)[1]
            position += _RECORD.size
            found.append(content[position : position + size])
            position += size
        elif any(content[position : position + 8]):
            raise elf.ElfError(f"damaged section {SECTION}")
        else:
            position += 8  # a linker's padding
        position += -position % 8
    return found


def without_bitcode(host_object: bytes) -> bytes:
    """The object with its modules overwritten: what no later link shall see."""
    return elf.overwrite_section(host_object, SECTION)
