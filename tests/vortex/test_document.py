"""The kernels of the document about arguments for Vortex, registered by generated code, and one of another compiler."""

import os
import re
import struct
import subprocess
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.driver.conftest import Run
from tests.standins.vortex import simulator

HERE = Path(__file__).parent
RIGHT = "vectorAdd: 0 wrong\ncomplexKernel: 0 wrong\nwideKernel: 0 wrong\n"


def built(cc: Run, hipspv: Run, directory: Path, width: int, change: str = "") -> Path:
    """The host program, by g++. change: a regular expression for what its registration lacks."""
    target = (f"--offload-arch=vortex_rv{width}", "--no-offload-arch=spirv64", "--cuda-device-only")
    made = cc(*target, str(HERE / "document_kernels.hip"), "-o", "kernels.vxbin")
    assert made.returncode == 0, made.stderr
    assert hipspv("registration", "kernels.vxbin", "-o", "registration.cpp").returncode == 0
    if change:
        source = directory / "registration.cpp"
        text, count = re.subn(change, "nullptr", source.read_text())
        assert count == 1
        source.write_text(text)
    argv = ["g++", "-std=c++17", "-Wall", "-Wextra", "-Werror", f"-I{toolchain.INCLUDE}"]
    argv += ["registration.cpp", str(HERE / "document_host.cpp"), f"-I{HERE}", toolchain.RUNTIME]
    link = f"-Wl,-rpath,{toolchain.LIBRARY}"
    subprocess.run([*argv, link, "-o", "program"], cwd=directory, check=True)
    return directory / "program"


def output(program: Path, library: Path, width: int) -> str:
    device = {"VORTEX_TEST_XLEN": str(width), "HIPSPV_BACKEND": "vortex"}
    done = subprocess.run(
        [program], env={**os.environ, **device, "HIPSPV_VORTEX_LIBRARY": str(library)}, capture_output=True, text=True
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize("width", [32, 64])
def test_kernels_get_their_arguments(cc: Run, hipspv: Run, tmp_path: Path, vortex_library: Path, width: int) -> None:
    program = built(cc, hipspv, tmp_path, width)
    assert output(program, vortex_library, width) == RIGHT


def test_arguments_without_metadata_have_eight_bytes(
    cc: Run, hipspv: Run, tmp_path: Path, vortex_library: Path
) -> None:
    program = built(cc, hipspv, tmp_path, 64, r"wideKernel_metadata(?=\))")
    assert output(program, vortex_library, 64).endswith("wideKernel: 0 wrong\n")


def test_code_for_the_other_width_is_an_error(cc: Run, hipspv: Run, tmp_path: Path, vortex_library: Path) -> None:
    program = built(cc, hipspv, tmp_path, 64)
    text = output(program, vortex_library, 32)
    assert "no code for Vortex rv32 (simx) (only: hip-riscv64-unknown-elf--vortex_rv64)" in text
    assert "remedy: compile with --offload-arch=vortex_rv32" in text and ": 0 wrong" not in text


# One thread of another compiler's kernel, which adds n to each of n numbers. It has no start code
# of hipspv's: arguments are in MSCRATCH.
FOREIGN = """
  csrr a0, 0x340
  ld a1, 32(a0)
  lw a2, 40(a0)
  mv a3, a2
again:
  lw a4, 0(a1)
  add a4, a4, a3
  sw a4, 0(a1)
  addi a1, a1, 4
  addi a2, a2, -1
  bnez a2, again
  tmc x0
"""


def test_a_kernel_of_another_compiler(tmp_path: Path, vortex_library: Path) -> None:
    code = simulator.image(FOREIGN, 64)
    start = 0x80000000
    data = struct.pack("<QQ", start, start + len(code)) + code
    (tmp_path / "image.h").write_text(",".join(map(str, data)))
    argv = ["g++", "-std=c++17", f"-I{toolchain.INCLUDE}", "-I.", str(HERE / "foreign_host.cpp")]
    link = [toolchain.RUNTIME, f"-Wl,-rpath,{toolchain.LIBRARY}", "-o", "program"]
    subprocess.run([*argv, *link], cwd=tmp_path, check=True)
    assert output(tmp_path / "program", vortex_library, 64) == "100 101 102 103\n"
