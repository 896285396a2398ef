"""Kernels in which each thread runs by itself from stop to stop: at each stop all threads of the
block meet.
"""

from __future__ import annotations

from dataclasses import dataclass

from hipspv.llvm import (
    BasicBlock,
    Builder,
    ConstantInt,
    Function,
    Instruction,
    Module,
    Opcode,
    Predicate,
    Value,
)
from hipspv.passes.analysis.block_order import loops_first, natural_loops
from hipspv.passes.analysis.call_graph import calls_of
from hipspv.passes.analysis.lanes import lane_dependent, lane_operations
from hipspv.passes.analysis.waiting_loops import spins
from hipspv.passes.rewrite.constants import after_allocas
from hipspv.passes.rewrite.ir_text import link_functions
from hipspv.passes.rewrite.stack import gather_allocas

# The state of a thread: it has ended, it begins, or it continues after the stop of that number.
_GONE, _BEGINS = 0, 1
# The kinds of stops, in the order of their numbers: a barrier of the block; an operation of the
# warp that lanes may reach at different times; a thread that lets others continue.
_KINDS = _BARRIER, _WARP, _YIELD = 0, 1, 2

# When it is inlined, a wait splits its block in two: the first half ends in a branch on
# @hipspv.stop, which keeps the inliner from joining them again.
_STOP = "hipspv.stop"
_WAITS = f"""
declare i1 @{_STOP}(i32)
@hipspv.counter = internal addrspace(3) global i32 undef, align 4
define void @hipspv.wait() alwaysinline convergent {{
  %go.on = call i1 @{_STOP}(i32 {_BARRIER})
  br i1 %go.on, label %after, label %never
after:
  ret void
never:
  unreachable
}}
define void @hipspv.gather() alwaysinline convergent {{
  %go.on = call i1 @{_STOP}(i32 {_WARP})
  br i1 %go.on, label %after, label %never
after:
  ret void
never:
  unreachable
}}
define void @hipspv.yield() alwaysinline convergent {{
  %go.on = call i1 @{_STOP}(i32 {_YIELD})
  br i1 %go.on, label %after, label %never
after:
  ret void
never:
  unreachable
}}
define i32 @hipspv.count(i32 %add) alwaysinline convergent {{
  call void @hipspv.wait()
  store i32 0, ptr addrspace(3) @hipspv.counter, align 4
  call void @hipspv.wait()
  %old = atomicrmw add ptr addrspace(3) @hipspv.counter, i32 %add syncscope("workgroup") monotonic
  call void @hipspv.wait()
  %sum = load i32, ptr addrspace(3) @hipspv.counter, align 4
  ret i32 %sum
}}
"""
# All threads meet here, also those that have ended, and learn whether any hasn't. The flags of
# three turns alternate: while one is set and read, the next is cleared, and that of the last turn
# may still be read. The first turn's may be set by chance, which costs one more turn.
_MEET = f"""
declare spir_func void @_Z7barrierj(i32) convergent
@hipspv.here = internal addrspace(3) global [3 x i32] undef, align 4
define i1 @hipspv.meet(i32 %state, i32 %turn, i32 %next) alwaysinline convergent {{
  %clear = getelementptr inbounds [3 x i32], ptr addrspace(3) @hipspv.here, i32 0, i32 %next
  store i32 0, ptr addrspace(3) %clear, align 4
  %mine = getelementptr inbounds [3 x i32], ptr addrspace(3) @hipspv.here, i32 0, i32 %turn
  %gone = icmp eq i32 %state, {_GONE}
  br i1 %gone, label %wait, label %here
here:
  store i32 1, ptr addrspace(3) %mine, align 4
  br label %wait
wait:
  call spir_func void @_Z7barrierj(i32 3)
  %seen = load i32, ptr addrspace(3) %mine, align 4
  %any = icmp ne i32 %seen, 0
  ret i1 %any
}}
"""


