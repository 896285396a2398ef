"""docs/performance.md, from the results alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bench import results
from bench.measure import HIGHER, Report, Row, summarise
from bench.results import Result

DOCS = Path(__file__).resolve().parents[1] / "docs"
_HEAD = """\
# Performance

`make bench` measures hipspv on a machine, and writes this page from the results. Each figure is a ratio to a reference
that was measured in the same rounds. A round runs all sides one after the other, and every second round in the other
order. The ratio is the median of the rounds' ratios; the spread is their interquartile range. Times are medians, too;
`bench/results` has all of them.

Lower is better for a ratio of times, higher for one of speeds. A target is a limit for the ratio; a figure that exceeds
it is *missed*.
"""
_REPEAT = """
## How to repeat it

```
make bench                                  # all sections
python -m bench --section launch            # one of them
python -m bench --quick                     # fewer rounds and cases
python -m bench --peer LABEL=/path/to/hipcc # another compiler beside hipspv-cc
python -m bench.compare OLD NEW             # two directories of results
```

The machine should have nothing else to do. Ratios of two runs are comparable, raw times are not.
"""


def write(found: Sequence[Result], order: Sequence[str], docs: Path = DOCS) -> None:
    """Write the page with the sections in this order."""
    results.write(docs / "performance.md", text(ordered(found, order)))


def ordered(found: Sequence[Result], order: Sequence[str]) -> list[Result]:
    """Return the results in the order of the names of their sections."""
    by_name = {result.section: result for result in found}
    return [by_name[name] for name in order if name in by_name]


def plot(result: Result) -> str:
    """Return the path of the section's plot in the site. `docs/generated_pages.py` draws it."""
    return f"performance/{result.section}.svg"


def text(found: Sequence[Result], plots: bool = False) -> str:
    """Return the page, which shows the plots on demand: only the site has them."""
    sections = [_section(result, plots) for result in found]
    return "".join([_HEAD, _targets(found), *sections, _REPEAT])


def _targets(found: Sequence[Result]) -> str:
    """Return the list of the missed targets."""
    rows = [(result, report, row) for result in found for report in result.reports for row in report.rows]
    aimed = [row for _, _, row in rows if row.met is not None]
    if not aimed:
        return ""
    lines = [f"\n{sum(row.met is True for row in aimed)} of {len(aimed)} targets are met."]
    missed = [each for each in rows if each[2].met is False]
    if missed:
        lines += ["The others:", "", "| section | | ratio | target |", "|---|---|--:|--:|"]
    for result, report, row in missed:
        name = _cell(f"{report.title}: {row.name}")
        link = f"[{result.title}](#{result.title.lower()})"
        lines.append(f"| {link} | {name} | {_ratio(row.ratio or 0)} | {row.target} |")
    return "\n".join([*lines, ""])


def _section(result: Result, plots: bool) -> str:
    lines = ["", f"## {result.title}", "", result.about, "", _facts(result)]
    if plots:
        lines += ["", f"![{result.title}: ratios]({plot(result)})"]
    lines += ["", "| | ratio | spread | target | time | reference |", "|---|--:|--:|--:|--:|--:|"]
    for report in result.reports:
        lines += _rows(report)
    return "\n".join([*lines, ""])


def _facts(result: Result) -> str:
    """Return when, where and with which versions the section was measured."""
    machine = result.machine
    counts = sorted({len(row.times) for report in result.reports for row in report.rows if row.times})
    parts = [
        f"Measured {result.date}{' with --quick' if result.quick else ''}",
        f"{machine['cpu']}, {machine['cores']} cores, load {machine['load']} at the start",
        f"{' to '.join(map(str, {counts[0]: 0, counts[-1]: 0}))} rounds" if counts else "",
        f"{machine['system']}, Python {machine['python']}",
        ", ".join(f"{name} {version}" for name, version in result.versions.items()),
    ]
    parts += [f"{label}: {version}" for label, version in result.peers.items()]
    return "*" + ". ".join(part for part in parts if part) + ".*"


def _rows(report: Report) -> list[str]:
    """Return the rows of a report after one with its title, its unit and the reference."""
    speeds = ", speeds" if any(row.better == HIGHER for row in report.rows) else ""
    title = f"**{_cell(report.title)}** [{report.unit}{speeds}], against {_cell(report.reference)}"
    return [f"| {title} | | | | | |", *(_line(row) for row in report.rows)]


def _line(row: Row) -> str:
    name = _cell(row.name)
    if row.failure:
        return f"| {name} | failed: {_cell(row.failure)} | | | | |"
    ratio = summarise(row.ratios)
    verdict = {None: "", True: " met", False: " **missed**"}[row.met]
    cells = [
        _ratio(ratio.median),
        _ratio(ratio.iqr),
        f"{row.target}{verdict}",
        _number(row.value.median),
        _number(summarise(row.base).median),
    ]
    return f"| {name} | {' | '.join(cells)} |"


def _ratio(value: float) -> str:
    """Return three digits after the point: targets are that close."""
    return _number(value) if value >= 10 else f"{value:.3f}"


def _number(value: float) -> str:
    """Return two digits after the point, fewer for large numbers, more for small ones."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.2f}" if value >= 0.1 or value == 0 else f"{value:.2g}"


def _cell(text: str) -> str:
    """Return plain text for a cell. Markdown takes <name> for HTML."""
    return text.replace("<", r"\<").replace("|", r"\|")
