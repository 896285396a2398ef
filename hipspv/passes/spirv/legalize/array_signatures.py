"""Functions that take or return arrays as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import (
    Attributes,
    Builder,
    Function,
    Module,
    Opcode,
    Signature,
    Type,
    TypeKind,
    Value,
)
from hipspv.llvm.attributes import RETURN
from hipspv.llvm.instruction_index import Flag
from hipspv.passes.analysis.call_graph import calls_of
from hipspv.passes.rewrite.signatures import move_body, replace_call


@dataclass(frozen=True)
class WrapArraySignatures:
    """Gives functions a structure of one member for each array that they take or return.

    clang passes small structures of equal members as arrays. The compiler of Intel's GPUs (IGC
    1.0.12504 to 2.40) ends by a segmentation fault on an OpTypeFunction with an OpTypeArray; with a
    structure around it the type is built.
    """

    name: ClassVar[str] = "wrap-array-signatures"

    def run(self, module: Module) -> bool:
        affected = module.index().functions(_has_array)
        if not affected:
            return False
        with Builder(module) as build:
            for function in affected:
                _wrap(function, build)
        return True


def _has_array(signature: Signature) -> bool:
    function = signature.type
    types = (function.returns, *function.parameters)
    return bool(signature.flags & Flag.DEFINED) and any(_is_array(type) for type in types)


def _is_array(type: Type) -> bool:
    return type.kind == TypeKind.ARRAY


def _wrap(function: Function, build: Builder) -> None:
    given, context = function.value_type, function.owner.context

    def wrapped(type: Type) -> Type:
        return context.struct([type]) if _is_array(type) else type

    kept = [i for i, type in enumerate(given.parameters) if not _is_array(type)]
    type = context.function(wrapped(given.returns), [wrapped(each) for each in given.parameters])
    new = move_body(function, type, kept)
    for old, parameter in zip(function.parameters, new.parameters, strict=True):
        if _is_array(old.type) and old.is_used:
            build.before(new.entry.first)
            old.replace_all_uses_with(build.extract_value(parameter, 0))
    if _is_array(given.returns):
        Attributes(new).remove(RETURN, "noundef")
        for end in list(new.instructions((Opcode.RET,))):
            build.before(end)
            end.set_operand(0, _struct(build, end.operand(0), new.value_type.returns))
    for call in calls_of(function):
        build.before(call)
        arguments = [
            _struct(build, argument, parameter.type) if _is_array(argument.type) else argument
            for argument, parameter in zip(call.arguments, new.parameters, strict=True)
        ]
        made: Value = replace_call(build, call, new, arguments)
        call.replace_all_uses_with(
            build.extract_value(made, 0) if _is_array(given.returns) else made
        )
        call.erase()
    function.erase()


def _struct(build: Builder, array: Value, type: Type) -> Value:
    return build.insert_value(type.poison(), array, 0)
