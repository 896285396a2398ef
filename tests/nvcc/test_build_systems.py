"""CMake's CUDA language and Meson's, with hipspv-nvcc for nvcc."""

import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hipspv.driver.commands import installation, toolkit_directory
from hipspv.driver.nvcc.arguments import read
from hipspv.driver.nvcc.translation import Translation
from tests.selection import nightly

BIN = Path(sys.executable).parent

PROJECT = """\
cmake_minimum_required(VERSION 3.25)
project(p LANGUAGES CXX)
include(CheckLanguage)
check_language(CUDA)
enable_language(CUDA)
find_package(CUDAToolkit 12 REQUIRED)
find_package(OpenMP REQUIRED)
foreach(name
    cudart cudart_static cuda_driver nvrtc nvToolsExt nvtx3 cublas cublasLt cufft curand cusparse cusolver nppc)
  if(TARGET CUDA::${name})
    list(APPEND targets ${name})
  endif()
endforeach()
message(STATUS "? ${CMAKE_CUDA_COMPILER_ID} ${CMAKE_CUDA_ARCHITECTURES} ${targets}")
execute_process(COMMAND ${CUDAToolkit_NVCC_EXECUTABLE} --version COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

add_library(twice STATIC twice.cu)
add_library(thrice OBJECT thrice.cu)
add_library(resolved STATIC main.cu)
set_target_properties(twice thrice resolved PROPERTIES CUDA_SEPARABLE_COMPILATION ON CUDA_STANDARD 17)
set_target_properties(resolved PROPERTIES CUDA_RESOLVE_DEVICE_SYMBOLS ON)
target_link_libraries(resolved PRIVATE twice thrice)
add_executable(separate host.cpp)
target_link_libraries(separate PRIVATE resolved OpenMP::OpenMP_CXX CUDA::cudart CUDA::nvrtc)
add_library(shared SHARED twice.cu main.cu host.cpp)
target_compile_definitions(shared PRIVATE WHOLE "NAME=\\"a,b c\\"")
target_compile_options(shared PRIVATE $<$<COMPILE_LANG_AND_ID:CUDA,NVIDIA>:
  --use_fast_math;--expt-relaxed-constexpr;-lineinfo;-Xcompiler=-Wall,-Wextra;-Xcudafe=--diag_suppress=177;-Werror=all-warnings>)
target_link_libraries(shared PRIVATE CUDA::cudart_static CUDA::cuda_driver CUDA::nvtx3)
add_executable(plain plain.cpp)
target_link_libraries(plain PRIVATE shared)
add_library(ptx OBJECT kernel.cu)
set_target_properties(ptx PROPERTIES CUDA_PTX_COMPILATION ON CUDA_ARCHITECTURES 90)
file(GENERATE OUTPUT ptx.txt CONTENT $<TARGET_OBJECTS:ptx>)

# For compile_commands.json alone.
foreach(arch native all all-major 75-real 90-virtual 75,80-real,90-virtual OFF)
  string(MAKE_C_IDENTIFIER "arch_${arch}" name)
  string(REPLACE "," ";" archs "${arch}")
  add_library(${name} OBJECT EXCLUDE_FROM_ALL kernel.cu)
  set_target_properties(${name} PROPERTIES CUDA_ARCHITECTURES "${archs}")
endforeach()
foreach(standard 11 14 17)
  add_library(std_${standard} OBJECT EXCLUDE_FROM_ALL kernel.cu)
  set_target_properties(std_${standard} PROPERTIES
    CUDA_STANDARD ${standard} CUDA_STANDARD_REQUIRED ON CUDA_EXTENSIONS OFF)
endforeach()
"""
# hipspv-cc's options for some of the targets' sources.
_DEFAULT = ["--offload-arch=compute_80", "--offload-arch=sm_80"]
REACH = {
    "arch_all_major": ["--offload-arch=all-major"],
    "arch_75_real": ["--offload-arch=sm_75"],
    "arch_90_virtual": ["--offload-arch=compute_90"],
    "arch_75_80_real_90_virtual": [f"--offload-arch={a}" for a in ("compute_75", "sm_75", "sm_80", "compute_90")],
    "arch_OFF": [],
    **{f"std_{standard}": [*_DEFAULT, f"-std=c++{standard}"] for standard in (11, 14, 17)},
}
SOURCES = {
    "twice.cu": "__device__ int twice(int x) { return 2 * x; }\n",
    "thrice.cu": "__device__ int thrice(int x) { return 3 * x; }\n",
    "kernel.cu": 'extern "C" __global__ void kernel(int* a) { *a = 1; }\n',
    "main.cu": """\
#include <cstdio>
int devices();
#ifdef WHOLE
const char* name = NAME;
static __device__ int twice(int x) { return 2 * x; }
static __device__ int thrice(int x) { return 3 * x; }
#else
extern __device__ int twice(int);
extern __device__ int thrice(int);
#endif
__global__ void k(int* a) { a[threadIdx.x] = twice(threadIdx.x) + thrice(1); }
int run() {
  int* a;
  cudaMallocManaged(&a, 64);
  k<<<1, 16>>>(a);
  cudaDeviceSynchronize();
  int sum = 0;
  for (int i = 0; i < 16; ++i) sum += a[i];
  std::printf("%d %d\\n", sum, devices());
  return 0;
}
""",
    "host.cpp": """\
#include <cuda_runtime_api.h>
int devices() {
  int n;
  return cudaGetDeviceCount(&n) == cudaSuccess ? n : -1;
}
#ifdef _OPENMP
#include <nvrtc.h>
int run();
int main() {
  int major = 0, minor = 0, count = 0;
#pragma omp parallel for reduction(+ : count)
  for (int i = 0; i < 100; ++i) count += 1;
  return count == 100 && nvrtcVersion(&major, &minor) == NVRTC_SUCCESS ? run() : 1;
}
#endif
""",
    "plain.cpp": "int run();\nint main() { return run(); }\n",
}
PRINTED = "288 1\n"


