"""The twenty kernels: their forms compute right values, and a wrong one is reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.kernels import programs
from tests.selection import nightly


@pytest.mark.parametrize("name", ["histogram", nightly("reduction")])
def test_forms_compute_the_same(name: str, tmp_path: Path) -> None:
    checks = set()
    for form in programs.FORMS:
        run = programs.run(programs.build(name, form, tmp_path), repetitions=1)
        assert len(run.times_us) == 1 and run.times_us[0] > 0
        checks.add(run.check)
    # Both kernels' values are whole numbers.
    assert len(checks) == 1


def test_a_wrong_value_is_an_error(tmp_path: Path) -> None:
    command = programs.build("histogram", "opencl", tmp_path)
    wrong = tmp_path / "histogram.cl"
    wrong.write_text("kernel void histogram(global const int* values, int count, global uint* bins) {}")
    with pytest.raises(programs.KernelError, match="wrong value 0 instead of"):
        programs.run([*command[:-1], str(wrong)], repetitions=1)


def test_every_kernel_has_its_files() -> None:
    for name in programs.KERNELS:
        for end in ("h", "hip", "cl", "omp.cpp"):
            assert (programs.HERE / f"{name}.{end}").is_file()
