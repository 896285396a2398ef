"""What a module needs and a device lacks is named, with the kernels that need it."""

from __future__ import annotations

import pytest

from .conftest import Run


def test_all_there(run: Run) -> None:
    result = run("requirements.hip")
    assert result.values == {"launch": "hipSuccess", "value": "42"}, result.stderr


@pytest.mark.parametrize(
    ("extension", "what", "kernel"),
    [
        ("cl_khr_int64_base_atomics", "atomic operations on 64-bit integers", "wide"),
        ("cl_khr_subgroup_ballot", "warp ballots", "votes"),
    ],
)
def test_lack_is_explained(run: Run, extension: str, what: str, kernel: str) -> None:
    result = run("requirements.hip", env={"HIPSPV_DEBUG_HIDE": extension})
    assert result.values["launch"] == "hipErrorNoBinaryForGpu"
    assert f"has no {what} ({extension})" in result.stderr
    users = [line for line in result.stderr.splitlines() if line.endswith(" uses it")]
    assert users == [f"  kernel {kernel} uses it"]
    assert "remedy: " in result.stderr


def test_what_the_module_does_not_need_is_not_missed(run: Run) -> None:
    hidden = "cl_khr_subgroup_clustered_reduce,cl_khr_subgroup_shuffle_relative"
    result = run("requirements.hip", env={"HIPSPV_DEBUG_HIDE": hidden})
    assert result.values == {"launch": "hipSuccess", "value": "42"}, result.stderr