def compiler() -> str:
    """The launcher; CMake needs a program."""
    found = shutil.which("hipspv-nvcc", path=str(BIN))
    if found is None:
        pytest.skip("hipspv-nvcc is not installed in this environment")
    return found


def program(name: str) -> str:
    found = shutil.which(name, path=f"{BIN}:/usr/bin")
    if found is None:
        pytest.skip(f"{name} is not installed: pip install {name}")
    return found


def sources(directory: Path, build_file: str, text: str) -> Path:
    directory = directory / "a project"
    directory.mkdir()
    for name, content in {**SOURCES, build_file: text}.items():
        (directory / name).write_text(content)
    return directory


def run(*argv: str | Path, cwd: Path, **environment: str) -> str:
    result = subprocess.run(argv, cwd=cwd, capture_output=True, text=True, env={**os.environ, **environment})
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def _reached(command: str) -> list[str]:
    """hipspv-cc's options about targets, standard and library, for a command of nvcc's."""
    given = Translation(read(shlex.split(command)[1:])).argv
    return [word for word in given if word.startswith(("--offload-arch=", "-std=", "--no-hip-rt"))]


@pytest.mark.parametrize("cmake", ["/usr/bin/cmake", nightly(str(BIN / "cmake"))])
def test_cmake(cmake: str, tmp_path: Path) -> None:
    """Separable compilation, all kinds of libraries, architectures, standards, find_package(CUDAToolkit)."""
    if not Path(cmake).exists():
        pytest.skip(f"{cmake} is not installed")
    directory = sources(tmp_path, "CMakeLists.txt", PROJECT)
    generator = ("-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={program('ninja')}", "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON")
    said = run(
        *(cmake, "-S", ".", "-B", "b", *generator),
        *(f"-DCMAKE_CUDA_COMPILER={compiler()}", "-DCMAKE_CXX_COMPILER=g++", "-DCMAKE_CUDA_HOST_COMPILER=g++"),
        cwd=directory,
    )
    assert "The CUDA compiler identification is NVIDIA 12.8.0" in said
    assert (
        "? NVIDIA 80 cudart;cudart_static;cuda_driver;nvrtc;nvToolsExt;nvtx3;"
        "cublas;cublasLt;cufft;curand;cusparse;cusolver\n" in said
    )
    commands = json.loads((directory / "b" / "compile_commands.json").read_text())
    reached = {
        entry["command"].partition("CMakeFiles/")[2].partition(".dir/")[0]: _reached(entry["command"])
        for entry in commands
        if entry["file"].endswith("kernel.cu")
    }
    assert {name: sorted(reached[name]) for name in REACH} == {name: sorted(given) for name, given in REACH.items()}
    run(cmake, "--build", "b", cwd=directory)
    for name in ("separate", "plain"):
        assert run(directory / "b" / name, cwd=directory) == PRINTED
    assert ".target sm_90" in Path((directory / "b" / "ptx.txt").read_text()).read_text()
    # Nothing is built again.
    assert "no work to do" in run(cmake, "--build", "b", cwd=directory)


def test_find_package_cuda(tmp_path: Path) -> None:
    """FindCUDA of CMake before 3.27, in a shell that takes hipspv for CUDA's toolkit."""
    text = """\
cmake_minimum_required(VERSION 3.10)
project(old CXX)
find_package(CUDA 10 REQUIRED)
find_package(CUDAToolkit REQUIRED)
cuda_select_nvcc_arch_flags(flags Auto)
message(STATUS "? ${CUDA_VERSION} ${CUDAToolkit_VERSION} ${flags}")
cuda_add_executable(whole main.cu host.cpp OPTIONS -DWHOLE -DNAME="old" --use_fast_math ${flags})
set(CUDA_SEPARABLE_COMPILATION ON)
cuda_add_library(parts STATIC main.cu twice.cu thrice.cu)
cuda_add_executable(separate host.cpp plain.cpp)
target_link_libraries(separate parts)
target_link_libraries(whole CUDA::cudart)
cuda_compile_ptx(ptx kernel.cu)
add_custom_target(kernels ALL DEPENDS ${ptx})
"""
    cmake = "/usr/bin/cmake"
    if not Path(cmake).exists():
        pytest.skip(f"{cmake} is not installed")
    directory = sources(tmp_path, "CMakeLists.txt", text)
    (directory / "plain.cpp").write_text(SOURCES["plain.cpp"])
    main = directory / "main.cu"
    main.write_text(main.read_text() + "#ifdef WHOLE\nint main() { return run(); }\n#endif\n")
    shell = run(BIN / "hipspv", "toolkit", tmp_path / "a toolkit", cwd=directory)
    commands = f"{shell}{cmake} -S . -B b && {cmake} --build b && b/whole && b/separate"
    said = run("sh", "-ec", commands, cwd=directory)
    assert "? 12.8 12.8.0 -gencode;arch=compute_80,code=sm_80\n" in said
    assert said.endswith(PRINTED * 2)
    (ptx,) = (directory / "b").glob("*kernel.cu.ptx")
    assert ".target sm_80" in ptx.read_text()


