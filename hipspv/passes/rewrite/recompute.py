"""Values that a kernel computes again after a barrier."""

from __future__ import annotations

from collections.abc import Iterable

from hipspv.llvm import BasicBlock, Builder, Function, Instruction, Value
from hipspv.passes.analysis.cheap_values import cheap_values
from hipspv.passes.analysis.live_values import live_in


def recompute(
    build: Builder, kernel: Function, start: Instruction, after: list[BasicBlock], others: Iterable[Value] = ()
) -> None:
    """Moves cheap values that are live into the blocks `after`, or among `others`, and their operands, to before
    `start`."""
    live = live_in(kernel)
    cheap = cheap_values(kernel)
    work: list[Value] = [v for values in (*(live[block] for block in after), others) for v in values if v in cheap]
    chosen: set[Value] = set()
    while work:
        value = work.pop()
        if value not in chosen and isinstance(value, Instruction):
            chosen.add(value)
            work += [operand for operand in value.operands if operand in cheap]
    build.before(start)
    for value in cheap:
        if value in chosen:
            build.move(value)
