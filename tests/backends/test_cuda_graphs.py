"""Graphs that the driver runs, over the stand-in for it."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.runtime.conftest import Result

from .conftest import HERE, RunProgram, calls

PROGRAM = HERE / "cuda_graphs.hip"
SECTIONS = re.findall(r"^SECTION\((\w+)\)", PROGRAM.read_text(), re.M)

ENVIRONMENTS = {"two_devices": {"CUDA_DEVICES": "2"}}

# The number of calls that a section makes.
KERNEL, GRAPH, INSTANTIATE = "cuLaunchKernel", "cuGraphLaunch", "cuGraphInstantiateWithFlags"
KERNEL_CHANGE = "cuGraphExecKernelNodeSetParams_v2"
COPY_CHANGE, FILL_CHANGE = "cuGraphExecMemcpyNodeSetParams", "cuGraphExecMemsetNodeSetParams"
ENABLE = "cuGraphNodeSetEnabled"
COUNTS: dict[str, dict[str, int]] = {
    "chain": {
        GRAPH: 3,
        INSTANTIATE: 1,
        KERNEL_CHANGE: 0,
        "cuGraphUpload": 1,
        "cuGraphExecDestroy": 1,
        "cuGraphDestroy": 1,
        KERNEL: 0,
    },
    "order": {GRAPH: 2, INSTANTIATE: 1, KERNEL: 2},
    "default_stream": {GRAPH: 2, INSTANTIATE: 1, KERNEL: 0},
    "under_way": {GRAPH: 3, INSTANTIATE: 1, KERNEL_CHANGE: 1, KERNEL: 0},
    "changes": {GRAPH: 10, INSTANTIATE: 1, KERNEL_CHANGE: 3, COPY_CHANGE: 2, FILL_CHANGE: 2, ENABLE: 4},
    # The driver refuses the change, and the graph is made again.
    "rows": {GRAPH: 3, INSTANTIATE: 2, COPY_CHANGE: 1},
    "arrays": {GRAPH: 2, INSTANTIATE: 2},
    "children": {GRAPH: 2, INSTANTIATE: 1, KERNEL_CHANGE: 3, "cuGraphAddKernelNode_v2": 5},
    "memory_nodes": {GRAPH: 4, INSTANTIATE: 2, "cuGraphAddEmptyNode": 3},
    "host_function": {GRAPH: 0, KERNEL: 4, "cuGraphCreate": 0},
    "pageable": {GRAPH: 0, KERNEL: 4, "cuGraphCreate": 0},
    "event_record": {GRAPH: 0, KERNEL: 4, "cuGraphCreate": 0},
    "back_and_forth": {GRAPH: 2, INSTANTIATE: 1, COPY_CHANGE: 1},
    "unloaded": {GRAPH: 1, KERNEL: 0},
    "reset": {GRAPH: 3, INSTANTIATE: 2, KERNEL: 0},
    "switched": {GRAPH: 4, INSTANTIATE: 1, ENABLE: 4},
    "fault": {GRAPH: 2},
    "two_devices": {GRAPH: 3, INSTANTIATE: 2, KERNEL: 0},
    "ends_while_held": {GRAPH: 2, INSTANTIATE: 2, "cuGraphExecDestroy": 1},
}


def run(run_program: RunProgram, section: str, env: Mapping[str, str] | None = None) -> Result:
    result = run_program(PROGRAM, section, {**ENVIRONMENTS.get(section, {}), **(env or {})})
    assert result.status == 0, result.stdout + result.stderr
    return result


def count(directory: Path) -> Counter[str]:
    """The number of calls of each entry point."""
    return Counter(line.split()[0] for line in (directory / "log").read_text().splitlines())


@pytest.mark.parametrize("section", SECTIONS)
def test_section(run_program: RunProgram, tmp_path: Path, section: str) -> None:
    run(run_program, section)
    found, expected = count(tmp_path), COUNTS.get(section, {})
    assert {symbol: found[symbol] for symbol in expected} == expected


def test_kernels_have_their_shapes(run_program: RunProgram, tmp_path: Path) -> None:
    """More shared memory than usual is asked for before, and 2 is the cooperative attribute."""
    run(run_program, "kernels")
    symbols = ("cuFuncSetAttribute", "cuGraphAddKernelNode_v2", "cuGraphKernelNodeSetAttribute")
    assert calls(tmp_path, *symbols) == [
        "cuFuncSetAttribute nothing 8 102400",
        "cuGraphAddKernelNode_v2 nothing 2 3 4 8 4 2 102400",
        "cuGraphAddKernelNode_v2 nothing 264 1 1 1024 1 1 0",
        "cuGraphKernelNodeSetAttribute 2 1",
    ]


def test_kernels_have_their_priorities(run_program: RunProgram, tmp_path: Path) -> None:
    """8 is the attribute, and the flag that makes it count. The last graph has no such flag."""
    run(run_program, "node_priorities")
    assert calls(tmp_path, "cuGraphKernelNodeSetAttribute", INSTANTIATE, GRAPH) == [
        "cuGraphKernelNodeSetAttribute 8 -5",
        "cuGraphKernelNodeSetAttribute 8 -5",
        "cuGraphInstantiateWithFlags 8 2",
        "cuGraphLaunch 2",
        "cuGraphInstantiateWithFlags 8 2",
        "cuGraphLaunch 2",
        "cuGraphInstantiateWithFlags 0 2",
        "cuGraphLaunch 2",
    ]


@pytest.mark.parametrize("symbol", ["cuGraphAddKernelNode_v2", "cuGraphAddMemcpyNode", "cuGraphInstantiateWithFlags"])
@pytest.mark.parametrize("section", ["order", "changes", "under_way", "memory_nodes", "children"])
def test_the_runtime_runs_what_the_driver_refuses(
    run_program: RunProgram, tmp_path: Path, section: str, symbol: str
) -> None:
    run(run_program, section, {"CUDA_FAIL": f"{symbol}=801"})
    found = count(tmp_path)
    if found[symbol]:
        assert (found[symbol], found[GRAPH]) == (found["cuGraphCreate"], 0)


@pytest.mark.parametrize("symbol", [KERNEL_CHANGE, COPY_CHANGE, FILL_CHANGE])
def test_a_refused_change_makes_the_graph_anew(run_program: RunProgram, tmp_path: Path, symbol: str) -> None:
    run(run_program, "changes", {"CUDA_FAIL": f"{symbol}=1"})
    found = count(tmp_path)
    assert found[INSTANTIATE] == 1 + found[symbol]
    assert found[GRAPH] == COUNTS["changes"][GRAPH]


def test_a_node_is_off_when_the_graph_is_made(run_program: RunProgram, tmp_path: Path) -> None:
    run(run_program, "switched", {"CUDA_FAIL": f"{ENABLE}=1"})
    found = count(tmp_path)
    assert (found[INSTANTIATE], found[ENABLE], found[GRAPH]) == (5, 2, 4)


def test_a_failed_launch(run_program: RunProgram) -> None:
    result = run_program(PROGRAM, "chain", {"CUDA_FAIL": "cuGraphLaunch=701"})
    assert result.status == 1
    assert "cuGraphLaunch failed" in result.stderr
    assert "hipErrorLaunchOutOfResources" in result.stdout


def test_a_trace_has_the_commands_of_a_graph(run_program: RunProgram, tmp_path: Path) -> None:
    trace = tmp_path / "trace.json"
    run(run_program, "chain", {"HIPSPV_TRACE": str(trace)})
    events = json.loads(trace.read_text())
    names = Counter(event["name"] for event in events["traceEvents"])
    assert names["follow"] == 150
    assert count(tmp_path)[GRAPH] == 0
