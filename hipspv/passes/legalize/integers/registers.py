"""Values of types that SPIR-V lacks as parameters and results of functions."""

from __future__ import annotations

from collections.abc import Iterator

from hipspv.llvm import Builder, Opcode, Type, Value
from hipspv.passes.legalize.integers.layout import Layout, lanes_of, members, scalar
from hipspv.passes.legalize.integers.limbs import LIMB, limb_widths


class Registers:
    """Converts values to legal types and back, by instructions that later passes legalise.

    A value is passed as a flat structure of pieces: LLVM's SPIR-V back end ends the process on nested structures. An
    integer of an illegal width is one wider piece, or several of 64 bits. Each element of a vector of illegal length is
    one piece, or several.
    """

    def __init__(self, layout: Layout, build: Builder) -> None:
        self.layout = layout
        self.context = layout.context
        self.build = build

    def legal(self, type: Type) -> Type:
        """The type that stands for `type` in a function's signature."""
        if not self.layout.is_illegal(type):
            return type
        pieces = list(self._pieces(type))
        return pieces[0] if len(pieces) == 1 else self.context.struct(pieces)

    def pack(self, leaves: list[Value], type: Type) -> Value:
        """The value of type `legal(type)` of the leaves of a value of `type`."""
        pieces = [piece for leaf in leaves for piece in self._narrow(leaf)]
        if len(pieces) == 1:
            return pieces[0]
        result = self.legal(type).poison()
        for index, piece in enumerate(pieces):
            result = self.build.insert_value(result, piece, index)
        return result

    def unpack(self, value: Value, type: Type) -> list[Value]:
        """The leaves, of their own types, of a value of type `legal(type)`."""
        count = len(list(self._pieces(type)))
        pieces = iter([value]) if count == 1 else iter([self.build.extract_value(value, i) for i in range(count)])
        return [self._widen(pieces, leaf) for leaf, _ in self.layout.leaves(type)]

    def _pieces(self, type: Type) -> Iterator[Type]:
        if type.is_aggregate:
            for member in members(type):
                yield from self._pieces(member)
        elif self.layout.is_illegal_vector(type):
            for _ in range(type.length):
                yield from self._pieces(type.element)
        elif self.layout.is_illegal_integer(type):
            yield from [self._limb(type)] * len(limb_widths(scalar(type).width))
        else:
            yield type

    def _limb(self, type: Type) -> Type:
        limb = self.context.integer(limb_widths(scalar(type).width)[0])
        lanes = lanes_of(type)
        return self.context.vector(limb, lanes) if lanes else limb

    def _narrow(self, leaf: Value) -> Iterator[Value]:
        """The pieces of a leaf."""
        type = leaf.type
        if self.layout.is_illegal_vector(type):
            for lane in range(type.length):
                yield from self._narrow(self.build.extract_element(leaf, self._index(lane)))
        elif self.layout.is_illegal_integer(type):
            for i, limb in enumerate(self._pieces(type)):
                amount = type.constant(LIMB * i)
                shifted = self.build.binary(Opcode.LSHR, leaf, amount) if i else leaf
                yield self.build.resize(shifted, limb)
        else:
            yield leaf

    def _widen(self, pieces: Iterator[Value], type: Type) -> Value:
        """The leaf that the next pieces make."""
        if self.layout.is_illegal_vector(type):
            result = type.poison()
            for lane in range(type.length):
                element = self._widen(pieces, type.element)
                result = self.build.insert_element(result, element, self._index(lane))
            return result
        result = next(pieces)
        if not self.layout.is_illegal_integer(type):
            return result
        result = self.build.resize(result, type)
        for i in range(1, len(limb_widths(scalar(type).width))):
            limb = self.build.resize(next(pieces), type)
            limb = self.build.binary(Opcode.SHL, limb, type.constant(LIMB * i))
            result = self.build.binary(Opcode.OR, result, limb)
        return result

    def _index(self, lane: int) -> Value:
        return self.context.integer(32).constant(lane)
