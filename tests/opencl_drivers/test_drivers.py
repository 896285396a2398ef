"""hipspv's handling of drivers: each entry of the runtime's table of quirks, wrong accesses."""

import json
import signal
import subprocess
from pathlib import Path

import pytest

from hipspv.driver.commands import describe_devices
from tests.building import COMPILER, built
from tests.opencl_drivers import root
from tests.opencl_drivers.cases import QUIRKS, known

PROGRAMS = Path(__file__).resolve().parent / "programs"
# For each quirk, the programs that fail without the workaround. Those with a slash are QUIRKS.
SHOWN_BY = {
    "negations": "programs/negations",
    "products": "programs/narrow_products",
    "cpu-compiler": "programs/far_bounds",
    "bounds": "programs/block_bounds",
    "wrapped-values": "programs/wrapped_values",
    "typed-casts": "programs/noinline",
    "shared-variables": "programs/shared_dynamic",
    "explicit-casts": "programs/hash_table",
    "values": "rotations",
    "stacks": "programs/large_private",
    "compiler": "uncompiled",
    "lgamma": "gamma",
    "packed-arguments": "lambda_arguments",
    "vector-products": "programs/narrow_products",
    "copysign": "numbers",
    "contraction": "numbers",
    "half-rounding": "device_functions/narrow_floats",
    "fused": "fused",
    "unlinked": "programs/cuda_host_math",
    "gamma": "gamma",
    "null-pointers": "null_function",
    "pointer-constants": "function_table",
    "private-pointers": "programs/shared_struct",
    "loops": "programs/spin_locks",
    "guarded-reads": "guarded",
}


def _run(sid: Path, device: root.Device, name: str, directory: Path) -> subprocess.CompletedProcess[str]:
    program = built(COMPILER, "-w", "-O2", PROGRAMS / f"{name}.hip", name=name)
    return root.run(sid, device, program, directory)


def test_each_quirk_has_a_program() -> None:
    names = [entry["name"] for entry in json.loads(describe_devices.features())["quirks"]]
    assert names == list(SHOWN_BY)
    cases = {program for program in SHOWN_BY.values() if "/" in program}
    # The CPU runtime's are among the programs that run on it, that of Intel's compiler for GPUs in
    # tests/level_zero/fidelity/programs/kernels.hip, too.
    elsewhere = ("negations", "products", "cpu-compiler", "bounds", "wrapped-values", "typed-casts")
    others = map(SHOWN_BY.__getitem__, elsewhere)
    assert cases.difference(others) == {name for names in QUIRKS.values() for name in names}
    assert not any((device.name, case) in known() for device in root.DEVICES for case in cases)


@pytest.mark.parametrize("device", root.DEVICES, ids=lambda device: device.name)
def test_a_compiler_that_ends(sid: Path, device: root.Device, tmp_path: Path) -> None:
    """PoCL crashes, and hipspv builds the kernel in another form."""
    done = _run(sid, device, "uncompiled", tmp_path)
    assert done.stdout == "hipSuccess 6 6\n", done.stderr


@pytest.mark.sampled("device", of=2)
@pytest.mark.parametrize(
    "name", ["function_table", "fused", "gamma", "guarded", "lambda_arguments", "null_function", "numbers", "rotations"]
)
@pytest.mark.parametrize("device", root.DEVICES, ids=lambda device: device.name)
def test_results(sid: Path, device: root.Device, name: str, tmp_path: Path) -> None:
    assert _run(sid, device, name, tmp_path).stdout == "0 wrong\n"


@pytest.mark.parametrize("device", root.DEVICES, ids=lambda device: device.name)
def test_a_wild_pointer(sid: Path, device: root.Device, tmp_path: Path) -> None:
    done = _run(sid, device, "wild_pointer", tmp_path)
    assert done.returncode in (-signal.SIGSEGV, 128 + signal.SIGSEGV)
    assert "hipspv: error: kernel wild(int*) accessed an address that no memory has" in done.stderr
