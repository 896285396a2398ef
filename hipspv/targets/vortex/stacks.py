"""The stack that a kernel needs, by its machine code."""

from __future__ import annotations

import io
from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from hipspv.targets.vortex import instructions as rv

if TYPE_CHECKING:
    from elftools.elf.elffile import ELFFile
    from elftools.elf.sections import SymbolTableSection

_CALLS = (18, 19)  # RISC-V ELF psABI, "Relocations": R_RISCV_CALL and R_RISCV_CALL_PLT

# A function: the number of its object, and its name.
_Key = tuple[int, str]


class _Function(NamedTuple):
    frame: int | None  # bytes; None if they aren't constant
    callees: list[_Key]


class Stacks:
    """The functions of the objects that are linked to one program."""

    def __init__(self, parts: Sequence[bytes]) -> None:
        self._functions: dict[_Key, _Function] = {}
        self._homes: dict[str, int] = {}  # the objects of global functions
        self._known: dict[_Key, int | None] = {}
        for number, part in enumerate(parts):
            self._read(number, part)

    def of(self, name: str) -> int:
        """Return the bytes that a global function and those below it need; 0 if the number is
        unknown, as for recursion."""
        return self._needed((self._homes[name], name), ()) or 0

    def _needed(self, key: _Key, above: tuple[_Key, ...]) -> int | None:
        if key in above:
            return None
        if key not in self._known:
            found = self._functions[key]
            below = [self._needed(self._home(each), (*above, key)) for each in found.callees]
            sizes = [size for size in below if size is not None]
            known = found.frame is not None and len(sizes) == len(below)
            self._known[key] = (found.frame or 0) + max(sizes, default=0) if known else None
        return self._known[key]

    def _home(self, key: _Key) -> _Key:
        """The function that a name means in an object."""
        return key if key in self._functions else (self._homes[key[1]], key[1])

    def _read(self, number: int, part: bytes) -> None:
        from elftools.elf.elffile import ELFFile
        from elftools.elf.sections import SymbolTableSection

        elf = ELFFile(io.BytesIO(part))
        table = elf.get_section_by_name(".symtab")
        assert isinstance(table, SymbolTableSection)
        calls = _calls(elf, table)
        for symbol in table.iter_symbols():
            if symbol["st_info"]["type"] != "STT_FUNC" or symbol["st_shndx"] == "SHN_UNDEF":
                continue
            start, home = symbol["st_value"], symbol["st_shndx"]
            end = start + symbol["st_size"]
            code = elf.get_section(home).data()[start:end]
            calls_at = calls.get(home, [])
            first, last = (bisect_left(calls_at, (offset,)) for offset in (start, end))
            callees = [(number, name) for name in sorted({name for _, name in calls_at[first:last]})]
            self._functions[number, symbol.name] = _Function(frame_of(code), callees)
            if symbol["st_info"]["bind"] != "STB_LOCAL":
                self._homes[symbol.name] = number


def _calls(elf: ELFFile, table: SymbolTableSection) -> dict[int, list[tuple[int, str]]]:
    """Return the offsets and callees of each section's calls, in order, but for Vortex's own."""
    from elftools.elf.relocation import RelocationSection

    from hipspv.targets.vortex.intrinsics import PREFIX

    found: dict[int, list[tuple[int, str]]] = defaultdict(list)
    for section in elf.iter_sections():
        if isinstance(section, RelocationSection):
            for relocation in section.iter_relocations():
                name = table.get_symbol(relocation["r_info_sym"]).name
                if relocation["r_info_type"] in _CALLS and not name.startswith(PREFIX):
                    found[section["sh_info"]].append((relocation["r_offset"], name))
    return {section: sorted(calls_at) for section, calls_at in found.items()}


def frame_of(code: bytes) -> int | None:
    """Return the bytes by which a function lowers the stack pointer; None for a number that isn't constant."""
    total = 0
    constants: dict[int, int] = {}
    for word in array("I", code):
        rd, rs1, immediate = word >> 7 & 31, word >> 15 & 31, rv.immediate_of(word)
        if rv.is_lui(word):
            constants[rd] = rv.upper_of(word)
        elif rv.is_addi(word) and rd == rs1 == rv.SP:
            total += max(0, -immediate)
        elif rv.is_addi(word) and rs1 in (rv.ZERO, rd):
            constants[rd] = constants.get(rs1, 0) + immediate
        elif rv.is_sub(word) and rd == rs1 == rv.SP:
            size = constants.get(word >> 20 & 31)
            if size is None:
                return None
            total += size
        elif rd == rv.SP and rv.is_add(word) and rs1 != rv.SP:
            return None
    return total
