"""__launch_bounds__: how many threads a kernel's blocks have at most."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import ClassVar

from hipspv.llvm import ConstantInt, Module, Shape, Trait, metadata
from hipspv.passes.notes import add_note

# clang's assumption about AMD's devices for a kernel that says nothing: HIP's bound on every block.
_DEFAULT = 1024


@dataclass(frozen=True)
class NoteLaunchBounds:
    """A kernel with __launch_bounds__ relies on its blocks being no larger. SPIR-V's
    MaxWorkgroupSizeINTEL is an extension's: the runtime is told instead and refuses what is larger.
    """

    name: ClassVar[str] = "note-launch-bounds"

    def run(self, module: Module) -> bool:
        changed = False
        for kernel in module.inventory().functions(_is_hinted_kernel):
            sizes = metadata.take(kernel, "max_work_group_size")
            if sizes is None:
                continue
            changed = True
            threads = prod(size.value for size in sizes if isinstance(size, ConstantInt))
            if threads < _DEFAULT:
                add_note(module, f"hipspv.bounds {kernel.name} {threads}")
        return changed


def _is_hinted_kernel(shape: Shape) -> bool:
    return shape.has(Trait.DEFINED | Trait.KERNEL | Trait.METADATA)
