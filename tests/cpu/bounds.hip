// __launch_bounds__ of kernels and of a template, for the runtime and for `hipspv inspect`.
#include <hip/hip_runtime.h>

#include <cstdio>

__constant__ int table[4] = {1, 2, 3, 4};

__global__ void __launch_bounds__(128, 2) bounded(int* out, short step, double factor) {
  __shared__ int tile[128];
  const int own = out[threadIdx.x] * step;
  tile[threadIdx.x] = own;
  __syncthreads();
  out[threadIdx.x] = static_cast<int>((tile[(threadIdx.x + 1) % blockDim.x] - own) * factor) + table[own & 3];
}

template <int kThreads>
__global__ void __launch_bounds__(kThreads) made(int* out) {
  out[threadIdx.x] = kThreads;
}

__global__ void any(int* out) { out[threadIdx.x] = 1; }

int main() {
  int* out = nullptr;
  if (hipMalloc(reinterpret_cast<void**>(&out), 4096) != hipSuccess) return 1;
  for (const unsigned threads : {128, 129}) {
    bounded<<<1, threads>>>(out, 1, 1.0);
    std::printf("bounded %u=%s\n", threads, hipGetErrorName(hipGetLastError()));
  }
  for (const unsigned threads : {64, 65}) {
    made<64><<<1, threads>>>(out);
    std::printf("made %u=%s\n", threads, hipGetErrorName(hipGetLastError()));
  }
  any<<<1, 1024>>>(out);
  std::printf("any=%s\n", hipGetErrorName(hipGetLastError()));
  hipFuncAttributes attributes{};
  if (hipFuncGetAttributes(&attributes, reinterpret_cast<const void*>(bounded)) != hipSuccess) return 1;
  std::printf("attribute=%d\n", attributes.maxThreadsPerBlock);
  return hipDeviceSynchronize() == hipSuccess ? 0 : 1;
}
