"""Which ratios differ between two runs of `python -m bench` by more than noise.

    python -m bench.compare OLD NEW [--least PERCENT]

OLD and NEW are directories of results, or files of one section. Raw times aren't compared: the
machines may differ. A ratio has changed if two conditions hold:

- The medians of the rounds' ratios differ by at least --least.
- A Mann-Whitney test of the rounds says so, with a false discovery rate of 5 % among all
  rows (Benjamini and Hochberg 1995).

Exits with 1 if a ratio became worse, or can't be measured any more.
"""

from __future__ import annotations

import argparse
import itertools
import math
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bench import results
from bench.measure import HIGHER, Row
from bench.results import Result

DISCOVERY_RATE = 0.05
LEAST_PERCENT = 5.0
WORSE, BETTER, GONE, NEW, FEW = "worse", "better", "gone", "new", "too few rounds"
# No series of so few rounds can differ beyond the noise, however far they are apart.
FEWEST_ROUNDS = 5

Key = tuple[str, str, str]  # section, report and row


class Change(NamedTuple):
    """A row that isn't as before. factor: new median by old. rate: smallest rate of false
    discoveries with which it is one.
    """

    key: Key
    kind: str
    factor: float = math.nan
    rate: float = math.nan


def mann_whitney(old: Sequence[float], new: Sequence[float]) -> float:
    """Return the two-sided probability of such ranks, if both series are of one distribution.

    Exact unless values are equal, for which scipy has an approximation only.
    """
    from scipy.stats import mannwhitneyu  # takes half a second

    distinct = len({*old, *new}) == len(old) + len(new)
    return float(mannwhitneyu(old, new, method="exact" if distinct else "asymptotic").pvalue)


def adjusted(tests: dict[Key, float]) -> dict[Key, float]:
    """Return the smallest rate of false discoveries at which each of so many tests is one."""
    from scipy.stats import false_discovery_control

    return dict(zip(tests, false_discovery_control(list(tests.values())), strict=True)) if tests else {}


def rows_of(found: Sequence[Result]) -> dict[Key, Row]:
    """Return all rows that have ratios or failed."""
    return {
        (result.section, report.title, row.name): row
        for result in found
        for report in result.reports
        for row in report.rows
        if row.ratios or row.failure
    }


def changes(old: dict[Key, Row], new: dict[Key, Row], least_percent: float = LEAST_PERCENT) -> list[Change]:
    """Return the rows that changed, in the order of `new`, and those that are gone."""
    tests = {
        key: mann_whitney(old[key].ratios, row.ratios)
        for key, row in new.items()
        if key in old and _enough(old[key]) and _enough(row)
    }
    rates = adjusted(tests)
    found = [change for key, row in new.items() for change in _change(key, old.get(key), row, rates)]
    least = math.log1p(least_percent / 100)
    found = [each for each in found if math.isnan(each.factor) or abs(math.log(each.factor)) >= least]
    return found + [Change(key, GONE) for key, row in old.items() if key not in new and row.ratios]


def _enough(row: Row) -> bool:
    return len(row.ratios) >= FEWEST_ROUNDS


def _change(key: Key, old: Row | None, new: Row, rates: dict[Key, float]) -> list[Change]:
    if old is None or not old.ratios:
        return [Change(key, NEW)] if new.ratios else []
    if not new.ratios:
        return [Change(key, GONE)]
    factor = statistics.median(new.ratios) / statistics.median(old.ratios)
    if key not in rates:
        return [Change(key, FEW, factor)]
    if rates[key] > DISCOVERY_RATE:
        return []
    better = factor > 1 if new.better == HIGHER else factor < 1
    return [Change(key, BETTER if better else WORSE, factor, rates[key])]


def main() -> int:
    """Print what changed. Return 1 if something became worse."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.compare", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    text = "smallest change of a ratio in percent (%(default)g)"
    parser.add_argument("--least", type=float, default=LEAST_PERCENT, metavar="PERCENT", help=text)
    options = parser.parse_args()
    old, new = (rows_of(results.load(path)) for path in (options.old, options.new))
    if not (old and new):
        parser.error("no results")
    # A single section is compared with that section alone.
    sections = {key[0] for key in new} & {key[0] for key in old}
    old, new = ({key: row for key, row in each.items() if key[0] in sections} for each in (old, new))
    found = changes(old, new, options.least)
    _show(found, old, new)
    return 1 if any(change.kind in (WORSE, GONE) for change in found) else 0


def _show(found: Sequence[Change], old: dict[Key, Row], new: dict[Key, Row]) -> None:
    for section, group in itertools.groupby(found, key=lambda change: change.key[0]):
        print(section)
        for change in group:
            _, report, name = change.key
            before, after = (
                f"{row.ratio:.3g}" if row is not None and row.ratio is not None else "-"
                for row in (old.get(change.key), new.get(change.key))
            )
            percent = "" if math.isnan(change.factor) else f", {(change.factor - 1) * 100:+.1f} %"
            chance = "" if math.isnan(change.rate) else f", rate {change.rate:.2g}"
            print(f"  {change.kind:14}  {report}: {name}: {before} to {after}{percent}{chance}")
    counts = {kind: sum(change.kind == kind for change in found) for kind in (WORSE, BETTER, GONE)}
    compared = len(old.keys() & new.keys())
    print(f"{compared} ratios compared: " + ", ".join(f"{n} {kind}" for kind, n in counts.items()))


if __name__ == "__main__":
    sys.exit(main())
