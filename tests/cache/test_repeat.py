"""A repeated command is answered from its record: the same outputs, unless anything has changed."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from hipspv.driver.cache import key, repeat
from tests.cache.conftest import VARIABLE, Compiler

# Compiles as hipspv-cc does, and tells whether the compiler's parts had to be imported.
ENTRY = """import sys
from hipspv.driver.cc import main
code = main()
print("compiled" if "hipspv.driver.run.pipeline" in sys.modules else "repeated")
sys.exit(code)"""
OBJECT = ("-c", "a.hip", "-o", "out")


def run(compiler: Compiler, *argv: str, cwd: Path | None = None, **env: str) -> str:
    """Run a command that succeeds, and return what it did: compiled or repeated."""
    time.sleep(0.03)
    result = subprocess.run(
        [sys.executable, "-c", ENTRY, *argv],
        cwd=cwd or compiler.directory,
        env=compiler.environment(**env),
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.strip()


def content(compiler: Compiler, *names: str) -> list[bytes]:
    return [(compiler.directory / name).read_bytes() for name in names]


@pytest.fixture
def small(compiler: Compiler) -> Compiler:
    """A directory whose a.hip compiles fast."""
    compiler.write("a.hip", VARIABLE)
    return compiler


def test_outputs_are_written_again(small: Compiler) -> None:
    argv = (*OBJECT, "-MD", "-MF", "out.d")
    assert run(small, *argv) == "compiled"
    made = content(small, "out", "out.d")
    (small.directory / "out").unlink()
    (small.directory / "out.d").write_text("")
    assert run(small, *argv) == "repeated"
    assert content(small, "out", "out.d") == made
    assert small.hits == 2
    assert (small.directory / "out").stat().st_mode & 0o777 == 0o666 & ~_umask()
    assert sorted(os.listdir(small.directory)) == ["a.hip", "out", "out.d", "value.h"]


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _same_time_and_size(small: Compiler) -> None:
    before = (small.directory / "value.h").stat()
    small.write("value.h", "#define VALUE 18\n")
    os.utime(small.directory / "value.h", ns=(before.st_atime_ns, before.st_mtime_ns))


def _by_a_link(small: Compiler) -> None:
    small.write("elsewhere.h", "#define VALUE 18\n")
    (small.directory / "value.h").unlink()
    (small.directory / "value.h").symlink_to("elsewhere.h")


# Each changes what the command makes.
CHANGES: dict[str, Callable[[Compiler], object]] = {
    "a header of the same time and size": _same_time_and_size,
    "a header that is a link": _by_a_link,
    "a header found earlier": lambda small: small.write("one/value.h", "#define VALUE 18\n"),
    "the source": lambda small: small.write("a.hip", VARIABLE.replace("VALUE;", "18;")),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_change_is_compiled(small: Compiler, change: Callable[[Compiler], object]) -> None:
    small.write("a.hip", VARIABLE.replace('"value.h"', "<value.h>"))
    argv = (*OBJECT, "-Ione", "-I.")
    assert run(small, *argv) == "compiled"
    assert run(small, *argv) == "repeated"
    before = content(small, "out")
    change(small)
    assert run(small, *argv) == "compiled"
    assert content(small, "out") != before


def test_words_environment_and_directory_count(small: Compiler, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    for name in ("a.hip", "value.h"):
        (other / name).write_bytes((small.directory / name).read_bytes())
    assert run(small, *OBJECT) == "compiled"
    assert run(small, *OBJECT, "-DX") == "compiled"
    assert run(small, *OBJECT, CPATH="/") == "compiled"
    assert run(small, *OBJECT, cwd=other) == "compiled"
    assert run(small, *OBJECT, ANY_OTHER="1") == "repeated"


def test_every_variable_of_the_results_counts() -> None:
    assert all(name.startswith(repeat._VARIABLES) for name in (*key._VARIABLES, *key._PREFIXES))


def test_outputs_that_are_no_usual_files(small: Compiler) -> None:
    run(small, *OBJECT)
    made = content(small, "out")
    (small.directory / "out").unlink()
    (small.directory / "out").symlink_to("kept")
    small.write("kept", "kept")
    assert run(small, *OBJECT) == "compiled"
    assert content(small, "out") == made
    os.replace(small.directory / "out", small.directory / "kept")
    (small.directory / "out").mkdir()
    result = small.run(*OBJECT)
    assert result.returncode == 1
    assert "is a directory" in result.stderr


NOT_KEPT = {
    "a warning": (*OBJECT, "-Wall", "-include", "warning.h"),
    "a response file": (*OBJECT, "@words"),
    "times": (*OBJECT, "--time-report"),
    "what the driver finds": (*OBJECT, "-fopenmp"),
    "the processor": (*OBJECT, "-march=native"),
    "an option of clang's alone": (*OBJECT, "-Qunused-arguments"),
    "text of another program": ("-S", "a.hip", "-o", "out"),
}


@pytest.mark.parametrize("argv", NOT_KEPT.values(), ids=NOT_KEPT)
def test_what_is_always_compiled(small: Compiler, argv: tuple[str, ...]) -> None:
    small.write("words", "-DX")
    small.write("warning.h", "#warning w\n")
    for _ in range(2):
        assert run(small, *argv).endswith("compiled")


def test_a_record_names_the_compilers_own_files(small: Compiler) -> None:
    """A replaced clang, library, GCC or file of the package is noticed."""
    run(small, *OBJECT)
    store = small.store
    records = [store.read(Path(path).stem) for _, _, path in store.entries()]
    package = Path(repeat.__file__).parents[2]
    needed = [*package.rglob("passes/*.py"), *(package / "driver").rglob("*.py")]
    needed += (package / "core").rglob("*.py")
    needed += [package / "lib" / "libhipspv-index.so", package / "driver"]
    names = [*map(str, needed), "clang-22", "libLLVM.so.22.1", "libllvmlite.so", "/usr/lib/gcc"]
    text = max((data for data in records if data), key=lambda data: data.count(b"driver/"))
    assert not [name for name in names if name.encode() not in text]


def test_a_damaged_record_is_made_anew(small: Compiler) -> None:
    run(small, *OBJECT)
    for _, _, path in small.store.entries():
        Path(path).write_bytes(Path(path).read_bytes()[:-7])
    assert run(small, *OBJECT) == "compiled"
    assert run(small, *OBJECT) == "repeated"
