"""Remedies for clang's diagnostics that clang can't know. The first matching hint counts."""

from __future__ import annotations

import re

from hipspv.core import toolchain
from hipspv.driver.options.option_table import DRIVER, NVCC, OPTIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from hipspv.driver.options.command_line import CommandLine

_UNKNOWN_OPTION = re.compile(r"unknown argument: '(-[^'=]*=?)")
_UNDECLARED = r"undeclared identifier '?"
_CUDA = re.compile(_UNDECLARED + r"cuda[A-Z]\w*'?$", re.MULTILINE)
_HIP = re.compile(
    _UNDECLARED + r"(?:__hipPushCallConfiguration|hipMalloc|hipError_t|(?:thread|block)Idx)'?$", re.MULTILINE
)
_LIBRARY = re.compile(
    r"'((?:thrust|cub|cuda/std|cutlass|(?:hip|cu)(?:blas|cub|fft|rand|solver|sparse|dnn)|"
    r"(?:roc)(?:blas|fft|prim|rand|solver|sparse|thrust)|miopen|nccl|rccl)[\w./-]*)' file not found"
)
# Libraries beside CUDA's runtime and HIP's.
_OTHERS = re.compile(
    r"(?:hip|roc|cu)(?:blas|fft|rand|solver|sparse|dnn|tensor)\w*|rocprim|MIOpen|cupti|npp\w+|nvjpeg|rocm_smi64"
)

_REMEDIES = (
    (
        re.compile(r"loop to follow '#pragma (?:no)?unroll'"),
        "nvcc ignores the pragma there: put it before the loop, or remove it",
    ),
    (
        re.compile(r"out-of-line definition of '.*' does not match any declaration"),
        "a definition needs the __host__ and __device__ of its declaration",
    ),
    (
        re.compile(r"invalid (?:out|in)put constraint '[=+&]*(?:v|\{[asv][\d\[].*)' in asm"),
        "this assembly is for AMD's GPUs: #if !defined(__HIPSPV__) keeps it out of other code",
    ),
    (
        re.compile(r"invalid (?:out|in)put constraint '.*' in asm"),
        "this PTX is for NVIDIA's GPUs: --offload-arch=sm_80 --no-offload-arch=spirv64,cpu compiles for them alone, and"
        " #if !defined(__HIPSPV__) keeps it out of other code",
    ),
    (
        re.compile(r"(?:unknown type name|undeclared identifier) 'u?int(?:64|ptr)_t'"),
        "NVRTC doesn't declare it unasked: #include <cstdint>, or declare it",
    ),
    (
        re.compile(r"error: initialization is not supported for __shared__ variables"),
        "assign to the variable in the kernel; for an object give the class an empty or defaulted constructor",
    ),
    (
        re.compile(r"'extern' declaration specifier\n(?:.*\n)*?.*expanded from macro '__HIPSPV_UNINITIALIZED'"),
        "an extern __shared__ variable is declared on the line of an object with a constructor: move one of them to"
        " another line",
    ),
    (
        re.compile(r"no template named '(?:texture|surface)'"),
        "CUDA 13 has no texture and surface references: use texture and surface objects, or --cuda-version=12.8",
    ),
    (
        re.compile(
            r"arithmetic on (?:a pointer|pointers) to void|invalid application of 'sizeof' to an incomplete type 'void'"
        ),
        "g++ counts bytes there: cast the pointer to char*",
    ),
    (
        re.compile(r"device-side kernel call/launch is not supported|host__ function '__hipPushCallConfiguration'"),
        "HIP has no launches in device code, as CUDA has: launch from the host",
    ),
    (
        re.compile(r"call to 'hip(?:Device|Stream)Synchronize'\n(?:.*\n)*?.*__host__ function from __[gd]"),
        "CUDA 12 removed it from device code: launch what follows in cudaStreamTailLaunch",
    ),
    (
        re.compile(r"error: variable-sized object may not be initialized"),
        "g++ allows it: assign the elements after the declaration, or use a std::vector",
    ),
    (
        re.compile(r"definition with same mangled name '\w*Ul\w*E\d*_"),
        "clang gives lambdas that initialize variables in two parts of one namespace one name (LLVM issue 159115):"
        " put the variables into one part, or name a class for one of the lambdas",
    ),
)


def hint(text: str, argv: list[str]) -> str:
    """Return the remedy for diagnostics of the command `argv`; empty if none is known."""
    option = _UNKNOWN_OPTION.search(text)
    if option:
        known = (name for name, row in OPTIONS.items() if row.steps in (DRIVER, NVCC))
        name = closest(option[1], known)
        return f"did you mean '{name}{OPTIONS[name].value}'?" if name else ""
    library = _LIBRARY.search(text)
    if library:
        return f"{library[1]} is a library's, which isn't part of hipspv: -I names its directory"
    if "file not found" in text and toolchain.libstdcxx_missing():
        return f"the host's C++ standard library headers are missing; install them with: {toolchain.HOST_PACKAGES}"
    if _CUDA.search(text) and "cuda_runtime.h" not in argv:
        return "the source is CUDA: compile it with hipspv-nvcc, or give -x cu before it"
    if _HIP.search(text):
        return "the source needs: #include <hip/hip_runtime.h>"
    return next((remedy for pattern, remedy in _REMEDIES if pattern.search(text)), "")


def of_link(line: CommandLine) -> str:
    """Return the remedy for a failed link; empty if none is known."""
    for argument in line.given("-l"):
        if _OTHERS.fullmatch(argument.value):
            return f"lib{argument.value} is a library's, which isn't part of hipspv: -L names its directory"
    if toolchain.start_files_missing():
        return f"the host's start files and libraries are missing; install them with: {toolchain.HOST_PACKAGES}"
    return ""


def closest(arg: str, names: Iterable[str]) -> str:
    """Return the name most similar to a misspelt one; empty if none is similar."""
    import difflib

    found = difflib.get_close_matches(arg, list(names), n=1, cutoff=0.75)
    return found[0] if found else ""
