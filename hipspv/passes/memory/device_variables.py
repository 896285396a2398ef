"""Device variables: `__device__` and `__constant__`."""

from __future__ import annotations

from hipspv.llvm import Builder, Function, GlobalVariable, Linkage, Module, Opcode
from hipspv.passes.analysis.device_variables import device_variables
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import add_record

KERNEL = "__hipspv_variables"


class ExportDeviceVariables(Pass):
    """Adds a kernel that returns the addresses of the program's variables, because OpenCL can't be asked for them.

    That an address is taken there also keeps a device's compiler from treating a variable that no kernel writes to as a
    constant: the host may write to it. For the same reason `constant` is removed.
    """

    def run(self, module: Module) -> bool:
        variables = device_variables(module)
        constant = {variable for variable in variables if variable.is_constant_data}
        for variable in variables:
            variable.is_constant_data = False
            variable.is_externally_initialized = False
            # Exported, since Intel's compiler drops stores through a pointer variable that is internal and initially
            # null, although its address has escaped. Making it internal first removes the hidden visibility that clang
            # gave it, which LLVM's back end won't export.
            variable.linkage = Linkage.INTERNAL
            variable.linkage = Linkage.EXTERNAL
        if variables:
            _tell_addresses(module, variables, constant)
        return bool(variables)


def setup_kernel(module: Module) -> Function:
    """The kernel that the runtime runs before all others; adds an empty one if there is none."""
    found = module.function(KERNEL)
    if found:
        return found
    context = module.context
    type = context.function(context.void(), [context.pointer(module.target.spaces.global_)])
    kernel = module.add_function(KERNEL, type)
    kernel.calling_convention = module.target.kernel_cc
    with Builder(module) as build:
        build.at_end(kernel.append_block("entry")).ret()
    return kernel


def _tell_addresses(module: Module, variables: list[GlobalVariable], constant: set[GlobalVariable]) -> None:
    i64 = module.context.integer(64)
    kernel = setup_kernel(module)
    out = kernel.parameters[0]
    with Builder(module) as build:
        build.before(kernel.entry.terminator)
        for n, variable in enumerate(variables):
            slot = build.gep(i64, out, [i64.constant(n)], flags=1)
            build.store(build.cast(Opcode.PTR_TO_INT, variable, i64), slot, alignment=8)
            size = module.size_of(variable.value_type)
            kind = ["constant"] if variable in constant else []
            add_record(module, "variable", n, variable.name, size, *kind)
