"""lld's command is kept: which programs a link runs, the first time, again, and after changes."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.cache.conftest import Compiler

# Links as hipspv-cc does, and prints the programs that it starts; clang's driver tells a command
# for -###, and otherwise runs the linker itself.
ENTRY = """import os, sys
def note(event, values):
    if event == "os.posix_spawn":
        path, argv = values[0], values[1]
        print(os.path.basename(path) + " -###" * ("-###" in argv))
sys.addaudithook(note)
from hipspv.driver.cc import main
sys.exit(main())"""
CLANG = Path(toolchain.clang()).name
ASKED, KEPT, BY_CLANG = [f"{CLANG} -###", "ld.lld"], ["ld.lld"], [CLANG]
WORDS = ("main.o", "-Lown", "-lf", "-o", "out")


def _programs(compiler: Compiler, *argv: str, **env: str) -> list[str]:
    """Link, and return the programs that were run. The files' times lie in the past by then."""
    time.sleep(0.03)
    result = subprocess.run(
        [sys.executable, "-c", ENTRY, *argv],
        cwd=compiler.directory,
        env=compiler.environment(**env),
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stderr
    assert subprocess.run([compiler.directory / "out"]).returncode == 7
    return result.stdout.splitlines()


def _object(compiler: Compiler, name: str, text: str) -> None:
    source = compiler.write("source.cpp", text)
    clang = [toolchain.clang(), "--driver-mode=g++", "-fPIC", "-c", source]
    subprocess.run([*clang, "-o", compiler.directory / name], check=True)


@pytest.fixture
def linked(compiler: Compiler) -> Compiler:
    """A directory in which WORDS were linked once."""
    (compiler.directory / "own").mkdir()
    _object(compiler, "main.o", "int f(); int main() { return f(); }\n")
    _object(compiler, "f.o", "int f() { return 7; }\n")
    archive = [toolchain.clang_tool("llvm-ar"), "rcs", "own/libf.a", "f.o"]
    subprocess.run(archive, cwd=compiler.directory, check=True)
    assert _programs(compiler, *WORDS) == ASKED
    return compiler


def test_clang_is_asked_once(linked: Compiler) -> None:
    """Changed objects, which no command names by content, are linked by the same command."""
    _object(linked, "main.o", "int f(); int main() { return f() + 0 * 1; } int other;\n")
    assert _programs(linked, *WORDS) == KEPT
    _object(linked, "main.o", "int f(); int main() { return f(); }\n")
    assert _programs(linked, *WORDS) == KEPT


@pytest.mark.parametrize("argv", [("-s",), ("-Lother",), ("-Wl,--gc-sections",), ("-O3",)])
def test_other_words_are_asked_for(linked: Compiler, argv: tuple[str, ...]) -> None:
    (linked.directory / "other").mkdir()
    assert _programs(linked, *WORDS, *argv) == ASKED
    assert _programs(linked, *WORDS, *argv) == KEPT


def test_another_environment_is_asked_for(linked: Compiler, tmp_path: Path) -> None:
    assert _programs(linked, *WORDS, LIBRARY_PATH=str(tmp_path)) == ASKED
    assert _programs(linked, *WORDS, UNRELATED="1") == KEPT


def test_other_tools_are_asked_for(linked: Compiler, tmp_path: Path) -> None:
    """A linker that clang finds first; after its removal the earlier command is right again."""
    own = tmp_path / "bin"
    own.mkdir()
    path = f"{own}:{os.environ['PATH']}"
    assert _programs(linked, *WORDS, PATH=path) == ASKED
    linker = own / f"{toolchain.HOST_TRIPLE}-ld.lld"
    linker.symlink_to(toolchain.clang_tool("ld.lld"))
    # clang runs a linker of another name itself.
    assert _programs(linked, *WORDS, PATH=path) == [f"{CLANG} -###", CLANG]
    linker.unlink()
    assert _programs(linked, *WORDS, PATH=path) == KEPT


@pytest.mark.parametrize("argv", [("--no-cache",), ("-fuse-ld=lld",), ("-Wl,-Map=map",)])
def test_unusual_links_are_clangs(linked: Compiler, argv: tuple[str, ...]) -> None:
    assert _programs(linked, *WORDS, *argv) == BY_CLANG
