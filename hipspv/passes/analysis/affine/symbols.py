"""The symbols of polynomials: thread ids, sizes, iterations of loops and opaque values."""

from __future__ import annotations

import functools
from collections.abc import Callable
from math import gcd
from typing import TYPE_CHECKING, NamedTuple

from hipspv.llvm import Argument, BasicBlock, ConstantInt, Function, Instruction, Opcode, Operation, Value
from hipspv.passes.analysis.affine.polynomials import Polynomial

if TYPE_CHECKING:
    from hipspv.targets.builtins import Builtins

_LANE = "__hipspv_lane"
# The id of a thread in blocks of one, two and three dimensions. The first symbols of each function
# are the three ids, the width and the height.
_LINEAR_IDS = (Polynomial({(0,): 1}), Polynomial({(0,): 1, (1, 3): 1}), Polynomial({(0,): 1, (1, 3): 1, (2, 3, 4): 1}))


class Kind:
    """The kinds of symbols by their values in the lanes of a warp.

    THREAD: threadIdx.x, y or z. RANK: an index of lanes, unique and ascending. DISTINCT: unique for each lane, in any
    order. VARYING: may differ among lanes. SIZE: blockDim, greater than any thread id. ITERATION: how often a loop's
    header was reached before. COMMON: uniform in the warp.
    """

    THREAD, RANK, DISTINCT, VARYING, SIZE, ITERATION, COMMON = range(7)
    OF_LANES = (THREAD, RANK, DISTINCT)
    OF_EACH = (*OF_LANES, VARYING)


class Symbol(NamedTuple):
    """key: a dimension, a value, a loop's header, or a tuple of the operands."""

    kind: int
    key: object


