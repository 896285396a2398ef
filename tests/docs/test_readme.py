"""README's figures are those of the last `make bench` and of the list of HIP's functions."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from bench.results import RESULTS, load
from tests.docs.test_docs import GENERATOR, ROOT


class Figure(NamedTuple):
    """A phrase of README, and the report and row in bench/results whose ratio it has."""

    phrase: str
    section: str
    report: str
    row: str


COMPILE = ("compile", "A small program to an executable, cold")
AGAIN = ("compile", "A small program to an executable, warm")
MAKE = ("compile", "200 files under make -j2")
LAUNCH = ("launch", "A launch")
START = ("startup", "Process start to the first kernel's end, cold cache")
OPENCL = ("kernels", "Speed against OpenCL C")
OPENMP = ("kernels", "Speed against OpenMP")

FIGURES = (
    Figure("| compile a new source at `-O2` | {} |", *COMPILE, "hipspv-cc, a new source"),
    Figure("| the same with an empty cache | {} |", *COMPILE, "hipspv-cc, an empty cache"),
    Figure("| compile the same source again | {} |", *AGAIN, "hipspv-cc, the same source"),
    Figure("full [cache](docs/caching.md) | {} |", *MAKE, "hipspv-cc, a full cache"),
    Figure("200 files with an empty cache | {} |", *MAKE, "hipspv-cc, an empty cache"),
    Figure("launch without arguments | {} |", *LAUNCH, "hipspv-cc, 0 arguments"),
    Figure("launch with 8 arguments | {} |", *LAUNCH, "hipspv-cc, 8 arguments"),
    Figure("the first of 1,000 kernels | {} |", *START, "hipspv-cc, 1,000 kernels"),
    Figure("the only kernel | {} |", *START, "hipspv-cc, 1 kernel"),
    Figure("{} times the speed of OpenCL C", *OPENCL, "hipspv-cc, geometric mean"),
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


def test_counts_of_hip_functions_are_those_of_the_list() -> None:
    page = " ".join(GENERATOR.PAGES["hip-api.md"]().split())
    found = re.search(r"has (\d+) entry points. Of these (\d+) are implemented .*?, (\d+) in part", page)
    assert found
    total, complete, partial = found.groups()
    readme = " ".join((ROOT / "README.md").read_text().split())
    assert f"Of the {total} functions of HIP 7.2's runtime API, {complete} are" in readme
    assert f"are implemented, and {partial} in part" in readme
    comparison = (ROOT / "docs" / "comparison.md").read_text()
    assert f"{complete} of {total} are implemented, {partial} in part" in comparison
