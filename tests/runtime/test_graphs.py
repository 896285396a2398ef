"""Graphs: nodes, executable graphs, updates, memory, pictures."""

from __future__ import annotations

from .conftest import Run


def test_graphs(run: Run) -> None:
    result = run("graphs.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "chain.wrong": "0",
        "chain.again.wrong": "0",
        "diamond": "404",
        "diamond.21": "2424",
        "child.nodes": "2",
        "child.destroy": "hipErrorInvalidValue",
        "host.first": "42",
        "host.second": "43",
        "host.params": "1",
        "fill.words": "1",
        "fill.halves": "1",
        "fill.rows": "1",
        "fill.params": "1",
        "fill.changed": "1",
        "copy.symbol": "34",
        "copy.rows": "1234",
        "copy.params": "1",
        "copy.driver": "1",
        "copy.before": "34",
        "copy.changed": "98",
        "copy.changed.rows": "9876",
        "copy.exec": "23",
        "copy.exec.rows": "9800",
        "linear": "33",
        "linear.exec": "88",
        "linear.params": "1",
        "events": "719",
        "events.record": "1",
        "events.wait": "1",
        "events.record.set": "1",
        "events.wait.set": "1",
        "events.query": "hipSuccess",
        "streams.ordered": "1",
        "streams.destroyed": "13",
        "streams.default": "16",
        "mesh.wrong": "0",
        "kernel.large": "34",
        "kernel.params": "1",
        "kernel.packed": "3434",
        "kernel.priority": "-1",
        "kernel.cooperative": "1",
        "kernel.flags": "8",
        "kernel.byPriority": "3434",
    }
