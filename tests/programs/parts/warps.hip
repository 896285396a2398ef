// A kernel with warp operations and one without: each launch's messages, and the second one's output.
#include <hip/hip_runtime.h>

#include <cstdio>

__global__ void plain(int* out) { out[threadIdx.x] = threadIdx.x * 3; }
__global__ void warp(int* out) { out[threadIdx.x] = __shfl(static_cast<int>(threadIdx.x), 0); }

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  hipModule_t module;
  hipFunction_t function;
  int* out = nullptr;
  if (hipModuleLoad(&module, argv[1]) || hipMallocManaged(&out, 64 * sizeof(int))) return 3;
  void* arguments[] = {&out};
  const char* const names[] = {"_Z4warpPi", "_Z5plainPi"};
  for (const char* name : names) {
    hipError_t error = hipModuleGetFunction(&function, module, name);
    if (!error) error = hipModuleLaunchKernel(function, 1, 1, 1, 64, 1, 1, 0, nullptr, arguments, nullptr);
    if (!error) error = hipDeviceSynchronize();
    std::printf("%s: %s\n", name, hipGetErrorName(error));
  }
  std::printf("last: %d\n", out[63]);
  return 0;
}
