"""Records of the kernels whose threads launch kernels."""

from __future__ import annotations

from hipspv.llvm import Instruction, Module
from hipspv.passes.analysis.call_graph import callers_closure
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import add_record

LAUNCHES = "__hipspv_launches"  # the device library's pointer to the requests


class RecordLaunches(Pass):
    """Records which kernels may launch kernels, copies or fills, because the runtime executes these
    before the kernel counts as complete.

    They are the kernels that reach a use of the device library's pointer to the requests. Runs after the link of that
    library.
    """

    def run(self, module: Module) -> bool:
        pointer = module.variable(LAUNCHES)
        if pointer is None:
            return False
        using = dict.fromkeys(user.function for user in pointer.users() if isinstance(user, Instruction))
        kernels = [f for f in dict.fromkeys([*using, *callers_closure(using)]) if f.is_kernel]
        for kernel in kernels:
            add_record(module, "launches", kernel.name)
        return bool(kernels)
