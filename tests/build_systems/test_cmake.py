"""CMake: the ways to use HIP from it, old and new CMake, Ninja and Make.

`make nightly` builds every combination. Otherwise a selection covers each
value of each choice (test_docs.py has the way `compiler`).
"""

import itertools
import json
import os
import shutil
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.build_systems.conftest import BIN, EXPECTED, HERE, Run, launcher, module_directory, program
from tests.selection import ALL

ROOT = BIN.parent


class Case(NamedTuple):
    """One build of the ten-file project."""

    way: str
    cmake: str
    generator: str
    rdc: bool
    shared: bool

    def __str__(self) -> str:
        kind = "shared" if self.shared else "static"
        return "-".join([self.way, self.cmake, self.generator, "rdc" * self.rdc or "whole", kind])


_EVERY = [
    Case(*values)
    for values in itertools.product(
        ("compiler", "package", "language", "module"),
        ("newest", "debian"),
        ("Ninja", "Unix Makefiles"),
        (False, True),
        (False, True),
    )
]
_SOME = [
    Case("package", "debian", "Unix Makefiles", True, False),
    Case("language", "newest", "Unix Makefiles", False, True),
    Case("module", "newest", "Ninja", True, True),
]
# The settings of each way. `language` finds the compiler by hipconfig, as it does for users who
# activate their environment.
_WAYS = {
    "compiler": ["-DCMAKE_CXX_COMPILER={bin}/hipspv-cc"],
    "package": ["-DCMAKE_CXX_COMPILER={bin}/hipspv-cc", "-DCMAKE_PREFIX_PATH={root}"],
    "language": ["-DCMAKE_HIP_COMPILER={bin}/hipspv-cc"],
    "module": ["-DCMAKE_MODULE_PATH={root}/lib/cmake/hip"],
}


def cmake(which: str = "newest") -> str:
    """The wheel's CMake, or the system's."""
    if which == "debian":
        return program("cmake")
    return os.path.join(module_directory("cmake", "CMAKE_BIN_DIR"), "cmake")


def _generator(name: str) -> list[str]:
    argv = ["-G", name]
    if name == "Ninja":
        argv.append("-DCMAKE_MAKE_PROGRAM=" + module_directory("ninja", "BIN_DIR") + "/ninja")
    return argv


def _options(way: str) -> list[str]:
    return [f"-DWAY={way}", *(word.format(bin=BIN, root=ROOT) for word in _WAYS[way])]


@pytest.mark.sampled(of=3)
@pytest.mark.parametrize("case", _EVERY if ALL else _SOME, ids=str)
def test_ten_files(case: Case, project: Path, run: Run) -> None:
    program_ = cmake(case.cmake)
    run(
        *(program_, "-S", project, "-B", "build", *_generator(case.generator)),
        *_options(case.way),
        f"-DRDC={'ON' if case.rdc else 'OFF'}",
        f"-DBUILD_SHARED_LIBS={'ON' if case.shared else 'OFF'}",
        "-DCMAKE_INSTALL_RPATH=$ORIGIN/../lib",
    )
    run(program_, "--build", "build")
    directory = project.parent
    assert run(directory / "build" / "ten").stdout == EXPECTED
    run(program_, "--install", "build", "--prefix", directory / "installed")
    shutil.rmtree(directory / "build")
    assert run(directory / "installed" / "bin" / "ten").stdout == EXPECTED


def test_changed_header_rebuilds_what_includes_it(project: Path, run: Run) -> None:
    program_ = cmake()
    configure = [program_, "-S", project, "-B", "build", *_generator("Ninja")]
    run(*configure, *_options("compiler"), "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON")
    build = project.parent / "build"
    commands = json.loads((build / "compile_commands.json").read_text())
    assert sum("hipspv-cc" in entry["command"] for entry in commands) == 8  # the ninth is C
    run(program_, "--build", "build", "--target", "kernels")
    time.sleep(0.01)
    (project / "include" / "device_math.h").touch()
    again = run(program_, "--build", "build", "--target", "kernels", "--verbose", "--", "-n").stdout
    rebuilt = {name for name in ("scale", "polynomial", "counter") if f"{name}.hip.o.d" in again}
    assert rebuilt == {"polynomial", "counter"}


@pytest.mark.parametrize("which", ["newest", "debian"] if ALL else ["newest"])
def test_checks(which: str, directory: Path, run: Run) -> None:
    """Features, flags, types, modules' dependencies, link-time optimisation, response files."""
    shutil.copytree(HERE / "checks", directory / "checks")
    program_ = cmake(which)
    argv = [program_, "-S", "checks", "-B", "build", *_generator("Ninja")]
    argv += [f"-DCMAKE_CXX_COMPILER={launcher('hipspv-cc')}", f"-DCMAKE_PREFIX_PATH={ROOT}"]
    argv += ["-DAMDGPU_TARGETS=gfx90a;gfx1030"]
    said = run(*argv, "-DCMAKE_NINJA_FORCE_RESPONSE_FILE=1").stdout
    found = dict(line[3:].split(": ", 1) for line in said.splitlines() if line.startswith("-- ? "))
    assert found == {
        "? kernel": "TRUE",
        "? nonsense": "FALSE",
        "? -Wall": "TRUE",
        "? -fbogus": "FALSE",
        "? -Wl,--gc-sections": "TRUE",
        "? -Wl,--bogus": "FALSE",
        "? hipFree": "TRUE",
        "? pointer": "8",
        "? link-time optimisation": "TRUE",
        "? position-independent programs": "TRUE",
        "? options of hip::device": "$<$<COMPILE_LANGUAGE:CXX>:SHELL:-x hip"
        " --offload-arch=gfx90a --offload-arch=gfx1030>",
    }
    run(program_, "--build", "build")
    assert run(directory / "build" / "checks").stdout == "42 and 'a \"quoted\" define'\n"


