#!/usr/bin/env python3
"""Cost of each math function: a HIP kernel against OpenCL C with the device's own built-in.

    python -m bench.special.math_functions [REGEX] [--rounds N] [--json] [--write]

Each kernel computes y[i] = f(x[i]). One process alternates between a function's two kernels. It is pinned to one core,
and the unit is nanoseconds of the processor's time for each result. --write records all ratios in
tests/accuracy/costs.yaml, from which the list of device functions takes them.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from bench import measure
from bench.measure import HIPSPV_CC, PROGRAMS, Report

COSTS = Path(__file__).resolve().parents[2] / "tests" / "accuracy" / "costs.yaml"
ARGUMENTS = "xyz"
Range = tuple[float, float]


class Function(NamedTuple):
    """A function of floats or doubles, called as `hip` and as `opencl` with x, y and z.

    The arguments are spread evenly over the ranges.
    """

    name: str
    type: str
    hip: str
    opencl: str
    ranges: Sequence[Range]

    @property
    def key(self) -> str:
        return f"{self.name} {self.type}"


def _both(name: str, *ranges: Range, hip: str = "", opencl: str = "") -> Iterator[Function]:
    """Return a function for float and for double. {f} is C's suffix, {T} the type."""
    arguments = ", ".join(ARGUMENTS[: len(ranges)])
    for type, suffix in (("float", "f"), ("double", "")):
        here = hip or f"{name}{{f}}({arguments})"
        there = opencl or f"{name}({arguments})"
        words = [text.replace("{f}", suffix).replace("{T}", type) for text in (here, there)]
        yield Function(name, type, words[0], words[1], ranges)


def _float(name: str, *ranges: Range, opencl: str) -> Function:
    arguments = ", ".join(ARGUMENTS[: len(ranges)])
    return Function(name, "float", f"{name}({arguments})", opencl, ranges)


TURN: Range = (-3.2, 3.2)
UNIT: Range = (-0.99, 0.99)
SIGNED: Range = (-10, 10)
POSITIVE: Range = (0.01, 100)

