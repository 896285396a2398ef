// Bits of 64-bit products that are stored as 16 bits. Factors fit in 16 bits, or don't.
#include <cstdint>

#include "support.h"

namespace {

using u64 = std::uint64_t;
using i64 = std::int64_t;

constexpr int kThreads = 128, kForms = 14;

template <int Form>
__host__ __device__ std::int16_t bits(const std::int16_t* in, const u64* wide, int i) {
  switch (Form) {
    case 0: return static_cast<std::int16_t>(u64(i64(in[0])) * (wide[i] & 255) >> 33);
    case 1: return static_cast<std::int16_t>(u64(i64(in[0])) * (wide[i] & 255) >> 24);
    case 2: return static_cast<std::int16_t>(u64(i64(in[0])) * (wide[i] & 255) >> 47);
    case 3: return static_cast<std::int16_t>(u64(i64(in[i])) * 3 >> 33);
    case 4: return static_cast<std::int16_t>(i64(in[i]) * in[0] >> 17);
    case 5: return static_cast<std::int16_t>(i64(in[i]) * static_cast<std::int16_t>(wide[i]) >> 40);
    case 6: return static_cast<std::int16_t>(u64(i64(in[i])) * (wide[i] & 0xffffff) >> 33);
    case 7: return static_cast<std::int16_t>(wide[i] * wide[0] >> 33);
    case 8: return static_cast<std::int16_t>((u64(i64(in[i])) * 5 >> 33) + 1);
    case 9: return static_cast<std::int16_t>(u64(static_cast<unsigned __int128>(u64(i64(in[0]))) * (wide[i] & 255) >> 33));
    case 10: return static_cast<std::int16_t>(in[i] * in[0] >> 17);
    case 11: return static_cast<std::int16_t>(unsigned(in[i] * 7) >> 20);
    case 12: return static_cast<std::int16_t>(u64(static_cast<std::uint16_t>(in[i])) * 26215 >> 18);
    default: return static_cast<std::int16_t>(u64(i64(in[i])) * 3 >> 33 ^ u64(i64(in[0])) * 9 >> 30);
  }
}

template <int Form>
__global__ void store(std::int16_t* out, const std::int16_t* in, const u64* wide) {
  out[threadIdx.x] = bits<Form>(in, wide, threadIdx.x);
}

template <int Form>
__global__ void exchange(std::int16_t* out, const std::int16_t* in, const u64* wide) {
  __shared__ std::int16_t all[kThreads];
  all[threadIdx.x] = bits<Form>(in, wide, threadIdx.x);
  __syncthreads();
  out[threadIdx.x] = all[threadIdx.x ^ 1];
}

long checked = 0, wrong = 0;

template <int Form>
void check(const std::vector<std::int16_t>& in, const std::vector<u64>& wide) {
  DeviceArray<std::int16_t> out(std::vector<std::int16_t>(kThreads, 99)), narrow(in);
  DeviceArray<u64> factors(wide);
  store<Form><<<1, kThreads>>>(out, narrow, factors);
  const auto stored = out.host();
  exchange<Form><<<1, kThreads>>>(out, narrow, factors);
  const auto exchanged = out.host();
  for (int i = 0; i < kThreads; ++i, checked += 2) {
    wrong += stored[i] != bits<Form>(in.data(), wide.data(), i);
    wrong += exchanged[i] != bits<Form>(in.data(), wide.data(), i ^ 1);
  }
}

template <int... Form>
void checkAll(const std::vector<std::int16_t>& in, const std::vector<u64>& wide, std::integer_sequence<int, Form...>) {
  (check<Form>(in, wide), ...);
}

}  // namespace

int main() {
  std::vector<std::int16_t> in(kThreads);
  std::vector<u64> wide(kThreads);
  for (const int first : {0, 5, -3, 32700}) {
    for (int i = 0; i < kThreads; ++i) in[i] = static_cast<std::int16_t>(first + i * (first & 7));
    for (int i = 0; i < kThreads; ++i) wide[i] = u64(i + 1) * 0x9e3779b97f4a7c15;
    checkAll(in, wide, std::make_integer_sequence<int, kForms>());
  }
  return verdict(checked, wrong);
}
