"""Double buffers: halves of memory that swap roles in each iteration of a loop, one read while the other is written."""

from __future__ import annotations

from collections.abc import Callable
from math import gcd
from typing import NamedTuple

from hipspv.llvm import ConstantInt, GlobalVariable, Instruction, Opcode, TypeKind, Value
from hipspv.passes.analysis.affine.addresses import POINTER_CASTS, Addresses, Root, is_shared, size_of
from hipspv.passes.analysis.affine.polynomials import Polynomial
from hipspv.passes.analysis.affine.symbols import Kind
from hipspv.passes.analysis.memo import by_reference
from hipspv.passes.analysis.pointers import strip

_Test = Callable[[Value], bool]
_AGGREGATES = (TypeKind.ARRAY, TypeKind.STRUCT)


class _Row(NamedTuple):
    """An array or structure that is an element of an array. start, size: bytes."""

    root: Root
    start: Polynomial
    size: int


class DoubleBuffers:
    """Distinguishes the two halves of double buffers: `s[k]` and `s[1 - k]`, or two pointers that a loop swaps.

    The halves' indices are uniform in the block, so that all threads use the same half. As in C++, an index stays
    within its row. Other rows may be exceeded: programs iterate over all rows of an array by one index.
    """

    def __init__(self, addresses: Addresses) -> None:
        self._addresses = addresses
        self._symbols = addresses.symbols
        self._rows_of = by_reference(self._find_rows)
        self._beginning = by_reference(addresses.origin)

    def apart(
        self,
        one: Value,
        two: Value,
        old: Callable[[Polynomial], Polynomial],
        again: Callable[[Instruction], bool],
        is_uniform: _Test,
    ) -> bool:
        """True if the pointers point to different halves. The first was used before the instructions for which `again`
        is true ran again; `old` gives the values of that time. is_uniform: of a value that is uniform in the block."""
        if not self._addresses.function.is_kernel:
            return False
        for row in self._rows_of(one):
            earlier = row._replace(start=old(row.start))
            if any(self._are_halves(earlier, other, is_uniform) for other in self._rows_of(two)):
                return True
        first, second = self._beginning(one), self._beginning(two)
        return (
            isinstance(first, Instruction)
            and isinstance(second, Instruction)
            and self._are_swapped(first, second, is_uniform)
            and not again(first)
        )

    def starts(self, pointer: Value) -> list[Polynomial]:
        """The offsets of the rows that contain a pointer."""
        return [row.start for row in self._rows_of(pointer)]

    # ---- rows

    def _find_rows(self, pointer: Value) -> list[_Row]:
        """The rows with computed indices that contain a pointer."""
        found: list[_Row] = []
        for gep in self._addresses.geps(pointer):
            for count, (index, _, type) in enumerate(self._addresses.indices(gep), 1):
                if not isinstance(index, ConstantInt) and type.kind in _AGGREGATES:
                    root, start = self._addresses.element(gep, count)
                    if root is not None:
                        found.append(_Row(root, start, size_of(type, self._addresses.module)))
        return found

    def _are_halves(self, one: _Row, two: _Row, is_uniform: _Test) -> bool:
        if one.root != two.root or one.size != two.size:
            return False
        difference = one.start - two.start
        # `k` and `1 - k`: what one gains the other loses.
        if (one.start + two.start).value is None or difference.value is not None:
            return False
        step = gcd(*(factor for monomial, factor in difference.terms.items() if monomial))
        rest = difference.terms.get((), 0) % step
        if rest < two.size or step - rest < one.size:
            return False
        symbols = [self._symbols.entries[s] for s in one.start.symbols()]
        return all(
            symbol.kind == Kind.COMMON and isinstance(symbol.key, Value) and is_uniform(symbol.key)
            for symbol in symbols
        )

    # ---- pointers

    def _are_swapped(self, one: Instruction, two: Instruction, is_uniform: _Test) -> bool:
        """True for two phis that begin as different buffers and swap their values."""
        if one == two or one.block != two.block or not (one.opcode == two.opcode == Opcode.PHI):
            return False
        others = {block: value for value, block in two.incoming}
        pairs = [(strip(value, POINTER_CASTS), strip(others[block], POINTER_CASTS)) for value, block in one.incoming]
        return (
            (two, one) in pairs
            and all({*pair} == {one, two} or self._are_different(*pair) for pair in pairs)
            and all(map(is_uniform, (one, two)))
        )

    def _are_different(self, one: Value, two: Value) -> bool:
        """True for different variables in shared memory, and for rows of one."""
        (root, start), (other, second) = map(self._addresses.address, (one, two))
        if not (is_shared(root) and is_shared(other)) or root != other:
            return is_shared(root) and is_shared(other)
        assert isinstance(root, GlobalVariable)
        rows = root.value_type
        if rows.kind != TypeKind.ARRAY or rows.element.kind not in _AGGREGATES:
            return False
        size, first, last = size_of(rows.element, self._addresses.module), start.value, second.value
        return size > 0 and first is not None and last is not None and first // size != last // size
