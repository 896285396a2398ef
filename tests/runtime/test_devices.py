"""The properties of devices; programs without one; features that a device lacks."""

import ctypes
import json
import os
import subprocess
import sys
from pathlib import Path

from .conftest import Run, installed_runtime, link_cpu_runtime

NO_LIBRARY = {"HIPSPV_OPENCL_LIBRARY": "/nowhere/libOpenCL.so"}
LIBRARY = installed_runtime()
DESCRIBE = """
import ctypes, sys
library = ctypes.CDLL(sys.argv[1])
describe = library.hipspvDescribeDevices
describe.restype = ctypes.c_size_t
describe.argtypes = [ctypes.c_char_p, ctypes.c_size_t]
size = describe(None, 0)
text = ctypes.create_string_buffer(size)
assert describe(text, size) == size
small = ctypes.create_string_buffer(8)
assert describe(small, 8) == size and len(small.value) == 7
print(text.value.decode())
"""


def describe(**env: str) -> dict:
    process = subprocess.run(
        [sys.executable, "-c", DESCRIBE, str(LIBRARY)],
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(process.stdout)


def test_visible_devices_may_hide_all(run: Run) -> None:
    result = run("quiet.hip", args=["count"], env={"HIP_VISIBLE_DEVICES": "-1"})
    assert result.values == {"error": "hipErrorNoDevice", "count": "0"}


def test_no_device_opened_before_it_is_needed(run: Run) -> None:
    assert run("quiet.hip", args=["maps"]).stdout == "opened=0\ndone\n"


def test_no_device_is_no_matter_to_who_needs_none(run: Run) -> None:
    result = run("quiet.hip", env=NO_LIBRARY)
    assert (result.status, result.stdout, result.stderr) == (0, "done\n", "")


def test_no_device_is_explained(run: Run) -> None:
    result = run("quiet.hip", args=["launch"], env=NO_LIBRARY)
    result.prints("quiet.hip")
    assert result.stderr.count("/nowhere/libOpenCL.so: ") == 1  # once, for three calls
    assert "cannot open shared object file" in result.stderr
    assert "hipspv doctor" in result.stderr


def test_double_precision(run: Run) -> None:
    assert run("quiet.hip", args=["launch"]).values["value"] == "2.5"


def test_lack_of_double_precision_is_explained(run: Run) -> None:
    env = {"HIPSPV_MASK": "fp64"}
    result = run("quiet.hip", "--fp64=error", args=["launch"], env=env)
    assert result.values["launch"] == "hipErrorNoBinaryForGpu"
    assert "double precision" in result.stderr
    assert "quiet.hip:6" in result.stderr
    assert "fill" in result.stderr
    assert "remedy" in result.stderr


def test_description() -> None:
    found = describe(HIPSPV_BACKEND="opencl")
    device = found["devices"][0]
    assert device["ordinal"] == 0
    assert any(il.startswith("SPIR-V") for il in device["il_versions"])
    assert device["usm"] or device["fine_grain_svm"] or device["coarse_grain_svm"]
    assert {"name", "platform", "driver", "version", "fp64", "fp16"} <= device.keys()
    assert isinstance(device["sub_group_sizes"], list)
    assert found["attempts"][-1]["loader"] == device["loader"]


def test_description_without_device() -> None:
    found = describe(HIPSPV_BACKEND="opencl", **NO_LIBRARY)
    assert found["devices"] == []
    outcomes = {attempt["loader"]: attempt["outcome"] for attempt in found["attempts"]}
    assert "cannot open" in outcomes[NO_LIBRARY["HIPSPV_OPENCL_LIBRARY"]]


def test_backend_by_name() -> None:
    everything = describe()["devices"]
    for name in ("cpu", "opencl"):
        assert describe(HIPSPV_BACKEND=name)["devices"] == [
            {**d, "ordinal": 0} for d in everything if d["backend"] == name
        ]
    assert describe(HIPSPV_BACKEND="")["devices"] == everything


def test_unknown_backend() -> None:
    found = describe(HIPSPV_BACKEND="OpenGL")
    assert found["devices"] == []
    assert found["attempts"] == []
    assert found["refusal"] == "HIPSPV_BACKEND=OpenGL names no back end. There are: cuda level_zero vortex cpu opencl"


def test_every_declared_function_is_exported() -> None:
    header = LIBRARY.parent.parent / "include" / "hip" / "hip_runtime_api.h"
    text = header.read_text().split('extern "C" {')[1].split('/* extern "C" */')[0]
    names = {
        line.split("(")[0].split()[-1].lstrip("*")
        for line in text.splitlines()
        if "(" in line and line.startswith(("hipError_t ", "const char* "))
    }
    assert len(names) > 150
    library = ctypes.CDLL(str(LIBRARY))
    renamed = {"hipGetDeviceProperties", "hipChooseDevice"}  # macros of HIP 6's versioned names
    missing = [n for n in sorted(names) if not hasattr(library, n + "R0600" * (n in renamed))]
    assert missing == []


def test_cpu_runtime_below_a_path_with_a_space(run: Run, tmp_path: Path) -> None:
    directory, cache = tmp_path / "my lib", tmp_path / "cache"
    link_cpu_runtime(directory)
    environment = {"HIPSPV_OPENCL_LIBRARY": str(directory / "libintelocl.so"), "HIPSPV_CACHE_DIR": str(cache)}
    for _ in range(2):  # makes the directory in the cache, then finds it there
        result = run("arguments.hip", env=environment)
        assert result.status == 0, result.stderr
        directories = {entry.name.split("-")[0] for entry in cache.iterdir()}
        assert "opencl" in directories
