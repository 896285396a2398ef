// Four streams that copy, compute and copy back; events order a last kernel after all of them.
#include <vector>

#include "common/check.h"

constexpr int kStreams = 4, kChunk = 50'000, kThreads = 250;

__global__ void polynomial(const int* in, int* out, int factor) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = factor * in[i] * in[i] + 1;
}

__global__ void add_chunks(const int* chunks, int* sum) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  int total = 0;
  for (int s = 0; s < kStreams; ++s) total += chunks[s * kChunk + i];
  sum[i] = total;
}

int main() {
  const size_t bytes = kChunk * sizeof(int);
  int *host, *result, *in, *out, *sum;
  HIP_CHECK(hipHostMalloc(&host, kStreams * bytes, hipHostMallocDefault));
  HIP_CHECK(hipHostMalloc(&result, bytes, hipHostMallocDefault));
  HIP_CHECK(hipMalloc(&in, kStreams * bytes));
  HIP_CHECK(hipMalloc(&out, kStreams * bytes));
  HIP_CHECK(hipMalloc(&sum, bytes));
  for (int i = 0; i < kStreams * kChunk; ++i) host[i] = i % 1013;

  hipStream_t stream[kStreams];
  hipEvent_t done[kStreams], start, stop;
  HIP_CHECK(hipEventCreate(&start));
  HIP_CHECK(hipEventCreate(&stop));
  for (int s = 0; s < kStreams; ++s) {
    HIP_CHECK(hipStreamCreateWithFlags(&stream[s], hipStreamNonBlocking));
    HIP_CHECK(hipEventCreateWithFlags(&done[s], hipEventDisableTiming));
  }
  HIP_CHECK(hipEventRecord(start, stream[0]));
  for (int s = 0; s < kStreams; ++s) {
    const int offset = s * kChunk;
    HIP_CHECK(hipMemcpyAsync(in + offset, host + offset, bytes, hipMemcpyHostToDevice, stream[s]));
    polynomial<<<kChunk / kThreads, kThreads, 0, stream[s]>>>(in + offset, out + offset, s + 1);
    HIP_CHECK(hipEventRecord(done[s], stream[s]));
    HIP_CHECK(hipStreamWaitEvent(stream[0], done[s], 0));
  }
  add_chunks<<<kChunk / kThreads, kThreads, 0, stream[0]>>>(out, sum);
  HIP_CHECK(hipMemcpyAsync(result, sum, bytes, hipMemcpyDeviceToHost, stream[0]));
  HIP_CHECK(hipEventRecord(stop, stream[0]));
  HIP_CHECK(hipEventSynchronize(stop));
  float ms = -1;
  HIP_CHECK(hipEventElapsedTime(&ms, start, stop));

  int wrong = 0;
  for (int i = 0; i < kChunk; ++i) {
    int expected = kStreams;
    for (int s = 0; s < kStreams; ++s)
      expected += (s + 1) * host[s * kChunk + i] * host[s * kChunk + i];
    wrong += result[i] != expected;
  }
  for (int s = 0; s < kStreams; ++s) {
    HIP_CHECK(hipEventDestroy(done[s]));
    HIP_CHECK(hipStreamDestroy(stream[s]));
  }
  HIP_CHECK(hipEventDestroy(start));
  HIP_CHECK(hipEventDestroy(stop));
  for (int* p : {in, out, sum}) HIP_CHECK(hipFree(p));
  HIP_CHECK(hipHostFree(host));
  HIP_CHECK(hipHostFree(result));
  std::printf("%d streams, %d results, %d wrong, time %s\n", kStreams, kChunk, wrong,
              ms >= 0 ? "measured" : "missing");
  return wrong == 0 && ms >= 0 ? 0 : 1;
}
