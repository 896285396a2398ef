"""A repeated link of device code comes from the cache; any change makes a new link."""

import subprocess

import pytest

from tests.cache.conftest import Compiler

MAIN = """\
#include <hip/hip_runtime.h>
#include <cstdio>
__device__ int value();
__global__ void k(int *a) { *a = value(); }
int main() {
  int *a;
  if (hipMallocManaged((void **)&a, sizeof *a)) return 1;
  k<<<1, 1>>>(a);
  if (hipDeviceSynchronize()) return 2;
  std::printf("%d\\n", *a);
}
"""
VALUE = "__device__ double half = 0.5;\n__device__ int value() { return int(%s * half); }\n"


@pytest.fixture
def objects(compiler: Compiler) -> Compiler:
    """Objects of two files; their compiles don't count as hits."""
    compiler.write("main.hip", MAIN)
    compile_value(compiler, 34)
    assert compiler.run("-c", "-fgpu-rdc", "--no-cache", "main.hip").returncode == 0
    return compiler


def compile_value(compiler: Compiler, value: int) -> None:
    compiler.write("value.hip", VALUE % value)
    assert compiler.run("-c", "-fgpu-rdc", "--no-cache", "value.hip").returncode == 0


def link(compiler: Compiler, *argv: str) -> str:
    """The program's output, or the linker's warnings."""
    result = compiler.run("-fgpu-rdc", "main.o", "value.o", "-o", "a.out", *argv)
    assert result.returncode == 0, result.stderr
    run = [str(compiler.directory / "a.out")]
    printed = subprocess.run(run, capture_output=True, text=True, env=compiler.environment())
    assert printed.returncode == 0, printed.stderr
    return printed.stdout + result.stderr


def test_a_hit_makes_the_same_program(objects: Compiler) -> None:
    programs = []
    for switches in (("--no-cache",), (), ()):
        assert link(objects, *switches) == "17\n"
        programs.append((objects.directory / "a.out").read_bytes())
    assert objects.hits == 1
    assert programs[0] == programs[1] == programs[2]


def test_another_module_is_another_link(objects: Compiler) -> None:
    assert link(objects) == "17\n"
    compile_value(objects, 36)
    assert link(objects) == "18\n"
    assert objects.hits == 0
    compile_value(objects, 34)
    assert link(objects) == "17\n"
    assert objects.hits == 1


@pytest.mark.parametrize("argv", ["-O0", "--spirv-translator=llvm-spirv", "--max-kernel-arguments=512", "-g"])
def test_other_options_are_another_link(objects: Compiler, argv: str) -> None:
    link(objects)
    assert link(objects, argv) == "17\n"
    assert objects.hits == 0


def test_host_objects_dont_count(objects: Compiler) -> None:
    for text in ("", "int host;\n"):
        objects.write("host.cpp", text)
        assert objects.run("-c", "host.cpp").returncode == 0
        assert link(objects, "host.o") == "17\n"
    assert objects.hits == 1


def test_warnings_are_said_again(objects: Compiler) -> None:
    said = [link(objects, "-Wdouble-precision") for _ in range(2)]
    assert objects.hits == 1
    assert said[0] == said[1]
    assert "double" in said[0]


def test_failures_are_not_kept(objects: Compiler) -> None:
    argv = ("-fgpu-rdc", "main.o", "-o", "a.out")
    said = [objects.run(*argv) for _ in range(2)]
    assert [result.returncode for result in said] == [1, 1]
    assert said[0].stderr == said[1].stderr
    assert "value()" in said[0].stderr
    assert objects.entries == 0


def test_device_code_alone(objects: Compiler) -> None:
    results = []
    for switches in (("--no-cache",), (), ()):
        argv = ("--genco", "-fgpu-rdc", "main.o", "value.o", "-o", "all.hipfb", *switches)
        assert objects.run(*argv).returncode == 0
        results.append((objects.directory / "all.hipfb").read_bytes())
    assert objects.hits == 1
    assert results[0] == results[1] == results[2]
