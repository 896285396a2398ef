"""The host side's object is kept as device code is, for the options whose effect is known."""

import pytest

from tests.cache.conftest import Compiler

SOURCE = """#include "value.h"
#ifdef __HIP_DEVICE_COMPILE__
#include "device.h"
#endif
#include <string.h>
int value = VALUE;
__device__ int variable;
"""


def _object(compiler: Compiler, *argv: str, **env: str) -> bytes:
    """The host's object of a.hip."""
    output = compiler.directory / "a.o"
    output.unlink(missing_ok=True)
    argv = ("--offload-host-only", "-c", "a.hip", "-o", "a.o", *argv)
    result = compiler.run(*argv, cwd=None, stdin="", **env)
    assert result.returncode == 0, result.stderr
    return output.read_bytes()


def test_a_header_of_one_side_leaves_the_other(compiler: Compiler) -> None:
    compiler.write("a.hip", SOURCE)
    objects = []
    for number in (1, 2):
        compiler.write("device.h", f"__constant__ int device = {number};\n")
        assert compiler.run("-c", "a.hip", "-o", "a.o").returncode == 0
        objects.append((compiler.directory / "a.o").read_bytes())
    assert (compiler.hits, compiler.made) == (1, 3)
    assert objects[0] != objects[1]


@pytest.mark.parametrize("argv", ["-MD", "-MMD -MP", "-MMD -I/usr/include/ -isystem sub"])
def test_dependencies_are_the_same(compiler: Compiler, argv: str) -> None:
    compiler.write("a.hip", SOURCE + '#if __has_include("own.h")\n#include "own.h"\n#endif\n')
    compiler.write("sub/own.h", "")
    texts = []
    for switch in ("--no-cache", "-w", "-w"):
        _object(compiler, *argv.split(), "-MF", "a.d", switch)
        texts.append((compiler.directory / "a.d").read_text())
    assert compiler.hits == 1
    assert len(set(texts)) == 1
    assert ("string.h" in texts[0]) == ("-MMD" not in argv)


def test_what_changes_the_object(compiler: Compiler) -> None:
    """Each change gives another object, and the first state the first object again."""
    compiler.write("a.hip", SOURCE)
    first = _object(compiler)
    compiler.write("value.h", "#define VALUE 18\n")
    assert _object(compiler) != first
    compiler.write("other/value.h", "#define VALUE 19\n")
    (compiler.directory / "value.h").unlink()
    other = _object(compiler, CPATH=str(compiler.directory / "other"))
    compiler.write("value.h", "#define VALUE 17\n")
    assert first != other != _object(compiler, CPATH=str(compiler.directory / "other"))
    for argv in ("-O1", "-fPIC -O0", "-DX", "-g"):
        _object(compiler, *argv.split())
    assert compiler.hits == 0
    assert _object(compiler) == first and compiler.hits == 1


FILES = {
    "assembler": "-Wa,--noexecstack",
    "compilation database": "-MJ a.json",
    "coverage": "--coverage",
    "machine": "-march=native",
    "option of LLVM": "-mllvm -stats",
    "sanitizer": "-fsanitize=undefined",
    "split debug information": "-g -gsplit-dwarf",
    "time trace": "-ftime-trace",
    "through another option": "-Xarch_host -gsplit-dwarf",
    "directory that isn't seen": "-Xarch_host -Isub -MMD",
}


@pytest.mark.parametrize("argv", FILES.values(), ids=FILES)
def test_what_reads_or_writes_other_files_is_not_kept(compiler: Compiler, argv: str) -> None:
    compiler.write("a.hip", "__device__ int variable;\n")
    _object(compiler, *argv.split())
    assert compiler.entries == 0


def test_what_the_assembler_reads_is_not_kept(compiler: Compiler) -> None:
    compiler.write("a.s", ".globl here\nhere:\n")
    compiler.write("a.hip", 'asm(".include \\"a.s\\"");\n')
    _object(compiler)
    assert compiler.entries == 0
