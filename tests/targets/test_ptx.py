"""PTX: what the driver makes of sources, and that NVIDIA's assembler takes it."""

from __future__ import annotations

import glob
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hipspv.bundle.program_bundle import unpack
from hipspv.core.errors import ToolMissing
from hipspv.driver.options.architectures import choice
from hipspv.driver.options.command_line import parse
from hipspv.targets.nvptx import cuda_toolkit, libdevice
from tests.building import COMPILER
from tests.cases import ROOT, cases
from tests.targets.conftest import Run

HOST = "host-x86_64-unknown-linux-gnu"
SPIRV, SM_90 = "hip-spirv64----generic", "hip-nvptx64-nvidia-cuda--sm_90"
# Code that the assembler can't take, or that isn't for this target.
LEFT_OUT = {"programs/globals_addresses": "initial values in a cycle are an error"}

RUNTIME = ROOT / "tests" / "runtime"
# Sources of tests/runtime that their tests compile with macros, or for SPIR-V alone.
OTHERS = ("registered_kernels.hip", "requirements.hip", "shared_library.hip", "textures.hip")


def assembler() -> str:
    """The path of ptxas in a wheel, which the tests' extra installs."""
    for root in sys.path:
        for pattern in ("nvidia/cuda_nvcc/bin/ptxas", "nvidia/cu*/bin/ptxas"):
            for path in glob.glob(os.path.join(glob.escape(root), pattern)):
                return path
    pytest.skip("ptxas isn't installed")


def assemble(ptx: Path, arch: str) -> subprocess.CompletedProcess[str]:
    os.chmod(assembler(), 0o755)  # the wheel lacks the bit
    words = [assembler(), f"-arch={arch}", "-O0", str(ptx), "-o", str(ptx.with_suffix(".cubin"))]
    return subprocess.run(words, capture_output=True, text=True)


def test_clusters_of_cuda_headers(cc: Run, tmp_path: Path) -> None:
    """The functions that CUB calls for sm_90 are the hardware's. CUDA lacks them for older GPUs."""
    source = """
__global__ void kernel(unsigned* result) {
  __cluster_barrier_arrive_relaxed();
  __cluster_barrier_wait();
  __cluster_barrier_arrive();
  __cluster_barrier_wait();
  const dim3 all[] = {__clusterDim(), __clusterRelativeBlockIdx(), __clusterGridDimInClusters(), __clusterIdx()};
  unsigned sum = __clusterRelativeBlockRank() + __clusterSizeInBlocks();
  for (dim3 each : all) sum += each.x + each.y + each.z;
  *result = sum;
}
"""
    (tmp_path / "clusters.cu").write_text(source)
    result = cc("clusters.cu", "--offload-arch=sm_90", "--cuda-device-only", "-S", "-o", "a.ptx")
    assert (result.returncode, result.stderr) == (0, "")
    text = (tmp_path / "a.ptx").read_text()
    barriers = re.findall(r"barrier\.cluster\.[\w.]+", text)
    assert barriers == ["barrier.cluster." + end for end in ("arrive.relaxed", "wait", "arrive", "wait")]
    specials = {"cluster_ctarank", "cluster_nctarank", "cluster_nctaid", "cluster_ctaid", "nclusterid", "clusterid"}
    assert set(re.findall(r"%(n?cluster\w+)", text)) == specials
    done = assemble(tmp_path / "a.ptx", "sm_90")
    assert done.returncode == 0, done.stdout + done.stderr


def test_ptx_declares_kernels_and_variables(cc: Run, tmp_path: Path) -> None:
    result = cc("a.hip", "--offload-arch=sm_90", "--cuda-device-only", "-S", "-o", "a.ptx")
    assert (result.returncode, result.stderr) == (0, "")
    text = (tmp_path / "a.ptx").read_text()
    assert ".target sm_90\n" in text
    assert re.search(r"\.visible \.const \.align 4 \.\w+ factor", text)
    assert re.search(r"\.extern \.shared \.align \d+ \.b8 __hipspv_dynamic_shared\[\]", text)
    entry = re.search(r"\.visible \.entry _Z5scalePf4Pairb\((.*?)\)\s*(.*?)\{", text, re.DOTALL)
    assert entry is not None
    parameters, directives = entry.groups()
    sizes = re.findall(r"\.param (?:\.align (\d+) )?\.(\w+).*?(?:\[(\d+)\])?,?$", parameters, re.M)
    assert sizes == [("", "u64", ""), ("8", "b8", "16"), ("", "u8", "")]
    assert ".maxntid 128" in directives
    assert assemble(tmp_path / "a.ptx", "sm_90").returncode == 0


