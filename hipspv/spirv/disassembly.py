"""A module as text, line by line in spirv-dis's format with --raw-id.

Source: the output of SPIRV-Tools' spirv-dis; the parts of an instruction are from the grammar.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator

from hipspv.spirv.grammar import grammar
from hipspv.spirv.module import Module
from hipspv.spirv.number_types import NumberTypes
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
from hipspv.spirv.types import FLOAT
from hipspv.spirv.words import HEADER_WORDS, SpirvError

# Formats whose values are printed exactly: bits of exponent and fraction.
_HALF, _SINGLE, _DOUBLE = (5, 10), (8, 23), (11, 52)


def disassemble(module: Module, begin: int = HEADER_WORDS, end: int | None = None) -> Iterator[str]:
    """Return a line for each instruction in the words [begin, end), as printed by `spirv-dis
    --raw-id --no-indent --no-header`. An instruction begins at `begin`.

    Raises SpirvError for an instruction that contradicts the grammar. If the module's reader
    continues after errors, the error is noted instead, and the line has it after a semicolon.
    """
    return Disassembler(module).lines(begin, module.end if end is None else end)


class Disassembler:
    """Writes instructions one by one. name: returns the text of an id. numbers: the types of the
    preceding values."""

    def __init__(
        self,
        module: Module,
        name: Callable[[int], str] = "%{}".format,
        numbers: NumberTypes | None = None,
    ) -> None:
        self._module = module
        self._name = name
        self._numbers = numbers or NumberTypes(module)

    def lines(self, begin: int, end: int) -> Iterator[str]:
        """Return the lines of consecutive instructions."""
        self._numbers.remember_globals(begin)
        for at in self._module.instructions(begin, end):
            try:
                yield self.line(at)
            except SpirvError as error:
                self._module.report(error)
                yield f"; {grammar().opcode(self._module.opcode(at))}: {error}"
            self._numbers.remember(at)

    def line(self, at: int) -> str:
        """Return the instruction at a word. Raises SpirvError if it contradicts the grammar."""
        module = self._module
        texts, result = [grammar().opcode(module.opcode(at))], ""
        for part in parts(module, at, self._numbers.width):
            if part.kind == "IdResult":
                result = f"{self._name(module.words[part.begin])} = "
            else:
                texts.append(self._text(at, part))
        return result + " ".join(texts)

    def _text(self, at: int, part: Part) -> str:
        module, table, value = self._module, grammar(), self._module.words[part.begin]
        if part.kind in ID_KINDS:
            return self._name(value)
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

    def _number(self, at: int, part: Part) -> str:
        module, type = self._module, self._numbers.of(at)
        data = module.words[part.begin : part.end].tobytes()
        value, size = int.from_bytes(data, "little"), 8 * len(data)
        if module.opcode(type) == FLOAT:
            return _float(value, module.operand(type, 1))
        signed = module.operand(type, 2) and value >> size - 1
        return str(value - (1 << size) if signed else value)


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
    """Return zero and normal numbers as text; empty for others."""
    exponent, fraction = _SINGLE if digits == 9 else _DOUBLE
    biased = bits >> fraction & (1 << exponent) - 1
    zero = not bits & (1 << exponent + fraction) - 1
    if biased == (1 << exponent) - 1 or (not biased and not zero):
        return ""
    (value,) = struct.unpack(real, struct.pack(integer, bits))
    return f"{value:.{digits}g}"


def _hexadecimal(bits: int, exponent: int, fraction: int) -> str:
    """Return a number in the form of C's %a; infinities and not-a-numbers show their bits."""
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
