"""Arguments, shapes and device variables of kernels."""

from .conftest import Run


def test_arguments_arrive(run: Run) -> None:
    result = run("arguments.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "bool": "1",
        "char": "-5",
        "uchar": "250",
        "short": "-30000",
        "ushort": "60000",
        "int": "-7",
        "uint": "4000000000",
        "long": str(-(1 << 40)),
        "ull": str((1 << 63) - 1),
        "float": "-9",
        "double": "9",
        "enum": "200",
        "mixed.a": "120",
        "mixed.b": "2.5",
        "mixed.c": "3",
        "mixed.d": "0.5",
        "aligned": "77",
        "float3": "3",
        "holder": "13",
        "large.wrong": "0",
        "indirect": "3",
        "null": "1",
        "changing.wrong": "0",
    }


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


def test_symbols(run: Run) -> None:
    result = run("symbols.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "managed.before": "2",
        "counter": "5",
        "config": "6",
        "hidden": "9",
        "zeroed": "0",
        "managed": "34",
        "incremented": "6",
        "counter.set": "40",
        "config.set": "70",
        "offset.set": "2.5",
        "by address": "41",
        "size": "800",
        "overrun": "hipErrorInvalidValue",
        "unregistered": "hipErrorInvalidSymbol",
    }
