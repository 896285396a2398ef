"""Errors in device code: each is reported at its line, with the kernel and a remedy."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from hipspv.passes.warning_names import WARNINGS, level_of
from tests.driver.conftest import Result, Run, files


class Case(NamedTuple):
    """Text before the kernel `k(int *a, int n)`, its body, the line at fault, and the message."""

    before: str
    body: str
    message: str
    remedy: str
    where: str = "body"


CASES = {
    "pointer from elsewhere": Case(
        "typedef int (*F)(int);\n", "F f = (F)(long)a[1]; a[0] = f(n);",
        "call through a pointer, and no function of this type", "of its program",
    ),
    "PTX": Case(
        "", 'asm volatile("mov.u32 %0, %%laneid;" : "=r"(n)); a[0] = n;',
        'inline assembly in device code: "mov.u32 $0, %laneid;"', "#ifndef __HIPSPV__",
    ),
    "variadic function": Case(
        "#include <cstdarg>\n"
        "__device__ int last(int n, ...) { va_list l; va_start(l, n);"
        " int s = va_arg(l, int); va_end(l); return s; }\n",
        "a[0] = last(1, n);", "variable number of arguments", "array or template", "int s = ",
    ),
    "undefined function": Case(
        "__device__ int missing(int);\n", "a[0] = missing(n);",
        "undefined device function 'missing(int)'", "-fgpu-rdc",
    ),
    "long double": Case(
        "#include <cmath>\n", "a[0] = sinl(n);", "long double is not a type of devices ('sinl')",
        "use double, and sin",
    ),
    "undefined variable": Case(
        "extern __device__ int there;\n", "a[0] = there;", "undefined device variable 'there'",
        "-fgpu-rdc",
    ),
    "__bf16": Case(
        "", "__bf16 x = (__bf16)(float)n; a[0] = x + x > x;", "type __bf16", "compute in float"
    ),
    "alloca": Case(
        "", "int *t = (int *)__builtin_alloca(n * 4); t[a[1]] = n; a[0] = t[a[2]];",
        "an array whose size isn't a constant", "constant size",
    ),
    "computed goto": Case(
        "", "void *t[] = {&&x, &&y}; goto *t[n & 1]; x: a[0] = 1; return; y: a[0] = 2;",
        "goto to a computed label", "use a switch",
        "__global__ void k",
    ),
    "dynamic_cast": Case(
        "struct A { __device__ virtual ~A() {} }; struct B : A { int y; };\n"
        "__device__ __noinline__ int get(A *p) { auto *b = dynamic_cast<B *>(p); return b->y; }\n",
        "a[0] = get((A *)a);", "dynamic_cast in device code", "what the object is", "auto *b",
    ),
    "typeid": Case(
        "#include <typeinfo>\nstruct A { __device__ virtual int f() { return 1; } };\n"
        "__device__ __noinline__ bool is(A *p) { return &typeid(*p) == &typeid(A); }\n",
        "a[0] = is((A *)a);", "typeid of an object in device code", "what the object is", "&typeid(*p)",
    ),
}  # fmt: skip
# The tail of each source.
_KERNEL = "__global__ void k(int *a, int n) {\n%s\n}\n"


def _compile(cc: Run, directory: Path, before: str, body: str, *words: str) -> Result[str]:
    text = "#include <hip/hip_runtime.h>\n" + before + _KERNEL % body
    (directory / "a.hip").write_text(text)
    return cc("-c", "a.hip", *words)


@pytest.mark.sampled("level", of=2)
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", CASES)
def test_errors(cc: Run, tmp_path: Path, name: str, level: str) -> None:
    case = CASES[name]
    result = _compile(cc, tmp_path, case.before, case.body, level)
    assert result.returncode == 1
    lines = (tmp_path / "a.hip").read_text().splitlines()
    wanted = case.body if case.where == "body" else case.where
    number = next(i for i, line in enumerate(lines, 1) if wanted in line)
    said = result.stderr.splitlines()
    first = next(line for line in said if "error: " in line)
    assert first.startswith(f"a.hip:{number}:") and case.message in first, result.stderr
    assert f"{number:>5} | {lines[number - 1]}" in said
    assert any("note: reached from kernel 'k(int*, int)'" in line for line in said)
    assert any("note: " in line and case.remedy in line for line in said)
    count = sum("error: " in line for line in said)
    plural = "s" if count > 1 else ""
    assert f"{count} error{plural} generated when compiling for device." in said
    assert "Traceback" not in result.stderr and "reproduce" not in result.stderr
    assert files(tmp_path) == {"a.hip"}


def test_the_way_to_an_error(cc: Run, tmp_path: Path) -> None:
    before = """\
__device__ int missing(int);
__device__ __noinline__ int inner(int x) { return missing(x) + 1; }
__device__ __noinline__ int outer(int x) { return inner(x) * 2; }
"""
    result = _compile(cc, tmp_path, before, "a[0] = outer(n);")
    assert "a.hip:3:51: error: undefined device function 'missing(int)'" in result.stderr
    way = "reached from kernel 'k(int*, int)' by k(int*, int) -> outer(int) -> inner(int)"
    assert way in result.stderr
    assert result.stderr.count("      | " + " " * 50 + "^\n") == 1


def test_what_no_kernel_reaches_is_no_error(cc: Run, tmp_path: Path) -> None:
    before = """
