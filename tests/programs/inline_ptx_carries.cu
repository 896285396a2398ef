// Sums and differences of many words whose carries pass from one statement of inline PTX to the next.
#include <cstdio>

typedef unsigned long long u64;
typedef unsigned __int128 u128;
constexpr int kThreads = 64;

struct Numbers {
  u64 a[4], b[4], sum[5], difference[3], product[3];
  unsigned halves[9];
};

#define STATEMENT(op, r, a, b) asm volatile(op " %0, %1, %2;" : "=l"(r) : "l"(a), "l"(b))

__device__ __forceinline__ unsigned add_cc(unsigned a, unsigned b) {
  unsigned r;
  asm volatile("add.cc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  return r;
}
__device__ inline unsigned addc_cc(unsigned a, unsigned b) {
  unsigned r;
  asm volatile("addc.cc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  return r;
}
struct Last {
  __device__ unsigned of_zeros() const {
    unsigned r;
    asm volatile("addc.u32 %0, 0, 0;" : "=r"(r));
    return r;
  }
};

__global__ void compute(Numbers* all) {
  Numbers& n = all[threadIdx.x];
  STATEMENT("add.cc.u64", n.sum[0], n.a[0], n.b[0]);
  for (int i = 1; i < 4; ++i) STATEMENT("addc.cc.u64", n.sum[i], n.a[i], n.b[i]);
  asm volatile("addc.u64 %0, 0, 0;" : "=l"(n.sum[4]));
  STATEMENT("sub.cc.u64", n.difference[0], n.a[0], n.b[0]);
  STATEMENT("subc.cc.u64", n.difference[1], n.a[1], n.b[1]);
  STATEMENT("subc.u64", n.difference[2], n.a[2], n.b[2]);
  u64 p[3] = {n.a[0], n.a[1], n.a[2]};
  asm("mad.lo.cc.u64 %0, %1, %2, %0;" : "+l"(p[0]) : "l"(n.b[0]), "l"(n.b[1]));
  asm("madc.hi.cc.u64 %0, %1, %2, %0;" : "+l"(p[1]) : "l"(n.b[0]), "l"(n.b[1]));
  asm("addc.u64 %0, %0, 0;" : "+l"(p[2]));
  for (int i = 0; i < 3; ++i) n.product[i] = p[i];
  const unsigned *a = reinterpret_cast<const unsigned*>(n.a), *b = reinterpret_cast<const unsigned*>(n.b);
  n.halves[0] = add_cc(a[0], b[0]);
#pragma unroll 1
  for (int i = 1; i < 8; ++i) n.halves[i] = addc_cc(a[i], b[i]);
  n.halves[8] = Last().of_zeros();
}

int main() {
  Numbers* all;
  cudaMallocManaged(&all, kThreads * sizeof *all);
  u64 state = 1;
  const auto next = [&](int i) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return i % 5 == 0 ? ~0ull : i % 3 == 0 ? 0 : state;
  };
  for (int i = 0; i < kThreads; ++i)
    for (int k = 0; k < 4; ++k) all[i].a[k] = next(i + k), all[i].b[k] = next(7 * i + k);
  compute<<<1, kThreads>>>(all);
  if (cudaDeviceSynchronize() != cudaSuccess) return 1;
  int wrong = 0;
  for (int i = 0; i < kThreads; ++i) {
    const Numbers& n = all[i];
    u128 sum = 0;
    for (int k = 0; k < 4; ++k, sum >>= 64) {
      sum += static_cast<u128>(n.a[k]) + n.b[k];
      const u64 low = static_cast<u64>(sum);
      wrong += (n.sum[k] != low) + (n.halves[2 * k] != static_cast<unsigned>(low)) + (n.halves[2 * k + 1] != low >> 32);
    }
    wrong += (n.sum[4] != sum) + (n.halves[8] != sum);
    u64 borrow = 0;
    for (int k = 0; k < 3; ++k) {
      const u128 difference = static_cast<u128>(n.a[k]) - n.b[k] - borrow;
      wrong += n.difference[k] != static_cast<u64>(difference);
      borrow = static_cast<u64>(difference >> 64) & 1;
    }
    const u128 product = static_cast<u128>(n.b[0]) * n.b[1], addend = static_cast<u128>(n.a[1]) << 64 | n.a[0];
    const u128 low = product + addend;
    wrong += (n.product[0] != static_cast<u64>(low)) + (n.product[1] != static_cast<u64>(low >> 64));
    wrong += n.product[2] != n.a[2] + (low < product);
  }
  printf("%d checked, %d wrong\n", kThreads, wrong);
  return wrong != 0;
}
