"""OpenCL's built-in functions as a device library defines them."""

from __future__ import annotations

from hipspv.targets.spirv.builtins import OpenClBuiltins

# Functions that NVIDIA's driver defines (CUDA C++ Programming Guide, "Formatted Output" and
# "Assertion"; clang/lib/CodeGen/CGGPUBuiltin.cpp for vprintf).
_OF_THE_DRIVER = frozenset(("vprintf", "malloc", "free", "__assertfail"))


class LibraryBuiltins(OpenClBuiltins):
    """Those of a target that has instructions, and no functions, for them: device code calls them
    by OpenCL's names, and the device library defines them.
    """

    # A pass may add these after the library is linked.
    lanes_barrier = "llvm.nvvm.bar.warp.sync"
    lanes_here = "llvm.nvvm.activemask"

    def differs(self, intrinsic: str) -> bool:
        return intrinsic.startswith("llvm.nvvm.")  # reads of registers, and exchanges among lanes

    def defines(self, name: str) -> bool:
        return name in _OF_THE_DRIVER
