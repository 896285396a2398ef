"""LLVM's SPIR-V back end, by the C functions of llvmlite's library.

llvmlite's own Python takes four times as long to import as its library to load, mostly for parts
that a translation doesn't use. The functions and their prototypes are those of the release that
pyproject.toml names: llvmlite/binding/{initfini,options,module,targets}.py.
"""

from __future__ import annotations

import ctypes
import functools
import os

from hipspv.llvm.errors import LLVMError

_POINTER, _TEXT, _INT = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int
_TEXT_OUT = ctypes.POINTER(ctypes.c_char_p)
# Name without its prefix -> result and arguments.
_PROTOTYPES = {
    "InitializeAllTargetInfos": (None,),
    "InitializeAllTargets": (None,),
    "InitializeAllTargetMCs": (None,),
    "InitializeAllAsmPrinters": (None,),
    "SetCommandLine": (None, _TEXT, _TEXT),
    "ContextCreate": (_POINTER,),
    "ContextDispose": (None, _POINTER),
    "ParseBitcode": (_POINTER, _POINTER, _TEXT, ctypes.c_size_t, _TEXT_OUT),
    "SetTarget": (None, _POINTER, _TEXT),
    "DisposeModule": (None, _POINTER),
    "GetTargetFromTriple": (_POINTER, _TEXT, _TEXT_OUT),
    "CreateTargetMachine": (*(_POINTER, _POINTER, _TEXT, _TEXT, _TEXT), *(_INT, _TEXT, _TEXT, _INT, _INT, _TEXT)),
    "DisposeTargetMachine": (None, _POINTER),
    "TargetMachineEmitToMemory": (_POINTER, _POINTER, _POINTER, _INT, _TEXT_OUT),
    "GetBufferStart": (_POINTER, _POINTER),
    "GetBufferSize": (ctypes.c_size_t, _POINTER),
    "DisposeMemoryBuffer": (None, _POINTER),
}


class _Library(ctypes.CDLL):
    """llvmlite's library. used: the back end has made a module in this process."""

    used = False


class SpirvBackEnd:
    """The back end for one module. `extensions`: those that it may use."""

    def __init__(self, extensions: tuple[str, ...]) -> None:
        self._library = _load()
        if extensions:
            self._library.LLVMPY_SetCommandLine(b"", f"--spirv-ext={','.join(extensions)}".encode())

    def translate(self, bitcode: bytes, triple: str) -> bytes:
        """Return the module as SPIR-V. Raises LLVMError, also for a second module in a process: the
        back end keeps what it has numbered of the first one, and would define those ids twice.
        """
        lib, name, message = self._library, triple.encode(), ctypes.c_char_p()
        if lib.used:
            raise LLVMError("LLVM's SPIR-V back end translates only one module in a process")
        out = ctypes.byref(message)
        context = lib.LLVMPY_ContextCreate()
        module = _made(lib.LLVMPY_ParseBitcode(context, bitcode, len(bitcode), out), message)
        lib.LLVMPY_SetTarget(module, name)
        target = _made(lib.LLVMPY_GetTargetFromTriple(name, out), message)
        # The module is optimised already, and the back end's own combiner generates wrong code.
        machine = lib.LLVMPY_CreateTargetMachine(target, name, b"", b"", 0, b"default", b"jitdefault", 0, 0, b"")
        lib.used = True
        buffer = _made(lib.LLVMPY_TargetMachineEmitToMemory(machine, module, 1, out), message)
        try:
            start, size = lib.LLVMPY_GetBufferStart(buffer), lib.LLVMPY_GetBufferSize(buffer)
            return ctypes.string_at(start, size)
        finally:
            lib.LLVMPY_DisposeMemoryBuffer(buffer)
            lib.LLVMPY_DisposeTargetMachine(machine)
            lib.LLVMPY_DisposeModule(module)
            lib.LLVMPY_ContextDispose(context)


def _made(ref: int | None, message: ctypes.c_char_p) -> int:
    if not ref:
        raise LLVMError((message.value or b"LLVM says nothing").decode(errors="replace"))
    return ref


@functools.cache
def _load() -> _Library:
    import llvmlite

    directory = os.path.dirname(llvmlite.__file__)
    library = _Library(os.path.join(directory, "binding", "libllvmlite.so"))
    for name, (result, *arguments) in _PROTOTYPES.items():
        function = getattr(library, f"LLVMPY_{name}")
        function.restype, function.argtypes = result, arguments
    for what in ("TargetInfos", "Targets", "TargetMCs", "AsmPrinters"):
        getattr(library, f"LLVMPY_InitializeAll{what}")()
    return library


@functools.cache
def back_end(extensions: tuple[str, ...]) -> SpirvBackEnd:
    """Load the back end, once in a process."""
    return SpirvBackEnd(extensions)
