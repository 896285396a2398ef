"""Programs on PoCL and on rusticl: right, or failing as known.yaml says.

The examples and a selection of programs run by one translator; HIPSPV_ALL_DEVICES=1 runs every
program by both. A program that fails in another way than its row says fails the test. So does one
that has become right: then remove its row.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.devices import root
from tests.devices.cases import Case, Outcome, cases, known, selected
from tests.limits import HANG_S

EVERY = "HIPSPV_ALL_DEVICES" in os.environ
TRANSLATORS = ("llvm", "llvm-spirv") if EVERY else ("llvm",)
CASES = cases()
KNOWN = known()
# PoCL's own checks: LLVM's verifier after each of its passes.
CHECKED = ("examples/matmul", "examples/histogram", "examples/reduction", "programs/bitonic_sort")


@pytest.fixture(scope="session")
def sid() -> Path:
    try:
        return root.make()
    except root.Unavailable as error:
        pytest.skip(str(error))


def _compile(case: Case, translator: str, folder: Path) -> Path:
    program = folder / case.name.rpartition("/")[2]
    command = case.command(translator, program)
    done = subprocess.run(command, capture_output=True, text=True, timeout=HANG_S)
    assert done.returncode == 0, done.stderr
    return program


def test_known_failures_are_of_programs_that_exist() -> None:
    devices = {device.name for device in root.DEVICES}
    assert {device for device, _ in KNOWN} <= devices
    assert {program for _, program in KNOWN} <= set(CASES)
    assert {failure.whose for failure in KNOWN.values()} <= {"hipspv", "driver"}


def test_selected_programs_exist() -> None:
    assert len(selected(False)) >= 45


@pytest.mark.parametrize("translator", TRANSLATORS)
@pytest.mark.parametrize("device", root.DEVICES, ids=lambda device: device.name)
@pytest.mark.parametrize("name", selected(EVERY))
def test_program(
    sid: Path, name: str, device: root.Device, translator: str, tmp_path: Path
) -> None:
    case = CASES[name]
    program = _compile(case, translator, tmp_path)
    run = root.run(sid, device, program, HANG_S)
    outcome, failure = case.outcome(run), KNOWN.get((device.name, name))
    expected = failure.ends if failure else Outcome.RIGHT
    assert outcome == expected, run.stdout + run.stderr
    if failure:
        pytest.xfail(f"{failure.whose}: {failure.reason}")


@pytest.mark.parametrize("name", CHECKED)
def test_pocl_with_its_own_checks(sid: Path, name: str, tmp_path: Path) -> None:
    case = CASES[name]
    program = _compile(case, "llvm", tmp_path)
    run = root.run(sid, root.DEVICES[0], program, HANG_S, POCL_LLVM_VERIFY="1")
    assert case.outcome(run) == Outcome.RIGHT, run.stdout + run.stderr
