"""Every error code that HIP documents for a function is checked by a program here, or excused."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.building import COMPILER, built

from ..faults.conftest import layer, layered, libraries
from ..runtime.conftest import execute
from . import tables

__all__ = ["layer", "layered", "libraries"]

HERE = Path(__file__).parent
PROGRAMS = sorted(path.stem for path in HERE.glob("*.hip"))
# These compile at run time: a checkout's own compiler isn't beside a clang.
OWN_COMPILER = {"HIPSPV_CC": str(COMPILER)}
# These don't run with one device and the machine's usual resources.
ENVIRONMENTS = {
    "far_device": {"HIPSPV_BACKEND": "opencl", "HIPSPV_MASK": "system_memory,usm,fine_grain_svm"},
    "libraries": OWN_COMPILER,
    "modules": OWN_COMPILER,
    "no_device": {"HIP_VISIBLE_DEVICES": "-1"},
    "peers": {"HIPSPV_DEBUG_REPEAT": "2"},
}
# These make OpenCL fail (tests/faults).
LAYERED = {"out_of_resources"}

Checked = Callable[[str], set[tables.Pair]]


@pytest.fixture(scope="module")
def checked(request: pytest.FixtureRequest) -> Checked:
    """checked("streams") -> the pairs that the program has checked; no check may fail."""
    found: dict[str, set[tables.Pair]] = {}

    def pairs_of(program: str) -> set[tables.Pair]:
        if program not in found:
            # HIP 6's codes are documented; tests/runtime/versions.hip has those that HIP 7 changed.
            argv = ["-O1", "--hip-version=6.2", "-Wno-deprecated-declarations", HERE / f"{program}.hip"]
            output = built(COMPILER, *argv, name=program)
            environment = dict(ENVIRONMENTS.get(program, {}))
            arguments = []
            if program in LAYERED:
                environment |= request.getfixturevalue("layered")
                arguments.append(str(request.getfixturevalue("layer")))
            result = execute([str(output), *arguments], environment)
            assert result.status == 0, result.stderr + result.stdout
            lines = re.findall(r"^(\w+) (hipError\w+|HIPRTC_ERROR_\w+)$", result.stdout, re.M)
            found[program] = set(lines)
        return found[program]

    return pairs_of


@pytest.mark.parametrize("program", PROGRAMS)
def test_program(program: str, checked: Checked) -> None:
    assert checked(program), "nothing is checked"


def test_every_documented_code(checked: Checked) -> None:
    done = set[tables.Pair]().union(*(checked(program) for program in PROGRAMS))
    excused = tables.excused()
    missing = [f"{f} {code}" for f, code in tables.pairs() if (f, code) not in done.union(excused)]
    assert missing == [], "neither checked nor excused"
    wrong = [f"{f} {code}: {reason}" for (f, code), reason in excused.items() if (f, code) in done]
    assert wrong == [], "excused, and yet checked"


def test_excuses_are_for_documented_codes() -> None:
    assert set(tables.excused()) - set(tables.pairs()) == set()
    assert set(tables.excused().values()) == set(tables.reasons())
