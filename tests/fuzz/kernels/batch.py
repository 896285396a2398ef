"""Programs of many kernels: their text, their compilation, and what they say of each kernel."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.building import COMPILER
from tests.fuzz.kernels.kernel import Launch, Runnable
from tests.fuzz.kernels.targets import Target

HEADERS = Path(__file__).resolve().parent
_COMPILE_S = 600  # a compile that takes longer hangs
_LIBRARY = ("hip/hip_runtime.h", "cstdio", "cstdlib", "cstring", "vector")
_MODEL = ("g++", "-std=c++20", "-O0", "-ffp-contract=off", "-w", "-fwrapv-pointer")


WHAT = ("wrong", "crash", "hang", "error", "compiler")


class Finding(NamedTuple):
    """What is wrong about a kernel. what: one of WHAT."""

    kernel: str
    what: str
    text: str


class Setting(NamedTuple):
    """How a program is compiled. rounded: products and sums aren't contracted, and reals may be
    rounded; otherwise launches whose reals the model rounds are left out."""

    translator: str
    level: str
    rounded: bool = False

    @property
    def options(self) -> list[str]:
        contraction = ["-ffp-contract=off"] if self.rounded else []
        return [self.level, f"--spirv-translator={self.translator}", *contraction]


class CompileError(Exception):
    """hipspv-cc or g++ failed."""


def kernels_text(kernels: Sequence[Runnable]) -> str:
    """The HIP source of a program that compares the kernels with their models."""
    # The first lines have a precompiled form (docs/caching.md).
    parts = [f"#include <{name}>" for name in _LIBRARY] + ['#include "device.h"\n']
    cases = []
    for i, kernel in enumerate(kernels):
        parts += [f"// {kernel.name}", kernel.text(f"kernel{i}")]
        parts += [f"bool model{i}(const Launch&, const Arrays&);"]
        launches = ", ".join(_launch(launch) for launch in kernel.launches)
        cases.append(f'    {{"{kernel.name}", kernel{i}, model{i}, {{{launches}}}}},')
    parts += [
        "int main(int argc, char** argv) {",
        "  return run({",
        *cases,
        "  }, argc, argv);",
        "}",
    ]
    return "\n".join(parts) + "\n"


def model_text(kernels: Sequence[Runnable]) -> str:
    """The C++ source of the kernels' models."""
    parts = ['#include "cooperate.h"\n', "namespace model {"]
    parts += [kernel.model(f"kernel{i}") for i, kernel in enumerate(kernels)]
    parts += ["}  // namespace model\n"]
    for i, _ in enumerate(kernels):
        parts.append(
            f"bool model{i}(const Launch& launch, const Arrays& arrays) "
            f"{{ return model::run(launch, arrays, model::kernel{i}); }}"
        )
    return "\n".join(parts) + "\n"


def models_alone_text(kernels: Sequence[Runnable]) -> str:
    """The C++ source of a program that runs the models, and compares them with nothing."""
    parts = [model_text(kernels), '#include "memory.h"\n', "int main() {"]
    for i, kernel in enumerate(kernels):
        for launch in kernel.launches:
            run = f"model{i}(launch, memory.arrays());"
            parts.append(
                f"  {{ const Launch launch{_launch(launch)}; Memory memory(launch); {run} }}"
            )
    return "\n".join((*parts, "}\n"))


def _launch(launch: Launch) -> str:
    extents = (
        "{" + ", ".join(map(str, (*each, 1, 1)[:3])) + "}" for each in (launch.grid, launch.block)
    )
    n, m, k, l, z = launch.arguments  # noqa: E741
    low = -(1 << 31)
    numbers = f"{n}, {m if m > low else f'{low + 1} - 1'}, {k}u, {l}l, {z}ul"
    return f"{{{', '.join(extents)}, {{{numbers}}}}}"


class Batch:
    """Kernels of one program, in a directory with its files."""

    def __init__(self, kernels: Sequence[Runnable], directory: Path) -> None:
        self.kernels, self.directory = kernels, directory
        directory.mkdir(parents=True, exist_ok=True)
        (directory / "kernels.hip").write_text(kernels_text(kernels))
        (directory / "model.cpp").write_text(model_text(kernels))
        self._compile([*_MODEL, "-I", str(HEADERS), "-c", "model.cpp", "-o", "model.o"])

    def _compile(self, command: Sequence[str]) -> None:
        done = subprocess.run(
            command, cwd=self.directory, capture_output=True, text=True, timeout=_COMPILE_S
        )
        if done.returncode != 0:
            raise CompileError(f"{command[0]} ended with {done.returncode}: {done.stderr[-2000:]}")

    def program(self, setting: Setting) -> Path:
        """The program, compiled with the setting."""
        name = "_".join((setting.translator, setting.level, "any" if setting.rounded else "exact"))
        command = [
            str(COMPILER),
            "-w",
            *setting.options,
            "-I",
            str(HEADERS),
            "kernels.hip",
            "model.o",
        ]
        self._compile([*command, "-o", name])
        return self.directory / name

    def findings(self, program: Path, target: Target, one: bool = False) -> list[Finding]:
        """What is wrong when the program runs. After a kernel that ends it, the next ones run.

        one: not after the first kernel about which something is wrong.
        """
        found: list[Finding] = []
        environment = target.environment(self.directory)
        first = 0
        while first < len(self.kernels):
            words = [
                str(program),
                program.name.rpartition("_")[2],
                str(first),
                "one" if one else "all",
            ]
            output, ending = _run(
                target.command(self.directory, words), environment, self.directory
            )
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
_RUN_S = 120  # a program of a batch takes a few seconds


def _run(words: Sequence[str], environment: dict[str, str], directory: Path) -> tuple[str, _Ending]:
    try:
        done = subprocess.run(
            words,
            cwd=directory,
            env=environment,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=_RUN_S,
        )
    except subprocess.TimeoutExpired as error:
        output = error.stdout or b""
        return output.decode(errors="replace") if isinstance(output, bytes) else output, _Ending(
            "hang", f"{_RUN_S} s"
        )
    message = (done.stderr.strip().splitlines() or done.stdout.strip().splitlines() or [""])[-1]
    what = "error" if done.returncode == _ERROR else "crash"
    return done.stdout, _Ending(what, f"status {done.returncode}: {message[-300:]}")


def _wrong(output: str) -> list[Finding]:
    found: dict[str, Finding] = {}
    for name, text in re.findall(r"^wrong (\S+) (.*)$", output, re.MULTILINE):
        found.setdefault(name, Finding(name, "wrong", f"launch {text}"))
    return list(found.values())
