"""nvcc's options for code generation reach PTX: the instructions are those of nvcc 13.0's PTX."""

from __future__ import annotations

import os
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from hipspv.core.errors import ToolMissing
from hipspv.targets.nvptx import cuda_toolkit
from tests.building import COMPILER

SOURCE = """\
__global__ void f(float* p, float a, float b) {
  p[0] = a / b;
  p[1] = sqrtf(a);
  p[2] = a * b + p[2];
  p[3] = 1.0f / a;
  p[4] = fabsf(a) + b;
  p[5] = fmaxf(a, b);
  p[6] = __fdiv_rn(a, b);
  p[7] = __fsqrt_rn(a);
  p[8] = floorf(b);
}
"""
PLAIN = ["abs", "add", "cvt.rmi", "div.rn", "div.rn", "fma.rn", "max", "rcp.rn", "sqrt.rn"]


def ptx(tmp_path: Path, source: str, *words: str, arch: str = "sm_90") -> str:
    (tmp_path / "a.cu").write_text(source)
    command = [COMPILER, "-x", "cu", "a.cu", "-O3", "--emit=ptx", f"--offload-arch={arch}", *words]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return (tmp_path / "a.ptx").read_text()


def operations(text: str) -> Counter[str]:
    """The arithmetic on float, without the type."""
    found = re.findall(r"^\t([a-z][\w.]*)\.f32\s", text, re.M)
    return Counter(n.removesuffix(".f32") for n in found if not re.match(r"(ld|st|mov)\b", n))


def changed(*pairs: str) -> list[str]:
    """PLAIN with each `old>new` applied once."""
    names = list(PLAIN)
    for pair in pairs:
        old, new = pair.split(">")
        names.remove(old)
        names += new.split("+")
    return names


@pytest.mark.parametrize(
    "words, expected",
    [
        ("", PLAIN),
        ("-ftz=true", "all"),
        ("-ftz=true -ftz=false", PLAIN),
        ("-prec-div=false", changed("div.rn>div.full", "rcp.rn>rcp.approx")),
        ("-fmad=false", changed("fma.rn>mul.rn+add.rn", "add>add.rn")),
    ],
)
def test_instructions(tmp_path: Path, words: str, expected: list[str] | str) -> None:
    found = operations(ptx(tmp_path, SOURCE, *words.split()))
    if expected == "all":
        assert all(".ftz" in name for name in found)
        found = Counter(name.replace(".ftz", "") for name in found.elements())
        expected = PLAIN
    found["sqrt.rn"] -= found["sqrt.rn"] > 1  # the same number by both functions, not always merged
    assert sorted(found.elements()) == sorted(expected)


def test_approximate_square_root(tmp_path: Path) -> None:
    found = operations(ptx(tmp_path, SOURCE, "-prec-sqrt=false"))
    assert (found["sqrt.approx"], found["sqrt.rn"]) == (1, 1)


def test_fast_math(tmp_path: Path) -> None:
    found = operations(ptx(tmp_path, SOURCE, "-use_fast_math"))
    assert found["div.approx.ftz"] == found["div.rn.ftz"] == found["rcp.approx.ftz"] == 1
    assert found["sqrt.rn.ftz"] == 1 and found["fma.rn.ftz"] == 1
    assert found["sqrt.approx"] + found["sqrt.approx.ftz"] == 1


def test_library_functions_flush_too(tmp_path: Path) -> None:
    """Functions of another mode aren't inlined."""
    source = "__global__ void f(float* p) { p[0] = expf(p[0]) + powf(p[1], p[2]); }\n"
    text = ptx(tmp_path, source, "-ftz=true")
    assert ".func" not in text and "fma.rn.ftz.f32" in text
    assert not re.search(r"\bfma\.rn\.f32", text)


LIMITS = """\
__global__ void __launch_bounds__(64, 2, 4) bounds(int* p) { ++*p; }
__global__ void __maxnreg__(40) registers(int* p) { ++*p; }
__global__ void __cluster_dims__(2, 1, 1) clusters(int* p) { ++*p; }
__global__ void plain(int* p) { ++*p; }
"""


def directives(text: str) -> dict[str, list[str]]:
    """The performance directives of each kernel."""
    kernels = re.findall(r"\.entry _Z\d+([a-z]+)Pi\([^)]*\)([^{;]*)\{", text)
    return {name: between.split("\n")[1:-1] for name, between in kernels}


def test_limits_of_kernels(tmp_path: Path) -> None:
    found = directives(ptx(tmp_path, LIMITS, "-maxrregcount=24"))
    assert found["bounds"] == [".maxntid 64", ".minnctapersm 2", ".maxclusterrank 4"]
    assert found["registers"] == [".maxnreg 40"] and found["plain"] == [".maxnreg 24"]
    assert ".reqnctapercluster 2, 1, 1" in found["clusters"]
    assert directives(ptx(tmp_path, LIMITS, "--maxrregcount=0"))["plain"] == []


def test_clusters_need_sm_90(tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_text(LIMITS)
    words = ["-x", "cu", "a.cu", "--emit=ptx", "--offload-arch=sm_80"]
    done = subprocess.run([COMPILER, *words], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0 and "__cluster_dims__ is ignored" in done.stderr
    found = directives((tmp_path / "a.ptx").read_text())
    assert found["bounds"] == [".maxntid 64", ".minnctapersm 2"] and found["clusters"] == []


@pytest.mark.parametrize("words", [("-Xptxas", "-v"), ("--resource-usage",)])
def test_resource_usage(tmp_path: Path, words: tuple[str, ...]) -> None:
    try:
        cuda_toolkit.program("ptxas")
    except ToolMissing:
        pytest.skip("ptxas isn't installed")
    (tmp_path / "a.cu").write_text(SOURCE)
    for kept in ("0", "1", "1"):  # the second time from the cache
        command = [COMPILER, "-x", "cu", "a.cu", "-c", "--offload-arch=sm_90", *words]
        environment = {"HIPSPV_CACHE": kept, "HIPSPV_CACHE_DIR": str(tmp_path / "cache")}
        done = subprocess.run(command, cwd=tmp_path, env={**os.environ, **environment}, capture_output=True, text=True)
        assert done.returncode == 0
        assert "Compiling entry function '_Z1fPfff' for 'sm_90'" in done.stderr
        assert re.search(r"Used \d+ registers", done.stderr)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.cu", "a.o", "cache"]


@pytest.mark.parametrize(
    ("assembly", "version"),
    [
        ('"mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {0,0,0,0},{0,0,0,0},{0,0},{0,0,0,0};"', "8.1"),
        ('"mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e5m2.f32 {0,0,0,0},{0,0,0,0},{0,0},{0,0,0,0};"', "8.4"),
        ('"{ .reg .b128 v; ld.global.b128 v, [0]; }"', "8.3"),
    ],
)
def test_inline_assembly_asks_for_versions(tmp_path: Path, assembly: str, version: str) -> None:
    source = f"__global__ void f() {{ asm volatile({assembly}); }}\n"
    assert f".version {version}\n" in ptx(tmp_path, source)
