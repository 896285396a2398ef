"""Arguments, shapes and device variables of kernels."""

from __future__ import annotations

from .conftest import Build, Run


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


def test_occupancy(run: Run) -> None:
    result = run("occupancy.hip")
    assert result.status == 0, result.stdout + result.stderr
    right = ["plain", "plain dynamic", "shared", "shared dynamic", "bounded"]
    right += ["suggest plain", "suggest limited", "suggest shared"]
    wrong = ["null", "zero", "flags", "size.null", "size.shared"]
    wrong += ["module.null", "module.function", "module.flags"]
    assert result.values == {
        **dict.fromkeys(right, "0"),
        "small blocks": "1",
        "half of the shared memory": "2",
        "all of the shared memory": "1",
        "too many threads": "0",
        "too much shared memory": "0",
        "variable": "1",
        "variable.only": "32",
        **dict.fromkeys(wrong, "hipErrorInvalidValue"),
        "unknown": "hipErrorInvalidDeviceFunction",
        "size.unknown": "hipErrorInvalidDeviceFunction",
    }


FUNCTIONS = {
    "shared": "400",
    "threads": "64",
    "constants": "23",
    "attribute by attribute": "0",
    "static and dynamic": "1",
    "get.null": "hipErrorInvalidValue",
    "get.kernel": "hipErrorInvalidDeviceFunction",
    "get.value": "hipErrorInvalidValue",
    "get.which": "hipErrorInvalidValue",
    "get.function": "hipErrorInvalidHandle",
    "set.told.dynamic": "1024",
    "set.told.carveout": "30",
    "set.dynamic": "hipSuccess",
    "set.too much": "hipErrorInvalidValue",
    "set.negative": "hipErrorInvalidValue",
    "set.carveout": "hipSuccess",
    "set.carveout 101": "hipErrorInvalidValue",
    "set.which": "hipErrorInvalidValue",
    "set.kernel": "hipErrorInvalidDeviceFunction",
    "cache": "hipSuccess",
    "cache.kernel": "hipErrorInvalidDeviceFunction",
    "cache.config": "hipErrorInvalidValue",
    "banks.config": "hipErrorInvalidValue",
    "banks": "hipSuccess",
    "banks.kernel": "hipErrorInvalidDeviceFunction",
    "beyond its bounds": "hipErrorLaunchFailure",
    "within its bounds": "hipSuccess",
    "at the last": "hipSuccess",
    "inner": "1",
    "outer": "1",
    "none": "hipErrorMissingConfiguration",
    "together": "hipSuccess",
    "together.last": "5",
    "together.null": "hipErrorInvalidValue",
    "together.none": "hipErrorInvalidValue",
    "together.flags": "hipErrorInvalidValue",
    "together.stream": "hipErrorInvalidHandle",
    "together.function": "hipErrorInvalidHandle",
    "profiler": "1",
}
OPTIONS = [
    *("options=hipSuccess", "options.log=1", "options.empty=1", "options.time=1"),
    *("options=hipErrorInvalidImage", "options.log=1", "options.empty=0"),
    *("options=hipErrorInvalidImage", "options.log=1", "options.empty=0"),
    "options.missing=hipErrorInvalidValue",
    "options.unknown=hipErrorInvalidValue",
    "options.image=hipErrorInvalidValue",
    "options.module=hipErrorInvalidValue",
]


def test_what_is_known_of_kernels(run: Run, build: Build) -> None:
    bundle = build("module_kernels.hip", "--genco", suffix=".hipfb")
    result = run("functions.hip", args=[str(bundle)])
    assert result.status == 0, result.stdout + result.stderr
    lines = result.stdout.splitlines()
    assert [line for line in lines if line.startswith("options")] == OPTIONS
    values = {key: value for key, value in result.values.items() if not key.startswith("options")}
    assert values == FUNCTIONS
    assert "its __launch_bounds__ say 64" in result.stderr
