"""A module as text, line by line as spirv-dis has it with --raw-id.

Source: what SPIRV-Tools' spirv-dis prints; what an instruction consists of is the grammar's.
"""

from __future__ import annotations

import functools
import struct
from array import array
from collections.abc import Iterator

from hipspv.spirv.grammar import grammar
from hipspv.spirv.module import Module
from hipspv.spirv.operands import (
    EXTENDED,
    ID_KINDS,
    NESTED,
    STRING,
    SWITCH,
    TYPED_NUMBER,
    Part,
    parts,
)
from hipspv.spirv.types import FLOAT, INT
from hipspv.spirv.words import HEADER_WORDS, SpirvError

# Of formats whose values are written with all their bits: exponent's and fraction's.
_HALF, _SINGLE, _DOUBLE = (5, 10), (8, 23), (11, 52)
_CONSTANTS = (43, 50)  # OpConstant, OpSpecConstant


def disassemble(module: Module, begin: int = HEADER_WORDS, end: int | None = None) -> Iterator[str]:
    """A line for each instruction in the words [begin, end), as `spirv-dis --raw-id --no-indent
    --no-header` prints it; one stands at the first.

    Raises SpirvError where an instruction isn't what the grammar says; where the module's reader
    goes on, that is noted, and the line says so behind a semicolon.
    """
    return _Disassembler(module).lines(begin, module.end if end is None else end)


class _Disassembler:
    def __init__(self, module: Module) -> None:
        self._module = module
        self._types = module.types
        self._type_of = array("I", [0]) * module.bound  # of the values met so far

    def lines(self, begin: int, end: int) -> Iterator[str]:
        for at in self._module.noted("global"):
            if at < begin:
                self._remember(at)
        for at in self._module.instructions(begin, end):
            try:
                yield self._line(at)
            except SpirvError as error:
                self._module.report(error)
                yield f"; {grammar().opcode(self._module.opcode(at))}: {error}"
            self._remember(at)

    def _remember(self, at: int) -> None:
        """An instruction with a result that has a type: OpSwitch's numbers are of its type."""
        words, opcode = self._module.words, self._module.opcode(at)
        if _has_type(opcode) and words[at] >> 16 > 2 and words[at + 2] < self._module.bound:
            self._type_of[words[at + 2]] = words[at + 1]

    def _line(self, at: int) -> str:
        module = self._module
        texts, result = [grammar().opcode(module.opcode(at))], ""
        for part in parts(module, at, self._width):
            if part.kind == "IdResult":
                result = f"%{module.words[part.begin]} = "
            else:
                texts.append(self._text(at, part))
        return result + " ".join(texts)

    def _text(self, at: int, part: Part) -> str:
        module, table, value = self._module, grammar(), self._module.words[part.begin]
        if part.kind in ID_KINDS:
            return f"%{value}"
        if table.is_enumeration(part.kind):
            return table.name(part.kind, value)
        if table.is_mask(part.kind):
            return _flags(part.kind, value)
        if part.kind == STRING:
            text = module.text(at, part.begin - at - 1)[0]
            return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
        if part.kind == NESTED:
            return table.opcode(value).removeprefix("Op")
        if part.kind == EXTENDED:
            form = table.extended(module.imports.get(module.words[at + 3], ""), value)
            return form.name if form else str(value)
        if part.kind == TYPED_NUMBER or part.end - part.begin > 1 or module.opcode(at) == SWITCH:
            return self._number(at, part)
        return str(value)

    def _number_type(self, at: int) -> int:
        """Where the type of an instruction's numbers stands; 0 where nothing says it."""
        module = self._module
        if module.opcode(at) in _CONSTANTS:
            type = module.operand(at, 0)
        else:
            selector = module.operand(at, 0)
            type = self._type_of[selector] if selector < module.bound else 0
        return self._types.at(type) if self._types.opcode(type) in (INT, FLOAT) else 0

    def _width(self, at: int) -> int:
        """The words of an instruction's numbers."""
        type = self._number_type(at)
        if not type:
            raise SpirvError("a number has no type", 4 * at, "type")
        return max((self._module.operand(type, 1) + 31) // 32, 1)

    def _number(self, at: int, part: Part) -> str:
        module, type = self._module, self._number_type(at)
        data = module.words[part.begin : part.end].tobytes()
        value, size = int.from_bytes(data, "little"), 8 * len(data)
        if module.opcode(type) == FLOAT:
            return _float(value, module.operand(type, 1))
        signed = module.operand(type, 2) and value >> size - 1
        return str(value - (1 << size) if signed else value)


@functools.lru_cache(4_096)
def _has_type(opcode: int) -> bool:
    form = grammar().instruction(opcode)
    return form is not None and [o.kind for o in form.operands[:2]] == ["IdResultType", "IdResult"]


def _flags(kind: str, value: int) -> str:
    bits = [1 << bit for bit in range(32) if value >> bit & 1] or [0]
    forms = [grammar().flag(kind, bit) for bit in bits]
    return "|".join(form.name if form else str(bit) for form, bit in zip(forms, bits, strict=True))


def _float(value: int, width: int) -> str:
    if width == 32:
        return _decimal(value, "<I", "<f", 9) or _hexadecimal(value, *_SINGLE)
    if width == 64:
        return _decimal(value, "<Q", "<d", 17) or _hexadecimal(value, *_DOUBLE)
    return _hexadecimal(value & 0xFFFF, *_HALF) if width == 16 else str(value)


def _decimal(bits: int, integer: str, real: str, digits: int) -> str:
    """Zero and normal numbers; empty for others."""
    exponent, fraction = _SINGLE if digits == 9 else _DOUBLE
    biased = bits >> fraction & (1 << exponent) - 1
    zero = not bits & (1 << exponent + fraction) - 1
    if biased == (1 << exponent) - 1 or (not biased and not zero):
        return ""
    (value,) = struct.unpack(real, struct.pack(integer, bits))
    return f"{value:.{digits}g}"


def _hexadecimal(bits: int, exponent: int, fraction: int) -> str:
    """As C's %a, with infinities and not-a-numbers as what they are in bits."""
    sign = "-" if bits >> exponent + fraction & 1 else ""
    biased, rest = bits >> fraction & (1 << exponent) - 1, bits & (1 << fraction) - 1
    bias = (1 << exponent - 1) - 1
    if not biased and not rest:
        return f"{sign}0x0p+0"
    power = biased - bias
    if not biased:  # subnormal: the first bit that is set becomes the one before the point
        shift = fraction + 1 - rest.bit_length()
        power, rest = 1 - bias - shift, rest << shift & (1 << fraction) - 1
    digits = -(-fraction // 4)
    text = f"{rest << 4 * digits - fraction:0{digits}x}".rstrip("0")
    return f"{sign}0x1{'.' if text else ''}{text}p{power:+d}"
