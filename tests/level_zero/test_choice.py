"""The device that a program gets where Level Zero and OpenCL offer some."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.standins.level_zero.build import environment

Description = dict[str, Any]


def describe(driver: Path, **variables: str) -> Description:
    """The runtime's findings, as `hipspv doctor` gets them."""
    done = subprocess.run(
        [sys.executable, "-I", "-m", "hipspv.driver.commands.describe_devices"],
        env={**os.environ, **environment(driver), **variables},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def backends(found: Description) -> list[str]:
    return [device["backend"] for device in found["devices"]]


@pytest.fixture(autouse=True)
def both(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HIPSPV_BACKEND", raising=False)


def test_gpus_come_first(driver: Path) -> None:
    assert backends(describe(driver)) == ["level_zero", "cpu", "opencl"]


def test_a_device_of_both_is_level_zeros(driver: Path) -> None:
    found = describe(driver, HIPSPV_TEST_ZE_SAME="1")
    assert backends(found) == ["level_zero", "cpu"]
    (outcome,) = (a["outcome"] for a in found["attempts"] if "libintelocl" in a["loader"])
    assert outcome.endswith(": left to level_zero")


@pytest.mark.parametrize("name", ["level_zero", "opencl"])
def test_the_variable_decides(driver: Path, name: str) -> None:
    found = describe(driver, HIPSPV_TEST_ZE_SAME="1", HIPSPV_BACKEND=name)
    assert backends(found) == [name]


def test_parts_are_devices_if_asked_for(driver: Path) -> None:
    variables = {"HIPSPV_TEST_ZE_SUB_DEVICES": "2", "HIPSPV_BACKEND": "level_zero"}
    assert len(describe(driver, **variables)["devices"]) == 1
    parts = describe(driver, HIPSPV_SUB_DEVICES="1", **variables)["devices"]
    assert [part["name"].rpartition(", ")[2] for part in parts] == ["part 0", "part 1"]
