"""LLVM's NVPTX target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm

from hipspv.llvm.code_generator import LEVELS, load, parse

if TYPE_CHECKING:
    from hipspv.llvm.module import Tuning


def optimize(bitcode: bytes, machine: llvm.TargetMachine, level: str, tuning: Tuning) -> bytes:
    """Return the optimised module. Raises LLVMError."""
    module = parse(bitcode)
    options: Any = llvm.create_pipeline_tuning_options(LEVELS[level])
    options.loop_vectorization = tuning.vectorize_loops
    options.loop_unrolling = tuning.unroll_loops
    builder = llvm.create_pass_builder(machine, options)
    manager: Any = builder.getModulePassManager()
    manager.run(module, builder)
    return module.as_bitcode()


def machine(arch: str, version: int) -> llvm.TargetMachine:
    """Return the code generator for an architecture, which writes that version of PTX times ten."""
    load()
    target = llvm.Target.from_triple("nvptx64-nvidia-cuda")
    return target.create_target_machine(cpu=arch, features=f"+ptx{version}", opt=3)
