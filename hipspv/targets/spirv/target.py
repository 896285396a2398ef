"""SPIR-V for OpenCL devices: one module for all of them."""

from __future__ import annotations

import functools

from hipspv.targets.target import AddressSpaces, Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hipspv.core.settings import DeviceSettings
    from hipspv.llvm.module import Module
    from hipspv.passes.options import LowerOptions
    from hipspv.targets.builtins import Builtins
    from hipspv.targets.target import NativeDevice


# Line tables give later errors a line. The driver's -gline-tables-only does nothing for SPIR-V. For
# AMD's triple clang turns printf into calls of AMD's runtime.
_BOTH = ("-Xclang", "-debug-info-kind=line-tables-only", "-fno-builtin-printf")

# For the plain spirv64 triple clang makes the kernel calling convention part of a kernel's type. Host code that keeps a
# kernel in a function pointer, or deduces its type, then doesn't compile. For AMD's SPIR-V clang doesn't do so
# (clang/lib/Sema/SemaType.cpp, getCCForDeclaratorChunk), and with an unknown system the target is the same otherwise.
# The link stage puts the plain triple back.
_CLANG = (*_BOTH, "-Xclang", "-triple", "-Xclang", "spirv64-amd-unknown")

# For SPIR-V clang has __int128, and AMD's constraints of assembly, only with AMD's runtime
# (clang/lib/Basic/Targets/SPIR.h). That target differs in names of AMD's hardware, in the alignment
# that `aligned` without a number means, and in the address space of functions, which
# `hipspv.targets.spirv.program_space` puts back.
_CLANG_AMD = (
    *_BOTH,
    *("-Xclang", "-triple", "-Xclang", "spirv64-amd-amdhsa"),
    *("-U__AMD__", "-U__AMDGCN__", "-U__AMDGPU__"),
)


class Spirv(Target):
    """SPIR-V by LLVM's SPIR-V back end or the Khronos translator."""

    arch = "spirv64"
    bundle_id = "hip-spirv64----generic"
    tag = "hip-spirv64-generic"
    offload = "spirv64"
    clang = _CLANG
    clang_amd = _CLANG_AMD
    # clang/lib/Basic/Targets/SPIR.h.
    data_layout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
    triples = ("spirv64", "spir64")
    # clang/lib/Basic/Targets/SPIR.h, SPIRDefIsGenMap.
    spaces = AddressSpaces(private=0, global_=1, constant=2, shared=3, generic=4)
    # llvm/IR/CallingConv.h: SPIR_KERNEL and SPIR_FUNC.
    kernel_cc = 76
    function_cc = 75
    checks = ("races",)
    library = "hipspv-spirv64.bc"
    code = "spirv"
    text = "spirv-text"

    @functools.cached_property
    def builtins(self) -> Builtins:
        from hipspv.targets.spirv.builtins import OpenClBuiltins

        return OpenClBuiltins()

    def options(self, settings: DeviceSettings) -> tuple[type[LowerOptions], dict[str, Any]]:
        from hipspv.targets.spirv import versions
        from hipspv.targets.spirv.phases import SpirvOptions

        chosen = settings.profile, settings.spirv_version, settings.doubles
        return SpirvOptions, {"device": versions.device(*chosen)}

    def adopt(self, module: Module) -> None:
        from hipspv.targets.spirv import program_space

        if module.data_layout == program_space.LAYOUT:
            program_space.change_layout(module, self.data_layout)

    def translate(self, module: Module, bitcode: bytes, settings: DeviceSettings, directory: str, text: bool) -> bytes:
        from hipspv.passes.metadata.records import read_records
        from hipspv.targets.spirv.stages import translate as to_spirv
        from hipspv.targets.spirv.stages import validate

        # LLVM puts back the attributes of its intrinsics when it reads bitcode, and llvm-spirv
        # doesn't know some of these: so not module.bitcode().
        spirv = to_spirv(bitcode, read_records(module), settings, directory)
        if settings.validate:
            validate(spirv)
        return spirv


SPIRV64 = Spirv()
TARGETS = (SPIRV64,)


def native_names() -> list[str]:
    from hipspv.targets.spirv.intel_gpus import INTEL

    return [gpu.arch for gpu in INTEL]


def native_devices(name: str) -> list[NativeDevice]:
    from hipspv.targets.spirv import intel_gpus

    found = intel_gpus.named(name)
    return [found] if found else []


def native_device(bundle_id: str) -> NativeDevice | None:
    from hipspv.targets.spirv.intel_gpus import INTEL

    return next((gpu for gpu in INTEL if gpu.bundle_id == bundle_id), None)
