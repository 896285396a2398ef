"""The functions that device code on the host may call, and the names that clang and the library give to functions."""

from __future__ import annotations

from hipspv.targets.spirv.builtins import OpenClBuiltins

# clang's attribute of kernels (clang/lib/CodeGen/CGCall.cpp).
KERNEL = "uniform-work-group-size"
# Before the name of a function of the host's, as the device library calls it.
HOST_PREFIX = "__hipspv_host_"
# Functions of the C library that LLVM's optimiser makes of loops and of other functions of the library
# (llvm/lib/Transforms/Scalar/LoopIdiomRecognize.cpp, llvm/lib/Transforms/Utils/SimplifyLibCalls.cpp).
_OF_HOST = frozenset(
    [
        "memcpy",
        "memmove",
        "memset",
        "memcmp",
        "bcmp",
        "memchr",
        "strlen",
        "strnlen",
        "strchr",
        "strcmp",
        "strncmp",
        "stpcpy",
        "stpncpy",
        "strcpy",
        "strncpy",
        "wcslen",
        "mempcpy",
        "exp2",
        "exp2f",
        "exp10",
        "exp10f",
        "ldexp",
        "ldexpf",
        "cbrt",
        "cbrtf",
        "sqrt",
        "sqrtf",
        "fabs",
        "fabsf",
        "floor",
        "floorf",
        "ceil",
        "ceilf",
        "trunc",
        "truncf",
        "rint",
        "rintf",
        "round",
        "roundf",
        "copysign",
        "copysignf",
        "fmin",
        "fminf",
        "fmax",
        "fmaxf",
        "log2",
        "log2f",
        "log10",
        "log10f",
        "pow",
        "powf",
    ]
)


# The functions of checks, as passes call them: they need to know the thread, as those that return ids.
CHECK = "__hipspv_check_"
CHECKS = tuple(CHECK + name for name in ("access", "object", "copy", "warp", "warp_end", "barrier", "point", "lanes"))


class HostBuiltins(OpenClBuiltins):
    """OpenCL's functions, and the host's own."""

    @property
    def of_thread(self) -> tuple[str, ...]:
        return (*super().of_thread, *CHECKS)

    def defines(self, name: str) -> bool:
        return name in _OF_HOST or name in CHECKS or name.startswith(HOST_PREFIX) or super().defines(name)
