"""Device bitcode in host objects (-fgpu-rdc): it waits there for the link of the whole program.

The section holds records of magic, size and bitcode, each padded to 8 bytes: a partial link joins
the sections of its objects, and the records stay apart. SHF_EXCLUDE keeps it out of programs.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

from hipspv.bundle import elf

SECTION = ".hipspv.bitcode"

_RECORD = struct.Struct("<8sQ")
_MAGIC = b"hipspvBC"
_SHF_EXCLUDE = 0x80000000
_ARCHIVE = b"!<arch>\n"


def add_bitcode(host_object: bytes, bitcode: bytes) -> bytes:
    """The object with a module of device bitcode."""
    record = _RECORD.pack(_MAGIC, len(bitcode)) + bitcode
    record += bytes(-len(record) % 8)
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


def members(archive: bytes) -> Iterator[bytes]:
    """The objects in a static library (System V ar)."""
    position = len(_ARCHIVE)
    while position + 60 <= len(archive):
        header = archive[position : position + 60]
        size = int(header[48:58])
        content = archive[position + 60 : position + 60 + size]
        if content.startswith(b"\x7fELF"):
            yield content
        position += 60 + size + size % 2


def objects(data: bytes) -> list[bytes]:
    """The relocatable objects in a file: itself, an archive's members, or none."""
    if data.startswith(_ARCHIVE):
        return list(members(data))
    return [data] if elf.is_relocatable(data) else []
