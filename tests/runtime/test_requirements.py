"""What a kernel needs and a device lacks is named; the others of its module run."""

from __future__ import annotations

import pytest

from .conftest import Run

ALL = ("plain", "wide", "votes", "doubles")
VALUES = dict.fromkeys(ALL, "42")

MISSING = [
    ("cl_khr_int64_base_atomics", "atomic operations on 64-bit integers", "wide"),
    ("cl_khr_subgroup_ballot", "warp ballots", "votes"),
    ("fp64", "double precision", "doubles"),
]


def test_all_there(run: Run) -> None:
    result = run("requirements.hip", args=ALL)
    assert result.values == VALUES, result.stderr


@pytest.mark.parametrize(("feature", "what", "kernel"), MISSING)
@pytest.mark.parametrize("order", [ALL, ALL[::-1]])
def test_lack_concerns_its_users(
    run: Run, order: tuple[str, ...], feature: str, what: str, kernel: str
) -> None:
    result = run("requirements.hip", args=order, env={"HIPSPV_DEBUG_HIDE": feature})
    assert result.values == {**VALUES, kernel: "hipErrorNoBinaryForGpu"}, result.stderr
    assert f"has no {what} ({feature})" in result.stderr
    users = [line for line in result.stderr.splitlines() if " uses it" in line]
    assert len(users) == 1
    assert users[0].startswith(f"  kernel {kernel} uses it")
    assert "remedy: " in result.stderr


def test_a_whole_module_is_refused_where_it_uses_it(run: Run) -> None:
    env = {"HIPSPV_DEBUG_HIDE": "fp64", "HIPSPV_DEBUG_PARTS": "never"}
    result = run("requirements.hip", args=["plain"], env=env)
    assert result.values == {"plain": "hipErrorNoBinaryForGpu"}
    assert "requirements.hip:11" in result.stderr


def test_what_the_module_does_not_need_is_not_missed(run: Run) -> None:
    hidden = "cl_khr_subgroup_clustered_reduce,cl_khr_subgroup_shuffle_relative"
    result = run("requirements.hip", args=ALL, env={"HIPSPV_DEBUG_HIDE": hidden})
    assert result.values == VALUES, result.stderr
