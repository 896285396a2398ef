"""Managed memory: advice, prefetching, attachment, both sides at work on it."""

from __future__ import annotations

import pytest

from .conftest import Build, Run

EXPECTED = {
    "start.read": "0",
    "start.preferred": "-2",
    "start.prefetched": "-2",
    "start.coherency": "0",
    "read": "1",
    "read.more": "0",
    "read.unset": "0",
    "read.rest": "1",
    "preferred": "0",
    "preferred.host": "-1",
    "preferred.mixed": "-2",
    "preferred.unset": "-2",
    "coarse": "1",
    "coarse.mixed": "2",
    "coarse.unset": "0",
    "accessed": "-1 0 -2",
    "accessed.both": "0 -2 -2",
    "accessed.all": "-2 -2 -2",
    "accessed.unset": "-1 -2 -2",
    "prefetched": "0",
    "prefetched.host": "-1",
    "prefetched.mixed": "-2",
    "several": "0 0",
    "several.size": "hipErrorInvalidValue",
    "several.none": "hipErrorInvalidValue",
    "several.null": "hipErrorInvalidValue",
    "advise.null": "hipErrorInvalidValue",
    "advise.zero": "hipErrorInvalidValue",
    "advise.beyond": "hipErrorInvalidValue",
    "advise.bad": "hipErrorInvalidValue",
    "advise.device": "hipErrorInvalidDevice",
    "advise.invalid": "hipErrorInvalidDevice",
    "advise.malloc": "hipErrorInvalidValue",
    "prefetch.null": "hipErrorInvalidValue",
    "prefetch.null.device": "hipErrorInvalidValue",
    "prefetch.zero": "hipErrorInvalidValue",
    "prefetch.beyond": "hipErrorInvalidValue",
    "prefetch.device": "hipErrorInvalidDevice",
    "prefetch.malloc": "hipErrorInvalidValue",
    "get.null": "hipErrorInvalidValue",
    "get.size": "hipErrorInvalidValue",
    "get.accessed": "hipErrorInvalidValue",
    "get.bad": "hipErrorInvalidValue",
    "get.nowhere": "hipErrorInvalidValue",
    "get.malloc": "hipErrorInvalidValue",
    "get.nothing": "hipErrorInvalidValue",
    "attach": "hipSuccess",
    "attach.global": "hipSuccess",
    "attach.part": "hipErrorInvalidValue",
    "attach.inside": "hipErrorInvalidValue",
    "attach.default": "hipErrorInvalidValue",
    "attach.flags": "hipErrorInvalidValue",
    "attach.null": "hipErrorInvalidValue",
    "attach.malloc": "hipErrorInvalidValue",
    "again": "0",
    "both.wrong": "0",
    "variable.read": "1",
    "variable": "5",
    "variable.reset": "6",
}


@pytest.mark.parametrize("hidden", ["", "usm"])
def test_managed(run: Run, hidden: str) -> None:
    result = run("managed.hip", env={"HIPSPV_MASK": hidden})
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == EXPECTED


@pytest.mark.parametrize("parts", ["always", "never"])
def test_managed_variables_of_loaded_modules(run: Run, build: Build, parts: str) -> None:
    bundle = build("managed_kernels.hip", "--genco", suffix=".hipfb")
    result = run("managed_modules.hip", args=[str(bundle)], env={"HIPSPV_DEBUG_PARTS": parts})
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "size": "4",
        "host reads": "15",
        "managed": "1",
        "copied": "42",
        "freed": "hipErrorInvalidValue",
        "rows.size": "6",
        "rows": "12203",
        "of the first": "2",
        "second": "39",
        "first": "51",
    }
