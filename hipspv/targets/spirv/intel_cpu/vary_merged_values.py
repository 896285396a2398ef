"""Values that the paths of a divergent branch merge."""

from __future__ import annotations

from typing import NamedTuple

from hipspv.llvm import Builder, Function, Instruction, Module, Opcode, Predicate, Type, TypeKind, Value, ValueKind
from hipspv.passes.analysis.divergence import Divergence
from hipspv.passes.interface import Pass
from hipspv.passes.legalize.integers.layout import bits_of
from hipspv.passes.rewrite.constants import after_allocas
from hipspv.passes.rewrite.helpers import helper

# The runtime gives it the body `return 0` for devices that make no vectors of threads
# (runtime/spirv/adaptations.cpp).
LANE_ZERO = "__hipspv_lane_zero"
_WORD = 32  # bits
_FLOATS = (TypeKind.HALF, TypeKind.FLOAT, TypeKind.DOUBLE)
_SIMPLE = (TypeKind.INTEGER, TypeKind.POINTER, *_FLOATS)


class _Operand(NamedTuple):
    """An operand of a phi, and the instruction before which its new value is computed."""

    phi: Instruction
    operand: int
    before: Instruction


class VaryMergedValues(Pass):
    """Adds a zero that differs by thread, as far as compilers know, to uniform values that a
    divergent branch merges after loops.

    Intel's CPU compiler (2026.22) makes vectors of threads. It takes the phi of two uniform values for uniform if they
    are computed by loops under a divergent branch, and gives all threads of a vector the value of one side: `if (x ==
    k) for (...) v += a[i]; else for (...) v += b[i];`. LLVM makes such loops of a loop with the condition in it. The
    compiler is right for values that it takes for different ones (docs/intel-cpu.md). The runtime keeps it from
    dividing loops itself (runtime/backends/opencl/intel.h).

    The zero is the launch's offset, which is always 0, masked with the thread's id.
    """

    def run(self, module: Module) -> bool:
        changed = False
        with Builder(module) as build:
            for phi in [*module.index().first_instructions((Opcode.PHI,))]:
                changed |= _vary(build, phi.function)
        return changed


def _joins(divergence: Divergence, branches: set[int]) -> dict[int, set[int]]:
    """For each block where paths from divergent branches join after a loop, the blocks between."""
    found: dict[int, set[int]] = {}
    for branch in sorted(branches):
        joins = divergence.joins(branch)
        if not divergence.headers.isdisjoint(joins.region):
            for block in joins.blocks:
                found.setdefault(block, set()).update(joins.region)
    return found


def _uniform_operands(divergence: Divergence) -> list[_Operand]:
    branches, divergent = divergence.divergent_branches()
    merged = [
        (phi, region)
        for block, region in sorted(_joins(divergence, branches).items())
        for phi in divergence.phis(block)
        if phi in divergent and _is_simple(phi.type)
    ]
    varying = divergence.varying(phi for phi, _ in merged)
    # The compiler is right for what comes from the branch itself.
    return [
        _Operand(phi, index, block.terminator)
        for phi, region in merged
        for index, (value, block) in enumerate(phi.incoming)
        if value not in varying and divergence.flow.index(block) in region and not _is_undefined(value)
    ]


def _vary(build: Builder, function: Function) -> bool:
    flow = function.flow()
    operands = [] if flow.is_forward else _uniform_operands(Divergence(function, flow))
    if operands:
        _replace(build, function, operands)
    return bool(operands)


def _replace(build: Builder, function: Function, operands: list[_Operand]) -> None:
    integer = build.module.context.integer(_WORD)
    zero = build.before(after_allocas(function)).call(
        helper(build.module, LANE_ZERO, integer, [], _lane_zero, ("convergent",)), []
    )
    made: dict[tuple[Value, Instruction], Value] = {}
    for user, index, position in operands:
        value = user.operand(index)
        if (value, position) not in made:
            made[value, position] = _varied(build.before(position), value, zero)
        user.set_operand(index, made[value, position])


def _lane_zero(build: Builder) -> Value:
    builtins, context = build.module.target.builtins, build.module.context
    x = context.integer(_WORD).constant(0)
    offset = build.builtin(builtins.global_offset, context.integer(64), x)
    id_ = build.builtin(builtins.local_id, context.integer(64), x)
    masked = build.binary(Opcode.AND, offset, id_)
    return build.resize(masked, context.integer(_WORD))


def _is_simple(type: Type) -> bool:
    return type.scalar.kind in _SIMPLE


def _is_undefined(value: Value) -> bool:
    return value.kind in (ValueKind.UNDEF, ValueKind.POISON)


def _varied(build: Builder, value: Value, zero: Value) -> Value:
    """The value with each component's bits changed by the zero."""
    type, context = value.type, build.module.context
    if type.is_vector:
        for index in range(type.length):
            at = context.integer(_WORD).constant(index)
            element = _varied(build, build.extract_element(value, at), zero)
            value = build.insert_element(value, element, at)
        return value
    if type.kind == TypeKind.POINTER:
        wide = build.resize(zero, context.integer(64))
        return build.gep(context.integer(8), value, [wide])
    if type.kind in _FLOATS:
        bits = context.integer(bits_of(type))
        changed = _varied(build, build.cast(Opcode.BITCAST, value, bits), zero)
        return build.cast(Opcode.BITCAST, changed, type)
    if type.width == 1:
        changed = build.compare(Predicate.NE, zero, zero.type.constant(0))
        return build.binary(Opcode.XOR, value, changed)
    return build.binary(Opcode.XOR, value, build.resize(zero, type))
