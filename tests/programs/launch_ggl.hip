// The ways to launch: hipLaunchKernelGGL, templates with commas, hipLaunchKernel, a pointer to a kernel.
#include "support.h"

__global__ void plain(int* out, int value) { out[threadIdx.x] = value + threadIdx.x; }

template <class T, int Factor>
__global__ void scaled(T* out, T value) {
  extern __shared__ char memory[];
  T* shared = reinterpret_cast<T*>(memory);
  shared[threadIdx.x] = value;
  __syncthreads();
  out[threadIdx.x] = shared[blockDim.x - 1 - threadIdx.x] * Factor + T(threadIdx.x);
}

__global__ void no_arguments() {}

template <class... Parameters>
static void launch(void (*kernel)(Parameters...), int threads, Parameters... arguments) {
  kernel<<<1, threads>>>(arguments...);
}

template <void (*Kernel)(int*, int)>
static void launch_known(int* out, int value) {
  Kernel<<<1, 64>>>(out, value);
}

static long check(const std::vector<int>& got, int base) {
  long wrong = 0;
  for (int i = 0; i < 64; ++i) wrong += got[i] != base + i;
  return wrong;
}

int main() {
  DeviceArray<int> out(64);
  long wrong = 0;
  hipLaunchKernelGGL(plain, dim3(1), dim3(64), 0, 0, static_cast<int*>(out), 10);
  wrong += check(out.host(), 10);
  hipLaunchKernelGGL((scaled<int, 3>), 1, 64, 64 * sizeof(int), 0, static_cast<int*>(out), 7);
  wrong += check(out.host(), 21);
  hipLaunchKernelGGL(HIP_KERNEL_NAME(scaled<int, 5>), dim3(1), dim3(64), 64 * sizeof(int), nullptr,
                     static_cast<int*>(out), 2);
  wrong += check(out.host(), 10);
  hipLaunchKernelGGL(no_arguments, dim3(2), dim3(2), 0, 0);

  int* pointer = out;
  int value = 1000;
  void* arguments[] = {&pointer, &value};
  HIP_CHECK(hipLaunchKernel(reinterpret_cast<const void*>(plain), dim3(1), dim3(64), arguments, 0, nullptr));
  wrong += check(out.host(), 1000);

  void (*kernel)(int*, int) = plain;
  kernel<<<1, 64>>>(out, -5);
  wrong += check(out.host(), -5);
  launch(plain, 64, static_cast<int*>(out), 77);
  wrong += check(out.host(), 77);
  launch_known<plain>(out, 88);
  wrong += check(out.host(), 88);
  return verdict(7 * 64, wrong);
}
