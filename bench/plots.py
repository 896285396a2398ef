"""One plot for each section: every row's ratio with its quartiles, as an SVG."""

from __future__ import annotations

import io
import statistics
from typing import TYPE_CHECKING, Any

from bench.measure import HIGHER, Row
from bench.results import Result

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# Greys and colours of middle lightness, without a background: for light pages and dark ones.
_TEXT, _GRID = "#7d7d7d", "#7d7d7d55"
# Colour and marker: without a target, met, missed.
_LOOKS = {None: ("#4a90d9", "o"), True: ("#2e9e5b", "o"), False: ("#d9534f", "X")}
_LINE_INCHES = 0.2
_TITLE_LINES = 1.5  # of a report's title, with the distance to the report above
_STYLE: Any = {
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "hipspv",  # the same figures give the same file
    "font.family": "sans-serif",
    "font.size": 9,
    "text.color": _TEXT,
    "axes.edgecolor": _TEXT,
    "axes.labelcolor": _TEXT,
    "xtick.color": _TEXT,
    "ytick.color": _TEXT,
}


def svg(result: Result) -> str:
    """Return the section's plot."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(_STYLE):
        height, positions = _positions(result)
        figure = Figure(figsize=(8, max(height, 4) * _LINE_INCHES + 0.8))
        figure.patch.set_alpha(0)
        axes = figure.subplots()
        _draw(axes, result, positions, height)
        out = io.StringIO()
        figure.savefig(out, format="svg", bbox_inches="tight", metadata={"Date": None, "Creator": None})
    # Lines of a path end with blanks.
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


def _positions(result: Result) -> tuple[float, list[tuple[float, str | Row]]]:
    """Return the height in lines, and the position of each title and row from above."""
    at, positions = 0.0, []
    for report in result.reports:
        positions.append((at + _TITLE_LINES - 1, report.title))
        at += _TITLE_LINES
        for row in report.rows:
            positions.append((at, row))
            at += 1
    return at, positions


def _draw(axes: Axes, result: Result, positions: list[tuple[float, str | Row]], height: float) -> None:
    from matplotlib.ticker import FuncFormatter, LogLocator, NullLocator

    axes.patch.set_alpha(0)
    axes.set_xscale("log", base=2)
    axes.set_ylim(height, -0.5)
    axes.axvline(1, color=_TEXT, linewidth=1)
    for at, item in positions:
        if isinstance(item, str):
            axes.text(0.01, at, item, transform=axes.get_yaxis_transform(), va="center", weight="bold")
        elif item.ratios:
            _point(axes, at, item)
        else:
            axes.text(0.5, at, "failed", transform=axes.get_yaxis_transform(), va="center")
    rows = [(at, item) for at, item in positions if isinstance(item, Row)]
    axes.set_yticks([at for at, _ in rows], [row.name for _, row in rows])
    axes.tick_params(axis="y", length=0)
    axes.xaxis.set_major_locator(LogLocator(base=2))
    axes.xaxis.set_minor_locator(NullLocator())
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:.2g}"))
    axes.grid(axis="x", color=_GRID, linewidth=0.5)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    speed = any(row.better == HIGHER for _, row in rows)
    axes.set_xlabel("speed, reference = 1: larger is better" if speed else "time, reference = 1: smaller is better")


def _point(axes: Axes, at: float, row: Row) -> None:
    """Draw the median, and a line between the quartiles."""
    colour, marker = _LOOKS[row.met]
    low, middle, high = _quartiles(row.ratios)
    axes.plot([low, high], [at, at], color=colour, linewidth=2, alpha=0.6)
    axes.plot([middle], [at], color=colour, marker=marker, markersize=6, markeredgewidth=0)


def _quartiles(ratios: list[float]) -> tuple[float, float, float]:
    if len(ratios) < 2:
        return ratios[0], ratios[0], ratios[0]
    low, middle, high = statistics.quantiles(ratios, n=4, method="inclusive")
    return low, middle, high
