"""The optimiser and code generators of llvmlite's LLVM, for hosts that the compiler's own LLVM lacks."""

from __future__ import annotations

from typing import Any

from hipspv.llvm.code_generator import LEVELS, load, parse
from hipspv.llvm.code_generator import emit as emit_module
from hipspv.llvm.errors import LLVMError
from hipspv.targets.cpu import RISCV64, Host


def optimize(bitcode: bytes, host: Host, processor: str, level: str) -> bytes:
    """Return the optimised module, with vectors of straight-line code alone. Raises LLVMError."""
    import llvmlite.binding as llvm

    machine = _machine(host, processor, level)
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


def emit(bitcode: bytes, host: Host, processor: str, level: str, text: bool) -> bytes:
    """Return an optimised module as an object for the processor, or as assembly language. Raises LLVMError."""
    return emit_module(bitcode, _machine(host, processor, level), text)


def _machine(host: Host, processor: str, level: str) -> Any:
    import llvmlite.binding as llvm

    load()
    return llvm.Target.from_triple(host.triple).create_target_machine(
        cpu=processor,
        features=host.features,
        opt=LEVELS[level],
        reloc="pic",
        codemodel="small" if host is not RISCV64 else "medium",
        abiname=host.abi,
    )
