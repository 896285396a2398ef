"""Memory of types that SPIR-V lacks: variables, stack variables, and getelementptrs over them."""

from __future__ import annotations

from collections.abc import Sequence

from hipspv.llvm import Attributes, Builder, Flag, Module, Signature, Type
from hipspv.llvm.enums import Opcode, TypeKind, ValueKind
from hipspv.llvm.values import ConstantExpr, ConstantInt, Function, GlobalVariable, Value
from hipspv.passes.legalize.integers.layout import Layout
from hipspv.passes.rewrite.constants import expressions_on, replace_variable

_INBOUNDS = 1


def replace_variables(module: Module, layout: Layout) -> bool:
    """Gives variables of illegal types legal ones of the same layout."""
    found = module.index().variables(lambda signature: layout.is_unstorable(signature.type))
    for variable in found:
        _replace(module, layout, variable)
    return bool(found)


def _replace(module: Module, layout: Layout, variable: GlobalVariable) -> None:
    type, initializer = variable.value_type, variable.initializer
    for expression in expressions_on(variable, (Opcode.GEP,)):
        if layout.is_unstorable(expression.source_type):
            base, *indices = expression.operands
            with Builder(module) as build:
                address = _gep_in_bytes(build, layout, expression.source_type, base, indices, _INBOUNDS)
            expression.replace_all_uses_with(address)
    if initializer:
        initializer = layout.constant(initializer, type)
    replace_variable(module, variable, layout.in_memory(type), initializer)


def replace_indices(module: Module, layout: Layout) -> bool:
    """Gives constant addresses indices that translators can read."""
    changed = False
    with Builder(module) as build:
        while found := _address_with_illegal_index(module, layout):
            base, *indices = found.operands
            wide = _legal_indices(build, layout, indices)
            made = build.gep(found.source_type, base, wide, found.gep_flags)
            found.replace_all_uses_with(made)  # this may remove others
            changed = True
    return changed


def _address_with_illegal_index(module: Module, layout: Layout) -> ConstantExpr | None:
    for expression in module.index().expressions((Opcode.GEP,)):
        if expression.is_used and _has_illegal_index(expression.operands[1:], layout):
            return expression
    return None


def _has_illegal_index(indices: Sequence[Value], layout: Layout) -> bool:
    return any(layout.is_illegal_integer(index.type) for index in indices)


def _legal_indices(build: Builder, layout: Layout, indices: Sequence[Value]) -> list[Value]:
    """The indices in 64 bits, except a structure's member, which needs 32 bits."""
    return [_index(build, layout, i) if layout.is_illegal_integer(i.type) else i for i in indices]


def replace_stack(function: Function, layout: Layout, build: Builder) -> None:
    """Give stack variables legal types, and make getelementptrs over illegal types those over bytes."""
    for instruction in list(function.instructions((Opcode.ALLOCA, Opcode.GEP))):
        build.before(instruction)
        if instruction.opcode == Opcode.ALLOCA:
            type = instruction.allocated_type
            if not layout.is_unstorable(type):
                continue
            made: Value = build.alloca(layout.in_memory(type), instruction.alignment)
        else:
            type = instruction.source_type
            pointer, *indices = instruction.operands
            if layout.is_unstorable(type):
                flags = instruction.gep_flags & _INBOUNDS
                made = _gep_in_bytes(build, layout, type, pointer, indices, flags)
            elif _has_illegal_index(indices, layout):
                wide = _legal_indices(build, layout, indices)
                made = build.gep(type, pointer, wide, instruction.gep_flags)
            else:
                continue
        if made != instruction:
            instruction.replace_all_uses_with(made)
            instruction.erase()


def _gep_in_bytes(
    build: Builder, layout: Layout, source: Type, pointer: Value, indices: Sequence[Value], flags: int
) -> Value:
    """The address of a getelementptr over illegal types, by a getelementptr of bytes."""
    i64 = layout.context.integer(64)
    fixed, variable = 0, None
    type = layout.context.array(source, 0)
    for index in indices:
        if isinstance(index, ConstantInt):
            position = _signed(index)
            fixed += layout.offset(type, position)
            type = type.fields[position] if type.kind == TypeKind.STRUCT else type.element
            continue
        type = type.element
        size = i64.constant(layout.module.size_of(type))
        scaled = build.binary(Opcode.MUL, _index(build, layout, index), size)
        variable = scaled if variable is None else build.binary(Opcode.ADD, variable, scaled)
    distance: Value = i64.constant(fixed)
    if variable is not None:
        distance = build.binary(Opcode.ADD, variable, distance) if fixed else variable
    return build.gep(layout.context.integer(8), pointer, [distance], flags)


def _signed(index: ConstantInt) -> int:
    width = index.type.width
    value = index.value
    return value - (1 << width) if value >> (width - 1) else value


def _index(build: Builder, layout: Layout, index: Value) -> Value:
    """An index as a getelementptr reads it: signed, in 64 bits."""
    if index.kind in (ValueKind.UNDEF, ValueKind.POISON):
        return layout.context.integer(64).constant(0)
    return build.resize(index, layout.context.integer(64), signed=True)


def replace_pointees(module: Module, layout: Layout) -> bool:
    """Gives `byval` and `sret` parameters legal pointee types."""

    def legal(type: Type) -> Type | None:
        return layout.in_memory(type) if layout.is_unstorable(type) else None

    changed = False
    for function in module.index().functions(_has_pointees):
        if Attributes(function).replace_pointees(legal):
            changed = True
            for call in function.calls():
                Attributes(call).replace_pointees(legal)
    return changed


def _has_pointees(signature: Signature) -> bool:
    return signature.has(Flag.DEFINED) and bool(signature.flags & (Flag.BYVAL | Flag.SRET))
