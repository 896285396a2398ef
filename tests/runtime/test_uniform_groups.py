"""Modules of OpenCL C promise that all work-groups of a launch have one size."""

from tests.fuzz.readers import native

from .conftest import HERE, execute


def test_versions() -> None:
    result = execute([str(native.program(HERE / "uniform_groups.cpp"))])
    expected = {"new": "102000", "old": "100000", "other": "300000", "index": "300000"}
    assert result.values == expected, result.stderr