class Symbols:
    """The symbols of one function, which must not change meanwhile. Polynomials have their indices.

    operation: that of an instruction.
    """

    def __init__(self, builtins: Builtins, operation: Callable[[Instruction], Operation]) -> None:
        self._builtins, self._operation = builtins, operation
        # Functions of one argument, and those that return an index of the thread or lane.
        self.block_queries = (builtins.local_size, builtins.group_id, builtins.num_groups)
        self.rank_queries = (builtins.local_linear_id, builtins.sub_group_local_id, _LANE)
        self.entries: list[Symbol] = []
        self._indices: dict[tuple[int, object], int] = {}
        self._geometry: dict[int, bool] = {}
        # Accesses are compared in pairs, many times.
        self.lane_terms = functools.cache(self._lane_terms)
        self.varying_terms = functools.cache(self._varying_terms)
        for dimension in range(3):
            self.add(Kind.THREAD, dimension)
        for dimension in range(2):
            self.block_size(dimension)

    def add(self, kind: int, key: object) -> Polynomial:
        """The symbol of this kind and key; adds it if it is new."""
        index = self._indices.setdefault((kind, key), len(self.entries))
        if index == len(self.entries):
            self.entries.append(Symbol(kind, key))
        return Polynomial.symbol(index)

    def block_size(self, dimension: int) -> Polynomial:
        return self.add(Kind.SIZE, (self._builtins.local_size, dimension))

    def linear_id(self, dimensions: int) -> Polynomial:
        """The id of a thread in a block of so many dimensions."""
        return _LINEAR_IDS[dimensions - 1]

    def kind(self, symbol: int) -> int:
        return self.entries[symbol].kind

    # ---- properties of symbols

    def is_loop_invariant(self, symbol: int) -> bool:
        """True for sizes, arguments, and indices of blocks and warps."""
        kind, key = self.entries[symbol]
        return kind == Kind.SIZE or isinstance(key, (Argument, tuple))

    def is_nonnegative(self, symbol: int) -> bool:
        """True for sizes, ids, iterations and indices of blocks and warps."""
        kind, key = self.entries[symbol]
        if kind == Kind.COMMON:
            return isinstance(key, tuple) and key[:1] != ("earlier",)
        return kind in (*Kind.OF_LANES, Kind.SIZE, Kind.ITERATION)

    def is_geometry(self, symbol: int) -> bool:
        """True if the symbol depends only on lanes' ids, constants and iterations of loops."""
        known = self._geometry.get(symbol)
        if known is None:
            self._geometry[symbol] = True  # an induction variable depends on itself
            known = self._geometry[symbol] = self._is_geometry(self.entries[symbol].key)
        return known

    def _is_geometry(self, key: object) -> bool:
        match key:
            case ("earlier", earlier):
                return self._is_geometry(earlier)
            case (Polynomial() as rank, Polynomial() as divisor):
                return all(map(self.is_geometry, (*rank.symbols(), *divisor.symbols())))
            case Instruction():
                return self._is_computed(key)
            case (_, int()) | int() | str():  # indices of warps, sizes and ids
                return True
            case _:
                return isinstance(key, BasicBlock)

    def _is_computed(self, value: Instruction) -> bool:
        """True if an integer depends on no memory and no argument."""
        queries = (*self.rank_queries, *self.block_queries, self._builtins.local_id)
        seen: set[int] = set()
        work: list[Value] = [value]
        while work:
            current = work.pop()
            if current.ref in seen or isinstance(current, (ConstantInt, Function)):
                continue
            seen.add(current.ref)
            if not isinstance(current, Instruction):
                return False
            opcode, width, operands = self._operation(current)
            if not width or opcode in (Opcode.LOAD, Opcode.ATOMIC_RMW, Opcode.CMPXCHG):
                return False
            if opcode == Opcode.CALL:
                callee = current.callee
                if callee is None or callee.name not in queries:
                    return False
            else:
                work += operands
        return True

    # ---- properties of polynomials

    def _lane_terms(self, form: Polynomial) -> Polynomial:
        """The terms that differ among lanes: each lane has its own."""
        return form.terms_with(lambda symbol: self.entries[symbol].kind in Kind.OF_LANES)

    def _varying_terms(self, form: Polynomial) -> Polynomial:
        """The terms that may differ among lanes."""
        return form.terms_with(lambda symbol: self.entries[symbol].kind in Kind.OF_EACH)

    def is_sum_nonnegative(self, form: Polynomial) -> bool:
        """True if the form is a sum of symbols that are never negative."""
        return all(factor > 0 for factor in form.terms.values()) and all(map(self.is_nonnegative, form.symbols()))

    def is_rank(self, form: Polynomial) -> bool:
        """True if the form is an index of the threads of a block, or of a warp's lanes."""
        symbol = form.single_symbol
        return form in _LINEAR_IDS or (symbol is not None and self.kind(symbol) == Kind.RANK)

    def linear_step(self, lane: Polynomial) -> int:
        """Bytes from one lane to the next, if the form is a lane id times a constant; else 0."""
        steps = set(lane.terms.values())
        single = all(
            sum(self.kind(s) in Kind.OF_LANES for s in monomial) == 1
            and all(self.kind(s) in (*Kind.OF_LANES, Kind.SIZE) for s in monomial)
            for monomial in lane.terms
        )
        return abs(steps.pop()) if len(steps) == 1 and single else 0

    def unit(self, form: Polynomial) -> int:
        """The size of an element, derived from the distances between lanes; 0 if lanes don't differ."""
        return gcd(*self.varying_terms(form).terms.values())

    def with_thread_ids(self, form: Polynomial) -> Polynomial:
        """The form with ids of threads instead of those of lanes in their warps."""

        def thread_id(symbol: int) -> Polynomial | None:
            match self.entries[symbol]:
                case Symbol(Kind.RANK, (Polynomial() as rank, int())):
                    return rank
                case _:
                    return None

        return form.replace(thread_id)

    def arguments(self, form: Polynomial) -> set[int]:
        """The symbols that are the function's arguments."""
        return {s for s in form.symbols() if isinstance(self.entries[s].key, Argument)}
