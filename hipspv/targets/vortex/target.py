"""RISC-V for Vortex, an open GPU: a target for each width of its registers.

The front end is that of SPIR-V. Types have the same layout as on the 64-bit host, since the host
and kernels share memory; with 32 bits only pointers in registers are narrower.
"""

from __future__ import annotations

from hipspv.targets.spirv.target import Spirv

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hipspv.core.settings import DeviceSettings
    from hipspv.llvm.module import Module
    from hipspv.passes.options import LowerOptions


# llvm/lib/TargetParser/TargetDataLayout.cpp, computeRISCVDataLayout.
_LAYOUTS = {32: "e-m:e-p:32:32-i64:64-n32-S128", 64: "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"}


class Vortex(Spirv):
    """RISC-V by LLVM's RISC-V back end. width: bits of a register."""

    library = "hipspv-vortex.bc"
    code = "image"
    text = "assembly"

    def __init__(self, width: int) -> None:
        self.width = width
        self.arch = f"vortex_rv{width}"
        self.arguments = (f"--offload-arch={self.arch}",)
        self.bundle_id = f"hip-riscv{width}-unknown-elf--{self.arch}"
        self.tag = f"hip-vortex-rv{width}"
        self.lowered_layout = _LAYOUTS[width]
        self.triples = (*Spirv.triples, f"riscv{width}")

    def options(self, settings: DeviceSettings) -> tuple[type[LowerOptions], dict[str, Any]]:
        from hipspv.core import toolchain
        from hipspv.targets.vortex.phases import VortexOptions

        library = toolchain.device_library(f"hipspv-vortex{self.width}.bc")
        own = {"width": self.width, "layout": self.lowered_layout, "library": library}
        return VortexOptions, own

    def translate(self, module: Module, bitcode: bytes, settings: DeviceSettings, directory: str, text: bool) -> bytes:
        from hipspv.targets.vortex import stages

        if text:
            return stages.assemble(module, self, settings, text)
        return stages.image(module, self, settings, directory)


TARGETS = tuple(map(Vortex, (32, 64)))
