"""--time-report: wall time by stage. The rows that aren't in brackets sum to the total."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.run.execution import Timing

_PASS = "  "  # the beginning of passes' names


class _Row:
    """Wall time in tenths of a millisecond, and the parts of it."""

    def __init__(self, name: str, tenths: int, parts: list[_Row] | None = None) -> None:
        self.name = name
        self.tenths = tenths
        self.parts = parts or []


def print_times(timings: list[Timing], python: float, total: float) -> None:
    """Print stages and passes on standard error.

    `python` is the time before the first child started, `total` the time until now, in seconds.
    """
    sys.stderr.write("\n".join(lines(timings, python, total)) + "\n")


def lines(timings: list[Timing], python: float, total: float) -> list[str]:
    """Return the report's lines."""
    rows = [_Row("Python: start and command line", _tenths(python)), *_rows(timings)]
    rest = _tenths(total) - sum(row.tenths for row in rows)
    rows.append(_Row("rest: processes, files and cache", rest))
    found = ["hipspv-cc: wall time; in brackets, parts of the row above", ""]
    found.append(f"{'stage or pass':<42}{'ms':>10}{'share':>10}")
    for row in rows:
        share = 100 * row.tenths / max(_tenths(total), 1)
        found.append(f"{row.name:<42}{row.tenths / 10:>9.1f} {share:>8.1f} %")
        found += _parts(row, 1)
    return [*found, f"{'total':<42}{_tenths(total) / 10:>9.1f} {100:>8.1f} %"]


def _parts(row: _Row, depth: int) -> list[str]:
    found = []
    for part in row.parts:
        found.append(f"{'  ' * depth + part.name:<42}{f'({part.tenths / 10:.1f})':>10}")
        found += _parts(part, depth + 1)
    return found


def _rows(timings: list[Timing]) -> list[_Row]:
    """Return the stages in the order of their begin; overlapping ones share a row with their total time."""
    groups: list[list[tuple[Timing, _Row]]] = []
    end = 0.0
    for timing, row in sorted(_stages(timings), key=lambda stage: stage[0].begin):
        if not groups or timing.begin >= end:
            groups.append([])
        groups[-1].append((timing, row))
        end = max(end, timing.begin + timing.seconds)
    return [_together(group) for group in groups]


def _together(group: list[tuple[Timing, _Row]]) -> _Row:
    if len(group) == 1:
        return group[0][1]
    begin = min(timing.begin for timing, _ in group)
    end = max(timing.begin + timing.seconds for timing, _ in group)
    return _Row("at the same time:", _tenths(end - begin), [row for _, row in group])


def _stages(timings: list[Timing]) -> list[tuple[Timing, _Row]]:
    """Return each stage with its passes, which follow it."""
    found: list[tuple[Timing, _Row]] = []
    for timing in timings:
        row = _Row(timing.name.strip(), _tenths(timing.seconds))
        if timing.name.startswith(_PASS) and found:
            found[-1][1].parts.append(row)
        else:
            found.append((timing, row))
    return found


def _tenths(seconds: float) -> int:
    """Return the seconds in tenths of a millisecond."""
    return round(10_000 * seconds)
