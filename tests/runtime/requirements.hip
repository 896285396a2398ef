// Kernels that need more than every OpenCL device has. Arguments: the kernels to launch, in order.
#include "show.h"

#include <cstring>

__device__ __attribute__((noinline)) void deep(unsigned long long* p) { atomicMax(p, 42ull); }

extern "C" __global__ void wide(unsigned long long* p) { deep(p); }
extern "C" __global__ void votes(unsigned long long* p) { *p = __ballot(threadIdx.x < 3) + 35; }
__device__ int sub_group_reduce_add(int);  // OpenCL's function, which hipspv doesn't use
extern "C" __global__ void reduction(unsigned long long* p) {
  const int sum = sub_group_reduce_add(threadIdx.x == 1);
  if (threadIdx.x == 0) *p += 1 + sum;
}
extern "C" __global__ void doubles(unsigned long long* p) {
  if (threadIdx.x == 0) *p = static_cast<double>(*p) * 1.05;
}
extern "C" __global__ void plain(unsigned long long* p) { if (threadIdx.x == 0) *p += 2; }

int main(int count, char** names) {
  const std::pair<const char*, void (*)(unsigned long long*)> kernels[] = {
      {"wide", wide}, {"votes", votes}, {"reduction", reduction}, {"doubles", doubles}, {"plain", plain}};
  unsigned long long* p;
  HIP(hipMallocManaged(&p, sizeof *p));
  for (int i = 1; i < count; ++i)
    for (const auto& [name, kernel] : kernels) {
      if (std::strcmp(names[i], name) != 0) continue;
      *p = 40;
      kernel<<<1, 4>>>(p);
      const hipError_t result = hipGetLastError();
      HIP(hipDeviceSynchronize());
      if (result == hipSuccess)
        show(name, static_cast<long long>(*p));
      else
        show(name, result);
    }
  return 0;
}
