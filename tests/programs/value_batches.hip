// Batches of waits and writes by which two streams and the host alternate.
#include <cstring>
#include <vector>

#include "support.h"

constexpr int kTurns = 40, kMany = 255;

__global__ void append(int* list, int* count, int value) { list[(*count)++] = value; }

static hipStreamBatchMemOpParams wait_for(std::uint32_t* address, std::uint32_t value) {
  hipStreamBatchMemOpParams p = {};
  p.waitValue.operation = hipStreamMemOpWaitValue32;
  p.waitValue.address = address;
  p.waitValue.value = value;
  p.waitValue.flags = hipStreamWaitValueGte;
  return p;
}

static hipStreamBatchMemOpParams write(std::uint32_t* address, std::uint32_t value) {
  hipStreamBatchMemOpParams p = {};
  p.writeValue.operation = hipStreamMemOpWriteValue32;
  p.writeValue.address = address;
  p.writeValue.value = value;
  return p;
}

int main() {
  std::uint32_t *words, *many;
  int *list, *count;
  HIP_CHECK(hipMalloc(&words, 64));
  HIP_CHECK(hipMemset(words, 0, 64));
  HIP_CHECK(hipHostMalloc(reinterpret_cast<void**>(&many), kMany * 4, hipHostMallocDefault));
  HIP_CHECK(hipMalloc(&list, 2 * kTurns * sizeof(int)));
  HIP_CHECK(hipMalloc(&count, sizeof(int)));
  HIP_CHECK(hipMemset(count, 0, sizeof(int)));
  HIP_CHECK(hipDeviceSynchronize());
  hipStream_t streams[2];
  for (hipStream_t& each : streams) HIP_CHECK(hipStreamCreateWithFlags(&each, hipStreamNonBlocking));
  hipStreamBatchMemOpParams barrier = {};
  barrier.memoryBarrier.operation = hipStreamMemOpBarrier;
  for (std::uint32_t turn = 0; turn < kTurns; ++turn) {
    for (int s = 0; s < 2; ++s) {
      hipStreamBatchMemOpParams before[] = {wait_for(words + s, s == 0 ? turn : turn + 1), barrier};
      HIP_CHECK(hipStreamBatchMemOp(streams[s], 2, before, 0));
      append<<<1, 1, 0, streams[s]>>>(list, count, static_cast<int>(2 * turn) + s);
      hipStreamBatchMemOpParams after[] = {barrier, write(words + 1 - s, turn + 1), write(words + 2 + s, turn)};
      HIP_CHECK(hipStreamBatchMemOp(streams[s], 3, after, 0));
    }
  }
  std::vector<hipStreamBatchMemOpParams> all;
  for (std::uint32_t i = 0; i < kMany; ++i) all.push_back(write(many + i, i * i));
  HIP_CHECK(hipStreamBatchMemOp(streams[0], kMany, all.data(), 0));
  for (hipStream_t each : streams) HIP_CHECK(hipStreamSynchronize(each));
  std::vector<int> got(2 * kTurns);
  HIP_CHECK(hipMemcpy(got.data(), list, got.size() * sizeof(int), hipMemcpyDeviceToHost));
  long wrong = 0;
  for (int i = 0; i < 2 * kTurns; ++i) wrong += got[i] != i;
  for (std::uint32_t i = 0; i < kMany; ++i) wrong += many[i] != i * i;
  return verdict(2 * kTurns + kMany, wrong);
}
