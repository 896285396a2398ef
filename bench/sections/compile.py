"""Compile times against clang++ on programs without a device."""

from __future__ import annotations

import functools
import itertools
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bench import many_kernels, measure
from bench.compilers import HIPSPV, Compiler
from bench.measure import HIPSPV_CC, HOST_CLANG, PROGRAMS, CommandError, Report, Row, wall_ms
from bench.sections.section import Section, Settings

LARGEST_COLD_RATIO = 1.3
LARGEST_WARM_RATIO = 0.25  # to cold
LARGEST_HEADER_RATIO = 1.3
KERNELS = (1, 10, 100, 1000)
QUICK_KERNELS = (1, 100)
FILES, QUICK_FILES = 200, 8
ROUNDS_OF_MANY, ROUNDS_OF_FILES = 5, 3
# Rows of --time-report: the stages between clang and the join, and Python's time before the first stage.
SPIRV_STAGES = ("link", "lower", "translate", "bundle")
PYTHON = "Python: start and command line"
# The headers' reference: clang for the same side, without hipspv's headers.
FRONT_END = [str(measure.BIN / "clang++"), "-stdlib=libstdc++", "-x", "hip"]
FRONT_END += ["--offload=spirv64", "-nogpulib", "-nogpuinc"]
SIDES = {"host": "--cuda-host-only", "device": "--cuda-device-only"}
HOST = Compiler("clang++", HOST_CLANG, peer=False)
CLANG = HOST.label


class NewSource:
    """A case that compiles a source of its own each time: no cache has it."""

    def __init__(self, command: Sequence[str], path: Path, text: str, environment: dict[str, str]) -> None:
        self._path, self._text, self._count = path, text, 0
        self._compile = wall_ms([*command, str(path)], path.parent, environment)

    def __call__(self) -> float:
        self._count += 1
        more = f"\nint different{self._count}() {{ return {self._count}; }}\n"
        self._path.write_text(self._text + more)
        return self._compile()


def programs(settings: Settings) -> list[Report]:
    """Compile vecadd to a program: each compiler, and clang++ without a device."""
    text = (PROGRAMS / "vecadd.hip").read_text()
    failures: dict[str, str] = {}
    host = [*HOST_CLANG, "-O2", "-o", "vecadd_host"]
    cases: dict[str, Callable[[], float]] = {
        CLANG: wall_ms([*host, str(PROGRAMS / "vecadd_host.cpp")], settings.directory)
    }
    for compiler in settings.compilers:
        label = compiler.label
        directory = settings.directory / f"program-{label}"
        directory.mkdir()
        environment = measure.own_home(directory)
        empty = directory / "empty"
        command = [*compiler.command, "-O2", "-o", str(directory / "vecadd")]
        same = wall_ms([*command, str(PROGRAMS / "vecadd.hip")], directory, environment)
        fresh = wall_ms([*command, str(PROGRAMS / "vecadd.hip")], directory, measure.own_home(empty))
        cases[f"{label}, same"] = compiler.case(same)
        cases[f"{label}, new"] = compiler.case(NewSource(command, directory / "new.hip", text, environment))
        cases[f"{label}, empty"] = compiler.case(functools.partial(_emptied, empty, fresh))
    # The first source with these options, and the second, have more to do (docs/caching.md).
    measure.interleave({name: cases[name] for name in cases if name.endswith(", new")}, 1, failures)
    series = measure.interleave(cases, settings.rounds, failures)
    measure.run([str(settings.directory / f"program-{HIPSPV.label}" / "vecadd")], settings.directory)
    cold, warm = [], []
    for compiler in settings.compilers:
        limits = {"new": LARGEST_COLD_RATIO, "empty": None}
        titles = {"new": "a new source", "empty": "an empty cache"}
        for case, title in titles.items():
            limit = compiler.limit(limits[case])
            name = f"{compiler.label}, {case}"
            row = _row(f"{compiler.label}, {title}", name, CLANG, series, failures, limit)
            cold.append(row)
        limit = compiler.limit(LARGEST_WARM_RATIO)
        names = f"{compiler.label}, same", f"{compiler.label}, new"
        warm.append(_row(f"{compiler.label}, the same source", *names, series, failures, limit))
    return [
        Report("A small program to an executable, cold", "ms", cold, "clang++ of the same program without a device"),
        Report(
            "A small program to an executable, warm", "ms", warm, "the same compiler on a source that its cache lacks"
        ),
    ]


def _emptied(home: Path, action: Callable[[], float]) -> float:
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir()
    return action()


