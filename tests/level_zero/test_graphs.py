"""Graphs as closed command lists, over the test driver, whose commands overtake each other."""

import pytest

from .running import APPENDS, ORDERED, UNORDERED, VERSIONS, Run, sections

PROGRAM = "graphs.hip"
NAMES = sections(PROGRAM)

LISTS, ENDED = "zeCommandListCreate", "zeCommandListDestroy"
LAUNCH, RESET = "zeCommandListImmediateAppendCommandListsExp", "zeCommandListAppendEventReset"
KERNEL, BARRIER = "zeCommandListAppendLaunchKernel", "zeCommandListAppendBarrier"
COOPERATIVE = "zeCommandListAppendLaunchCooperativeKernel"
REGION = "zeCommandListAppendMemoryCopyRegion"
FILL = "zeCommandListAppendMemoryFill"
# The number of calls that a section makes where queues take lists.
COUNTS: dict[str, dict[str, int]] = {
    "chain": {LISTS: 1, ENDED: 1, LAUNCH: 3, KERNEL: 51, BARRIER: 49, RESET: 0},
    # Each node of both chains but the last has an event; the join has a barrier.
    "branches": {LISTS: 1, LAUNCH: 3, KERNEL: 12, RESET: 8},
    "changes": {LISTS: 7, ENDED: 7, LAUNCH: 7},
    "under_way": {LISTS: 3, ENDED: 3, LAUNCH: 6},
    "many_changes": {LISTS: 101, ENDED: 101, LAUNCH: 100, KERNEL: 1010},
    "boxes": {LISTS: 2, LAUNCH: 2, REGION: 2, FILL: 10},
    "many_rows": {LISTS: 0, LAUNCH: 0, FILL: 2000},
    "kernels": {LISTS: 1, LAUNCH: 2, KERNEL: 1, COOPERATIVE: 1},
    "priorities": {LISTS: 1, LAUNCH: 1},
    "released_memory": {LISTS: 2, ENDED: 1, LAUNCH: 4},
    "ends_while_held": {LISTS: 20, ENDED: 20, LAUNCH: 20},
    "streams_end": {LISTS: 1, LAUNCH: 20},
}
SAID = {"printing": "said 1\nsaid 2\n" * 3}


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("section", NAMES)
def test_section(run: Run, section: str, version: str) -> None:
    result = run(PROGRAM, section, version, {"HIPSPV_TEST_ZE_SHUFFLE": "1"})
    assert (result.status, result.stdout) == (0, SAID.get(section, "")), result.stderr
    calls = run.calls()
    if version == APPENDS:
        wanted = COUNTS.get(section, {})
        assert {call: calls[call] for call in wanted} == wanted


@pytest.mark.parametrize("version", [UNORDERED, ORDERED])
def test_queues_that_take_no_lists(run: Run, version: str) -> None:
    """Two more lists are the queue's own, and each launch resets two events."""
    assert run(PROGRAM, "chain", version).status == 0
    calls = run.calls()
    assert calls["zeCommandQueueExecuteCommandLists"] == 3
    assert (calls[LISTS], calls[LAUNCH], calls[RESET]) == (3, 0, 1 + 3)


@pytest.mark.parametrize("call", [LISTS, "zeCommandListClose"])
def test_the_runtime_runs_what_the_driver_refuses(run: Run, call: str) -> None:
    result = run(PROGRAM, "changes", APPENDS, {"HIPSPV_TEST_ZE_FAIL": f"{call}=78000003"})
    assert result.status == 0, result.stdout + result.stderr
    assert (run.calls()[LAUNCH], run.calls()[call]) == (0, 1)


@pytest.mark.parametrize(("version", "call"), [(APPENDS, LAUNCH), (ORDERED, "zeCommandQueueExecuteCommandLists")])
def test_a_failed_launch(run: Run, version: str, call: str) -> None:
    result = run(PROGRAM, "branches", version, {"HIPSPV_TEST_ZE_FAIL": f"{call}=70000003"})
    assert result.status == 1
    assert f"{call} failed: ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY" in result.stderr
    assert "hipErrorOutOfMemory" in result.stdout
