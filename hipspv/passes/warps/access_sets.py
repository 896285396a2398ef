"""Sets of a function's accesses as bit masks: bit n stands for the access with index n."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from math import inf

from hipspv.passes.warps.accesses import Access, Accesses

ALL = -1  # each access is in the set


class AccessSets:
    """The accesses of one function by blocks and loops.

    An operation on sets is one of large integers, so that the search isn't quadratic in the number of accesses.
    of_block: by block, the accesses in it.
    """

    def __init__(self, accesses: Accesses) -> None:
        self._accesses = accesses
        self.every = accesses.all
        self.index: dict[int, int] = {}  # by `id` of an access
        self.of_block: dict[int, int] = {}
        for index, access in enumerate(self.every):
            self.index[id(access)] = index
            self.of_block[access.block] = self.of_block.get(access.block, 0) | 1 << index

    @functools.cached_property
    def dominated(self) -> dict[int, int]:
        """By block: the accesses in it and in the blocks that it dominates."""
        graph = self._accesses.graph
        found = dict.fromkeys(graph.order, 0)
        found.update(self.of_block)
        for block in reversed(graph.order):
            above = graph.dominator(block) if found[block] else None
            if above is not None:
                found[above] |= found[block]
        return found

    @functools.cached_property
    def of_loop(self) -> dict[int, int]:
        """By a loop's header: the accesses in the loop."""
        found: dict[int, int] = {}
        for block, own in self.of_block.items():
            for header in self._accesses.headers(block):
                found[header] = found.get(header, 0) | own
        return found

    def before(self, block: int, position: float) -> int:
        """The accesses of a block that precede this position (`Accesses.position`), which is infinite for the block's
        end."""
        own = self.of_block.get(block, 0)
        if position == inf:
            return own
        return sum(1 << n for n in indices(own) if self.every[n].position < position)

    def of_first_block(self, mask: int) -> tuple[Access, ...]:
        """The accesses of `mask` that are in the block of the first of them."""
        own = self.of_block[self.every[lowest(mask)].block] & mask
        return tuple(self.every[n] for n in indices(own))


def lowest(mask: int) -> int:
    """The index of the lowest bit of a set that isn't empty."""
    return (mask & -mask).bit_length() - 1


def indices(mask: int) -> Iterator[int]:
    """The indices of the bits, ascending."""
    while mask:
        yield lowest(mask)
        mask &= mask - 1
