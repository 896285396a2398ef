"""From a process's start to its first kernel, and to its end, against the OpenCL API."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bench import compilers, many_kernels, measure, opencl
from bench.measure import HOST_CLANG, PROGRAMS, Report, Row
from bench.sections.programs import RAW
from bench.sections.section import Section, Settings

KERNELS = (1, 10, 100, 1000)
QUICK_KERNELS = (1, 1000)
LARGEST_RATIO = 1.1
# The intervals by the name of their times: report's title and reference.
FIRST, WHOLE = "kernel", "process"
TITLES = {FIRST: "Process start to the first kernel's end", WHOLE: "Whole process"}
REFERENCES = {
    "cold": "the same SPIR-V is built",
    "warm": "the device binary is loaded that the same driver made of the same SPIR-V",
}

Times = dict[tuple[str, str], float]  # by cache and what


def runs(command: Sequence[str], directory: Path, home: Path) -> Callable[[], Times]:
    """Return a case: a run with an empty cache of device binaries, and one with a full one."""
    environment = measure.own_home(home)

    def case() -> Times:
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir()
        found: Times = {}
        for cache in ("cold", "warm"):
            start = time.perf_counter()
            times = measure.named_times(command, directory, environment)
            found[cache, WHOLE] = (time.perf_counter() - start) * 1e3
            found[cache, FIRST] = times["kernel"]
        return found

    return case


def measured(settings: Settings, kernels: int, clock: str) -> dict[tuple[str, str], list[Row]]:
    """Return rows by cache and what is timed, for a program with so many kernels."""
    directory = settings.directory
    source = directory / f"start{kernels}.hip"
    source.write_text(many_kernels.hip(kernels))
    failures: dict[str, str] = {}
    words = ["-O2", str(source)]
    built = compilers.build(settings.compilers, words, source.stem, directory, failures)
    home = directory / f"home{kernels}-raw"
    module = opencl.module(str(source), directory)
    raw = opencl.raw("startup_raw", directory, [module, str(home / "binary")])
    # env, for the path of libraries, comes first on all sides.
    cases = {RAW: runs([*raw[:2], clock, *raw[2:]], directory, home)}
    for each in settings.compilers:
        if each.label in built:
            command = ["env", clock, built[each.label]]
            home = directory / f"home{kernels}-{each.label}"
            cases[each.label] = each.case(runs(command, directory, home))
    series = measure.interleave(cases, settings.rounds, failures)
    rows: dict[tuple[str, str], list[Row]] = {(cache, what): [] for cache in REFERENCES for what in TITLES}
    for each in settings.compilers:
        name = f"{each.label}, {kernels:,} kernel{'s' * (kernels > 1)}"
        for key, found in rows.items():
            if each.label in failures:
                found.append(measure.failed(name, failures[each.label]))
                continue
            times, base = ([one[key] for one in series[side]] for side in (each.label, RAW))
            found.append(measure.against(name, times, base, each.limit(LARGEST_RATIO)))
    return rows


def _measure(settings: Settings) -> list[Report]:
    clock = str(settings.directory / "exec_clock")
    source = str(PROGRAMS / "exec_clock.cpp")
    measure.run([*HOST_CLANG, "-O2", source, "-o", clock], settings.directory)
    counts = QUICK_KERNELS if settings.quick else KERNELS
    by_count = [measured(settings, count, clock) for count in counts]
    return [
        Report(
            f"{TITLES[what]}, {cache} cache",
            "ms",
            [row for rows in by_count for row in rows[cache, what]],
            f"{RAW}: {REFERENCES[cache]}",
        )
        for cache in REFERENCES
        for what in TITLES
    ]


SECTION = Section(
    title="Start",
    about="A program with one to 1,000 kernels allocates memory, launches one of them on 64 "
    "threads, waits, and ends. The cache of device binaries is empty (cold), or has the program's "
    "from an earlier run (warm).",
    rounds=(9, 3),
    measure=_measure,
)