# The built-in of the same name, or the shortest expression of built-ins.
FUNCTIONS = [
    *_both("sin", TURN),
    *_both("cos", TURN),
    *_both("tan", TURN),
    *_both("sincos", TURN, hip="both_sincos(x)", opencl="both_sincos(x)"),
    *_both("sinpi", (-1, 1), opencl="sinpi(x)"),
    *_both("cospi", (-1, 1), opencl="cospi(x)"),
    *_both("asin", UNIT),
    *_both("acos", UNIT),
    *_both("atan", SIGNED),
    *_both("atan2", SIGNED, SIGNED),
    *_both("sinh", (-5, 5)),
    *_both("cosh", (-5, 5)),
    *_both("tanh", (-5, 5)),
    *_both("asinh", SIGNED),
    *_both("acosh", (1, 100)),
    *_both("atanh", UNIT),
    *_both("exp", SIGNED),
    *_both("exp2", SIGNED),
    *_both("exp10", (-4, 4)),
    *_both("expm1", SIGNED),
    *_both("log", POSITIVE),
    *_both("log2", POSITIVE),
    *_both("log10", POSITIVE),
    *_both("log1p", (-0.9, 10)),
    *_both("pow", (0.1, 4), (-2, 2)),
    *_both("powi", SIGNED, (-4, 4), hip="powi{f}(x, (int)y)", opencl="pown(x, (int)y)"),
    *_both("sqrt", POSITIVE),
    *_both("rsqrt", POSITIVE),
    *_both("cbrt", POSITIVE),
    *_both("rcbrt", POSITIVE, opencl="1 / cbrt(x)"),
    *_both("hypot", SIGNED, SIGNED),
    *_both("rhypot", SIGNED, SIGNED, opencl="1 / hypot(x, y)"),
    *_both("norm3d", *[SIGNED] * 3, hip="norm3d{f}(x, y, z)", opencl="length(({T}3)(x, y, z))"),
    *_both("rnorm3d", *[SIGNED] * 3, hip="rnorm3d{f}(x, y, z)", opencl="1 / length(({T}3)(x, y, z))"),
    *_both("erf", (-4, 4)),
    *_both("erfc", (-4, 4)),
    *_both("erfcx", (-2, 4), opencl="exp(x * x) * erfc(x)"),
    *_both("normcdf", (-4, 4), opencl="erfc(x * ({T})-0.70710678118654752) / 2"),
    *_both("lgamma", (0.5, 20)),
    *_both("tgamma", (0.5, 15)),
    *_both("division", SIGNED, POSITIVE, hip="x / y", opencl="x / y"),
    *_both("reciprocal root", POSITIVE, hip="1 / sqrt{f}(x)", opencl="1 / sqrt(x)"),
    *_both("fabs", SIGNED),
    *_both("fdim", SIGNED, SIGNED),
    *_both("fma", SIGNED, SIGNED, SIGNED),
    *_both("fmax", SIGNED, SIGNED),
    *_both("fmin", SIGNED, SIGNED),
    *_both("max", SIGNED, SIGNED, hip="max(x, y)", opencl="fmax(x, y)"),
    *_both("fmod", SIGNED, (1, 3)),
    *_both("remainder", SIGNED, (1, 3)),
    *_both("modf", SIGNED, hip="rest(x)", opencl="rest(x)"),
    *_both("frexp", SIGNED, hip="mantissa(x)", opencl="mantissa(x)"),
    *_both("ldexp", SIGNED, (-4, 4), hip="ldexp{f}(x, (int)y)", opencl="ldexp(x, (int)y)"),
    *_both("ilogb", POSITIVE),
    *_both("logb", POSITIVE),
    *_both("nextafter", SIGNED, SIGNED),
    *_both("copysign", SIGNED, SIGNED),
    *_both("floor", SIGNED),
    *_both("rint", SIGNED),
    *_both("round", SIGNED),
    *_both("trunc", SIGNED),
    *_both("lrint", SIGNED, opencl="convert_long_rte(x)"),
    *_both("lround", SIGNED, opencl="(long)round(x)"),
    *_both("isnan", SIGNED, hip="isnan(x)", opencl="isnan(x)"),
    _float("__sinf", TURN, opencl="native_sin(x)"),
    _float("__cosf", TURN, opencl="native_cos(x)"),
    _float("__tanf", (-1.4, 1.4), opencl="native_tan(x)"),
    _float("__expf", SIGNED, opencl="native_exp(x)"),
    _float("__exp10f", (-4, 4), opencl="native_exp10(x)"),
    _float("__logf", POSITIVE, opencl="native_log(x)"),
    _float("__log2f", POSITIVE, opencl="native_log2(x)"),
    _float("__log10f", POSITIVE, opencl="native_log10(x)"),
    _float("__powf", (0.1, 4), (-2, 2), opencl="native_powr(x, y)"),
    _float("__fdividef", SIGNED, POSITIVE, opencl="native_divide(x, y)"),
    _float("__tanhf", (-5, 5), opencl="tanh(x)"),
    _float("__saturatef", (-2, 3), opencl="clamp(x, 0.0f, 1.0f)"),
    _float("__frcp_rn", POSITIVE, opencl="1 / x"),
    _float("__fsqrt_rn", POSITIVE, opencl="sqrt(x)"),
    _float("__fdiv_rn", SIGNED, POSITIVE, opencl="x / y"),
    _float("__float2int_rn", SIGNED, opencl="convert_int_rte(x)"),
    _float("__float2int_rz", SIGNED, opencl="convert_int_rtz(x)"),
]

# The functions with a second result.
HIP_HELPERS = """#include <hip/hip_runtime.h>
#define OVERLOADS(T, f) \\
  __device__ T both_sincos(T x) { T s, c; sincos##f(x, &s, &c); return s + c; } \\
  __device__ T rest(T x) { T whole; return modf##f(x, &whole) + whole; } \\
  __device__ T mantissa(T x) { int n; return frexp##f(x, &n) + n; }
OVERLOADS(float, f)
OVERLOADS(double, )
"""
OPENCL_HELPERS = """
#define OVERLOADS(T) \\
  T __attribute__((overloadable)) both_sincos(T x) { T c; return sincos(x, &c) + c; } \\
  T __attribute__((overloadable)) rest(T x) { T whole; return modf(x, &whole) + whole; } \\
  T __attribute__((overloadable)) mantissa(T x) { int n; return frexp(x, &n) + n; }
OVERLOADS(float)
OVERLOADS(double)
"""
# A guarded index is what the device's compilers take for consecutive in either language.
HIP = """
extern "C" __global__
void {name}(const {T}* a, const {T}* b, const {T}* c, {T}* r, int n) {{
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {{ {loads} r[i] = {call}; }}
}}
"""
OPENCL = """
__kernel
void {name}(__global const {T}* a, __global const {T}* b, __global const {T}* c, __global {T}* r,
            int n) {{
  size_t i = get_global_id(0);
  if (i < n) {{ {loads} r[i] = {call}; }}
}}
"""
LOADS = {"x": "a[i]", "y": "b[i]", "z": "c[i]"}


