"""What a translator reads from the module's named metadata."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Module, metadata

_OCL_VERSION = "opencl.ocl.version"
_FP_CONTRACT = "opencl.enable.FP_CONTRACT"


@dataclass(frozen=True)
class SourceLanguage:
    """llvm-spirv turns OpenCL's built-in functions into instructions only in a module that claims
    to be OpenCL C. clang's HIP says version 0.0, the device library another, and the tool stops
    where two differ: all say 3.0.
    """

    name: ClassVar[str] = "source-language"

    def run(self, module: Module) -> bool:
        i32 = module.context.integer(32)
        version = [i32.constant(3), i32.constant(0)]
        if not metadata.replace_operands(module, _OCL_VERSION, version):
            metadata.append(module, _OCL_VERSION, version)
        return True


@dataclass(frozen=True)
class FloatingPointContract:
    """Without this metadata LLVM's SPIR-V back end forbids every kernel to fuse a product and a sum
    (ContractionOff), whatever the instructions' own flags say. It appears unless the user did
    forbid it."""

    name: ClassVar[str] = "fp-contract"
    allowed: bool

    def run(self, module: Module) -> bool:
        if self.allowed:
            metadata.add_named(module, _FP_CONTRACT)
        return self.allowed


@dataclass(frozen=True)
class StripDebugInfo:
    """Line tables served the errors of the passes. No translator reads them: LLVM's back end passes
    over them, and llvm-spirv stops where they were made by a newer LLVM than its own.
    """

    name: ClassVar[str] = "strip-debug-info"

    def run(self, module: Module) -> bool:
        return module.strip_debug_info()
