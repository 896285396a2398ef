"""__launch_bounds__: the maximum threads of a kernel's blocks."""

from __future__ import annotations

from math import prod

from hipspv.llvm import ConstantInt, Flag, Module, Signature, metadata
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import add_record

# clang's assumption about AMD's devices for a kernel that says nothing: HIP's bound on every block.
_DEFAULT = 1024


class RecordLaunchBounds(Pass):
    """Records __launch_bounds__ for the runtime, which refuses larger blocks: the kernel relies on that.

    SPIR-V's MaxWorkgroupSizeINTEL belongs to an extension.
    """

    def run(self, module: Module) -> bool:
        changed = False
        for kernel in module.index().functions(_is_hinted_kernel):
            sizes = metadata.take(kernel, "max_work_group_size")
            if sizes is None:
                continue
            changed = True
            threads = prod(size.value for size in sizes if isinstance(size, ConstantInt))
            if threads < _DEFAULT:
                add_record(module, "bounds", kernel.name, threads)
        return changed


def _is_hinted_kernel(signature: Signature) -> bool:
    return signature.has(Flag.DEFINED | Flag.KERNEL | Flag.METADATA)
