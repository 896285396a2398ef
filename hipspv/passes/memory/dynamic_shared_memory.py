"""Dynamic shared memory: `extern __shared__ T name[]`."""

from __future__ import annotations

from collections.abc import Iterable

from hipspv.llvm import Attributes, Builder, Flag, Function, GlobalVariable, Instruction, Module
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.analysis.call_graph import KernelsByFunction
from hipspv.passes.diagnostics import Diagnostic, PassError, at
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import describe_parameter
from hipspv.passes.rewrite.constants import instruction_users, replace_in_functions
from hipspv.passes.rewrite.signatures import add_parameters

NAME = "__hipspv_dynamic_shared"


# The alignment that every device grants: the size of OpenCL C's widest types, such as long16
# (OpenCL C 3.0, 6.3.5).
_STRICTEST = 128


class CheckSharedAlignment(Pass):
    """Reports shared memory with an alignment above that of OpenCL's widest type, beyond which a
    device chooses its address freely.

    Seen: an array aligned to 256 at an odd multiple of 128.
    """

    def run(self, module: Module) -> bool:
        kernels, space = KernelsByFunction(module), module.target.spaces.shared
        problems: list[Diagnostic] = []
        for variable in module.index().variables(lambda signature: signature.space == space):
            alignment = variable.alignment
            users = list(_users(variable)) if alignment > _STRICTEST else []
            if not users:
                continue
            name = module.demangle(variable.name)
            message = f"shared variable '{name}' is aligned to {alignment} bytes"
            remedy = f"devices align shared memory to {_STRICTEST} bytes at most: align it by hand"
            problems.append(at(users[0], message, remedy, kernels[users[0].function]))
        if problems:
            raise PassError(problems)
        return False


class MergeDynamicShared(Pass):
    """Merges all `extern __shared__` arrays into one, with the strictest alignment, because those
    of a kernel start at the same address.

    LLVM takes different globals for different memory, so this runs before it optimises.
    """

    def run(self, module: Module) -> bool:
        space = module.target.spaces.shared
        arrays = module.index().variables(
            lambda signature: signature.space == space and not signature.has(Flag.DEFINED)
        )
        if not arrays:
            return False
        type = module.context.array(module.context.integer(8), 0)
        merged = module.add_variable(NAME, type, space)
        merged.alignment = max(array.alignment for array in arrays)
        for array in arrays:
            array.replace_all_uses_with(merged)
            array.erase()
        return True


class LowerDynamicShared(Pass):
    """Passes dynamic shared memory to kernels as a trailing pointer parameter, because SPIR-V's
    Workgroup variables have a fixed size.

    The launch gives the size of this memory, and OpenCL passes it as a kernel argument. Kernels
    that reach it get the parameter, and calls pass it down.
    """

    def run(self, module: Module) -> bool:
        shared = module.variable(NAME)
        if shared is None:
            return False
        users = _functions_that_use(shared)
        pointer = module.context.pointer(module.target.spaces.shared)
        for function in add_parameters(module, users, [pointer], ["dynamic_shared"]):
            index = FIRST_PARAMETER + len(function.parameters) - 1
            Attributes(function).add(index, "align", shared.alignment)
            if function.is_kernel:
                describe_parameter(function, len(function.parameters) - 1, "shared")
        with Builder(module) as build:
            replace_in_functions(build, shared, lambda function: function.parameters[-1])
        shared.erase()
        return True


def _functions_that_use(shared: GlobalVariable) -> dict[Function, None]:
    return dict.fromkeys(user.function for user in _users(shared))


def _users(shared: GlobalVariable) -> Iterable[Instruction]:
    try:
        return instruction_users(shared)
    except ValueError as error:
        message = f"the initialiser of '{error}' is an address of shared memory"
        raise PassError([Diagnostic(message, "assign it in a kernel")]) from None
