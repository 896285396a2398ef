"""The benchmarks' common parts: order of the rounds, medians, targets, JSON, the page."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from bench import compilers, measure, page, plots, results
from bench.sections import SECTIONS


def test_summary_is_median_and_quartile_distance() -> None:
    assert measure.summarise([4.0, 1.0, 2.0, 3.0, 100.0]) == (3.0, 2.0, 5)
    assert measure.summarise([7.0]) == (7.0, 0.0, 1)


def test_rounds_alternate_and_the_first_does_not_count() -> None:
    calls: list[str] = []

    def case(name: str) -> float:
        calls.append(name)
        return float(len(calls))

    series = measure.interleave({"a": lambda: case("a"), "b": lambda: case("b")}, 2)
    assert calls == ["b", "a", "a", "b", "b", "a"]
    assert series == {"a": [3.0, 6.0], "b": [4.0, 5.0]}


def test_ratios_are_those_of_rounds() -> None:
    row = measure.against("x", [20.0, 24.0, 30.0], [10.0, 20.0, 10.0])
    assert row.ratios == [2.0, 1.2, 3.0] and row.ratio == 2.0 and row.met is None
    assert measure.speed("x", [20.0, 24.0], [10.0, 36.0]).ratios == [0.5, 1.5]
    with pytest.raises(ValueError, match="shorter"):
        print(measure.against("x", [20.0, 24.0], [10.0]).ratios)


def test_targets_compare_medians() -> None:
    good = measure.against("x", [20.0, 24.0, 22.0], [10.0, 10.0, 10.0], 2.5)
    assert (good.ratio, good.target, good.met) == (2.2, "≤ 2.5", True)
    assert not measure.against("x", [26.0], [10.0], 2.5).met
    fast = measure.speed("x", [20.0], [22.0], 1.05)
    assert (fast.ratio, fast.target, fast.met) == (1.1, "≥ 1.05", True)
    assert not measure.speed("x", [20.0], [20.0], 1.05).met
    assert measure.below("x", [119.0], 120, "ms").met
    assert not measure.below("x", [120.0], 120, "ms").met
    assert measure.reference("x", [1.0]).met is None


def test_json_has_every_row(capsys: pytest.CaptureFixture[str]) -> None:
    row = measure.against("hip", [3.0, 5.0, 4.0], [2.0, 2.0, 2.0], 1.0)
    measure.show([measure.Report("title", "ms", [row])], True)
    document = json.loads(capsys.readouterr().out)
    assert document["machine"]["cores"] >= 1
    (report,) = document["reports"]
    assert report["title"] == "title" and report["unit"] == "ms"
    (found,) = report["rows"]
    assert found["times"] == [3.0, 5.0, 4.0] and found["base"] == [2.0, 2.0, 2.0]
    assert found["value"] == {"median": 4.0, "iqr": 1.0, "rounds": 3}
    assert found["ratio"] == {"median": 2.0, "iqr": 0.5, "rounds": 3} and found["met"] is False


def test_a_failing_command_ends_the_benchmark(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="exit status 3"):
        measure.run([sys.executable, "-c", "raise SystemExit(3)"], tmp_path)


def test_a_failing_peer_does_not(tmp_path: Path) -> None:
    fails = [sys.executable, "-c", "raise SystemExit('/a/b error: no such option')"]
    peer = compilers.Compiler("peer", fails)
    ours = peer._replace(peer=False)
    failures: dict[str, str] = {}
    assert compilers.build([peer], [], "program", tmp_path, failures) == {}
    assert failures == {"peer": "b error: no such option"}
    with pytest.raises(SystemExit, match="no such option"):
        compilers.build([ours], [], "program", tmp_path, {})
    case = peer.case(measure.wall_ms(fails, tmp_path))
    failed: dict[str, str] = {}
    assert measure.interleave({"a": lambda: 1.0, "b": case}, 2, failed) == {"a": [1.0, 1.0]}
    assert list(failed) == ["b"]
    row = measure.failed("peer", failed["b"])
    assert (row.failure, row.ratio, row.met) == ("b error: no such option", None, None)


def test_peers_are_named_commands() -> None:
    peer = compilers.parse(f"other={shlex.quote(sys.executable)} -x 'a b'")
    assert peer == ("other", [sys.executable, "-x", "a b"], True)
    for text in ("other", "=/bin/sh", "other=", "other=/no/such/program"):
        with pytest.raises(ValueError, match=r"no such program|not LABEL="):
            compilers.parse(text)


def _result() -> results.Result:
    rows = [
        measure.against("good", [3.0, 5.0, 4.0], [4.0, 4.0, 4.0], 1.2),
        measure.against("bad | <worse>", [6.0, 5.0, 7.0], [4.0, 4.0, 4.0], 1.2),
        measure.failed("peer", "error: nothing"),
    ]
    reports = [measure.Report("A report", "ms", rows, "the <same> by hand")]
    machine = {"cpu": "a CPU", "cores": 2, "load": 0.5, "system": "Linux", "python": "3.12"}
    versions = {"hipspv": "1.0"}
    return results.Result("some", "Some", "All of it.", "2026-01-01", False, machine, versions, {"peer": "2"}, reports)


def test_the_page_has_what_the_results_have(tmp_path: Path) -> None:
    results.save(_result(), tmp_path)
    (found,) = results.load(tmp_path)
    assert found._replace(reports=[]) == _result()._replace(reports=[])
    assert [*map(measure.document_of, found.reports)] == [*map(measure.document_of, _result().reports)]
    page.write([found], ["other", "some"], tmp_path / "docs")
    text = (tmp_path / "docs" / "performance.md").read_text()
    assert "1 of 2 targets are met." in text
    assert "| good | 1.000 | 0.250 | ≤ 1.2 met | 4.00 | 4.00 |" in text
    assert r"| bad \| \<worse> | 1.500 | 0.250 | ≤ 1.2 **missed** | 6.00 | 4.00 |" in text
    assert "| peer | failed: error: nothing | | | | |" in text
    assert "Measured 2026-01-01. a CPU, 2 cores, load 0.5 at the start. 3 rounds." in text
    assert "](performance/some.svg)" not in text
    assert "](performance/some.svg)" in page.text([found], plots=True)
    plot = plots.svg(found)
    assert plot == plots.svg(found) and ">A report</text>" in plot and ">good</text>" in plot


def test_a_file_of_results_has_a_line_for_each_row(tmp_path: Path) -> None:
    results.save(_result(), tmp_path)
    lines = (tmp_path / "some.json").read_text().splitlines()
    assert sum('"times"' in line for line in lines) == 3
    assert max(line.count('"times"') for line in lines) == 1


def test_the_page_is_that_of_the_results() -> None:
    found = page.ordered(results.load(results.RESULTS), list(SECTIONS))
    assert (page.DOCS / "performance.md").read_text() == page.text(found)
