"""Semaphores of other APIs, by the stand-in for the loader: Debian 12's has no calls for them."""

import pytest

from tests.level_zero.running import Run

SEMAPHORES = "1.12"
TWO = {"HIPSPV_TEST_ZE_DEVICES": "2"}


@pytest.mark.parametrize("section", ["semaphores", "others"])
def test_section(run: Run, section: str) -> None:
    result = run("../backends/cuda_external.hip", section, SEMAPHORES, TWO)
    assert (result.status, result.stdout) == (0, ""), result.stdout + result.stderr


def test_without_the_extension(run: Run) -> None:
    result = run("../backends/cuda_external.hip", "semaphores", "1.9", TWO)
    assert result.status != 0
    assert "has no external semaphores: update it" in result.stderr
