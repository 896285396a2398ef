"""The runtime under the names of ROCm's libraries: for linkers, for dlopen(), and for programs linked with ROCm's."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.test_soname import LIBRARY, RUNTIME

# Opens a library by its path and asks for a function; then the same with the runtime in the process.
OPEN = """
import ctypes, sys
path, function, runtime = sys.argv[1:]
address = lambda library: ctypes.cast(getattr(library, function), ctypes.c_void_p).value
found = address(ctypes.CDLL(path))
assert found == address(ctypes.CDLL(runtime)) == address(ctypes.CDLL(path))
"""
# A client of ROCm's library, in which the symbols have versions.
CLIENT = """
int hipRuntimeGetVersion(int*);
__asm__(".symver hipRuntimeGetVersion, hipRuntimeGetVersion@hip_4.2");
int main(void) {
  int version = 0;
  return hipRuntimeGetVersion(&version) != 0 || version == 0;
}
"""


@pytest.mark.parametrize(
    ("name", "function"),
    [
        *((f"libamdhip64.so{version}", "hipMalloc") for version in ("", ".6", ".7")),
        *((f"libhiprtc.so{version}", "hiprtcCreateProgram") for version in ("", ".6", ".7")),
    ],
)
def test_programs_open_it(name: str, function: str) -> None:
    argv = [sys.executable, "-c", OPEN, str(LIBRARY / name), function, str(RUNTIME)]
    done = subprocess.run(argv, env={}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("version", ["6", "7"])
def test_a_program_linked_with_rocms_runs(version: str, tmp_path: Path) -> None:
    name = f"libamdhip64.so.{version}"
    (tmp_path / "rocm.c").write_text("int hipRuntimeGetVersion(int* version) { return *version = -1; }\n")
    (tmp_path / "rocm.map").write_text("hip_4.2 { global: hip*; local: *; };\n")
    (tmp_path / "client.c").write_text(CLIENT)
    argv = ["gcc", "-shared", "-fPIC", "rocm.c", f"-Wl,-soname,{name},--version-script=rocm.map", "-o", name]
    subprocess.run(argv, cwd=tmp_path, check=True)
    subprocess.run(["gcc", "client.c", name, "-o", "client"], cwd=tmp_path, check=True)
    done = subprocess.run(
        [tmp_path / "client"], env={"LD_LIBRARY_PATH": str(LIBRARY)}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