__device__ int missing(int);
__device__ int bad(int n) { asm("x"); __bf16 b = (__bf16)(float)n; return missing(n) + (b > b); }
"""
    for level in ("-O0", "-O2"):
        result = _compile(cc, tmp_path, before, "a[0] = 1;", level)
        assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.sampled("translator")
@pytest.mark.parametrize("translator", ["llvm", "llvm-spirv"])
def test_empty_assembly_is_none(cc: Run, tmp_path: Path, translator: str) -> None:
    body = 'int r = a[1]; asm volatile("" ::: "memory"); asm("" : "+r"(r)); a[0] = r;'
    for level in ("-O0", "-O2"):
        words = [level, "--validate", f"--spirv-translator={translator}"]
        result = _compile(cc, tmp_path, "", body, *words)
        assert (result.returncode, result.stderr) == (0, "")


DOUBLE = "a[0] = (int)(a[1] * 2.5);"
ALIGNED = "alignas(4096) static __device__ int t[4]; t[a[1] & 3] = n; a[0] = t[a[2] & 3];"


@pytest.mark.parametrize(
    ("body", "words", "code", "said"),
    [
        (DOUBLE, [], 0, ""),
        (DOUBLE, ["-Werror", "-w"], 0, ""),
        (DOUBLE, ["-Wdouble-precision"], 0, "warning: kernel 'k(int*, int)' needs double"),
        (DOUBLE, ["-Wdouble-precision"], 0, "[-Wdouble-precision]"),
        (DOUBLE, ["-Wdouble-precision", "-w"], 0, ""),
        (DOUBLE, ["-Wdouble-precision", "-Wno-double-precision"], 0, ""),
        (DOUBLE, ["-Wdouble-precision", "-Werror"], 1, "[-Werror,-Wdouble-precision]"),
        (DOUBLE, ["-Werror=double-precision"], 1, "error: kernel 'k(int*, int)' needs double"),
        (ALIGNED, ["-O0"], 0, "[-Wover-aligned]"),
        (ALIGNED, ["-O0", "-Wno-over-aligned"], 0, ""),
        (ALIGNED, ["-O0", "-Werror=over-aligned"], 1, "[-Werror,-Wover-aligned]"),
    ],
)
def test_named_warnings(cc: Run, tmp_path: Path, body: str, words: list[str], code: int, said: str) -> None:
    result = _compile(cc, tmp_path, "", body, *words)
    assert result.returncode == code, result.stderr
    assert "unknown-warning-option" not in result.stderr
    if not said:
        assert result.stderr == ""
        return
    assert said in result.stderr
    kind = "error" if code else "warning"
    assert result.stderr.endswith(f"1 {kind} generated when compiling for device.\n")
    assert "a.hip:" in result.stderr and "note: " in result.stderr


def test_levels() -> None:
    level = {name: default for name, (default, _) in WARNINGS.items()}
    assert level["double-precision"] == "ignored" and level["over-aligned"] == "warning"
    assert level["global-constructors"] == "error"
    for flags, expected in {
        (): "warning",
        ("w",): "ignored",
        ("error",): "error",
        ("error", "no-error"): "warning",
        ("error", "no-error=over-aligned"): "warning",
        ("no-over-aligned", "over-aligned"): "warning",
        ("error=over-aligned", "w"): "error",
        ("error=over-aligned", "no-error=over-aligned"): "warning",
        ("no-everything",): "ignored",
    }.items():
        assert level_of("over-aligned", flags) == expected, flags
    assert level_of("double-precision", ("everything",)) == "warning"
    assert level_of("double-precision", ("error",)) == "ignored"
    assert level_of("global-constructors", ("no-error=global-constructors",)) == "warning"
    assert level_of("global-constructors", ("no-global-constructors",)) == "ignored"


def test_colours_that_were_asked_for(cc: Run, tmp_path: Path) -> None:
    before = "__device__ int missing(int);\n"
    plain = _compile(cc, tmp_path, before, "a[0] = missing(n);").stderr
    assert "\x1b[" not in plain and "error: " in plain
    coloured = _compile(cc, tmp_path, before, "a[0] = missing(n);", "-fcolor-diagnostics").stderr
    assert "\x1b[0;1;31merror: " in coloured


def test_colours_on_a_terminal() -> None:
    from hipspv.passes.diagnostics import Diagnostic, render

    found = Diagnostic("no", "do so", "a.hip", 3, 5, kernel="k")
    plain = render([found])
    assert plain == (
        "a.hip:3:5: error: no\n"
        "a.hip:3:5: note: reached from kernel 'k'\n"
        "a.hip:3:5: note: do so\n"
        "1 error generated when compiling for device."
    )
    coloured = render([found], colour=True)
    assert coloured.startswith("\x1b[1ma.hip:3:5: \x1b[0m\x1b[0;1;31merror: \x1b[0m\x1b[1mno\x1b[0m")
    import re

    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain
