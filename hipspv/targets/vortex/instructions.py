"""RISC-V instructions as words, since the code generator's library has no assembler.

Formats: The RISC-V Instruction Set Manual, volume I, chapter "RV32I Base Integer Instruction Set",
"Base Instruction Formats".
"""

from __future__ import annotations

from array import array

# Registers by their names in the ABI.
ZERO, RA, SP, GP, TP, T0, T1, T2, S0, S1, A0, A1 = range(12)

# Major opcodes. Vortex's instructions are in the first of those for custom extensions.
_LOAD, _CUSTOM_0, _MISC_MEM, _OP_IMM, _AUIPC, _OP = 0x03, 0x0B, 0x0F, 0x13, 0x17, 0x33
_BRANCH, _JALR, _JAL, _SYSTEM = 0x63, 0x67, 0x6F, 0x73

# Control and status registers: RISC-V's, and Vortex's own (VX_types.vh).
MSCRATCH, MCYCLE, MCYCLEH, MHARTID = 0x340, 0xB00, 0xB80, 0xF14
THREAD_ID, WARP_ID, CORE_ID, ACTIVE_WARPS, ACTIVE_THREADS = 0xCC0, 0xCC1, 0xCC2, 0xCC3, 0xCC4
NUM_THREADS, NUM_WARPS, NUM_CORES, LOCAL_BASE = 0xFC0, 0xFC1, 0xFC2, 0xFC3


def r_type(opcode: int, funct3: int, funct7: int, rd: int, rs1: int, rs2: int) -> int:
    return funct7 << 25 | rs2 << 20 | rs1 << 15 | funct3 << 12 | rd << 7 | opcode


def i_type(opcode: int, funct3: int, rd: int, rs1: int, immediate: int) -> int:
    return (immediate & 0xFFF) << 20 | rs1 << 15 | funct3 << 12 | rd << 7 | opcode


def custom(funct3: int, funct7: int, rd: int, rs1: int, rs2: int) -> int:
    """One of Vortex's instructions (vx_intrinsics.h)."""
    return r_type(_CUSTOM_0, funct3, funct7, rd, rs1, rs2)


def csrr(rd: int, register: int) -> int:
    return i_type(_SYSTEM, 2, rd, ZERO, register)


def add(rd: int, rs1: int, rs2: int) -> int:
    return r_type(_OP, 0, 0, rd, rs1, rs2)


def mul(rd: int, rs1: int, rs2: int) -> int:
    return r_type(_OP, 0, 1, rd, rs1, rs2)


def addi(rd: int, rs1: int, immediate: int) -> int:
    return i_type(_OP_IMM, 0, rd, rs1, immediate)


def load(width: int, rd: int, rs1: int, offset: int) -> int:
    """A load of a register's width: `lw` or `ld`."""
    return i_type(_LOAD, {32: 2, 64: 3}[width], rd, rs1, offset)


def auipc(rd: int) -> int:
    """The instruction's own address."""
    return rd << 7 | _AUIPC


def jalr(rd: int, rs1: int) -> int:
    return i_type(_JALR, 0, rd, rs1, 0)


def jal(rd: int, offset: int) -> int:
    bits = (offset >> 20 & 1) << 31 | (offset >> 1 & 0x3FF) << 21
    return bits | (offset >> 11 & 1) << 20 | (offset >> 12 & 0xFF) << 12 | rd << 7 | _JAL


def branch(funct3: int, rs1: int, rs2: int, offset: int) -> int:
    bits = (offset >> 12 & 1) << 31 | (offset >> 5 & 0x3F) << 25 | rs2 << 20 | rs1 << 15
    return bits | funct3 << 12 | (offset >> 1 & 0xF) << 8 | (offset >> 11 & 1) << 7 | _BRANCH


EQUAL, NOT_EQUAL = 0, 1  # branches' funct3
NOP = addi(ZERO, ZERO, 0)
FENCE = i_type(_MISC_MEM, 0, ZERO, ZERO, 0xFF)  # of all accesses before and after it


# Major opcodes of atomic operations, and of floating point: loads, stores, operations, and products
# with sums. The format is in bits 25 and 26, and for loads and stores in bits 12 to 14.
_AMO, _FLOAT_MEMORY = 0x2F, (0x07, 0x27)
_FLOAT = (0x43, 0x47, 0x4B, 0x4F, 0x53)


def extensions(code: bytes) -> str:
    """Return the letters of the extensions beyond I and M that code uses: of A, F and D."""
    found: set[str] = set()
    for word in array("I", code[: len(code) & ~3]):
        opcode = word & 0x7F
        if opcode == _AMO:
            found.add("a")
        elif opcode in _FLOAT_MEMORY:
            found.add("d" if word >> 12 & 7 == 3 else "f")
        elif opcode in _FLOAT:
            found.add("d" if word >> 25 & 1 else "f")
    return "".join(letter for letter in "afd" if letter in found)


def is_branch(word: int) -> bool:
    """Return true for a conditional branch."""
    return word & 0x7F == _BRANCH


def srai(rd: int, rs1: int, bits: int) -> int:
    """An arithmetic shift to the right."""
    return i_type(_OP_IMM, 5, rd, rs1, 0x400 | bits)


def is_long_shift(word: int) -> bool:
    """Return true for `srai` by 32 bits or more."""
    return word & 0xFE00707F == 0x42005013


def shift_of(word: int) -> tuple[int, int, int]:
    """Return the registers of an `srai`, and the bits."""
    return word >> 7 & 31, word >> 15 & 31, word >> 20 & 63


_LUI, _OP_IMM_32 = 0x37, 0x1B


def is_lui(word: int) -> bool:
    return word & 0x7F == _LUI


def upper_of(word: int) -> int:
    """Return the number that `lui` loads."""
    return (word & 0xFFFFF000) - ((word & 1 << 31) << 1)


def is_addi(word: int) -> bool:
    """Return true for `addi` and `addiw`."""
    return word & 0x707F in (_OP_IMM, _OP_IMM_32)


def immediate_of(word: int) -> int:
    """Return the immediate of an instruction of type I."""
    return (word >> 20) - (word >> 31 << 12)


def is_add(word: int) -> bool:
    return word & 0xFE00707F == _OP


def is_sub(word: int) -> bool:
    return word & 0xFE00707F == 0x40000000 | _OP
