"""NVIDIA's cuda-bindings: the driver's module and NVRTC's."""

import ctypes

import numpy as np
from cuda.bindings import driver, nvrtc

SOURCE = b"""
extern "C" __global__ void axpy(float a, const float* x, float* y, size_t n) {
  size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}
"""
COUNT = 1000


def value(answer):
    result, *values = answer
    assert int(result) == 0, result
    return values[0] if len(values) == 1 else values


value(driver.cuInit(0))
device = value(driver.cuDeviceGet(0))
warp = driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE
assert value(driver.cuDeviceGetAttribute(warp, device)) == 32
assert driver.cuDeviceGet(99)[0] == driver.CUresult.CUDA_ERROR_INVALID_DEVICE
value(driver.cuCtxSetCurrent(value(driver.cuDevicePrimaryCtxRetain(device))))

program = value(nvrtc.nvrtcCreateProgram(b"int main(", b"bad.cu", 0, [], []))
assert nvrtc.nvrtcCompileProgram(program, 0, [])[0] == nvrtc.nvrtcResult.NVRTC_ERROR_COMPILATION
log = b" " * value(nvrtc.nvrtcGetProgramLogSize(program))
value(nvrtc.nvrtcGetProgramLog(program, log))
assert b"bad.cu" in log, log

program = value(nvrtc.nvrtcCreateProgram(SOURCE, b"axpy.cu", 0, [], []))
value(nvrtc.nvrtcCompileProgram(program, 1, [b"--gpu-architecture=compute_80"]))
code = b" " * value(nvrtc.nvrtcGetPTXSize(program))
value(nvrtc.nvrtcGetPTX(program, code))
kernel = value(driver.cuModuleGetFunction(value(driver.cuModuleLoadData(code)), b"axpy"))

x, y = np.arange(COUNT, dtype=np.float32), np.ones(COUNT, dtype=np.float32)
there = [value(driver.cuMemAlloc(array.nbytes)) for array in (x, y)]
stream = value(driver.cuStreamCreate(0))
for memory, array in zip(there, (x, y), strict=True):
    value(driver.cuMemcpyHtoDAsync(memory, array.ctypes.data, array.nbytes, stream))
types = (ctypes.c_float, None, None, ctypes.c_size_t)
arguments = ((2.0, *there, COUNT), types)
value(driver.cuLaunchKernel(kernel, 4, 1, 1, 256, 1, 1, 0, stream, arguments, 0))
value(driver.cuMemcpyDtoHAsync(y.ctypes.data, there[1], y.nbytes, stream))
value(driver.cuStreamSynchronize(stream))
assert (y == 2 * x + 1).all(), y
print("right")
