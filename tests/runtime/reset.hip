// hipDeviceReset: variables start from their initialisers, memory is freed, kernels run again.
#include "show.h"

__device__ int counter = 100;
__constant__ int step = 1;

__global__ void count(int* out) {
  counter += step;
  *out = counter;
}

static int launch() {
  int* out;
  int value = -1;
  HIP(hipMalloc(&out, sizeof *out));
  count<<<1, 1>>>(out);
  HIP(hipMemcpy(&value, out, sizeof value, hipMemcpyDeviceToHost));
  return value;
}

int main() {
  const int ten = 10;
  std::printf("first=%d\n", launch());
  HIP(hipMemcpyToSymbol(HIP_SYMBOL(step), &ten, sizeof ten));
  std::printf("second=%d\n", launch());
  HIP(hipDeviceReset());
  std::printf("reset=%d\n", launch());
  int *pointer, *address;
  HIP(hipMalloc(&pointer, 4));
  HIP(hipGetSymbolAddress(reinterpret_cast<void**>(&address), HIP_SYMBOL(counter)));
  HIP(hipDeviceReset());
  std::printf("freed=%s\n", hipGetErrorName(hipFree(pointer)));
  std::printf("again=%d\n", launch());
}
