"""Results of a module that the runtime takes whole from a bundle, by the test driver of Level Zero.

The machine code is the test driver's, for a CPU: nothing here says anything of a GPU.
"""

from __future__ import annotations

import os
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from hipspv.bundle import machine_code
from hipspv.bundle.program_bundle import pack, unpack
from tests.building import COMPILER, built

lane = pytest.importorskip("tests.standins.level_zero.build", reason="it has the test driver")

HERE = Path(__file__).parent
ID = "hip-spirv64-intel-unknown--intel_tgllp"
# A file of the runtime's cache: magic, size, key and digest (runtime/code/binary_store.cpp). A binary of the test
# driver's: magic, device, a flag, sizes of its two parts and a sum; SPIR-V comes first.
CACHED, BINARY = struct.calcsize("<8sQ32s32s"), struct.Struct("<III4xQQQ")
TOOK, BUILT = "took machine code: " + ID, "bytes of SPIR-V in"

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs the program with a bundle of its device code."""
    if reason := lane.missing():
        pytest.skip(reason)
    host = built(COMPILER, "-w", HERE / "intel_results.hip")
    variables = {**os.environ, **lane.environment(lane.build_driver())}
    variables |= {"HIPSPV_BACKEND": "level_zero", "HIPSPV_LOG": "debug"}

    def execute(bundle: bytes, **more: str) -> subprocess.CompletedProcess[str]:
        (tmp_path / "a.hipfb").write_bytes(bundle)
        done = subprocess.run([host, tmp_path / "a.hipfb"], env={**variables, **more}, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done

    return execute


@pytest.mark.parametrize("level", ["-O2", "-O0"])
def test_machine_code_computes_what_spirv_computes(run: Run, tmp_path: Path, level: str) -> None:
    device = HERE / "intel_results_device.hip"
    plain = built(COMPILER, "--genco", level, device, name="a.hipfb").read_bytes()
    cache = {"HIPSPV_CACHE_DIR": str(tmp_path / "cache"), "HIPSPV_DEBUG_PARTS": "never"}
    expected = run(plain, **cache)
    (file,) = (tmp_path / "cache").glob("*/*.bin")
    binary = file.read_bytes()[CACHED:]
    size = BINARY.unpack_from(binary)[3]
    spirv = binary[BINARY.size : BINARY.size + size]
    entry = machine_code.pack(binary, spirv)

    def with_entry(content: bytes, **more: str) -> str:
        done = run(pack({**unpack(plain), ID: content}), HIPSPV_CACHE="0", **more)
        assert sorted(done.stdout.splitlines()) == sorted(expected.stdout.splitlines())
        return done.stderr

    log = with_entry(entry)
    assert TOOK in log and BUILT not in log
    for other in (
        with_entry(machine_code.pack(binary, spirv + b"\0\0\0\0")),
        with_entry(machine_code.pack(binary[:-1], spirv)),
        with_entry(entry, HIPSPV_MACHINE_CODE="0"),
        with_entry(entry, HIPSPV_MASK="fp64"),
    ):
        assert TOOK not in other and BUILT in other
