// memset, memcpy and memmove of lengths from 0 on, known and unknown, at every alignment, between
// global, shared and private memory, overlapping both ways, and of volatile data.
#include <cstring>

#include "support.h"

constexpr int kSize = 96, kCases = 4096;

struct Step {
  int operation, to, from, length;
};

__device__ __host__ void apply(unsigned char* data, const Step& s) {
  if (s.operation == 0) memset(data + s.to, s.from, s.length);
  if (s.operation == 1) memcpy(data + s.to, data + s.from, s.length);
  if (s.operation == 2) memmove(data + s.to, data + s.from, s.length);
}

__global__ void in_global(unsigned char* data, const Step* steps) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  apply(data + i * kSize, steps[i]);
}

__global__ void in_private(unsigned char* data, const Step* steps) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  alignas(8) unsigned char mine[kSize];
  memcpy(mine, data + i * kSize, kSize);
  apply(mine, steps[i]);
  memmove(data + i * kSize, mine, kSize);
}

__global__ void in_shared(unsigned char* data, const Step* steps) {
  __shared__ unsigned char ours[32 * kSize];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned char* mine = ours + threadIdx.x * kSize;
  for (int k = 0; k < kSize; ++k) mine[k] = data[i * kSize + k];
  apply(mine, steps[i]);
  memcpy(data + i * kSize, mine, kSize);
}

// Generic pointers that may lead anywhere: the compiler knows the target, but not the source.
__global__ void mixed(unsigned char* data, const Step* steps, unsigned char** table) {
  __shared__ unsigned char ours[kSize];
  if (threadIdx.x) return;
  for (int i = 0; i < 64; ++i) {
    memcpy(ours, data + i * kSize, kSize);
    table[0] = ours;
    table[1] = data + i * kSize;
    const Step& s = steps[i];
    unsigned char* unknown = table[i % 2];
    if (s.operation == 0)
      memset(ours + s.to, s.from, s.length);
    else
      memmove(ours + s.to, unknown + s.from, s.length);
    memcpy(data + i * kSize, ours, kSize);
  }
}

struct Big {
  double a[40];
  char tail;
};

__global__ void constants(Big* out, const volatile int* source, volatile int* target) {
  const int t = threadIdx.x;
  Big b;
  memset(&b, 0, sizeof b);
  b.a[t % 40] = t;
  b.tail = t;
  out[t] = b;
  memset(&out[t].a[0], 0xff, 0);
  __builtin_memcpy_inline(&out[t].a[39], &b.a[t % 40], sizeof(double));
  __builtin_memset_inline(&out[t].tail, 7, 1);
  target[t] = source[t];
}

template <class Kernel>
long check(Kernel run, const std::vector<unsigned char>& start, const std::vector<Step>& steps) {
  DeviceArray<unsigned char> data(start);
  DeviceArray<Step> dsteps(steps);
  run(data, dsteps);
  const auto got = data.host();
  auto expected = start;
  for (int i = 0; i < kCases; ++i) apply(&expected[i * kSize], steps[i]);
  long wrong = 0;
  for (size_t i = 0; i < got.size(); ++i) wrong += got[i] != expected[i];
  return wrong;
}

int main() {
  Random random(5);
  std::vector<unsigned char> start(kCases * kSize);
  for (auto& byte : start) byte = random.next();
  std::vector<Step> steps(kCases);
  for (auto& s : steps) {
    s = {random.below(3), random.below(32), random.below(32), random.below(33)};
    if (s.operation == 1 && abs(s.to - s.from) < s.length) s.operation = 2;
  }
  long wrong = 0;
  wrong += check([](unsigned char* d, Step* s) { in_global<<<kCases / 32, 32>>>(d, s); }, start, steps);
  wrong += check([](unsigned char* d, Step* s) { in_private<<<kCases / 32, 32>>>(d, s); }, start, steps);
  wrong += check([](unsigned char* d, Step* s) { in_shared<<<kCases / 32, 32>>>(d, s); }, start, steps);

  DeviceArray<unsigned char> data(start);
  DeviceArray<Step> dsteps(steps);
  DeviceArray<unsigned char*> table(2);
  mixed<<<1, 32>>>(data, dsteps, table);
  const auto got = data.host();
  auto expected = start;
  for (int i = 0; i < 64; ++i) {
    apply(&expected[i * kSize], steps[i]);
    for (int k = 0; k < kSize; ++k) wrong += got[i * kSize + k] != expected[i * kSize + k];
  }

  std::vector<int> source(64);
  for (int i = 0; i < 64; ++i) source[i] = i * 3;
  DeviceArray<Big> big(64);
  DeviceArray<int> dsource(source), target(64);
  constants<<<1, 64>>>(big, dsource, target);
  const auto bigs = big.host();
  for (int t = 0; t < 64; ++t) {
    for (int k = 0; k < 39; ++k) wrong += bigs[t].a[k] != (k == t % 40 ? t : 0);
    wrong += bigs[t].a[39] != t || bigs[t].tail != 7;
  }
  wrong += target.host() != source;
  return verdict(3 * kCases * kSize + 64 * kSize + 64 * 41 + 1, wrong);
}