def _source(form: str, helpers: str, calls: dict[str, tuple[Function, str]]) -> str:
    """Return the source of a kernel for each call."""
    kernels = []
    for name, (function, call) in calls.items():
        loads = " ".join(f"{function.type} {x} = {LOADS[x]};" for x in ARGUMENTS[: len(function.ranges)])
        kernels.append(form.format(name=name, T=function.type, loads=loads, call=call))
    return helpers + "".join(kernels)


def _table(functions: Sequence[Function]) -> str:
    """Return what the program reads: a line for each kernel, with the bounds of its arguments."""
    lines = []
    for index, function in enumerate(functions):
        bounds = [*function.ranges, *[(0.0, 1.0)] * 3][:3]
        numbers = " ".join(f"{low} {high}" for low, high in bounds)
        lines.append(f"k{index} {function.type} {numbers}\n")
    return "".join(lines)


Series = dict[str, dict[str, list[float]]]  # kernel -> hip or opencl -> nanoseconds in each round


def _run(functions: Sequence[Function], rounds: int, flags: Sequence[str]) -> Series:
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        directory = Path(name)
        calls = {f"k{index}": function for index, function in enumerate(functions)}
        hip = {kernel: (function, function.hip) for kernel, function in calls.items()}
        opencl = {kernel: (function, function.opencl) for kernel, function in calls.items()}
        (directory / "kernels.hip").write_text(_source(HIP, HIP_HELPERS, hip))
        (directory / "kernels.cl").write_text(_source(OPENCL, OPENCL_HELPERS, opencl))
        (directory / "table").write_text(_table(functions))
        words = [*HIPSPV_CC, "-O2", "--offload-arch=spirv64", *flags]
        measure.run([*words, "--genco", "kernels.hip", "-o", "kernels.co"], directory)
        measure.run([*words, str(PROGRAMS / "math_functions.hip"), "-o", "program"], directory)
        files = ["kernels.co", "kernels.cl", "table"]
        environment = {**os.environ, "HIPSPV_BACKEND": "opencl"}  # the program has no kernels
        output = measure.run(["./program", *files, str(rounds)], directory, environment=environment)
    series: Series = {}
    for line in output.splitlines():
        kernel, side, *values = line.split()
        series.setdefault(kernel, {})[side] = [float(value) for value in values]
    return series


def _report(type: str, functions: Sequence[Function], series: Series) -> Report:
    rows = []
    for index, function in enumerate(functions):
        if function.type == type:
            times = series[f"k{index}"]
            rows.append(measure.reference(f"{function.opencl}, OpenCL C", times["opencl"]))
            rows.append(measure.against(f"{function.hip}, HIP", times["hip"], times["opencl"]))
    return Report(f"Functions of {type}", "ns", rows)


def _write(functions: Sequence[Function], series: Series) -> None:
    lines: dict[str, list[str]] = {}
    for index, function in enumerate(functions):
        times = series[f"k{index}"]
        row = measure.against(function.name, times["hip"], times["opencl"])
        builtin = measure.summarise(times["opencl"]).median
        fields = f"ratio: {row.ratio:.2f}, ns: {row.value.median:.3f}, builtin_ns: {builtin:.3f}"
        lines.setdefault(function.name, []).append(f'  {function.type}: {{{fields}, builtin: "{function.opencl}"}}\n')
    facts = measure.machine()
    text = "# Costs of functions, written by `python -m bench.special.math_functions --write`.\n"
    text += f"# {facts['cpu']}, {facts['cores']} cores. ns: processor time for each result.\n"
    text += "".join(f"{name}:\n{''.join(forms)}" for name, forms in lines.items())
    beside = COSTS.with_suffix(".tmp")
    beside.write_text(text, encoding="utf-8")
    os.replace(beside, COSTS)


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    parser = measure.arguments(__doc__, 9)
    parser.add_argument("only", nargs="?", type=re.compile, help="functions, as in 'sin.* float'")
    parser.add_argument("--write", action="store_true", help="write costs.yaml, of all functions")
    parser.add_argument("--flag", action="append", default=[], help="for hipspv-cc: --flag=-ffast-math")
    options = parser.parse_args()
    if options.write and (options.only or options.flag):
        parser.error("--write takes no functions and no flags")
    chosen = [f for f in FUNCTIONS if not options.only or options.only.search(f.key)]
    if not chosen:
        parser.error("no such function")
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    series = _run(chosen, options.rounds, options.flag)
    types = dict.fromkeys(function.type for function in chosen)
    measure.show([_report(type, chosen, series) for type in types], options.json)
    if options.write:
        _write(chosen, series)
    return 0


if __name__ == "__main__":
    sys.exit(main())