def _row(
    title: str,
    case: str,
    base: str,
    series: dict[str, list[float]],
    failures: dict[str, str],
    limit: float | None = None,
) -> Row:
    for name in (case, base):
        if name in failures:
            return measure.failed(title, failures[name])
    return measure.against(title, series[case], series[base], limit)


def sizes(settings: Settings) -> Report:
    """Compile sources with many kernels to objects."""
    rows = []
    for count in QUICK_KERNELS if settings.quick else KERNELS:
        directory = settings.directory / f"size-{count}"
        directory.mkdir()
        (directory / "host.cpp").write_text(many_kernels.host(count))
        host = [*HOST_CLANG, "-O2", "-c", "host.cpp", "-o", "host.o"]
        cases: dict[str, Callable[[], float]] = {CLANG: wall_ms(host, directory)}
        for compiler in settings.compilers:
            own = directory / compiler.label
            own.mkdir()
            command = [*compiler.command, "-O2", "-c", "-o", str(own / "out.o")]
            text = many_kernels.hip(count)
            new = NewSource(command, own / "new.hip", text, measure.own_home(own))
            cases[compiler.label] = compiler.case(new)
        failures: dict[str, str] = {}
        rounds = min(settings.rounds, ROUNDS_OF_MANY) if count > 100 else settings.rounds
        series = measure.interleave(cases, rounds, failures)
        for each in settings.compilers:
            title = f"{each.label}, {count:,} kernel{'s' * (count > 1)}"
            rows.append(_row(title, each.label, CLANG, series, failures))
    reference = "clang++ of a C++ source with as many functions of the same loops"
    return Report("A source of many kernels to an object, cold", "ms", rows, reference)


class Build:
    """All files of a directory, compiled by one compiler under make, with a cache of its own."""

    def __init__(self, directory: Path, compiler: Compiler, sources: str, count: int) -> None:
        self._directory, self._compiler = directory, compiler
        self._home = directory / compiler.label
        self._home.mkdir()
        objects = " ".join(f"{compiler.label}/f{number}.o" for number in range(count))
        command = shlex.join([*compiler.command, "-O2", "-c"])
        rule = f"{compiler.label}/%.o: %.{sources}\n\t@{command} $< -o $@\n"
        (directory / f"{compiler.label}.mk").write_text(f"all: {objects}\n{rule}")

    def case(self, jobs: int, empty: bool) -> Callable[[], float]:
        """Return a case that builds everything, with an empty cache or with a full one."""
        command = ["make", "-s", "-B", f"-j{jobs}", "-f", f"{self._compiler.label}.mk"]
        build = wall_ms(command, self._directory, measure.own_home(self._home))
        action = functools.partial(_emptied, self._home, build) if empty else build
        return self._compiler.case(action)


def builds(settings: Settings) -> list[Report]:
    """Compile many files under make, with as many jobs as cores and with one."""
    count = QUICK_FILES if settings.quick else FILES
    cores = len(os.sched_getaffinity(0))
    directory = settings.directory / "build"
    directory.mkdir()
    for number in range(count):
        for name, kind in (("vecadd.hip", "__global__ "), ("vecadd_host.cpp", "")):
            text = (PROGRAMS / name).read_text()
            text += f"\n{kind}void extra{number}(int* p) {{ *p = {number}; }}\n"
            (directory / f"f{number}{Path(name).suffix}").write_text(text)
    clang = Build(directory, HOST, "cpp", count)
    cases = {f"{HOST.label}, many": clang.case(cores, empty=True)}
    cases[f"{HOST.label}, one"] = clang.case(1, empty=True)
    for compiler in settings.compilers:
        label = compiler.label
        build = Build(directory, compiler, "hip", count)
        cases[f"{label}, one"] = build.case(1, empty=True)
        # The order of a round may be reversed: both neighbours leave a full cache.
        cases[f"{label}, warm"] = build.case(cores, empty=False)
        cases[f"{label}, many"] = build.case(cores, empty=True)
    failures: dict[str, str] = {}
    series = measure.interleave(cases, min(settings.rounds, ROUNDS_OF_FILES), failures)
    rows, scaling = [], []
    for compiler in settings.compilers:
        for case, title in (("many", "an empty cache"), ("warm", "a full cache")):
            names = f"{compiler.label}, {case}", f"{HOST.label}, many"
            rows.append(_row(f"{compiler.label}, {title}", *names, series, failures))
    for compiler in (HOST, *settings.compilers):
        names = f"{compiler.label}, many", f"{compiler.label}, one"
        scaling.append(_row(compiler.label, *names, series, failures))
    reference = f"clang++ of as many programs without a device, under make -j{cores}"
    title = f"{count} files under make -j{cores}"
    return [
        Report(title, "ms", rows, reference),
        Report(f"{title}, an empty cache", "ms", scaling, "the same compiler under make -j1"),
    ]


