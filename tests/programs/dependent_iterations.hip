// Loops whose iterations meet at an element, in all threads of a block and in some: a device's compiler has other code
// for the threads that fill no vector.
#include "support.h"

namespace {

constexpr int kThreads = 20, kSlots = 8, kForms = 10;

// The steps of one thread. size: that of the block.
template <int Form>
__host__ __device__ void run(unsigned* slots, const unsigned* in, std::size_t x, unsigned size, int m) {
  switch (Form) {
    case 0: for (std::size_t i = 0; i < size; i += 2) slots[i & 7] += i ^ x; break;
    case 1: for (std::size_t i = 0; i < size; ++i) slots[i % kSlots] += i * 3 ^ x; break;
    case 2: for (unsigned i = 0; i < size; i += 3) slots[i & 3] ^= i + x; break;
    case 3: for (int i = 0; i < m; ++i) slots[i & 7] = slots[i & 7] * 5 + i; break;
    case 4: for (int i = 0; i < m; ++i) slots[in[i] & 7] += in[i + 1]; break;
    case 5: for (std::size_t i = 0; i < size; ++i) slots[in[x + i] & 3] |= 1u << i; break;
    case 6: for (int i = 1; i < m; ++i) slots[i & 7] = slots[(i - 1) & 7] + i; break;
    case 7: for (unsigned i = 0; i < size; ++i) slots[(i >> 1) & 7] += i; break;
    case 8: for (long i = size; i > 0; i -= 2) slots[i & 7] -= i ^ x; break;
    default: for (unsigned i = 0; i < size; ++i) { slots[i & 7] += i; slots[(i + 1) & 7] ^= x; }
  }
}

template <int Form>
__global__ void kernel(unsigned* out, const unsigned* in, std::size_t n, int m) {
  const std::size_t x = threadIdx.x;
  if (x < n) run<Form>(out + x * kSlots, in, x, blockDim.x, m);
}

long checked = 0, wrong = 0;

template <int Form>
void check(const std::vector<unsigned>& in, int threads, int n, int m) {
  std::vector<unsigned> expected(threads * kSlots);
  for (std::size_t i = 0; i < expected.size(); ++i) expected[i] = i;
  DeviceArray<unsigned> out(expected), data(in);
  kernel<Form><<<1, threads>>>(out, data, n, m);
  for (int x = 0; x < threads && x < n; ++x) run<Form>(&expected[x * kSlots], in.data(), x, threads, m);
  const std::vector<unsigned> got = out.host();
  for (std::size_t i = 0; i < got.size(); ++i, ++checked) wrong += got[i] != expected[i];
}

template <int... Form>
void checkAll(const std::vector<unsigned>& in, int threads, int n, int m, std::integer_sequence<int, Form...>) {
  (check<Form>(in, threads, n, m), ...);
}

}  // namespace

int main() {
  std::vector<unsigned> in(64);
  for (unsigned i = 0; i < in.size(); ++i) in[i] = i * 7 / 3;
  for (const int threads : {1, 12, 16, kThreads})
    for (const int n : {12, 16, kThreads})
      for (const int m : {0, 1, 16, 37}) checkAll(in, threads, n, m, std::make_integer_sequence<int, kForms>());
  return verdict(checked, wrong);
}