@pytest.mark.parametrize(
    "words, entries",
    [
        (("--offload-arch=sm_90",), [SPIRV, SM_90]),
        (("--offload-arch=compute_90",), [SPIRV, SM_90]),
        (("--offload-arch=sm_90", "--no-offload-arch=spirv64"), [SM_90]),
        (("--offload-arch=sm_90,spirv64",), [SM_90, SPIRV]),
        (("--offload-arch=sm_13,sm_52,compute_61",), [SPIRV]),
        (("-gencode", "arch=compute_90,code=sm_100"), [SPIRV, SM_90]),
        (("-code=sm_100,sm_120", "-arch=compute_90"), [SPIRV, SM_90]),
    ],
)
def test_targets_of_a_bundle(cc: Run, tmp_path: Path, words: tuple[str, ...], entries: list) -> None:
    result = cc("a.hip", "--genco", "--no-machine-code", *words, "-o", "a.hipfb")
    assert (result.returncode, result.stderr) == (0, "")
    assert list(unpack((tmp_path / "a.hipfb").read_bytes())) == [HOST, *entries]


@pytest.mark.parametrize("name", ["sm_999", "compute_71", "sm_55", "sm_101", "sm_100f", "lto_99"])
def test_an_unknown_architecture_is_an_error(cc: Run, name: str) -> None:
    result = cc("a.hip", "--genco", f"--offload-arch=sm_90,{name}")
    assert result.returncode == 1
    assert f"unknown device '{name}'" in result.stderr
    assert "sm_103a, sm_110, sm_110a, sm_120" in result.stderr


