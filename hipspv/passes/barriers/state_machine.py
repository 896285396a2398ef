"""Kernels as state machines: each thread runs from stop to stop, and all threads of the block pass
a barrier at each stop.
"""

from __future__ import annotations

from typing import NamedTuple

from hipspv.llvm import BasicBlock, Builder, ConstantInt, Function, Instruction, Module, Value
from hipspv.llvm.enums import AtomicOperation, Opcode, Ordering, Predicate
from hipspv.passes.analysis.block_order import loops_first, natural_loops
from hipspv.passes.analysis.call_graph import calls_in
from hipspv.passes.analysis.lanes import lane_dependent, lane_operations
from hipspv.passes.analysis.waiting_loops import ROTATE, spins
from hipspv.passes.rewrite.constants import after_allocas
from hipspv.passes.rewrite.helpers import call_builtin, helper, shared_variable, splitting
from hipspv.passes.rewrite.stack import gather_allocas

# The state of a thread: it has ended, it begins, or it continues after the stop of that index.
_GONE, _BEGINS = 0, 1
# The kinds of stops, in the order of their indices: a barrier of the block; an operation of the
# warp that lanes may reach at different times; a thread that lets others continue.
_KINDS = _BARRIER, _WARP, _YIELD = 0, 1, 2

# A call that ends a block at a stop of the kind that is its operand.
_STOP = "hipspv.stop"


class _Helpers(NamedTuple):
    """The functions that stop a thread, and the one for the sum over a block."""

    wait: Function
    gather: Function
    yields: Function
    sums: Function

    @classmethod
    def of(cls, module: Module) -> _Helpers:
        names = ("hipspv.wait", "hipspv.gather", "hipspv.yield")
        wait, gather, yields = (splitting(module, name, _STOP, kind) for name, kind in zip(names, _KINDS, strict=True))
        i32, attributes = module.context.integer(32), ("alwaysinline", "convergent")

        def body(build: Builder, add: Value) -> Value:
            counter = shared_variable(module, "hipspv.counter", i32)
            scope = module.context.scope("workgroup")
            build.call(wait, [])
            build.store(i32.constant(0), counter)
            build.call(wait, [])
            build.atomic_update(AtomicOperation.ADD, counter, add, Ordering.MONOTONIC, scope)
            build.call(wait, [])
            return build.load(i32, counter)

        count = helper(module, "hipspv.count", i32, [i32], body, attributes)
        return cls(wait, gather, yields, count)


def _wait(build: Builder, state: Value, round: Value, following: Value, busy: Value | None = None) -> list[Value]:
    """Builds a barrier of all threads, also of those that have ended. Returns true if any hasn't,
    and, if threads yield, true if any is `busy`: isn't at a barrier of the block.

    The flags of three rounds alternate: while one is set and read, the next is cleared, and that of the last round may
    still be read. The first round's may be set by chance, which costs one more round.
    """
    context, i32 = build.module.context, state.type
    one, array = i32.constant(1), context.array(i32, 3)

    def flag(name: str) -> Value:
        """This round's flag; clears the next one's."""
        variable = shared_variable(build.module, name, array)
        current, next = [build.gep(array, variable, [i32.constant(0), index], flags=1) for index in (round, following)]
        build.store(i32.constant(0), next)
        return current

    flags = [flag(name) for name in ("hipspv.here", "hipspv.busy")[: 1 if busy is None else 2]]
    here, wait = build.append_block("here"), build.append_block("wait")
    build.branch_if(build.compare(Predicate.EQ, state, _GONE), wait, here)
    build.at_end(here).store(one, flags[0])
    if busy is not None:
        work = build.append_block("work")
        build.branch_if(busy, work, wait)
        build.at_end(work).store(one, flags[1])
    build.branch(wait)
    build.at_end(wait)
    call_builtin(build, build.module.target.builtins.barrier, context.void(), i32.constant(3))
    return [build.compare(Predicate.NE, build.load(i32, flag), 0) for flag in flags]


def _any_lane(build: Builder, predicate: Value) -> Value:
    """True if the predicate is true for some lane of the warp; all lanes reach this."""
    i32 = build.module.context.integer(32)
    lanes = build.module.context.vector(i32, 4)
    found = call_builtin(build, build.module.target.builtins.sub_group_ballot, lanes, build.resize(predicate, i32))
    low, high = [build.extract_element(found, i32.constant(i)) for i in range(2)]
    return build.compare(Predicate.NE, build.or_(low, high), 0)


