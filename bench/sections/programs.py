"""HIP programs of each compiler against one that uses the OpenCL API alone."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bench import compilers, measure
from bench.measure import PROGRAMS, Row
from bench.sections.section import Settings

RAW = "the OpenCL API"
Times = dict[str, float]
Make = Callable[[str, Sequence[float], Sequence[float], float | None], Row]


class Case(NamedTuple):
    """A row's title, the names that the programs print with its times, and hipspv's target."""

    title: str
    name: str
    raw_name: str
    limit: float | None = None


class Runs:
    """The named times of every program in every round.

    program: of PROGRAMS, by each compiler. arguments: of the HIP programs. raw: the command of the
    program that all are compared with.
    """

    def __init__(self, settings: Settings, program: str, arguments: Sequence[str], raw: Sequence[str]) -> None:
        self._compilers = settings.compilers
        self._failures: dict[str, str] = {}
        directory, words = settings.directory, ["-O2", "-pthread", str(PROGRAMS / program)]
        name = program.partition(".")[0]
        built = compilers.build(settings.compilers, words, name, directory, self._failures)
        cases: dict[str, Callable[[], Times]] = {
            each.label: each.case(functools.partial(measure.named_times, [built[each.label], *arguments], directory))
            for each in settings.compilers
            if each.label in built
        }
        cases[RAW] = functools.partial(measure.named_times, raw, directory)
        self._series = measure.interleave(cases, settings.rounds, self._failures)

    def rows(self, cases: Sequence[Case], make: Make = measure.against) -> list[Row]:
        """Return a row for each compiler and case. make: measure.against or measure.speed."""
        rows = []
        for compiler in self._compilers:
            label = compiler.label
            if label in self._failures:
                rows.append(measure.failed(label, self._failures[label]))
                continue
            for case in cases:
                times = [found[case.name] for found in self._series[label]]
                base = [found[case.raw_name] for found in self._series[RAW]]
                limit = compiler.limit(case.limit)
                rows.append(make(f"{label}, {case.title}", times, base, limit))
        return rows
