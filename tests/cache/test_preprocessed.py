"""Output of -E compiles to the same device code, under any name and in any directory."""

import subprocess
from pathlib import Path

import pytest

from tests.driver.conftest import Run
from tests.selection import ALL

PROGRAM = """\
#include <hip/hip_runtime.h>
#include <cstdio>
static int counter = printf("begun\\n");
#if defined(__HIP_DEVICE_COMPILE__)
constexpr int side = 2;
#else
constexpr int side = 1;
#endif
__device__ __int128 wide(__int128 a) { return a * linux; }
__global__ void k(int *a, int n) { a[threadIdx.x] = n * side + (int)wide(n); }
int main() {
  int *d, h = 0;
  if (hipMalloc(reinterpret_cast<void **>(&d), 256) != hipSuccess) return 1;
  k<<<1, 64>>>(d, 5);
  if (hipMemcpy(&h, d, 4, hipMemcpyDeviceToHost) != hipSuccess) return 1;
  return h == 15 && side == 1 ? 0 : 2;
}
"""


@pytest.mark.parametrize("name", ["p.ii", "p.hipi"] if ALL else ["p.ii"])
def test_device_code_is_the_same(cc: Run, tmp_path: Path, name: str) -> None:
    (tmp_path / "p.cpp").write_text(PROGRAM)
    (tmp_path / "else").mkdir()
    assert cc("-E", "p.cpp", "-o", f"else/{name}").returncode == 0
    for argv in (("-c",), ("-S", "--cuda-device-only"), ("-c", "-fgpu-rdc")):
        assert cc(*argv, "-cuid=1", "p.cpp", "-o", "source").returncode == 0
        # The preprocessor's options may be there again.
        again = ("-cuid=1", "-include", "nothing.h", "-DPROGRAM", name, "-o", "../text")
        result = cc(*argv, *again, cwd=tmp_path / "else")
        assert result.returncode == 0 and not result.stderr, result.stderr
        if "-fgpu-rdc" not in argv:
            assert (tmp_path / "source").read_bytes() == (tmp_path / "text").read_bytes()
    assert cc(f"else/{name}", "-o", "program").returncode == 0
    subprocess.run([tmp_path / "program"], check=True, cwd=tmp_path)


def test_two_sources_of_equal_text(cc: Run, tmp_path: Path) -> None:
    """A compiler cache must not give one's object for the other's: they couldn't be linked."""
    texts = set()
    for directory in ("one", "two"):
        (tmp_path / directory).mkdir()
        (tmp_path / directory / "a.hip").write_text("static __device__ int a;\n")
        texts.add(cc("-E", "a.hip", cwd=tmp_path / directory).stdout)
        mapped = f"-ffile-prefix-map={tmp_path / directory}=."
        texts.add(cc("-E", mapped, "a.hip", cwd=tmp_path / directory).stdout)
    assert len(texts) == 3


def test_one_side_is_refused(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text("int a;\n")
    assert cc("-E", "--cuda-device-only", "a.hip", "-o", "a.hipi").returncode == 0
    result = cc("-c", "a.hipi")
    assert result.returncode == 1
    assert "only one of the two sides" in result.stderr
    assert cc("-c", "-x", "c++", "a.hipi").returncode == 0  # an ordinary C++ text


def test_text_that_was_cut(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text("int a;\n")
    assert cc("-E", "a.hip", "-o", "a.ii").returncode == 0
    text = (tmp_path / "a.ii").read_text()
    (tmp_path / "a.ii").write_text(text[: len(text) // 2])
    result = cc("-c", "a.ii")
    assert result.returncode == 1
    assert "side's text is missing" in result.stderr
