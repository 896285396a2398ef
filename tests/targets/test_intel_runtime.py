"""The runtime's choice between machine code and SPIR-V, by Intel's driver without a GPU.

The driver runs in its capture mode, in which it compiles and loads, and executes nothing: these
tests say which code it takes, and nothing about results.
"""

from __future__ import annotations

import ctypes
import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from hipspv.bundle import machine_code
from hipspv.bundle.program_bundle import compress, pack, unpack
from hipspv.core.errors import ToolMissing
from hipspv.targets.spirv.ocloc import program
from tests.building import COMPILER, built

HERE = Path(__file__).parent
# The driver's names of products, and the targets for them. Of the last three it reports blocks
# without threads in this mode, so that nothing is launched.
PRODUCTS = {
    **{"tgllp": "intel_tgllp", "skl": "intel_skl", "kbl": "intel_kbl", "icllp": "intel_icllp"},
    **{"adls": "intel_adl_s", "dg1": "intel_dg1"},
    **{"adlp": "intel_adl_p", "acm-g10": "intel_acm_g10", "pvc": "intel_pvc"},
}
SILENT = ("adlp", "acm-g10", "pvc")
# Six kernels, which the runtime would build piece by piece.
SOURCE = """\
#include <hip/hip_runtime.h>
__device__ int counter = 3;
__constant__ float factor;
__global__ void shuffle(float* p) { p[threadIdx.x] = __shfl(p[threadIdx.x], 1) / factor; }
__global__ void halve(double* p) { p[threadIdx.x] /= 2; }
__global__ void count(int* p) { *p = atomicAdd(&counter, 1); }
__global__ void say(int n) { printf("%d\\n", n); }
__global__ void d(int* p) { *p = 1; }
__global__ void e(int* p) { *p = 2; }
"""
LOADER = HERE / "intel_loader.hip"
NOT_SET_UP = 1  # the loader's status if the variables' kernel isn't launched
TOOK = re.compile(r"took machine code: hip-spirv64-intel-unknown--(\w+)")
BUILT = re.compile(r"built \d+ bytes of SPIR-V")

Load = Callable[..., str]


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The entries of a bundle with machine code."""
    try:
        program()
        ctypes.CDLL("libze_intel_gpu.so.1")
        ctypes.CDLL("libze_loader.so.1")
    except (ToolMissing, OSError) as error:
        pytest.skip(str(error))
    source = tmp_path_factory.mktemp("source") / "a.hip"
    source.write_text(SOURCE)
    archs = f"--offload-arch={','.join(PRODUCTS.values())}"
    made = built(COMPILER, "--genco", source, archs, name="machine-code.hipfb")
    return unpack(made.read_bytes())


@pytest.fixture
def load(tmp_path: Path) -> Load:
    """Loads a bundle on a kind of GPU, and returns the runtime's log."""
    loader = built(COMPILER, "-w", LOADER, name="loader")

    def run(bundle: bytes, product: str, **variables: str) -> str:
        (tmp_path / "a.hipfb").write_bytes(bundle)
        capture = {
            "NEOReadDebugKeys": "1",
            "SetCommandStreamReceiver": "1",
            "ProductFamilyOverride": product,
            "AUBDumpCaptureFileName": str(tmp_path / "capture.aub"),
        }
        own = {"HIPSPV_BACKEND": "level_zero", "HIPSPV_LOG": "debug", "HIPSPV_CACHE": "0"}
        done = subprocess.run(
            [loader, tmp_path / "a.hipfb"],
            env={**os.environ, **capture, **own, **variables},
            cwd=tmp_path,
            capture_output=True,
            text=True,
        )
        assert done.returncode == (NOT_SET_UP if product in SILENT else 0), done.stderr
        return done.stderr

    return run


def taken(log: str) -> str | None:
    """The GPU whose machine code the runtime took; None if it built the SPIR-V."""
    found = TOOK.findall(log)
    assert bool(found) != bool(BUILT.search(log)), log
    return found[0] if found else None


@pytest.mark.sampled(of=3)
@pytest.mark.parametrize("product", PRODUCTS)
def test_a_device_takes_its_own_code(bundle: dict[str, bytes], load: Load, product: str) -> None:
    """The driver reports the features of the compiler's table, intel_gpus.py."""
    assert taken(load(pack(bundle), product)) == PRODUCTS[product]


def test_code_may_be_compressed(bundle: dict[str, bytes], load: Load) -> None:
    assert taken(load(compress(pack(bundle)), "tgllp")) == "intel_tgllp"


def test_another_product_builds_the_spirv(bundle: dict[str, bytes], load: Load) -> None:
    """Rocket Lake gets the same SPIR-V as Tiger Lake, and the driver refuses that one's code."""
    log = load(pack(bundle), "rkl")
    assert taken(log) is None
    assert "doesn't take hip-spirv64-intel-unknown--intel_tgllp" in log
    assert "intel_skl was made from other SPIR-V" in log
    assert "none of the program's machine code is for" in log


def test_code_can_be_switched_off(bundle: dict[str, bytes], load: Load) -> None:
    assert taken(load(pack(bundle), "tgllp", HIPSPV_MACHINE_CODE="0")) is None


def test_other_features_need_other_code(bundle: dict[str, bytes], load: Load) -> None:
    for feature in ("fp64", "sub_group_ballot"):
        log = load(pack(bundle), "skl", HIPSPV_MASK=feature)
        assert taken(log) is None and "intel_skl was made from other SPIR-V" in log


def test_spirv_that_has_changed_needs_other_code(bundle: dict[str, bytes], load: Load) -> None:
    """The machine code of another program."""
    spirv = bundle["hip-spirv64----generic"]
    other = spirv.replace(b"counter", b"Counter").replace(b"Counter", b"counter", 1)
    assert other != spirv
    assert taken(load(pack({**bundle, "hip-spirv64----generic": other}), "tgllp")) is None


def test_damaged_code_is_refused(bundle: dict[str, bytes], load: Load) -> None:
    name = "hip-spirv64-intel-unknown--intel_tgllp"
    code = machine_code.unpack(bundle[name])
    assert code is not None
    trailer = bundle[name][len(code.elf) :]
    broken = code.elf[: len(code.elf) // 2]
    for entry in (broken + trailer, trailer, code.elf, b"", b"\0" * 100, trailer[1:]):
        assert taken(load(pack({**bundle, name: entry}), "tgllp")) is None


def test_an_opencl_device_never_gets_it(bundle: dict[str, bytes], load: Load) -> None:
    log = load(pack(bundle), "tgllp", HIPSPV_BACKEND="opencl")
    assert taken(log) is None and "machine code" not in log
