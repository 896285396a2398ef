"""Selects."""

from __future__ import annotations

from hipspv.llvm import Builder, Instruction, Opcode, Type, TypeKind, Value
from hipspv.passes.rewrite.instructions import InstructionRewrite
from hipspv.targets.vortex.passes.masks import choose, defined

_WIDTHS = {TypeKind.HALF: 16, TypeKind.BFLOAT: 16, TypeKind.FLOAT: 32, TypeKind.DOUBLE: 64}


class ExpandSelects(InstructionRewrite):
    """Computes selects with masks, because LLVM's back end for RISC-V would make branches of them, at which lanes
    diverge.

    width: bits of a pointer.
    """

    width: int

    opcodes = (Opcode.SELECT,)
    # These passes make no selects.
    afterwards = "function(early-cse,instsimplify,adce)"

    def rewrite(self, build: Builder, instruction: Instruction) -> Value:
        condition, true, false = instruction.operands
        return self._choose(build, condition, true, false)

    def _choose(self, build: Builder, condition: Value, true: Value, false: Value) -> Value:
        type = true.type
        if type.is_aggregate:
            result: Value = type.poison()
            for index in range(type.length):
                parts = [build.extract_value(value, index) for value in (true, false)]
                result = build.insert_value(result, self._choose(build, condition, *parts), index)
            return result
        bits = type.with_scalar(self._integer(type.scalar))
        to, back = _CASTS.get(type.scalar.kind, (Opcode.BITCAST, Opcode.BITCAST))
        numbers = [defined(build, value) for value in (true, false)]
        if bits != type:
            numbers = [build.cast(to, number, bits) for number in numbers]
        mask = build.resize(_in_lanes(build, condition, bits), bits, signed=True)
        result = choose(build, mask, *numbers)
        return result if bits == type else build.cast(back, result, type)

    def _integer(self, type: Type) -> Type:
        """The integer type that has the type's bits."""
        width = self.width if type.is_pointer else _WIDTHS.get(type.kind)
        return type.context.integer(width) if width else type


_CASTS = {TypeKind.POINTER: (Opcode.PTR_TO_INT, Opcode.INT_TO_PTR)}


def _in_lanes(build: Builder, condition: Value, like: Type) -> Value:
    """The condition, in each lane of a vector if `like` is one."""
    if condition.type.is_vector or not like.is_vector:
        return condition
    poison = like.with_scalar(condition.type).poison()
    first = build.insert_element(poison, condition, build.module.context.integer(32).constant(0))
    return build.shuffle(first, poison, [0] * like.length)
