"""Values that a thread computes again after a stop, from ids and from values that all threads share."""

from __future__ import annotations

from collections.abc import Collection

from hipspv.llvm import Function, Instruction, Value
from hipspv.passes.analysis.block_order import reverse_post_order
from hipspv.passes.analysis.cheap_values import CHEAP

_LIMIT = 8  # instructions for a value; more cost as much as a load


class DerivedValues:
    """The cheap values of a kernel that differ by thread only as its ids do.

    Memory would hide how they follow from the id, and their accesses would become those of single elements.

    at_start: the values that are computed at the kernel's start. shared: those that all threads have in common.
    """

    def __init__(self, kernel: Function, at_start: Collection[Value], shared: Collection[Value]) -> None:
        self._at_start, self._shared = at_start, shared
        self._costs: dict[Value, int] = {}  # instructions, by value; operands come first
        for block in reverse_post_order(kernel):
            for value in block.instructions():
                if value.opcode in CHEAP and not self._is_there(value):
                    cost = 1 + sum(map(self._cost, value.operands))
                    if cost <= _LIMIT:
                        self._costs[value] = cost
        self._order = {value: index for index, value in enumerate(self._costs)}

    def __contains__(self, value: Value) -> bool:
        return value in self._costs

    def among(self, values: Collection[Instruction]) -> tuple[list[Instruction], list[Instruction]]:
        """The derived ones of the values with those that they are computed from, operands first; and the instructions
        that these need beside them."""
        work: list[Value] = [value for value in values if value in self]
        chosen, leaves = dict[Value, None](), dict[Instruction, None]()
        while work:
            value = work.pop()
            if value in self._costs:
                chosen[value] = None
                assert isinstance(value, Instruction)
                work += [operand for operand in value.operands if operand not in chosen]
            elif isinstance(value, Instruction):
                leaves[value] = None
        instructions = [value for value in chosen if isinstance(value, Instruction)]
        return sorted(instructions, key=self._order.__getitem__), list(leaves)

    def _is_there(self, value: Instruction) -> bool:
        return value in self._at_start or value in self._shared

    def _cost(self, value: Value) -> int:
        if not isinstance(value, Instruction) or self._is_there(value):
            return 0
        return self._costs.get(value, _LIMIT)
