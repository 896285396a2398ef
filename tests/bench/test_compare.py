"""The comparison of two runs: what it must report, and what it must not."""

from __future__ import annotations

import math
import random
import sys
from pathlib import Path

import pytest

from bench import compare, measure, results

ROWS = 200


def _series(seed: int, rounds: int, factor: float = 1.0, noise: float = 0.02) -> list[float]:
    source = random.Random(seed)
    return [factor * source.lognormvariate(0.0, noise) for _ in range(rounds)]


def _row(seed: int, rounds: int, factor: float = 1.0, noise: float = 0.02) -> measure.Row:
    """A machine of any speed: the reference's times differ as the rows' do."""
    base = [100.0 + seed] * rounds
    times = [value * 3 * base[0] for value in _series(seed, rounds, factor, noise)]
    return measure.against("row", times, base)


def _rows(seed: int, rounds: int, **changed: float) -> dict[compare.Key, measure.Row]:
    return {("s", "r", str(n)): _row(seed + n, rounds, changed.get(f"row{n}", 1.0)) for n in range(ROWS)}


def test_probabilities_are_those_of_all_choices() -> None:
    assert compare.mann_whitney([1, 2, 3], [4, 5, 6]) == pytest.approx(2 / 20)
    assert compare.mann_whitney([1, 2, 4], [3, 5, 6]) == pytest.approx(4 / 20)
    assert compare.mann_whitney([1, 6], [2, 3, 4, 5]) == pytest.approx(1.0)
    assert compare.mann_whitney(range(9), range(9, 18)) == pytest.approx(2 / 48620)


def test_probabilities_of_equal_values() -> None:
    assert compare.mann_whitney([1.0] * 4, [1.0] * 4) == 1.0  # equal values tell nothing
    # Of the 25 pairs the new value is larger in 16 and equal in 4 + 4, which count half. Both
    # values occur five times, so the variance is less than 25 / 12 * 11.
    larger, mean, variance = 16 + 8 / 2, 25 / 2, 25 / 12 * (11 - 2 * (5**3 - 5) / (10 * 9))
    z = (larger - mean - 1 / 2) / variance**0.5
    chance = math.erfc(z / 2**0.5)
    assert compare.mann_whitney([1] * 4 + [2], [1] + [2] * 4) == pytest.approx(chance)


def test_discoveries_are_those_of_benjamini_and_hochberg() -> None:
    # The example of their paper, section 3.2: 15 hypotheses, of which 4 are rejected at 0.05.
    p = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459]
    p += [0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0]
    tests = {("s", "r", str(n)): value for n, value in enumerate(p)}
    rates = compare.adjusted(tests)
    assert [rate <= compare.DISCOVERY_RATE for rate in rates.values()] == [True] * 4 + [False] * 11
    assert rates["s", "r", "3"] == pytest.approx(0.0095 * 15 / 4)
    assert compare.adjusted({}) == {}


@pytest.mark.parametrize("rounds", [5, 9, 15])
def test_noise_is_no_change(rounds: int) -> None:
    assert compare.changes(_rows(1000, rounds), _rows(5000, rounds)) == []
    # Also without a smallest change: few of the 200 rows may be reported.
    assert len(compare.changes(_rows(1000, rounds), _rows(5000, rounds), 0.0)) <= 1


@pytest.mark.parametrize("rounds", [9, 15])
def test_changes_are_found(rounds: int) -> None:
    changed = _rows(5000, rounds, row3=1.1, row7=0.9, row9=1.03)
    found = compare.changes(_rows(1000, rounds), changed)
    assert [(change.key[2], change.kind) for change in found] == [("3", "worse"), ("7", "better")]
    assert found[0].factor == pytest.approx(1.1, abs=0.03)
    found = compare.changes(_rows(1000, rounds), changed, 20.0)
    assert found == []


def test_one_slow_round_is_no_change() -> None:
    slow = measure.against("row", [3.0] * 6 + [9.0] * 3, [1.0] * 9)
    same = measure.against("row", [3.0 + n / 1000 for n in range(9)], [1.0] * 9)
    assert compare.changes({("s", "r", "x"): same}, {("s", "r", "x"): slow}) == []


def test_larger_speeds_are_better() -> None:
    key = ("s", "r", "x")
    slow, fast = (measure.speed("x", _series(1, 9, factor), [1.0] * 9) for factor in (1.0, 0.8))
    assert [change.kind for change in compare.changes({key: slow}, {key: fast})] == ["better"]
    assert [change.kind for change in compare.changes({key: fast}, {key: slow})] == ["worse"]


def test_rows_that_can_not_be_compared() -> None:
    good, failed = _row(1, 9), measure.failed("row", "error: nothing")
    key, other = ("s", "r", "x"), ("s", "r", "y")
    assert compare.changes({key: good}, {key: failed}) == [compare.Change(key, "gone")]
    assert compare.changes({key: good, other: good}, {key: good}) == [compare.Change(other, "gone")]
    assert compare.changes({key: good}, {key: good, other: good})[0].kind == "new"
    assert compare.changes({key: failed}, {key: failed}) == []
    (few,) = compare.changes({key: good}, {key: _row(1, 3, 2.0)})
    assert few.kind == "too few rounds" and few.factor == pytest.approx(2.0, abs=0.1)


def _save(directory: Path, section: str, factor: float) -> None:
    row = measure.against("a row", _series(int(factor * 10), 9, factor), [1.0] * 9)
    report = measure.Report("A report", "ms", [row])
    results.save(results.Result(section, section, "", "2026-01-01", False, {}, {}, {}, [report]), directory)


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    for section in ("one", "two"):
        _save(old, section, 1.0)
    _save(new, "one", 1.5)

    def run(*arguments: Path) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["compare", *map(str, arguments)])
        return compare.main(), capsys.readouterr().out

    status, output = run(old, new)
    assert status == 1 and "worse           A report: a row: " in output
    assert "1 ratios compared: 1 worse, 0 better, 0 gone" in output
    status, output = run(new / "one.json", old / "one.json")
    assert status == 0 and "better          A report: a row: " in output
    assert run(old, old)[0] == 0
    with pytest.raises(SystemExit, match="2"):
        run(tmp_path / "nothing", old)
