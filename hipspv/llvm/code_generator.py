"""LLVM's code generators in llvmlite's wheel, for targets that the compiler's wheel lacks.

Modules travel between the two libraries as bitcode: both are of LLVM 22.1.
"""

from __future__ import annotations

import functools

from hipspv.llvm.errors import LLVMError

TYPE_CHECKING = False
if TYPE_CHECKING:
    import llvmlite.binding as llvm

# LLVM's levels for speed, by the user's -O.
LEVELS = {"0": 0, "1": 1, "2": 2, "3": 3, "s": 2, "z": 2, "g": 1, "fast": 3}


@functools.cache
def load() -> None:
    """Load LLVM's targets, once in a process."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()


def parse(bitcode: bytes) -> llvm.ModuleRef:
    """Return the module in llvmlite's LLVM. Raises LLVMError."""
    import llvmlite.binding as llvm

    try:
        return llvm.parse_bitcode(bitcode)
    except RuntimeError as error:
        raise LLVMError(str(error)) from None


def emit(bitcode: bytes, machine: llvm.TargetMachine, text: bool) -> bytes:
    """Return the module as an object, or as assembly language. Raises LLVMError."""
    module = parse(bitcode)
    try:
        return machine.emit_assembly(module).encode() if text else machine.emit_object(module)
    except RuntimeError as error:
        raise LLVMError(str(error)) from None
