// Kernels named after the feature that each needs, and one that needs none. Arguments: those to launch.
#include <hip/hip_fp16.h>

#include <cstring>

#include "../runtime/show.h"

__device__ int counter = 40;

extern "C" __global__ void fp64(int* p) {
  if (threadIdx.x == 0) *p = static_cast<int>(static_cast<double>(*p) * 1.05);
}
extern "C" __global__ void fp16(int* p) {
  if (threadIdx.x == 0) *p = static_cast<int>(__half2float(__hadd(__float2half(*p), __float2half(2))));
}
extern "C" __global__ void int64_atomics(int* p) { atomicMax(reinterpret_cast<unsigned long long*>(p), 42ull); }
extern "C" __global__ void generic_pointers(int* p) {
  __shared__ int cell;
  if (threadIdx.x != 0) return;
  cell = 41;
  int* volatile where = *p == 40 ? &cell : p;
  *where += 1;
  *p = cell;
}
extern "C" __global__ void program_scope_variables(int* p) {
  if (threadIdx.x == 0) *p = counter + 2;
}
extern "C" __global__ void sub_groups(int* p) {
  const unsigned lane = __lane_id();
  if (threadIdx.x == 2) *p += lane;
}
extern "C" __global__ void sub_group_ballot(int* p) {
  const int three = __popcll(__ballot(threadIdx.x < 3));
  if (threadIdx.x == 0) *p = 39 + three;
}
extern "C" __global__ void sub_group_shuffle(int* p) {
  const int other = __shfl_xor(static_cast<int>(threadIdx.x), 2);
  if (threadIdx.x == 0) *p += other;
}
extern "C" __global__ void work_group_collectives(int* p) {
  const int two = __syncthreads_count(threadIdx.x < 2);
  if (threadIdx.x == 0) *p += two;
}
__device__ int sub_group_reduce_add(int);  // OpenCL's function, which hipspv doesn't use
extern "C" __global__ void reduction(int* p) {
  const int sum = sub_group_reduce_add(static_cast<int>(threadIdx.x == 0) * 2);
  if (threadIdx.x == 0) *p += sum;
}
extern "C" __global__ void nothing(int* p) {
  if (threadIdx.x == 0) *p += 2;
}

int main(int count, char** names) {
  const std::pair<const char*, void (*)(int*)> kernels[] = {{"fp64", fp64},
                                                            {"fp16", fp16},
                                                            {"int64_atomics", int64_atomics},
                                                            {"generic_pointers", generic_pointers},
                                                            {"program_scope_variables", program_scope_variables},
                                                            {"sub_groups", sub_groups},
                                                            {"sub_group_ballot", sub_group_ballot},
                                                            {"sub_group_shuffle", sub_group_shuffle},
                                                            {"work_group_collectives", work_group_collectives},
                                                            {"reduction", reduction},
                                                            {"nothing", nothing}};
  int* p;
  HIP(hipMallocManaged(&p, 8));
  for (int i = 1; i < count; ++i)
    for (const auto& [name, kernel] : kernels) {
      if (std::strcmp(names[i], name) != 0) continue;
      p[0] = 40;
      p[1] = 0;
      kernel<<<1, 4>>>(p);
      const hipError_t result = hipGetLastError();
      HIP(hipDeviceSynchronize());
      if (result == hipSuccess)
        show(name, *p);
      else
        show(name, result);
    }
  return 0;
}
