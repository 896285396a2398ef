"""RISC-V for Vortex, an open GPU: a target for each width of its registers.

The front end is that of SPIR-V. Types have the same layout as on the 64-bit host, since the host
and kernels share memory; with 32 bits only pointers in registers are narrower.
"""

from __future__ import annotations

import functools

from hipspv.targets.spirv.target import SPIRV64
from hipspv.targets.target import Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hipspv.core.stage import Stage
    from hipspv.driver.options.settings import DeviceSettings
    from hipspv.llvm.module import Module
    from hipspv.passes.options import LowerOptions
    from hipspv.targets.target import Phases


# llvm/lib/TargetParser/TargetDataLayout.cpp, computeRISCVDataLayout.
_LAYOUTS = {
    32: "e-m:e-p:32:32-i64:64-n32-S128",
    64: "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128",
}


def _stages(target: Target) -> list[Stage]:
    from hipspv.core.stages import link, lower
    from hipspv.targets.vortex import stages

    return [link.stage(target), lower.stage(target), *stages.stages(target)]


def _phases() -> Phases:
    from hipspv.targets.vortex.phases import PHASES

    return PHASES


def _options(width: int, settings: DeviceSettings) -> tuple[type[LowerOptions], dict[str, Any]]:
    from hipspv.core import toolchain
    from hipspv.targets.vortex.phases import VortexOptions

    library = toolchain.device_library(f"hipspv-vortex{width}.bc")
    return VortexOptions, {"width": width, "layout": _LAYOUTS[width], "library": library}


def _translate(
    module: Module, target: Target, settings: DeviceSettings, directory: str, text: bool
) -> bytes:
    from hipspv.targets.vortex import stages

    if text:
        return stages.assemble(module, target, settings, text)
    return stages.image(module, target, settings, directory)


def _target(width: int) -> Target:
    arch = f"vortex_rv{width}"
    return Target(
        arch=arch,
        offload=SPIRV64.offload,
        clang=SPIRV64.clang,
        clang_int128=SPIRV64.clang_int128,
        data_layout=SPIRV64.data_layout,
        lowered_layout=_LAYOUTS[width],
        triples=(*SPIRV64.triples, f"riscv{width}"),
        library="hipspv-vortex.bc",
        code="image",
        text="assembly",
        bundle_id=f"hip-riscv{width}-unknown-elf--{arch}",
        tag=f"hip-vortex-rv{width}",
        spaces=SPIRV64.spaces,
        kernel_cc=SPIRV64.kernel_cc,
        function_cc=SPIRV64.function_cc,
        stages=_stages,
        builtins=lambda: SPIRV64.builtins,
        link_math=lambda module: None,
        phases=_phases,
        options=functools.partial(_options, width),
        adopt=SPIRV64.adopt,
        translate=_translate,
        words=(f"--offload-arch={arch}",),
    )


VORTEX = tuple(map(_target, (32, 64)))
