"""Target profiles: their contents, and the messages about kernels."""

from __future__ import annotations

import dataclasses
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from hipspv.core.errors import DriverError
from hipspv.passes.checks.features import FEATURES
from hipspv.targets.spirv import profiles
from tests.driver.conftest import Run

SOURCE = """\
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
__device__ int counter;
__device__ __noinline__ double half_of(double x) { return x / 2; }
__global__ void fp64(float *a) { a[0] = half_of(a[1]); }
__global__ void fp16(__half *a) { a[0] = a[1] + a[2]; }
__global__ void int64_atomics(unsigned long long *a) { atomicAdd(a, 1ull); }
__global__ void program_scope_variables(int *a) { a[0] = counter++; }
__global__ void generic_pointers(int **a, int *b) {
  __shared__ int s;
  s = b[0];
  int *p = b[1] ? &s : b;
  a[2] = p;
  *p += 2;
}
__global__ void sub_groups(int *a) { a[threadIdx.x] = __shfl(a[threadIdx.x], a[32]); }
__global__ void nothing(int *a) { atomicAdd(a, __syncthreads_count(a[threadIdx.x])); }
"""
EVERYTHING = {
    "description": "Lacks all that a device may lack.",
    "sources": ["this test"],
    "spirv_version": "1.3",
    "extensions": [],
    "sub_group_sizes": [32],
    "warp_size": 32,
    "max_kernel_arguments": 1024,
    "features": dict.fromkeys(profiles.FEATURES, False),
}
_ERROR = re.compile(r"a\.hip:(\d+)[:\d]*: (error|warning): kernel '(\w+)\(.*' needs (.*), which")


def _write(path: Path, **changes: object) -> None:
    path.write_text(yaml.safe_dump({**EVERYTHING, **changes}))


@pytest.fixture(scope="module")
def linked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source's device code before it is lowered."""
    directory = tmp_path_factory.mktemp("profiles")
    (directory / "a.hip").write_text(SOURCE)
    entry = "import sys; from hipspv.driver.cc import main; sys.exit(main())"
    words = [sys.executable, "-c", entry, "--no-cache", "--emit=llvm", "--save-temps", "a.hip"]
    subprocess.run(words, cwd=directory, check=True)
    return directory / "a-hip-spirv64-generic-link.bc"


def _told(text: str) -> set[tuple[int, str, str, str]]:
    return {(int(line), level, kernel, what) for line, level, kernel, what in _ERROR.findall(text)}


def test_what_each_kernel_needs(hipspv: Run, tmp_path: Path, linked: Path) -> None:
    """Each feature is told once, by the line that needs it; unneeded ones aren't told."""
    _write(tmp_path / "nothing.yaml")
    words = ["lower", str(linked), "--target-profile=nothing.yaml", "-o", "lowered.bc"]
    result = hipspv(*words)
    assert result.returncode == 0
    assert {(line, kernel, what) for line, _, kernel, what in _told(result.stderr)} == {
        (4, "fp64", FEATURES["fp64"].what),
        (6, "fp16", FEATURES["fp16"].what),
        (7, "int64_atomics", FEATURES["int64_atomics"].what),
        (8, "program_scope_variables", FEATURES["program_scope_variables"].what),
        (9, "generic_pointers", FEATURES["generic_pointers"].what),
        (16, "sub_groups", FEATURES["sub_groups"].what),
    }
    message = "which target profile 'nothing' lacks: it is done in software there, slowly"
    assert f"{message} [-Wmade-for-profile]" in result.stderr


@pytest.mark.parametrize("name", ["generic", "intel-cpu"])
def test_what_devices_have(hipspv: Run, linked: Path, name: str) -> None:
    result = hipspv("lower", str(linked), f"--target-profile={name}", "-o", "lowered.bc")
    assert (result.returncode, result.stderr) == (0, "")


def test_one_lack_alone(hipspv: Run, tmp_path: Path, linked: Path) -> None:
    features = {**dict.fromkeys(profiles.FEATURES, True), "sub_group_ballot": False}
    _write(tmp_path / "one.yaml", features=features)
    result = hipspv("lower", str(linked), "--target-profile=one.yaml", "-o", "lowered.bc")
    assert {told[2:] for told in _told(result.stderr)} == {("sub_groups", "warp ballots")}


@pytest.mark.parametrize(
    ("flag", "level", "code"),
    [("", "warning", 0), ("-Werror=made-for-profile", "error", 1), ("-Wno-made-for-profile", "", 0)],
)
def test_the_warning(hipspv: Run, linked: Path, flag: str, level: str, code: int) -> None:
    words = [flag] * bool(flag)
    words += ["--target-profile=rusticl", "-o", "lowered.bc"]
    result = hipspv("lower", str(linked), *words)
    assert result.returncode == code
    assert {told[1] for told in _told(result.stderr)} == ({level} if level else set())


def test_warps_that_spirv_has_no_words_for(hipspv: Run, tmp_path: Path, linked: Path) -> None:
    _write(tmp_path / "old.yaml", spirv_version="1.2")
    result = hipspv("lower", str(linked), "--target-profile=old.yaml", "-o", "lowered.bc")
    assert result.returncode == 1
    errors = {told for told in _told(result.stderr) if told[1] == "error"}
    assert errors == {(16, "error", "sub_groups", FEATURES["sub_groups"].what)}
    assert "target profile 'old' lacks [-Wunsupported-by-profile]" in result.stderr


