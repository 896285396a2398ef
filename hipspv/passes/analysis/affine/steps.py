"""A limit on the work of an analysis, so that the time of a compile has a bound."""

from __future__ import annotations

# A kernel of 400 accesses in 740 blocks, 130 of which lockstep orders, takes 2 million.
MOST_STEPS = 8_000_000


class LimitExceeded(Exception):
    """The analysis would take more steps than it may."""


class Steps:
    """Counts steps, which take some microseconds each. The count depends on the code alone."""

    def __init__(self, most: int = MOST_STEPS) -> None:
        self._most = most
        self.taken = 0

    def take(self, steps: int = 1) -> None:
        """Raises LimitExceeded if that is more than the analysis may take."""
        self.taken += steps
        if self.taken > self._most:
            raise LimitExceeded
