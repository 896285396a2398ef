"""PTX for NVIDIA's GPUs: a target for each architecture."""

from __future__ import annotations

import functools
import re

from hipspv.targets.target import AddressSpaces, Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hipspv.core.settings import DeviceSettings
    from hipspv.llvm.module import Module
    from hipspv.passes.options import LowerOptions
    from hipspv.targets.builtins import Builtins
    from hipspv.targets.target import Definers, NativeDevice

TRIPLE = "nvptx64-nvidia-cuda"

# Code of a virtual architecture, and IR for a link.
_VIRTUAL = re.compile(r"^(compute|lto)_")
# Architectures before the first target.
_EARLY = re.compile(r"(?:sm|compute|lto)_(?:10|11|12|13|20|21|30|32|35|37|50|52|53|60|61|62)")
# All names that may follow nvcc's -arch.
NAMES = re.compile(r"(?:sm|compute|lto)_\d+[af]?|native|all|all-major")

# The ids of machine code in bundles: made of PTX for one architecture, for another.
_MACHINE_CODE = re.compile(rf"hip-{TRIPLE}-(compute_\d+[af]?)-(sm_\d+[af]?)")

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


class Nvptx(Target):
    """PTX for one architecture by LLVM's NVPTX back end. ptx_version: of the PTX, times ten."""

    offload = TRIPLE
    clang_with = _CLANG_WITH
    # clang/lib/Basic/Targets/NVPTX.cpp.
    data_layout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
    triples = ("nvptx64",)
    # llvm/docs/NVPTXUsage.rst, "Address Spaces". Automatic variables have generic addresses.
    spaces = AddressSpaces(private=0, global_=1, constant=4, shared=3, generic=0)
    # llvm/IR/CallingConv.h: PTX_KERNEL and C.
    kernel_cc = 71
    function_cc = 0
    takes_ptx = True
    library = "hipspv-nvptx64.bc"
    code = "ptx"
    text = "ptx"

    def __init__(self, arch: str, ptx_version: int) -> None:
        self.arch = arch
        self.ptx_version = ptx_version
        self.cuda_arch = 10 * _number(arch)
        self.arguments = (f"--offload-arch={arch}",)
        self.bundle_id = f"hip-{TRIPLE}--{arch}"
        self.tag = f"hip-nvptx64-{arch}"
        # Line directives give later errors a line. With line tables the driver's compiler would
        # take the code for unoptimised.
        self.clang = (
            *(f"--offload-arch={arch}", f"--cuda-feature=+ptx{ptx_version}"),
            *("-Xclang", "-debug-info-kind=line-directives-only"),
        )

    @property
    def is_plain(self) -> bool:
        """True for an architecture whose PTX later GPUs run, too."""
        return not self.arch.endswith("a")

    @functools.cached_property
    def builtins(self) -> Builtins:
        from hipspv.targets.nvptx.builtins import LibraryBuiltins

        return LibraryBuiltins()

    def options(self, settings: DeviceSettings) -> tuple[type[LowerOptions], dict[str, Any]]:
        from hipspv.targets.nvptx.phases import NvptxOptions

        return NvptxOptions, {"ptx_version": self.ptx_version}

    def link_math(self, module: Module) -> None:
        from hipspv.targets.nvptx import libdevice

        libdevice.link(module)

    def files(self) -> list[str]:
        from hipspv.targets.nvptx import cuda_toolkit, libdevice

        return [*libdevice.installed(), *cuda_toolkit.installed("ptxas")]

    def mode_of(self, module: Module) -> str:
        from hipspv.targets.nvptx.passes import denormal_modes

        return denormal_modes.mode_of(module)

    def separate(self, modules: Mapping[str, Module], definers: Definers) -> None:
        from hipspv.targets.nvptx.passes import denormal_modes

        denormal_modes.separate(modules, definers)

    def translate(self, module: Module, bitcode: bytes, settings: DeviceSettings, directory: str, text: bool) -> bytes:
        from hipspv.targets.nvptx import stages

        return stages.assemble(module, self)


def _number(arch: str) -> int:
    return int(arch.removeprefix("sm_").rstrip("a"))


TARGETS = tuple(Nvptx(arch, _PTX[arch]) for arch in sorted(_PTX, key=_number))

# Names for several targets, as nvcc has them: the architectures that begin a generation.
_MAJOR = ("sm_70", "sm_80", "sm_90", "sm_100", "sm_120")
GROUPS = {
    "all-major": [target for target in TARGETS if target.arch in _MAJOR],
    "all": [target for target in TARGETS if target.is_plain],
}

# The releases of CUDA whose drivers know a version of PTX first (PTX ISA 9.0, "Release Notes").
_RELEASES = {81: (12, 1), 86: (12, 7), 87: (12, 8), 88: (12, 9), 90: (13, 0)}


def nearest(arch: str) -> list[Nvptx]:
    """Return the target for a GPU of a plain architecture: its own, or the latest one before, whose
    PTX it runs, too; none before all targets."""
    plain = [t for t in TARGETS if t.is_plain and _number(t.arch) <= _number(arch)]
    return plain[-1:]


def named(name: str) -> list[Target] | None:
    """Return the targets that a name of nvcc's selects. There are none for GPUs before the first
    target, which run SPIR-V.

    PTX for compute_<n> runs on sm_<n>; lto_<n> is IR for a link, which here is the target's own.
    """
    if name in GROUPS:
        return [*GROUPS[name]]
    name = name.partition("=")[0]  # the rest names machine code
    if name == "native":
        from hipspv.targets.nvptx.installed_gpus import native

        return list({target.arch: target for arch in native() for target in nearest(arch)}.values())
    if _EARLY.fullmatch(name):
        return []
    arch = _VIRTUAL.sub("sm_", name)
    return [target for target in TARGETS if target.arch == arch] or None


def native_devices(name: str) -> list[NativeDevice]:
    """Return the machine code that a name asks for beside PTX: sm_90, or compute_80=sm_86."""
    if not name.startswith(("sm_", "compute_", *GROUPS, "native")):
        return []
    from hipspv.targets.nvptx import machine_code

    targets = [target for target in named(name) or () if isinstance(target, Nvptx)]
    return [*machine_code.devices_of(name, targets, TARGETS)]


def native_device(bundle_id: str) -> NativeDevice | None:
    found = _MACHINE_CODE.fullmatch(bundle_id)
    return next(iter(native_devices(f"{found[1]}={found[2]}")), None) if found else None


def defect(architecture: str, driver: str) -> tuple[str, str]:
    """Return the reason why no program can use a GPU, and the remedy; both empty if programs can.

    driver: the text with the release of CUDA that its driver has.
    """
    targets = nearest(architecture)
    if not targets:
        return f"no PTX is made for {architecture}", f"use a GPU of {TARGETS[0].arch} or later"
    wanted = _RELEASES[targets[-1].ptx_version]
    if tuple(map(int, re.findall(r"\d+", driver)[:2])) < wanted:
        text = f"CUDA {wanted[0]}.{wanted[1]}"
        reason = f"its driver is too old for PTX of {targets[-1].arch}, which needs {text}"
        return reason, f"update the NVIDIA driver to one of {text} or later"
    return "", ""
