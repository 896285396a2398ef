// A hash table with open addressing: insertion by compare-and-swap, then look-ups.
#include <cstdint>
#include <unordered_map>

#include "support.h"

constexpr std::uint32_t kSlots = 1 << 13, kEmpty = 0xffffffffu;

struct Table {
  std::uint32_t* key;
  std::uint32_t* count;

  __device__ static std::uint32_t hash(std::uint32_t k) {
    k ^= k >> 16;
    k *= 0x85ebca6bu;
    k ^= k >> 13;
    return k & (kSlots - 1);
  }
  __device__ void add(std::uint32_t k) {
    for (std::uint32_t slot = hash(k);; slot = (slot + 1) & (kSlots - 1)) {
      const std::uint32_t seen = atomicCAS(&key[slot], kEmpty, k);
      if (seen == kEmpty || seen == k) {
        atomicAdd(&count[slot], 1u);
        return;
      }
    }
  }
  __device__ std::uint32_t find(std::uint32_t k) const {
    for (std::uint32_t slot = hash(k); key[slot] != kEmpty; slot = (slot + 1) & (kSlots - 1))
      if (key[slot] == k) return count[slot];
    return 0;
  }
};

__global__ void insert(Table table, const std::uint32_t* keys, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) table.add(keys[i]);
}

__global__ void look_up(Table table, std::uint32_t* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = table.find(i);
}

int main() {
  const int n = 10000, range = 6000;
  Random random(29);
  std::vector<std::uint32_t> keys(n);
  std::unordered_map<std::uint32_t, std::uint32_t> expected;
  for (auto& k : keys) ++expected[k = random.below(range) * 3 / 2];
  DeviceArray<std::uint32_t> dkeys(keys), key(kSlots), count(kSlots), dout(range * 2);
  HIP_CHECK(hipMemset(key, 0xff, kSlots * sizeof(std::uint32_t)));
  const Table table{key, count};
  insert<<<(n + 127) / 128, 128>>>(table, dkeys, n);
  look_up<<<(2 * range + 127) / 128, 128>>>(table, dout, 2 * range);
  const auto out = dout.host();
  long wrong = 0;
  for (std::uint32_t k = 0; k < 2 * range; ++k) wrong += out[k] != (expected.count(k) ? expected[k] : 0);
  return verdict(2 * range, wrong);
}
