"""A function's accesses as sets of bits: bit n is for the n-th access."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from math import inf

from hipspv.passes.warps.accesses import Access, Accesses
from hipspv.passes.warps.pairs import Pairs

ALL = -1  # each access is in the set


class AccessSets:
    """The accesses of one function, and sets of them.

    A set takes one operation of large integers, so that the search's time doesn't grow with the
    square of the number of accesses. of_block: by block, the accesses in it.
    """

    def __init__(self, accesses: Accesses, pairs: Pairs) -> None:
        self._accesses = accesses
        self._pairs = pairs
        self.every = accesses.all
        self.number: dict[int, int] = {}
        self.of_block: dict[int, int] = {}
        for number, access in enumerate(self.every):
            self.number[id(access)] = number
            self.of_block[access.block] = self.of_block.get(access.block, 0) | 1 << number

    @functools.cached_property
    def below(self) -> dict[int, int]:
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
    def inside(self) -> dict[int, int]:
        """By a loop's head: the accesses in the loop."""
        found: dict[int, int] = {}
        for block, own in self.of_block.items():
            for head in self._accesses.heads(block):
                found[head] = found.get(head, 0) | own
        return found

    @functools.cached_property
    def _alike(self) -> dict[tuple[int, int], int]:
        found: dict[tuple[int, int], int] = {}
        for number, access in enumerate(self.every):
            kind = self._pairs.kind(access)
            found[kind] = found.get(kind, 0) | 1 << number
        return found

    def alike(self, number: int) -> int:
        """The accesses to the same place as that of this number (`Pairs.kind`)."""
        return self._alike[self._pairs.kind(self.every[number])]

    def before(self, block: int, number: float) -> int:
        """The accesses in a block before an instruction of this number (`Accesses.number`),
        infinite for the block's end."""
        own = self.of_block.get(block, 0)
        if number == inf:
            return own
        found = 0
        for n in numbers(own):
            found |= 1 << n if self.every[n].number < number else 0
        return found

    def of_first_block(self, mask: int) -> tuple[Access, ...]:
        """Those of the accesses `mask` that are in the block of the first one."""
        own = self.of_block[self.every[lowest(mask)].block] & mask
        return tuple(self.every[n] for n in numbers(own))

    @functools.cached_property
    def counting(self) -> dict[int, int]:
        """By a loop's head: the accesses for which a new iteration counts (`Pairs.loops_of`)."""
        found: dict[int, int] = {}
        for number, access in enumerate(self.every):
            for head in self._pairs.loops_of(access):
                found[head] = found.get(head, 0) | 1 << number
        return found


def lowest(mask: int) -> int:
    """The number of the lowest bit of a set that isn't empty."""
    return (mask & -mask).bit_length() - 1


def numbers(mask: int) -> Iterator[int]:
    """The numbers of the bits, ascending."""
    while mask:
        yield lowest(mask)
        mask &= mask - 1
