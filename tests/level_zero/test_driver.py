"""The test driver does what Level Zero's specification says, and notices misuse.

The programs are linked with the machine's genuine loader and use its headers.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.building import built
from tests.level_zero.conftest import HERE, environment
from tests.runtime.conftest import Result, execute

PROGRAMS = HERE / "programs"


def sections(program: str, kind: str) -> list[str]:
    return re.findall(rf"^{kind}\((\w+)\)", (PROGRAMS / program).read_text(), re.MULTILINE)


def run(
    program: str, section: str, driver: Path, kernels: Path, env: Mapping[str, str] | None = None
) -> Result:
    flags = ["-std=c++20", "-O1", "-Wall", "-Wextra", "-Werror", "-pthread"]
    path = built("g++", *flags, PROGRAMS / program, "-lze_loader")
    variables = {**environment(driver), "HIPSPV_TEST_ZE_LEAKS": "1", **(env or {})}
    return execute([str(path), section, str(kernels)], variables)


@pytest.mark.parametrize("section", sections("running.cpp", "SECTION"))
def test_running(section: str, driver: Path, kernels: Path) -> None:
    result = run("running.cpp", section, driver, kernels)
    assert result.status == 0, result.stdout + result.stderr
