"""Threads and processes of the host that use kernels as native code: results are exact, and nothing hangs."""

import re
from pathlib import Path

import pytest

from tests.building import COMPILER, built
from tests.cpu.test_programs import NATIVE
from tests.runtime.conftest import execute

SOURCE = Path(__file__).with_name("threads_and_forks.hip")


@pytest.mark.parametrize("section", re.findall(r"^SECTION\((\w+)\)", SOURCE.read_text(), re.M))
def test_section(section: str) -> None:
    result = execute([str(built(COMPILER, "-O1", "-w", *NATIVE, SOURCE)), section])
    assert result.status == 0, result.stdout + result.stderr
    refused = "this process was forked from one that had used a device" in result.stderr
    assert refused == ("fork" in section or "child" in section) or section in ("results_in_a_child", "fork_before")
