"""PTX for NVIDIA's GPUs: a target for each architecture."""

from __future__ import annotations

import functools

from hipspv.targets.target import AddressSpaces, Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hipspv.core.stage import Stage
    from hipspv.driver.options.settings import DeviceSettings
    from hipspv.llvm.module import Module
    from hipspv.passes.options import LowerOptions
    from hipspv.targets.builtins import Builtins
    from hipspv.targets.target import Definers, Phases

TRIPLE = "nvptx64-nvidia-cuda"

# The version of PTX for each architecture: the first that knows it (PTX ISA 9.0, "Release Notes"),
# but at least 8.1, with 32,764 bytes of kernel parameters. CUDA 12.1's driver (530) takes it.
_OLDEST = 81
_PTX = {
    **dict.fromkeys(("sm_70", "sm_72", "sm_75", "sm_80", "sm_86", "sm_87", "sm_89"), _OLDEST),
    **dict.fromkeys(("sm_90", "sm_90a"), _OLDEST),
    **dict.fromkeys(("sm_100", "sm_100a"), 86),
    **dict.fromkeys(("sm_103", "sm_103a"), 88),
    **dict.fromkeys(("sm_88", "sm_110", "sm_110a"), 90),
    **dict.fromkeys(("sm_120", "sm_120a"), 87),
    **dict.fromkeys(("sm_121", "sm_121a"), 88),
}


# clang's driver translates these for CUDA alone. The first also sets the flag of the module that
# libdevice's functions ask for (clang/lib/CodeGen/CodeGenModule.cpp, nvvm-reflect-ftz).
_DENORMALS = "-fdenormal-fp-math-f32="
_FLUSH = ("-Xclang", f"{_DENORMALS}preserve-sign,preserve-sign")
_CLANG_WITH = {
    "-fgpu-flush-denormals-to-zero": _FLUSH,
    "-fcuda-flush-denormals-to-zero": _FLUSH,
    "-fno-gpu-flush-denormals-to-zero": ("-Xclang", f"{_DENORMALS}ieee,ieee"),
    # nvcc's -use_fast_math: marks divisions, too.
    "-fgpu-approx-transcendentals": ("-fapprox-func",),
}


def _stages(target: Target) -> list[Stage]:
    from hipspv.core.stages import link, lower
    from hipspv.targets.nvptx.stages import cubin, ptx

    own = [maker.stage(target) for maker in (link, lower, ptx)]
    return [*own, *cubin.stages(target)]


def _builtins() -> Builtins:
    from hipspv.targets.nvptx.builtins import LibraryBuiltins

    return LibraryBuiltins()


def _phases() -> Phases:
    from hipspv.targets.nvptx.phases import PHASES

    return PHASES


def _link_math(module: Module) -> None:
    from hipspv.targets.nvptx import libdevice

    libdevice.link(module)


def _mode_of(module: Module) -> str:
    from hipspv.targets.nvptx.passes import denormal_modes

    return denormal_modes.mode_of(module)


def _separate(modules: Mapping[str, Module], definers: Definers) -> None:
    from hipspv.targets.nvptx.passes import denormal_modes

    denormal_modes.separate(modules, definers)


def _files() -> list[str]:
    from hipspv.targets.nvptx import libdevice

    return libdevice.installed()


def _translate(
    module: Module, target: Target, settings: DeviceSettings, directory: str, text: bool
) -> bytes:
    from hipspv.targets.nvptx.stages import ptx

    return ptx.assemble(module, target, settings)


def _options(version: int, settings: DeviceSettings) -> tuple[type[LowerOptions], dict[str, Any]]:
    from hipspv.targets.nvptx.phases import NvptxOptions

    return NvptxOptions, {"ptx_version": version}


def _target(arch: str, version: int) -> Target:
    return Target(
        arch=arch,
        offload=TRIPLE,
        # Line directives give later errors a line. With line tables the driver's compiler would
        # take the code for unoptimised.
        clang=(
            *(f"--offload-arch={arch}", f"--cuda-feature=+ptx{version}"),
            *("-Xclang", "-debug-info-kind=line-directives-only"),
        ),
        clang_int128=(),
        clang_with=_CLANG_WITH,
        # clang/lib/Basic/Targets/NVPTX.cpp.
        data_layout="e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
        triples=("nvptx64",),
        library="hipspv-nvptx64.bc",
        code="ptx",
        text="ptx",
        bundle_id=f"hip-{TRIPLE}--{arch}",
        tag=f"hip-nvptx64-{arch}",
        # llvm/docs/NVPTXUsage.rst, "Address Spaces". Automatic variables have generic addresses.
        spaces=AddressSpaces(private=0, global_=1, constant=4, shared=3, generic=0),
        # llvm/IR/CallingConv.h: PTX_KERNEL and C.
        kernel_cc=71,
        function_cc=0,
        stages=_stages,
        builtins=_builtins,
        link_math=_link_math,
        mode_of=_mode_of,
        separate=_separate,
        files=_files,
        phases=_phases,
        options=functools.partial(_options, version),
        translate=_translate,
        words=(f"--offload-arch={arch}",),
    )


def _number(arch: str) -> int:
    return int(arch.removeprefix("sm_").rstrip("a"))


NVPTX64 = tuple(_target(arch, _PTX[arch]) for arch in sorted(_PTX, key=_number))


# The releases of CUDA whose drivers know a version of PTX first (PTX ISA 9.0, "Release Notes").
_RELEASES = {81: (12, 1), 86: (12, 7), 87: (12, 8), 88: (12, 9), 90: (13, 0)}


def release(target: Target) -> tuple[int, int]:
    """Return the first release of CUDA whose driver takes a target's PTX."""
    return _RELEASES[_PTX[target.arch]]


def nearest(arch: str) -> list[Target]:
    """Return the target for a GPU of a plain architecture: its own, or the latest one before, whose
    PTX it runs, too; none before all targets."""
    plain = [t for t in NVPTX64 if not t.arch.endswith("a") and _number(t.arch) <= _number(arch)]
    return plain[-1:]
