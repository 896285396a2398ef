"""Values that may differ among the lanes of a warp."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from hipspv.llvm import Argument, Function, Instruction, Opcode, Operation, Value
from hipspv.passes.analysis.pointers import is_own_copy
from hipspv.passes.analysis.pure_calls import is_pure

# Instructions whose results differ among lanes.
_DIFFERENT = (Opcode.ALLOCA, Opcode.ATOMIC_RMW, Opcode.CMPXCHG)


class Variation:
    """Values of one function that may differ among lanes, by their data dependences alone.

    block_queries: the functions that return the same to all threads of a block.
    """

    def __init__(
        self, function: Function, operation: Callable[[Instruction], Operation], block_queries: Collection[str]
    ) -> None:
        self._function, self._operation = function, operation
        self._block_queries = block_queries
        self._known: dict[int, bool] = {}  # by reference

    def varies(self, value: Value) -> bool:
        """True if the value may differ among lanes."""
        known = self._known.get(value.ref)
        if known is not None:
            return known
        seen: set[int] = set()
        work = [value]
        while work:
            current = work.pop()
            if current.ref in seen:
                continue
            seen.add(current.ref)
            sources = self._sources(current)
            if sources is None or self._known.get(current.ref):
                self._known[value.ref] = True
                return True
            work += sources
        self._known.update(dict.fromkeys(seen, False))
        return False

    def _sources(self, value: Value) -> Sequence[Value] | None:
        """The values that a value depends on; None if it may differ among lanes regardless of them."""
        if isinstance(value, Instruction):
            opcode, _, operands = self._operation(value)
            if opcode == Opcode.CALL:
                return self._sources_of_call(value)
            return None if opcode in _DIFFERENT else operands
        differs = isinstance(value, Argument) and (not self._function.is_kernel or is_own_copy(value))
        return None if differs else ()

    def _sources_of_call(self, call: Instruction) -> Sequence[Value] | None:
        callee = call.callee
        if callee is None:
            return None
        if callee.name in self._block_queries:
            return ()
        return call.arguments if is_pure(callee) else None
