"""Proofs that two lanes of a warp access different bytes, from the facts at each access."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from hipspv.llvm import BasicBlock, Instruction, Value
from hipspv.passes.analysis.affine.addresses import Addresses
from hipspv.passes.analysis.affine.inequalities import Contradictions
from hipspv.passes.analysis.affine.polynomials import Polynomial
from hipspv.passes.analysis.affine.steps import Steps
from hipspv.passes.analysis.affine.symbols import Kind
from hipspv.passes.warps.collisions import Range

# Proofs for one function: each takes up to a millisecond.
_MAX_PROOFS = 1_000
_Blocks = frozenset[int]
_Pair = tuple[Polynomial, Polynomial]
_Forms = list[Polynomial]


class TwoLanes:
    """Proofs for the accesses of one function.

    One lane runs the first access, another one the second. Each has its own values of symbols that differ among lanes,
    and satisfies the conditions that guard its access. The accesses are apart if these conditions, and known bounds of
    sizes, ids and loops' iterations, contradict that the bytes overlap, or imply that both are one lane.

    headers: those of the loops around an instruction, or those whose iterations a header counts. is_uniform: true for a
    value that is uniform in the block. contradictions: those known of the module.
    """

    def __init__(
        self,
        addresses: Addresses,
        headers: Callable[[Instruction | BasicBlock], _Blocks],
        is_uniform: Callable[[Value], bool],
        steps: Steps,
        contradictions: Contradictions,
    ) -> None:
        self._symbols, self._integers = addresses.symbols, addresses.integers
        self._dimensions = addresses.dimensions
        self._ids = [self._symbols.add(Kind.THREAD, d) for d in range(addresses.dimensions)]
        self._headers = headers
        self._is_uniform = is_uniform
        self._steps = steps
        self._contradictions = contradictions
        self._known: dict[tuple[Range, Range], bool] = {}

    def apart(self, one: Range, two: Range) -> bool:
        """True if one lane's bytes of `one` are no other lane's of `two`; false if unsure."""
        if one.size == 0 or two.size == 0:
            return False
        step = one.size + two.size
        if self._is_anywhere(one, step) or self._is_anywhere(two, step):
            return False
        known = self._known.get((one, two))
        if known is None:
            proven = len(self._known) < _MAX_PROOFS and self._prove(one, two)
            known = self._known[one, two] = proven
        return known

    def _prove(self, one: Range, two: Range) -> bool:
        conditions = [*_conditions(one)], [*_conditions(two)]
        steps = (form for range in (one, two) for pair in range.guards.divisible for form in pair)
        forms = (one.start, two.start, *conditions[0], *conditions[1], *steps)
        symbols = {s for form in forms for s in form.symbols()}
        own = self._own_symbols(symbols, one.loops & two.loops)
        if not self._follows(one, two, conditions, own):
            return False
        # Few proofs get here: the uniformity of a value takes longer than a proof.
        doubtful = {s for s in symbols - own if self._differs(s)}
        return not doubtful or self._follows(one, two, conditions, own | doubtful)

    def _is_anywhere(self, range: Range, step: int) -> bool:
        """True if an unbounded unknown of each lane brings the start near every byte by smaller steps. Such proofs
        would fail (`_is_free`)."""
        return any(
            abs(factor) < step
            and any(self._symbols.kind(symbol) in Kind.OF_EACH for symbol in monomial)
            and not all(map(self._is_count, monomial))
            and not (len(monomial) == 1 and monomial[0] in self._integers.fractions)
            and not any(monomial in form.terms for form in _conditions(range))
            for monomial, factor in range.start.terms.items()
        )

    # ---- symbols

    def _own_symbols(self, symbols: set[int], common: _Blocks) -> set[int]:
        """The symbols of which each lane has its own value: ids, and values of a loop for lanes that have left it, each
        in another iteration. common: the headers of the loops around both."""
        return {
            s
            for s in symbols
            if self._symbols.kind(s) in Kind.OF_EACH or not self._loops(s) <= common or not self._is_of_warp(s)
        }

    def _is_of_warp(self, symbol: int) -> bool:
        """False for quotients of ids that differ within a warp: `x / 32` in blocks of two dimensions."""
        match self._symbols.entries[symbol].key:
            case (Polynomial() as rank, int()):
                return self._is_consecutive(rank)
            case _:
                return True

    def _loops(self, symbol: int) -> _Blocks:
        """The headers of the loops that recompute the symbol in each iteration."""
        match self._symbols.entries[symbol].key:
            case Instruction() | BasicBlock() as key:
                return self._headers(key)
            case _:
                return frozenset()

    def _differs(self, symbol: int) -> bool:
        """True if lanes may take different branches to a value that all compute alike."""
        key = self._symbols.entries[symbol].key
        return isinstance(key, Instruction) and not self._is_uniform(key)

    # ---- proofs

    def _follows(self, one: Range, two: Range, conditions: tuple[_Forms, _Forms], own: set[int]) -> bool:
        """True if the ranges are apart. conditions: those of each (`_conditions`). own: symbols of which the two lanes
        have different values."""

        def renamed(form: Polynomial) -> Polynomial:
            return form.replace(lambda s: Polynomial.symbol(~s) if s in own else None)

        distance = one.start - renamed(two.start)
        facts = [*conditions[0], *map(renamed, conditions[1])]
        if self._is_free(distance, one.size + two.size, facts):
            return False
        facts += self._bounds([distance, *facts])
        facts.append(distance + Polynomial.constant(one.size - 1))
        facts.append(Polynomial.constant(two.size - 1) - distance)
        ids = [[(id, renamed(id)) for id in ids] for ids in self._identities(facts)]
        if self._same_or_none(facts, ids):
            return True
        shared = [
            (what - renamed(what), step)
            for what, step in one.guards.divisible
            if own.isdisjoint(step.symbols()) and (what, step) in two.guards.divisible
        ]
        return any(
            all(self._same_or_none([*facts, *case], ids) for case in self._cases(difference, step))
            for difference, step in shared
        )

    def _is_free(self, form: Polynomial, step: int, facts: list[Polynomial]) -> bool:
        """True if an unknown without a bound, by a fact or as a count, brings the form near each value by smaller
        steps. Such proofs would fail."""
        unlimited = {
            monomial
            for monomial, factor in form.terms.items()
            if abs(factor) < step and not all(map(self._is_count, monomial))
        }
        unlimited.difference_update((symbol,) for symbol in self._integers.fractions)
        return not unlimited.issubset(m for fact in facts for m in fact.terms)

    def _cases(self, difference: Polynomial, step: Polynomial) -> Iterator[list[Polynomial]]:
        """The cases in which a difference is a multiple of a step: the facts of each."""
        one = Polynomial.constant(1)
        for sign in (1, -1):
            size = step.times(sign)
            facts = [size - one, *self._of_fractions(step, sign)]
            yield [*facts, difference, difference.times(-1)]
            yield [*facts, difference - size]
            yield [*facts, difference.times(-1) - size]

    def _of_fractions(self, dividend: Polynomial, sign: int) -> Iterator[Polynomial]:
        """Forms that aren't negative for the fractions of a dividend of this sign."""
        for symbol, (value, divisor, signed) in self._integers.fractions.items():
            if self._integers.form(value) == dividend:
                size = dividend.times(sign)
                product = Polynomial.symbol(symbol).times(sign * divisor)
                yield size - product
                yield product + Polynomial.constant(divisor - 1) - size
                if sign < 0 and not signed:
                    yield Polynomial.constant(-1)  # unsigned integers aren't negative

    def _same_or_none(self, facts: list[Polynomial], ids: list[list[_Pair]]) -> bool:
        """True if the facts contradict each other, or imply that all pairs of one of the lists are equal."""
        return self._contradict(facts) or any(all(self._equal(facts, *pair) for pair in pairs) for pairs in ids)

    def _equal(self, facts: list[Polynomial], one: Polynomial, two: Polynomial) -> bool:
        """True if the facts imply that the two are equal."""
        difference, least = one - two, Polynomial.constant(1)
        return self._contradict([*facts, difference - least]) and self._contradict([*facts, two - one - least])

    def _contradict(self, facts: list[Polynomial]) -> bool:
        return self._contradictions.contradict(facts, self._steps)

    def _identities(self, facts: list[Polynomial]) -> Iterator[list[Polynomial]]:
        """Ids that differ between any two lanes of a warp."""
        symbols = {s for fact in facts for s in fact.symbols()}
        if all(symbols.issuperset(id.symbols()) for id in self._ids):
            yield self._ids
        for symbol in symbols:
            if symbol >= 0 and self._is_rank(symbol):
                yield [Polynomial.symbol(symbol)]

    def _is_rank(self, symbol: int) -> bool:
        """True for a lane's index in its warp, or in a section of the block of whole warps."""
        return self._symbols.kind(symbol) == Kind.RANK and self._is_of_warp(symbol)

    def _is_consecutive(self, rank: Polynomial) -> bool:
        """True if threads of a warp have consecutive values."""
        symbols = [*rank.symbols()]
        return rank == self._symbols.linear_id(self._dimensions) or (len(symbols) == 1 and self._is_rank(symbols[0]))

    def _bounds(self, forms: Iterable[Polynomial]) -> Iterator[Polynomial]:
        """Forms that aren't negative for the symbols and products of these forms."""
        monomials = {m: None for form in forms for m in form.terms if m}
        symbols = {s: None for monomial in monomials for s in monomial}
        for symbol in symbols:
            yield from self._bounds_of(symbol)
        for monomial in monomials:
            if len(monomial) > 1 and all(map(self._is_count, monomial)):
                yield Polynomial({monomial: 1})

    def _is_count(self, symbol: int) -> bool:
        symbol = _own(symbol)
        return self._symbols.kind(symbol) != Kind.DISTINCT and self._symbols.is_nonnegative(symbol)

    def _bounds_of(self, symbol: int) -> Iterator[Polynomial]:
        known, form = self._symbols.entries[_own(symbol)], Polynomial.symbol(symbol)
        one = Polynomial.constant(1)
        if known.kind == Kind.SIZE:
            yield form - one
        elif self._is_count(symbol):
            yield form
        match known.kind, known.key:
            case Kind.THREAD, int() as dimension:
                yield self._symbols.block_size(dimension) - one - form
            case Kind.RANK, (Polynomial(), int() as count):
                yield Polynomial.constant(count) - one - form
            case _:
                pass


def _own(symbol: int) -> int:
    """A symbol, or the symbol of the second lane's value."""
    return symbol if symbol >= 0 else ~symbol


def _conditions(range: Range) -> Iterator[Polynomial]:
    """Forms that aren't negative where an access runs."""
    for low, high in range.guards.ordered:
        yield high - low
    for left, right in range.guards.equal:
        yield left - right
        yield right - left
    for index, count in range.columns:
        yield index
        yield Polynomial.constant(count - 1) - index
