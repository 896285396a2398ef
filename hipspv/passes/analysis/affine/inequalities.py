"""Linear inequalities over the integers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import gcd

from hipspv.passes.analysis.affine.polynomials import Monomial, Polynomial
from hipspv.passes.analysis.affine.steps import Steps

# Inequalities at any time. A proof that needs more isn't worth its time.
_MAX_SIZE = 80


class _Contradiction(Exception):
    """A negative constant would have to be 0 or more."""


def contradict(forms: Iterable[Polynomial]) -> bool:
    """True if no integers make all of these polynomials 0 or more; false if unsure.

    Fourier-Motzkin elimination, with each product of symbols as an unknown. Inequalities are divided by the common
    factor of their unknowns, and constants rounded down, which loses no integer solution.
    """
    return _solve(forms)[0]


class Contradictions:
    """Results of `contradict` for one module. Kernels of one template repeat the same proofs."""

    def __init__(self) -> None:
        self._known: dict[tuple[Polynomial, ...], tuple[bool, int]] = {}

    def contradict(self, forms: Iterable[Polynomial], steps: Steps) -> bool:
        """As the function `contradict`. Takes the same steps each time."""
        key = (*forms,)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = _solve(key)
        steps.take(known[1])
        return known[0]


def _solve(forms: Iterable[Polynomial]) -> tuple[bool, int]:
    """The answer, and the number of inequalities that were made for it."""
    system = _System()
    try:
        for form in forms:
            system.add(form.terms)
        while system.unknowns and len(system) <= _MAX_SIZE:
            system.reduce()
    except _Contradiction:
        return True, system.made
    return False, system.made


class _System:
    """Inequalities `sum + constant >= 0`: for each sum of unknowns, the smallest constant."""

    def __init__(self) -> None:
        self._constants: dict[frozenset[tuple[Monomial, int]], int] = {}
        self.unknowns: dict[Monomial, None] = {}
        self.made = 0

    def __len__(self) -> int:
        return len(self._constants)

    def add(self, terms: dict[Monomial, int]) -> None:
        self.made += 1
        unknowns = {monomial: factor for monomial, factor in terms.items() if monomial and factor}
        constant = terms.get((), 0)
        if not unknowns:
            if constant < 0:
                raise _Contradiction
            return
        common = gcd(*unknowns.values())
        key = frozenset((monomial, factor // common) for monomial, factor in unknowns.items())
        constant //= common
        self._constants[key] = min(constant, self._constants.get(key, constant))
        self.unknowns.update(dict.fromkeys(unknowns))

    def reduce(self) -> None:
        """Eliminate the unknowns without a lower or an upper bound; if there are none, the one whose elimination makes
        the fewest inequalities. An unknown whose elimination isn't exact for integers comes last."""
        lower, upper = Counter[Monomial](), Counter[Monomial]()
        coarse_lower, coarse_upper = set[Monomial](), set[Monomial]()
        for key in self._constants:
            for unknown, factor in key:
                (lower if factor > 0 else upper)[unknown] += 1
                if abs(factor) > 1:
                    (coarse_lower if factor > 0 else coarse_upper).add(unknown)
        costs = {unknown: lower[unknown] * upper[unknown] for unknown in self.unknowns}
        unbounded = {unknown for unknown, cost in costs.items() if not cost}
        if unbounded:
            limits = [key for key in self._constants if not unbounded.isdisjoint(m for m, _ in key)]
            for key in limits:
                del self._constants[key]
            self.unknowns = dict.fromkeys(u for u in self.unknowns if u not in unbounded)
        else:
            coarse = coarse_lower & coarse_upper
            self.eliminate(min(costs, key=lambda unknown: (unknown in coarse, costs[unknown])))

    def eliminate(self, unknown: Monomial) -> None:
        """Replace the inequalities with the unknown by their sums in which it cancels."""
        lower: list[dict[Monomial, int]] = []
        upper: list[dict[Monomial, int]] = []
        for key, constant in list(self._constants.items()):
            terms = {**dict(key), (): constant}
            factor = terms.get(unknown, 0)
            if factor:
                del self._constants[key]
                (lower if factor > 0 else upper).append(terms)
        del self.unknowns[unknown]
        for low in lower:
            for high in upper:
                a, b = low[unknown], -high[unknown]
                self.add({m: b * low.get(m, 0) + a * high.get(m, 0) for m in {**low, **high}})
