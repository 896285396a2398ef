"""The stops of a kernel: program points where a thread waits for others of its block."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field

from hipspv.llvm import AtomicOperation, Builder, ConstantInt, Function, Instruction, Module, Opcode, Ordering, Type
from hipspv.passes.analysis.block_order import loops_first
from hipspv.passes.analysis.lanes import lane_operations
from hipspv.passes.analysis.waiting_loops import spins
from hipspv.passes.rewrite.constants import after_allocas
from hipspv.passes.rewrite.helpers import shared_variable, splitting
from hipspv.targets.cpu.blocks.joined_exchanges import calls_of, joined_exchanges
from hipspv.targets.cpu.packs.exchanges import ballot

# The kinds of stops in the order of their states: the kernel's beginning; a barrier of the block; an operation of the
# warp; a thread that lets others continue while it waits for a value in memory, or before a fence.
START, BLOCK, WARP, YIELD = range(4)

# The device library's functions that perform the operations of warps, in the order of their kinds.
EXCHANGES = VOTE, EXCHANGE_32, EXCHANGE_64 = "__hipspv_vote", "__hipspv_exchange32", "__hipspv_exchange64"

# A call that ends a block at the stop of that index.
_MARK = "hipspv.cpu.stop"


# The type of a stack variable, and true if it has a result.
_Slot = tuple[Type, bool]


@dataclass(frozen=True, slots=True)
class Exchange:
    """An operation of a warp. function: of the device library. slots: stack variables of the result, the value and the
    lane that it is taken from.
    """

    function: str
    slots: tuple[Instruction, ...]


@dataclass(slots=True)
class Stop:
    """kind: one of the kinds. exchanges: the operations of the warp at it. state: of a thread that continues after it;
    0 is that of a thread that has ended. wait: the call that marks it.
    """

    kind: int
    exchanges: tuple[Exchange, ...] = ()
    state: int = 0
    wait: Instruction | None = field(default=None, repr=False)


class Stops:
    """The stops of one kernel, into which the functions with stops are inlined."""

    def __init__(
        self,
        module: Module,
        kernel: Function,
        build: Builder,
        waits_in_loops: bool,
        gathering: Collection[Instruction],
        lockstep: bool,
    ) -> None:
        """waits_in_loops: threads wait for values. gathering: the instructions before which lanes wait for others of
        their warp. lockstep: operations of warps are no stops."""
        self._module, self._kernel, self._build = module, kernel, build
        self._found: list[Stop] = []
        self._slots: dict[_Slot, list[Instruction]] = {}
        builtins = module.target.builtins
        i32, i64 = map(module.context.integer, (32, 64))
        self._exchanges = {
            builtins.sub_group_ballot: (VOTE, i32),
            **{
                builtins.overload(name, f"{code}j"): (function, type)
                for name in ("sub_group_broadcast", "sub_group_shuffle")
                for code, function, type in (("j", EXCHANGE_32, i32), ("m", EXCHANGE_64, i64))
            },
        }
        for point in gathering:
            self._mark(Stop(WARP), point)
        if waits_in_loops:
            for latch in spins(kernel, lane_operations(module)):
                self._mark(Stop(YIELD), latch.terminator)
            # A lane may release a lock after a fence: the warp's other lanes first store what the lock protects, as in
            # lockstep. They needn't reach the fence, since one of them may be the lane that waits.
            for fence in [*kernel.instructions((Opcode.FENCE,))]:
                self._mark(Stop(YIELD), fence)
        for call in calls_of(kernel, {builtins.work_group_reduce_add}):
            self._sum(call)
        for call in calls_of(kernel, builtins.barriers):
            self._mark(Stop(BLOCK), call)
            call.erase()
        if lockstep:
            return
        for call in calls_of(kernel, {builtins.sub_group_barrier}):
            self._mark(Stop(WARP), call)
            call.erase()
        for calls in joined_exchanges(kernel, build, self._exchanges):
            self._exchange(calls)

    def place(self) -> list[Stop]:
        """Splits blocks at the stops, and returns these in the order of their states."""
        start = Stop(START)
        self._mark(start, after_allocas(self._kernel))
        self._module.run_passes("always-inline")
        for call in self._kernel.instructions((Opcode.CALL,)):
            index = call.operand(0) if call.called_value.name == _MARK else None
            if isinstance(index, ConstantInt):
                self._found[index.value].wait = call
        order = {block: i for i, block in enumerate(loops_first(self._kernel))}
        reached = [stop for stop in self._found if stop.wait and stop.wait.block in order]
        reached.sort(key=lambda stop: (stop.kind, order[stop.wait.block] if stop.wait else 0))
        for state, stop in enumerate(reached, 1):
            stop.state = state
        return reached

    def _mark(self, stop: Stop, before: Instruction) -> None:
        index = len(self._found)
        self._found.append(stop)
        wait = splitting(self._module, f"hipspv.cpu.wait{index}", _MARK, index)
        self._build.before(before).call(wait, [])

    def _sum(self, call: Instruction) -> None:
        """The sum of a block's values: in shared memory, between barriers."""
        module, build, type = self._module, self._build, call.type
        counter = shared_variable(module, "hipspv.counter", type)
        self._mark(Stop(BLOCK), call)
        build.before(call).store(type.constant(0), counter)
        self._mark(Stop(BLOCK), call)
        scope = module.context.scope("workgroup")
        build.before(call).atomic_update(AtomicOperation.ADD, counter, call.operand(0), Ordering.MONOTONIC, scope)
        self._mark(Stop(BLOCK), call)
        result = build.before(call).load(type, counter)
        call.replace_all_uses_with(result)
        call.erase()

    def _exchange(self, calls: list[Instruction]) -> None:
        """Stops once for adjacent operations of the warp. Later ones use the same slots: no result is needed after it
        was loaded. Operations write results of lanes that wait at other stops, but never their operands."""
        used = Counter[_Slot]()
        exchanges: list[Exchange] = []
        for call in calls:
            function, type = self._exchanges[call.called_value.name]
            kinds = [(self._module.context.integer(64) if function == VOTE else type, True)]
            kinds += [(given.type, False) for given in call.arguments]
            slots = tuple(self._slot(kind, used) for kind in kinds)
            exchanges.append(Exchange(function, slots))
            for slot, given in zip(slots[1:], call.arguments, strict=True):
                self._build.before(calls[0]).store(given, slot)
        self._mark(Stop(WARP, tuple(exchanges)), calls[0])
        for call, exchange in zip(calls, exchanges, strict=True):
            build = self._build.before(call)
            slot = exchange.slots[0]
            found = build.load(slot.allocated_type, slot)
            call.replace_all_uses_with(ballot(build, found, call.type) if exchange.function == VOTE else found)
            call.erase()

    def _slot(self, kind: _Slot, used: Counter[_Slot]) -> Instruction:
        """A stack variable of the kind that is not among the first `used` ones."""
        slots = self._slots.setdefault(kind, [])
        if used[kind] == len(slots):
            slots.append(self._build.before(self._kernel.entry.first).alloca(kind[0]))
        used[kind] += 1
        return slots[used[kind] - 1]
