"""Kernels of libraries whose lanes exchange values by operations of the warp alone.

The search for exchanges that rely on lockstep takes half of the passes' time for cub::DeviceHistogram, and finds none.
"""

from __future__ import annotations

import re

from hipspv.llvm import Function, Linkage, Module

# Itanium's names of kernels in namespaces with a version (cub/util_namespace.cuh), as CUB_200800_800_NS. These releases
# are for lanes without lockstep, and call __syncwarp. Older ones have no version there, and are searched.
_NAMES = re.compile(r"_ZN(?:3cub|6thrust)\d+(?:CUB|THRUST|_V)_\d{6}_")


def searched(module: Module) -> list[Function]:
    """Return the kernels that may rely on lockstep."""
    return [kernel for kernel in module.kernels() if not is_ordered(kernel)]


def leave_out(module: Module) -> None:
    """Remove the kernels that don't rely on lockstep, with the functions that they alone call."""
    ordered = [kernel for kernel in module.kernels() if is_ordered(kernel)]
    for kernel in ordered:
        kernel.linkage = Linkage.INTERNAL
    if ordered:
        module.run_passes("globaldce")


def is_ordered(kernel: Function) -> bool:
    """True of a kernel of these libraries."""
    return _NAMES.match(kernel.name) is not None
