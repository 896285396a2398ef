"""Integers of widths that SPIR-V lacks."""

from __future__ import annotations

from hipspv.llvm import Builder, Function, Module, Opcode, Signature
from hipspv.llvm.instruction_index import Flag
from hipspv.passes.diagnostics import Diagnostic, PassError
from hipspv.passes.interface import Pass
from hipspv.passes.legalize.integers.layout import Layout
from hipspv.passes.legalize.integers.memory_types import (
    replace_indices,
    replace_pointees,
    replace_stack,
    replace_variables,
)
from hipspv.passes.legalize.integers.rewrite import Rewriter, is_boolean_intrinsic

_MEMORY = (Opcode.ALLOCA, Opcode.GEP, Opcode.LOAD, Opcode.STORE)
# Arithmetic on booleans, which the optimiser writes as logic, and other operations that SPIR-V lacks for them.
_ON_BOOLEANS = (
    *range(Opcode.ADD, Opcode.ASHR + 1),
    *(Opcode.BITCAST, Opcode.ICMP, Opcode.SWITCH),
    *(Opcode.FP_TO_SI, Opcode.FP_TO_UI, Opcode.SI_TO_FP, Opcode.UI_TO_FP, Opcode.PTR_TO_INT),
)


class LegalizeIntegers(Pass):
    """Replaces integers of widths other than SPIR-V's 8, 16, 32 and 64 bits: narrower ones are
    widened, wider ones become several of 64 bits.

    LLVM's optimiser makes them: i3 of bit-fields, i24 of three bytes, i33 and i65 of a loop's
    closed form, i128 of a high product. `__int128` and `_BitInt` are others.

    Booleans have no size and no arithmetic in SPIR-V: in memory they are bytes. Variables of types
    that SPIR-V lacks, vectors of other lengths too, get legal types of the same layout.
    """

    def run(self, module: Module) -> bool:
        layout = Layout(module)
        changed = replace_indices(module, layout)
        changed |= replace_variables(module, layout) | replace_pointees(module, layout)
        affected = _affected(module, layout)
        problems: list[Diagnostic] = []
        with Builder(module) as build:
            for function in affected:
                # Values in blocks that nothing reaches have no definition to follow.
                module.run_passes("unreachableblockelim", function)
                replace_stack(function, layout, build)
                rewriter = Rewriter(function, layout, build)
                rewriter.run()
                problems += rewriter.problems
        if problems:
            raise PassError(problems)
        for function in affected:
            module.run_passes("instsimplify,adce", function)
        return changed or bool(affected)


def _affected(module: Module, layout: Layout) -> list[Function]:
    index = module.index()
    found = index.first_instructions(where=lambda signature: _is_suspect(signature, layout))
    functions = [instruction.function for instruction in found]
    for intrinsic in index.functions(_is_intrinsic):
        if is_boolean_intrinsic(intrinsic):
            functions += [call.function for call in intrinsic.calls()]
    return list(dict.fromkeys(functions))


def _is_intrinsic(signature: Signature) -> bool:
    return bool(signature.flags & Flag.INTRINSIC)


def _is_suspect(signature: Signature, layout: Layout) -> bool:
    """True if instructions of this signature may have to be rewritten."""
    opcode = signature.opcode
    types = [signature.type, signature.other] if signature.other else [signature.type]
    if any(layout.is_illegal(type) for type in types):
        return True
    if opcode in _MEMORY:
        return layout.is_unstorable(signature.other or signature.type)
    if opcode == Opcode.INT_TO_PTR:  # the signature doesn't have the operand's type
        return True
    if opcode == Opcode.ICMP:
        types = types[1:]  # the result is always a boolean
    return opcode in _ON_BOOLEANS and any(layout.is_unstorable(type) for type in types)
