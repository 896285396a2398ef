"""The choice of code for a GPU, over a stand-in for the driver: machine code that runs there, or else PTX."""

from __future__ import annotations

import re
import struct
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from hipspv.bundle.program_bundle import compress, pack, unpack
from hipspv.core.errors import ToolMissing
from hipspv.targets.nvptx import cuda_toolkit
from tests.building import COMPILER
from tests.fuzz.readers import cubin
from tests.runtime.conftest import Result

from .conftest import HERE, RunProgram, calls

PROGRAM = HERE / "cuda_backend.hip"
KERNEL, PARAMETERS = "_Z3addPfS_i", ((0, 8), (8, 8), (16, 4))
LOADED = re.compile(r"loaded the machine code of hip-nvptx64-nvidia-cuda-(compute_\w+-sm_\w+)")

# Runs a program with a bundle of these entries: `90` is PTX, and `80-86` machine code for sm_86, made of PTX for sm_80.
Run = Callable[..., Result]


def ptx(processor: str) -> bytes:
    parameters = f".param .u64 {KERNEL}_0, .param .u64 {KERNEL}_1, .param .u32 {KERNEL}_2"
    text = f".version 8.1\n.target sm_{processor}\n.address_size 64\n"
    return f"{text}.visible .entry {KERNEL}({parameters}) .maxntid 512 {{ ret; }}\n".encode()


def machine_code(processor: str, kernel: str = KERNEL, parameters: Sequence[tuple[int, int]] = PARAMETERS) -> bytes:
    return cubin.write(kernel, parameters, int(processor.rstrip("af")))


def entry(name: str) -> tuple[str, bytes]:
    virtual, _, real = name.partition("-")
    if not real:
        return f"hip-nvptx64-nvidia-cuda--sm_{virtual}", ptx(virtual)
    return f"hip-nvptx64-nvidia-cuda-compute_{virtual}-sm_{real}", machine_code(real)


@pytest.fixture
def run(run_program: RunProgram, tmp_path: Path) -> Run:
    def run_(entries: dict[str, bytes], compressed: bool = False, **variables: str) -> Result:
        bundle = pack({"host-x86_64-unknown-linux-gnu": b"", **entries})
        file = tmp_path / "add.hipfb"
        file.write_bytes(compress(bundle) if compressed else bundle)
        result = run_program(PROGRAM, "binary", {"HIPSPV_LOG": "info", **variables}, str(file))
        assert result.status == 0, result.stdout + result.stderr
        return result

    return run_


def taken(result: Result, directory: Path) -> str:
    """The machine code that was loaded, or `ptx`."""
    linked = bool(calls(directory, "cuLinkComplete"))
    found = LOADED.search(result.stderr)
    assert linked is (found is None)
    return found[1] if found else "ptx"


@pytest.mark.parametrize(
    ("capability", "entries", "expected"),
    [
        (90, "90 90-90", "compute_90-sm_90"),
        (90, "80 80-86", "ptx"),
        (90, "80 80-86 80-90", "compute_80-sm_90"),
        (90, "90 90-100", "ptx"),
        (90, "90 90a 90a-90a 90-90", "compute_90a-sm_90a"),
        (86, "80 80-80", "compute_80-sm_80"),
        (89, "80 80-80 80-86", "compute_80-sm_86"),
        (80, "80 80-86", "ptx"),
        (75, "70 70-70 70-75", "compute_70-sm_75"),
        (121, "120 120-120", "compute_120-sm_120"),
        (103, "100 100-100a", "ptx"),
        (103, "100 100-100f", "compute_100-sm_100f"),
        (120, "100 100-100f", "ptx"),
        # Machine code comes before PTX of a later architecture.
        (90, "80 80-90 90", "compute_80-sm_90"),
        # It is of no use without its PTX.
        (90, "90 80-90", "ptx"),
    ],
)
def test_choice(run: Run, tmp_path: Path, capability: int, entries: str, expected: str) -> None:
    result = run(dict(map(entry, entries.split())), CUDA_CAPABILITY=str(capability))
    assert taken(result, tmp_path) == expected


def test_a_compressed_bundle(run: Run, tmp_path: Path) -> None:
    result = run(dict(map(entry, ("90", "90-90"))), compressed=True)
    assert taken(result, tmp_path) == "compute_90-sm_90"


@pytest.mark.parametrize("variable", ["CUDA_FORCE_PTX_JIT=1", "HIPSPV_MACHINE_CODE=0"])
def test_the_user_wants_ptx(run: Run, tmp_path: Path, variable: str) -> None:
    name, _, value = variable.partition("=")
    assert taken(run(dict(map(entry, ("90", "90-90"))), **{name: value}), tmp_path) == "ptx"


GOOD = machine_code("90")


def too_new() -> bytes:
    return GOOD[:8] + bytes((GOOD[8] + 1,)) + GOOD[9:]


def without_sections() -> bytes:
    return GOOD[:40] + struct.pack("<Q", 1 << 60) + GOOD[48:]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (too_new(), "doesn't take the code"),
        (GOOD[:-1], "the cubin is broken"),
        (GOOD[:30], "the cubin is broken"),
        (without_sections(), "the cubin is broken"),
        (b"no ELF", "the cubin is broken"),
        (machine_code("80"), "it is for sm_80"),
        (machine_code("90", kernel="other"), f"it lacks the kernel {KERNEL}"),
        (machine_code("90", parameters=PARAMETERS[:2]), f"its kernel {KERNEL} is another"),
        (machine_code("90", parameters=((0, 8), (8, 8), (16, 8))), f"its kernel {KERNEL} is another"),
    ],
)
def test_machine_code_that_is_of_no_use(run: Run, tmp_path: Path, content: bytes, reason: str) -> None:
    """The driver compiles the PTX, and the log has the reason."""
    entries = dict(map(entry, ("90", "90-90")))
    result = run({**entries, "hip-nvptx64-nvidia-cuda-compute_90-sm_90": content})
    assert taken(result, tmp_path) == "ptx"
    (line,) = (line for line in result.stderr.splitlines() if "isn't used" in line)
    assert reason in line


def test_the_next_machine_code_is_tried(run: Run, tmp_path: Path) -> None:
    entries = dict(map(entry, ("80", "80-80", "80-86")))
    entries["hip-nvptx64-nvidia-cuda-compute_80-sm_86"] = GOOD[:30]
    assert taken(run(entries, CUDA_CAPABILITY="86"), tmp_path) == "compute_80-sm_80"


ADD = "__global__ void __launch_bounds__(512) add(float* a, float* b, int n) { a[n] += sinf(b[n]); }\n"


def test_machine_code_of_ptxas_is_taken(run: Run, tmp_path: Path) -> None:
    """The runtime reads what ptxas writes: it finds the kernels and parameters of the PTX."""
    try:
        cuda_toolkit.program("ptxas")
    except ToolMissing:
        pytest.skip("ptxas isn't installed")
    (tmp_path / "add.cu").write_text(ADD)
    words = ("--genco", "-x", "cu", "add.cu", "-o", "own.hipfb", "--no-offload-arch=spirv64,cpu")
    command = [COMPILER, *words, "--offload-arch=compute_80=sm_89,sm_90a"]
    subprocess.run(command, cwd=tmp_path, check=True)
    made = unpack((tmp_path / "own.hipfb").read_bytes())
    for capability, expected in ((89, "compute_80-sm_89"), (90, "compute_90a-sm_90a"), (86, "ptx")):
        (tmp_path / "log").unlink(missing_ok=True)
        assert taken(run(made, CUDA_CAPABILITY=str(capability)), tmp_path) == expected
