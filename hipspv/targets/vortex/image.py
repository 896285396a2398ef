"""Program images: the head, what the linker made, and the records.

docs/vortex.md has the format.
"""

from __future__ import annotations

import io
import struct
from typing import TYPE_CHECKING

from hipspv.metadata import Record, parse, write
from hipspv.targets.vortex import shifts, start
from hipspv.targets.vortex.instructions import extensions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elftools.elf.elffile import ELFFile
    from elftools.elf.sections import Section

    from hipspv.targets.vortex.stacks import Stacks

BASE = 0x80000000  # Vortex's STARTUP_ADDR (VX_config.vh)

# Symbols of layout.ld.
HEAD_SIZE = "__hipspv_vortex_head_size"
SHIFTS_SIZE = "__hipspv_vortex_shifts_size"
RECORDS_SIZE = "__hipspv_vortex_records_size"
_CODE, _SHIFTS = "__hipspv_vortex_code", "__hipspv_vortex_shifts"
_RECORDS, _END = "__hipspv_vortex_records", "__hipspv_vortex_end"

# RISC-V ELF psABI, "Relocations": words of 32 and 64 bits that hold an address.
_ABSOLUTE = {32: 1, 64: 2}
# Bytes of a thread's record, and of the frame of the function that calls the kernel.
_OWN_STACK = 512
_DIGITS = 11  # of an offset, with a space


def sizes(parts: Sequence[bytes], width: int, records: Sequence[str]) -> dict[str, int]:
    """Return the values of the symbols for sizes, for relocatable objects and their records."""
    text = sum(len(record) + 2 * _DIGITS for record in records) + 256
    relocations = sum(_count(section) for part in parts for section in _elf(part).iter_sections())
    words, _ = start.code(width)
    return {
        HEAD_SIZE: start.CODE + 4 * len(words),
        SHIFTS_SIZE: shifts.size_of(_section(_elf(part), ".text").data() for part in parts),
        RECORDS_SIZE: text + _DIGITS * relocations,
    }


def make(data: bytes, width: int, records: Sequence[str], stacks: Stacks) -> bytes:
    """Return the .vxbin of a linked program, which has its relocations still.

    records: those of the passes, without the offsets of entries and variables.
    """
    elf = _elf(data)
    symbols = _symbols(elf)
    image = bytearray(_contents(elf))
    words, distances = start.code(width)
    code, end = symbols[_CODE] - BASE, symbols[_SHIFTS] - BASE
    shifts.replace(image, code, end, end)
    head = start.header() + struct.pack(f"<{len(words)}I", *words)
    image[: len(head)] = head
    for name, offset in distances.items():
        struct.pack_into("<i", image, offset, symbols[name] - BASE - start.CODE)
    placed = [_placed(parse(record), record, symbols, stacks) for record in records]
    lines = [line for line in placed if line]
    lines.append(write("width", width))
    used = extensions(_section(elf, ".text").data())
    if used:
        lines.append(write("isa", used))
    lines.append(write("relocations", *_relocations(elf, width)))
    text = "".join(line + "\n" for line in lines).encode()
    offset = symbols[_RECORDS] - BASE
    if offset + len(text) > len(image):
        raise AssertionError("the records are larger than their section")
    image[offset:] = text
    struct.pack_into("<QQ", image, start.RECORDS, offset, len(text))
    return struct.pack("<QQ", BASE, symbols[_END]) + bytes(image)


def _elf(data: bytes) -> ELFFile:
    from elftools.elf.elffile import ELFFile

    return ELFFile(io.BytesIO(data))


def _section(elf: ELFFile, name: str) -> Section:
    found = elf.get_section_by_name(name)
    if found is None:
        raise AssertionError(f"no section {name}")
    return found


def _count(section: object) -> int:
    from elftools.elf.relocation import RelocationSection

    return section.num_relocations() if isinstance(section, RelocationSection) else 0


def _symbols(elf: ELFFile) -> dict[str, int]:
    from elftools.elf.sections import SymbolTableSection

    table = _section(elf, ".symtab")
    assert isinstance(table, SymbolTableSection)
    return {symbol.name: symbol["st_value"] for symbol in table.iter_symbols() if symbol.name}


def _contents(elf: ELFFile) -> bytes:
    """Return the bytes from BASE to the last that the file holds."""
    result = bytearray()
    for segment in elf.iter_segments("PT_LOAD"):
        if segment["p_filesz"]:
            offset = segment["p_vaddr"] - BASE
            result += bytes(offset - len(result)) + segment.data()
    return bytes(result)


def _placed(record: Record | None, text: str, symbols: dict[str, int], stacks: Stacks) -> str:
    """Return a record with the offset in the image of what it describes, and a kernel's stack.

    It is empty for a variable that no code uses any more, which LLVM removed.
    """
    if record is None:
        raise AssertionError(text)
    if record.name == "entry":
        kernel, _, shared, _ = record.fields
        stack = stacks.of(kernel)
        stack += _OWN_STACK if stack else 0
        return write("entry", kernel, symbols[kernel] - BASE, shared, stack)
    if record.name == "variable":
        _, name, *rest = record.fields
        if name not in symbols:
            return ""
        return write("variable", symbols[name] - BASE, name, *rest)
    return text


def _relocations(elf: ELFFile, width: int) -> list[int]:
    from elftools.elf.relocation import RelocationSection

    return sorted(
        relocation["r_offset"] - BASE
        for section in elf.iter_sections()
        if isinstance(section, RelocationSection)
        for relocation in section.iter_relocations()
        if relocation["r_info_type"] == _ABSOLUTE[width]
    )