def test_sizes_of_warps(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text(
        "#include <hip/hip_runtime.h>\n__global__ void k(int *a) { a[threadIdx.x] = __shfl(a[threadIdx.x], a[32]); }\n"
    )
    features = dict.fromkeys(profiles.FEATURES, True)
    _write(tmp_path / "p.yaml", features=features, sub_group_sizes=[8, 16], warp_size=16)
    words = ["--target-profile=p.yaml", "a.hip", "--emit=spirv-asm", "--validate"]
    assert cc(*words, "-o", "sixteen.spvasm").returncode == 0
    assert "SubgroupSize 16" in (tmp_path / "sixteen.spvasm").read_text()
    result = cc(*words, "--warp-size=32")
    assert result.returncode == 0
    assert "a.hip:2: warning: kernel 'k(int*)' needs warps of 32 lanes, which" in result.stderr
    assert "sizes there: 8, 16; --warp-size= chooses one" in result.stderr


def test_the_version(cc: Run, tmp_path: Path) -> None:
    """Not newer than the device takes, nor than needed."""
    (tmp_path / "a.hip").write_text("__attribute__((device)) int x = 1;\n")
    for version, expected in (("1.1", "1.1"), ("1.6", "1.2")):
        _write(tmp_path / "p.yaml", spirv_version=version)
        words = ["--target-profile=p.yaml", "a.hip", "--emit=spirv-asm", "-o", "a.spvasm"]
        assert cc(*words).returncode == 0
        assert f"; Version: {expected}\n" in (tmp_path / "a.spvasm").read_text()
    _write(tmp_path / "p.yaml", spirv_version="1.1")
    result = cc("--target-profile=p.yaml", "--spirv-version=1.3", "a.hip", "--emit=spirv")
    assert result.returncode == 1
    assert "the target profile takes SPIR-V up to 1.1" in result.stderr


@pytest.mark.parametrize("name", profiles.names())
def test_the_profiles_that_there_are(name: str) -> None:
    profile = profiles.load(name)
    assert profile.name == name
    assert all(profile.sources) and profile.sources
    assert profile.warp_size in profile.sub_group_sizes or "sub_groups" in profile.lacks
    assert set(profiles.FEATURES) == set(FEATURES)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"colour": "red"}, "unknown colour in the file"),
        ({"features": {"fp64": True}}, "no fp16, .* in features"),
        ({"features": {**EVERYTHING["features"], "fp64": "often"}}, "fp64: 'often' isn't true or"),
        ({"spirv_version": 1.3}, "spirv_version: 1.3 isn't"),
        ({"warp_size": 33}, "warp_size: 33 isn't 4, 8, 16, 32 or 64"),
        ({"max_kernel_arguments": 8}, "max_kernel_arguments: 8 isn't 64 to 1048575"),
        ({"sub_group_sizes": 32}, "sub_group_sizes: 32 isn't a list of numbers"),
    ],
)
def test_wrong_files(tmp_path: Path, changes: dict[str, object], message: str) -> None:
    _write(tmp_path / "wrong.yaml", **changes)
    with pytest.raises(DriverError, match=message):
        profiles.load(str(tmp_path / "wrong.yaml"))


def test_no_files(tmp_path: Path) -> None:
    with pytest.raises(DriverError, match="no target profile 'none'"):
        profiles.load("none")
    with pytest.raises(DriverError, match="No such file"):
        profiles.load(str(tmp_path / "none.yaml"))
    (tmp_path / "broken.yaml").write_text("a: [")
    with pytest.raises(DriverError, match=r"broken\.yaml"):
        profiles.load(str(tmp_path / "broken.yaml"))


def test_the_list(hipspv: Run) -> None:
    listed = hipspv("profiles").stdout
    assert [line.split()[0] for line in listed.splitlines()] == profiles.names()
    shown = hipspv("profiles", "rusticl").stdout
    assert "lacks:            fp16, int64_atomics" in shown.replace("fp64, ", "")
    assert all(source in shown for source in profiles.load("rusticl").sources)


def test_a_plain_compile_reads_none(cc: Run, tmp_path: Path) -> None:
    """A compile without a profile doesn't load PyYAML and the profiles."""
    program = (
        "import sys; sys.argv = ['hipspv-cc', '-###', '--emit=spirv', 'a.hip']\n"
        "from hipspv.driver.cc import main\n"
        "code = main()\n"
        "loaded = {'yaml', 'hipspv.targets.spirv.profiles'} & {*sys.modules}\n"
        "sys.exit(code or int(bool(loaded)))\n"
    )
    (tmp_path / "a.hip").write_text("__attribute__((device)) int x = 1;\n")
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True)
    assert done.returncode == 0


def test_profiles_have_values() -> None:
    """Settings are compared by their text, as the cache does."""
    first, second = profiles.load("mali"), profiles.load("mali")
    assert repr(first) == repr(second)
    assert repr(first) != repr(dataclasses.replace(first, warp_size=16))
