"""Arguments, shapes and device variables of kernels."""

from .conftest import Run


def test_arguments_arrive_through_shared_virtual_memory(run: Run) -> None:
    result = run("arguments.hip", env={"HIPSPV_MASK": "usm"})
    assert result.status == 0, result.stdout + result.stderr
    assert result.values["holder"] == "13"
    assert result.values["indirect"] == "3"
    assert result.values["large.wrong"] == "0"
    assert result.values["changing.wrong"] == "0"


def test_shapes(run: Run) -> None:
    result = run("shapes.hip")
    assert result.status == 0, result.stdout + result.stderr
    values = result.values
    right = ["1d", "2d", "3d", "z", "warps.1d", "warps.2d", "warps.3d"]
    right += ["shared.64", "shared.512", "shared.64again"]
    assert {key: values[key] for key in right} == dict.fromkeys(right, "0")
    configuration = ["grid.0", "block.0", "block.max+1", "block.product", "grid.toolarge"]
    assert {values[key] for key in configuration} == {"hipErrorInvalidConfiguration"}
    assert values["block.max"] == "hipSuccess"
    assert values["shared.toomuch"] == "hipErrorInvalidValue"