def cut(module: Module, kernels: list[Function], barriers: list[Function], spinning: set[Function]) -> None:
    """Cuts `kernels`, into which the functions that call `barriers` are inlined. Those of
    `spinning` are also cut where a thread begins another iteration of a spin.
    """
    helpers = _Helpers.of(module)
    in_warps = lane_dependent(module)
    with Builder(module) as build:
        spinning = {kernel for kernel in spinning if _yield(build, kernel, helpers)}
        for barrier in barriers:
            for call in barrier.calls():
                if call.function in kernels:
                    _replace(module, call, helpers)
        for kernel in spinning & in_warps:
            _gather(build, kernel, helpers)
        for kernel in kernels:
            gather_allocas(build, list(kernel.entry.instructions((Opcode.ALLOCA,))))
            build.before(after_allocas(kernel)).call(helpers.wait, [])
    module.run_passes("always-inline")
    for kernel in kernels:
        module.run_passes("reg2mem", kernel)
    for kernel in kernels:
        _step(module, kernel)
    module.run_passes("globaldce")
    for kernel in kernels:
        module.run_passes("sroa,instcombine<no-verify-fixpoint>,simplifycfg", kernel)
    # Edges into the middle of a loop: Intel's CPU compiler makes scalar code of such a loop, and
    # then ends the process at an operation among lanes.
    for kernel in {*kernels} & in_warps:
        module.run_passes("lower-switch,fix-irreducible", kernel)


def _yield(build: Builder, kernel: Function, helpers: _Helpers) -> bool:
    """Makes a thread that begins another iteration of a spin let others of its block run first."""
    build.module.run_passes(f"sroa,{ROTATE},break-crit-edges", kernel)
    latches = spins(kernel, lane_operations(build.module))
    for latch in latches:
        build.before(latch.terminator).call(helpers.yields, [])
    return bool(latches)


def _gather(build: Builder, kernel: Function, helpers: _Helpers) -> None:
    """Makes the lanes of a warp wait for each other before an operation that some may reach while others yield.

    If a loop has stops in it, each iteration ends with one. Otherwise threads would continue in its
    middle, and Intel's CPU compiler doesn't vectorise such loops, even after fix-irreducible.
    """
    among_lanes = lane_operations(build.module)
    stops = {helpers.wait, helpers.gather, helpers.yields, helpers.sums}
    loops = natural_loops(kernel)
    ended: set[BasicBlock] = {call.block for call in calls_in(kernel, (helpers.yields,))}
    found = True
    while found:
        for operation in _first_operations(kernel, among_lanes, stops, helpers.yields):
            build.before(operation).call(helpers.gather, [])
        stopping = {call.block for call in calls_in(kernel, stops)}
        found = {latch for _, latch, body in loops if latch not in ended and not stopping.isdisjoint(body)}
        for latch in found:
            build.before(latch.terminator).call(helpers.yields, [])
        ended |= found


def _first_operations(
    kernel: Function, operations: set[Function], stops: set[Function], start: Function
) -> list[Instruction]:
    """The calls of `operations` that come after calls of `start` without one of `stops` between."""
    work = [call.next for call in calls_in(kernel, (start,))]
    found: dict[Instruction, None] = {}
    seen: set[BasicBlock] = set()
    while work:
        instruction = work.pop()
        assert instruction
        call = _next_call(instruction, operations | stops)
        if call is None:
            following = instruction.block.terminator.successors
            work += [block.first for block in following if block not in seen]
            seen.update(following)
        elif call.callee in operations:
            found[call] = None
    return list(found)


def _next_call(start: Instruction, functions: set[Function]) -> Instruction | None:
    """The first call of one of `functions` from `start` to the end of its block."""
    instruction: Instruction | None = start
    while instruction:
        if instruction.opcode == Opcode.CALL and instruction.callee in functions:
            return instruction
        instruction = instruction.next
    return None


def _replace(module: Module, call: Instruction, helpers: _Helpers) -> None:
    callee = call.callee
    # The collective function of __syncthreads_count and its like.
    counts = callee is not None and callee.name == module.target.builtins.work_group_reduce_add
    helper = helpers.sums if counts else helpers.wait
    with Builder(module) as build:
        new = build.before(call).call(helper, call.arguments if counts else [])
    if counts:
        call.replace_all_uses_with(new)
    call.erase()


