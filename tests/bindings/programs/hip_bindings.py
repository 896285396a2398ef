"""AMD's bindings of HIP and hipRTC: `hip` of hip-python, or `rocm.bindings` of rocm-bindings-hip."""

import ctypes
import importlib
import sys

import numpy as np

hip, hiprtc = (importlib.import_module(f"{sys.argv[1]}.{name}") for name in ("hip", "hiprtc"))
SOURCE = b"""
extern "C" __global__ void scale(float* x, float factor, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] *= factor;
}
extern "C" __global__ void halves(half* x) { x[threadIdx.x] = __hadd(x[threadIdx.x], __float2half(0.5f)); }
"""
COUNT = 1000


def value(answer):
    result, *values = answer
    assert int(result) == 0, result
    return values[0] if len(values) == 1 else values


assert value(hip.hipGetDeviceCount()) > 0
assert value(hip.hipDeviceGetAttribute(hip.hipDeviceAttribute_t.hipDeviceAttributeWarpSize, 0)) == 32
program = value(hiprtc.hiprtcCreateProgram(SOURCE, b"scale", 0, None, None))
value(hiprtc.hiprtcCompileProgram(program, 1, [b"--offload-arch=gfx90a"]))
code = bytearray(value(hiprtc.hiprtcGetCodeSize(program)))
value(hiprtc.hiprtcGetCode(program, code))
kernel = value(hip.hipModuleGetFunction(value(hip.hipModuleLoadData(code)), b"scale"))
x = np.arange(COUNT, dtype=np.float32)
there = value(hip.hipMalloc(x.nbytes))
value(hip.hipMemcpy(there, x, x.nbytes, hip.hipMemcpyKind.hipMemcpyHostToDevice))
arguments = (there, ctypes.c_float(3), ctypes.c_int(COUNT))
value(hip.hipModuleLaunchKernel(kernel, 4, 1, 1, 256, 1, 1, 0, None, kernelParams=None, extra=arguments))
y = np.empty_like(x)
value(hip.hipMemcpy(y, there, y.nbytes, hip.hipMemcpyKind.hipMemcpyDeviceToHost))
assert (y == x * 3).all(), y
print("right")
