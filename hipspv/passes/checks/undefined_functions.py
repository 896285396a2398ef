"""Diagnostics about calls of functions that the program doesn't define."""

from __future__ import annotations

from fnmatch import fnmatchcase

from hipspv.llvm import Function, Instruction, Module
from hipspv.passes.analysis import undefined_symbols
from hipspv.passes.analysis.call_graph import KernelsByFunction, spread
from hipspv.passes.diagnostics import Diagnostic, at

# Functions that C++ and its compiler call and a device doesn't have: their names (`*` matches any
# suffix), what the call is, and what to do instead.
_MISSING = {
    "__atomic_*": (
        "atomic operation on an object of a size that needs a lock",
        "use objects of 4 or 8 bytes, aligned to their size",
    ),
    "__cxa_pure_virtual": ("call of a pure virtual function", ""),
    "__cxa_guard_*": (
        "static local variable with a constructor",
        "initialise it by a constant, or make it a local variable",
    ),
    "__cxa_atexit": ("variable with a destructor", "device variables can't have one"),
    "__cxa_bad_typeid": ("typeid of an object in device code", "use a member that says what the object is"),
    "__cxa_*": ("exception in device code", "return an error code instead"),
    "_Unwind_*": ("exception in device code", "return an error code instead"),
    "__dynamic_cast": ("dynamic_cast in device code", "use a member that says what the object is"),
    "setjmp": ("setjmp in device code", "return a result instead"),
    "_setjmp": ("setjmp in device code", "return a result instead"),
    "longjmp": ("longjmp in device code", "return a result instead"),
    **dict.fromkeys(
        ("malloc", "calloc", "realloc", "free", "_Znw*", "_Zna*", "_Zdl*", "_Zda*"),
        ("memory from a heap in device code", "allocate it with hipMalloc, and pass the pointer"),
    ),
}
# <math.h>'s functions of long double (C11, 7.12), without the l that their names end in.
_MATH = (
    "acos asin atan atan2 cos sin tan acosh asinh atanh cosh sinh tanh exp exp2 expm1 frexp ilogb"
    " ldexp log log10 log1p log2 logb modf scalbn scalbln cbrt fabs hypot pow sqrt erf erfc lgamma"
    " tgamma ceil floor nearbyint rint lrint llrint round lround llround trunc fmod remainder"
    " remquo copysign nan nextafter nexttoward fdim fmax fmin fma"
)
_LONG_DOUBLE = {
    **{name + "l": f"use double, and {name}" for name in _MATH.split()},
    **dict.fromkeys(("nexttoward", "nexttowardf"), "use double, and nextafter"),
}
_MOST = 5  # kernels in a message


def problems(module: Module, function: Function, kernels: KernelsByFunction) -> list[Diagnostic]:
    """The diagnostics for a declared function; none if the target defines it."""
    name = function.name
    if function.value_type.is_variadic:
        message = f"call of the variadic function '{module.demangle(name)}'"
        remedy = "only printf may take variable arguments on the device"
        return at_calls(function, message, remedy, kernels)
    if module.target.builtins.defines(name):
        return []
    missing = next((text for key, text in _MISSING.items() if fnmatchcase(name, key)), None)
    if name in _LONG_DOUBLE:
        missing = "long double is not a type of devices", _LONG_DOUBLE[name]
    message = f"undefined device function '{module.demangle(name)}'"
    remedy = undefined_symbols.remedy(module, name)
    if missing:
        message, remedy = f"{missing[0]} ('{module.demangle(name)}')", missing[1]
    return at_calls(function, message, remedy, kernels)


def at_calls(function: Function, message: str, remedy: str, kernels: KernelsByFunction) -> list[Diagnostic]:
    """A diagnostic at each call of the function."""
    return [at(call, message, _also_for(call, kernels) + remedy, kernels[call.function]) for call in function.calls()]


def _also_for(call: Instruction, kernels: KernelsByFunction) -> str:
    """Names the kernels that reach the call, except the first one, which the message names."""
    callers = spread(call.function, set(), Function.callers)
    others = [f for f in callers if f.is_kernel and f not in kernels[call.function]]
    names = ", ".join(f"'{f.owner.demangle(f.name)}'" for f in others[:_MOST])
    more = f" and {len(others) - _MOST} more" if len(others) > _MOST else ""
    return f"needed also by kernel {names}{more}; " if others else ""
