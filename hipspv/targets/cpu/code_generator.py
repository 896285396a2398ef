"""LLVM's optimiser and code generator for the host's processor."""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm

from hipspv.llvm.code_generator import LEVELS, load, parse
from hipspv.llvm.errors import LLVMError


def machine(triple: str, processor: str, level: str) -> llvm.TargetMachine:
    """Return the code generator. level: the user's -O."""
    load()
    target = llvm.Target.from_triple(triple)
    return target.create_target_machine(cpu=processor, opt=LEVELS[level], reloc="pic", codemodel="small")


def compile(bitcode: bytes, machine: llvm.TargetMachine, level: str, text: bool) -> bytes:
    """Optimise the module and return its object, or assembly language. Raises LLVMError.

    Vectors are made of threads alone (`packs`), since LLVM 22's loop vectoriser stores `out[i & 7]` of 16 iterations to
    16 elements (tests/programs/short_cycles.hip).
    """
    module = parse(bitcode)
    options: Any = llvm.create_pipeline_tuning_options(LEVELS[level])
    options.loop_vectorization, options.slp_vectorization = False, LEVELS[level] > 1
    options.loop_unrolling = True
    builder = llvm.create_pass_builder(machine, options)
    manager: Any = builder.getModulePassManager()
    try:
        manager.run(module, builder)
        return machine.emit_assembly(module).encode() if text else machine.emit_object(module)
    except RuntimeError as error:
        raise LLVMError(str(error)) from None
