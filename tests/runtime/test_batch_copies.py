"""Batches of copies, boxes between devices, the driver's fills of rows."""

from __future__ import annotations

import pytest

from .conftest import Run

EXPECTED = {
    "rows.wrong": "0",
    "rows.empty": "hipSuccess",
    "rows.pitch": "hipErrorInvalidValue",
    "rows.odd pitch": "hipErrorInvalidValue",
    "rows.odd address": "hipErrorInvalidValue",
    "rows.beyond": "hipErrorInvalidValue",
    "rows.wide": "hipErrorInvalidValue",
    "batch.wrong": "0",
    "batch.failed": "-1",
    "batch.during": "100",
    "batch.pending": "hipErrorNotReady",
    "batch.in order": "8",
    "batch.beyond": "hipErrorInvalidValue",
    "batch.beyond at": "2",
    "batch.nothing": "0",
    "batch.order": "hipErrorInvalidValue",
    "batch.order at": "-1",
    "batch.begin": "hipErrorInvalidValue",
    "batch.access": "hipErrorInvalidValue",
    "captured.nodes": "3",
    "captured.copied": str(0x01010101),
    "captured.filled": str(0x02020202),
    "boxes.failed": "-1",
    "boxes.wrong": "0",
    "boxes.bytes": "300",
    "boxes.short rows": "hipErrorInvalidValue",
    "boxes.short rows at": "1",
    "boxes.operand": "hipErrorInvalidValue",
    "boxes.flags": "hipErrorInvalidValue",
    "boxes.flags at": "-1",
    "peers.same": "1",
    "peers.device": "hipErrorInvalidDevice",
    "peers.null": "hipErrorInvalidValue",
    "peers.beyond": "hipErrorInvalidValue",
    "peers.empty": "hipSuccess",
}


@pytest.mark.parametrize("hidden", ["", "usm", "system_memory"])
def test_batch_copies(run: Run, hidden: str) -> None:
    environment = {"HIPSPV_DEBUG_REPEAT": "2", "HIPSPV_MASK": hidden}
    result = run("batch_copies.hip", env=environment)
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == EXPECTED
