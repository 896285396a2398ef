"""Intrinsics that a translator lacks or gets wrong."""

from __future__ import annotations

from collections.abc import Collection

from hipspv.llvm import Builder, Function, Module, Value
from hipspv.passes.analysis.call_graph import KernelsByFunction, used_intrinsics
from hipspv.passes.diagnostics import PassError, at
from hipspv.passes.interface import Pass
from hipspv.passes.legalize.expansions import BODIES
from hipspv.passes.rewrite.helpers import helper

# Hints and markers. They aren't needed, and each stops a translator or becomes a call of an
# undefined function.
_HINTS = (
    "llvm.assume",
    "llvm.donothing",
    "llvm.experimental.noalias.scope.decl",
    "llvm.fake.use",
    "llvm.invariant.",
    "llvm.lifetime.",
    "llvm.prefetch.",
    "llvm.pseudoprobe",
    "llvm.sideeffect",
    "llvm.var.annotation.",
)
# Both translators have an instruction for these, of the same meaning.
_NATIVE = """
    abs bswap ceil copysign cos ctlz ctpop cttz exp exp2 fabs floor fma fmuladd fshl fshr log log10 log2 maxnum memcpy
    minnum nearbyint pow rint round roundeven sin sqrt trunc
"""
NATIVE = frozenset(_NATIVE.split())
# Intrinsics that passes before this one leave only in code that has more errors.
_ELSEWHERE = ("llvm.dbg.",)
# They return their first argument and give the optimiser information about it.
_IDENTITIES = (
    "llvm.annotation.",
    "llvm.expect.",
    "llvm.launder.invariant.group.",
    "llvm.ptr.annotation.",
    "llvm.ssa.copy.",
    "llvm.strip.invariant.group.",
)
# Intrinsics with the same value everywhere: rounding is to the nearest, and checks stay.
_CONSTANTS = {"llvm.get.rounding": 1, "llvm.allow.runtime.check": 1, "llvm.allow.ubsan.check": 1}

# Intrinsics that this pass turns into plain IR.
EXPANDED = frozenset(BODIES)


class ExpandIntrinsics(Pass):
    """Replaces intrinsics that the translators lack, or translate wrongly, by plain IR.

    Some become instructions that give other results for NaN or for signed zero. Intrinsics that
    only help an optimiser are removed.
    """

    native: frozenset[str] = NATIVE  # those that the target has, without the prefix `llvm.`

    def run(self, module: Module) -> bool:
        # Bodies may use other intrinsics of the table.
        changed = False
        while self._run_once(module):
            changed = True
        _check(module, self.native)
        return changed

    def _run_once(self, module: Module) -> bool:
        changed = inlined = False
        for function in used_intrinsics(module):
            name = function.name
            if name.startswith(_HINTS) or name.startswith(_IDENTITIES):
                changed |= _drop(function)
            elif name in _CONSTANTS:
                for call in function.calls():
                    call.replace_all_uses_with(call.type.constant(_CONSTANTS[name]))
                    call.erase()
                changed = True
            elif (base := _key(name, EXPANDED)) is not None:
                _expand(module, function, base)
                inlined = True
        if inlined:
            module.run_passes("always-inline,globaldce")
        return changed or inlined


def _check(module: Module, native: frozenset[str]) -> None:
    """Raises PassError for intrinsics that are neither native nor expanded."""
    kernels = KernelsByFunction(module)
    problems = [
        at(call, f"SPIR-V has nothing for {function.name}", "", kernels[call.function])
        for function in used_intrinsics(module)
        if _key(function.name, native) is None and not function.name.startswith(_ELSEWHERE)
        for call in function.calls()
    ]
    if problems:
        raise PassError(problems)


def _drop(function: Function) -> bool:
    for call in function.calls():
        if function.name.startswith(_IDENTITIES):
            call.replace_all_uses_with(call.operand(0))
        elif call.is_used:  # llvm.invariant.start names its range for llvm.invariant.end
            call.replace_all_uses_with(call.type.null())
        call.erase()
    return True


def _key(name: str, table: Collection[str]) -> str | None:
    """An intrinsic's name up to its type suffix, if `table` has it."""
    base = name.removeprefix("llvm.")
    while base and base not in table:
        base = base.rpartition(".")[0]
    return base or None


def _expand(module: Module, intrinsic: Function, base: str) -> None:
    """Replaces the intrinsic by a function that is inlined later."""
    type = intrinsic.value_type
    result = type.returns

    def body(build: Builder, *operands: Value) -> Value:
        made = BODIES[base](build, result, *operands)
        if isinstance(made, Value):
            return made
        first = build.insert_value(result.poison(), made[0], 0)
        return build.insert_value(first, made[1], 1)

    name = f"hipspv.{intrinsic.name}"
    intrinsic.replace_all_uses_with(helper(module, name, result, type.parameters, body))
