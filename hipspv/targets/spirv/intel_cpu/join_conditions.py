"""Conditions of threads that hold together."""

from __future__ import annotations

from collections.abc import Container
from typing import ClassVar

from hipspv.llvm import Builder, Function, Instruction, Module, Opcode, Predicate, Value
from hipspv.passes.analysis.thread_ids import calls_by_name
from hipspv.passes.interface import Pass
from hipspv.targets.spirv.intel_cpu.index_parts import is_constant, reached

_MOST = 32  # instructions of a condition
# SPIR-V keeps promises of these alone: that they don't wrap.
_WRAPPING = (Opcode.ADD, Opcode.SUB, Opcode.MUL)
_BITS = (Opcode.SHL, Opcode.LSHR, Opcode.ASHR, Opcode.AND, Opcode.OR, Opcode.XOR)
_OTHERS = (
    Opcode.ICMP,
    Opcode.SELECT,
    Opcode.AND,
    Opcode.OR,
    Opcode.XOR,
    Opcode.TRUNC,
    Opcode.ZEXT,
    Opcode.SEXT,
    Opcode.EXTRACT_ELEMENT,
)


_SIGNED = (Predicate.SLT, Predicate.SLE, Predicate.SGT, Predicate.SGE)
_UNSIGNED = (Predicate.ULT, Predicate.ULE, Predicate.UGT, Predicate.UGE)
_SIGNED_FORMS: dict[Predicate, Predicate] = dict(zip(_UNSIGNED, _SIGNED, strict=True))
_ORDERS = (*_SIGNED, *_UNSIGNED)
# From an id to a number that is compared.
_PARTS = (Opcode.ICMP, *_WRAPPING, *_BITS, Opcode.TRUNC, Opcode.ZEXT, Opcode.SEXT, Opcode.SELECT)


class JoinConditions(Pass):
    """Makes `and` and `or` of `select`, which LLVM has for `a && b` and `a || b`.

    Intel's CPU runtime cuts the threads that an `and` of conditions on their ids excludes off
    their block. For a `select` it runs all threads with masks. LLVM makes no `and` where the second
    condition may be poison, because a number in it wraps: those lose the promise not to wrap.

    Functions that compare ids as signed and as unsigned numbers stay as they are. There the runtime
    cuts too few threads off, if a signed limit is negative. Comparisons of numbers that have the
    same sign become signed.
    """

    name: ClassVar[str] = "join-conditions"

    def run(self, module: Module) -> bool:
        truth = module.context.integer(1)
        index = module.index()
        found: dict[Function, list[Instruction]] = {}
        for select in list(index.instructions((Opcode.SELECT,), lambda s: s.type == truth)):
            found.setdefault(select.function, []).append(select)
        if not found:
            return False
        builtins = module.target.builtins
        names = (builtins.local_id, builtins.global_id, *builtins.of_block)
        ids = calls_by_name(module, names)
        signs: dict[Function, set[bool]] = {}
        same: list[Instruction] = []
        for comparison in index.instructions((Opcode.ICMP,)):
            function, predicate = comparison.function, comparison.predicate
            if function in found and predicate in _ORDERS and _has_id(comparison, ids):
                same += [comparison] if comparison.same_sign and predicate in _SIGNED_FORMS else []
                signed = predicate in _SIGNED or comparison.same_sign
                signs.setdefault(function, set()).add(signed)
        changed = bool(same)
        with Builder(module) as build:
            for comparison in same:
                signed = _SIGNED_FORMS[comparison.predicate]
                made = build.before(comparison).compare(signed, *comparison.operands)
                comparison.replace_all_uses_with(made)
                comparison.erase()
            for function, selects in found.items():
                if len(signs.get(function, ())) == 1:
                    for select in selects:
                        changed |= _join(build, select, ids)
        return changed


def _has_id(comparison: Instruction, ids: Container[Value]) -> bool:
    """True if a thread's id, or a number of its block, is part of a number that is compared."""
    return any(value in ids for value, _ in reached(comparison, _PARTS))


def _join(build: Builder, select: Instruction, ids: Container[Value]) -> bool:
    condition, yes, no = select.operands
    if is_constant(no, 0):
        opcode, second = Opcode.AND, yes
    elif is_constant(yes, 1):
        opcode, second = Opcode.OR, no
    else:
        return False
    computed = _computed(second, ids)
    if computed is None:
        return False
    for instruction in computed:
        instruction.allow_overflow()
    select.replace_all_uses_with(build.before(select).binary(opcode, condition, second))
    select.erase()
    return True


def _computed(condition: Value, ids: Container[Value]) -> list[Instruction] | None:
    """The sums and products of which the condition is computed; None if it may have other operands
    than ids, parameters, constants and loaded numbers."""
    work, seen = [condition], set[Value]()
    wrapping: list[Instruction] = []
    while work:
        value = work.pop()
        if value in seen or value in ids or not isinstance(value, Instruction):
            continue
        seen.add(value)
        opcode = value.opcode
        if opcode == Opcode.LOAD:
            continue
        if len(seen) > _MOST or opcode not in (*_WRAPPING, *_OTHERS):
            return None
        if opcode in _WRAPPING:
            wrapping.append(value)
        work += value.operands
    return wrapping
