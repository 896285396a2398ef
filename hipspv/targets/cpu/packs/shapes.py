"""How a value differs among the threads of a pack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hipspv.llvm import ConstantInt, Instruction, Opcode, Predicate, TypeKind, Value

# The largest alignment and stride that are followed.
_MOST = 1 << 62
_CHECKED, _MOST_CHECKED, _POINTER, _WIDEST = 32, 1 << 20, 64, 64
_BELOW = (Predicate.ULT, Predicate.UGE, Predicate.SLT, Predicate.SGE)


class Shape(NamedTuple):
    """stride: the difference from a thread's value to the next one's, in bytes for a pointer, modulo the type's width;
    None if it isn't the same for all. align: a power of two of which the first thread's value is a multiple. signed,
    unsigned: the differences are the same for the values as integers of any width, so that an extension keeps them;
    says_signed, says_unsigned: LLVM's flags promise that, for the threads that use the value.

    assumes: the extensions that must keep the differences so that the stride is right. promised: those of which flags
    promise it.
    """

    stride: int | None
    align: int = 1
    signed: bool = False
    unsigned: bool = False
    says_signed: bool = False
    says_unsigned: bool = False
    assumes: frozenset[Value] = frozenset()
    promised: frozenset[Value] = frozenset()

    @property
    def is_uniform(self) -> bool:
        return self.stride == 0

    @property
    def varies(self) -> bool:
        return self.stride is None


VARYING = Shape(None)


def uniform(align: int = 1) -> Shape:
    return Shape(0, min(align, _MOST), True, True, True, True)


def of_constant(value: Value) -> Shape:
    if isinstance(value, ConstantInt):
        number = value.value
        return uniform(number & -number if number else _MOST)
    return uniform()


def join(one: Shape | None, other: Shape) -> Shape:
    """The shape of a value that is one of two. None: not known yet."""
    if one is None:
        return other
    if one.varies or other.varies or one.stride != other.stride:
        return VARYING
    return Shape(
        one.stride,
        min(one.align, other.align),
        one.signed and other.signed,
        one.unsigned and other.unsigned,
        one.says_signed and other.says_signed,
        one.says_unsigned and other.says_unsigned,
        one.assumes | other.assumes,
        one.promised | other.promised,
    )


def is_signed(name: str) -> bool:
    """True for the intrinsics of signed minima and maxima."""
    return name.startswith(("llvm.smin.", "llvm.smax."))


class Shapes:
    """The shapes of results by those of operands, in a pack of `width` threads, a power of two."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._rules: dict[int, Callable[[Instruction, Shape, Shape], Shape]] = {
            Opcode.ADD: self._add,
            Opcode.SUB: self._subtract,
            Opcode.MUL: self._multiply,
            Opcode.SHL: self._shift_left,
            Opcode.LSHR: self._shift_right,
            Opcode.ASHR: self._shift_right,
            Opcode.UDIV: self._divide,
            Opcode.UREM: self._rest,
            Opcode.AND: self._and,
            Opcode.OR: self._or,
            Opcode.XOR: self._xor,
        }

    def made(
        self, value: Instruction, stride: int | None, align: int, says_signed: bool = False, says_unsigned: bool = False
    ) -> Shape:
        """The shape of a value, in which none wraps around if the first one's alignment tells it."""
        if stride is None or abs(stride) >= _MOST or (stride and _bits(value.type) > _WIDEST):
            return VARYING
        align = min(align, 1 << (_bits(value.type) - 1))
        fits = 0 <= stride * (self._width - 1) < align
        return Shape(stride, min(align, _MOST), fits, fits, says_signed or fits, says_unsigned or fits)

    def of(self, value: Instruction, operands: Sequence[Shape]) -> Shape:
        """The shape of the result of an operation without side effects on integers and pointers in registers."""
        shape = self._of(value, operands)
        assumes = shape.assumes.union(*(operand.assumes for operand in operands))
        promised = shape.promised.union(*(operand.promised for operand in operands))
        if shape.varies or not (assumes or promised):
            return shape
        return VARYING if shape.is_uniform else shape._replace(assumes=assumes, promised=promised)

    def _of(self, value: Instruction, operands: Sequence[Shape]) -> Shape:
        opcode = value.opcode
        if opcode in self._rules and value.type.is_integer:
            one, two = operands
            if one.is_uniform and two.is_uniform:
                return self._uniform(value, one, two)
            return self._rules[opcode](value, one, two)
        if opcode in (Opcode.ZEXT, Opcode.SEXT) and value.type.is_integer:
            return self._extended(value, operands[0])
        if opcode in (Opcode.FREEZE, Opcode.ADDRSPACE_CAST):
            return operands[0]
        if opcode in (Opcode.TRUNC, Opcode.PTR_TO_INT, Opcode.INT_TO_PTR) and not value.type.is_vector:
            (given,) = operands
            return VARYING if given.varies else self.made(value, given.stride, given.align)
        if opcode == Opcode.GEP:
            return self._address(value, operands)
        if opcode == Opcode.SELECT and operands[0].is_uniform:
            return join(operands[1], operands[2])
        if opcode == Opcode.ICMP:
            return self._compared(value, *operands)
        return uniform() if all(operand.is_uniform for operand in operands) else VARYING

    def _uniform(self, value: Instruction, one: Shape, two: Shape) -> Shape:
        opcode, second = value.opcode, value.operand(1)
        amount = second.value if isinstance(second, ConstantInt) else None
        if opcode in (Opcode.ADD, Opcode.SUB, Opcode.OR, Opcode.XOR):
            return uniform(min(one.align, two.align))
        if opcode == Opcode.MUL:
            return uniform(one.align * two.align)
        if opcode == Opcode.AND:
            return uniform(max(one.align, two.align))
        if opcode == Opcode.SHL:
            return uniform(one.align << min(amount or 0, 62))
        if opcode in (Opcode.LSHR, Opcode.ASHR) and amount is not None:
            return uniform(max(one.align >> min(amount, 62), 1))
        return uniform()

    def _add(self, value: Instruction, one: Shape, two: Shape) -> Shape:
        if one.stride is None or two.stride is None:
            return VARYING
        signed = value.keeps_sign and one.says_signed and two.says_signed
        unsigned = value.keeps_unsigned and one.says_unsigned and two.says_unsigned
        return self.made(value, one.stride + two.stride, min(one.align, two.align), signed, unsigned)

    def _subtract(self, value: Instruction, one: Shape, two: Shape) -> Shape:
        if one.stride is None or two.stride is None:
            return VARYING
        signed = value.keeps_sign and one.says_signed and two.says_signed
        unsigned = value.keeps_unsigned and one.says_unsigned and two.says_unsigned
        return self.made(value, one.stride - two.stride, min(one.align, two.align), signed, unsigned)

    def _multiply(self, value: Instruction, one: Shape, two: Shape) -> Shape:
        factor = value.operand(1)
        if one.stride is None or not isinstance(factor, ConstantInt):
            return VARYING
        signed = value.keeps_sign and one.says_signed
        unsigned = value.keeps_unsigned and one.says_unsigned
        return self.made(value, one.stride * factor.value, one.align * two.align, signed, unsigned)

    def _shift_left(self, value: Instruction, one: Shape, two: Shape) -> Shape:
        amount = value.operand(1)
        if one.stride is None or not isinstance(amount, ConstantInt) or amount.value > 62:
            return VARYING
        signed = value.keeps_sign and one.says_signed
        unsigned = value.keeps_unsigned and one.says_unsigned
        return self.made(value, one.stride << amount.value, one.align << amount.value, signed, unsigned)

    def _is_row(self, shape: Shape) -> bool:
        """True for consecutive values of which only the last bits differ, those of the thread's index in the pack."""
        return shape.stride == 1 and shape.align >= self._width

    def _shift_right(self, value: Instruction, one: Shape, two: Shape) -> Shape:
        amount = value.operand(1)
        if one.stride is None or not isinstance(amount, ConstantInt):
            return VARYING
        step = 1 << amount.value
        if self._is_row(one) and step >= self._width:
            return uniform(max(one.align // step, 1))
        if one.stride % step or one.align % step:
            return VARYING
        # An extension: the shift to the left has dropped the upper bits.
        negative = value.opcode == Opcode.ASHR
        made = self.made(value, one.stride // step, one.align // step)._replace(
            signed=True, unsigned=not negative, says_signed=True, says_unsigned=not negative
        )
        return made if (one.signed if negative else one.unsigned) else self._doubtful(value, made, False)

    def _divide(self, value: Instruction, one: Shape, two: Shape) -> Shape:
        divisor = value.operand(1)
        if self._is_row(one) and isinstance(divisor, ConstantInt) and divisor.value % self._width == 0:
            return uniform()
        return VARYING

    def _rest(self, value: Instruction, one: Shape, two: Shape) -> Shape:
        divisor = value.operand(1)
        if self._is_row(one) and isinstance(divisor, ConstantInt) and divisor.value % self._width == 0:
            return self.made(value, 1, self._width)
        return VARYING

    def _and(self, value: Instruction, one: Shape, two: Shape) -> Shape:
        mask = value.operand(1)
        if not self._is_row(one) or not isinstance(mask, ConstantInt):
            return VARYING
        low = mask.value & (self._width - 1)
        if low == 0:
            return uniform(max(one.align, mask.value & -mask.value) if mask.value else _MOST)
        return self.made(value, 1, self._width) if low == self._width - 1 else VARYING

    def _or(self, value: Instruction, one: Shape, two: Shape) -> Shape:
        for row, other in ((one, two), (two, one)):
            if self._is_row(row) and other.is_uniform and other.align >= self._width:
                return self.made(value, 1, self._width)
        return VARYING

    _xor = _or

    def _extended(self, value: Instruction, given: Shape) -> Shape:
        if given.stride is None:
            return VARYING
        negative = value.opcode == Opcode.SEXT
        keeps = given.signed if negative else given.unsigned
        says = given.says_signed if negative else given.says_unsigned or (given.says_signed and value.extends_sign)
        made = self.made(value, given.stride, given.align)._replace(
            signed=True, unsigned=not negative, says_signed=True, says_unsigned=not negative
        )
        if keeps or given.is_uniform:
            return made
        return self._doubtful(value, made, says) if value.operand(0).type.width >= _CHECKED else VARYING

    def _doubtful(self, value: Instruction, made: Shape, says: bool) -> Shape:
        """The shape of an extension of a value that may wrap around: at most once in a pack, since it has 32 bits or
        more, so that a comparison finds it at run time."""
        if abs(made.stride or 0) > _MOST_CHECKED:
            return VARYING
        return made._replace(promised=frozenset([value])) if says else made._replace(assumes=frozenset([value]))

    def limited(self, value: Instruction, operands: Sequence[Shape]) -> Shape:
        """The shape of a minimum or maximum, as of an index within borders. Of consecutive values and a limit it has
        the values' stride if the last one differs from the first one as far as that: a comparison at run time."""
        signed = value.callee is not None and is_signed(value.callee.name)
        given, limit = operands if operands[1].is_uniform else operands[::-1]
        stride = given.stride
        if not stride or not limit.is_uniform or abs(stride) > _MOST_CHECKED or value.type.width < _CHECKED:
            return VARYING
        return self.made(value, stride, 1)._replace(
            signed=signed,
            unsigned=not signed,
            says_signed=signed,
            says_unsigned=not signed,
            assumes=given.assumes | {value},
            promised=given.promised,
        )

    def _address(self, value: Instruction, operands: Sequence[Shape]) -> Shape:
        base, *indices = operands
        if base.stride is None or value.type.is_vector:
            return VARYING if not all(o.is_uniform for o in operands) else uniform()
        stride, module = base.stride, value.owner
        type = value.source_type
        for position, (index, shape) in enumerate(zip(value.operands[1:], indices, strict=True)):
            if position:
                if not shape.is_uniform and not _is_array(type):
                    return VARYING
                type = type.element if _is_array(type) else _field(type, index)
            if shape.is_uniform:
                continue
            if shape.stride is None or not (shape.signed or index.type.width == 64):
                return VARYING
            stride += shape.stride * module.size_of(type)
        return self.made(value, stride, 1)

    def _compared(self, value: Instruction, one: Shape, two: Shape) -> Shape:
        if one.is_uniform and two.is_uniform:
            return uniform()
        # All values of a row are below a multiple of the width, or none.
        if self._is_row(one) and two.is_uniform and two.align >= self._width and value.predicate in _BELOW:
            return uniform()
        return VARYING


def _bits(type: Type) -> int:
    return type.width if type.is_integer else _POINTER


def _is_array(type: Type) -> bool:
    return type.kind == TypeKind.ARRAY


def _field(type: Type, index: Value) -> Type:
    assert isinstance(index, ConstantInt)
    return type.fields[index.value] if not type.is_vector else type.element


TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.llvm import Type
