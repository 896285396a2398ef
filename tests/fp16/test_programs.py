"""Programs that check themselves, on a device without half precision."""

from pathlib import Path

import pytest

from tests.building import COMPILER, built
from tests.cases import TRANSLATORS, cases
from tests.runtime.conftest import execute

PROGRAMS = (
    *(
        "device_functions/fp8",
        "device_functions/halves",
        "device_functions/narrow_floats",
        "device_functions/ocp",
        "device_functions/short_floats",
    ),
    *("device_functions/short_float_conversions", "programs/atomics_kinds", "programs/cuda_host_math"),
    *("programs/cuda_narrow_floats", "programs/float_to_integer", "programs/fp8_quantise"),
    *("programs/half2_dot", "programs/half_precision"),
)
# Programs in which halves become doubles, or doubles halves.
WITH_DOUBLES = ("device_functions/halves", "device_functions/short_float_conversions", "programs/float_to_integer")
# Conversions of double that saturate or have a rounding mode.
OF_DOUBLES = ("device_functions/casts", "device_functions/integers")


@pytest.mark.sampled("translator", of=4)
@pytest.mark.parametrize("translator", TRANSLATORS)
@pytest.mark.parametrize("name", [*PROGRAMS, *OF_DOUBLES])
def test_program(name: str, translator: str) -> None:
    masks = ["fp16"] * (name in PROGRAMS) + ["fp16,fp64"] * (name in WITH_DOUBLES)
    for mask in [*masks, *["fp64"] * (name in OF_DOUBLES)]:
        cases()[name].check(translator, HIPSPV_MASK=mask)


@pytest.mark.sampled("translator", "flag")
@pytest.mark.parametrize("flag", ["-O0", "-O2"])
@pytest.mark.parametrize("translator", TRANSLATORS)
def test_values(translator: str, flag: str) -> None:
    """In arguments, structures, vectors, variables; with other features a device may lack."""
    argv = ["-w", flag, "-ffp-contract=off", f"--spirv-translator={translator}"]
    program = built(COMPILER, *argv, Path(__file__).parent / "values.hip")
    for mask in ("", "fp16", "fp16,program_scope_variables", "fp16,fp64"):
        run = execute([str(program)], {"HIPSPV_MASK": mask})
        assert run.stdout == "142 checked, 0 wrong\n", (mask, run.stdout, run.stderr)
