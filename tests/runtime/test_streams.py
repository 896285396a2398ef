"""Streams, events, host functions, threads."""

from __future__ import annotations

from .conftest import Run


def test_streams(run: Run) -> None:
    result = run("streams.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "legacy.after.blocking": "7",
        "blocking.after.legacy": "7",
        "perthread.after.legacy": "8",
        "memcpy.after.blocking": "9",
        "flags": "1",
        "priority": "0",
        "device": "0",
        "destroyed": "hipErrorContextIsDestroyed",
        "destroy.null": "hipErrorInvalidHandle",
        "query.fresh": "hipSuccess",
        "sync.fresh": "hipSuccess",
        "running.query": "hipErrorNotReady",
        "running.stream": "hipErrorNotReady",
        "running.elapsed": "hipErrorNotReady",
        "waited": "5",
        "done.query": "hipSuccess",
        "done.stream": "hipSuccess",
        "elapsed.positive": "1",
        "elapsed.reverse": "1",
        "elapsed.untimed": "hipErrorInvalidHandle",
        "elapsed.fresh": "hipErrorInvalidHandle",
        "polled": "10",
        "begun": "20",
        "event.destroyed": "hipErrorInvalidHandle",
        "event.null": "hipErrorInvalidHandle",
        "event.flags": "hipErrorInvalidValue",
        "known.device": "0",
        "known.null": "0",
        "known.null event": "0",
        "known.stream": "0",
        "known.event": "0",
        "known.event query": "0",
        "known.by null": "0",
        "callback.saw": "3",
        "callback.status": "hipSuccess",
        "callback.before": "100",
        "callback.calls": "2",
        "callback.null": "hipErrorInvalidValue",
        "async.wrong": "0",
        "id.differ": "1",
        "id.same": "1",
        "policy.first": "1",
        "policy.copied": "3",
        "window.copied": "1",
        "window.ratio": "0.5",
        "domain.copied": "1",
        "priority.first": "1",
        "priority.same": "hipSuccess",
        "priority.other": "hipErrorNotSupported",
        "priority.kept": "0",
        "policy.unknown": "hipErrorInvalidValue",
        "window.wrong": "hipErrorInvalidValue",
        "domains.wrong": "hipErrorInvalidValue",
        "attribute.launches": "hipErrorInvalidValue",
        "attribute.destroyed": "hipErrorInvalidValue",
        "id.destroyed": "hipErrorInvalidHandle",
    }


def test_threads(run: Run) -> None:
    result = run("threads.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "own streams": "0",
        "default stream": "0",
        "free": "hipErrorInvalidValue",
        "other thread": "hipSuccess",
        "this thread": "hipErrorInvalidValue",
    }
