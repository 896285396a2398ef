"""Proofs that two lanes of a warp touch different bytes, for each shape that a block may have."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from itertools import product
from typing import NamedTuple

from hipspv.llvm import GlobalVariable
from hipspv.passes.analysis.affine.addresses import Addresses, Root, is_shared
from hipspv.passes.analysis.affine.steps import Steps
from hipspv.passes.analysis.affine.symbols import Kind
from hipspv.passes.analysis.memo import by_reference
from hipspv.passes.warps.accesses import Access, Accesses
from hipspv.passes.warps.collisions import Range

# Threads of a block (hipDeviceAttributeMaxThreadsPerBlock), and values of induction variables that
# are tried for an access.
_MAX_THREADS, _MAX_OFFSETS = 1024, 64
# Shapes that are tried: a kernel that allows more says little about its blocks.
_MAX_SHAPES = 2000
_Vector = tuple[int, int, int]


class _Cells(NamedTuple):
    """The bytes that threads access: the factors of their ids, and the other terms in each iteration of the loops
    around."""

    factors: _Vector
    offsets: tuple[int, ...]
    size: int

    def extent(self, shape: _Vector) -> tuple[int, int]:
        """The first byte, and the one after the last, that the threads of a block access."""
        ends = [f * (n - 1) for f, n in zip(self.factors, shape, strict=True)]
        low, high = min(self.offsets), max(self.offsets) + self.size
        return low + sum(min(e, 0) for e in ends), high + sum(max(e, 0) for e in ends)

    def are_distinct(self, shape: _Vector) -> bool:
        """True if no two threads, or iterations, access an element."""
        starts = {offset + start for start in self._starts(shape) for offset in self.offsets}
        return len(starts) == shape[0] * shape[1] * shape[2] * len(self.offsets)

    def _starts(self, shape: _Vector) -> Iterator[int]:
        x, y, z = self.factors
        yield from (x * i + y * j + z * k for k, j, i in product(*map(range, reversed(shape))))


class BlockShapes:
    """Proofs for accesses to shared arrays, in kernels for blocks of two or three dimensions.

    The possible shapes of a block are those with which all accesses are within the array, and each store by all threads
    is to a different element for each thread and iteration: a block's warps aren't ordered, so no program can rely on
    which of two stores is the last.

    Two accesses are apart if no two lanes of a warp access a common byte, with any possible shape. The addresses may
    depend only on threads' ids and on iterations of loops with constant bounds. is_of_block: true for blocks of the
    function that all threads reach, and equally often.
    """

    def __init__(
        self, addresses: Addresses, accesses: Accesses, is_of_block: Callable[[int], bool], steps: Steps
    ) -> None:
        self._addresses, self._symbols = addresses, addresses.symbols
        self._accesses, self._graph = accesses.all, accesses.graph
        self._lanes, self._dimensions = addresses.warp_size, addresses.dimensions
        self._is_of_block = is_of_block
        self._steps = steps
        self._moves = by_reference(self._find_moves)
        self._between = functools.cache(self._find_between)

    def apart(self, root: Root | None, one: Range, two: Range) -> bool:
        """True if one lane's bytes of `one` are no other lane's of `two`; false if unsure."""
        if self._dimensions == 1 or not isinstance(root, GlobalVariable) or not is_shared(root):
            return False
        first, second = self._cells(one), self._cells(two)
        if first is None or second is None or first.factors != second.factors:
            return False
        distances = self._between(root, first.factors)
        return distances is not None and not any(
            meeting - start + end in distances
            for start in first.offsets
            for end in second.offsets
            for meeting in range(1 - first.size, second.size)
        )

    def _find_between(self, root: GlobalVariable, factors: _Vector) -> set[int] | None:
        """The byte distances between two lanes of a warp; None if the block may have any shape."""
        moves = self._moves(root)
        if moves is None:
            return None
        self._steps.take(len(moves))
        x, y, z = factors
        return {x * i + y * j + z * k for i, j, k in moves}

    def _find_moves(self, root: GlobalVariable) -> set[_Vector] | None:
        """The differences between the ids of two lanes of a warp; None if the block may have any shape."""
        found: set[_Vector] = set()
        shapes = self._shapes(root)
        for shape in shapes or ():
            self._steps.take(self._lanes)
            for distance in range(1, self._lanes):
                for x, y, z in _steps(distance, shape):
                    found |= {(x, y, z), (-x, -y, -z)}
        return None if shapes is None else found

    def _shapes(self, root: GlobalVariable) -> list[_Vector] | None:
        """The shapes of a block that the accesses to a variable allow; None if there are too many."""
        limits: dict[tuple[_Cells, int], None] = {}
        own: dict[_Cells, None] = {}
        for access in self._accesses:
            if access.base == root and self._is_complete(access):
                limits.update(dict.fromkeys(self._limits(access, root)))
                cells = self._cells(access.range)
                stores = access.writes and not access.atomic
                if cells and stores and all(cells.factors[: self._dimensions]):
                    own[cells] = None
        found: list[_Vector] = []
        for shape in self._possible([*limits]) if own else ():
            self._steps.take(shape[0] * shape[1] * shape[2])
            if all(cells.are_distinct(shape) for cells in own):
                found.append(shape)
            if len(found) > _MAX_SHAPES:
                return None
        return found if own else None

    def _limits(self, access: Access, root: GlobalVariable) -> Iterator[tuple[_Cells, int]]:
        """The bytes that an access touches, with the size of the variable; and the elements of a row that it touches,
        with the row's length."""
        accessed = access.range
        size = self._addresses.size_of(root.value_type)
        for start, count, end in (
            (accessed.start, accessed.size, size),
            *((column, 1, length) for column, length in accessed.columns),
        ):
            cells = self._cells(accessed._replace(start=start, size=count))
            if cells is not None:
                yield cells, end

    def _possible(self, limits: list[tuple[_Cells, int]]) -> Iterator[_Vector]:
        """The shapes with which all of these are within their limits."""

        def fits(shape: _Vector) -> bool:
            ends = ((*cells.extent(shape), limit) for cells, limit in limits)
            return all(low >= 0 and high <= limit for low, high, limit in ends)

        for z in range(1, 1 + (_MAX_THREADS if self._dimensions > 2 else 1)):
            if not fits((1, 1, z)):
                break
            for y in range(1, 1 + _MAX_THREADS // z):
                if not fits((1, y, z)):
                    break
                for x in range(1, 1 + _MAX_THREADS // (y * z)):
                    if not fits((x, y, z)):
                        break
                    yield x, y, z

    def _is_complete(self, access: Access) -> bool:
        """True if all threads make the access in each iteration of the loops around, which end only
        by their conditions.
        """
        if not self._is_of_block(access.block):
            return False
        graph = self._graph
        for (latch, header), blocks in graph.loops.items():
            if access.block in blocks:
                leaving = {b for b in blocks if not blocks.issuperset(graph.successors[b])}
                if leaving != {header} or not graph.dominates(access.block, latch):
                    return False
        return True

    def _cells(self, accessed: Range) -> _Cells | None:
        """None for addresses that depend on more than ids and loops' iterations."""
        factors, offsets = [0, 0, 0], [0]
        for monomial, factor in accessed.start.terms.items():
            match [self._symbols.entries[s] for s in monomial]:
                case []:
                    offsets = [offset + factor for offset in offsets]
                case [symbol] if symbol.kind == Kind.THREAD and isinstance(symbol.key, int):
                    factors[symbol.key] = factor
                case [symbol] if symbol.kind == Kind.ITERATION:
                    count = self._iterations(accessed, monomial[0])
                    if not 0 < count * len(offsets) <= _MAX_OFFSETS:
                        return None
                    offsets = [o + factor * n for o in offsets for n in range(count)]
                case _:
                    return None
        x, y, z = factors
        return _Cells((x, y, z), tuple(offsets), accessed.size) if accessed.size else None

    def _iterations(self, accessed: Range, iteration: int) -> int:
        """The smallest constant that bounds the iterations of a loop; 0 if there is none."""
        bounds = [
            (high - low).terms for low, high in accessed.guards.ordered if (high - low).terms.get((iteration,)) == -1
        ]
        return min((t.get((), 0) + 1 for t in bounds if t.keys() <= {(), (iteration,)}), default=0)


def _steps(distance: int, shape: _Vector) -> Iterator[_Vector]:
    """The differences of the ids of two threads whose linear ids differ by `distance`."""
    width, height, depth = shape
    rows, right = divmod(distance, width)
    for x, more in ((right, 0), (right - width, 1)):
        planes, down = divmod(rows + more, height)
        for y, z in ((down, planes), (down - height, planes + 1)):
            if abs(x) < width and abs(y) < height and z < depth:
                yield x, y, z
