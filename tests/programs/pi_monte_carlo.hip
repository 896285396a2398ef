// Monte-Carlo pi: an xorshift generator per thread, 64-bit atomics for the count.
#include <cmath>
#include <cstdint>

#include "support.h"

constexpr int kThreads = 1024, kSamples = 500;

struct Xorshift {
  std::uint32_t state;
  __device__ std::uint32_t next() {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
  }
};

__global__ void throw_darts(unsigned long long* hits) {
  Xorshift random{0x9e3779b9u * (blockIdx.x * blockDim.x + threadIdx.x + 1)};
  unsigned long long count = 0;
  for (int i = 0; i < kSamples; ++i) {
    const std::uint64_t x = random.next() >> 16, y = random.next() >> 16;
    count += x * x + y * y < (1ull << 32);
  }
  atomicAdd(hits, count);
}

// The same numbers from xorshift's 32 x 32 matrix over GF(2): T = (1+L13)(1+R17)(1+L5).
static std::uint32_t advance(std::uint32_t state) {
  std::uint32_t next = 0;
  for (int bit = 0; bit < 32; ++bit) {
    auto at = [](std::uint32_t word, int b) { return b < 0 || b > 31 ? 0u : (word >> b) & 1u; };
    auto first = [&](int b) { return b < 0 || b > 31 ? 0u : at(state, b) ^ at(state, b - 13); };
    auto second = [&](int b) { return b < 0 || b > 31 ? 0u : first(b) ^ first(b + 17); };
    next |= (second(bit) ^ second(bit - 5)) << bit;
  }
  return next;
}

int main() {
  DeviceArray<unsigned long long> dhits(1);
  throw_darts<<<kThreads / 64, 64>>>(dhits);
  const unsigned long long hits = dhits.host()[0];
  const double pi = 4.0 * static_cast<double>(hits) / (double(kThreads) * kSamples);

  // One thread alone, exactly.
  DeviceArray<unsigned long long> done(1);
  throw_darts<<<1, 1>>>(done);
  unsigned long long expected = 0;
  std::uint32_t state = 0x9e3779b9u;
  for (int i = 0; i < kSamples; ++i) {
    state = advance(state);
    const double x = state >> 16;
    state = advance(state);
    const double y = state >> 16;
    expected += x * x + y * y < 4294967296.0;
  }
  const long wrong = !(std::fabs(pi - std::acos(-1.0)) <= 0.01) + (done.host()[0] != expected);
  std::printf("pi is about %.3f; ", pi);
  return verdict(2, wrong);
}
