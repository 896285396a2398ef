"""Types and constants in memory, where pointers are integers of 64 bits."""

from __future__ import annotations

from hipspv.llvm import Builder, ConstantAggregate, ConstantExpr, Module, Opcode, Type, TypeKind, Value, ValueKind
from hipspv.passes.diagnostics import Diagnostic, PassError

_UNDEFINED = (ValueKind.UNDEF, ValueKind.POISON)
_ZERO = (ValueKind.AGGREGATE_ZERO, ValueKind.NULL)
_LISTS = (ValueKind.CONSTANT_ARRAY, ValueKind.CONSTANT_STRUCT, ValueKind.CONSTANT_VECTOR)


class MemoryTypes:
    """A map from types with pointers, which registers have, to types of the same layout without pointers."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._context = module.context
        self._known: dict[Type, Type] = {}

    def of(self, type: Type) -> Type:
        """The type with integers instead of pointers."""
        found = self._known.get(type)
        if found is None:
            found = self._known[type] = self._made(type)
        return found

    def _made(self, type: Type) -> Type:
        if type.is_pointer:
            return self._context.integer(64)
        if type.is_vector:
            return type.with_scalar(self.of(type.element))
        if type.kind == TypeKind.ARRAY:
            return self._context.array(self.of(type.element), type.length)
        if type.kind == TypeKind.STRUCT:
            fields = [self.of(field) for field in type.fields]
            return self._context.struct(fields, type.is_packed) if fields != type.fields else type
        return type

    def has_pointer(self, type: Type) -> bool:
        return self.of(type) != type

    def to_memory(self, build: Builder, value: Value) -> Value:
        """A value in the form that memory has."""
        return self._convert(build, value, self.of(value.type), Opcode.PTR_TO_INT)

    def from_memory(self, build: Builder, value: Value, type: Type) -> Value:
        """The value of `type` whose form in memory is `value`."""
        return self._convert(build, value, type, Opcode.INT_TO_PTR)

    def _convert(self, build: Builder, value: Value, type: Type, cast: Opcode) -> Value:
        if value.type == type:
            return value
        if not type.is_aggregate:
            return build.cast(cast, value, type)
        result: Value = type.poison()
        for index in range(type.length):
            part = type.fields[index] if type.kind == TypeKind.STRUCT else type.element
            made = self._convert(build, build.extract_value(value, index), part, cast)
            result = build.insert_value(result, made, index)
        return result

    def constant(self, value: Value) -> Value:
        """A constant of the same bytes. One with addresses is a packed structure.

        Raises PassError for computations with addresses that an object can't hold.
        """
        type = value.type
        if value.kind in _UNDEFINED:
            return self.of(type).undef()
        if value.kind in _ZERO:
            return self.of(type).null()
        if type.is_pointer:
            return self._address(value)
        if isinstance(value, ConstantExpr) and type.is_integer and type.width > 32:
            return self._integer(value)
        if value.kind in _LISTS:
            assert isinstance(value, ConstantAggregate)
            return self._list(value)
        return value

    def _address(self, value: Value) -> Value:
        """LLVM has no address of 64 bits for a target of 32 bits: each half is a word."""
        upper = self._context.integer(32).constant(0)
        return self._context.constant_struct([value, upper], packed=True)

    def _integer(self, value: ConstantExpr) -> Value:
        if value.opcode == Opcode.PTR_TO_INT and value.type.width == 64:
            return self._address(value.operand(0))
        message = f"an initialiser that computes with an address: {value}"
        raise PassError([Diagnostic(message, "initialise it in a kernel")])

    def _list(self, value: ConstantAggregate) -> Value:
        type = value.type
        given = [value.element(index) for index in range(type.length)]
        parts = [self.constant(part) for part in given]
        if parts == given:
            return value
        if type.kind == TypeKind.STRUCT:
            return self._context.constant_struct(self._padded(parts, self.of(type)), packed=True)
        if len({part.type for part in parts}) == 1:
            return self._context.constant_array(parts[0].type, parts)
        return self._context.constant_struct(parts, packed=True)

    def _padded(self, parts: list[Value], type: Type) -> list[Value]:
        """The members of a structure, with zeros in the gaps."""
        module, byte = self._module, self._context.integer(8)
        padded: list[Value] = []
        end = 0
        for index, part in enumerate(parts):
            start = module.offset_of(type, index)
            if start > end:
                padded.append(self._context.array(byte, start - end).null())
            padded.append(part)
            end = start + module.size_of(part.type)
        if module.size_of(type) > end:
            padded.append(self._context.array(byte, module.size_of(type) - end).null())
        return padded
