"""A repeated command with a link: the program comes from the record, unless it would differ."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.cache.conftest import Compiler
from tests.cache.test_repeat import content, run

SOURCE = "extern int f();\n__device__ int value = VALUE;\nint main() { return f(); }\n"
WORDS = ("a.hip", "-DVALUE=1", "-Lone", "-Ltwo", "-lf", "-o", "out")


def _library(compiler: Compiler, path: str, value: int, *argv: str) -> None:
    """Make an archive, or a shared library, with f."""
    source = compiler.write("f.cpp", f"int f() {{ return {value}; }}\n")
    output = compiler.directory / path
    output.parent.mkdir(exist_ok=True)
    output.unlink(missing_ok=True)
    built = output if argv else source.with_suffix(".o")
    clang = [toolchain.clang(), "--driver-mode=g++", "-fPIC", *(argv or ("-c",))]
    subprocess.run([*clang, source, "-o", built], check=True)
    if not argv:
        subprocess.run([toolchain.clang_tool("llvm-ar"), "rcs", output, built], check=True)


@pytest.fixture
def linked(compiler: Compiler) -> Compiler:
    """A directory with a.hip and two/libf.a, linked and repeated once."""
    compiler.write("a.hip", SOURCE)
    (compiler.directory / "one").mkdir()
    _library(compiler, "two/libf.a", 7)
    assert run(compiler, *WORDS) == "compiled"
    assert run(compiler, *WORDS) == "repeated"
    return compiler


def test_the_program_is_that_of_clang(linked: Compiler) -> None:
    made = content(linked, "out")
    assert os.access(linked.directory / "out", os.X_OK)
    assert subprocess.run([linked.directory / "out"]).returncode == 7
    assert linked.run(*WORDS, "--no-cache").returncode == 0
    assert content(linked, "out") == made
    assert not [name for name in os.listdir(linked.directory) if ".tmp." in name]


SHARED = ("-shared", "-nostdlib", "-Wl,-soname,two/libf.so")
# The program's exit status after the change, and the change.
CHANGES: dict[str, tuple[int, Callable[[Compiler], object]]] = {
    "the library": (8, lambda c: _library(c, "two/libf.a", 8)),
    "one found earlier": (9, lambda c: _library(c, "one/libf.a", 9)),
    "a shared one": (10, lambda c: _library(c, "two/libf.so", 10, *SHARED)),
    "a linker script": (7, lambda c: c.write("one/libf.so", "INPUT(two/libf.a)")),
}  # fmt: skip


@pytest.mark.parametrize(("value", "change"), CHANGES.values(), ids=CHANGES)
def test_another_library_is_linked(linked: Compiler, value: int, change: Callable[[Compiler], object]) -> None:
    change(linked)
    assert run(linked, *WORDS) == "compiled"
    assert subprocess.run([linked.directory / "out"], cwd=linked.directory).returncode == value
    assert run(linked, *WORDS) == "repeated"


def test_a_linker_script_counts(linked: Compiler) -> None:
    linked.write("one/libf.so", "INPUT(two/libf.a)")
    assert run(linked, *WORDS) == "compiled"
    _library(linked, "two/libg.a", 11)
    linked.write("one/libf.so", "INPUT(two/libg.a)")
    assert run(linked, *WORDS) == "compiled"
    assert subprocess.run([linked.directory / "out"]).returncode == 11


def test_a_link_that_fails_says_what_clang_says(linked: Compiler) -> None:
    (linked.directory / "two" / "libf.a").unlink()
    said = [linked.run(*WORDS, *more) for more in ((), ("--no-cache",))]
    assert [result.returncode for result in said] == [1, 1]
    assert said[0].stderr == said[1].stderr
    assert "unable to find library -lf" in said[0].stderr
    assert "linker command failed with exit code 1" in said[0].stderr


def test_the_environment_counts(linked: Compiler, tmp_path: Path) -> None:
    assert run(linked, *WORDS, LIBRARY_PATH=str(tmp_path)) == "compiled"
    assert run(linked, *WORDS, LD_LIBRARY_PATH=str(tmp_path)) == "compiled"
    assert run(linked, *WORDS) == "repeated"


def test_a_linker_found_earlier_is_used(linked: Compiler, tmp_path: Path) -> None:
    """clang looks in PATH for a linker of the target's name before its own."""
    own = tmp_path / "bin"
    own.mkdir()
    path = f"{own}:{os.environ['PATH']}"
    assert run(linked, *WORDS, PATH=path) == "compiled"
    assert run(linked, *WORDS, PATH=path) == "repeated"
    linker = own / f"{toolchain.HOST_TRIPLE}-ld.lld"
    linker.write_text("#!/bin/sh\necho another linker >&2\nexit 3\n")
    linker.chmod(0o755)
    result = linked.run(*WORDS, PATH=path)
    assert result.returncode == 3
    assert "another linker" in result.stderr


@pytest.mark.parametrize(
    "more",
    [
        *("-fuse-ld=lld", "-B.", "-Wl,-Map=map", "-Wl,--build-id=uuid", "-Wl,--save-temps"),
        *("-Wl,--lto-obj-path=object", "-Wl,--symbol-ordering-file=order"),
    ],
)
def test_unusual_links_are_not_kept(compiler: Compiler, more: str) -> None:
    compiler.write("a.hip", "__device__ int value;\nint main() {}\n")
    compiler.write("order", "main\n")
    for _ in range(2):
        assert run(compiler, "a.hip", "-o", "out", more) == "compiled"
