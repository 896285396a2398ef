"""Collisions: bytes that two lanes of a warp may both access."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import gcd
from typing import NamedTuple

from hipspv.passes.analysis.affine.addresses import Addresses
from hipspv.passes.analysis.affine.polynomials import Polynomial
from hipspv.passes.analysis.affine.symbols import Kind

# Elements of a lane in a butterfly, less one.
_MAX_WINGS = 15
_Pairs = Iterable[tuple[Polynomial, Polynomial]]


class Guards:
    """Facts that hold at an access: pairs of polynomials of which the first is less than the second, equal to it, a
    multiple of it, or different from it. `ordered` (the first is at most the second) and `divisible` are exact: they
    also hold for negative values and for powers of two."""

    def __init__(
        self,
        below: _Pairs = (),
        equal: _Pairs = (),
        multiple: _Pairs = (),
        different: _Pairs = (),
        ordered: _Pairs = (),
        divisible: _Pairs = (),
    ) -> None:
        self.below, self.equal = list(below), list(equal)
        self.multiple, self.different = list(multiple), list(different)
        self.ordered, self.divisible = list(ordered), list(divisible)

    def lists(self) -> tuple[list[tuple[Polynomial, Polynomial]], ...]:
        certain = (self.ordered, self.divisible)
        return self.below, self.equal, self.multiple, self.different, *certain

    def copy(self) -> Guards:
        return Guards(*self.lists())

    def extend(self, other: Guards) -> None:
        """Add the other's facts. Blocks share the facts of their dominators, which a chain of conjunctions would
        otherwise double."""
        for own, more in zip(self.lists(), other.lists(), strict=True):
            known = set(own)
            own.extend(pair for pair in more if pair not in known)

    @property
    def size(self) -> int:
        return sum(map(len, self.lists()))


class Range(NamedTuple):
    """The bytes of an access from `start` on, and the facts that guard it. size: 0 if unknown. loops: the headers of
    those around the access. columns: indices in an array's rows, with the rows' lengths."""

    start: Polynomial
    size: int
    guards: Guards
    loops: frozenset[int] = frozenset()
    columns: tuple[tuple[Polynomial, int], ...] = ()


class Collisions:
    """Collisions of accesses in one function."""

    def __init__(self, addresses: Addresses) -> None:
        self._symbols, self._integers = addresses.symbols, addresses.integers
        self._lanes, self._one_dimension = addresses.warp_size, addresses.dimensions == 1

    def possible(self, one: Range, two: Range) -> bool:
        """True if one lane's bytes of `one` may be another lane's of `two`; true if unsure."""
        if self._same_single_lane(one, two) or self._same_pair(one, two):
            return False
        if self._is_butterfly(one, two):
            return False
        if one.size == 0 or two.size == 0:
            return True
        one, two = self._of_single_lane(one), self._of_single_lane(two)
        lane, other = self._lane_terms(one), self._lane_terms(two)
        if self.is_unknown(one) or self.is_unknown(two):
            return True
        if lane != other:
            return self._single_overlaps(one, two) if not (lane.terms and other.terms) else True
        difference = one.start - two.start
        if not lane.terms:
            return self._may_be_near(difference, one.size, two.size)
        if not self._all_dimensions(lane):
            return True
        return self._lanes_overlap(lane, difference, one, two)

    # ---- pairs of lanes

    def _same_pair(self, one: Range, two: Range) -> bool:
        """True if a guard as `if ((lane ^ n) > lane)` lets only one of `lane` and `lane ^ n` access both elements."""
        for pair in one.guards.below if self._integers.partners else ():
            low, high = pair
            partner, lane = (high, low) if high in self._integers.partners else (low, high)
            if self._integers.partners.get(partner) != lane or pair not in two.guards.below:
                continue
            indices = (lane, partner)
            factors = [self._factor(range, indices) for range in (one, two)]
            if factors[0][0] and factors[0] == factors[1]:
                return True
        return False

    def _factor(self, range: Range, indices: tuple[Polynomial, ...]) -> tuple[int, Polynomial]:
        """The factor, in bytes, of one of `indices` in the start, and the other terms. The factor is 0 if the start
        isn't linear in one."""
        lane = self._lane_terms(range)
        for index in indices:
            step = lane.divided(index)
            if step is not None and step.value and range.size <= abs(step.value):
                return step.value, range.start - lane
        return 0, lane

    def _is_butterfly(self, one: Range, two: Range) -> bool:
        """True for indices `lane + n * s * (lane / s)`, and for those at most n * s further: each lane has n + 1
        elements of its own."""
        wings, others = self._wings(one), self._wings(two)
        if wings is None or others is None or wings[:-1] != others[:-1]:
            return False
        (_, spread, step, count, start), (*_, other) = wings, others
        shifts = range(-count, count + 1)
        distances = [(start - other - spread.times(shift)).value for shift in shifts]
        size = max(one.size, two.size)
        return any(d is not None and abs(d) + size <= step for d in distances)

    def _wings(self, range: Range) -> tuple[int, Polynomial, int, int, Polynomial] | None:
        """The symbol of `lane / s`, bytes of s elements and of one, n, and the other terms; None for other starts."""
        quotients = self._integers.quotients
        if not quotients:
            return None
        found = {s for s in range.start.symbols() if s in quotients}
        lane = self._lane_terms(range)
        if len(found) != 1:
            return None
        symbol = found.pop()
        rank, divisor = quotients[symbol]
        step = lane.divided(rank)
        if step is None or step.value is None or not 0 < range.size <= step.value:
            return None
        spread = divisor.times(step.value)
        product = spread * Polynomial.symbol(symbol)
        monomial, factor = next(iter(product.terms.items()))
        count = range.start.terms.get(monomial, 0) // factor
        rest = range.start - lane - product.times(count)
        if not 0 < count <= _MAX_WINGS or symbol in rest.symbols():
            return None
        return symbol, spread, step.value, count, rest

    # ---- one lane

    def _single(self, guards: Guards) -> Iterator[tuple[Polynomial, Polynomial]]:
        """Lane ids with the value that a guard says they equal: only that lane runs the access."""
        for rank, value in guards.equal:
            if self._one_dimension and self._is_rank(rank) and not self._varies(value):
                yield rank, value

    def _same_single_lane(self, one: Range, two: Range) -> bool:
        if not (one.guards.equal and two.guards.equal):
            return False
        others = set(self._single(two.guards))
        return any(pair in others for pair in self._single(one.guards))

    def _of_single_lane(self, range: Range) -> Range:
        """The range with the lane's value instead of its symbol."""
        for rank, value in self._single(range.guards):
            ((symbol,),) = rank.terms
            start = range.start.replace({symbol: value}.get)
            range = range._replace(start=start)
        return range

    def _single_overlaps(self, one: Range, two: Range) -> bool:
        """True if ranges may overlap of which one is of a single lane, or uniform, and the other differs for each
        lane."""
        if not self._lane_terms(one).terms:
            one, two = two, one
        unit = self._lane_terms(one)
        lane = (two.start - (one.start - unit)).divided(self._unit(unit))
        if lane is None or one.size > self._step(unit) or not self._one_dimension:
            return True
        for rank, value in self._single(two.guards):
            if self._same_rank(unit, rank) and lane == value:
                return False  # its own
        different = one.guards.different
        if (self._unit_rank(unit), lane) in different or (lane, self._unit_rank(unit)) in different:
            return False
        return not self._is_no_lane(lane, self._unit_rank(unit), one.guards)

    def _is_no_lane(self, lane: Polynomial, rank: Polynomial, guards: Guards) -> bool:
        """True if the guards exclude the lane of this id: it is negative, or beyond an upper bound."""
        if self._symbols.is_sum_nonnegative(lane.times(-1) - Polynomial.constant(1)):
            return True
        size = self._symbols.block_size(0)
        bounds = (size, *self._bounds(rank, guards))
        return any(self._symbols.is_sum_nonnegative(lane - bound) for bound in bounds)

    def _bounds(self, rank: Polynomial, guards: Guards) -> Iterator[Polynomial]:
        """Upper bounds of the lanes' ids."""
        for what, bound in guards.below:
            if self._symbols.lane_terms(what) == rank:
                yield bound - (what - rank)

    # ---- lanes with bytes of their own

    def _lanes_overlap(self, lane: Polynomial, difference: Polynomial, one: Range, two: Range) -> bool:
        if not difference.terms:
            return max(one.size, two.size) > self._step(lane)
        if self._is_apart(lane, difference):
            return False
        shift = difference.divided(self._unit(lane))
        if shift is not None and self._guards_separate(self._unit_rank(lane), shift, one, two):
            return False
        return self._some_lanes_overlap(lane, difference, one.size, two.size)

    def _guards_separate(self, rank: Polynomial, shift: Polynomial, one: Range, two: Range) -> bool:
        """True if guards exclude that lane x accesses range one and lane x + shift range two."""
        if self._reaches(shift, rank, two.guards):
            return True
        if self._reaches(shift.times(-1), rank, one.guards):
            return True
        for what, step in two.guards.multiple:
            if self._moves_with(what, rank) and (what, step) in one.guards.multiple:
                return self._is_no_multiple(shift, step)
        return False

    def _moves_with(self, what: Polynomial, rank: Polynomial) -> bool:
        """True if `what` is a lane's id, or its index in the warp, which differs by the same amount."""
        if what == rank:
            return True
        symbol = what.single_symbol
        if symbol is None:
            return False
        match self._symbols.entries[symbol].key:
            case (Polynomial() as dividend, int() as count):
                return dividend == rank and count % self._lanes == 0
            case _:
                return False

    def _reaches(self, shift: Polynomial, rank: Polynomial, guards: Guards) -> bool:
        """True if a lane's id plus `shift` is beyond all lanes that pass the guards."""
        return any(
            self._moves_with(lane, rank) and self._symbols.is_sum_nonnegative(shift - bound + what - lane)
            for what, bound in guards.below
            for lane in [self._symbols.lane_terms(what)]
        )

    def _is_no_multiple(self, shift: Polynomial, step: Polynomial) -> bool:
        """True if one monomial is no multiple of the other: 3 s is no multiple of 2 s."""
        if len(shift.terms) != 1 or shift.terms.keys() != step.terms.keys():
            return False
        (a,), (b,) = shift.terms.values(), step.terms.values()
        return a % b != 0

    def _is_apart(self, lane: Polynomial, difference: Polynomial) -> bool:
        """True for distances of whole blocks that are at least the distance of lanes of a warp, and for lanes of step 2
        s that are s apart."""
        kinds = self._symbols.kind
        if all(any(kinds(s) == Kind.SIZE for s in monomial) for monomial in difference.terms):
            return True
        unit = self._unit(lane)
        return any(unit.terms) and self._is_no_multiple(difference, unit)

    def _some_lanes_overlap(self, lane: Polynomial, difference: Polynomial, size: int, other: int) -> bool:
        """True if two lanes may overlap, judged by the greatest common divisors of the lanes' factors and of the
        unknown terms."""
        constant = difference.terms.get((), 0)
        unknown = {m: a for m, a in difference.terms.items() if m}
        step = gcd(*unknown.values()) if unknown else 0
        if self._is_chunk(lane, unknown):
            return False
        return any(_near(constant + moved, step, size, other) for moved in self._moves(lane, difference))

    def _is_chunk(self, lane: Polynomial, unknown: dict[tuple[int, ...], int]) -> bool:
        """True if each lane has a chunk of its own in a loop: `for (k...) p[16 * lane + k]`."""
        counts = all(len(m) == 1 and self._symbols.kind(m[0]) == Kind.ITERATION for m in unknown)
        step = self._step(lane)
        return bool(unknown) and counts and all(2 * abs(a) <= step for a in unknown.values())

    def _moves(self, lane: Polynomial, difference: Polynomial) -> Iterator[int]:
        """The distances in bytes of two different lanes; if they may be any, the one at which the ranges overlap."""
        factors = [a for m, a in lane.terms.items() if len(m) == 1]
        if len(factors) < len(lane.terms):
            yield -difference.terms.get((), 0)  # steps that aren't constants: anywhere
            return
        if any(self._symbols.kind(s) == Kind.DISTINCT for s in lane.symbols()):
            yield -difference.terms.get((), 0)
            return
        reach = range(1 - self._lanes, self._lanes)
        if len(factors) == 1:
            yield from (factors[0] * lanes for lanes in reach if lanes)
        elif len(factors) == 2:
            first, second = factors
            yield from (first * a + second * b for a in reach for b in reach if a or b)
        else:
            yield -difference.terms.get((), 0)

    def _may_be_near(self, difference: Polynomial, size: int, other: int) -> bool:
        constant = difference.terms.get((), 0)
        unknown = [a for m, a in difference.terms.items() if m]
        return _near(constant, gcd(*unknown) if unknown else 0, size, other)

    # ---- symbols

    def _lane_terms(self, range: Range) -> Polynomial:
        return self._symbols.lane_terms(range.start)

    def _varies(self, form: Polynomial) -> bool:
        return bool(self._symbols.varying_terms(form).terms)

    def is_unknown(self, range: Range) -> bool:
        """True if the range's start differs among lanes in a way that no polynomial describes."""
        return any(self._symbols.kind(s) == Kind.VARYING for s in range.start.symbols())

    def _is_rank(self, form: Polynomial) -> bool:
        symbol = form.single_symbol
        return symbol is not None and self._symbols.kind(symbol) in Kind.OF_LANES

    def _all_dimensions(self, lane: Polynomial) -> bool:
        """True if no two lanes have the same `lane`: it must have all dimensions of a block of several."""
        kinds = [self._symbols.entries[s] for s in lane.symbols()]
        if self._one_dimension or any(s.kind != Kind.THREAD for s in kinds):
            return True
        return len({s.key for s in kinds}) >= 2

    def _unit(self, lane: Polynomial) -> Polynomial:
        """Bytes from one lane to the next, if the lane is one symbol; else 0."""
        if len(lane.terms) != 1:
            return Polynomial({})
        ((monomial, factor),) = lane.terms.items()
        lanes = [s for s in monomial if self._symbols.kind(s) in Kind.OF_LANES]
        if len(lanes) != 1:
            return Polynomial({})
        left = list(monomial)
        left.remove(lanes[0])
        return Polynomial({tuple(left): factor})

    def _unit_rank(self, lane: Polynomial) -> Polynomial:
        (symbol,) = [s for s in lane.symbols() if self._symbols.kind(s) in Kind.OF_LANES]
        return Polynomial.symbol(symbol)

    def _same_rank(self, lane: Polynomial, rank: Polynomial) -> bool:
        return bool(self._unit(lane).terms) and self._unit_rank(lane) == rank

    def _step(self, lane: Polynomial) -> int:
        """The fewest bytes between two lanes, judged by factors alone."""
        return min(abs(factor) for factor in lane.terms.values())


def _near(distance: int, step: int, size: int, other: int) -> bool:
    """True if ranges of these sizes overlap whose distance is distance + n * step for some n. The
    distance is from the second's start to the first's.
    """
    if step == 0:
        return -size < distance < other
    rest = distance % step
    return rest < other or step - rest < size
