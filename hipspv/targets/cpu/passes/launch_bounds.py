"""__launch_bounds__ of kernels for the host's processor."""

from __future__ import annotations

from hipspv.llvm import Module, metadata
from hipspv.passes.analysis.annotations import LIST, annotated
from hipspv.passes.interface import Pass

_TEXT = "hipspv.launch_bounds"  # of hipspv/include/hip/host_defines.h


class ReadLaunchBounds(Pass):
    """Gives kernels the metadata of `__launch_bounds__` that clang writes for GPUs: for the host's processor
    it leaves the attribute out, and HIP's header adds an annotation.
    """

    def run(self, module: Module) -> bool:
        i32 = module.context.integer(32)
        for found in annotated(module):
            if found.text == _TEXT and found.function.is_kernel:
                sizes = [i32.constant(size) for size in (*found.numbers[:1], 1, 1)]
                metadata.set_on_function(found.function, "max_work_group_size", sizes)
        table = module.variable(LIST)
        if table:
            table.erase()  # it would keep functions that no kernel calls
        return table is not None
