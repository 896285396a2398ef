"""HIPSPV_TRACE: the events, their names, order, nesting and bytes; a valid file however it ends."""

import json
import signal
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from .conftest import Run

Event = dict[str, Any]


def traced(run: Run, directory: Path, how: str) -> tuple[int, list[Event]]:
    file = directory / "trace.json"
    file.write_text("of an older run" * 10_000)
    result = run("tracing.hip", args=[how], env={"HIPSPV_TRACE": str(file)})
    assert result.values == {"value": "1", "bad": "hipErrorInvalidValue"}, result.stderr
    return result.status, json.loads(file.read_text())["traceEvents"]


def spans(events: list[Event], category: str) -> list[Event]:
    return [event for event in events if event["ph"] == "X" and event["cat"] == category]


def check_tracks(events: list[Event]) -> None:
    """On each track, an event lies within another or beside it."""
    tracks: dict[tuple[int, int], list[Event]] = defaultdict(list)
    for event in events:
        if event["ph"] == "X":
            tracks[event["pid"], event["tid"]].append(event)
    for track in tracks.values():
        ends: list[float] = []
        for event in sorted(track, key=lambda event: (event["ts"], -event["dur"])):
            assert event["dur"] >= 0
            while ends and ends[-1] <= event["ts"]:
                ends.pop()
            end = event["ts"] + event["dur"]
            assert not ends or end <= ends[-1] + 0.001, event
            ends.append(end)


@pytest.fixture(scope="module")
def events(run: Run, tmp_path_factory: pytest.TempPathFactory) -> list[Event]:
    status, events = traced(run, tmp_path_factory.mktemp("trace"), "return")
    assert status == 0
    return events


def test_tracks_nest(events: list[Event]) -> None:
    check_tracks(events)


def test_api_calls(events: list[Event]) -> None:
    calls = spans(events, "api")
    names = {call["name"] for call in calls}
    assert {
        "hipMalloc",
        "hipMemcpyAsync",
        "hipLaunchKernel",
        "hipStreamSynchronize",
        "hipMemsetAsync",
        "hipFree",
        "hipStreamDestroy",
        "hipProfilerStop",
    } <= names
    assert all(name.startswith(("hip", "__hip")) for name in names)
    failed = [call for call in calls if call["args"]["result"] != "hipSuccess"]
    assert [(call["name"], call["args"]["result"]) for call in failed] == [("hipMalloc", "hipErrorInvalidValue")]
    assert len({call["tid"] for call in calls}) == 2


def test_kernels(events: list[Event]) -> None:
    kernels = spans(events, "kernel")
    scales = [kernel for kernel in kernels if kernel["name"] == "scale(int*, int)"]
    assert len(scales) == 2
    assert scales[0]["args"] == {"symbol": "_Z5scalePii", "grid": [64, 1, 1], "block": [64, 1, 1]}
    assert len([kernel for kernel in kernels if kernel["name"] == "void raise<int>(int*)"]) == 2


def test_copies_and_fills(events: list[Event]) -> None:
    copies = [copy["args"]["bytes"] for copy in spans(events, "copy")]
    assert copies.count(4096 * 4) == 4
    assert [fill["args"]["bytes"] for fill in spans(events, "fill")] == [512, 512]


def test_order_in_a_stream(events: list[Event]) -> None:
    """A stream's commands begin in the order of their calls, and after them."""
    tracks: dict[int, list[Event]] = defaultdict(list)
    for category in ("copy", "kernel", "fill"):
        for event in spans(events, category):
            tracks[event["tid"]].append(event)
    orders = []
    for track in tracks.values():
        track.sort(key=lambda event: event["ts"])
        assert all(a["ts"] + a["dur"] <= b["ts"] + 0.001 for a, b in pairwise(track))
        orders.append([event["cat"] for event in track])
    assert orders.count(["copy", "kernel", "kernel", "copy", "fill"]) == 2


def test_names_of_tracks(events: list[Event]) -> None:
    names = [
        (event["name"], event["args"]["name"]) for event in events if event["ph"] == "M"
    ]  # fmt: skip
    assert ("thread_name", "null stream") in names
    assert ("thread_name", "non-blocking stream") in names
    assert any(what == "process_name" and name.startswith("device 0: ") for what, name in names)


def test_builds(events: list[Event]) -> None:
    builds = spans(events, "build")
    assert builds
    assert all(build["dur"] > 0 and build["args"]["bytes"] > 0 for build in builds)


def test_flows(events: list[Event]) -> None:
    """An arrow leads from within a call on the host to the beginning of a command."""
    starts = {event["id"]: event for event in events if event["ph"] == "s"}
    ends = {event["id"]: event for event in events if event["ph"] == "f"}
    assert starts.keys() == ends.keys() and len(starts) >= 10
    commands = {
        (event["tid"], event["ts"]) for category in ("copy", "kernel", "fill") for event in spans(events, category)
    }
    calls = spans(events, "api")
    for identity, start in starts.items():
        end = ends[identity]
        assert (end["tid"], end["ts"]) in commands
        assert any(
            call["tid"] == start["tid"]
            and call["ts"] <= start["ts"] <= call["ts"] + call["dur"]
            for call in calls
        )  # fmt: skip


def test_exit_waits_for_the_device(run: Run, tmp_path: Path) -> None:
    status, events = traced(run, tmp_path, "exit")
    assert status == 3
    check_tracks(events)
    scales = [kernel for kernel in spans(events, "kernel") if kernel["name"].startswith("scale")]
    assert len(scales) == 3


def test_killed(run: Run, tmp_path: Path) -> None:
    status, events = traced(run, tmp_path, "crash")
    assert status == -signal.SIGKILL
    check_tracks(events)
    assert len(spans(events, "kernel")) == 4


def test_a_file_for_each_process(run: Run, tmp_path: Path) -> None:
    env = {"HIPSPV_TRACE": str(tmp_path / "trace-%p.json")}
    for _ in range(2):
        assert run("tracing.hip", args=["return"], env=env).status == 0
    files = list(tmp_path.iterdir())
    assert len(files) == 2
    for file in files:
        events = json.loads(file.read_text())["traceEvents"]
        calls = {event["pid"] for event in spans(events, "api")}
        assert file.name == f"trace-{calls.pop()}.json" and not calls


def test_unwritable(run: Run, tmp_path: Path) -> None:
    env = {"HIPSPV_TRACE": str(tmp_path / "missing" / "trace.json")}
    result = run("tracing.hip", args=["return"], env=env)
    assert result.status == 0
    assert "hipspv: warning: HIPSPV_TRACE=" in result.stderr
    assert "can't be written: No such file or directory" in result.stderr
