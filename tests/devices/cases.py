"""The programs that run on the other devices, and the known failures among them."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from subprocess import CompletedProcess

import yaml

from tests.examples.test_examples import EXPECTED, RUNNER
from tests.programs.test_programs import SOURCES

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
DEVICE_PROGRAMS = ROOT / "tests" / "device" / "programs"
COMPILER = Path(sys.executable).parent / "hipspv-cc"

# Those of tests/device/programs that check themselves, with the options that they need.
CHECKING = {
    **dict.fromkeys(("atomics", "integers", "standard", "values", "vectors", "warps"), ()),
    **dict.fromkeys(("casts", "fp8", "halves", "narrow_floats", "packed", "rounding"), ()),
    **dict.fromkeys(("short_float_conversions", "short_floats"), ()),
    "companions": ("-DHIPSPV_HIP5", "-lnvToolsExt", "-lroctx64"),
    "ocp": ("-Wno-psabi",),
}

# Runs without HIPSPV_ALL_DEVICES, beside the examples: one or two of each kind of feature.
SELECTION = (
    *("atomic_access", "atomics", "atomics_kinds", "bf16_matmul", "bfs", "bitonic_sort"),
    *("char_short", "complex_division", "device_globals", "early_return", "fft", "gauss"),
    *("function_pointers", "globals_tables", "half_precision", "heap_structures", "int128"),
    *(
        "hash_table",
        "language",
        "large_lists",
        "large_private",
        "managed",
        "math_functions",
        "printf_formats",
        "quicksort",
    ),
    *("shared_carve", "shared_dynamic", "shared_struct", "structures_returned", "texture_sample"),
    *("transpose", "virtual_functions", "warp_barrier", "warp_reduce", "warp_votes"),
    *(
        "cg_coalesced",
        "cuda_host_math",
        "cuda_masks",
        "grid_divergent",
        "ordered_sums",
        "spin_locks",
    ),
    *("device/integers", "device/narrow_floats", "device/packed"),
)


class Outcome(Enum):
    """The end of a run: crash by a signal, wrong with a check that failed, error with HIP's."""

    RIGHT = "right"
    CRASH = "crash"
    ERROR = "error"
    WRONG = "wrong"
    HANG = "hang"


@dataclass(frozen=True)
class Case:
    """A program. output: a regular expression for all that it prints, or for its last line."""

    name: str
    sources: tuple[Path, ...]
    output: str
    options: tuple[str, ...] = field(default=())

    def command(self, translator: str, program: Path) -> list[str]:
        words = [str(COMPILER), "-w", "-O2", f"--spirv-translator={translator}", *self.options]
        words += ["-I", str(ROOT / "examples"), *map(str, self.sources), "-o", str(program)]
        return words

    def outcome(self, run: CompletedProcess[str]) -> Outcome:
        if run.returncode < 0 or run.returncode > 128:
            return Outcome.CRASH
        last = run.stdout.strip().splitlines()[-1:]
        if run.returncode == 0 and last and re.fullmatch(self.output, last[0]):
            return Outcome.RIGHT
        return (
            Outcome.ERROR
            if re.search(r"hipError[A-Z]|hipspv: error:", run.stderr)
            else Outcome.WRONG
        )


@dataclass(frozen=True)
class Failure:
    """A cause in known.yaml: how it ends programs, and whose fault it is, `hipspv` or `driver`."""

    ends: Outcome
    whose: str
    reason: str


def cases() -> dict[str, Case]:
    """All programs by name: examples/<name>, programs/<name> and device/<name>."""
    found = [
        Case(f"examples/{name}", tuple(RUNNER.sources(name)), EXPECTED[name]) for name in EXPECTED
    ]
    for name, source in SOURCES.items():
        found.append(Case(f"programs/{name}", (source,), r".*\b[1-9]\d* checked, 0 wrong"))
    for name, options in CHECKING.items():
        source = DEVICE_PROGRAMS / f"{name}.hip"
        found.append(Case(f"device/{name}", (source,), "done", options))
    return {case.name: case for case in found}


def selected(every: bool) -> list[str]:
    """The names of the programs to run: every one, or the examples and the selection."""
    names = sorted(cases())
    wanted = {name if "/" in name else f"programs/{name}" for name in SELECTION}
    return [name for name in names if every or name in wanted or name.startswith("examples/")]


def known() -> dict[tuple[str, str], Failure]:
    """The contents of known.yaml, by device and program."""
    found: dict[tuple[str, str], Failure] = {}
    for row in yaml.safe_load((HERE / "known.yaml").read_text()):
        failure = Failure(Outcome(row["ends"]), row["whose"], row["reason"])
        for program in row["programs"]:
            assert (row["device"], program) not in found, program
            found[row["device"], program] = failure
    return found
