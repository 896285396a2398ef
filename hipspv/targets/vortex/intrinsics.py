"""Vortex's instructions as functions.

LLVM's RISC-V target doesn't know them, and without an assembler there is no inline assembly. Code
calls a function for each, with operands and result in the registers of the C ABI. A call is two
instructions, of which `encode` makes the one that is meant and a `nop`.
"""

from __future__ import annotations

import io
import struct

from hipspv.targets.vortex import instructions as rv
from hipspv.targets.vortex.instructions import A0, A1, ZERO

PREFIX = "__vx_"


class IntrinsicError(Exception):
    """An object that uses an intrinsic other than by a call."""


# vx_intrinsics.h: the name there, the two function codes and the registers.
INTRINSICS = {
    "tmc": rv.custom(0, 0, ZERO, A0, ZERO),
    "wspawn": rv.custom(1, 0, ZERO, A0, A1),
    "split": rv.custom(2, 0, A0, A0, ZERO),
    "join": rv.custom(3, 0, ZERO, A0, ZERO),
    "barrier": rv.custom(4, 0, ZERO, A0, A1),
    "pred": rv.custom(5, 0, ZERO, A0, A1),
    "vote_all": rv.custom(0, 1, A0, A0, ZERO),
    "vote_any": rv.custom(1, 1, A0, A0, ZERO),
    "vote_uni": rv.custom(2, 1, A0, A0, ZERO),
    "vote_ballot": rv.custom(3, 1, A0, A0, ZERO),
    "shfl_up": rv.custom(4, 1, A0, A0, A1),
    "shfl_down": rv.custom(5, 1, A0, A0, A1),
    "shfl_bfly": rv.custom(6, 1, A0, A0, A1),
    "shfl_idx": rv.custom(7, 1, A0, A0, A1),
    "csr_thread_id": rv.csrr(A0, rv.THREAD_ID),
    "csr_warp_id": rv.csrr(A0, rv.WARP_ID),
    "csr_core_id": rv.csrr(A0, rv.CORE_ID),
    "csr_active_threads": rv.csrr(A0, rv.ACTIVE_THREADS),
    "csr_num_threads": rv.csrr(A0, rv.NUM_THREADS),
    "csr_num_warps": rv.csrr(A0, rv.NUM_WARPS),
    "csr_num_cores": rv.csrr(A0, rv.NUM_CORES),
    "csr_hart_id": rv.csrr(A0, rv.MHARTID),
    "csr_local_base": rv.csrr(A0, rv.LOCAL_BASE),
    "csr_arguments": rv.csrr(A0, rv.MSCRATCH),
    "cycles": rv.csrr(A0, rv.MCYCLE),
    "cycles_high": rv.csrr(A0, rv.MCYCLEH),
    "fence": rv.FENCE,
}

# RISC-V ELF psABI, "Relocations".
_R_NONE, _R_CALLS = 0, (18, 19)
_RELA = {32: struct.Struct("<II"), 64: struct.Struct("<QQ")}  # offset, symbol and type


def encode(data: bytes) -> bytes:
    """Return a relocatable object with the instructions instead of the calls.

    Raises IntrinsicError for a function that is unknown or used otherwise.
    """
    from elftools.elf.elffile import ELFFile
    from elftools.elf.relocation import RelocationSection
    from elftools.elf.sections import SymbolTableSection

    elf = ELFFile(io.BytesIO(data))
    width, result = elf.elfclass, bytearray(data)
    for section in elf.iter_sections():
        if not isinstance(section, RelocationSection):
            continue
        symbols = elf.get_section(section["sh_link"])
        assert isinstance(symbols, SymbolTableSection)
        code = elf.get_section(section["sh_info"])
        for index, relocation in enumerate(section.iter_relocations()):
            name = symbols.get_symbol(relocation["r_info_sym"]).name
            if not name.startswith(PREFIX):
                continue
            word = INTRINSICS.get(name.removeprefix(PREFIX))
            if word is None or relocation["r_info_type"] not in _R_CALLS:
                raise IntrinsicError(f"{name}: no instruction, or its address is used")
            offset = code["sh_offset"] + relocation["r_offset"]
            _expect_call(data, offset, name)
            struct.pack_into("<II", result, offset, word, rv.NOP)
            row = section["sh_offset"] + index * section["sh_entsize"]
            _RELA[width].pack_into(result, row, relocation["r_offset"], _R_NONE)
    return bytes(result)


def _expect_call(data: bytes, offset: int, name: str) -> None:
    """A jump to a function that returns to the caller's caller isn't a call."""
    first, second = struct.unpack_from("<II", data, offset)
    if first != rv.auipc(rv.RA) or second != rv.jalr(rv.RA, rv.RA):
        raise IntrinsicError(f"{name}: a jump, and no call")
