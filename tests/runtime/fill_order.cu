// CUDA's order of cudaMemsetParams.
#include <cuda_runtime.h>
#include <stdio.h>

static void show(const char* key, long long value) { printf("%s=%lld\n", key, value); }
static void show(const char* key, cudaError_t error) { printf("%s=%s\n", key, hipGetErrorName(error)); }

#include "fill_order.h"

int main() {
  const cudaMemsetParams rows = {nullptr, 16, 9, 2, 3, 2};
  const struct cudaMemsetParams sevens = {nullptr, 16, 7, 2, 3, 2};
  fills(rows, sevens);
}
