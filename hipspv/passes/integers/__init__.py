"""Integers of widths that SPIR-V lacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Attributes, Builder, Function, Module, Opcode, Shape, Type
from hipspv.llvm.attributes import RETURN
from hipspv.passes.diagnostics import Diagnostic, PassError
from hipspv.passes.integers.division import call_functions
from hipspv.passes.integers.layout import Layout, replace_variables
from hipspv.passes.integers.rewrite import Rewriter, Signatures, is_boolean_intrinsic
from hipspv.passes.signature import move_body


@dataclass(frozen=True)
class LegalIntegers:
    """SPIR-V has integers of 8, 16, 32 and 64 bits. LLVM's optimiser makes others (i3 of
    bit-fields, i24 of three bytes, i33 and i65 of a loop's closed form, i128 of a high product),
    and `__int128` is one. Narrower ones are widened, wider ones become several of 64 bits.

    Booleans have no size and no arithmetic in SPIR-V: in memory they are bytes.
    """

    name: ClassVar[str] = "legal-integers"

    def run(self, module: Module) -> bool:
        layout = Layout(module.context)
        if not _has_work(module, layout):
            return replace_variables(module, layout)
        # Values in blocks that nothing reaches have no definition to follow.
        module.run_passes("function(unreachableblockelim)")
        with Builder(module) as build:
            call_functions(module, build)
            signatures = _change_signatures(module, layout)
            problems: list[Diagnostic] = []
            for function in list(module.definitions()):
                rewriter = Rewriter(function, layout, build, signatures)
                rewriter.run()
                problems += rewriter.problems
            if problems:
                raise PassError(problems)
            replace_variables(module, layout)
        for old in signatures:
            old.erase()
        module.run_passes("function(instsimplify,adce)")
        return True


def _has_work(module: Module, layout: Layout) -> bool:
    for function in module.functions():
        if function.is_declaration:
            if is_boolean_intrinsic(function):
                return True
        elif _has_illegal_signature(function, layout):
            return True
    return any(_is_suspect(shape, layout) for shape in module.shapes())


def _is_suspect(shape: Shape, layout: Layout) -> bool:
    """Whether instructions of this shape may have to be rewritten."""
    opcode, type, other = shape
    if layout.is_illegal_integer(type) or (other and layout.contains_illegal(other)):
        return True
    if opcode == Opcode.LOAD:
        return layout.contains_illegal(type)
    # Arithmetic on booleans, which the optimiser writes as logic.
    return Opcode.ADD <= opcode <= Opcode.ASHR and layout.contains_illegal(type)


def _has_illegal_signature(function: Function, layout: Layout) -> bool:
    signature = function.value_type
    types = [signature.returns, *signature.parameters]
    return any(layout.is_illegal_integer(type) for type in types)


def _change_signatures(module: Module, layout: Layout) -> Signatures:
    """Gives functions that take or return illegal integers legal signatures.

    Returns the emptied old functions with their successors.
    """
    functions = [f for f in module.definitions() if _has_illegal_signature(f, layout)]
    return {function: _legal_signature(function, layout) for function in functions}


def _legal_signature(function: Function, layout: Layout) -> Function:
    given = function.value_type
    illegal = layout.is_illegal_integer
    parameters = [_legal(type, layout) for type in given.parameters]
    type = layout.context.function(_legal(given.returns, layout), parameters)
    kept = [i for i, type_ in enumerate(given.parameters) if not illegal(type_)]
    new = move_body(function, type, kept)
    if illegal(given.returns):
        attributes = Attributes(new)
        for name in ("signext", "zeroext", "range", "noundef"):
            attributes.remove(RETURN, name)
    return new


def _legal(type: Type, layout: Layout) -> Type:
    return layout.in_registers(type.width) if layout.is_illegal_integer(type) else type
