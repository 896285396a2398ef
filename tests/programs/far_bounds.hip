// Guards with sums near 2^31, 2^32 and 2^64, or that wrap: of a thread's id, and of what it is compared with.
#include "support.h"

namespace {

constexpr int kThreads = 32, kBlocks = 3, kForms = 15;

template <int Form>
__host__ __device__ bool runs(unsigned thread, unsigned block, unsigned size, unsigned base, int n, unsigned limit,
                              std::size_t wide) {
  const unsigned x = block * size + thread;
  switch (Form) {
    case 0: return static_cast<int>(base + thread) < n;
    case 1: return static_cast<int>(base + x) < n;
    case 2: return base + thread < limit;
    case 3: return base + x < limit;
    case 4: return static_cast<int>(x - base) >= n;
    case 5: return static_cast<int>(base - x) < n;
    case 6: return base - thread > limit;
    case 7: return static_cast<int>(base + thread * 2) < n;
    case 8: return static_cast<unsigned char>(x) < 1;
    case 9: return x > wide + wide;
    case 10: return static_cast<long>(x) <= static_cast<long>(wide * 3);
    case 11: return x < (wide << 1);
    case 12: return x < (wide ^ 1);
    case 13: return thread >= wide - base;
    default: return static_cast<short>(base + x) < n;
  }
}

template <int Form>
__global__ void kernel(int* out, unsigned base, int n, unsigned limit, std::size_t wide) {
  if (!runs<Form>(threadIdx.x, blockIdx.x, blockDim.x, base, n, limit, wide)) return;
  out[blockIdx.x * blockDim.x + threadIdx.x] += 1;
}

long checked = 0, wrong = 0, ran = 0;

template <int Form>
void check(unsigned base, int n, unsigned limit, std::size_t wide) {
  DeviceArray<int> out(kThreads * kBlocks);
  kernel<Form><<<kBlocks, kThreads>>>(out, base, n, limit, wide);
  const std::vector<int> got = out.host();
  for (int i = 0; i < kThreads * kBlocks; ++i, ++checked) {
    const bool expected = runs<Form>(i % kThreads, i / kThreads, kThreads, base, n, limit, wide);
    wrong += got[i] != static_cast<int>(expected);
    ran += expected;
  }
}

template <int... Form>
void checkAll(unsigned base, int n, unsigned limit, std::size_t wide, std::integer_sequence<int, Form...>) {
  (check<Form>(base, n, limit, wide), ...);
}

}  // namespace

int main() {
  constexpr unsigned kBases[] = {0, 5, 0x7ffffff0, 0x7fffffff, 0x80000000, 0xfffffff0, 0xffffffff};
  constexpr int kLimits[] = {0, 40, -40, 0x7fffffff, static_cast<int>(0x80000000)};
  for (const unsigned base : kBases)
    for (const int n : kLimits)
      checkAll(base, n, static_cast<unsigned>(n) + 20, static_cast<std::size_t>(static_cast<long>(n)) - 2,
               std::make_integer_sequence<int, kForms>());
  return verdict(checked, wrong + (ran == 0));
}
