// A null function pointer in a variable is null, and so is one that a kernel stores.
#include <hip/hip_runtime.h>

#include <cstdio>

typedef int (*Operation)(int, int);
__device__ int add(int a, int b) { return a + b; }
__device__ int multiply(int a, int b) { return a * b; }
__device__ Operation table[2] = {add, multiply};
__device__ Operation nothing = nullptr;
__device__ Operation chosen = add;

__global__ void call(int* out) {
  out[threadIdx.x] = 1;
  if (nothing != nullptr) out[threadIdx.x] = nothing(2, 3);
}
__global__ void choose(int which) { chosen = which < 2 ? table[which] : nullptr; }
__global__ void call_chosen(int* out) { out[threadIdx.x] = chosen == nullptr ? 1 : chosen(2, 3); }

int main() {
  constexpr int kThreads = 64;
  int *out, wrong = 0;
  (void)hipMallocManaged(reinterpret_cast<void**>(&out), kThreads * sizeof *out);
  const auto check = [&](int expected) {
    wrong += hipDeviceSynchronize() != hipSuccess;
    for (int i = 0; i < kThreads; ++i) wrong += out[i] != expected;
  };
  call<<<1, kThreads>>>(out);
  check(1);
  constexpr int kExpected[] = {5, 6, 1};
  for (int which = 0; which < 3; ++which) {
    choose<<<1, 1>>>(which);
    call_chosen<<<1, kThreads>>>(out);
    check(kExpected[which]);
  }
  std::printf("%d wrong\n", wrong);
}
