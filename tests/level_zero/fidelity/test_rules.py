"""The checks of this package find what they are for, and nothing in a right program."""

from pathlib import Path

import pytest

from tests.building import built

from .calls import read
from .products import PRODUCTS
from .rules import broken
from .running import newest

SOURCE = Path(__file__).parent / "sequences.cpp"
TGLLP = next(product for product in PRODUCTS if product.name == "tgllp")
# The report about each sequence of sequences.cpp, or its beginning.
SAID = {
    "right": [],
    "null_handle": ["zeCommandListAppendBarrier: returns ZE_RESULT_ERROR_INVALID_NULL_HANDLE"],
    "wrong_structure": ["zeCommandQueueCreate: returns ZE_RESULT_ERROR_INVALID_ARGUMENT"],
    "missing_description": ["zeMemAllocHost: returns ZE_RESULT_ERROR_INVALID_NULL_POINTER"],
    "context_in_use": ["zeContextDestroy: 1 objects made from"],
    "closed_list": ["zeCommandListAppendBarrier: 0x* is closed"],
    "reset_of_immediate_list": ["zeCommandListReset: 0x* is an immediate list"],
    "hidden_event": ["zeEventQueryStatus: the pool of 0x* has the flags 0, which lack 1"],
    "event_without_time": ["zeEventQueryKernelTimestamp: the pool of 0x* has the flags 1, which"],
    "shared_index": ["zeEventCreate: index 1 of the pool is another event's"],
    "place_outside": ["zeEventCreate: returns ZE_RESULT_ERROR_INVALID_ARGUMENT"],
    "two_signals": ["zeCommandListAppendSignalEvent: 0x* is signalled again"],
}


@pytest.fixture(scope="module")
def sequences(headers: None) -> Path:
    return built("g++", "-std=c++20", "-Wall", "-Wextra", "-Werror", SOURCE, "-lze_loader")


@pytest.mark.parametrize("name", SAID)
def test_sequence(sid: Path, sequences: Path, name: str, tmp_path: Path) -> None:
    outcome = newest(sid, TGLLP, sequences, tmp_path, [name])
    assert outcome.result.status == 0, outcome.result.stderr
    assert len(outcome.processes[0]) >= 4
    found = outcome.broken()
    assert [_matches(*pair) for pair in zip(found, SAID[name], strict=True)] == [True] * len(found)


def _matches(said: str, expected: str) -> bool:
    """Addresses may be any; said may go on."""
    argv, wanted = said.split(), expected.split()
    pairs = zip(argv, wanted, strict=False)
    return len(argv) >= len(wanted) and all(w in (s, "0x*") for s, w in pairs)


def log(*lines: str) -> str:
    """A log's text; a line is a thread's number and the message."""
    found = [f"[4 {line[0]} trace] {line[2:]}" for line in lines]
    return "\n".join(["[4 1 info] Validation Layer Enabled", *found, ""])


MADE = (
    "1 zeFenceCreate(hCommandQueue, desc, phFence)",
    "1 SUCCESS (ZE_RESULT_SUCCESS) in zeFenceCreate(hCommandQueue=nullptr, desc={stype=0x7f, flags=0}, phFence=0xa)",
    "1 zeFenceDestroy(hFence)",
)
ENDED = "1 SUCCESS (ZE_RESULT_SUCCESS) in zeFenceDestroy(hFence=0xa)"
USED = ("2 zeFenceReset(hFence)", "2 SUCCESS (ZE_RESULT_SUCCESS) in zeFenceReset(hFence=0xa)")
MADE_AGAIN = tuple(line.replace("1 ", "2 ", 1) for line in MADE[:2])


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ((*MADE, ENDED, *USED), ["zeFenceReset: hFence 0xa isn't alive"]),
        ((*MADE, *USED, ENDED), ["zeFenceReset: hFence 0xa isn't alive"]),
        ((*MADE[:2], *USED, MADE[2], ENDED), []),
        # The address is another object's before the end of the first one is written.
        ((*MADE, *MADE_AGAIN, ENDED, *USED), []),
        ((*MADE, ENDED, MADE[2], ENDED), ["zeFenceDestroy: hFence 0xa isn't alive"]),
    ],
)
def test_objects_that_are_over(lines: tuple[str, ...], said: list[str], tmp_path: Path) -> None:
    (tmp_path / "log").write_text(log(*lines))
    (calls,) = read(tmp_path / "log")
    assert broken(calls) == said


def test_texts_and_structures_among_parameters(tmp_path: Path) -> None:
    (tmp_path / "log").write_text(
        log(
            "7 zeModuleBuildLogGetString(hModuleBuildLog, pSize, pBuildLog)",
            "7 SUCCESS (ZE_RESULT_SUCCESS) in zeModuleBuildLogGetString(hModuleBuildLog=0x1, "
            'pSize=9, pBuildLog="a, b=(")\n c={"\n)")',
            "7 zeEventCreate(hEventPool, desc, phEvent)",
            "7 ERROR (ZE_RESULT_ERROR_INVALID_ARGUMENT) in zeEventCreate(hEventPool=0x2, "
            "desc={stype=0x7, index=12, wait={signal=4}}, phEvent=nullptr)",
        )
    )
    ((text, event),) = read(tmp_path / "log")
    assert text.parameters == {"hModuleBuildLog": "0x1", "pSize": "9", "pBuildLog": '"a, b=(")\n c={"\n)"'}
    assert (event.field("index"), event.handle("phEvent"), event.ok) == (12, None, False)


def test_processes_have_objects_of_their_own(tmp_path: Path) -> None:
    own, other = log(*MADE, ENDED), log(*USED).replace("[4 ", "[5 ")
    (tmp_path / "log").write_text(own + other)
    assert [broken(calls) for calls in read(tmp_path / "log")] == [[], ["zeFenceReset: hFence 0xa isn't alive"]]
