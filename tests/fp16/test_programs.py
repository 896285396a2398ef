"""Programs that check themselves, on a device without half precision."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.devices.cases import COMPILER, cases
from tests.runtime.conftest import execute

PROGRAMS = (
    *("device/fp8", "device/halves", "device/narrow_floats", "device/ocp", "device/short_floats"),
    *("device/short_float_conversions", "programs/atomics_kinds", "programs/cuda_host_math"),
    *("programs/cuda_narrow_floats", "programs/float_to_integer", "programs/fp8_quantise"),
    *("programs/half2_dot", "programs/half_precision"),
)
CASES = cases()
# Programs in which halves become doubles, or doubles halves.
WITH_DOUBLES = ("device/halves", "device/short_float_conversions", "programs/float_to_integer")
# Conversions of double that saturate or have a rounding mode.
OF_DOUBLES = ("device/casts", "device/integers")


@pytest.mark.parametrize("translator", ["llvm", "llvm-spirv"])
@pytest.mark.parametrize("name", [*PROGRAMS, *OF_DOUBLES])
def test_program(tmp_path: Path, name: str, translator: str) -> None:
    case, program = CASES[name], tmp_path / "program"
    subprocess.run(case.command(translator, program), check=True)
    masks = ["fp16"] * (name in PROGRAMS) + ["fp16,fp64"] * (name in WITH_DOUBLES)
    for mask in [*masks, *["fp64"] * (name in OF_DOUBLES)]:
        run = execute([str(program)], {"HIPSPV_MASK": mask})
        last = run.stdout.strip().splitlines()[-1]
        assert run.status == 0 and re.fullmatch(case.output, last), (mask, run.stdout, run.stderr)


@pytest.mark.parametrize("flag", ["-O0", "-O2"])
@pytest.mark.parametrize("translator", ["llvm", "llvm-spirv"])
def test_values(tmp_path: Path, translator: str, flag: str) -> None:
    """In arguments, structures, vectors, variables; with other features a device may lack."""
    program = tmp_path / "program"
    words = [COMPILER, "-w", flag, "-ffp-contract=off", f"--spirv-translator={translator}"]
    words += [Path(__file__).parent / "values.hip", "-o", program]
    subprocess.run(list(map(str, words)), check=True)
    for mask in ("", "fp16", "fp16,program_scope_variables", "fp16,fp64"):
        run = execute([str(program)], {"HIPSPV_MASK": mask})
        assert run.stdout == "142 checked, 0 wrong\n", (mask, run.stdout, run.stderr)
