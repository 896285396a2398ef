"""Initial values with more elements than an instruction of SPIR-V has operands."""

from __future__ import annotations

from collections.abc import Sequence

from hipspv.llvm import ConstantAggregate, Flag, GlobalVariable, Module, Signature, Type, TypeKind, Value, ValueKind
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.constants import replace_variable

# Members of a structure (SPIR-V 1.2, 2.17: universal limits). An instruction has at most 65,535 words (2.3).
_LIMIT = 16_383
_COMPOSITE = (ValueKind.CONSTANT_ARRAY, ValueKind.CONSTANT_STRUCT, ValueKind.DATA_ARRAY)


class SplitLargeConstants(Pass):
    """Makes structures of shorter arrays of arrays in initial values, because OpConstantComposite
    has an operand for each element, and an instruction has at most 65,535 words.

    The layout stays the same. Accesses step over types of their own, and don't see the change.
    """

    def run(self, module: Module) -> bool:
        changed = False
        for variable in module.index().variables(_is_large):
            changed |= _split(module, variable)
        return changed


def _is_large(signature: Signature) -> bool:
    return signature.has(Flag.DEFINED) and _has_many(signature.type)


def _has_many(type: Type) -> bool:
    """True if a value of the type, or of a member, has more elements than an instruction has operands."""
    if not type.is_aggregate:
        return False
    elements = type.fields if type.kind == TypeKind.STRUCT else [type.element]
    return type.length > _LIMIT or any(map(_has_many, elements))


def _split(module: Module, variable: GlobalVariable) -> bool:
    value = variable.initializer
    assert value
    shortened = _with_short_composites(module, value)
    if shortened == value:
        return False
    replace_variable(module, variable, shortened.type, shortened)
    return True


def _with_short_composites(module: Module, value: Value) -> Value:
    """A constant of the same layout whose composites have at most _LIMIT elements."""
    context, type = module.context, value.type
    # Zero and undefined values are single instructions.
    if not isinstance(value, ConstantAggregate) or value.kind not in _COMPOSITE:
        return value
    if not _has_many(type):
        return value
    if value.kind == ValueKind.DATA_ARRAY:
        return _nested(module, value.slices(_LIMIT))
    elements = value.operands
    made = [_with_short_composites(module, element) for element in elements]
    if type.kind == TypeKind.STRUCT:
        if type.length > _LIMIT:
            return _nested(module, _with_padding(module, type, made), packed=True)
        return value if made == elements else context.constant_struct(made, type.is_packed)
    if made == elements and type.length > _LIMIT:
        chunks = [made[i : i + _LIMIT] for i in range(0, len(made), _LIMIT)]
        return _nested(module, [context.constant_array(type.element, chunk) for chunk in chunks])
    return value if made == elements else _nested(module, made)


def _nested(module: Module, elements: Sequence[Value], packed: bool = False) -> Value:
    """A structure of the elements, or of structures of them if there are too many."""
    context = module.context
    while len(elements) > _LIMIT:
        chunks = [elements[i : i + _LIMIT] for i in range(0, len(elements), _LIMIT)]
        elements = [context.constant_struct(chunk, packed) for chunk in chunks]
    return context.constant_struct(elements, packed)


def _with_padding(module: Module, type: Type, fields: Sequence[Value]) -> list[Value]:
    """The fields of a structure, with the bytes between them."""
    byte, elements, end = module.context.integer(8), [], 0
    for index, field in enumerate(fields):
        start = module.offset_of(type, index)
        if start > end:
            elements.append(module.context.array(byte, start - end).null())
        elements.append(field)
        end = start + module.size_of(field.type)
    if (size := module.size_of(type)) > end:
        elements.append(module.context.array(byte, size - end).null())
    return elements
