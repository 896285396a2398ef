"""Operations on integers of two registers."""

from __future__ import annotations

from hipspv.llvm import Builder, ConstantInt, Instruction, Module, Opcode, Predicate, Signature, Type, Value
from hipspv.passes.rewrite.instructions import InstructionRewrite
from hipspv.targets.vortex.passes.masks import choose

_SHIFTS = (Opcode.SHL, Opcode.LSHR, Opcode.ASHR)
# A predicate's form for upper halves that differ, and for lower halves.
_HALVES = {
    Predicate.ULT: (Predicate.ULT, Predicate.ULT),
    Predicate.ULE: (Predicate.ULT, Predicate.ULE),
    Predicate.UGT: (Predicate.UGT, Predicate.UGT),
    Predicate.UGE: (Predicate.UGT, Predicate.UGE),
    Predicate.SLT: (Predicate.SLT, Predicate.ULT),
    Predicate.SLE: (Predicate.SLT, Predicate.ULE),
    Predicate.SGT: (Predicate.SGT, Predicate.UGT),
    Predicate.SGE: (Predicate.SGT, Predicate.UGE),
}


class ExpandDoubleWords(InstructionRewrite):
    """Compares and shifts integers of two registers in halves, because LLVM's back end for RISC-V
    would make branches of these operations.

    It has branch-free code for the other operations on such integers, and for shifts by constants. But it makes a
    branch of an absolute value, in which it recognises copies of the sign. width: bits of a register.
    """

    width: int

    opcodes = (Opcode.ICMP, *_SHIFTS)
    afterwards = "function(early-cse,instsimplify,adce)"

    def concerns(self, module: Module, signature: Signature) -> bool:
        compares = signature.opcode == Opcode.ICMP
        if compares and signature.detail not in _HALVES:  # LLVM has code for equality
            return False
        type = signature.other if compares else signature.type
        return type is not None and type.is_integer and type.width == 2 * self.width

    def rewrite(self, build: Builder, instruction: Instruction) -> Value | None:
        left, right = instruction.operands
        shifts = instruction.opcode in _SHIFTS
        if shifts and isinstance(right, ConstantInt) and not _is_sign(instruction, right):
            return None
        half = build.module.context.integer(self.width)
        if instruction.opcode == Opcode.ICMP:
            halves = _split(build, left, half), _split(build, right, half)
            return _compare(build, instruction.predicate, *halves)
        low, high = _split(build, left, half)
        if isinstance(right, ConstantInt):
            low = high = build.ashr(high, self.width - 1)
        else:
            low, high = _shift(build, instruction.opcode, low, high, build.resize(right, half))
        upper = build.shl(build.resize(high, left.type), self.width)
        return build.or_(upper, build.resize(low, left.type))


def _is_sign(shift: Instruction, by: ConstantInt) -> bool:
    """True if the shift leaves copies of the sign only."""
    return shift.opcode == Opcode.ASHR and by.value == shift.type.width - 1


_Pair = tuple[Value, Value]


def _split(build: Builder, value: Value, half: Type) -> _Pair:
    """The lower half and the upper one."""
    return build.resize(value, half), build.resize(build.lshr(value, half.width), half)


def _compare(build: Builder, predicate: Predicate, left: _Pair, right: _Pair) -> Value:
    differ, lower = _HALVES[predicate]
    decided = build.compare(differ, left[1], right[1])
    equal = build.compare(Predicate.EQ, left[1], right[1])
    return build.or_(decided, build.and_(equal, build.compare(lower, left[0], right[0])))


def _shift(build: Builder, opcode: Opcode, low: Value, high: Value, by: Value) -> _Pair:
    """The halves of the shifted value.

    The bits that cross the middle are shifted in two steps: a shift by the whole width is poison.
    """
    width = low.type.width
    bits = build.and_(by, width - 1)
    rest = build.xor(bits, width - 1)
    # All ones if a whole half moves.
    far = build.sub(low.type.constant(0), build.and_(build.lshr(by, width.bit_length() - 1), 1))
    zero = low.type.constant(0)
    if opcode == Opcode.SHL:
        crossing = build.lshr(build.lshr(low, 1), rest)
        low, high = build.shl(low, bits), build.or_(build.shl(high, bits), crossing)
        return choose(build, far, zero, low), choose(build, far, low, high)
    crossing = build.shl(build.shl(high, 1), rest)
    fill = build.ashr(high, width - 1) if opcode == Opcode.ASHR else zero
    low, high = build.or_(build.lshr(low, bits), crossing), build.binary(opcode, high, bits)
    return choose(build, far, high, low), choose(build, far, fill, high)
