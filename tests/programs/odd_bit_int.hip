// Integers of widths that no machine has: _BitInt and bit-fields, as arguments, in structures, in
// memory and in loops, against the host's.
#include "support.h"

struct Fields {
  unsigned a : 3;
  int b : 11;
  unsigned long long c : 33;
  _BitInt(24) d;
  unsigned _BitInt(56) e;
};

constexpr int kResults = 14;

template <int N>
__host__ __device__ inline long long signed_work(_BitInt(N) x, _BitInt(N) y) {
  _BitInt(N) sum = 0;
  for (int i = 0; i < 5; ++i) sum = static_cast<_BitInt(N)>(sum ^ (x & y) ^ (x >> 1));
  if (x < y) sum = static_cast<_BitInt(N)>(sum | 1);
  return static_cast<long long>(sum) + (x > y ? 1000 : 0);
}

template <int N>
__host__ __device__ inline unsigned long long unsigned_work(unsigned _BitInt(N) x, unsigned _BitInt(N) y) {
  const unsigned _BitInt(N) one = 1;
  unsigned _BitInt(N) product = x * y + (x << 1);
  product = product / (y | one) + product % (x | one);
  return static_cast<unsigned long long>(product ^ (product >> (N / 2)));
}

__device__ __attribute__((noinline)) unsigned _BitInt(100) hundred(unsigned _BitInt(100) x, _BitInt(33) y) {
  return x * static_cast<unsigned _BitInt(100)>(y);
}

__host__ __device__ inline void calculate(unsigned long long x, unsigned long long y, Fields f, long long* out) {
  int k = 0;
  out[k++] = signed_work<7>(static_cast<_BitInt(7)>(x), static_cast<_BitInt(7)>(y));
  out[k++] = signed_work<17>(static_cast<_BitInt(17)>(x), static_cast<_BitInt(17)>(y));
  out[k++] = signed_work<33>(static_cast<_BitInt(33)>(x), static_cast<_BitInt(33)>(y));
  out[k++] = signed_work<56>(static_cast<_BitInt(56)>(x), static_cast<_BitInt(56)>(y));
  out[k++] = signed_work<100>(static_cast<_BitInt(100)>(x) << 30, static_cast<_BitInt(100)>(y));
  out[k++] = unsigned_work<3>(static_cast<unsigned _BitInt(3)>(x), static_cast<unsigned _BitInt(3)>(y));
  out[k++] = unsigned_work<24>(static_cast<unsigned _BitInt(24)>(x), static_cast<unsigned _BitInt(24)>(y));
  out[k++] = unsigned_work<47>(static_cast<unsigned _BitInt(47)>(x), static_cast<unsigned _BitInt(47)>(y));
  out[k++] = unsigned_work<65>(static_cast<unsigned _BitInt(65)>(x) << 1, static_cast<unsigned _BitInt(65)>(y));
  out[k++] = unsigned_work<127>(static_cast<unsigned _BitInt(127)>(x) << 60, static_cast<unsigned _BitInt(127)>(y) << 9);
  f.b += static_cast<int>(x & 3);
  f.d += static_cast<_BitInt(24)>(y);
  out[k++] = f.a * 1000 + f.b;
  out[k++] = static_cast<long long>(f.c + f.e);
  out[k++] = static_cast<long long>(f.d);
  _BitInt(21) table[4] = {1, -2, 3, -4};
  table[x & 3] = static_cast<_BitInt(21)>(table[y & 3] * static_cast<_BitInt(21)>(x));
  out[k++] = static_cast<long long>(table[0] ^ table[1] ^ table[2] ^ table[3]);
}

__device__ _BitInt(40) constant_table[3] = {-1, 549755813887, 12345678901};

__global__ void work(const unsigned long long* in, long long* out, Fields fields, unsigned _BitInt(100) wide,
                     _BitInt(33) odd, bool flag, unsigned _BitInt(100)* products, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  calculate(in[i], in[i ^ 1], fields, out + kResults * i);
  const auto entry = static_cast<unsigned _BitInt(100)>(constant_table[i % 3]);
  products[i] = hundred(wide + in[i], odd) + entry + flag;
}

int main() {
  const int n = 512;
  Random random(33);
  std::vector<unsigned long long> in(n);
  for (auto& x : in) x = static_cast<unsigned long long>(random.next()) << 40 ^ static_cast<unsigned long long>(random.next()) << 20 ^ random.next();
  const Fields fields{5, -700, 0x1ffffffffull, -99, 0xfedcba98765432};
  const auto wide = static_cast<unsigned _BitInt(100)>(0x123456789abcdef) << 40;
  const _BitInt(33) odd = -4000000001;
  const _BitInt(40) table[3] = {-1, 549755813887, 12345678901};
  DeviceArray<unsigned long long> device(in);
  DeviceArray<long long> out(n * kResults);
  DeviceArray<unsigned _BitInt(100)> products(n);
  work<<<n / 64, 64>>>(device, out, fields, wide, odd, true, products, n);
  const auto got = out.host();
  const auto product = products.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) {
    long long expected[kResults];
    calculate(in[i], in[i ^ 1], fields, expected);
    for (int k = 0; k < kResults; ++k) {
      if (got[i * kResults + k] == expected[k]) continue;
      if (++wrong <= 5) std::fprintf(stderr, "number %d, result %d\n", i, k);
    }
    const auto right = (wide + in[i]) * static_cast<unsigned _BitInt(100)>(odd) + static_cast<unsigned _BitInt(100)>(table[i % 3]) + 1;
    wrong += product[i] != static_cast<unsigned _BitInt(100)>(right);
  }
  return verdict(long{n} * (kResults + 1), wrong);
}
