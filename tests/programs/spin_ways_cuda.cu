#include <cuda_runtime.h>

#define ANY(v) __any_sync(~0u, v)
#define ALL(v) __all_sync(~0u, v)
#define BALLOT(v) __ballot_sync(~0u, v)
#define SHUFFLE(v, lane) __shfl_sync(~0u, v, lane)
#include "spin_ways.h"

int main() {
  return check_all([](void (*kernel)(int*, int*)) {
    constexpr int kWords = 9;
    int* memory = nullptr;
    if (cudaMallocManaged(&memory, kWords * sizeof(int)) != cudaSuccess) return -1;
    for (int i = 0; i < kWords; ++i) memory[i] = 0;
    kernel<<<1, kThreads>>>(memory + 1, memory);
    const bool ended = cudaDeviceSynchronize() == cudaSuccess;
    const int sum = ended ? memory[0] : -1;
    cudaFree(memory);
    return sum;
  });
}
