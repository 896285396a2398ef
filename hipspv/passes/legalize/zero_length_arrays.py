"""Arrays of no elements."""

from __future__ import annotations

from hipspv.llvm import Attributes, Builder, ConstantAggregate, Flag, Instruction, Module, Signature, Type, Value
from hipspv.llvm.enums import Opcode, TypeKind, ValueKind
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.address_steps import by_steps
from hipspv.passes.rewrite.constants import expressions_on, replace_variable


class LegalizeZeroLengthArrays(Pass):
    """Replaces arrays of length zero, because SPIR-V's arrays have a length of one at least.

    C's flexible array members, and dynamic shared memory, are `[0 x T]` in LLVM. Addresses inside them are computed
    from sizes and offsets. Memory that holds them gets a type of the same layout without them.
    """

    def run(self, module: Module) -> bool:
        layout = _Layout(module)
        changed = _variables(module, layout) | _parameters(module, layout)
        changed |= _constant_addresses(module, layout)
        found = module.index().instructions((Opcode.ALLOCA, Opcode.GEP), layout.concerns)
        with Builder(module) as build:
            for instruction in found:
                step = _address if instruction.opcode == Opcode.GEP else _stack
                step(build, layout, instruction)
                changed = True
        return changed


class _Layout:
    """Properties of types, cached by reference."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.context = module.context
        self._empty: dict[int, bool] = {}

    def is_empty(self, type: Type) -> bool:
        """True if the type, or a part of it, has no elements."""
        known = self._empty.get(type.ref)
        if known is None:
            if type.kind == TypeKind.STRUCT:
                known = not type.fields or any(map(self.is_empty, type.fields))
            else:
                known = type.kind == TypeKind.ARRAY and (type.length == 0 or self.is_empty(type.element))
            self._empty[type.ref] = known
        return known

    def concerns(self, signature: Signature) -> bool:
        return signature.other is not None and self.is_empty(signature.other)

    def bytes(self, size: int) -> Type:
        return self.context.array(self.context.integer(8), size)

    def offsets(self, struct: Type) -> list[int]:
        """Bytes from the start of a structure to each field, and to its end."""
        starts = [self.module.offset_of(struct, i) for i in range(len(struct.fields))]
        return [*starts, self.module.size_of(struct)]

    def stride(self, type: Type) -> Type:
        """The type in which SPIR-V counts steps, if it can't count in `type`."""
        return self.bytes(self.module.size_of(type)) if self.is_empty(type) else type

    def in_memory(self, type: Type) -> Type:
        """A type of the same size and element offsets, but not always of the same alignment."""
        return self.constant(type.undef(), type).type

    def constant(self, value: Value, type: Type) -> Value:
        """The constant as a value of type `in_memory(type)`."""
        if not self.is_empty(type):
            return value
        size = self.module.size_of(type)
        if size == 0:
            return self.bytes(1).null()
        if type.kind == TypeKind.ARRAY:
            parts = [self.constant(part, type.element) for part in _parts(value, type.length, type)]
            return self.context.constant_array(parts[0].type, parts)
        fields = [
            (offset, self.constant(part, field), self.module.size_of(field))
            for part, field, offset in zip(
                _parts(value, len(type.fields), type), type.fields, self.offsets(type), strict=False
            )
            if self.module.size_of(field)
        ]
        return self._padded(fields, size)

    def _padded(self, fields: list[tuple[int, Value, int]], size: int) -> Value:
        """A structure of `fields`: offset, value, size. Packed only if they don't lie like this by
        themselves, since packing loses the alignment.
        """
        made: list[Value] = []
        end = 0
        for offset, part, length in fields:
            made += [self.bytes(offset - end).null()] if offset > end else []
            made.append(part)
            end = offset + length
        made += [self.bytes(size - end).null()] if size > end else []
        packed = self.context.constant_struct(made, True)
        natural = self.context.constant_struct(made, False)
        return natural if self.offsets(natural.type) == self.offsets(packed.type) else packed


def _parts(value: Value, count: int, type: Type) -> list[Value]:
    """The elements of a constant aggregate, also of zero and undef."""
    if isinstance(value, ConstantAggregate) and value.kind != ValueKind.AGGREGATE_ZERO:
        return value.operands
    types = type.fields if type.kind == TypeKind.STRUCT else [type.element] * count
    undefined = value.kind in (ValueKind.UNDEF, ValueKind.POISON)
    return [field.undef() if undefined else field.null() for field in types]


def _variables(module: Module, layout: _Layout) -> bool:
    found = module.index().variables(lambda signature: layout.is_empty(signature.type))
    for variable in found:
        type, initializer = variable.value_type, variable.initializer
        legal = layout.in_memory(type)
        if initializer:
            undefined = initializer.kind in (ValueKind.UNDEF, ValueKind.POISON)
            initializer = legal.undef() if undefined else layout.constant(initializer, type)
        replace_variable(module, variable, legal, initializer)
    return bool(found)


def _has_memory_parameters(signature: Signature) -> bool:
    return bool(signature.flags & (Flag.BYVAL | Flag.SRET))


def _parameters(module: Module, layout: _Layout) -> bool:
    changed = False
    for function in module.index().functions(_has_memory_parameters):
        for user in (function, *(function.calls() if not function.is_kernel else ())):
            changed |= Attributes(user).replace_pointees(
                lambda type: layout.in_memory(type) if layout.is_empty(type) else None
            )
    return changed


def _stack(build: Builder, layout: _Layout, alloca: Instruction) -> None:
    legal = build.before(alloca).alloca(layout.in_memory(alloca.allocated_type), alloca.alignment)
    alloca.replace_all_uses_with(legal)
    alloca.erase()


def _address(build: Builder, layout: _Layout, gep: Instruction) -> None:
    gep.replace_all_uses_with(by_steps(build.before(gep), gep, layout.stride))
    gep.erase()


def _constant_addresses(module: Module, layout: _Layout) -> bool:
    changed = False
    if not module.index().has_expression((Opcode.GEP,), layout.concerns):
        return False
    with Builder(module) as build:  # without an insertion point: all that it builds folds
        for variable in module.variables():
            for expression in expressions_on(variable, (Opcode.GEP,)):
                if layout.is_empty(expression.source_type):
                    expression.replace_all_uses_with(by_steps(build, expression, layout.stride))
                    changed = True
    return changed
