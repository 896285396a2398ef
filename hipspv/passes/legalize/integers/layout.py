"""Types that SPIR-V lacks, and legal types of the same memory layout."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from hipspv.llvm import ConstantAggregate, ConstantInt, Module, Type, TypeKind, Value, ValueKind
from hipspv.passes.diagnostics import Diagnostic, PassError

LEGAL_WIDTHS = (1, 8, 16, 32, 64)
LEGAL_LENGTHS = (2, 3, 4, 8, 16)


def scalar(type: Type) -> Type:
    """The element of a vector; any other type itself."""
    return type.element if type.is_vector else type


def lanes_of(type: Type) -> int:
    """Elements of a vector; 0 for other types."""
    return type.length if type.is_vector else 0


def members(type: Type) -> list[Type]:
    """Types of the members of a structure or array."""
    return type.fields if type.kind == TypeKind.STRUCT else [type.element] * type.length


def _distinct_members(type: Type) -> list[Type]:
    """As `members`, but an array's element once."""
    return type.fields if type.kind == TypeKind.STRUCT else [type.element]


def bits_of(type: Type) -> int:
    """Bits of a scalar that a vector can have, or of a vector."""
    if type.is_vector:
        return type.length * bits_of(type.element)
    widths = {TypeKind.FLOAT: 32, TypeKind.DOUBLE: 64, TypeKind.POINTER: 64}
    return type.width if type.is_integer else widths.get(type.kind, 16)


