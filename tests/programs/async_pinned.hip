// Pinned memory, asynchronous copies and kernels in several streams, double buffering.
#include "support.h"

constexpr int kChunk = 10'000, kChunks = 12, kStreams = 3;

__global__ void square_plus(const int* in, int* out, int n, int add) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) out[i] = in[i] * in[i] + add;
}

int main() {
  const size_t bytes = kChunk * sizeof(int);
  int *in, *out;
  HIP_CHECK(hipHostMalloc(reinterpret_cast<void**>(&in), kChunks * bytes, hipHostMallocDefault));
  HIP_CHECK(hipHostMalloc(reinterpret_cast<void**>(&out), kChunks * bytes, hipHostMallocDefault));
  for (int i = 0; i < kChunk * kChunks; ++i) {
    in[i] = i % 3000;
    out[i] = -1;
  }
  hipStream_t stream[kStreams];
  int *din[kStreams], *dout[kStreams];
  for (int s = 0; s < kStreams; ++s) {
    HIP_CHECK(hipStreamCreate(&stream[s]));
    HIP_CHECK(hipMalloc(reinterpret_cast<void**>(&din[s]), bytes));
    HIP_CHECK(hipMalloc(reinterpret_cast<void**>(&dout[s]), bytes));
  }
  // Every stream uses its two buffers again and again: only its own order protects them.
  for (int c = 0; c < kChunks; ++c) {
    const int s = c % kStreams;
    HIP_CHECK(hipMemcpyAsync(din[s], in + c * kChunk, bytes, hipMemcpyHostToDevice, stream[s]));
    square_plus<<<10, 128, 0, stream[s]>>>(din[s], dout[s], kChunk, c);
    HIP_CHECK(hipMemcpyAsync(out + c * kChunk, dout[s], bytes, hipMemcpyDeviceToHost, stream[s]));
  }
  long wrong = 0;
  for (int s = 0; s < kStreams; ++s) {
    HIP_CHECK(hipStreamSynchronize(stream[s]));
    wrong += hipStreamQuery(stream[s]) != hipSuccess;
    HIP_CHECK(hipStreamDestroy(stream[s]));
    HIP_CHECK(hipFree(din[s]));
    HIP_CHECK(hipFree(dout[s]));
  }
  for (int i = 0; i < kChunk * kChunks; ++i) wrong += out[i] != (i % 3000) * (i % 3000) + i / kChunk;
  HIP_CHECK(hipHostFree(in));
  HIP_CHECK(hipHostFree(out));
  return verdict(kChunk * kChunks, wrong);
}