class _Stop(NamedTuple):
    call: Instruction
    kind: int

    @property
    def after(self) -> BasicBlock:
        return self.call.block.terminator.successors[0]


def _stops(kernel: Function) -> list[_Stop]:
    """The stops of a kernel by kind; the first is its beginning. Those of warps are in the order in
    which lanes reach them.
    """
    calls = kernel.instructions((Opcode.CALL,))
    found = [
        _Stop(call, kind.value)
        for call in calls
        if call.called_value.name == _STOP and isinstance(kind := call.operand(0), ConstantInt)
    ]
    if any(stop.kind == _WARP for stop in found):
        order = {block: i for i, block in enumerate(loops_first(kernel))}
        return sorted(found, key=lambda s: (s.kind, s.kind == _WARP and order[s.call.block]))
    return sorted(found, key=lambda stop: stop.kind)


def _step(module: Module, kernel: Function) -> None:
    """Sends each thread at a stop, or at the kernel's end, to the single barrier.

    No value crosses from block to block: all are on the stack. The states are hidden from the compiler, because Intel's
    CPU compiler sends the threads of each constant state past copies of the barrier of their own.
    """
    i32 = module.context.integer(32)
    stops = _stops(kernel)
    yields = any(stop.kind == _YIELD for stop in stops)
    ends = list(kernel.instructions((Opcode.RET,)))
    with Builder(module) as build:
        build.before(kernel.entry.first)
        state, zero = build.alloca(i32), build.alloca(i32)
        build.store(i32.constant(0), zero, volatile=True)
        hidden = build.load(i32, zero, volatile=True)
        go_on, meet = kernel.append_block("go.on"), kernel.append_block("meet")

        def leave(terminator: Instruction, index: int, to: BasicBlock) -> None:
            build.store(build.before(terminator).or_(hidden, index), state)
            build.branch(to)
            terminator.erase()

        targets = [stop.after for stop in stops]
        for index, stop in enumerate(stops, _BEGINS):
            leave(stop.call.block.terminator, index, go_on if index == _BEGINS else meet)
            stop.call.erase()
        for end in ends:
            leave(end, _GONE, meet)
        build.at_end(go_on)
        round = build.phi(i32, "round")
        stays = build.phi(module.context.integer(1), "stays") if yields else None
        cases = [(i32.constant(i), target) for i, target in enumerate(targets, _BEGINS)]
        where = build.load(i32, state)
        if stays:
            where = build.select(stays, i32.constant(_GONE), where)
        build.switch(where, meet, cases)
        build.at_end(meet)
        more = build.add(round, 1)
        following = build.select(build.compare(Predicate.EQ, more, 3), i32.constant(0), more)
        reached = build.load(i32, state)
        if stays:
            any_left, waits = _wait_yielding(build, stops, reached, round, following)
            stays.add_incoming(waits.type.constant(0), kernel.entry)
            stays.add_incoming(waits, build.block)
        else:
            (any_left,) = _wait(build, reached, round, following)
        round.add_incoming(i32.constant(0), kernel.entry)
        round.add_incoming(following, build.block)
        over = kernel.append_block("over")
        build.branch_if(any_left, go_on, over)
        build.at_end(over).ret()


def _wait_yielding(
    build: Builder, stops: list[_Stop], state: Value, round: Value, following: Value
) -> tuple[Value, Value]:
    """Two Booleans: a thread hasn't ended, and this one stays at its stop, at a barrier of the block until all are at
    one, at an operation of the warp until none of its lanes yields or is at an earlier one.
    """
    indices = {kind: [n for n, s in enumerate(stops, _BEGINS) if s.kind == kind] for kind in _KINDS}
    busy = build.compare(Predicate.UGT, state, indices[_BARRIER][-1])
    any_left, any_busy = _wait(build, state, round, following, busy)
    stays = build.select(busy, busy.type.constant(0), any_busy)
    if indices[_WARP]:
        yields = build.compare(Predicate.UGE, state, indices[_YIELD][0])
        earlier = _any_lane(build, yields)
        for index in indices[_WARP]:
            here = build.compare(Predicate.EQ, state, index)
            stays = build.select(here, earlier, stays)
            earlier = build.or_(earlier, _any_lane(build, here))
    return any_left, stays
