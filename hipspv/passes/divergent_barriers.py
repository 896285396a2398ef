"""Barriers that not all threads of a block come to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import (
    Attributes,
    BasicBlock,
    Builder,
    Function,
    Instruction,
    Module,
    Opcode,
    Predicate,
    Trait,
)
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.call_graph import callers_closure, calls_of
from hipspv.passes.constants import after_allocas
from hipspv.passes.ir_text import link_functions
from hipspv.passes.linear import lane_dependent
from hipspv.passes.stack import gather_allocas
from hipspv.passes.uniformity import Uniformity

# OpenCL's barrier, and the collective function behind __syncthreads_count and its like.
_BARRIERS = ("_Z7barrierj", "_Z18work_group_barrierj")
_COUNT = "_Z21work_group_reduce_addi"
# The state of a thread: it has ended, it begins, or it goes on behind the barrier of that number.
_GONE, _BEGINS = 0, 1

# Inlined, a wait splits its block in two: the first half ends in a branch on @hipspv.stop, which
# keeps the inliner from joining them again.
_STOP = "hipspv.stop"
_WAITS = f"""
declare i1 @{_STOP}()
@hipspv.counter = internal addrspace(3) global i32 undef, align 4
define void @hipspv.wait() alwaysinline convergent {{
  %go.on = call i1 @{_STOP}()
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
# three turns alternate: while one is set and read, the next is cleared, and what was read last turn
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


@dataclass(frozen=True)
class DivergentBarriers:
    """In OpenCL a barrier that some work-items of a group don't come to has no meaning: devices
    hang, or go on with threads that have returned. In CUDA and HIP a thread that has ended, by
    return, assert or trap, no longer counts at barriers.

    A kernel with a barrier under a condition that may differ between threads gets a single barrier
    instead, in a loop that all threads of the block stay in until the last one has ended: a thread
    that comes to a barrier or ends goes there, and is sent on to where it was. Kernels whose
    conditions around barriers are the same for all threads stay as they are.
    """

    name: ClassVar[str] = "divergent-barriers"

    def run(self, module: Module) -> bool:
        called = module.inventory().functions(lambda shape: shape.has(Trait.USED))
        barriers = [f for f in called if f.name.startswith((*_BARRIERS, _COUNT))]
        users = callers_closure(barriers)
        waiting = {*barriers, *users}
        if not any(_critical(Uniformity(f), waiting) for f in users):
            return False
        kernels = [f for f in users if f.is_kernel]
        _inline(module, [f for f in users if not f.is_kernel])
        divergent: list[Function] = []
        for kernel in kernels:
            module.run_passes("sroa", kernel)
            flow = Uniformity(kernel)
            if not all(map(flow.is_uniform, _critical(flow, set(barriers)))):
                divergent.append(kernel)
        if divergent:
            _rewrite(module, divergent, barriers)
        return True


def _critical(flow: Uniformity, barriers: set[Function]) -> list[BasicBlock]:
    """The branches on which it depends whether, or how often, a function comes to a barrier."""
    if not flow.branches:
        return []
    calls = flow.function.instructions((Opcode.CALL,))
    waiting = {call.block for call in calls if call.callee in barriers}
    return [b for b in flow.branches if not waiting.isdisjoint(flow.controlled(b))]


def _inline(module: Module, functions: list[Function]) -> None:
    for function in functions:
        attributes = Attributes(function)
        attributes.remove(FUNCTION, "noinline")
        attributes.add(FUNCTION, "alwaysinline")
    if functions:
        module.run_passes("always-inline,globaldce")


def _rewrite(module: Module, kernels: list[Function], barriers: list[Function]) -> None:
    helpers = link_functions(module, _WAITS)
    for barrier in barriers:
        for call in calls_of(barrier):
            if call.function in kernels:
                _replace(module, call, helpers)
    with Builder(module) as build:
        for kernel in kernels:
            gather_allocas(build, list(kernel.entry.instructions((Opcode.ALLOCA,))))
            build.before(after_allocas(kernel)).call(helpers["hipspv.wait"], [])
    module.run_passes("always-inline")
    meet = link_functions(module, _MEET)["hipspv.meet"]
    for kernel in kernels:
        module.run_passes("reg2mem", kernel)
        _step(module, kernel, meet)
    module.run_passes("always-inline,globaldce")
    for kernel in kernels:
        module.run_passes("sroa,instcombine<no-verify-fixpoint>,simplifycfg", kernel)
    # Ways into the middle of a loop: Intel's CPU compiler makes scalar code of them, and then dies
    # at an operation among lanes.
    for kernel in {*kernels}.intersection(lane_dependent(module)):
        module.run_passes("lower-switch,fix-irreducible", kernel)


def _replace(module: Module, call: Instruction, helpers: dict[str, Function]) -> None:
    callee = call.callee
    counts = callee is not None and callee.name == _COUNT
    helper = helpers["hipspv.count" if counts else "hipspv.wait"]
    with Builder(module) as build:
        new = build.before(call).call(helper, call.arguments if counts else [])
    if counts:
        call.replace_all_uses_with(new)
    call.erase()


def _step(module: Module, kernel: Function, meet: Function) -> None:
    """Sends each thread at a barrier, or at the kernel's end, to the one place where all meet.

    No value crosses from block to block: all are in the stack. The states are no constants: else
    Intel's CPU compiler sends the threads of each state their own way past copies of the barrier.
    """
    i32 = module.context.integer(32)
    calls = kernel.instructions((Opcode.CALL,))
    start, *stops = [call for call in calls if call.called_value.name == _STOP]
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

        targets = [stop.block.terminator.successors[0] for stop in (start, *stops)]
        for number, stop in enumerate((start, *stops), _BEGINS):
            leave(stop.block.terminator, number, go_on if stop == start else place)
            stop.erase()
        for end in ends:
            leave(end, _GONE, place)
        build.at_end(go_on)
        turn = build.phi(i32, "turn")
        cases = [(i32.constant(i), target) for i, target in enumerate(targets, _BEGINS)]
        build.switch(build.load(i32, state), place, cases)
        build.at_end(place)
        more = build.binary(Opcode.ADD, turn, i32.constant(1))
        wraps = build.compare(Predicate.EQ, more, i32.constant(3))
        following = build.select(wraps, i32.constant(0), more)
        turn.add_incoming(i32.constant(0), kernel.entry)
        turn.add_incoming(following, place)
        any_left = build.call(meet, [build.load(i32, state), turn, following])
        build.branch_if(any_left, go_on, over)
        build.at_end(over).ret()


def _volatile(store: Instruction, load: Instruction) -> Instruction:
    store.is_volatile = load.is_volatile = True
    return load
