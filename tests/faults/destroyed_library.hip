// A library whose static object launches a kernel of the same source when the library is closed.
#include <hip/hip_runtime.h>

#include <cstdio>

__global__ void last(int* value) { *value = 42; }

struct End {
  int* value = nullptr;
  ~End() {
    if (value == nullptr) return;
    last<<<1, 1>>>(value);
    const hipError_t launched = hipGetLastError();
    const hipError_t finished = hipDeviceSynchronize();
    std::printf("%s %s %d\n", hipGetErrorName(launched), hipGetErrorName(finished), *value);
    std::fflush(stdout);
  }
};
static End end;

extern "C" int arm() { return hipMallocManaged(reinterpret_cast<void**>(&end.value), sizeof(int)); }
