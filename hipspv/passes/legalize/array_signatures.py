"""Functions that take or return arrays as values, or structures that have some."""

from __future__ import annotations

from hipspv.llvm import Attributes, Builder, Context, Function, Module, Opcode, Signature, Type, TypeKind, Value
from hipspv.llvm.attributes import RETURN
from hipspv.llvm.instruction_index import Flag
from hipspv.passes.interface import Pass
from hipspv.passes.legalize.integers.layout import members
from hipspv.passes.rewrite.signatures import move_body, replace_call


class SplitArraySignatures(Pass):
    """Gives functions structures of elements for the arrays that they take or return.

    clang passes small structures of equal members as arrays. The compiler of Intel's GPUs (IGC 1.0.12504 to 2.40) ends
    by a segmentation fault on an OpTypeFunction with an OpTypeArray, newer ones also if a structure has it.
    """

    def run(self, module: Module) -> bool:
        affected = module.index().functions(_is_affected)
        if not affected:
            return False
        with Builder(module) as build:
            for function in affected:
                _split(function, build)
        return True


def _is_affected(signature: Signature) -> bool:
    function = signature.type
    types = (function.returns, *function.parameters)
    return bool(signature.flags & Flag.DEFINED) and any(_has_array(type) for type in types)


def _has_array(type: Type) -> bool:
    if type.kind == TypeKind.ARRAY:
        return True
    return type.is_aggregate and any(_has_array(member) for member in members(type))


def _without_arrays(type: Type, context: Context) -> Type:
    if not _has_array(type):
        return type
    return context.struct([_without_arrays(member, context) for member in members(type)])


def _split(function: Function, build: Builder) -> None:
    given, context = function.value_type, function.owner.context
    kept = [i for i, type in enumerate(given.parameters) if not _has_array(type)]
    returns = _without_arrays(given.returns, context)
    parameters = [_without_arrays(type, context) for type in given.parameters]
    new = move_body(function, context.function(returns, parameters), kept)
    for old, parameter in zip(function.parameters, new.parameters, strict=True):
        if old.is_used:
            build.before(new.entry.first)
            old.replace_all_uses_with(_converted(build, parameter, old.type))
    if returns != given.returns:
        Attributes(new).remove(RETURN, "noundef")
        for end in list(new.instructions((Opcode.RET,))):
            build.before(end)
            end.set_operand(0, _converted(build, end.operand(0), returns))
    for call in function.calls():
        build.before(call)
        arguments = [
            _converted(build, argument, type) for argument, type in zip(call.arguments, parameters, strict=True)
        ]
        made = replace_call(build, call, new, arguments)
        call.replace_all_uses_with(_converted(build, made, given.returns))
        call.erase()
    function.erase()


def _converted(build: Builder, value: Value, type: Type) -> Value:
    """The aggregate with the same scalars: arrays and structures are exchanged."""
    if value.type == type:
        return value
    result: Value = type.poison()
    for index, member in enumerate(members(type)):
        part = _converted(build, build.extract_value(value, index), member)
        result = build.insert_value(result, part, index)
    return result
