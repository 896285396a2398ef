// __syncwarp makes the others' writes visible to the lanes that reach it, in branches and loops, too.
#include "support.h"

constexpr int kThreads = 96;

__global__ void exchange(unsigned mask, int* out) {
  __shared__ int slots[kThreads];
  const int t = threadIdx.y * blockDim.x + threadIdx.x, lane = t % 32, first = t - lane;
  slots[t] = -1;
  int sum = 0;
  if (mask >> lane & 1) {
    for (int round = 0; round < 4; ++round) {
      slots[t] = t * 10 + round;
      __syncwarp(mask);
      for (int other = 0; other < 32; ++other)
        if (mask >> other & 1) sum += slots[first + other] * (other + 1);
      __syncwarp(mask);
    }
  } else if (lane % 2) {
    slots[t] = -lane;
    __syncwarp();
    const int partner = lane ^ 2;
    sum = mask >> partner & 1 ? 0 : slots[first + partner];
  }
  __syncwarp();
  out[t] = sum;
}

// A reduction through shared memory without a block's barrier.
__global__ void reduce(const int* in, int* out) {
  __shared__ volatile int slots[kThreads];
  const int t = threadIdx.x, lane = t % 32;
  slots[t] = in[t];
  __syncwarp();
  for (int i = 16; i > 0; i /= 2) {
    if (lane < i) {
      const int other = slots[t + i];
      slots[t] = slots[t] + other;
    }
    __syncwarp();
  }
  if (lane == 0) out[t / 32] = slots[t];
}

int main() {
  long checked = 0, wrong = 0;
  for (unsigned mask : {0xffffffffu, 0x80000000u, 1u, 0x55555555u, 0x00ff0f03u, 0u}) {
    DeviceArray<int> out(kThreads);
    exchange<<<1, dim3(8, 12)>>>(mask, out);
    const auto got = out.host();
    for (int t = 0; t < kThreads; ++t) {
      const int lane = t % 32, first = t - lane, partner = lane ^ 2;
      int sum = 0;
      if (mask >> lane & 1) {
        for (int round = 0; round < 4; ++round)
          for (int other = 0; other < 32; ++other)
            if (mask >> other & 1) sum += ((first + other) * 10 + round) * (other + 1);
      } else if (lane % 2 && !(mask >> partner & 1)) {
        sum = -partner;
      }
      ++checked;
      wrong += got[t] != sum;
    }
  }
  std::vector<int> in(kThreads);
  for (int i = 0; i < kThreads; ++i) in[i] = i * i % 37;
  DeviceArray<int> din(in), out(kThreads / 32);
  reduce<<<1, kThreads>>>(din, out);
  const auto got = out.host();
  for (int w = 0; w < kThreads / 32; ++w) {
    int sum = 0;
    for (int i = 0; i < 32; ++i) sum += in[32 * w + i];
    ++checked;
    wrong += got[w] != sum;
  }
  return verdict(checked, wrong);
}
