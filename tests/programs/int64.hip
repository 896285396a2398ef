// 64-bit integers: modular exponentiation, division, shifts, high products, signed and unsigned.
#include <cstdint>

#include "support.h"

__device__ std::uint64_t mul_mod(std::uint64_t a, std::uint64_t b, std::uint64_t m) {
  std::uint64_t result = 0;
  for (; b; b >>= 1) {
    if (b & 1) result = (result >= m - a) ? result - (m - a) : result + a;
    a = (a >= m - a) ? a - (m - a) : a + a;
  }
  return result;
}

__device__ std::uint64_t pow_mod(std::uint64_t base, std::uint64_t exponent, std::uint64_t m) {
  std::uint64_t result = 1;
  for (base %= m; exponent; exponent >>= 1) {
    if (exponent & 1) result = mul_mod(result, base, m);
    base = mul_mod(base, base, m);
  }
  return result;
}

struct Results {
  std::uint64_t power, high, quotient, remainder, shifted;
  std::int64_t signed_quotient, signed_remainder, signed_shift, signed_high;
};

__global__ void compute(const std::uint64_t* a, const std::uint64_t* b, Results* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const std::uint64_t x = a[i], y = b[i];
  const std::int64_t sx = static_cast<std::int64_t>(x), sy = static_cast<std::int64_t>(y >> 20);
  out[i] = {pow_mod(x, y & 0xffff, 0x1fffffffffffffffull),
            __umul64hi(x, y),
            x / y,
            x % y,
            x >> (y & 63),
            sx / (sy | 1),
            sx % (sy | 1),
            sx >> (y & 63),
            __mul64hi(sx, static_cast<long long>(y))};
}

static std::uint64_t reference_power(std::uint64_t x, std::uint64_t exponent) {
  const unsigned __int128 m = 0x1fffffffffffffffull;
  unsigned __int128 result = 1, base = x % m;
  for (; exponent; exponent /= 2) {
    if (exponent % 2) result = result * base % m;
    base = base * base % m;
  }
  return static_cast<std::uint64_t>(result);
}

int main() {
  const int n = 400;
  Random random(6);
  std::vector<std::uint64_t> a(n), b(n);
  for (int i = 0; i < n; ++i) {
    a[i] = std::uint64_t{random.next()} << 40 ^ std::uint64_t{random.next()} << 16 ^ random.next();
    b[i] = (std::uint64_t{random.next()} << 40 ^ std::uint64_t{random.next()} << 17) >> (i % 40) | 1;
  }
  DeviceArray<std::uint64_t> da(a), db(b);
  DeviceArray<Results> dout(n);
  compute<<<(n + 63) / 64, 64>>>(da, db, dout, n);
  const auto out = dout.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) {
    const std::uint64_t x = a[i], y = b[i];
    const std::int64_t sx = static_cast<std::int64_t>(x), sy = static_cast<std::int64_t>(y >> 20) | 1;
    const Results& r = out[i];
    wrong += r.power != reference_power(x, y & 0xffff);
    wrong += r.high != static_cast<std::uint64_t>((static_cast<unsigned __int128>(x) * y) >> 64);
    wrong += r.quotient * y + r.remainder != x || r.remainder >= y;
    wrong += r.shifted != x / (1ull << (y & 63));
    wrong += r.signed_quotient != sx / sy || r.signed_remainder != sx % sy;
    wrong += r.signed_shift != sx >> (y & 63);
    wrong +=
        r.signed_high != static_cast<std::int64_t>((static_cast<__int128>(sx) * static_cast<std::int64_t>(y)) >> 64);
  }
  return verdict(7 * n, wrong);
}