def test_meson(tmp_path: Path) -> None:
    text = """\
project('p', 'cpp', 'cuda', default_options: ['buildtype=release'])
cuda = import('unstable-cuda')
flags = cuda.nvcc_arch_flags(meson.get_compiler('cuda'), ['8.0', '9.0+PTX'])
runtime = dependency('cuda', version: '>=12', modules: ['nvrtc'])
assert(not dependency('cuda', modules: ['nppc'], required: false).found())
executable('whole', 'plain.cpp', 'main.cu', 'host.cpp', dependencies: runtime,
           cuda_args: flags + ['-DWHOLE', '-DNAME="m"'])
"""
    meson = program("meson")
    directory = sources(tmp_path, "meson.build", text)
    shell = run(BIN / "hipspv", "toolkit", tmp_path / "toolkit", cwd=directory)
    ninja = program("ninja")
    commands = f"{shell}export CXX=g++ NINJA='{ninja}'; '{meson}' setup b; '{ninja}' -C b; b/whole"
    assert run("sh", "-ec", commands, cwd=directory).endswith(PRINTED)


@pytest.mark.nightly
def test_xmake(tmp_path: Path) -> None:
    """The rule "cuda", with a link of device code before g++'s."""
    text = """\
target("whole")
    set_kind("binary")
    add_rules("cuda")
    add_files("*.cu", "*.cpp")
    add_values("cuda.build.devlink", true)
    add_cugencodes("native", "compute_75", "sm_80")
"""
    xmake = program("xmake")
    directory = sources(tmp_path, "xmake.lua", text)
    (directory / "kernel.cu").unlink()
    toolkit = tmp_path / "toolkit"
    run(BIN / "hipspv", "toolkit", toolkit, cwd=directory)
    own = f"export XMAKE_ROOT=y XMAKE_GLOBALDIR='{tmp_path}' CXX=g++;"
    commands = f"{own} '{xmake}' config -y --cuda='{toolkit}' -o b; '{xmake}'; b/linux/x86_64/release/whole"
    assert run("sh", "-ec", commands, cwd=directory).endswith(PRINTED)


def test_a_toolkit_directory(tmp_path: Path) -> None:
    """It is renewed, but nothing else is replaced."""
    made = tmp_path / "made"
    first, commands = (run(BIN / "hipspv", "toolkit", made, cwd=tmp_path) for _ in range(2))
    assert commands == first
    said = run("sh", "-ec", f"{commands}nvcc --version; hipcc --short-version; echo $CUDA_HOME", cwd=tmp_path)
    assert f"V12.8.0\n{installation.hip_version()}" in said and said.endswith(f"{made}\n")
    assert json.loads((made / "version.json").read_text())["cuda"]["version"] == "12.8.0"
    assert (made / "lib64" / "libhipspv.so.1").exists() and (made / "targets/x86_64-linux/include/cuda.h").exists()
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "file").touch()
    refused = subprocess.run([BIN / "hipspv", "toolkit", "other"], cwd=tmp_path, capture_output=True, text=True)
    assert refused.returncode == 1 and "content that isn't hipspv's" in refused.stderr


def test_a_toolkit_directory_of_an_earlier_version(tmp_path: Path) -> None:
    """Its headers were a link to the installation's, which gets no files."""
    headers = tmp_path / "installed"
    headers.mkdir()
    made = tmp_path / "made"
    made.mkdir()
    (made / ".hipspv").touch()
    (made / "include").symlink_to(headers)
    toolkit_directory.make(str(made))
    assert not list(headers.iterdir()) and (made / "include" / "cuda_runtime.h").exists()


def test_a_toolkit_directory_is_renewed_while_it_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, symlink = tmp_path / "made", os.symlink
    toolkit_directory.make(str(made))

    def checked(target: str, path: str) -> None:
        assert (made / "bin" / "nvcc").exists() and (made / "include").exists()
        symlink(target, path)

    monkeypatch.setattr(os, "symlink", checked)
    toolkit_directory.make(str(made))
    assert not list(made.rglob("*.tmp"))
