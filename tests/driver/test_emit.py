"""Output of device code alone: every form, version and translator; validated."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hipspv.bundle import program_bundle
from hipspv.core import toolchain
from hipspv.core.errors import OptionError
from hipspv.driver.options import output_forms
from hipspv.driver.options.command_line import parse
from hipspv.targets.spirv import versions
from tests.driver.conftest import Run, files

SOURCE = """\
#include <hip/hip_runtime.h>
__device__ int counter = 3;
__constant__ float weights[4] = {1, 2, 3, 4};
__global__ void kernel(float *a, int n) {
  __shared__ float s[64];
  s[threadIdx.x] = a[threadIdx.x];
  __syncthreads();
  a[threadIdx.x] = s[63 - threadIdx.x] * weights[n & 3];
  atomicAdd(&counter, 1);
  atomicAdd(a, 1.5f);
}
"""
WARP = """\
#include <hip/hip_runtime.h>
__global__ void warp(int *a) { a[threadIdx.x] = __shfl_down(a[threadIdx.x], 3); }
"""
SPIRV, LLVM = b"\x03\x02\x23\x07", b"BC\xc0\xde"


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    (tmp_path / "a.hip").write_text(SOURCE)
    return tmp_path


def _starts_with(name: str) -> bytes:
    forms = {".spv": SPIRV, ".spvasm": b"; SPIR-V", ".bc": LLVM, ".ll": b"; ModuleID", ".hipfb": program_bundle.MAGIC}
    return forms[Path(name).suffix]


@pytest.mark.parametrize("option", ["--genco", "--offload-device-only"])
@pytest.mark.parametrize("suffix", [".spv", ".spvasm", ".bc", ".ll", ".hipfb"])
def test_the_suffix_says_the_form(option: str, suffix: str) -> None:
    line = parse([option, "a.hip", "-o", f"x{suffix}"])
    form = output_forms.form(line, device_only=True)
    artifact = output_forms.FORMS[form][0]
    assert artifact == {
        ".spv": "spirv", ".spvasm": "spirv-text", ".bc": "lowered", ".ll": "lowered",
        ".hipfb": "bundle",
    }[suffix]  # fmt: skip
    assert output_forms.is_text(line, f"x{suffix}") == (suffix == ".ll")


@pytest.mark.parametrize(
    ("words", "form"),
    [
        ("--emit=spirv -o x.ll", "spirv"),
        ("--genco", "bundle"),
        ("--genco -o x.co", "bundle"),
        ("--offload-device-only", ""),
        ("--offload-device-only -S -o x.ll", ""),
        ("--offload-device-only -fgpu-rdc -o x.bc", ""),
        ("--offload-device-only -fgpu-rdc -o x.spv", "spirv"),
        ("--genco -fgpu-rdc -o x.bc", "llvm"),
        ("--emit=spirv -fsyntax-only", ""),
    ],
)
def test_which_form(words: str, form: str) -> None:
    assert output_forms.form(parse(words.split()), device_only=True) == form


def test_every_form(cc: Run, plain: Path) -> None:
    for form, name in (("spirv", "a.spv"), ("spirv-asm", "a.spvasm"), ("llvm", "a.bc"), ("bundle", "a.hipfb")):
        result = cc(f"--emit={form}", "a.hip")
        assert (result.returncode, result.stderr) == (0, "")
        assert files(plain) == {"a.hip", name}
        assert (plain / name).read_bytes().startswith(_starts_with(name))
        (plain / name).unlink()
    assert cc("--genco", "a.hip", "-o", "x.ll").returncode == 0
    assert (plain / "x.ll").read_bytes().startswith(_starts_with("x.ll"))


def test_a_device_link_in_every_form(cc: Run, tmp_path: Path) -> None:
    """-fgpu-rdc: several sources and objects become one program."""
    (tmp_path / "a.hip").write_text("__attribute__((device)) int twice(int x) { return 2 * x; }\n")
    (tmp_path / "b.hip").write_text(
        "#include <hip/hip_runtime.h>\n__device__ int twice(int);\n__global__ void kernel(int *a) { *a = twice(*a); }\n"
    )
    assert cc("-fgpu-rdc", "-c", "a.hip", "b.hip").returncode == 0
    for name in ("x.spv", "x.spvasm", "x.ll"):
        result = cc("--genco", "a.o", "b.o", "-o", name)
        assert (result.returncode, result.stderr) == (0, "")
        data = (tmp_path / name).read_bytes()
        assert data.startswith(_starts_with(name))
        assert b"kernel" in data and b"twice" not in data


def _version(spirv: bytes) -> str:
    return f"{spirv[6]}.{spirv[5]}"


@pytest.mark.sampled("translator")
@pytest.mark.parametrize("translator", ["llvm", "llvm-spirv"])
def test_versions(hipspv: Run, cc: Run, plain: Path, translator: str) -> None:
    """Each output is what it claims: spirv-val checks it against the rules of its version."""
    words = [f"--spirv-translator={translator}", "--emit=llvm", "a.hip"]
    assert cc(*words).returncode == 0
    for version in versions.VERSIONS[translator]:
        words = [f"--translator={translator}", f"--spirv-version={version}", "-o", "a.spv"]
        result = hipspv("translate", "a.bc", "--validate", *words)
        assert (result.returncode, result.stderr) == (0, "")
        assert _version((plain / "a.spv").read_bytes()) == version
        validator = [toolchain.spirv_tool("spirv-val"), "--target-env", f"spv{version}", "a.spv"]
        assert subprocess.run(validator, cwd=plain, capture_output=True).stdout == b""


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--spirv-version=1.0", "llvm makes 1.1 to 1.6: records for the runtime need 1.1"),
        ("--spirv-version=1.7", "llvm makes 1.1 to 1.6"),
        ("--spirv-version=1.4 --spirv-translator=llvm-spirv", "llvm-spirv makes 1.1 to 1.3"),
        ("--spirv-ext=+SPV_NONE_such", "llvm knows no SPV_NONE_such"),
        ("--spirv-ext=everything", "'everything' is none of: +SPV_..., -SPV_..., all"),
        ("--emit=elf", "invalid value 'elf' in '--emit=elf' (spirv, spirv-asm, ptx, llvm, bundle)"),
    ],
)
def test_wrong_values(cc: Run, plain: Path, words: str, message: str) -> None:
    result = cc("--genco", *words.split(), "a.hip")
    assert result.returncode == 1
    assert message in result.stderr
    assert files(plain) == {"a.hip"}


@pytest.mark.sampled("translator")
@pytest.mark.parametrize("translator", ["llvm", "llvm-spirv"])
def test_warps_need_a_version(cc: Run, tmp_path: Path, translator: str) -> None:
    (tmp_path / "w.hip").write_text(WARP)
    words = [f"--spirv-translator={translator}", "--emit=spirv", "--validate", "w.hip"]
    assert cc(*words).returncode == 0
    assert _version((tmp_path / "w.spv").read_bytes()) == "1.3"
    result = cc(*words, "--spirv-version=1.2", "-o", "x.spv")
    assert result.returncode == 1
    assert "w.hip:2: error: kernel 'warp(int*)' needs warps, which SPIR-V 1.2 lacks" in result.stderr
    assert files(tmp_path) == {"w.hip", "w.spv"}


def test_extensions(cc: Run, plain: Path) -> None:
    """The module names an allowed extension if the translator uses it."""
    words = ["--emit=spirv-asm", "a.hip", "-o"]
    assert cc(*words, "plain.spvasm").returncode == 0
    assert cc(*words, "more.spvasm", "--spirv-ext=+SPV_KHR_float_controls2").returncode == 0
    assert cc(*words, "less.spvasm", "--spirv-ext=all,-SPV_KHR_float_controls2").returncode == 0
    named = {name: (plain / f"{name}.spvasm").read_text() for name in ("plain", "more", "less")}
    assert "OpExtension" not in named["plain"]
    assert 'OpExtension "SPV_KHR_float_controls2"' in named["more"]
    assert "SPV_KHR_float_controls2" not in named["less"]


def test_which_extensions() -> None:
    allowed = versions.allowed
    base = versions.EXTENSIONS
    assert allowed([], "llvm") == base
    assert allowed(["+SPV_KHR_expect_assume"], "llvm") == (*base, "+SPV_KHR_expect_assume")
    assert allowed([base[0].replace("+", "-"), base[1].replace("+", "-")], "llvm") == ()
    assert allowed(["all,-SPV_KHR_bfloat16", "+SPV_KHR_bfloat16"], "llvm") == ("all", "+SPV_KHR_bfloat16")
    with pytest.raises(OptionError):
        versions.extensions(["SPV_KHR_bfloat16"], "llvm")
