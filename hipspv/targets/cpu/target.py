"""Native code of the host's processor: kernels are functions that run one block."""

from __future__ import annotations

import functools

from hipspv.core.checks import CHECKS
from hipspv.targets.cpu import TRIPLE
from hipspv.targets.target import AddressSpaces, Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hipspv.core.settings import DeviceSettings
    from hipspv.llvm.module import Module
    from hipspv.passes.options import LowerOptions
    from hipspv.targets.builtins import Builtins

# The processors for which there is code, by the target's name (x86-64 psABI, "Micro-Architecture Levels"). The
# optimiser works for the first one.
LEVELS = {
    "cpu": ("x86-64-v3", "x86-64-v4", "x86-64-v2"),
    "cpu=x86-64-v2": ("x86-64-v2",),
    "cpu=x86-64-v3": ("x86-64-v3",),
    "cpu=x86-64-v4": ("x86-64-v4",),
}

_OF_PROCESSOR = ("target-cpu", "target-features", "tune-cpu")


class Cpu(Target):
    """Machine code by LLVM's back end for the host. processors: LLVM's names of the oldest ones that run it, of which
    programs choose the best when they start.
    """

    offload = "spirv64"
    # clang/lib/Basic/Targets/X86.h.
    data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
    triples = ("x86_64",)
    # clang/lib/Basic/TargetInfo.cpp, FakeAddrSpaceMap. LLVM's back end takes all of them for ordinary memory.
    spaces = AddressSpaces(private=0, global_=7, constant=8, shared=9, generic=0)
    # llvm/IR/CallingConv.h. clang gives kernels no convention of their own here; `adopt` gives them SPIRKERNEL.
    kernel_cc = 76
    function_cc = 0
    atomic_bits = 128
    checks = tuple(CHECKS)
    library = "hipspv-cpu.bc"
    code = "native"
    text = "assembly"

    def __init__(self, arch: str, processors: tuple[str, ...]) -> None:
        self.arch = arch
        self.processors = processors
        self.arguments = (f"--offload-arch={arch}",)
        self.bundle_id = f"hip-{TRIPLE}--{arch}"
        self.tag = f"hip-{arch.replace('=', '-')}"
        # clang's driver has no offload for processors, so its front end gets the triple. The debug information has the
        # types of kernels' parameters, and the names tell which values are parts of one (passes/host_parameters.py).
        self.clang = (
            *("-Xclang", "-triple", "-Xclang", TRIPLE, "-Xclang", "-target-cpu", "-Xclang", min(processors)),
            *("-Xclang", "-ffake-address-space-map", "-Xclang", "-debug-info-kind=limited"),
            *("-fno-builtin-printf", "-fno-discard-value-names"),
        )
        self.clang_amd = self.clang

    @functools.cached_property
    def builtins(self) -> Builtins:
        from hipspv.targets.cpu.builtins import HostBuiltins

        return HostBuiltins()

    def options(self, settings: DeviceSettings) -> tuple[type[LowerOptions], dict[str, Any]]:
        from hipspv.core import toolchain
        from hipspv.targets.cpu.phases import CpuOptions

        files = {"library": "hipspv-cpu-threads.bc", "checkers": "hipspv-cpu-checks.bc"}
        return CpuOptions, {name: toolchain.device_library(file) for name, file in files.items()}

    def adopt(self, module: Module) -> None:
        from hipspv.llvm.attributes import FUNCTION, Attributes
        from hipspv.targets.cpu.builtins import KERNEL

        for function in module.definitions():
            attributes = Attributes(function)
            if attributes.has_string(FUNCTION, KERNEL):
                function.calling_convention = self.kernel_cc
            # The code generator has them. LLVM inlines functions of equal ones alone, and the device library has none.
            for name in _OF_PROCESSOR:
                attributes.remove_string(FUNCTION, name)

    def translate(self, module: Module, bitcode: bytes, settings: DeviceSettings, directory: str, text: bool) -> bytes:
        from hipspv.targets.cpu import stages

        if text:
            return stages.assemble(module, self, settings, text)
        return stages.link(module, self, settings, directory)


TARGETS = tuple(Cpu(arch, processors) for arch, processors in LEVELS.items())