class Layout:
    """Properties of types, cached by reference.

    Sizes and offsets are those of the module's data layout, in bytes. lengths: those of vectors that the target has.
    """

    def __init__(self, module: Module, lengths: Collection[int] = LEGAL_LENGTHS) -> None:
        self._lengths = lengths
        self.module = module
        self.context = module.context
        self._illegal_integer: dict[int, bool] = {}
        self._illegal: dict[int, bool] = {}
        self._unstorable: dict[int, bool] = {}
        self._in_memory: dict[int, Type] = {}

    def is_illegal_integer(self, type: Type) -> bool:
        """True if the type is an integer, or a vector of integers, of a width that SPIR-V lacks."""
        known = self._illegal_integer.get(type.ref)
        if known is None:
            element = scalar(type)
            known = element.is_integer and element.width not in LEGAL_WIDTHS
            self._illegal_integer[type.ref] = known
        return known

    def is_illegal_vector(self, type: Type) -> bool:
        """True if the type is a vector of a length, or of elements, that SPIR-V lacks."""
        if not type.is_vector:
            return False
        return type.length not in self._lengths or type.element.is_pointer

    def is_illegal(self, type: Type) -> bool:
        """True if SPIR-V lacks the type, or that of a member."""
        known = self._illegal.get(type.ref)
        if known is None:
            if type.is_aggregate:
                known = any(self.is_illegal(member) for member in _distinct_members(type))
            else:
                known = self.is_illegal_integer(type) or self.is_illegal_vector(type)
            self._illegal[type.ref] = known
        return known

    def is_unstorable(self, type: Type) -> bool:
        """As `is_illegal`, but in memory, where SPIR-V's bool has no size."""
        known = self._unstorable.get(type.ref)
        if known is None:
            if type.is_aggregate:
                known = any(self.is_unstorable(member) for member in _distinct_members(type))
            else:
                element = scalar(type)
                known = self.is_illegal(type) or (element.is_integer and element.width == 1)
            self._unstorable[type.ref] = known
        return known

    def leaves(self, type: Type, offset: int = 0) -> Iterator[tuple[Type, int]]:
        """The members of a type that aren't aggregates, at any depth, with their offsets."""
        if not type.is_aggregate:
            yield type, offset
            return
        for index, member in enumerate(members(type)):
            yield from self.leaves(member, offset + self.offset(type, index))

    def leaf_count(self, type: Type) -> int:
        if not type.is_aggregate:
            return 1
        if type.kind == TypeKind.ARRAY:
            return type.length * self.leaf_count(type.element)
        return sum(self.leaf_count(field) for field in type.fields)

    def offset(self, type: Type, index: int) -> int:
        """The byte at which member `index` of a structure, array or vector starts."""
        if type.kind == TypeKind.STRUCT:
            return self.module.offset_of(type, index)
        return index * self.module.size_of(type.element)

    def in_memory(self, type: Type) -> Type:
        """A legal type of the same size, with its members at the same offsets."""
        if not self.is_unstorable(type):
            return type
        known = self._in_memory.get(type.ref)
        if known is None:
            if type.kind == TypeKind.STRUCT:
                known = self._structure(type)
            elif type.kind == TypeKind.ARRAY:
                known = self.context.array(self.in_memory(type.element), type.length)
            else:
                known = self._units(type)
            self._in_memory[type.ref] = known
        return known

    def _units(self, type: Type) -> Type:
        """An integer or array of scalars of the size of an integer or vector."""
        size = self.module.size_of(type)
        element = scalar(type)
        width = bits_of(element)
        if not type.is_vector or width not in LEGAL_WIDTHS[1:]:
            width = next(8 * unit for unit in (8, 4, 2, 1) if size % unit == 0)
            element = self.context.integer(width)
        count = size * 8 // width
        return element if count == 1 and not type.is_vector else self.context.array(element, count)

    def _structure(self, type: Type) -> Type:
        """A packed structure, with the gaps as bytes, if the members alone would have other offsets."""
        fields = [self.in_memory(field) for field in type.fields]
        plain = self.context.struct(fields, type.is_packed)
        if self.module.size_of(plain) == self.module.size_of(type) and all(
            self.offset(plain, i) == self.offset(type, i) for i in range(len(fields))
        ):
            return plain
        padded: list[Type] = []
        for field, gap in zip(fields, self._gaps(type), strict=True):
            padded += [field, *self._gap(gap)]
        return self.context.struct(padded, True)

    def _gap(self, size: int) -> list[Type]:
        return [self.context.array(self.context.integer(8), size)] if size else []

    def _gaps(self, type: Type) -> list[int]:
        """Padding bytes after each field of a structure."""
        starts = [self.offset(type, i) for i in range(type.length)]
        ends = [*starts[1:], self.module.size_of(type)]
        sizes = [self.module.size_of(self.in_memory(field)) for field in type.fields]
        return [end - start - size for start, size, end in zip(starts, sizes, ends, strict=True)]

    def constant(self, value: Value, type: Type) -> Value:
        """The constant as a value of type `in_memory(type)`.

        Raises PassError for an address that is cut or widened to a width that SPIR-V lacks.
        """
        legal = self.in_memory(type)
        if legal == type:
            return value
        if value.kind in (ValueKind.UNDEF, ValueKind.POISON):
            return legal.undef()
        if value.kind == ValueKind.AGGREGATE_ZERO:
            return legal.null()
        if isinstance(value, ConstantInt):
            return self._integer(value.value, legal)
        if isinstance(value, ConstantAggregate):
            if type.is_vector:
                return self._vector(value, type, legal)
            return self._aggregate(value, type, legal)
        raise _unknown(value)

    def _integer(self, value: int, legal: Type) -> Value:
        if legal.is_integer:
            return legal.constant(value)
        unit = legal.element
        units = [unit.constant(value >> (unit.width * i)) for i in range(legal.length)]
        return self.context.constant_array(unit, units)

    def _vector(self, value: ConstantAggregate, type: Type, legal: Type) -> Value:
        elements = [value.element(i) for i in range(type.length)]
        if type.element == legal.element and not type.element.is_integer:
            padding = [type.element.null()] * (legal.length - type.length)
            return self.context.constant_array(legal.element, [*elements, *padding])
        width = type.element.width
        packed = sum(self._bits(element) << (i * width) for i, element in enumerate(elements))
        return self._integer(packed, legal)

    def _bits(self, value: Value) -> int:
        if value.kind in (ValueKind.UNDEF, ValueKind.POISON):
            return 0
        if not isinstance(value, ConstantInt):
            raise _unknown(value)
        return value.value

    def _aggregate(self, value: ConstantAggregate, type: Type, legal: Type) -> Value:
        made = [self.constant(value.element(i), member) for i, member in enumerate(members(type))]
        if type.kind == TypeKind.ARRAY:
            return self.context.constant_array(legal.element, made)
        if legal.is_packed == type.is_packed and legal.length == type.length:
            return self.context.constant_struct(made, type.is_packed)
        padded: list[Value] = []
        for field, size in zip(made, self._gaps(type), strict=True):
            padded += [field, *(gap.null() for gap in self._gap(size))]
        return self.context.constant_struct(padded, True)


def _unknown(value: Value) -> PassError:
    message = f"an initialiser of a width that SPIR-V lacks, with an address: {value}"
    return PassError([Diagnostic(message, "initialise it in a kernel")])
