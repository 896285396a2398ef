// A host program as those of HIP for Vortex are: it registers a kernel by hand, and launches it by its handle.
#include "vortex_hip_runtime.h"

#include <cstdint>
#include <cstdio>
#include <vector>

#define HIP_CHECK(call)                                                        \
  do {                                                                         \
    hipError_t err = call;                                                     \
    if (err != hipSuccess) {                                                   \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, hipGetErrorString(err)); \
      return 1;                                                                \
    }                                                                          \
  } while (0)

extern "C" {
extern const uint8_t vectorAdd_binary[];
extern const uint8_t vectorAdd_binary_end[];
}

void* vectorAdd_handle = nullptr;

__attribute__((constructor)) static void register_vectorAdd() {
  static const hipKernelArgumentMetadata metadata[] = {
      {.offset = 0, .size = 8, .alignment = 8, .is_pointer = 1},
      {.offset = 8, .size = 8, .alignment = 8, .is_pointer = 1},
      {.offset = 16, .size = 8, .alignment = 8, .is_pointer = 1},
      {.offset = 24, .size = 4, .alignment = 4, .is_pointer = 0},
  };
  hipError_t err = __hipRegisterFunctionWithMetadata(&vectorAdd_handle, "vectorAdd", vectorAdd_binary,
                                                     vectorAdd_binary_end - vectorAdd_binary, 4, metadata);
  if (err != hipSuccess) printf("%s\n", hipGetErrorString(err));
}

int main() {
  HIP_CHECK(hipInit(0));
  int count = 0;
  HIP_CHECK(hipGetDeviceCount(&count));
  HIP_CHECK(hipSetDevice(0));
  hipDeviceProp_t prop;
  HIP_CHECK(hipGetDeviceProperties(&prop, 0));
  printf("%s %zu %d\n", prop.name, prop.totalGlobalMem, prop.warpSize);
  std::vector<float> host(1024, 1.0f);
  float *a, *b, *c;
  HIP_CHECK(hipMalloc((void**)&a, 4096));
  HIP_CHECK(hipMalloc((void**)&b, 4096));
  HIP_CHECK(hipMalloc((void**)&c, 4096));
  HIP_CHECK(hipMemcpy(a, host.data(), 4096, hipMemcpyHostToDevice));
  HIP_CHECK(hipMemset(b, 0, 4096));
  int n = 1024;
  void* args[] = {&a, &b, &c, &n};
  uint32_t blocks = 4;
  HIP_CHECK(hipLaunchKernel(vectorAdd_handle, dim3(blocks), dim3(256), args, 0, nullptr));
  HIP_CHECK(hipLaunchKernel((const void*)&vectorAdd_handle, dim3(4, 1, 1), 256, args, 0, hipStreamDefault));
  HIP_CHECK(hipGetLastError());
  HIP_CHECK(hipDeviceSynchronize());
  HIP_CHECK(hipMemcpy(host.data(), c, 4096, hipMemcpyDeviceToHost));
  HIP_CHECK(hipFree(a));
  HIP_CHECK(hipFree(b));
  return hipFree(c) == hipSuccess ? 0 : 1;
}
