// Arrays of a thread's own that are larger than any stack: a table of 128 KiB for each of 512 threads.
#include "support.h"

// The last place of each key's class among the inputs, summed over the classes in use.
template <int kSize, bool kBarrier>
__global__ void last_places(const int* keys, int count, unsigned* sums) {
  unsigned char table[kSize];
  const int id = blockIdx.x * blockDim.x + threadIdx.x;
  memset(table, 0, sizeof table);
  for (int i = 0; i < count; ++i) table[(keys[i] + id) % kSize] = static_cast<unsigned char>(i);
  if (kBarrier) __syncthreads();
  unsigned sum = 0;
  for (int i = 0; i < count; ++i) sum += table[(keys[i] + id) % kSize] * (i + 1u);
  sums[id] = sum;
}

template <int kSize, bool kBarrier>
static long check(int threads, const std::vector<int>& keys) {
  const int blocks = 2, count = static_cast<int>(keys.size());
  DeviceArray<int> device_keys(keys);
  DeviceArray<unsigned> sums(blocks * threads);
  last_places<kSize, kBarrier><<<blocks, threads>>>(device_keys, count, sums);
  HIP_CHECK(hipGetLastError());
  const auto got = sums.host();
  long wrong = 0;
  for (int id = 0; id < blocks * threads; ++id) {
    std::vector<unsigned char> table(kSize);
    for (int i = 0; i < count; ++i) table[(keys[i] + id) % kSize] = static_cast<unsigned char>(i);
    unsigned sum = 0;
    for (int i = 0; i < count; ++i) sum += table[(keys[i] + id) % kSize] * (i + 1u);
    wrong += got[id] != sum;
  }
  return wrong;
}

int main() {
  std::vector<int> keys(200);
  for (int i = 0; i < 200; ++i) keys[i] = i * i * 7919 % 1000003;
  long wrong = check<32768, false>(1024, keys) + check<32768, true>(256, keys);
  wrong += check<131072, false>(512, keys) + check<131072, true>(512, keys);
  hipFuncAttributes attributes;
  HIP_CHECK(hipFuncGetAttributes(&attributes, reinterpret_cast<const void*>(&last_places<131072, true>)));
  wrong += attributes.maxThreadsPerBlock < 512;
  return verdict(2 * (1024 + 256 + 512 + 512) + 1, wrong);
}
