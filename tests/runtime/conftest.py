"""Compiles a HIP program of this directory once and runs it."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest
import yaml

from hipspv.core import toolchain
from tests.building import COMPILER, built, header_first
from tests.limits import HANG_S

HERE = Path(__file__).parent
VALUES: dict[str, dict[str, str]] = yaml.load((HERE / "values.yaml").read_text(), yaml.BaseLoader)

# For programs that load SPIR-V, and have no kernels of their own: they would have the processor as their device.
OPENCL = {"HIPSPV_BACKEND": "opencl"}

# From tests.sanitize: flags for every program, and the arguments before its command line.
FLAGS = os.environ.get("HIPSPV_TEST_FLAGS", "").split()
WRAPPER = shlex.split(os.environ.get("HIPSPV_TEST_WRAPPER", ""))


def installed_package() -> Path:
    """The directory of COMPILER's hipspv; the surrounding checkout isn't built."""
    code = "import hipspv; print(hipspv.__path__[0])"
    argv = [sys.executable, "-c", code]
    done = subprocess.run(argv, cwd="/", capture_output=True, text=True, check=True)
    return Path(done.stdout.rstrip("\n"))


def installed_runtime() -> Path:
    """COMPILER's runtime library."""
    return installed_package() / "lib" / Path(toolchain.RUNTIME).name


class Result:
    """A program's result: its exit status, its output, and the key=value lines in it."""

    def __init__(self, process: subprocess.CompletedProcess[str]) -> None:
        self.status = process.returncode
        self.stdout = process.stdout
        self.stderr = process.stderr

    @property
    def values(self) -> dict[str, str]:
        return dict(line.split("=", 1) for line in self.stdout.splitlines() if "=" in line)

    def prints(self, name: str) -> None:
        """The program has succeeded, and has printed the values of that name in values.yaml."""
        assert self.status == 0, self.stdout + self.stderr
        assert self.values == VALUES[name], self.stderr


Build = Callable[..., Path]
Run = Callable[..., Result]


@pytest.fixture(scope="session")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return cpu_libraries(tmp_path_factory)


def cpu_libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The directory of Intel's runtime, which finds no device below a path with a space."""
    own = Path(sys.prefix) / "lib"
    if " " not in str(own):
        return own
    directory = tmp_path_factory.mktemp("opencl") / "lib"
    link_cpu_runtime(directory)
    return directory


@pytest.fixture(scope="session")
def build() -> Build:
    """build("a.hip", "-DX") -> the executable (or the file that -o's suffix implies)."""

    def compile_(source: str, *flags: str, suffix: str = ".out") -> Path:
        first = header_first(HERE / source) if source.endswith(".hip") else ()
        command = [COMPILER, "-O2", "-Wno-unused-value", *first, HERE / source, *flags, *FLAGS]
        return built(*command, name=f"{Path(source).stem}{suffix}")

    return compile_


@pytest.fixture(scope="session")
def unit(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """unit("twin") -> a program of twin.cpp and the runtime's file of that name, if it has one."""
    directory = tmp_path_factory.mktemp("units")
    root = HERE.parents[1]

    def compile_(name: str) -> Path:
        command = [str(Path(sys.executable).with_name("clang++")), "-std=c++20", "-O1", "-stdlib=libstdc++"]
        command += ["--rtlib=libgcc", "--unwindlib=libgcc", "-fuse-ld=lld", "-I", str(root)]
        command += ["-I", str(root / "hipspv" / "include")]
        command += [str(HERE / f"{name}.cpp"), *map(str, (root / "hipspv" / "runtime").rglob(f"{name}.cpp"))]
        subprocess.run([*command, "-o", str(directory / name)], check=True)
        return directory / name

    return compile_


@pytest.fixture(scope="session")
def run(build: Build) -> Run:
    """run("a.hip", args=["1"], env={"X": "1"}) -> Result; the program must end by itself."""

    def run_(source: str, *flags: str, args: Sequence[str] = (), env: Mapping[str, str] | None = None) -> Result:
        return execute([str(build(source, *flags)), *args], env)

    return run_


def execute(command: Sequence[str], env: Mapping[str, str] | None = None, timeout: float = HANG_S) -> Result:
    """Runs the command with the variables added to the environment; timeout in seconds."""
    return Result(
        subprocess.run(
            [*WRAPPER, *command],
            capture_output=True,
            text=True,
            errors="replace",
            timeout=timeout * (10 if FLAGS or WRAPPER else 1),
            env={**os.environ, **(env or {})},
            check=False,
        )
    )


def link_cpu_runtime(directory: Path) -> None:
    """Makes the directory, with links to the files of Intel's CPU runtime and its dependencies."""
    library = Path(sys.prefix) / "lib"
    directory.mkdir()
    for name in os.listdir(library):
        if name.startswith(("lib", "cl")) and not name.startswith(("libLLVM", "libclang", "libLTO")):
            _link_or_copy(library / name, directory / name)


def _link_or_copy(source: Path, target: Path) -> None:
    if source.is_symlink():
        target.symlink_to(os.readlink(source))
    elif source.is_file():
        try:
            os.link(source, target)
        except OSError:  # another file system
            shutil.copy(source, target)
