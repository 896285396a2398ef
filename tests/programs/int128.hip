// 128-bit integers: arithmetic, division, shifts, comparisons and conversions, as kernel arguments,
// in structures, in shared memory and in arrays, against the host's.
#include "support.h"

using i128 = __int128;
using u128 = unsigned __int128;

struct Pair {
  char tag;  // the number after it is aligned to 16 bytes on both sides
  i128 value;
  short tail;
};

constexpr int kResults = 26;

__host__ __device__ inline u128 bits_of(double x) {
  unsigned long long word;
  __builtin_memcpy(&word, &x, sizeof word);
  return word;
}

__host__ __device__ inline u128 bits_of(float x) {
  unsigned word;
  __builtin_memcpy(&word, &x, sizeof word);
  return word;
}

__host__ __device__ inline u128 power(u128 base, unsigned exponent, u128 modulus) {
  u128 result = 1;
  for (base %= modulus; exponent; exponent >>= 1) {
    if (exponent & 1) result = result * base % modulus;
    base = base * base % modulus;
  }
  return result;
}

__host__ __device__ inline void calculate(i128 a, i128 b, Pair pair, u128* out) {
  const u128 ua = static_cast<u128>(a), ub = static_cast<u128>(b);
  const int by = static_cast<int>(ub & 127);
  const i128 divisor = b | 1;
  const i128 least = static_cast<i128>(u128{1} << 127);
  const bool overflows = a == least && divisor == -1;
  i128 sum;
  int k = 0;
  out[k++] = ua + ub;
  out[k++] = ua - ub;
  out[k++] = ua * ub;
  out[k++] = ua / static_cast<u128>(divisor);
  out[k++] = ua % static_cast<u128>(divisor);
  out[k++] = overflows ? 0 : static_cast<u128>(a / divisor);
  out[k++] = overflows ? 0 : static_cast<u128>(a % divisor);
  out[k++] = ua / 10;
  out[k++] = ua % 1000000007;
  out[k++] = static_cast<u128>(a / 1000);
  out[k++] = ua << by;
  out[k++] = ua >> by;
  out[k++] = static_cast<u128>(a >> by);
  out[k++] = (a < b) | (ua < ub) << 1 | (a == b) << 2 | (a >= b) << 3;
  out[k++] = bits_of(static_cast<double>(a));
  out[k++] = bits_of(static_cast<float>(a));
  out[k++] = bits_of(static_cast<double>(ua));
  out[k++] = static_cast<u128>(static_cast<i128>(static_cast<double>(a >> 1)));
  out[k++] = static_cast<u128>(static_cast<float>(ua >> 1));
  out[k++] = __builtin_add_overflow(a, b, &sum) ? ~u128{0} : static_cast<u128>(sum);
  out[k++] = static_cast<u128>(pair.value) + static_cast<u128>(pair.tag) + static_cast<u128>(pair.tail);
  out[k++] = power(ua >> 64, 37, (ub >> 66) | 1);
  out[k++] = static_cast<unsigned long long>(ua >> 64) * static_cast<u128>(static_cast<unsigned long long>(ua));
  out[k++] = ua ^ (ub & ~ua) ^ (ua | ub);
  out[k++] = a < 0 ? -ua : ua;
  i128 total = 0;
  for (int i = 0; i < (by & 7); ++i) total = total * 3 + (i & 1 ? a : b) / 7;
  out[k++] = static_cast<u128>(total);
}

__global__ void work(const i128* in, u128* out, i128 offset, Pair pair, int n) {
  __shared__ i128 block[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  block[threadIdx.x] = i < n ? in[i] : 0;
  __syncthreads();
  if (i >= n) return;
  const i128 b = static_cast<i128>(static_cast<u128>(block[threadIdx.x ^ 1]) + static_cast<u128>(offset));
  calculate(block[threadIdx.x], b, pair, out + kResults * i);
}

int main() {
  const int n = 512;
  Random random(128);
  std::vector<i128> in(n);
  for (int i = 0; i < n; ++i) {
    u128 x = 0;
    for (int k = 0; k < 6; ++k) x = x << 24 ^ random.next();
    in[i] = static_cast<i128>(x) >> random.below(128);  // of all sizes
    if (random.below(4) == 0) in[i] = -in[i];
  }
  in[0] = static_cast<i128>(u128{1} << 127);
  in[2] = -1;
  in[4] = static_cast<i128>(~u128{0} >> 1);
  in[6] = 0;
  const i128 offset = (static_cast<i128>(-5) << 70) + 3;
  const Pair pair{7, (static_cast<i128>(1) << 100) - 9, -300};
  DeviceArray<i128> device(in);
  DeviceArray<u128> out(n * kResults);
  work<<<n / 64, 64>>>(device, out, offset, pair, n);
  const auto got = out.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) {
    u128 expected[kResults];
    const i128 b = static_cast<i128>(static_cast<u128>(in[i ^ 1]) + static_cast<u128>(offset));
    calculate(in[i], b, pair, expected);
    for (int k = 0; k < kResults; ++k) {
      if (got[i * kResults + k] == expected[k]) continue;
      if (++wrong <= 5) std::fprintf(stderr, "number %d, result %d\n", i, k);
    }
  }
  return verdict(long{n} * kResults, wrong);
}
