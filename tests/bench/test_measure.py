"""The benchmarks' shared module: order of the rounds, medians, targets, JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.scripts import script

BENCH = Path(__file__).resolve().parents[2] / "bench"


measure = script(BENCH / "measure.py")


def test_summary_is_median_and_quartile_distance() -> None:
    assert measure.summarise([4.0, 1.0, 2.0, 3.0, 100.0]) == (3.0, 2.0, 5)
    assert measure.summarise([7.0]) == (7.0, 0.0, 1)


def test_rounds_take_turns_and_the_first_does_not_count() -> None:
    calls: list[str] = []

    def case(name: str) -> float:
        calls.append(name)
        return float(len(calls))

    series = measure.interleave({"a": lambda: case("a"), "b": lambda: case("b")}, 2)
    assert calls == ["b", "a", "a", "b", "b", "a"]
    assert series == {"a": [3.0, 6.0], "b": [4.0, 5.0]}


def test_targets_compare_medians() -> None:
    good = measure.against("x", [20.0, 24.0, 22.0], [10.0, 10.0, 10.0], 2.5)
    assert (good.ratio, good.met) == (2.2, True)
    assert not measure.against("x", [26.0], [10.0], 2.5).met
    assert measure.below("x", [119.0], 120, "ms").met
    assert not measure.below("x", [120.0], 120, "ms").met
    assert measure.reference("x", [1.0]).met is None


def test_json_has_every_row(capsys: pytest.CaptureFixture[str]) -> None:
    row = measure.against("hip", [3.0, 5.0, 4.0], [2.0], 1.0)
    measure.show([measure.Report("title", "ms", [row])], True)
    document = json.loads(capsys.readouterr().out)
    assert document["machine"]["cores"] >= 1
    (report,) = document["reports"]
    assert report["title"] == "title" and report["unit"] == "ms"
    assert report["rows"][0]["value"] == {"median": 4.0, "iqr": 1.0, "rounds": 3}
    assert report["rows"][0]["ratio"] == 2.0 and report["rows"][0]["met"] is False


def test_a_failing_command_ends_the_benchmark(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="exit status 3"):
        measure.run([sys.executable, "-c", "raise SystemExit(3)"], tmp_path)
