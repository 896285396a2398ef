"""The states of the barriers that PTX and CUDA name by an index."""

from __future__ import annotations

from hipspv.llvm import Builder, Function, GlobalVariable, Module, Opcode, Predicate, Value
from hipspv.passes.analysis.call_graph import callers_closure
from hipspv.passes.frontend.lower_index_variables import PURE
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.constants import after_allocas
from hipspv.passes.rewrite.helpers import call_builtin, helper, shared_variable

# Returns the address of the block's states (include/hip/spirv_detail/named_barriers.h).
STATES = "__hipspv_named_barriers"
_WORDS = 48


class LowerNamedBarriers(Pass):
    """Gives kernels that reach barriers of a part of a block the states of these barriers in shared memory.

    The first thread of a block stores zeros there when the kernel begins, before a barrier of all threads.

    Runs before the optimiser, which then sees the addresses, and before passes that look for threads that wait.
    """

    def run(self, module: Module) -> bool:
        function = module.function(STATES)
        if function is None:
            return False
        kernels = [each for each in callers_closure([function]) if each.is_kernel]
        words = module.context.array(module.context.integer(32), _WORDS)
        states = shared_variable(module, "hipspv.named.barriers", words)
        with Builder(module) as build:
            for call in function.calls():
                build.before(call)
                call.replace_all_uses_with(_converted(build, states, call))
                call.erase()
            clear = _clear(module, states)
            for kernel in kernels:
                build.before(after_allocas(kernel)).call(clear, [])
        function.erase()
        return True


def _converted(build: Builder, states: GlobalVariable, call: Value) -> Value:
    return states if states.type == call.type else build.cast(Opcode.ADDRSPACE_CAST, states, call.type)


def _clear(module: Module, states: GlobalVariable) -> Function:
    """The function that a kernel calls at its beginning."""
    context, builtins = module.context, module.target.builtins
    i32 = context.integer(32)

    def body(build: Builder) -> None:
        clear, ready = build.append_block("clear"), build.append_block("ready")
        wide = context.integer(64)
        ids = [call_builtin(build, builtins.local_id, wide, i32.constant(axis), attributes=PURE) for axis in range(3)]
        build.branch_if(build.compare(Predicate.EQ, build.or_(build.or_(ids[0], ids[1]), ids[2]), 0), clear, ready)
        build.at_end(clear).store(states.value_type.null(), states)
        build.branch(ready)
        build.at_end(ready)
        call_builtin(build, builtins.barrier, context.void(), i32.constant(3))

    return helper(module, "hipspv.clear.named.barriers", context.void(), [], body, ("alwaysinline", "convergent"))
