"""Native code of the host's processor: kernels are functions that run one block."""

from __future__ import annotations

import functools

from hipspv.core.checks import CHECKS
from hipspv.targets.cpu import HOSTS, RISCV64, X86_64, Host, host_of
from hipspv.targets.target import AddressSpaces, Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hipspv.core.settings import DeviceSettings
    from hipspv.llvm.module import Module
    from hipspv.passes.options import LowerOptions
    from hipspv.targets.builtins import Builtins

_OF_PROCESSOR = ("target-cpu", "target-features", "tune-cpu")


class Cpu(Target):
    """Machine code by LLVM's back end for the host. processors: LLVM's names of the oldest ones that run it, of which
    programs choose the best when they start.
    """

    offload = "spirv64"
    # clang/lib/Basic/TargetInfo.cpp, FakeAddrSpaceMap. LLVM's back end takes all of them for ordinary memory.
    spaces = AddressSpaces(private=0, global_=7, constant=8, shared=9, generic=0)
    # llvm/IR/CallingConv.h. clang gives kernels no convention of their own here; `adopt` gives them SPIRKERNEL.
    kernel_cc = 76
    function_cc = 0
    atomic_bits = 128
    checks = tuple(CHECKS)
    code = "native"
    text = "assembly"

    def __init__(self, host: Host, arch: str, processors: tuple[str, ...]) -> None:
        self.host = host
        self.data_layout = host.data_layout
        self.triples = (host.name,)
        self.library = host.library()
        self.arch = arch
        self.processors = processors
        self.arguments = (f"--offload-arch={arch}",)
        own = "cpu" if host is not X86_64 else arch
        self.bundle_id = f"hip-{host.triple}--{own}"
        self.tag = f"hip-{arch.replace('=', '-')}"
        # clang's driver has no offload for processors, so its front end gets the triple. The debug information has the
        # types of kernels' parameters, and the names tell which values are parts of one (passes/host_parameters.py).
        self.clang = (
            *("-Xclang", "-triple", "-Xclang", host.triple, "-Xclang", "-target-cpu", "-Xclang", min(processors)),
            *("-Xclang", "-ffake-address-space-map", "-Xclang", "-debug-info-kind=limited"),
            *("-fno-builtin-printf", "-fno-discard-value-names"),
        )
        if host is not X86_64:
            features = [("-target-feature", feature) for feature in host.features.split(",") if feature]
            more = [*features, *([("-target-abi", host.abi)] if host.abi else [])]
            given = (word for pair in more for argument in pair for word in ("-Xclang", argument))
            self.clang = (f"--target={host.triple}", *self.clang, *given)  # with its system's headers
            self.host_layout = ()
        self.clang_amd = self.clang

    @functools.cached_property
    def builtins(self) -> Builtins:
        from hipspv.targets.cpu.builtins import HostBuiltins

        return HostBuiltins()

    def options(self, settings: DeviceSettings) -> tuple[type[LowerOptions], dict[str, Any]]:
        from hipspv.core import toolchain
        from hipspv.targets.cpu.phases import CpuOptions

        files = {"library": self.host.library("-threads"), "checkers": self.host.library("-checks")}
        own = {name: toolchain.device_library(file) for name, file in files.items()}
        return CpuOptions, {**own, "vectors": self.host is not RISCV64}

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


def for_host(target: Target, triple: str) -> Target | None:
    """Return the target in place of one that is named without a processor, for programs of the triple's host.

    None: there is no code for that host.
    """
    if target.arch != next(iter(X86_64.processors)) or not triple:
        return target
    host = host_of(triple)
    return next((each for each in TARGETS if each.host is host), None)


TARGETS = tuple(Cpu(host, arch, processors) for host in HOSTS for arch, processors in host.processors.items())