def test_native_takes_the_nearest_architecture(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ["sm_61", "sm_90", "sm_115", "sm_999"]
    monkeypatch.setattr("hipspv.targets.nvptx.installed_gpus.native", lambda: found)
    line = parse(["--offload-arch=native"])
    names = [target.arch for target in choice(line).named]
    assert names == ["sm_90", "sm_110", "sm_121"]


@pytest.mark.parametrize("arch, version", [("sm_88", "9.0"), ("sm_110", "9.0"), ("sm_110a", "9.0")])
def test_versions_of_ptx(cc: Run, tmp_path: Path, arch: str, version: str) -> None:
    assert cc("a.hip", "--emit=ptx", f"--offload-arch={arch}").returncode == 0
    assert f".version {version}\n.target {arch}\n" in (tmp_path / "a.ptx").read_text()


def test_one_target_is_chosen_for_one_output(cc: Run, tmp_path: Path) -> None:
    assert cc("a.hip", "--emit=ptx", "--offload-arch=sm_80").returncode == 0
    assert ".target sm_80" in (tmp_path / "a.ptx").read_text()
    result = cc("a.hip", "--emit=ptx")
    assert result.returncode == 1
    assert "the output is ptx, and the target is spirv64" in result.stderr
    result = cc("a.hip", "--emit=ptx", "--offload-arch=sm_80,sm_90")
    assert result.returncode == 1
    assert "expected one target, got spirv64, sm_80, sm_90" in result.stderr


def test_the_commands_of_the_stages_make_the_same_ptx(cc: Run, tmp_path: Path) -> None:
    words = ("a.hip", "-c", "--offload-arch=sm_90", "--save-temps")
    assert cc(*words).returncode == 0
    made = (tmp_path / "a-hip-nvptx64-sm_90.ptx").read_bytes()
    shown = [line for line in cc(*words, "-###").stderr.splitlines() if '"hipspv"' in line]
    (translate,) = [line for line in shown if "translate" in line and "sm_90" in line]
    assert '"--offload-arch=sm_90"' in translate
    target, hipspv = "--offload-arch=sm_90", str(COMPILER.with_name("hipspv"))
    for command in (
        ["link", "a-hip-nvptx64-sm_90.bc", target, "-o", "linked.bc"],
        ["lower", "linked.bc", target, "-o", "lowered.bc"],
        ["translate", "lowered.bc", target, "-o", "again.ptx"],
    ):
        subprocess.run([hipspv, *command], cwd=tmp_path, check=True)
    assert (tmp_path / "again.ptx").read_bytes() == made


def test_without_libdevice_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_WHEELS", "_INSTALLED"):
        monkeypatch.setattr(cuda_toolkit, name, ())
    for name in ("CUDA_PATH", "CUDA_HOME"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(ToolMissing, match=r"libdevice\.10\.bc wasn't found") as raised:
        libdevice.find()
    assert "pip install 'hipspv[nvidia]', or set CUDA_PATH to a CUDA toolkit" in raised.value.remedy


def test_libdevice_of_a_toolkit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    place = tmp_path / "nvvm" / "libdevice" / "libdevice.10.bc"
    place.parent.mkdir(parents=True)
    place.write_bytes(b"")
    monkeypatch.setenv("CUDA_PATH", str(tmp_path))
    assert libdevice.find() == str(place)


def test_lines_of_the_source(cc: Run, tmp_path: Path) -> None:
    for word, has in (("-g", True), ("-O2", False)):
        assert cc("a.hip", "--emit=ptx", "--offload-arch=sm_90", word).returncode == 0
        text = (tmp_path / "a.ptx").read_text()
        assert bool(re.search(r"^\s*\.loc\s", text, re.M)) is has
        assert ", debug" not in text  # the driver would not optimise


def test_bits_of_a_double_are_stored_as_they_are(cc: Run, tmp_path: Path) -> None:
    """ptxas 12.9 converts the double to an integer if the whole register is stored."""
    (tmp_path / "a.hip").write_text(
        "#include <hip/hip_runtime.h>\n__global__ void low(int* p, int n) { *p = __double2loint(1.0 / n); }\n"
    )
    assert cc("a.hip", "--emit=ptx", "--offload-arch=sm_90").returncode == 0
    text = (tmp_path / "a.ptx").read_text()
    assert not re.search(r"st\.global\.b32\s+\[%rd\d+\], %rd", text)


@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_bits_of_a_double_are_passed_as_they_are(cc: Run, tmp_path: Path, level: str) -> None:
    """As above, for arguments, results and both numbers of a choice."""
    (tmp_path / "a.hip").write_text(
        "#include <hip/hip_runtime.h>\n"
        "__device__ __noinline__ int take(int x, int* p) { *p = x; return 3 * x; }\n"
        "__device__ __noinline__ int give(double x) { return __double2loint(x * 1.7); }\n"
        "__global__ void low(int* p, double x, int n) {\n"
        "  p[0] = take(__double2loint(x / n), p + 1) + give(x);\n"
        "  p[2] = n > 4 ? __double2loint(x / 13) : __double2loint(x * 2.5);\n"
        "}\n"
    )
    assert cc("a.hip", "--emit=ptx", "--offload-arch=sm_90", level).returncode == 0
    text = (tmp_path / "a.ptx").read_text()
    assert "st.param" in text
    assert not re.search(r"\bst\.[\w.]*\.b32\s+\[[^\]]*\], %rd", text)


def test_names_of_other_devices_remove_no_target(cc: Run, tmp_path: Path) -> None:
    words = ("--offload-arch=compute_90", "--no-offload-arch=gfx90a")
    assert cc("a.hip", "--genco", *words, "-o", "a.hipfb").returncode == 0
    assert list(unpack((tmp_path / "a.hipfb").read_bytes())) == [HOST, SPIRV, SM_90]


def test_relocatable_code_of_two_targets(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "b.hip").write_text("__device__ int twice(int x) { return 2 * x; }\n")
    (tmp_path / "a.hip").write_text(
        "#include <hip/hip_runtime.h>\nextern __device__ int twice(int x);\n"
        "__global__ void k(int* p) { *p = twice(*p); }\n"
    )
    for name in ("a", "b"):
        compiled = cc(
            "-x", "hip", f"{name}.hip", "-fgpu-rdc", "-c", "--offload-arch=compute_90", "-include", "hip/hip_runtime.h"
        )
        assert compiled.returncode == 0, compiled.stderr
    linked = cc("-fgpu-rdc", "a.o", "b.o", "--genco", "-o", "a.hipfb")
    assert (linked.returncode, linked.stderr) == (0, "")
    found = unpack((tmp_path / "a.hipfb").read_bytes())
    assert list(found) == [HOST, SPIRV, SM_90]
    assert b".entry _Z1kPi" in found[SM_90] and b"twice" not in found[SM_90].split(b".entry")[0]


def test_initial_values_in_a_circle_are_an_error(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text(
        "#include <hip/hip_runtime.h>\n"
        "struct Node { int value; Node* next; };\n"
        "__device__ Node ring[2] = {{1, ring + 1}, {2, ring}};\n"
        "__global__ void k(int* p) {\n"
        "  *p = ring[*p & 1].next->value;\n"
        "}\n"
    )
    result = cc("a.hip", "--emit=ptx", "--offload-arch=sm_90")
    assert result.returncode == 1
    assert re.search(r"a\.hip:5:\d+: error: the initial value of 'ring' leads", result.stderr)
    assert "let a kernel or the host store one of the addresses" in result.stderr


def test_integers_of_odd_widths_are_parameters(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text(
        "#include <hip/hip_runtime.h>\n"
        "__global__ void k(int* p, unsigned _BitInt(100) wide, _BitInt(33) odd) {\n"
        "  *p = static_cast<int>(wide >> 70) + static_cast<int>(odd >> 2);\n"
        "}\n"
    )
    assert cc("a.hip", "--emit=ptx", "--offload-arch=sm_90").returncode == 0
    text = (tmp_path / "a.ptx").read_text()
    assert re.search(r"\.param \.align 16 \.b8 \w+_param_1\[16\],\s+\.param \.u64 \w+_param_2", text)
    assert assemble(tmp_path / "a.ptx", "sm_90").returncode == 0


@pytest.mark.sampled("arch", of=12)
@pytest.mark.parametrize("arch", ["sm_70", "sm_80", "sm_90", "sm_100"])
@pytest.mark.parametrize("name", cases())
def test_programs_are_assembled(name: str, arch: str, tmp_path: Path) -> None:
    if name in LEFT_OUT:
        pytest.skip(LEFT_OUT[name])
    case = cases()[name]
    if len(case.sources) != 1:
        pytest.skip("several sources need a link")
    options = [word for word in case.options if not word.startswith("-l")]
    (source,) = case.sources
    check_assembles(source, arch, tmp_path, "-I", str(ROOT / "examples"), *options)


def check_assembles(source: Path, arch: str, tmp_path: Path, *options: str) -> None:
    ptx = tmp_path / f"{source.stem}.ptx"
    words = ["-w", "-O2", f"--offload-arch={arch}", *options, "--emit=ptx", str(source)]
    made = subprocess.run([COMPILER, *words, "-o", str(ptx)], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    done = assemble(ptx, arch)
    assert done.returncode == 0, done.stderr


def sources_of_the_runtime() -> list[str]:
    files = (path.name for suffix in ("hip", "cu") for path in RUNTIME.glob(f"*.{suffix}"))
    return sorted(name for name in files if name not in OTHERS)


@pytest.mark.sampled("arch", of=12)
@pytest.mark.parametrize("arch", ["sm_70", "sm_80", "sm_90", "sm_100"])
@pytest.mark.parametrize("name", sources_of_the_runtime())
def test_the_runtimes_programs_are_assembled(name: str, arch: str, tmp_path: Path) -> None:
    check_assembles(RUNTIME / name, arch, tmp_path)


def test_the_cache_knows_libdevice(cc: Run, tmp_path: Path) -> None:
    """Kept code isn't taken after the math library was replaced."""
    place = tmp_path / "cuda" / "nvvm" / "libdevice" / "libdevice.10.bc"
    place.parent.mkdir(parents=True)
    place.write_bytes(Path(libdevice.find()).read_bytes())
    time.sleep(0.1)  # what changes right before a compile isn't kept (driver/cache/facts.py)
    kept = {"HIPSPV_CACHE": "1", "HIPSPV_CACHE_DIR": str(tmp_path / "cache")}
    words = ("a.hip", "--emit=ptx", "--offload-arch=sm_90", "--time-report")
    for found in (False, True):
        result = cc(*words, CUDA_PATH=str(tmp_path / "cuda"), **kept)
        assert ("from the cache" in result.stderr) is found, result.stderr
    os.utime(place, (1, 1))
    assert "from the cache" not in cc(*words, CUDA_PATH=str(tmp_path / "cuda"), **kept).stderr
