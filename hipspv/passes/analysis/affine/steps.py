"""The work that the analysis of one kernel takes."""

from __future__ import annotations

# A kernel of 400 accesses in 740 blocks, 130 of which lockstep orders, takes 2 million.
MOST_STEPS = 8_000_000


class Exhausted(Exception):
    """The analysis would take more steps than it may."""


class Work:
    """Counts steps, which take some microseconds each. The count depends on the code alone."""

    def __init__(self, most: int = MOST_STEPS) -> None:
        self._most = most
        self.steps = 0

    def do(self, steps: int = 1) -> None:
        """Raises Exhausted if that is more than the analysis may do."""
        self.steps += steps
        if self.steps > self._most:
            raise Exhausted
