"""Device code against host references: each program checks itself and prints `done`."""

from __future__ import annotations

import pytest

from .conftest import Run


def passes(result: object) -> None:
    assert getattr(result, "returncode", None) == 0, result
    assert getattr(result, "stdout", "").splitlines()[-1] == "done", result


SHORT_FLOATS = ["halves", "short_floats", "short_float_conversions", "fp8", "narrow_floats"]


@pytest.mark.parametrize(
    "name", ["vectors", "atomics", "warps", "integers", "standard", "values", *SHORT_FLOATS]
)
def test_program(run_program: Run, name: str) -> None:
    passes(run_program(name, "-O2"))


@pytest.mark.parametrize("name", ["vectors", "atomics", "warps", "integers", "halves"])
def test_program_without_optimisation(run_program: Run, name: str) -> None:
    passes(run_program(name, "-O0"))


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_microscaling_formats(run_program: Run, level: str) -> None:
    # Functions take packs by value, which the host passes in two ways.
    passes(run_program("ocp", level, "-Wno-psabi"))


def test_companion_headers(run_program: Run) -> None:
    passes(run_program("companions", "-DHIPSPV_HIP5", "-lnvToolsExt", "-lroctx64"))


@pytest.mark.parametrize("name", ["integers", "values"])
def test_program_in_warps(run_program: Run, name: str) -> None:
    passes(run_program(name, "-O2", "-DIN_WARPS"))


@pytest.mark.parametrize("flags", ["-O0", "-O2", "-O2 -DIN_WARPS"])
@pytest.mark.parametrize("name", ["rounding", "casts", "packed"])
def test_exact_intrinsics(run_program: Run, name: str, flags: str) -> None:
    passes(run_program(name, *flags.split()))
