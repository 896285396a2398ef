"""Null pointers outside address space 0."""

from __future__ import annotations

from hipspv.llvm import ConstantExpr, Flag, GlobalVariable, Instruction, Module, Signature, Value
from hipspv.llvm.enums import Opcode, Predicate, ValueKind
from hipspv.passes.interface import Pass

# Opcodes in which the optimiser leaves a cast of null.
_WITH_NULL = (Opcode.ICMP, Opcode.SELECT, Opcode.PHI, Opcode.STORE, Opcode.CALL, Opcode.RET, Opcode.INSERT_VALUE)


class FoldNullPointers(Pass):
    """Folds comparisons of variables with null and casts of null, since null is no object's address
    in any of OpenCL's address spaces.

    It stays null when it is cast from one to another (OpenCL C 3.0, 6.7.6). LLVM knows that of address space 0 only. It
    leaves the comparisons, and the casts as constant expressions, which device compilers translate wrongly. Intel's
    compiler also hangs on undefined pointers, which the optimiser passes for unused arguments: they become null, too.
    """

    def run(self, module: Module) -> bool:
        changed = False
        for instruction in module.index().instructions(_WITH_NULL, _concerns):
            changed |= _cast_null(instruction)
            if instruction.opcode == Opcode.ICMP:
                changed |= _compare(instruction)
        if changed:
            module.run_passes("function(instsimplify,simplifycfg)")
        return changed


def _concerns(signature: Signature) -> bool:
    if signature.flags & (Flag.UNDEFINED_POINTER | Flag.NULL_CAST):
        return True
    compares = signature.opcode == Opcode.ICMP and signature.detail in (Predicate.EQ, Predicate.NE)
    return compares and signature.has(Flag.NULL | Flag.VARIABLE)


def _cast_null(instruction: Instruction) -> bool:
    changed = False
    for index, operand in enumerate(instruction.operands):
        if _is_undefined(operand) or (_is_null(operand) and operand.kind != ValueKind.NULL):
            instruction.set_operand(index, operand.type.null())
            changed = True
    return changed


def _compare(instruction: Instruction) -> bool:
    """Folds `variable == null` and `variable != null`."""
    if instruction.predicate not in (Predicate.EQ, Predicate.NE):
        return False
    left, right = instruction.operands
    if _is_null(left):
        left, right = right, left
    if not (_is_null(right) and isinstance(_without_casts(left), GlobalVariable)):
        return False
    result = instruction.type.constant(int(instruction.predicate == Predicate.NE))
    instruction.replace_all_uses_with(result)
    instruction.erase()
    return True


def _is_undefined(value: Value) -> bool:
    return value.kind in (ValueKind.UNDEF, ValueKind.POISON) and value.type.is_pointer


def _is_null(value: Value) -> bool:
    return value.type.is_pointer and _without_casts(value).kind == ValueKind.NULL


def _without_casts(value: Value) -> Value:
    while isinstance(value, ConstantExpr) and value.opcode == Opcode.ADDRSPACE_CAST:
        value = value.operand(0)
    return value
