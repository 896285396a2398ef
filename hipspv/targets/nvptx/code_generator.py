"""LLVM's NVPTX target, which the wheel of llvmlite has and that of the compiler lacks.

Modules travel between the two libraries as bitcode: both are of LLVM 22.1.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm

from hipspv.llvm.errors import LLVMError

if TYPE_CHECKING:
    from hipspv.llvm.module import Tuning

# The user's -O by LLVM's levels for speed.
_LEVELS = {"0": 0, "1": 1, "2": 2, "3": 3, "s": 2, "z": 2, "g": 1, "fast": 3}


@functools.cache
def load() -> None:
    """Load LLVM's targets, once in a process."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()


def optimize(bitcode: bytes, machine: llvm.TargetMachine, level: str, tuning: Tuning) -> bytes:
    """Return the optimised module. Raises LLVMError."""
    module = _parse(bitcode)
    options: Any = llvm.create_pipeline_tuning_options(_LEVELS[level])
    options.loop_vectorization = tuning.vectorize_loops
    options.loop_unrolling = tuning.unroll_loops
    builder = llvm.create_pass_builder(machine, options)
    manager: Any = builder.getModulePassManager()
    manager.run(module, builder)
    return module.as_bitcode()


def assemble(bitcode: bytes, machine: llvm.TargetMachine) -> bytes:
    """Return the module as PTX. Raises LLVMError."""
    module = _parse(bitcode)
    try:
        return machine.emit_assembly(module).encode()
    except RuntimeError as error:
        raise LLVMError(str(error)) from None


def machine(arch: str, version: int) -> llvm.TargetMachine:
    """Return the code generator for an architecture, which writes that version of PTX times ten."""
    load()
    target = llvm.Target.from_triple("nvptx64-nvidia-cuda")
    return target.create_target_machine(cpu=arch, features=f"+ptx{version}", opt=3)


def _parse(bitcode: bytes) -> llvm.ModuleRef:
    try:
        return llvm.parse_bitcode(bitcode)
    except RuntimeError as error:
        raise LLVMError(str(error)) from None
