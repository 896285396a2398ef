"""Managed variables of loaded modules."""

import pytest

from .conftest import OPENCL, Build, Run


@pytest.mark.parametrize("parts", ["always", "never"])
def test_managed_variables_of_loaded_modules(run: Run, build: Build, parts: str) -> None:
    bundle = build("managed_kernels.hip", "--genco", suffix=".hipfb")
    result = run("managed_modules.hip", args=[str(bundle)], env={"HIPSPV_DEBUG_PARTS": parts, **OPENCL})
    result.prints("managed_modules.hip")
