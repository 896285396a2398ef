// Times empty kernels through HIP, then names the OpenCL library that the runtime has loaded.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

#include "launch_kernels.h"
#include "launch_timing.h"

static void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::fprintf(stderr, "%s\n", hipGetErrorString(error));
  std::exit(1);
}

// Path of the loaded library whose name starts with `name`; empty when there is none.
static std::string loaded(const std::string& name) {
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) {
    const size_t at = line.rfind("/" + name);
    if (at != std::string::npos) return line.substr(line.find('/'));
  }
  return "";
}

static void wait() { check(hipDeviceSynchronize()); }

int main() {
  float* p;
  check(hipMalloc(reinterpret_cast<void**>(&p), 4096));
  measure("empty0", [] { empty0<<<1, 32>>>(); }, wait);
  measure("empty3", [p] { empty3<<<1, 32>>>(p, p, 1); }, wait);
  measure("empty8", [p] { empty8<<<1, 32>>>(p, p, p, p, 1, 2, 3.0f, 4.0); }, wait);
  check(hipGetLastError());
  check(hipFree(p));
  // Intel's CPU device, which needs no loader, or else the ICD loader.
  const std::string cpu = loaded("libintelocl.so");
  std::printf("opencl %s\n", cpu.empty() ? loaded("libOpenCL.so").c_str() : cpu.c_str());
  return 0;
}
