"""Errors name a feature that a kernel needs and a device lacks; the module's other kernels run."""

import pytest

from .conftest import Run

ALL = ("plain", "wide", "votes", "reduction", "doubles")
VALUES = dict.fromkeys(ALL, "42")

MISSING = [("sub_groups", "warps", "reduction")]
# Compiled in unless double precision is emulated in software.
NO_SOFTWARE = ("--fp64=error",)


def test_all_there(run: Run) -> None:
    result = run("requirements.hip", args=ALL)
    assert result.values == VALUES, result.stderr


@pytest.mark.parametrize(("feature", "what", "kernel"), MISSING)
@pytest.mark.parametrize("order", [ALL, ALL[::-1]])
def test_lack_concerns_its_users(run: Run, order: tuple[str, ...], feature: str, what: str, kernel: str) -> None:
    result = run("requirements.hip", args=order, env={"HIPSPV_MASK": feature})
    assert result.values == {**VALUES, kernel: "hipErrorNoBinaryForGpu"}, result.stderr
    assert f"has no {what} ({feature}" in result.stderr
    users = [line for line in result.stderr.splitlines() if " uses it" in line]
    assert len(users) == 1
    assert users[0].startswith(f"  kernel {kernel} uses it")
    assert "remedy: " in result.stderr


def test_wide_atomics_are_made(run: Run) -> None:
    result = run("requirements.hip", args=ALL, env={"HIPSPV_MASK": "int64_atomics"})
    assert (result.values, result.stderr) == (VALUES, "")


@pytest.mark.parametrize("order", [ALL, ALL[::-1]])
def test_double_precision_concerns_its_users(run: Run, order: tuple[str, ...]) -> None:
    env = {"HIPSPV_MASK": "fp64"}
    assert run("requirements.hip", args=order, env=env).values == VALUES  # in software
    result = run("requirements.hip", *NO_SOFTWARE, args=order, env=env)
    assert result.values == {**VALUES, "doubles": "hipErrorNoBinaryForGpu"}, result.stderr
    assert "has no double precision (fp64" in result.stderr
    assert "  kernel doubles uses it at" in result.stderr


def test_a_whole_module_is_refused_where_it_uses_it(run: Run) -> None:
    env = {"HIPSPV_MASK": "fp64", "HIPSPV_DEBUG_PARTS": "never"}
    result = run("requirements.hip", *NO_SOFTWARE, args=["plain"], env=env)
    assert result.values == {"plain": "hipErrorNoBinaryForGpu"}
    assert "requirements.hip:16" in result.stderr


def test_what_the_module_does_not_need_is_not_missed(run: Run) -> None:
    hidden = "sub_group_arithmetic,sub_group_shuffle,sub_group_vote,images,fp16"
    result = run("requirements.hip", args=ALL, env={"HIPSPV_MASK": hidden})
    assert result.values == VALUES, result.stderr