def test_host_api_with_another_compiler(directory: Path, run: Run) -> None:
    """hip::host and hiprtc::hiprtc for g++; hip::device states its requirements."""
    (directory / "CMakeLists.txt").write_text("""\
cmake_minimum_required(VERSION 3.21)
project(host LANGUAGES C CXX)
find_package(hip 7.1 REQUIRED)
find_package(hiprtc REQUIRED)
message(STATUS "hip ${hip_VERSION} ${hip_INCLUDE_DIRS} ${HIP_PLATFORM}")
# As in rocPRIM's build files: modules that ROCm's package includes, and its variable.
check_cxx_compiler_flag(-Wall WALL)
if(NOT HIP_CXX_COMPILER STREQUAL CMAKE_CXX_COMPILER OR NOT WALL OR NOT TARGET Threads::Threads)
  message(FATAL_ERROR "${HIP_CXX_COMPILER} ${WALL}")
endif()
add_executable(host main.cpp old.c)
target_link_libraries(host hip::host hiprtc::hiprtc)
add_library(device OBJECT kernel.cpp)
target_link_libraries(device hip::device)
set_target_properties(device PROPERTIES EXCLUDE_FROM_ALL ON)
""")
    (directory / "main.cpp").write_text("""\
#include <hip/hip_runtime.h>
#include <hip/hiprtc.h>
#include <cstdio>
extern "C" int devices();
int main() {
  int major = 0, minor = 0;
  std::printf("%d %d\\n", devices() > 0, hiprtcVersion(&major, &minor) == HIPRTC_SUCCESS);
}
""")
    (directory / "old.c").write_text("""\
#include <hip/hip_runtime_api.h>
int devices(void) { int n = 0; return hipGetDeviceCount(&n) == hipSuccess ? n : 0; }
""")
    (directory / "kernel.cpp").write_text("__global__ void kernel() {}\n")
    program_ = cmake()
    argv = [program_, "-S", ".", "-B", "build", *_generator("Ninja")]
    said = run(*argv, f"-Dhip_ROOT={ROOT}", f"-Dhiprtc_DIR={ROOT}/lib/cmake/hiprtc").stdout
    assert f"-- hip 7.2.0 {ROOT}/include spirv\n" in said
    run(program_, "--build", "build")
    assert run(directory / "build" / "host").stdout == "1 1\n"
    failed = run(program_, "--build", "build", "--target", "device", ok=False)
    assert failed.returncode != 0
    assert "hip::device needs a compiler of HIP: configure with" in failed.stdout


@pytest.mark.parametrize("which", ["newest", "debian"])
def test_architectures_of_the_language(which: str, directory: Path, run: Run) -> None:
    """AMD's names reach the compiler, for which they imply the size of warps."""
    (directory / "CMakeLists.txt").write_text("""\
cmake_minimum_required(VERSION 3.21)
project(app LANGUAGES CXX HIP)
add_library(two kernels.hip)
add_library(none kernels.hip)
set_target_properties(none PROPERTIES HIP_ARCHITECTURES OFF)
""")
    (directory / "kernels.hip").write_text("")
    argv = ["-DCMAKE_HIP_ARCHITECTURES=gfx90a;gfx942", "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON", *_generator("Ninja")]
    run(cmake(which), "-S", ".", "-B", "build", *argv, f"-DCMAKE_HIP_COMPILER={BIN}/hipspv-cc")
    two, none = (each["command"] for each in json.loads((directory / "build/compile_commands.json").read_text()))
    assert all(name in two for name in ("--offload-arch=gfx90a", "gfx942"))
    assert "--offload-arch" not in none


def test_versions_that_dont_fit(directory: Path, run: Run) -> None:
    (directory / "CMakeLists.txt").write_text(f"""\
cmake_minimum_required(VERSION 3.21)
project(versions LANGUAGES NONE)
foreach(version 7.2 7.0...<8 6.2 8 7.3)
  unset(hip_DIR CACHE)
  find_package(hip ${{version}} QUIET PATHS "{ROOT}" NO_DEFAULT_PATH)
  message(STATUS "${{version}}: ${{hip_FOUND}}")
endforeach()
""")
    said = run(cmake(), "-S", ".", "-B", "build", *_generator("Ninja")).stdout
    assert "-- 7.2: 1\n-- 7.0...<8: 1\n-- 6.2: 0\n-- 8: 0\n-- 7.3: 0\n" in said


def test_language_is_found_by_hipconfig(directory: Path, run: Run) -> None:
    """As in an active environment: hipconfig is in PATH, and no setting names the compiler."""
    (directory / "CMakeLists.txt").write_text("""\
cmake_minimum_required(VERSION 3.21)
project(plain LANGUAGES HIP)
add_executable(plain plain.hip)
find_package(hip REQUIRED)
message(STATUS "compiler ${CMAKE_HIP_COMPILER}; ${hip_DIR}")
""")
    (directory / "plain.hip").write_text("#include <hip/hip_runtime.h>\n__global__ void kernel() {}\nint main() {}\n")
    argv = [cmake(), "-S", ".", "-B", "build", *_generator("Ninja")]
    path = os.pathsep.join([str(BIN), os.path.dirname(sys.executable), "/usr/bin", "/bin"])
    said = run(*argv, PATH=path).stdout
    assert f"-- compiler {ROOT}/llvm/bin/clang++; {ROOT}/lib/cmake/hip\n" in said
    run(cmake(), "--build", "build", PATH=path)
    assert run(directory / "build" / "plain").returncode == 0
