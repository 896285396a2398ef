"""README's figures are those of the last `make bench`."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bench.results import RESULTS, load
from tests.docs.test_docs import ROOT


class Figure(NamedTuple):
    """A phrase of README, and the report and row in bench/results whose ratio it has."""

    phrase: str
    section: str
    report: str
    row: str


COLD = ("compile", "A small program to an executable, cold")
WARM = ("compile", "A small program to an executable, warm")
HEADERS = ("compile", "clang on headers alone")
MAKE = ("compile", "200 files under make -j2")
LAUNCH = ("launch", "A launch")
GROWTH = ("passes", "16 times as many instructions")
START = ("startup", "Process start to the first kernel's end, cold cache")
OPENCL = ("kernels", "Speed against OpenCL C")
OPENMP = ("kernels", "Speed against OpenMP")

FIGURES = (
    Figure("a new source takes {} times as long", *COLD, "hipspv-cc, a new source"),
    Figure("with an empty cache {} times", *COLD, "hipspv-cc, an empty cache"),
    Figure("same source again takes {} of that", *WARM, "hipspv-cc, the same source"),
    Figure("costs {} (host side)", *HEADERS, "<hip/hip_runtime.h>, host side"),
    Figure("and {} times (device side)", *HEADERS, "<hip/hip_runtime.h>, device side"),
    Figure("`make -j2` take {} times as long", *MAKE, "hipspv-cc, a full cache"),
    Figure("With an empty cache they take {} times", *MAKE, "hipspv-cc, an empty cache"),
    Figure("it costs {} times as much without arguments", *LAUNCH, "hipspv-cc, 0 arguments"),
    Figure("{} with 3 and", *LAUNCH, "hipspv-cc, 3 arguments"),
    Figure("and {} with 8", *LAUNCH, "hipspv-cc, 8 arguments"),
    Figure(
        "{} times as long for an instruction of many kernels", *GROWTH, "40,000 in many kernels"
    ),
    Figure("and {} times for one of a long function", *GROWTH, "40,000 in one function"),
    Figure(
        "the geometric mean is {} times the speed of OpenCL C", *OPENCL, "hipspv-cc, geometric mean"
    ),
    Figure("and {} times that of C++ with OpenMP", *OPENMP, "hipspv-cc, geometric mean"),
)


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: f"{figure.report}: {figure.row}")
def test_readme_has_the_measured_figure(figure: Figure) -> None:
    [result] = load(RESULTS / f"{figure.section}.json")
    [report] = [each for each in result.reports if each.title == figure.report]
    [row] = [each for each in report.rows if each.name == figure.row]
    assert row.ratio is not None
    text = " ".join((ROOT / "README.md").read_text().split())
    assert figure.phrase.format(f"{row.ratio:.2f}") in text