# The same for threads that yield: 0 if all have ended, 1 if all others stand at barriers of the
# block, 2 or 3 if some thread doesn't.
_MEET_YIELDING = f"""
declare spir_func void @_Z7barrierj(i32) convergent
@hipspv.all = internal addrspace(3) global [3 x i32] undef, align 4
@hipspv.busy = internal addrspace(3) global [3 x i32] undef, align 4
define i32 @hipspv.meet.yielding(i32 %state, i1 %busy, i32 %turn, i32 %next)
    alwaysinline convergent {{
  %clear = getelementptr inbounds [3 x i32], ptr addrspace(3) @hipspv.all, i32 0, i32 %next
  %unset = getelementptr inbounds [3 x i32], ptr addrspace(3) @hipspv.busy, i32 0, i32 %next
  store i32 0, ptr addrspace(3) %clear, align 4
  store i32 0, ptr addrspace(3) %unset, align 4
  %mine = getelementptr inbounds [3 x i32], ptr addrspace(3) @hipspv.all, i32 0, i32 %turn
  %my.busy = getelementptr inbounds [3 x i32], ptr addrspace(3) @hipspv.busy, i32 0, i32 %turn
  %gone = icmp eq i32 %state, {_GONE}
  br i1 %gone, label %wait, label %here
here:
  store i32 1, ptr addrspace(3) %mine, align 4
  br i1 %busy, label %work, label %wait
work:
  store i32 1, ptr addrspace(3) %my.busy, align 4
  br label %wait
wait:
  call spir_func void @_Z7barrierj(i32 3)
  %seen = load i32, ptr addrspace(3) %mine, align 4
  %seen.busy = load i32, ptr addrspace(3) %my.busy, align 4
  %any = icmp ne i32 %seen, 0
  %any.busy = icmp ne i32 %seen.busy, 0
  %one = zext i1 %any to i32
  %two = select i1 %any.busy, i32 2, i32 0
  %both = or i32 %one, %two
  ret i32 %both
}}
"""
# True if the predicate is true for some lane of the warp; all lanes come here.
_ANY = "hipspv.any.lane"
_ANY_LANE = f"""
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32) convergent
define i1 @{_ANY}(i1 %predicate) alwaysinline convergent {{
  %mine = zext i1 %predicate to i32
  %lanes = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 %mine)
  %low = extractelement <4 x i32> %lanes, i32 0
  %high = extractelement <4 x i32> %lanes, i32 1
  %both = or i32 %low, %high
  %any = icmp ne i32 %both, 0
  ret i1 %any
}}
"""


def cut(
    module: Module, kernels: list[Function], barriers: list[Function], spinning: set[Function]
) -> None:
    """Cuts `kernels`, into which the functions that call `barriers` are inlined. Those of
    `spinning` are also cut where a thread begins another turn of a spin.
    """
    helpers = link_functions(module, _WAITS)
    in_warps = lane_dependent(module)
    with Builder(module) as build:
        spinning = {kernel for kernel in spinning if _yield(build, kernel, helpers)}
        for barrier in barriers:
            for call in calls_of(barrier):
                if call.function in kernels:
                    _replace(module, call, helpers)
        for kernel in spinning & in_warps:
            _gather(build, kernel, helpers)
        for kernel in kernels:
            gather_allocas(build, list(kernel.entry.instructions((Opcode.ALLOCA,))))
            build.before(after_allocas(kernel)).call(helpers["hipspv.wait"], [])
    module.run_passes("always-inline")
    for kernel in kernels:
        module.run_passes("reg2mem", kernel)
    for text, yielding in ((_MEET, False), (_MEET_YIELDING, True)):
        chosen = [kernel for kernel in kernels if (kernel in spinning) == yielding]
        if chosen:
            (meet,) = link_functions(module, text).values()
            for kernel in chosen:
                _step(module, kernel, meet)
    module.run_passes("always-inline,globaldce")
    for kernel in kernels:
        module.run_passes("sroa,instcombine<no-verify-fixpoint>,simplifycfg", kernel)
    # Edges into the middle of a loop: Intel's CPU compiler makes scalar code of such a loop, and
    # then ends the process at an operation among lanes.
    for kernel in {*kernels} & in_warps:
        module.run_passes("lower-switch,fix-irreducible", kernel)


def _yield(build: Builder, kernel: Function, helpers: dict[str, Function]) -> bool:
    """Makes a thread that begins another turn of a spin let others of its block run first."""
    build.module.run_passes("sroa,break-crit-edges", kernel)
    latches = spins(kernel)
    for latch in latches:
        build.before(latch.terminator).call(helpers["hipspv.yield"], [])
    return bool(latches)


def _gather(build: Builder, kernel: Function, helpers: dict[str, Function]) -> None:
    """Makes the lanes of a warp wait for each other before an operation that some may reach while
    others yield.

    If a loop has stops in it, each turn ends with one. Otherwise threads would continue in its
    middle, and Intel's CPU compiler doesn't vectorise such loops, even after fix-irreducible.
    """
    among_lanes = lane_operations(build.module)
    stops = set(helpers.values())
    loops = natural_loops(kernel)
    ended: set[BasicBlock] = {
        call.block for call in calls_of(helpers["hipspv.yield"]) if call.function == kernel
    }
    found = True
    while found:
        for place in _first_operations(kernel, among_lanes, stops, helpers["hipspv.yield"]):
            build.before(place).call(helpers["hipspv.gather"], [])
        stopping = {c.block for f in stops for c in calls_of(f) if c.function == kernel}
        found = {
            latch
            for _, latch, body in loops
            if latch not in ended and not stopping.isdisjoint(body)
        }
        for latch in found:
            build.before(latch.terminator).call(helpers["hipspv.yield"], [])
        ended |= found


def _first_operations(
    kernel: Function, operations: set[Function], stops: set[Function], start: Function
) -> list[Instruction]:
    """The calls of `operations` that come after calls of `start` without one of `stops` between."""
    work = [call.next for call in calls_of(start) if call.function == kernel]
    places: dict[Instruction, None] = {}
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
            places[call] = None
    return list(places)


