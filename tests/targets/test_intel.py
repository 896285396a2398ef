"""Machine code for Intel's GPUs in bundles, by ocloc where it is, and its failures by stand-ins."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from hipspv.bundle import elf, machine_code
from hipspv.bundle.program_bundle import unpack
from hipspv.core.errors import ToolMissing
from hipspv.spirv.words import check_header
from hipspv.targets.spirv.intel_gpus import INTEL
from hipspv.targets.spirv.ocloc import program
from tests.building import COMPILER
from tests.targets.conftest import Run

TGLLP, SKL, PVC = "intel_tgllp", "intel_skl", "intel_pvc"
SPIRV = "hip-spirv64----generic"
KERNEL = "_Z5scalePf4Pairb"
DOUBLES = """\
#include <hip/hip_runtime.h>
__global__ void halve(double* p) { p[threadIdx.x] /= 2; }
int main() { return 0; }
"""


def id_of(arch: str) -> str:
    return f"hip-spirv64-intel-unknown--{arch}"


@pytest.fixture
def ocloc() -> str:
    try:
        return program()
    except ToolMissing as error:
        pytest.skip(f"{error}; {error.remedy}")


def code_of(entry: bytes) -> machine_code.MachineCode:
    code = machine_code.unpack(entry)
    assert code is not None
    return code


def stand_in(tmp_path: Path, script: str) -> str:
    path = tmp_path / "stand-in"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return str(path)


@pytest.mark.usefixtures("ocloc")
@pytest.mark.parametrize("translator", ["llvm", "llvm-spirv"])
def test_a_bundle_has_machine_code_beside_the_spirv(cc: Run, tmp_path: Path, translator: str) -> None:
    archs = (TGLLP, SKL, PVC)
    words = ("--genco", "a.hip", "-o", "a.hipfb", f"--spirv-translator={translator}")
    done = cc(*words, f"--offload-arch={','.join(archs)},compute_80", "--save-temps")
    assert done.returncode == 0, done.stderr
    found = unpack((tmp_path / "a.hipfb").read_bytes())
    ids = ["host-x86_64-unknown-linux-gnu", SPIRV, "hip-nvptx64-nvidia-cuda--sm_80"]
    assert list(found) == [*ids, *map(id_of, archs)]
    for arch in archs:
        code = code_of(found[id_of(arch)])
        adapted = (tmp_path / f"a-hip-{arch}.spv").read_bytes()
        own = hashlib.blake2b(b"hipspv machine code 1\n" + adapted, digest_size=32)
        assert code.origin == own.digest()
        assert elf.Object(code.elf, elf.ZEBIN).find(f".text.{KERNEL}") is not None
        assert (tmp_path / f"a-hip-{arch}.bin").read_bytes() == found[id_of(arch)]
    # Of the three, only Tiger Lake lacks double precision, which is done in integers there.
    sizes = {arch: len((tmp_path / f"a-hip-{arch}.spv").read_bytes()) for arch in archs}
    assert sizes[TGLLP] > sizes[SKL]
    assert cc("--genco", "a.hip", "-o", "b.hipfb", "--offload-arch=spirv64").returncode == 0
    assert SPIRV in unpack((tmp_path / "b.hipfb").read_bytes())


@pytest.mark.usefixtures("ocloc")
def test_code_is_the_same_each_time(cc: Run, tmp_path: Path) -> None:
    for name in ("a", "b"):
        done = cc("--genco", "a.hip", "-o", f"{name}.hipfb", f"--offload-arch={TGLLP},{PVC}")
        assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "a.hipfb").read_bytes() == (tmp_path / "b.hipfb").read_bytes()


@pytest.mark.usefixtures("ocloc")
def test_all_known_gpus_are_oclocs(cc: Run, tmp_path: Path) -> None:
    every = ",".join(gpu.arch for gpu in INTEL)
    done = cc("--genco", "a.hip", "-o", "a.hipfb", f"--offload-arch={every}")
    assert (done.returncode, done.stderr) == (0, "")
    found = unpack((tmp_path / "a.hipfb").read_bytes())
    assert set(map(id_of, every.split(","))) <= set(found)


@pytest.mark.usefixtures("ocloc")
def test_doubles_run_in_integers_on_a_gpu_that_lacks_them(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "d.hip").write_text(DOUBLES)
    done = cc("d.hip", f"--offload-arch={TGLLP}", "-o", "d")
    assert (done.returncode, done.stderr) == (0, "")
    done = cc("d.hip", f"--offload-arch={TGLLP},{SKL}", "--fp64=error", "-o", "d")
    assert done.returncode == 1
    assert "error: the device Intel(R) tgllp has no double precision (fp64)" in done.stderr
    assert "kernel _Z5halvePd uses it at d.hip:2" in done.stderr and SKL not in done.stderr


@pytest.mark.usefixtures("ocloc")
def test_a_cached_result_needs_no_compiler(cc: Run, tmp_path: Path) -> None:
    counted = stand_in(tmp_path, f'echo >> count; exec {shutil.which("ocloc")} "$@"')
    script = (tmp_path / "stand-in").read_text().replace("count", str(tmp_path / "count"))
    (tmp_path / "stand-in").write_text(script)
    own = {"HIPSPV_OCLOC": counted, "HIPSPV_CACHE": "1", "HIPSPV_CACHE_DIR": str(tmp_path / "c")}

    def runs(*words: str) -> int:
        done = cc("--genco", "a.hip", "-o", "a.hipfb", *words, **own)
        assert (done.returncode, done.stderr) == (0, "")
        return len((tmp_path / "count").read_text())

    assert runs(f"--offload-arch={TGLLP}") == 1
    first = (tmp_path / "a.hipfb").read_bytes()
    assert runs(f"--offload-arch={TGLLP}") == 1
    assert (tmp_path / "a.hipfb").read_bytes() == first
    assert runs(f"--offload-arch={TGLLP},{PVC}") == 2
    assert runs(f"--offload-arch={TGLLP}", "-DOTHER", "-O0") == 3
    (tmp_path / "stand-in").write_text(script + "# another compiler\n")
    assert runs(f"--offload-arch={TGLLP}") == 4


@pytest.mark.usefixtures("ocloc")
def test_a_link_makes_the_code_that_its_objects_ask_for(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "b.hip").write_text("__device__ float twice(float x) { return 2 * x; }\n")
    (tmp_path / "c.hip").write_text(
        "__device__ float twice(float);\n__global__ void k(float* p) { *p = twice(*p); }\nint main() { return 0; }\n"
    )
    for name in ("b", "c"):
        done = cc("-c", "-fgpu-rdc", f"{name}.hip", "-include", "hip/hip_runtime.h", "-o",
                  f"{name}.o", f"--offload-arch={TGLLP}")  # fmt: skip
        assert done.returncode == 0, done.stderr
    subprocess.run(["ar", "rcs", "libb.a", "b.o"], cwd=tmp_path, check=True)
    done = cc("-fgpu-rdc", "c.o", "libb.a", f"--offload-arch={SKL}", "-o", "c")
    assert (done.returncode, done.stderr) == (0, "")
    content = elf.section_content((tmp_path / "c").read_bytes(), elf.SECTION)
    assert content is not None
    found = unpack(content)
    assert set(map(id_of, (TGLLP, SKL))) < set(found)
    assert elf.Object(code_of(found[id_of(TGLLP)]).elf, elf.ZEBIN).find(".text._Z1kPf")


@pytest.mark.usefixtures("ocloc")
def test_the_command_makes_what_the_compiler_makes(cc: Run, tmp_path: Path) -> None:
    assert cc("-c", "a.hip", f"--offload-arch={TGLLP}", "--save-temps").returncode == 0
    words = [COMPILER.parent / "hipspv", "ocloc", f"--offload-arch={TGLLP}", f"a-hip-{TGLLP}.spv"]
    subprocess.run([*words, "-o", "again.bin"], cwd=tmp_path, check=True)
    assert (tmp_path / "again.bin").read_bytes() == (tmp_path / f"a-hip-{TGLLP}.bin").read_bytes()


def test_invalid_spirv_never_reaches_ocloc(cc: Run, tmp_path: Path) -> None:
    assert cc("--emit=spirv", "a.hip", "-o", "a.spv").returncode == 0
    module = bytearray((tmp_path / "a.spv").read_bytes())
    del module[-4:]  # the last function has no end
    (tmp_path / "bad.spv").write_bytes(module)
    own = {**os.environ, "HIPSPV_OCLOC": stand_in(tmp_path, f"touch {tmp_path}/started")}
    words = [COMPILER.parent / "hipspv", "ocloc", f"--offload-arch={TGLLP}", "bad.spv", "-o", "x"]
    done = subprocess.run(words, cwd=tmp_path, env=own, capture_output=True, text=True)
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert f"error: the SPIR-V for {TGLLP} is invalid: spirv-val: " in done.stderr
    assert not (tmp_path / "started").exists() and not (tmp_path / "x").exists()


def test_a_program_without_kernels_needs_no_ocloc_output(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "none.hip").write_text("int main() { return 0; }\n")
    own = {"HIPSPV_OCLOC": stand_in(tmp_path, "exit 1")}
    done = cc("none.hip", f"--offload-arch={TGLLP}", "--genco", "-o", "none.hipfb", **own)
    assert (done.returncode, done.stderr) == (0, "")
    found = unpack((tmp_path / "none.hipfb").read_bytes())
    assert found[id_of(TGLLP)] == b""
    check_header(found[SPIRV])


def test_ocloc_is_named_where_it_is_missing(cc: Run, tmp_path: Path) -> None:
    done = cc("a.hip", "-c", f"--offload-arch={TGLLP}", HIPSPV_OCLOC="/nowhere/ocloc")
    assert done.returncode == 1 and not (tmp_path / "a.o").exists()
    assert "error: /nowhere/ocloc (HIPSPV_OCLOC) is no program" in done.stderr
    assert "apt install intel-opencl-icd" in done.stderr
    done = cc("a.hip", "-c", f"--offload-arch={TGLLP}", PATH="/nowhere")
    assert "error: ocloc not found" in done.stderr
    # Nothing else needs it.
    words = ("a.hip", f"--offload-arch={TGLLP}")
    for form in (("-fsyntax-only",), ("-c", "-fgpu-rdc"), ("-c", "--offload-host-only")):
        assert cc(*words, *form, HIPSPV_OCLOC="/nowhere/ocloc").returncode == 0


def test_unknown_gpus_are_refused_with_the_known_ones(cc: Run) -> None:
    done = cc("a.hip", "-c", "--offload-arch=intel_foo")
    assert "error: unknown Intel GPU 'intel_foo' in '--offload-arch=intel_foo'" in done.stderr
    assert "intel_tgllp, " in done.stderr and "intel_acm_g10" in done.stderr
    done = cc("a.hip", "-c", "--offload-arch=foo")
    assert "intel_tgllp" in done.stderr and "sm_80" in done.stderr
    done = cc("a.hip", "-c", f"--offload-arch={TGLLP}", "--no-offload-arch=spirv64")
    assert f"error: {TGLLP}: the code is made from that of spirv64" in done.stderr
    done = cc("a.hip", "-c", f"--offload-arch={TGLLP}", "--offload-device-only")
    assert "--genco makes a bundle" in done.stderr
    # As a name that was added, and taken away again.
    words = (f"--offload-arch={TGLLP}", f"--no-offload-arch={TGLLP}")
    assert cc("a.hip", "-c", *words, HIPSPV_OCLOC="/nowhere/ocloc").returncode == 0


def test_a_failure_shows_the_log_and_leaves_a_reproducer(cc: Run, tmp_path: Path) -> None:
    log = "error: no registers left\\nin kernel: 'scale'"
    script = f'echo Compilation from IR; printf "{log}\\n\\n{log}\\n\\n"; ls -- "$4" >&2; exit 245'
    own = {"HIPSPV_OCLOC": stand_in(tmp_path, script), "HIPSPV_REPRODUCER_DIR": str(tmp_path)}
    done = cc("a.hip", "-c", f"--offload-arch={TGLLP}", **own)
    assert done.returncode == 1 and not (tmp_path / "a.o").exists()
    start = f"hipspv-cc: error: ocloc failed for {TGLLP}: exit code 245\nerror: no registers left"
    assert done.stderr.startswith(start)
    assert done.stderr.count("no registers left") == 1 and "Compilation from" not in done.stderr
    (again,) = tmp_path.glob(f"hipspv-{TGLLP}-*/reproduce.sh")
    assert f"note: {again} reproduces it" in done.stderr
    repeated = subprocess.run([again], capture_output=True, text=True)
    assert repeated.returncode == 245 and "no registers left" in repeated.stdout
    assert "adapted.spv" in repeated.stderr


@pytest.mark.parametrize("script", ["exit 0", "kill -SEGV $$"])
def test_a_compiler_that_makes_nothing_has_failed(cc: Run, tmp_path: Path, script: str) -> None:
    own = {"HIPSPV_OCLOC": stand_in(tmp_path, script), "HIPSPV_REPRODUCER_DIR": str(tmp_path)}
    done = cc("a.hip", "-c", f"--offload-arch={TGLLP}", **own)
    assert done.returncode == 1 and not (tmp_path / "a.o").exists()
    why = "it wrote no code" if script == "exit 0" else "signal 11 (SIGSEGV)"
    assert f"error: ocloc failed for {TGLLP}: {why}" in done.stderr


def test_code_that_lacks_a_kernel_is_refused(cc: Run, tmp_path: Path, ocloc: str) -> None:
    """ocloc has said that it built a module of which it read a part."""
    assert cc("-c", "a.hip", f"--offload-arch={TGLLP}", "--save-temps").returncode == 0
    (tmp_path / "other.hip").write_text(DOUBLES)
    other = cc("-c", "other.hip", f"--offload-arch={SKL}", "--save-temps")
    assert other.returncode == 0
    script = f'set -- "$@" -file {tmp_path}/other-hip-{SKL}.spv; exec {ocloc} "$@"'
    done = cc("a.hip", "-c", f"--offload-arch={SKL}", HIPSPV_OCLOC=stand_in(tmp_path, script))
    assert done.returncode == 1
    assert f"error: ocloc made no code for {KERNEL}" in done.stderr


@pytest.mark.usefixtures("ocloc")
def test_a_warning_is_shown_once(cc: Run, tmp_path: Path) -> None:
    script = f'echo "warning: a spill"; exec {shutil.which("ocloc")} "$@"'
    own = {"HIPSPV_OCLOC": stand_in(tmp_path, script)}
    words = ("a.hip", "-c", f"--offload-arch={TGLLP},{SKL}")
    done = cc(*words, **own)
    assert done.returncode == 0 and done.stderr.count("a spill") == 1
    assert cc(*words, "-w", **own).stderr == ""
