"""Clocks in a SPIR-V module: calls of a declared function become OpReadClockKHR.

Among the translators only LLVM's back end knows the instruction. Source: SPV_KHR_shader_clock.
"""

from __future__ import annotations

import struct

from hipspv.spirv.words import HEADER_WORDS, Instruction, instructions, literal_string, string_words

FUNCTION = "__hipspv_read_clock"
EXTENSION = "SPV_KHR_shader_clock"

_NAME, _EXTENSION, _CAPABILITY = 5, 10, 17
_INTEGER, _CONSTANT, _DECORATE = 21, 43, 71
_FUNCTION, _END, _CALL = 54, 56, 57
_READ_CLOCK, _SHADER_CLOCK = 5056, 5055
_DEVICE = 1  # section 3.27, Scope


def add_clocks(module: bytes) -> bytes:
    """Return the module with the instruction in place of each call of `FUNCTION`, if there are any."""
    if FUNCTION.encode() not in module:
        return module
    everything = list(instructions(module))
    clock = _declared(module, everything)
    if clock is None:
        return module
    bound = _word(module, 12)
    scope, constants = _scope(module, everything, bound)
    body = _rewrite(module, everything, clock, scope, constants)
    return module[:12] + struct.pack("<I", bound + 2) + module[16 : 4 * HEADER_WORDS] + body


def _rewrite(module: bytes, everything: list[Instruction], clock: int, scope: int, constants: bytes) -> bytes:
    parts: list[bytes] = []
    in_clock = False
    enabling = _pack(_CAPABILITY, _SHADER_CLOCK), _pack_words(_EXTENSION, string_words(EXTENSION))
    for instruction in everything:
        opcode, start = instruction.opcode, instruction.start
        if opcode != _CAPABILITY and enabling:
            # The additional capability; extensions follow all capabilities.
            parts += enabling
            enabling = ()
        if opcode == _FUNCTION:
            parts.append(constants)
            constants = b""
            in_clock = _word(module, start + 8) == clock
        named = opcode in (_NAME, _DECORATE) and _word(module, start + 4) == clock
        if opcode == _CALL and _word(module, start + 12) == clock:
            type, result = _word(module, start + 4), _word(module, start + 8)
            parts.append(_pack(_READ_CLOCK, type, result, scope))
        elif not named and not in_clock:
            parts.append(module[start : instruction.end])
        in_clock = in_clock and opcode != _END
    return b"".join(parts)


def _declared(module: bytes, everything: list[Instruction]) -> int | None:
    for instruction in everything:
        start, end = instruction.start, instruction.end
        if instruction.opcode == _NAME and literal_string(module, start + 8, end) == FUNCTION:
            return _word(module, start + 4)
    return None


def _scope(module: bytes, everything: list[Instruction], bound: int) -> tuple[int, bytes]:
    """Return a constant of the device's scope, and the instructions that define it."""
    for instruction in everything:
        at = instruction.start
        if instruction.opcode == _INTEGER and _word(module, at + 8) == 32:
            return bound, _pack(_CONSTANT, _word(module, at + 4), bound, _DEVICE)
    integer = _pack(_INTEGER, bound + 1, 32, 0)
    return bound, integer + _pack(_CONSTANT, bound + 1, bound, _DEVICE)


def _pack(opcode: int, *operands: int) -> bytes:
    return _pack_words(opcode, struct.pack(f"<{len(operands)}I", *operands))


def _pack_words(opcode: int, operands: bytes) -> bytes:
    return struct.pack("<I", (1 + len(operands) // 4) << 16 | opcode) + operands


def _word(module: bytes, offset: int) -> int:
    return struct.unpack_from("<I", module, offset)[0]
