"""Modules of other compilers: features that HIP lacks show, too."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.driver.conftest import Run
from tests.inspect.conftest import kernels, look, only_image

SOURCE = """\
__kernel __attribute__((reqd_work_group_size(8, 4, 2)))
void images(read_only image2d_t in, sampler_t s, __local int *scratch, __constant float *table) {}
__kernel __attribute__((work_group_size_hint(16, 1, 1)))
void hinted(__global int *p, int __attribute__((ext_vector_type(4))) v) { p[0] = v.x; }
"""


@pytest.mark.parametrize("form", ["bc", "spv"])
def test_opencl(tmp_path: Path, hipspv: Run, form: str) -> None:
    (tmp_path / "a.cl").write_text(SOURCE)
    words = ["-x", "cl", "-cl-std=CL3.0", "--target=spirv64", "-O1", "-emit-llvm", "-c", "a.cl"]
    subprocess.run([toolchain.clang(), *words, "-o", "a.bc"], cwd=tmp_path, check=True)
    if form == "spv":
        assert hipspv("translate", "a.bc", "-o", "a.spv").returncode == 0
    found = kernels(only_image(look(tmp_path / f"a.{form}").report))
    assert [(a.kind, a.storage_class, a.size, a.align) for a in found["images"].arguments] == [
        ("image", "", 0, 0),
        ("sampler", "", 0, 0),
        ("pointer", "Workgroup", 0, 0),
        ("pointer", "UniformConstant", 8, 8),
    ]
    assert [(a.kind, a.size, a.align) for a in found["hinted"].arguments] == [("pointer", 8, 8), ("value", 16, 16)]
    assert not any(a.implicit for kernel in found.values() for a in kernel.arguments)
    assert found["images"].work_group_size == [8, 4, 2]
    assert found["hinted"].work_group_size_hint == [16, 1, 1]
    assert not found["images"].work_group_size_hint and not found["hinted"].work_group_size
