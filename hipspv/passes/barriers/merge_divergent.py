"""Barriers that not all threads of a block reach, and threads that wait without a barrier."""

from __future__ import annotations

from collections.abc import Iterable

from hipspv.llvm import BasicBlock, Flag, Function, Module
from hipspv.passes.analysis.call_graph import callers_closure
from hipspv.passes.analysis.uniformity import Uniformity
from hipspv.passes.analysis.waiting_loops import spinning, watching
from hipspv.passes.barriers.state_machine import cut
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.inlining import inline_below, inline_into_kernels


class MergeDivergentBarriers(Pass):
    """Replaces the barriers of a kernel by a single one if some threads of a block may not reach them.

    In OpenCL a barrier that some work-items of a group don't reach is undefined: devices hang, or
    continue with threads that have returned. In CUDA and HIP a thread that has ended, by return,
    assert or trap, no longer counts at barriers.

    A kernel with a barrier under a condition that may differ between threads gets a single barrier
    instead, in a loop that all threads of the block stay in until the last one has ended. A thread
    that reaches a barrier or its end goes there, and then continues after its own barrier. Kernels
    whose conditions around barriers are the same for all threads stay as they are.

    A device may run the threads of a block one after the other, or in lockstep: a thread that waits
    in a loop for another's write keeps it from running. A kernel with such a loop is cut in the
    same way: a thread goes to the barrier before it reads again.
    """

    def run(self, module: Module) -> bool:
        called = module.index().functions(lambda signature: signature.has(Flag.USED))
        names = module.target.builtins.barriers
        barriers = [f for f in called if f.name in names]
        users = callers_closure(barriers)
        waiting = {*barriers, *users}
        spinning_kernels = spinning(module)
        blocks = _calling_blocks(waiting)
        critical = any(Uniformity(f).deciding(blocks[f]) for f in users)
        if not critical and not spinning_kernels:
            return False
        if spinning_kernels:
            inline_below(module, spinning_kernels, {*users, *watching(module)})
        kernels = dict.fromkeys(spinning_kernels)
        if critical:
            users = callers_closure(barriers)
            waiting_kernels = [f for f in users if f.is_kernel]
            inline_into_kernels(module, users)
            kernels |= dict.fromkeys(_divergent(waiting_kernels, barriers))
        if kernels:
            cut(module, list(kernels), barriers, set(spinning_kernels))
        return True


def _divergent(kernels: list[Function], barriers: list[Function]) -> list[Function]:
    """The kernels with a barrier under a condition that may differ between threads."""
    for kernel in kernels:
        kernel.owner.run_passes("sroa", kernel)
    found: list[Function] = []
    blocks = _calling_blocks(barriers)
    for kernel in kernels:
        flow = Uniformity(kernel)
        if not all(map(flow.is_uniform, flow.deciding(blocks.get(kernel, ())))):
            found.append(kernel)
    return found


def _calling_blocks(functions: Iterable[Function]) -> dict[Function, set[BasicBlock]]:
    """The blocks that call the functions, by the function that they belong to."""
    found: dict[Function, set[BasicBlock]] = {}
    for call in (call for function in functions for call in function.calls()):
        found.setdefault(call.function, set()).add(call.block)
    return found