def driver(settings: Settings) -> Report:
    """Measure Python's start, option parsing and planning, without any stage."""
    source = str(PROGRAMS / "vecadd.hip")
    commands = {
        "python": [sys.executable, "-c", ""],
        "hipspv-cc -### vecadd.hip": [*HIPSPV_CC, "-###", "-O2", source, "-o", "planned"],
        "hipspv-cc --version": [*HIPSPV_CC, "--version"],
    }
    cases = {name: wall_ms(command, settings.directory) for name, command in commands.items()}
    series = measure.interleave(cases, settings.rounds)
    base = series.pop("python")
    rows = [measure.against(name, times, base) for name, times in series.items()]
    return Report("The driver itself", "ms", rows, "python -c ''")


def headers(settings: Settings) -> Report:
    """Measure clang alone on an empty HIP program, against four standard headers, per side."""
    rows = []
    for side, flag in SIDES.items():
        source, output = PROGRAMS / "header_hip.hip", f"{side}-hip.o"
        hip = _clang_command(flag, source, output, settings.directory)
        std = [*FRONT_END, flag, str(PROGRAMS / "header_std.hip"), "-emit-llvm", "-c"]
        std += ["-o", f"{side}-std.bc"]
        cases = {"hip": wall_ms(hip, settings.directory), "std": wall_ms(std, settings.directory)}
        series = measure.interleave(cases, settings.rounds)
        title = f"<hip/hip_runtime.h>, {side} side"
        rows.append(measure.against(title, series["hip"], series["std"], LARGEST_HEADER_RATIO))
    reference = "<cmath>, <cstdio>, <cstdlib> and <cstring>, the same side"
    return Report("clang on headers alone", "ms", rows, reference)


def _clang_command(flag: str, source: Path, output: str, directory: Path) -> list[str]:
    """Return hipspv-cc's clang command for one side, with another output."""
    command = [*HIPSPV_CC, "-###", "-c", str(source)]
    plan = subprocess.run(command, cwd=directory, capture_output=True, text=True).stderr
    for line in plan.splitlines():
        words = shlex.split(line)
        if flag in words:
            words[words.index("-o") + 1] = output
            return words
    raise CommandError(f"hipspv-cc -### shows no command with {flag}:\n{plan}")


def parts(settings: Settings) -> Report:
    """Report the time of one compile of a new source by stage, by --time-report; stages overlap."""
    directory = settings.directory / "parts"
    directory.mkdir()
    environment = measure.own_home(directory)
    text, source = (PROGRAMS / "vecadd.hip").read_text(), directory / "new.hip"
    command = [*HIPSPV_CC, "--time-report", "-O2", "-c", str(source), "-o", "t.o"]
    count = itertools.count()

    def reported() -> dict[str, float]:
        source.write_text(f"{text}\nint different{next(count)};\n")
        done = subprocess.run(
            command, cwd=settings.directory, env=environment, capture_output=True, text=True, check=True
        )
        cells = re.findall(r"^ *(\S.*?)  +\(?(\d+\.\d)\)?", done.stderr, re.MULTILINE)
        return {name: float(value) for name, value in cells}

    for _ in range(2):
        reported()  # then the headers are precompiled
    reports = measure.interleave({"report": reported}, settings.rounds)["report"]
    sums = {
        "Python before the first stage": (PYTHON,),
        "device clang": ("device clang, precompiled headers",),
        "host clang": ("host clang, precompiled headers",),
        "SPIR-V stages: " + ", ".join(SPIRV_STAGES): SPIRV_STAGES,
        "join": ("join",),
    }
    total = [one["total"] for one in reports]
    rows = [
        measure.against(name, [sum(one.get(n, 0.0) for n in names) for one in reports], total)
        for name, names in sums.items()
    ]
    return Report("Parts of one compile", "ms", rows, "the whole of hipspv-cc -O2 -c of a new source")


def _measure(settings: Settings) -> list[Report]:
    return [
        *programs(settings),
        sizes(settings),
        *builds(settings),
        driver(settings),
        headers(settings),
        parts(settings),
    ]


SECTION = Section(
    title="Compile",
    about="Wall time of compiles at -O2. Cold: the compiler's cache lacks the source, and is else "
    "in use, or empty. Warm: it has the source.",
    rounds=(11, 3),
    measure=_measure,
)
