"""Programs on PoCL and on rusticl: right, or failing as known.yaml says.

The fast set has the programs that show a driver's quirk and some others, by the default translator. A program that
fails in another way than its entry says fails the test. So does one that has become right: then remove its entry.
"""

from pathlib import Path

import pytest

from tests.cases import TRANSLATORS, Outcome, cases
from tests.opencl_drivers import root
from tests.opencl_drivers.cases import known, programs
from tests.selection import ALL

CASES = cases()
DEVICES = {device.name: device for device in root.DEVICES}
KNOWN = known()
# PoCL's own checks: LLVM's verifier after each of its passes.
CHECKED = ("examples/matmul", "examples/histogram", "examples/reduction", "programs/bitonic_sort")


def test_known_failures_are_of_programs_that_exist() -> None:
    assert {device for device, _ in KNOWN} <= set(DEVICES)
    assert {program for _, program in KNOWN} <= set(CASES)
    assert {failure.whose for failure in KNOWN.values()} <= {"hipspv", "driver"}


@pytest.mark.parametrize("translator", TRANSLATORS if ALL else TRANSLATORS[:1])
@pytest.mark.parametrize(("name", "device"), list(programs()))
def test_program(sid: Path, name: str, device: str, translator: str, tmp_path: Path) -> None:
    case = CASES[name]
    run = root.run(sid, DEVICES[device], case.build(translator), tmp_path)
    outcome, failure = case.outcome(run), KNOWN.get((device, name))
    expected = failure.ends if failure else Outcome.RIGHT
    assert outcome == expected, run.stdout + run.stderr
    if failure:
        pytest.xfail(f"{failure.whose}: {failure.reason}")


@pytest.mark.sampled("name")
@pytest.mark.parametrize("name", CHECKED)
def test_pocl_with_its_own_checks(sid: Path, name: str, tmp_path: Path) -> None:
    case = CASES[name]
    run = root.run(sid, DEVICES["pocl"], case.build(), tmp_path, POCL_LLVM_VERIFY="1")
    assert case.outcome(run) == Outcome.RIGHT, run.stdout + run.stderr
