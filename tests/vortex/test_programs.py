"""Programs that check themselves on the simulator of Vortex, with both widths.

known_programs.yaml has those that need what Vortex lacks, which must fail, and those that are too
slow for the simulator.
"""

import os
import subprocess
from pathlib import Path

import pytest
import yaml

from tests.cases import Outcome, cases
from tests.limits import HANG_S

CASES = cases()
KNOWN = yaml.safe_load((Path(__file__).parent / "known_programs.yaml").read_text())
WIDTHS = (32, 64)
# Warps of a core: a block of 1,024 threads fits.
WARPS = "32"


def run(program: Path, library: Path, width: int) -> subprocess.CompletedProcess[str]:
    device = {"VORTEX_TEST_XLEN": str(width), "VORTEX_TEST_WARPS": WARPS}
    chosen = {"HIPSPV_BACKEND": "vortex", "HIPSPV_VORTEX_LIBRARY": str(library)}
    return subprocess.run(
        [str(program)], env={**os.environ, **device, **chosen}, capture_output=True, text=True, timeout=HANG_S
    )


def test_known_programs_exist() -> None:
    assert {name for names in KNOWN.values() for name in names} <= set(CASES)


@pytest.mark.sampled(of=60)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", [name for name in CASES if name not in KNOWN["slow"]])
def test_program(name: str, width: int, vortex_library: Path) -> None:
    case = CASES[name]
    done = run(case.build("llvm", f"--offload-arch=vortex_rv{width}"), vortex_library, width)
    failures = {end: KNOWN[end.value] for end in (Outcome.ERROR, Outcome.WRONG)}
    expected = next((end for end, names in failures.items() if name in names), Outcome.RIGHT)
    assert case.outcome(done) == expected, done.stdout + done.stderr
    if expected != Outcome.RIGHT:
        pytest.xfail(failures[expected][name])
