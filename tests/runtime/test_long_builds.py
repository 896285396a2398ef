"""Device builds that take too long: done with fewer optimisations, reported once, and kept."""

from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Build, Result, execute

ELSEWHERE = "another process built"
HURRIED = "the code is built with fewer optimisations"
FOUND = "cache: found"

Large = Callable[..., Result]


@pytest.fixture
def large(build: Build, tmp_path: Path) -> Large:
    """large(A="1") runs the program, which must work, with a cache of this test's own."""

    def run(**environment: str) -> Result:
        names = {"HIPSPV_CACHE_DIR": str(tmp_path), "HIPSPV_LOG": "debug", **environment}
        result = execute([str(build("long_build.hip"))], names)
        assert (result.status, result.values) == (0, {"wrong": "0"}), result.stderr
        return result

    return run


def test_a_build_within_the_bound(large: Large) -> None:
    first = large()
    assert ELSEWHERE in first.stderr and HURRIED not in first.stderr
    assert FOUND in large().stderr


def test_a_build_that_takes_too_long(large: Large) -> None:
    first = large(HIPSPV_BUILD_SECONDS="0")
    warnings = [line for line in first.stderr.splitlines() if "warning" in line and HURRIED in line]
    assert len(warnings) == 1 and "takes more than 0 s (HIPSPV_BUILD_SECONDS)" in warnings[0]
    assert ELSEWHERE not in first.stderr
    again = large(HIPSPV_BUILD_SECONDS="0")
    assert FOUND in again.stderr and HURRIED not in again.stderr
    other = large()  # more time: not the build made in a hurry
    assert ELSEWHERE in other.stderr and FOUND not in other.stderr
    assert FOUND in large(HIPSPV_BUILD_SECONDS="0").stderr  # the better build


def test_a_build_that_is_ended(large: Large) -> None:
    result = large(HIPSPV_BUILD_SECONDS="0.000001")
    assert HURRIED in result.stderr and ELSEWHERE not in result.stderr


def test_a_build_without_a_bound(large: Large) -> None:
    result = large(HIPSPV_BUILD_SECONDS="inf", HIPSPV_CACHE="0")
    assert ELSEWHERE in result.stderr and HURRIED not in result.stderr


def test_a_bound_that_is_no_integer(large: Large) -> None:
    assert "HIPSPV_BUILD_SECONDS=soon is no number of seconds" in large(HIPSPV_BUILD_SECONDS="soon").stderr
