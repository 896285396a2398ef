"""Two devices: each other's memory, copies between them."""

from __future__ import annotations

import pytest

from .conftest import Run

NEAR = {
    "can": "1",
    "can.self": "0",
    "can.null": "hipErrorInvalidValue",
    "can.bad": "hipErrorInvalidDevice",
    "enable.flags": "hipErrorInvalidValue",
    "enable.self": "hipErrorInvalidDevice",
    "enable.bad": "hipErrorInvalidDevice",
    "disable.early": "hipErrorPeerAccessNotEnabled",
    "enable": "hipSuccess",
    "enable.twice": "hipErrorPeerAccessAlreadyEnabled",
    "kernel": "42",
    "disable": "hipSuccess",
    "disable.twice": "hipErrorPeerAccessNotEnabled",
    "disable.bad": "hipErrorInvalidDevice",
    "async.pending": "hipErrorNotReady",
    "async.copied": "1",
    "async.cleared": "0",
    "peer": "50529027",
    "default": "1",
    "rows.wrong": "0",
    "filled": "572662306",
    "pinned": "1",
    "pinned.filled": "858993459",
    "pinned.behind": "112",
    "peer.bad": "hipErrorInvalidDevice",
    "peer.negative": "hipErrorInvalidDevice",
    "peer.null": "hipErrorInvalidValue",
    "peer.beyond": "hipErrorInvalidValue",
    "peer.zero": "hipSuccess",
}

# Devices that don't reach each other's memory.
FAR = {key: value for key, value in NEAR.items() if key != "kernel"} | {
    "can": "0",
    "enable": "hipErrorPeerAccessUnsupported",
    "enable.twice": "hipErrorPeerAccessUnsupported",
    "disable": "hipErrorPeerAccessNotEnabled",
}


@pytest.mark.parametrize(
    ("hidden", "expected"), [("", NEAR), ("usm", NEAR), ("system_memory", FAR)]
)
def test_peers(run: Run, hidden: str, expected: dict[str, str]) -> None:
    result = run("peers.hip", env={"HIPSPV_DEBUG_REPEAT": "2", "HIPSPV_MASK": hidden})
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == expected
    assert ("can't reach the memory" in result.stderr) == (hidden == "system_memory")
