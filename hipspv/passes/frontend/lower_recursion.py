"""Functions that call themselves, directly or through others."""

from __future__ import annotations

from hipspv.llvm import Attributes, Function, Module
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.call_graph import cycles
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.frames import FrameLoop
from hipspv.passes.rewrite.inlining import allow_optimization, forbid_optimization

# Bytes of each thread for the frames of a recursion.
STACK = 16 * 1024
# instcombine is not among them: it may call library functions in other forms. Nor is simplifycfg: a branch that depends
# on an earlier one skips the block at which the lanes of a warp meet again, for which insert-warp-barriers looks.
_OPTIMIZE = "cgscc(inline,function(sroa,early-cse,sccp,tailcallelim)),globaldce"


class LowerRecursion(Pass):
    """Replaces recursion by a loop and a stack, because OpenCL SPIR-V has no recursive functions
    (OpenCL SPIR-V environment specification, 2.4: the static call graph has no cycles).

    Calls through pointers may make a call graph cyclic although no function ever calls itself.

    A function of a cycle becomes one that runs until its next call of a function of the cycle, or to its end. It keeps
    its variables and arguments in a frame, and returns the frame that runs next: that of the callee, or of its caller.
    A loop runs frames until none is left. A thread whose frames need more than the stack ends its kernel.

    The optimiser runs first, except at -O0: it may replace recursion by a loop, and calls through
    known pointers by direct calls.

    Runs before traps are lowered and before functions are inlined for other reasons, which requires
    a call graph without cycles.
    """

    stack: int = STACK

    def run(self, module: Module) -> bool:
        if not module.index().recursive:
            return False
        # Functions at -O0 have `optnone`, and stay as they are.
        kept = [kernel for kernel in module.kernels() if _is_copying(kernel)]
        for kernel in kept:
            forbid_optimization(kernel)
        module.run_passes(_OPTIMIZE)
        for kernel in kept:
            allow_optimization(kernel)
        for cycle in cycles(module):
            if any(function.is_kernel for function in cycle):
                continue  # check-functions reports it
            for function in cycle:
                allow_optimization(function)
            FrameLoop(module, cycle, self.stack).lower()
        return True


def _is_copying(kernel: Function) -> bool:
    """True if lower-byref-parameters has to find the kernel's copies of its arguments as they are,
    and the kernel may be changed.
    """
    attributes = Attributes(kernel)
    return bool(attributes.parameter_types("byref")) and not attributes.find(FUNCTION, "optnone")
