"""Managed variables of loaded modules."""

import pytest

from .conftest import Build, Run


@pytest.mark.parametrize("parts", ["always", "never"])
def test_managed_variables_of_loaded_modules(run: Run, build: Build, parts: str) -> None:
    bundle = build("managed_kernels.hip", "--genco", suffix=".hipfb")
    result = run("managed_modules.hip", args=[str(bundle)], env={"HIPSPV_DEBUG_PARTS": parts})
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "size": "4",
        "host reads": "15",
        "managed": "1",
        "copied": "42",
        "freed": "hipErrorInvalidValue",
        "rows.size": "6",
        "rows": "12203",
        "of the first": "2",
        "second": "39",
        "first": "51",
    }
