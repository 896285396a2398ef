// A kernel of each kind that the levels' code differs in; or the error of code that is loaded.
#include <hip/hip_runtime.h>

#include <cstdio>

__global__ void scale(float* data) { data[threadIdx.x] *= 3; }

__global__ void count(unsigned* data) { data[threadIdx.x] = __popc(data[threadIdx.x]) + __clz(data[threadIdx.x]); }

__global__ void sum(double* data) {
  __shared__ double all[64];
  all[threadIdx.x] = data[threadIdx.x];
  __syncthreads();
  double found = 0;
  for (int i = 0; i < 64; ++i) found += all[i];
  data[threadIdx.x] = found;
}

static int load(const char* file) {
  hipModule_t module;
  std::puts(hipGetErrorName(hipModuleLoad(&module, file)));
  return 0;
}

int main(int count_of_words, char** words) {
  if (count_of_words > 1) return load(words[1]);
  float* floats;
  unsigned* integers;
  double* doubles;
  if (hipMallocManaged(&floats, 64 * sizeof(float)) || hipMallocManaged(&integers, 64 * sizeof(unsigned)) ||
      hipMallocManaged(&doubles, 64 * sizeof(double)))
    return 1;
  for (int i = 0; i < 64; ++i) floats[i] = static_cast<float>(i), integers[i] = 1u << (i % 32), doubles[i] = i;
  scale<<<1, 64>>>(floats);
  count<<<1, 64>>>(integers);
  sum<<<1, 64>>>(doubles);
  if (const hipError_t error = hipGetLastError(); error != hipSuccess || hipDeviceSynchronize() != hipSuccess) {
    std::puts(hipGetErrorName(error));
    return 1;
  }
  int wrong[3] = {};
  for (int i = 0; i < 64; ++i) {
    wrong[0] |= floats[i] != 3.0f * static_cast<float>(i);
    wrong[1] |= integers[i] != 1u + (31u - i % 32);
    wrong[2] |= doubles[i] != 64 * 63 / 2;
  }
  std::printf("3 checked, %d wrong\n", wrong[0] + wrong[1] + wrong[2]);
}
