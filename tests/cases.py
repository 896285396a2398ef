"""Programs that check themselves: examples/<name>, programs/<name> and device_functions/<name>."""

import os
import re
import subprocess
import tempfile
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from pathlib import Path

from tests.building import COMPILER, built, header_first
from tests.examples.test_examples import EXPECTED, RUNNER
from tests.limits import HANG_S

ROOT = Path(__file__).resolve().parents[1]
TRANSLATORS = ("llvm", "llvm-spirv")

# Those of tests/device_functions/programs that check themselves, with the options that they need.
CHECKING = {
    **dict.fromkeys(("atomics", "integers", "standard", "values", "vectors", "warps"), ()),
    **dict.fromkeys(("casts", "fp8", "narrow_floats", "packed", "rounding"), ()),
    "halves": ("-ffp-contract=off",),  # each operation rounds by itself, as the host's do
    **dict.fromkeys(("short_float_conversions", "short_floats"), ()),
    "companions": ("-DHIPSPV_HIP5", "-lnvToolsExt", "-lroctx64"),
    "ocp": ("-Wno-psabi",),  # functions take packs by value, which the host passes in two ways
}
# Those that programs of tests/programs need.
OPTIONS = {
    "cuda_language": ("-std=c++20",),
    **dict.fromkeys(("packs_flow", "packs_values"), ("-fwrapv", "-ffp-contract=off")),
}


class Outcome(Enum):
    """The end of a run: crash by a signal, wrong with a check that failed, error with HIP's."""

    RIGHT = "right"
    CRASH = "crash"
    ERROR = "error"
    WRONG = "wrong"


@dataclass(frozen=True)
class Case:
    """A program. output: a regular expression for the last line that it prints."""

    name: str
    sources: tuple[Path, ...]
    output: str
    options: tuple[str, ...] = field(default=())

    def build(self, translator: str = "llvm", *options: str) -> Path:
        """The program, compiled at -O2 unless an option says otherwise; spirv-val accepts it."""
        argv = ["-w", "--validate", "-O2", f"--spirv-translator={translator}", *self.options]
        argv += [*options, "-I", str(ROOT / "examples"), *header_first(*self.sources), *map(str, self.sources)]
        return built(COMPILER, *argv, name=self.name.rpartition("/")[2])

    def check(self, translator: str = "llvm", *options: str, **environment: str) -> str:
        """The text that the program writes to stderr with the environment; it must be right."""
        program = self.build(translator, *options)
        with tempfile.TemporaryDirectory() as directory:  # examples write files
            run = subprocess.run(
                [str(program)],
                cwd=directory,
                env={**os.environ, **environment},
                capture_output=True,
                text=True,
                timeout=HANG_S,
            )
        assert self.outcome(run) == Outcome.RIGHT, (environment, run.stdout, run.stderr)
        return run.stderr

    def outcome(self, run: subprocess.CompletedProcess[str]) -> Outcome:
        if run.returncode < 0 or run.returncode > 128:
            return Outcome.CRASH
        last = run.stdout.strip().splitlines()[-1:]
        if run.returncode == 0 and last and re.fullmatch(self.output, last[0]):
            return Outcome.RIGHT
        return Outcome.ERROR if re.search(r"hipError[A-Z]|hipspv: error:", run.stderr) else Outcome.WRONG


@cache
def cases() -> dict[str, Case]:
    """All programs, by name."""
    found = [
        Case(f"examples/{name}", tuple(RUNNER.sources(name)), EXPECTED[name])
        for name in EXPECTED
        if name not in RUNNER.PROCESSES  # these need MPI, and a program that starts them
    ]
    programs = ROOT / "tests" / "programs"
    for source in sorted([*programs.glob("*.hip"), *programs.glob("*.cu")]):
        options = OPTIONS.get(source.stem, ())
        found.append(Case(f"programs/{source.stem}", (source,), r".*\b[1-9]\d* checked, 0 wrong", options))
    for name, options in CHECKING.items():
        source = ROOT / "tests" / "device_functions" / "programs" / f"{name}.hip"
        found.append(Case(f"device_functions/{name}", (source,), "done", options))
    return {case.name: case for case in found}
