"""Many compiles at once, and interrupted compiles: right results, and no leftovers."""

import os
import random
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cache.test_ccache import CC
from tests.cache.test_preprocessed import PROGRAM
from tests.limits import HANG_S
from tests.selection import ALL

FILES, JOBS = (200, 64) if ALL else (8, 8)
STOPS = 40 if ALL else 2

MAKEFILE = """\
SOURCES := $(wildcard *.hip)
all: $(SOURCES:.hip=.o)
%.o: %.hip ; {cc} -c $< -o $@ -MMD -MF $*.d
"""
# Each file has another kernel; all include one header.
SOURCE = '#include "value.h"\n__device__ int value_{0} = VALUE + {0};\n'


class Project:
    """Generated files and a makefile, with a cache and a temporary directory of their own."""

    def __init__(self, directory: Path, files: int) -> None:
        self.directory = directory / "project"
        self.temporary = directory / "temporary"
        self.environment = {**os.environ, "TMPDIR": str(self.temporary), "HIPSPV_CACHE_DIR": str(directory / "cache")}
        self.environment.pop("HIPSPV_CACHE", None)
        for path in (self.directory, self.temporary):
            path.mkdir()
        self.cc = CC
        (self.directory / "Makefile").write_text(MAKEFILE.format(cc=f'"{CC}"'))
        (self.directory / "value.h").write_text("#define VALUE 100\n")
        for number in range(files):
            (self.directory / f"f{number}.hip").write_text(SOURCE.format(number))
        time.sleep(0.05)

    def make(self, jobs: int, **environment: str) -> dict[str, bytes]:
        """The objects of a whole build."""
        for path in self.directory.glob("*.o"):
            path.unlink()
        argv = ["make", "-s", f"-j{jobs}"]
        done = subprocess.run(argv, cwd=self.directory, env={**self.environment, **environment}, capture_output=True)
        assert done.returncode == 0, done.stderr
        self.check_tidy()
        return {path.name: path.read_bytes() for path in self.directory.glob("*.o")}

    def start(self, *argv: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            argv,
            cwd=self.directory,
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def check_tidy(self) -> None:
        """Check that no process, temporary file or draft of an output is left."""
        until = time.monotonic() + HANG_S
        while (alive := self._processes()) and time.monotonic() < until:
            time.sleep(0.05)
        assert not alive
        assert not list(self.temporary.iterdir())
        assert not [path.name for path in self.directory.iterdir() if ".tmp" in path.name]

    def _processes(self) -> list[str]:
        """Processes that use this test's temporary directory."""
        mark = f"TMPDIR={self.temporary}\0".encode()
        found = []
        for path in Path("/proc").glob("[0-9]*/environ"):
            try:
                if mark in path.read_bytes() + b"\0":
                    found.append(path.parent.name)
            except OSError:
                continue
        return found


@pytest.fixture
def project(tmp_path: Path) -> Project:
    if shutil.which("make") is None:
        pytest.skip("make isn't installed")
    return Project(tmp_path, FILES)


def test_many_files_at_once(project: Project) -> None:
    cold = project.make(JOBS)
    assert len(cold) == FILES and len(set(cold.values())) == FILES
    assert project.make(JOBS) == cold  # warm
    some = dict(sorted(cold.items())[:3])
    for name, content in some.items():
        argv = [project.cc, "--no-cache", "-c", name.replace(".o", ".hip"), "-o", "one.o"]
        subprocess.run(argv, cwd=project.directory, env=project.environment, check=True)
        assert (project.directory / "one.o").read_bytes() == content


SIGNALS = [signal.SIGINT, signal.SIGTERM]


def _stop(project: Project, argv: list[str], signum: int, group: bool, longest: float) -> None:
    """Start a command, and stop it at a random moment."""
    process = project.start(*argv)
    time.sleep(random.uniform(0, longest))
    if process.poll() is None:
        (os.killpg if group else os.kill)(process.pid, signum)
    process.wait(timeout=HANG_S)
    project.check_tidy()


@pytest.mark.sampled(of=2)
@pytest.mark.parametrize("group", [False, True], ids=["driver", "group"])
@pytest.mark.parametrize("signum", SIGNALS)
def test_stopped_compiles(project: Project, signum: int, group: bool) -> None:
    source = project.directory / "p.cpp"
    source.write_text(PROGRAM)
    output = project.directory / "program"
    for number in range(STOPS):
        argv = [project.cc, "p.cpp", "-o", "program", *(["--no-cache"] if number % 2 else [])]
        _stop(project, argv, signum, group, 1.5)
        if output.exists():  # the compile finished first: then its output is complete
            subprocess.run([output], check=True, cwd=project.directory)
            output.unlink()


@pytest.mark.parametrize("signum", SIGNALS if ALL else SIGNALS[1:])
def test_stopped_builds(project: Project, signum: int) -> None:
    for _ in range(STOPS):
        _stop(project, ["make", "-s", f"-j{JOBS}"], signum, True, 2)
    stopped = {path.name: path.read_bytes() for path in project.directory.glob("*.o")}
    assert stopped.items() <= project.make(JOBS, HIPSPV_CACHE="0").items()


def test_what_killed_compiles_leave_goes_with_the_next(project: Project) -> None:
    os.mkfifo(project.directory / "endless.h")  # no process writes to it
    (project.directory / "p.hip").write_text('#include "endless.h"\n')
    process = project.start(project.cc, "--no-cache", "-c", "p.hip", "-o", "p.o")
    while not list(project.temporary.glob("*/lock")):
        time.sleep(0.005)
    running = next(project.temporary.iterdir())
    other = [project.cc, "-c", "f0.hip", "-o", "f0.o"]
    subprocess.run(other, cwd=project.directory, env=project.environment, check=True)
    assert running.exists()  # it is in use
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    reproducer = project.temporary / "hipspv-1-abcdef01"  # of a crash: must not be removed
    reproducer.mkdir()
    time.sleep(0.5)
    other[2] = "f1.hip"  # a repeated command would need no directory
    subprocess.run(other, cwd=project.directory, env=project.environment, check=True)
    reproducer.rmdir()
    project.check_tidy()
