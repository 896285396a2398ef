"""Textures and surfaces besides returning texels: traps, errors, and no cost where unused."""

import subprocess
from pathlib import Path

import pytest

from tests.limits import HANG_S

from .conftest import Build, compiler

HEADER = "#include <hip/hip_runtime.h>\n"
READS = "__device__ float read(hipTextureObject_t t, float x) { return tex1D<float>(t, x); }\n"


def compile_text(tmp_path: Path, text: str, *argv: str, name: str = "a") -> subprocess.CompletedProcess[str]:
    (tmp_path / f"{name}.hip").write_text(text)
    return subprocess.run(
        [compiler(), *argv, f"{name}.hip"], cwd=tmp_path, capture_output=True, text=True, timeout=HANG_S
    )


@pytest.mark.sampled("translator", "level")
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_boundary_mode_trap(build_program: Build, level: str) -> None:
    program = build_program("surface_trap", level)

    def run(offset: int, mode: int) -> str:
        command = [program, str(offset), str(mode)]
        return subprocess.run(command, capture_output=True, text=True, timeout=HANG_S).stdout

    assert run(0, 1) == "hipSuccess: 100 101 102 103\n"
    assert run(1, 1) == "hipErrorLaunchFailure: 101 102 103 1\n"
    assert run(-1, 1) == "hipErrorLaunchFailure: 1 100 101 102\n"
    assert run(1, 0) == "hipSuccess: 101 102 103 100\n"
    assert run(1, 2) == "hipSuccess: 101 102 103 103\n"


@pytest.mark.parametrize("type", ["double", "float3", "long", "double2"])
def test_texels_of_other_types(type: str, tmp_path: Path) -> None:
    kernel = "__global__ void k(%s *o, hipTextureObject_t t) { *o = tex1D<%s>(t, 1); }\n"
    result = compile_text(tmp_path, HEADER + kernel % (type, type), "-c")
    assert result.returncode == 1
    assert "texels have 1, 2 or 4 components of type char, short, int or float" in result.stderr
    assert "a.hip:2:" in result.stderr


def test_elements_of_other_sizes(tmp_path: Path) -> None:
    kernel = "__global__ void k(float3 v, hipSurfaceObject_t s) { surf1Dwrite(v, s, 0); }\n"
    result = compile_text(tmp_path, HEADER + kernel, "-c")
    assert result.returncode == 1
    assert "elements of surfaces have 1, 2, 4, 8 or 16 bytes" in result.stderr


@pytest.mark.sampled("translator")
def test_nothing_where_unused(tmp_path: Path, translator: str) -> None:
    argv = ("-c", "-O0", "--save-temps", f"--spirv-translator={translator}")
    kernel = "__global__ void k(float *o, hipTextureObject_t t) { *o = t ? %s : 2; }\n"
    sizes: list[int] = []
    for value in ("1.0f", "tex1D<float>(t, 1)"):
        result = compile_text(tmp_path, HEADER + kernel % value, *argv)
        assert result.returncode == 0, result.stderr
        sizes.append((tmp_path / "a-hip-spirv64-generic.spv").stat().st_size)
    assert sizes[0] < 1500 < sizes[1]


@pytest.mark.sampled("translator")
def test_across_sources(tmp_path: Path, translator: str) -> None:
    argv = ("-fgpu-rdc", f"--spirv-translator={translator}")
    kernel = """
__device__ float read(hipTextureObject_t t, float x);
__global__ void k(float *o, hipTextureObject_t t) { *o = read(t, 1.5f) + tex1D<float>(t, 2.5f); }
int main() {
  float *data, *out, host[4] = {1, 2, 4, 8};
  if (hipMallocManaged(&data, 16) || hipMallocManaged(&out, 4)) return 2;
  hipArray_t array;
  hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  if (hipMallocArray(&array, &format, 4)) return 2;
  if (hipMemcpy2DToArray(array, 0, 0, host, 16, 16, 1, hipMemcpyHostToDevice)) return 2;
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  hipTextureDesc texture = {};
  hipTextureObject_t object;
  if (hipCreateTextureObject(&object, &resource, &texture, nullptr)) return 2;
  k<<<1, 1>>>(out, object);
  return hipDeviceSynchronize() || *out != 6;
}
"""
    for name, text in (("a", HEADER + kernel), ("b", HEADER + READS)):
        result = compile_text(tmp_path, text, "-c", *argv, name=name)
        assert result.returncode == 0, result.stderr
    command = [compiler(), *argv, "a.o", "b.o", "-o", "program"]
    linked = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=HANG_S)
    assert linked.returncode == 0, linked.stderr
    assert subprocess.run([str(tmp_path / "program")], timeout=HANG_S).returncode == 0
