"""LLVM's optimiser and code generator for the host's processor."""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm

from hipspv.llvm.code_generator import LEVELS, load, parse
from hipspv.llvm.code_generator import emit as emit_module
from hipspv.llvm.errors import LLVMError
from hipspv.targets.cpu import TRIPLE


def _machine(processor: str, level: str) -> llvm.TargetMachine:
    load()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu=processor, opt=LEVELS[level], reloc="pic", codemodel="small")


def optimize(bitcode: bytes, processor: str, level: str) -> bytes:
    """Return the optimised module. level: the user's -O. Raises LLVMError.

    Vectors are made of threads alone (`packs`), since LLVM 22's loop vectoriser stores `out[i & 7]` of 16 iterations to
    16 elements (tests/programs/short_cycles.hip).
    """
    machine = _machine(processor, level)
    module = parse(bitcode)
    options: Any = llvm.create_pipeline_tuning_options(LEVELS[level])
    options.loop_vectorization, options.slp_vectorization = False, LEVELS[level] > 1
    options.loop_unrolling = True
    builder = llvm.create_pass_builder(machine, options)
    manager: Any = builder.getModulePassManager()
    try:
        manager.run(module, builder)
    except RuntimeError as error:
        raise LLVMError(str(error)) from None
    return module.as_bitcode()


def emit(bitcode: bytes, processor: str, level: str, text: bool) -> bytes:
    """Return an optimised module as an object for the processor, or as assembly language. Raises LLVMError."""
    return emit_module(bitcode, _machine(processor, level), text)
