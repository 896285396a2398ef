"""Conditional branches in RISC-V machine code, counted by function.

Layouts: System V ABI, "Object Files" (gABI 4.1); RISC-V Instruction Set Manual, volume I, chapter
"RV32/64G Instruction Set Listings".
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import NamedTuple

from hipspv.bundle.errors import ElfError

_EM_RISCV = 243
_SHT_SYMTAB = 2
_STT_FUNC = 2
_BRANCH, _OPCODE = 0x63, 0x7F


class _Class(NamedTuple):
    """Layouts of an ELF class. The last four are the places of a symbol's fields."""

    header: struct.Struct
    section: struct.Struct
    symbol: struct.Struct
    info: int
    home: int  # the index of the section
    value: int
    size: int


_CLASSES = {
    1: _Class(
        struct.Struct("<16sHHIIIIIHHHHHH"),
        struct.Struct("<10I"),
        struct.Struct("<IIIBBH"),
        *(3, 5, 1, 2),
    ),
    2: _Class(
        *(
            struct.Struct("<16sHHIQQQIHHHHHH"),
            struct.Struct("<IIQQQQIIQQ"),
            struct.Struct("<IBBHQQ"),
        ),
        *(1, 3, 4, 5),
    ),
}


def conditional_branches(data: bytes) -> dict[str, int]:
    """Return the number of conditional branches of each function of a relocatable object, of 32 or
    64 bits, without compressed instructions. Raises ElfError for other files.
    """
    layout = _CLASSES.get(data[4]) if data[:4] == b"\x7fELF" and len(data) > 4 else None
    if layout is None or len(data) < layout.header.size:
        raise ElfError("not an ELF object", 0, "e_ident")
    header = layout.header.unpack_from(data)
    if header[2] != _EM_RISCV:
        raise ElfError("not an object for RISC-V", 18, "e_machine")
    try:
        return dict(_functions(data, layout, header[6], header[12]))
    except (struct.error, IndexError, ValueError) as error:
        raise ElfError(f"damaged ELF object: {error}") from None


def _functions(data: bytes, layout: _Class, table: int, count: int) -> Iterator[tuple[str, int]]:
    sections = [
        layout.section.unpack_from(data, table + i * layout.section.size) for i in range(count)
    ]
    for _, kind, _, _, offset, size, link, *_ in sections:
        if kind != _SHT_SYMTAB:
            continue
        names = sections[link][4]
        for symbol in layout.symbol.iter_unpack(data[offset : offset + size]):
            if symbol[layout.info] & 15 == _STT_FUNC and symbol[layout.home]:
                start = sections[symbol[layout.home]][4] + symbol[layout.value]
                code = data[start : start + symbol[layout.size]]
                name = data[names + symbol[0] : data.index(b"\0", names + symbol[0])]
                yield name.decode(errors="surrogateescape"), _branches(code)


def _branches(code: bytes) -> int:
    return sum(word & _OPCODE == _BRANCH for (word,) in struct.iter_unpack("<I", code))
