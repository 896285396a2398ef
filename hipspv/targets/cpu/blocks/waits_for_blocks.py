"""Kernels in which a thread waits for other blocks alone.

Such kernels need no stops at which a block's other threads continue: their warps run as packs, in lockstep. They are
those of CUB and Thrust that look back at earlier blocks' results (Merrill and Garland, "Single-pass Parallel Prefix
Scan with Decoupled Look-back", 2016). A block begins after those before it, and none waits for a later one.
"""

from __future__ import annotations

from hipspv.llvm import Builder, Function, Instruction, Module, Opcode
from hipspv.passes.analysis.block_order import natural_loops
from hipspv.passes.analysis.lanes import lane_operations
from hipspv.passes.analysis.pointers import strip
from hipspv.passes.analysis.pure_calls import is_pure
from hipspv.passes.analysis.waiting_loops import ROTATE, spins
from hipspv.passes.warps.ordered_libraries import is_ordered
from hipspv.targets.cpu.builtins import HOST_PREFIX

# A function of the device library (devlib/threads.cl). One call is enough for all threads of a pack.
WAIT = "__hipspv_wait_for_block"
_CLOCK = HOST_PREFIX + "clock_gettime"  # of __nanosleep


def wait_for_blocks(module: Module, build: Builder, kernel: Function) -> bool:
    """Lets the processor run other blocks in the loops that wait for them, and returns true, if the kernel has no loop
    that may wait for a thread of the same block. The functions that wait are inlined into it.
    """
    if not is_ordered(kernel):
        return False
    module.run_passes(f"sroa,unreachableblockelim,{ROTATE}", kernel)
    exchanges = lane_operations(module)
    latches = spins(kernel, exchanges)
    if not latches:  # a function that can't be inlined waits
        return False
    loops = [body for _, latch, body in natural_loops(kernel) if latch in latches]
    if not all(_only_reads(each, exchanges) for body in loops for block in body for each in block.instructions()):
        return False
    for latch in latches:
        build.before(latch.terminator).builtin(WAIT, module.context.void())
    return True


def _only_reads(instruction: Instruction, exchanges: set[Function]) -> bool:
    """True unless the instruction may write what another thread of the block waits for, such as a lock."""
    if instruction.opcode == Opcode.STORE:
        target = strip(instruction.operand(1), (Opcode.GEP, Opcode.ADDRSPACE_CAST))
        return isinstance(target, Instruction) and target.opcode == Opcode.ALLOCA
    if instruction.opcode != Opcode.CALL:
        return instruction.opcode not in (Opcode.ATOMIC_RMW, Opcode.CMPXCHG)
    callee = instruction.callee
    if callee is None:
        return False
    builtins = instruction.owner.target.builtins
    known = (builtins.fence, *builtins.of_thread, _CLOCK)
    return callee in exchanges or callee.name in known or is_pure(callee)
