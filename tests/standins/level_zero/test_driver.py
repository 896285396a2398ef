"""The test driver does what Level Zero's specification says, and notices misuse.

The programs are linked with the machine's genuine loader and use its headers.
"""

import re
import signal
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.building import built
from tests.runtime.conftest import Result, execute

from .build import HERE, environment

PROGRAMS = HERE / "programs"


def sections(program: str, kind: str) -> list[str]:
    return re.findall(rf"^{kind}\((\w+)\)", (PROGRAMS / program).read_text(), re.MULTILINE)


def run(program: str, section: str, driver: Path, kernels: Path, env: Mapping[str, str] | None = None) -> Result:
    flags = ["-std=c++20", "-O1", "-Wall", "-Wextra", "-Werror", "-pthread"]
    path = built("g++", *flags, PROGRAMS / program, "-lze_loader")
    variables = {**environment(driver), "HIPSPV_TEST_ZE_LEAKS": "1", **(env or {})}
    return execute([str(path), section, str(kernels)], variables)


# The environment that a section needs.
SETTINGS = {
    "devices": {"HIPSPV_TEST_ZE_DEVICES": "2", "HIPSPV_TEST_ZE_SUB_DEVICES": "2"},
    "old_version": {"HIPSPV_TEST_ZE_API": "1.4"},
    # 2^32 - 1,000 ticks: the clock wraps a microsecond after the start.
    "timestamps": {"HIPSPV_TEST_ZE_TIMER": "1000000000", "HIPSPV_TEST_ZE_TIMER_START": "4294966296"},
}


@pytest.mark.parametrize("section", sections("running.cpp", "SECTION"))
def test_running(section: str, driver: Path, kernels: Path) -> None:
    result = run("running.cpp", section, driver, kernels, SETTINGS.get(section))
    assert result.status == 0, result.stdout + result.stderr


def test_old_handles_of_memory(driver: Path, kernels: Path) -> None:
    env = {"HIPSPV_TEST_ZE_IPC": "fd"}
    result = run("running.cpp", "sharing", driver, kernels, env)
    assert result.status == 0, result.stdout + result.stderr


def test_commands_overtake_each_other_only_without_barriers(driver: Path, kernels: Path) -> None:
    results: set[str] = set()
    for seed in range(3):
        env = {"HIPSPV_TEST_ZE_SHUFFLE": str(seed)}
        for section in ("barriers", "in_order", "recorded", "events_between_queues"):
            result = run("running.cpp", section, driver, kernels, env)
            assert result.status == 0, result.stdout + result.stderr
        results.add(run("running.cpp", "unordered", driver, kernels, env).stdout)
    assert "not in order\n" in results


@pytest.mark.parametrize("section", sections("refusals.cpp", "SECTION"))
def test_refusal(section: str, driver: Path, kernels: Path) -> None:
    result = run("refusals.cpp", section, driver, kernels)
    assert result.status == 0, result.stdout + result.stderr


@pytest.mark.parametrize("section", sections("misuse.cpp", "MISUSE"))
def test_misuse(section: str, driver: Path, kernels: Path) -> None:
    result = run("misuse.cpp", section, driver, kernels)
    assert result.status == -signal.SIGABRT, result.stdout + result.stderr
    assert result.stdout == ""
    assert result.stderr.startswith("Level Zero test driver: ")


def test_leak(driver: Path, kernels: Path) -> None:
    result = run("misuse.cpp", "leak", driver, kernels)
    assert result.status == 78
    assert "1 context(s) not destroyed" in result.stderr
    assert "1 module(s) not destroyed" in result.stderr


def test_log_and_failures(driver: Path, kernels: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    env = {"HIPSPV_TEST_ZE_LOG": str(log), "HIPSPV_TEST_ZE_FAIL": "zeKernelSetGroupSize=70000003"}
    result = run("running.cpp", "addition", driver, kernels, env)
    assert result.status != 0
    assert "zeKernelSetGroupSize(kernel, 100, 1, 1) gives 0x70000003" in result.stdout
    assert "zeCommandListAppendLaunchKernel" in log.read_text().splitlines()
