"""Programs of many kernels: their text, their compilation, and what they say of each kernel."""

import re
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.building import COMPILER
from tests.fuzz.kernels.kernel import Runnable
from tests.fuzz.kernels.sources import HEADERS, kernels_text, model_text
from tests.fuzz.kernels.targets import Target
from tests.limits import HANG_S

_MODEL = ("g++", "-std=c++20", "-O0", "-ffp-contract=off", "-w")

NATIVE = "native"  # in place of a translator: the processor's own code

WHAT = ("wrong", "crash", "hang", "error", "compiler")


class Finding(NamedTuple):
    """A fault of a kernel. what: one of WHAT."""

    kernel: str
    what: str
    text: str


class Setting(NamedTuple):
    """How a program is compiled. translator: of SPIR-V, or NATIVE. rounded: products and sums aren't contracted, and
    reals may be rounded; otherwise launches whose reals the model rounds are left out."""

    translator: str
    level: str
    rounded: bool = False

    @property
    def options(self) -> list[str]:
        contraction = ["-ffp-contract=off"] if self.rounded else []
        native = ["--offload-arch=cpu"]
        code = native if self.translator == NATIVE else [f"--spirv-translator={self.translator}"]
        return [*self.level.split(), *code, *contraction]


class CompileError(Exception):
    """hipspv-cc or g++ failed."""


class Batch:
    """Kernels of one program, in a directory with its files."""

    def __init__(self, kernels: Sequence[Runnable], directory: Path) -> None:
        self.kernels, self.directory = kernels, directory
        directory.mkdir(parents=True, exist_ok=True)
        (directory / "kernels.hip").write_text(kernels_text(kernels))
        (directory / "model.cpp").write_text(model_text(kernels))
        self._compile([*_MODEL, "-I", str(HEADERS), "-c", "model.cpp", "-o", "model.o"])

    def _compile(self, command: Sequence[str]) -> None:
        done = subprocess.run(command, cwd=self.directory, capture_output=True, text=True, timeout=HANG_S)
        if done.returncode != 0:
            raise CompileError(f"{command[0]} ended with {done.returncode}: {done.stderr[-2000:]}")

    def program(self, setting: Setting) -> Path:
        """The program, compiled with the setting."""
        name = "_".join((setting.translator, setting.level.replace(" ", ""), "any" if setting.rounded else "exact"))
        argv = ["-w", *setting.options, "-I", str(HEADERS), "kernels.hip", "model.o", "-o", name]
        self._compile([str(COMPILER), *argv])
        return self.directory / name

    def findings(self, program: Path, target: Target, one: bool = False) -> list[Finding]:
        """The faults when the program runs. After a kernel that ends it, the next ones run.

        one: not after the first kernel about which something is wrong.
        """
        found: list[Finding] = []
        environment = target.environment(self.directory)
        mode = program.name.rpartition("_")[2]
        first = 0
        while first < len(self.kernels):
            argv = [str(program), mode, str(first), "one" if one else "all"]
            argv = target.command(self.directory, argv)
            output, ending = _run(argv, environment, self.directory)
            found += _wrong(output)
            if output.endswith("end\n") or (one and found):
                break
            begun = re.findall(r"^begin (\d+)$", output, re.MULTILINE)
            last = int(begun[-1]) if begun else first
            found.append(Finding(self.kernels[last].name, ending.what, ending.text))
            first = len(self.kernels) if one else last + 1
        return found


class _Ending(NamedTuple):
    what: str
    text: str


_ERROR = 3  # the status after a call of HIP that failed
_CPU_S = 300  # of the processor's time: a program takes 5 to 20, however busy the machine is
_LIMIT = ("prlimit", f"--cpu={_CPU_S}")


def _run(argv: Sequence[str], environment: dict[str, str], directory: Path) -> tuple[str, _Ending]:
    try:
        done = subprocess.run((*_LIMIT, *argv), cwd=directory, env=environment, capture_output=True, timeout=HANG_S)
    except subprocess.TimeoutExpired as error:
        return (error.stdout or b"").decode(errors="replace"), _Ending("hang", f"{HANG_S} s")
    output, message = (each.decode(errors="replace") for each in (done.stdout, done.stderr))
    last = (message.strip().splitlines() or output.splitlines() or [""])[-1]
    what = {-signal.SIGXCPU: "hang", _ERROR: "error"}.get(done.returncode, "crash")
    return output, _Ending(what, f"status {done.returncode}: {last[-300:]}")


def _wrong(output: str) -> list[Finding]:
    found: dict[str, Finding] = {}
    for name, text in re.findall(r"^wrong (\S+) (.*)$", output, re.MULTILINE):
        found.setdefault(name, Finding(name, "wrong", f"launch {text}"))
    return list(found.values())
