"""Calls that use the grid as one group of threads."""

from __future__ import annotations

from collections.abc import Iterable

from hipspv.llvm import Attributes, Builder, Instruction, Module
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.call_graph import KernelsByFunction, callees_closure, callers_closure
from hipspv.passes.analysis.uses import uses_of
from hipspv.passes.diagnostics import PassError, at
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.inlining import inline_into_kernels

BARRIER = "__hipspv_grid_barrier"
IS_COOPERATIVE = "__hipspv_grid_is_cooperative"
# The barrier of a group that may be the grid, and the function by which a kernel makes such a group.
GROUP_BARRIER = "__hipspv_group_grid_barrier"
_GRID_GROUP = "__hipspv_grid_group"
_NAMES = (BARRIER, IS_COOPERATIVE, GROUP_BARRIER, _GRID_GROUP)


def uses_grid(module: Module) -> bool:
    """True if kernels have barriers of the grid, or ask if they may."""
    return bool(module.function(BARRIER) or module.function(IS_COOPERATIVE))


class InlineGridBarriers(Pass):
    """Inlines functions with a barrier of the whole grid into their kernels, because only a kernel
    can return there and be entered again.

    These are the functions that call one, at any depth. Functions that such a kernel calls and that
    use shared memory are inlined as well, since that memory moves.

    Runs before the optimiser, which then sees through the inlined code.
    """

    def run(self, module: Module) -> bool:
        asked = [function for name in _NAMES if (function := module.function(name))]
        if not asked:
            return False
        inline_into_kernels(module, callers_closure(asked))
        _check(module, [call for name in _NAMES for call in calls_to(module, name)])
        _settle_group_barriers(module)
        users = dict.fromkeys(user.function for user in _shared_users(module))
        inline_into_kernels(module, [*users, *callers_closure(users)])
        _check(module, _shared_users(module))
        return True


def calls_to(module: Module, name: str) -> list[Instruction]:
    function = module.function(name)
    return function.calls() if function else []


def _shared_users(module: Module) -> list[Instruction]:
    """The instructions that use shared memory in kernels with a barrier of the grid, and below these."""
    below = callees_closure(module, (call.function for call in calls_to(module, BARRIER)))
    space = module.target.spaces.shared
    variables = module.index().variables(lambda signature: signature.space == space)
    users = [user for variable in variables for user in uses_of(variable)[0]]
    return [user for user in users if user.function in below]


def _check(module: Module, instructions: Iterable[Instruction]) -> None:
    """Raises PassError if an instruction is not in a kernel by now."""
    stuck = [instruction for instruction in instructions if not instruction.function.is_kernel]
    if not stuck:
        return
    kernels = KernelsByFunction(module)
    message = "a barrier of the whole grid, or shared memory of a kernel with one, in a function "
    message += "that can't be inlined into its kernel"
    remedy = "call it neither recursively nor through a pointer"
    raise PassError([at(found, message, remedy, kernels[found.function]) for found in stuck])


def _settle_group_barriers(module: Module) -> None:
    """Settles the barriers of groups whose kind is known only at run time.

    Such a group can be the grid if the kernel makes a group of the grid. In other kernels the
    barrier of the grid is never reached, and the kernel stays in one piece.
    """
    makers = calls_to(module, _GRID_GROUP)
    kernels = {call.function for call in makers}
    context = module.context
    for call in calls_to(module, GROUP_BARRIER):
        if call.function in kernels:
            type = context.function(context.void(), [])
            with Builder(module) as build:
                build.before(call).call(module.declare_builtin(BARRIER, type), [])
        call.erase()
    for call in makers:
        call.erase()
    for name in (GROUP_BARRIER, _GRID_GROUP):
        if function := module.function(name):
            function.erase()
    if barrier := module.function(BARRIER):
        Attributes(barrier).add(FUNCTION, "convergent")
