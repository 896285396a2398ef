"""Which types SPIR-V lacks, and legal types of the same memory layout."""

from __future__ import annotations

from hipspv.llvm import (
    ConstantAggregate,
    ConstantInt,
    Context,
    GlobalVariable,
    Module,
    Type,
    TypeKind,
    Value,
    ValueKind,
)
from hipspv.passes.constants import replace_variable
from hipspv.passes.integers.numbers import LIMB, limb_widths

LEGAL_WIDTHS = (1, 8, 16, 32, 64)


class Layout:
    """Answers about types, remembered by reference."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._illegal: dict[int, bool] = {}

    def is_illegal_integer(self, type: Type) -> bool:
        """Whether the type is an integer, or a vector of integers, of a width that SPIR-V lacks."""
        known = self._illegal.get(type.ref)
        if known is None:
            element = type.element if type.is_vector else type
            known = element.is_integer and element.width not in LEGAL_WIDTHS
            self._illegal[type.ref] = known
        return known

    def contains_illegal(self, type: Type) -> bool:
        """The same of any part of the type; also i1 in memory, where SPIR-V's bool has no size."""
        if type.kind == TypeKind.STRUCT:
            return any(self.contains_illegal(field) for field in type.fields)
        if type.kind == TypeKind.ARRAY:
            return self.contains_illegal(type.element)
        element = type.element if type.is_vector else type
        return element.is_integer and element.width not in LEGAL_WIDTHS[1:]

    def in_memory(self, type: Type) -> Type:
        """A legal type of the same size, alignment and element offsets."""
        if not self.contains_illegal(type):
            return type
        if type.kind == TypeKind.STRUCT:
            return self.context.struct([self.in_memory(f) for f in type.fields], type.is_packed)
        if type.kind == TypeKind.ARRAY:
            return self.context.array(self.in_memory(type.element), type.length)
        bits = type.width if type.is_integer else type.length * type.element.width
        return self.in_registers(bits)

    def in_registers(self, width: int) -> Type:
        """The type of a value of `width` bits between functions and in memory: an integer, or an
        array.
        """
        widths = limb_widths(width)
        limb = self.context.integer(widths[0])
        return limb if len(widths) == 1 else self.context.array(limb, len(widths))

    def constant(self, value: Value, type: Type) -> Value:
        """The constant as one of `in_memory(type)`."""
        legal = self.in_memory(type)
        if legal == type:
            return value
        if isinstance(value, ConstantInt):
            return self._integer(value.value, legal)
        if isinstance(value, ConstantAggregate) and value.kind != ValueKind.AGGREGATE_ZERO:
            return self._aggregate(value, type, legal)
        return legal.null()  # zero, undef or poison

    def _integer(self, value: int, legal: Type) -> Value:
        if legal.is_integer:
            return legal.constant(value)
        limbs = [legal.element.constant(value >> (LIMB * i)) for i in range(legal.length)]
        return self.context.constant_array(legal.element, limbs)

    def _aggregate(self, value: Value, type: Type, legal: Type) -> Value:
        parts = value.operands
        if type.is_vector:
            width = type.element.width
            packed = sum(vector_element(part) << (i * width) for i, part in enumerate(parts))
            return self._integer(packed, legal)
        fields = type.fields if type.kind == TypeKind.STRUCT else [type.element] * type.length
        made = [self.constant(part, field) for part, field in zip(parts, fields, strict=True)]
        if type.kind == TypeKind.STRUCT:
            return self.context.constant_struct(made, type.is_packed)
        return self.context.constant_array(legal.element, made)


def vector_element(value: Value) -> int:
    return value.value if isinstance(value, ConstantInt) else 0


def replace_variables(module: Module, layout: Layout) -> bool:
    """Gives variables of illegal types legal ones of the same layout."""
    changed = False
    for variable in list(module.variables()):
        type = variable.value_type
        if layout.in_memory(type) != type:
            _replace(module, layout, variable)
            changed = True
    return changed


def _replace(module: Module, layout: Layout, variable: GlobalVariable) -> None:
    type, initializer = variable.value_type, variable.initializer
    legal = layout.in_memory(type)
    if initializer:
        undefined = initializer.kind in (ValueKind.UNDEF, ValueKind.POISON)
        initializer = legal.undef() if undefined else layout.constant(initializer, type)
    replace_variable(module, variable, legal, initializer)
