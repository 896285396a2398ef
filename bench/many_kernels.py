"""Sources with any number of kernels, and the same functions for the host alone."""

from __future__ import annotations

_HIP = """\
#include <hip/hip_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
"""
_HOST = """\
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
"""
_KERNEL = """
extern "C" __global__ void kernel{n}(float* out, const float* in, int n, float a) {{
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float x = in[i] * a + {n}.0f;
  for (int k = 0; k < {iterations}; ++k) x = x * 0.5f + sqrtf(fabsf(x)) - {offset}.5f;
  out[i] = x;
}}
"""
_FUNCTION = """
void function{n}(float* out, const float* in, int n, float a) {{
  for (int i = 0; i < n; ++i) {{
    float x = in[i] * a + {n}.0f;
    for (int k = 0; k < {iterations}; ++k) x = x * 0.5f + sqrtf(fabsf(x)) - {offset}.5f;
    out[i] = x;
  }}
}}
"""
# BEGIN_NS: when the process began, of programs/exec_clock.cpp.
_HIP_MAIN = """
static double since_begin_ms() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  const char* begin = std::getenv("BEGIN_NS");
  return (static_cast<double>(now.tv_sec) * 1e9 + now.tv_nsec - std::atof(begin)) / 1e6;
}

int main() {
  const double to_main = since_begin_ms();
  float* data = nullptr;
  if (hipMalloc(reinterpret_cast<void**>(&data), 4096) != hipSuccess) return 1;
  kernel0<<<1, 64>>>(data, data, 64, 2.0f);
  if (hipDeviceSynchronize() != hipSuccess) return 1;
  std::printf("main %f\\nkernel %f\\n", to_main, since_begin_ms());
  return 0;
}
"""
_HOST_MAIN = """
int main() {
  float data[64] = {};
  function0(data, data, 64, 2.0f);
  std::printf("%f\\n", data[0]);
  return 0;
}
"""


def hip(kernels: int) -> str:
    """Return a HIP program with so many kernels, which launches the first and prints times."""
    return "".join([_HIP, *_each(_KERNEL, kernels), _HIP_MAIN])


def host(functions: int) -> str:
    """Return a C++ program with so many functions, which do what the kernels do."""
    return "".join([_HOST, *_each(_FUNCTION, functions), _HOST_MAIN])


def _each(template: str, count: int) -> list[str]:
    return [template.format(n=n, iterations=n % 7 + 2, offset=n % 13) for n in range(count)]
