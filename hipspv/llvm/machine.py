"""LLVM's optimiser and code generator for the processors that libLLVM has: those of the host's architecture.

`code_generator` has those of other architectures, by llvmlite's library, which takes twice as long.
"""

from __future__ import annotations

import ctypes

from hipspv.llvm.errors import LLVMError
from hipspv.llvm.library import Library
from hipspv.llvm.module import Module

# llvm-c/TargetMachine.h: LLVMRelocPIC, LLVMCodeModelSmall, LLVMAssemblyFile, LLVMObjectFile.
_PIC, _SMALL, _TEXT, _OBJECT = 2, 3, 0, 1

# LLVM splits the range of a register that lives in many blocks by a search, which may visit 10,000 of them
# (RegAllocGreedy.cpp). That is half of the code generator's time for packs of kernels with thousands of blocks. One of
# cub::DeviceHistogram takes 7.6 s, and 5.6 s with this limit, for code of the same size. The option is set before
# several threads generate code.
_REGIONS = "-grow-region-complexity-budget=1500"


class Machine:
    """A processor as LLVM's passes see it. triple: of x86-64. processor: LLVM's name. level: from 0 to 3."""

    def __init__(self, lib: Library, triple: str, processor: str, level: int) -> None:
        self._lib, self._level = lib, level
        lib.LLVMInitializeX86TargetInfo()
        lib.LLVMInitializeX86Target()
        lib.LLVMInitializeX86TargetMC()
        lib.LLVMInitializeX86AsmPrinter()
        lib.LLVMInitializeX86AsmParser()
        target, message = ctypes.c_void_p(), ctypes.c_void_p()
        if lib.LLVMGetTargetFromTriple(triple.encode(), ctypes.byref(target), ctypes.byref(message)):
            raise LLVMError(lib.take_string(message.value))
        options = lib.LLVMCreateTargetMachineOptions()
        lib.LLVMTargetMachineOptionsSetCPU(options, processor.encode())
        lib.LLVMTargetMachineOptionsSetCodeGenOptLevel(options, level)
        lib.LLVMTargetMachineOptionsSetRelocMode(options, _PIC)
        lib.LLVMTargetMachineOptionsSetCodeModel(options, _SMALL)
        self._ref: int = lib.LLVMCreateTargetMachineWithOptions(target, triple.encode(), options)
        lib.LLVMDisposeTargetMachineOptions(options)

    def __enter__(self) -> Machine:
        return self

    def __exit__(self, *error: object) -> None:
        self._lib.LLVMDisposeTargetMachine(self._ref)

    def optimize(self, module: Module) -> None:
        """Runs LLVM's passes for the level, with vectors of straight-line code alone. Raises LLVMError.

        LLVM 22 crashes as it replaces the exit condition of an outer loop whose index it has widened (-disable-lftr
        leaves these conditions: tests/programs/widened_indices.hip).
        """
        lib = self._lib
        # `default<O2>` overrides PassBuilder's options by those of the command line, which belongs to the process.
        lib.set_options("-vectorize-loops=false", "-vectorize-slp=true", "-disable-lftr", _REGIONS)
        options = lib.LLVMCreatePassBuilderOptions()
        try:
            error = lib.LLVMRunPasses(module.ref, f"default<O{self._level}>".encode(), self._ref, options)
            lib.check(error)
        finally:
            lib.LLVMDisposePassBuilderOptions(options)
        module.context.check()

    def emit(self, module: Module, text: bool) -> bytes:
        """Return the module, which is of no use afterwards, as an object, or as assembly language. Raises LLVMError."""
        lib = self._lib
        buffer, message = ctypes.c_void_p(), ctypes.c_void_p()
        form = _TEXT if text else _OBJECT
        out = (ctypes.byref(message), ctypes.byref(buffer))
        if lib.LLVMTargetMachineEmitToMemoryBuffer(self._ref, module.ref, form, *out):
            raise LLVMError(lib.take_string(message.value))
        module.context.check()
        try:
            return ctypes.string_at(lib.LLVMGetBufferStart(buffer), lib.LLVMGetBufferSize(buffer))
        finally:
            lib.LLVMDisposeMemoryBuffer(buffer)
