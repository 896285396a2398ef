"""Extension modules for Python with kernels, by setuptools: the command lines of PyTorch's extensions, without PyTorch.

torch/utils/cpp_extension.py (2.5) has the options: COMMON_NVCC_FLAGS, COMMON_HIPCC_FLAGS, and those of
BuildExtension.build_extensions. It passes nvcc '-fPIC' in quotes for a shell, also where there is none.
"""

import sys
import sysconfig
from pathlib import Path

import pytest

from tests.nvcc.test_build_systems import BIN, run

SETUP = """\
import os
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HOME = os.environ["CUDA_HOME"]
CUDA = ["-D__CUDA_NO_HALF_OPERATORS__", "-D__CUDA_NO_HALF_CONVERSIONS__", "-D__CUDA_NO_BFLOAT16_CONVERSIONS__",
        "-D__CUDA_NO_HALF2_OPERATORS__", "--expt-relaxed-constexpr", "--compiler-options", "'-fPIC'", "-O3",
        "-std=c++17", "-DTORCH_API_INCLUDE_EXTENSION_H", '-DPYBIND11_COMPILER_TYPE="_gcc"',
        "-D_GLIBCXX_USE_CXX11_ABI=1", "-gencode=arch=compute_80,code=sm_80",
        "-gencode=arch=compute_90,code=compute_90", "-ccbin", "g++"]
HIP = ["-fPIC", "-D__HIP_PLATFORM_AMD__=1", "-DUSE_ROCM=1", "-DHIPBLAS_V2", "-DCUDA_HAS_FP16=1",
       "-D__HIP_NO_HALF_OPERATORS__=1", "-D__HIP_NO_HALF_CONVERSIONS__=1", "-DHIP_ENABLE_WARP_SYNC_BUILTINS=1",
       "--offload-arch=gfx90a", "--offload-arch=gfx942", "-fno-gpu-rdc", "-std=c++17"]
COMPILERS = {".cu": ["nvcc", *CUDA], ".hip": ["hipcc", *HIP]}


class Build(build_ext):
    def build_extensions(self):
        compiler, plain = self.compiler, self.compiler._compile
        compiler.src_extensions += COMPILERS

        def compile_(object_, source, suffix, *others):
            if suffix not in COMPILERS:
                return plain(object_, source, suffix, *others)
            name, *flags = COMPILERS[suffix]
            self.spawn([os.path.join(HOME, "bin", name), "-c", source, "-o", object_, *flags])

        compiler._compile = compile_
        super().build_extensions()


setup(
    name="sums",
    ext_modules=[Extension("sums", ["module.cpp", "cuda.cu", "rocm.hip"], include_dirs=[f"{HOME}/include"],
                           library_dirs=[f"{HOME}/lib64"], libraries=["cudart"], language="c++")],
    cmdclass={"build_ext": Build},
)
"""
MODULE = """\
#include <Python.h>
#include <cuda_runtime_api.h>
int of_cuda(int n);
int of_rocm(int n);
static PyObject* sums(PyObject*, PyObject* argument) {
  const int n = PyLong_AsLong(argument);
  int devices = 0;
  cudaGetDeviceCount(&devices);
  return Py_BuildValue("iii", devices > 0, of_cuda(n), of_rocm(n));
}
static PyMethodDef methods[] = {{"sums", sums, METH_O, nullptr}, {}};
static PyModuleDef module = {PyModuleDef_HEAD_INIT, "sums", nullptr, -1, methods};
PyMODINIT_FUNC PyInit_sums() { return PyModule_Create(&module); }
"""
KERNEL = """\
__global__ void add_NAME(int* sum) { atomicAdd(sum, threadIdx.x); }
int of_NAME(int n) {
  int* sum;
  if (PREFIXMallocManaged(&sum, sizeof *sum)) return -1;
  *sum = 0;
  add_NAME<<<1, n>>>(sum);
  const int result = PREFIXDeviceSynchronize() ? -2 : *sum;
  return PREFIXFree(sum) ? -3 : result;
}
"""


def test_an_extension_module(tmp_path: Path) -> None:
    pytest.importorskip("setuptools")
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        pytest.skip("Python's headers aren't installed: apt install python3-dev")
    files = {
        "setup.py": SETUP,
        "module.cpp": MODULE,
        "cuda.cu": KERNEL.replace("NAME", "cuda").replace("PREFIX", "cuda"),
        "rocm.hip": "#include <hip/hip_runtime.h>\n" + KERNEL.replace("NAME", "rocm").replace("PREFIX", "hip"),
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    shell = run(BIN / "hipspv", "toolkit", "toolkit", cwd=tmp_path)
    python = f"'{sys.executable}'"
    commands = f"{shell}{python} setup.py -q build_ext --inplace; {python} -c 'import sums; print(sums.sums(32))'"
    assert run("sh", "-ec", commands, cwd=tmp_path).splitlines()[-1] == "(1, 496, 496)"
