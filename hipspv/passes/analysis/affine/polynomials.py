"""Polynomials with integer coefficients over symbols, which are indices of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

Monomial = tuple[int, ...]  # symbols, ascending; () is the constant's
_MAX_TERMS = 12  # longer ones are of no use in a comparison


class Polynomial:
    """An integer that depends on symbols. `terms` has no term with the factor 0."""

    __slots__ = ("_hash", "terms")

    def __init__(self, terms: dict[Monomial, int]) -> None:
        if 0 in terms.values():
            terms = {monomial: factor for monomial, factor in terms.items() if factor}
        self.terms = terms
        self._hash: int | None = None

    @classmethod
    def constant(cls, value: int) -> Polynomial:
        return cls({(): value})

    @classmethod
    def symbol(cls, symbol: int) -> Polynomial:
        return cls({(symbol,): 1})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Polynomial) and other.terms == self.terms

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self.terms.items()))
        return self._hash

    def __add__(self, other: Polynomial) -> Polynomial:
        terms = dict(self.terms)
        for monomial, factor in other.terms.items():
            terms[monomial] = terms.get(monomial, 0) + factor
        return Polynomial(terms)

    def __sub__(self, other: Polynomial) -> Polynomial:
        terms = dict(self.terms)
        for monomial, factor in other.terms.items():
            terms[monomial] = terms.get(monomial, 0) - factor
        return Polynomial(terms)

    def __mul__(self, other: Polynomial) -> Polynomial:
        terms: dict[Monomial, int] = {}
        for left, a in self.terms.items():
            for right, b in other.terms.items():
                monomial = tuple(sorted(left + right))
                terms[monomial] = terms.get(monomial, 0) + a * b
        return Polynomial(terms)

    def times(self, factor: int) -> Polynomial:
        return Polynomial({monomial: a * factor for monomial, a in self.terms.items()})

    @property
    def is_long(self) -> bool:
        return len(self.terms) > _MAX_TERMS

    @property
    def value(self) -> int | None:
        """The value of a constant polynomial; None if it has symbols."""
        if not self.terms:
            return 0
        return self.terms.get(()) if len(self.terms) == 1 else None

    @property
    def constant_term(self) -> int:
        return self.terms.get((), 0)

    def symbols(self) -> Iterator[int]:
        for monomial in self.terms:
            yield from monomial

    @property
    def single_symbol(self) -> int | None:
        """The symbol that the polynomial consists of; None for others."""
        if len(self.terms) == 1:
            ((monomial, factor),) = self.terms.items()
            if factor == len(monomial) == 1:
                return monomial[0]
        return None

    def terms_with(self, wanted: Callable[[int], bool]) -> Polynomial:
        """The terms with a symbol that is `wanted`."""
        terms = {m: a for m, a in self.terms.items() if any(map(wanted, m))}
        return self if len(terms) == len(self.terms) else Polynomial(terms)

    def replace(self, replacement: Callable[[int], Polynomial | None]) -> Polynomial:
        """Substitutes polynomials for those symbols that have a replacement."""
        found = {s: new for s in self.symbols() if (new := replacement(s)) is not None}
        if not found:
            return self
        result = Polynomial({})
        for monomial, factor in self.terms.items():
            product = Polynomial({tuple(s for s in monomial if s not in found): factor})
            for symbol in monomial:
                if symbol in found:
                    product = product * found[symbol]
            result = result + product
        return result

    def divided(self, divisor: Polynomial) -> Polynomial | None:
        """The quotient by a polynomial of one term; None unless every term has it as a factor."""
        if len(divisor.terms) != 1:
            return None
        ((symbols, factor),) = divisor.terms.items()
        terms: dict[Monomial, int] = {}
        for monomial, a in self.terms.items():
            left = list(monomial)
            for symbol in symbols:
                if symbol not in left:
                    return None
                left.remove(symbol)
            if a % factor:
                return None
            terms[tuple(left)] = a // factor
        return Polynomial(terms)
