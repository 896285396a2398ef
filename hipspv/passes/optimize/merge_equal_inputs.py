"""Phis whose inputs are one computation."""

from __future__ import annotations

from hipspv.llvm import Builder, Function, Instruction, Module, Opcode, Value
from hipspv.passes.analysis.cheap_values import CHEAP
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.computations import without_flags


class MergeEqualInputs(Pass):
    """Replaces a phi of equal computations by the computation, because the phi depends on the thread if the branches
    before it do, and its value then seems to.

    LLVM's optimiser makes such phis: a value that one side of a branch computes, and code after the branch again, it
    computes on both sides (partial redundancy elimination in llvm/lib/Transforms/Scalar/GVN.cpp).
    """

    def run(self, module: Module) -> bool:
        with Builder(module) as build:
            return any([_merge(build, function) for function in module.definitions()])


def _merge(build: Builder, function: Function) -> bool:
    changed = False
    for phi in list(function.instructions((Opcode.PHI,))):
        inputs = [value for value, _ in phi.incoming]
        first = inputs[0]
        if not isinstance(first, Instruction) or first.opcode not in CHEAP:
            continue
        if len(set(inputs)) < 2 or any(_key(value) != _key(first) for value in inputs):
            continue
        after = next(i for i in phi.block.instructions() if i.opcode != Opcode.PHI)
        made = without_flags(build.before(after), first, first.operands)
        phi.replace_all_uses_with(made)
        phi.erase()
        changed = True
    return changed


def _key(value: Value) -> tuple[object, ...]:
    """Equal for instructions that compute the same value, if none of their flags is wrong."""
    if not isinstance(value, Instruction) or value.opcode not in CHEAP:
        return (value,)
    opcode = value.opcode
    of_opcode = value.predicate if opcode == Opcode.ICMP else value.source_type if opcode == Opcode.GEP else None
    indices = value.indices if opcode == Opcode.EXTRACT_VALUE else ()
    return opcode, value.type, of_opcode, tuple(indices), tuple(value.operands)