def _next_call(start: Instruction, functions: set[Function]) -> Instruction | None:
    """The first call of one of `functions` from `start` to the end of its block."""
    instruction: Instruction | None = start
    while instruction:
        if instruction.opcode == Opcode.CALL and instruction.callee in functions:
            return instruction
        instruction = instruction.next
    return None


def _replace(module: Module, call: Instruction, helpers: dict[str, Function]) -> None:
    callee = call.callee
    # The collective function of __syncthreads_count and its like.
    counts = callee is not None and callee.name == module.target.builtins.work_group_reduce_add
    helper = helpers["hipspv.count" if counts else "hipspv.wait"]
    with Builder(module) as build:
        new = build.before(call).call(helper, call.arguments if counts else [])
    if counts:
        call.replace_all_uses_with(new)
    call.erase()


@dataclass(frozen=True)
class _Stop:
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


def _step(module: Module, kernel: Function, meet: Function) -> None:
    """Sends each thread at a stop, or at the kernel's end, to the one place where all meet.

    No value crosses from block to block: all are on the stack. The states are hidden from the
    compiler, because Intel's CPU compiler sends the threads of each constant state past copies of
    the barrier of their own.
    """
    i32 = module.context.integer(32)
    stops = _stops(kernel)
    yields = any(stop.kind == _YIELD for stop in stops)
    ends = list(kernel.instructions((Opcode.RET,)))
    with Builder(module) as build:
        build.before(kernel.entry.first)
        state, zero = build.alloca(i32), build.alloca(i32)
        hidden = _volatile(build.store(i32.constant(0), zero), build.load(i32, zero))
        names = ("go.on", "meet", "over")
        go_on, place, over = (kernel.append_block(name) for name in names)

        def leave(terminator: Instruction, number: int, to: BasicBlock) -> None:
            opaque = build.before(terminator).binary(Opcode.OR, hidden, i32.constant(number))
            build.store(opaque, state)
            build.branch(to)
            terminator.erase()

        targets = [stop.after for stop in stops]
        for number, stop in enumerate(stops, _BEGINS):
            leave(stop.call.block.terminator, number, go_on if number == _BEGINS else place)
            stop.call.erase()
        for end in ends:
            leave(end, _GONE, place)
        build.at_end(go_on)
        turn = build.phi(i32, "turn")
        stays = build.phi(module.context.integer(1), "stays") if yields else None
        cases = [(i32.constant(i), target) for i, target in enumerate(targets, _BEGINS)]
        where = build.load(i32, state)
        if stays:
            where = build.select(stays, i32.constant(_GONE), where)
        build.switch(where, place, cases)
        build.at_end(place)
        more = build.binary(Opcode.ADD, turn, i32.constant(1))
        wraps = build.compare(Predicate.EQ, more, i32.constant(3))
        following = build.select(wraps, i32.constant(0), more)
        turn.add_incoming(i32.constant(0), kernel.entry)
        turn.add_incoming(following, place)
        reached = build.load(i32, state)
        if stays:
            seen, waits = _meet_yielding(build, meet, stops, [reached, turn, following])
            any_left = build.compare(Predicate.NE, seen, i32.constant(0))
            stays.add_incoming(module.context.integer(1).constant(0), kernel.entry)
            stays.add_incoming(waits, place)
        else:
            any_left = build.call(meet, [reached, turn, following])
        build.branch_if(any_left, go_on, over)
        build.at_end(over).ret()


def _meet_yielding(
    build: Builder, meet: Function, stops: list[_Stop], arguments: list[Value]
) -> tuple[Value, Value]:
    """The meeting's result, and whether the thread stays at its stop: at a barrier of the block
    until all stand at one, at an operation of the warp until none of its lanes yields or is at an
    earlier one.
    """
    module = build.module
    i32, false = module.context.integer(32), module.context.integer(1).constant(0)
    state = arguments[0]
    numbers = {kind: [n for n, s in enumerate(stops, _BEGINS) if s.kind == kind] for kind in _KINDS}
    busy = build.compare(Predicate.UGT, state, i32.constant(numbers[_BARRIER][-1]))
    seen = build.call(meet, [state, busy, *arguments[1:]])
    some_busy = build.compare(Predicate.UGT, seen, i32.constant(1))
    stays = build.select(busy, false, some_busy)
    if numbers[_WARP]:
        any_lane = module.function(_ANY) or link_functions(module, _ANY_LANE)[_ANY]
        yields = build.compare(Predicate.UGE, state, i32.constant(numbers[_YIELD][0]))
        earlier: Value = build.call(any_lane, [yields])
        for number in numbers[_WARP]:
            here = build.compare(Predicate.EQ, state, i32.constant(number))
            stays = build.select(here, earlier, stays)
            earlier = build.binary(Opcode.OR, earlier, build.call(any_lane, [here]))
    return seen, stays


def _volatile(store: Instruction, load: Instruction) -> Instruction:
    store.is_volatile = load.is_volatile = True
    return load
