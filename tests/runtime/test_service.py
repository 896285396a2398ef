"""printf, assert and trap in device code."""

import pytest

from .conftest import Run

# The output of the host's printf for the same calls.
CONVERSIONS = """\
-42|   42|42   |00042|+42| 42|7
4000000000|beef|BEEF|0xff|10|010
44|4464|1099511627776|-1125899906842624|36|18446744073709551615|5
1.500000|3.14|     2.500|2.2       |1.234568e+04|1E-10|100|0x1p+0
ok|word|      word|word  |wo|%
     1|2     |0.2|     abc
(nil)
|(null)
no arguments
inf inf nan nan
host
"""


def test_conversions(run: Run) -> None:
    result = run("printing.hip", args=["0"])
    assert result.status == 0, result.stderr
    assert result.stdout == CONVERSIONS


def test_return_value(run: Run) -> None:
    result = run("printing.hip", args=["1"])
    assert result.stdout == "1 two\n\nreturned=2\nreturned.none=0\n"


def test_buffer_is_used_again(run: Run) -> None:
    result = run("printing.hip", args=["2"])
    lines = result.stdout.splitlines()
    assert len(lines) == 20 * 8 * 10
    expected = sorted(f"[{thread}.{i}]" for thread in range(8) for i in range(10))
    for start in range(0, len(lines), 80):
        assert sorted(lines[start : start + 80]) == expected
    assert result.stderr == ""


def test_full_buffer_is_said(run: Run) -> None:
    result = run("printing.hip", args=["3"])
    lines = result.stdout.splitlines()
    assert lines[0] == "limit=4096"
    assert lines[-1] == "[0.0]"
    assert 0 < len(lines) - 2 < 64 * 100
    lost = 64 * 100 - (len(lines) - 2)
    assert f"{lost} printf calls found no room" in result.stderr
    assert "hipLimitPrintfFifoSize" in result.stderr


def test_printed_at_exit(run: Run) -> None:
    result = run("printing.hip", args=["4"])
    assert (result.status, result.stdout) == (0, "[0.0]\n")


def test_every_synchronisation_prints(run: Run) -> None:
    result = run("printing.hip", args=["5"])
    assert result.stdout == "[0.0]\nafter event\n[0.0]\n[0.1]\nafter copy\n"


@pytest.mark.parametrize(("how", "error"), [("assert", "hipErrorAssert"), ("trap", "hipErrorLaunchFailure")])
def test_abort_is_sticky(run: Run, how: str, error: str) -> None:
    result = run("failing.hip", args=[how])
    assert result.status == 0, result.stderr
    assert result.values == {
        "launch": "hipSuccess",
        "sync": error,
        "before": "1",
        "between": "1" if how == "assert" else "0",
        "sticky.launch": error,
        "sticky.sync": error,
        "sticky.malloc": error,
        "not run": "0",
        "reset": "hipSuccess",
        "reset.sync": "hipSuccess",
    }


def test_assert_message(run: Run) -> None:
    result = run("failing.hip", args=["assert"])
    messages = [line for line in result.stderr.splitlines() if "thread out of range" in line]
    assert len(messages) == 2  # threads 2 and 3
    assert "failing.hip:8" in messages[0]
    assert "check" in messages[0]
