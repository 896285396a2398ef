// Conditions at a kernel's beginning that choose threads by a number, with a second condition on what these read.
#include "support.h"

namespace {

constexpr int kThreads = 32, kBlocks = 2, kForms = 12;

struct Numbers {
  int chosen, factor, limit;
  long wide;
};

template <int Form>
__host__ __device__ bool runs(unsigned thread, unsigned block, unsigned size, const Numbers& n, const int* in) {
  const unsigned x = block * size + thread;
  switch (Form) {
    case 0: return thread == 5 && in[thread] > n.limit * n.factor;
    case 1: return thread == unsigned(n.chosen) && in[thread] > n.limit * n.factor;
    case 2: return int(x) == n.chosen && in[x] + n.factor > n.limit;
    case 3: return long(thread) == n.wide + n.factor && in[thread] > n.limit;
    case 4: return thread == size - 1 && in[thread] > n.limit * n.factor;
    case 5: return thread == block && in[thread] + n.factor > n.limit;
    case 6: return thread == unsigned(in[0]) && in[thread] > n.limit * n.factor;
    case 7: return int(thread) == n.chosen && long(thread) - n.wide > n.limit;
    case 8: return int(thread) - n.chosen == 0 && int(thread) < n.limit * n.factor;
    case 9: return !(int(x) != n.chosen || in[x] + n.factor <= n.limit);
    case 10: return int(thread) < n.limit && int(thread) == n.chosen && in[thread] > n.limit * n.factor;
    default: return (int(thread) == n.chosen && block == unsigned(n.factor)) && in[thread] > n.limit * n.factor;
  }
}

template <int Form>
__global__ void kernel(int* out, const int* in, Numbers numbers) {
  if (!runs<Form>(threadIdx.x, blockIdx.x, blockDim.x, numbers, in)) return;
  out[blockIdx.x * blockDim.x + threadIdx.x] = 1;
}

long checked = 0, wrong = 0, ran = 0;

template <int Form>
void check(const std::vector<int>& in, const Numbers& numbers) {
  DeviceArray<int> out(in.size()), data(in);
  kernel<Form><<<kBlocks, kThreads>>>(out, data, numbers);
  const std::vector<int> got = out.host();
  for (int i = 0; i < kThreads * kBlocks; ++i, ++checked) {
    const bool expected = runs<Form>(i % kThreads, i / kThreads, kThreads, numbers, in.data());
    wrong += got[i] != static_cast<int>(expected);
    ran += expected;
  }
}

template <int... Form>
void checkAll(const std::vector<int>& in, const Numbers& numbers, std::integer_sequence<int, Form...>) {
  (check<Form>(in, numbers), ...);
}

}  // namespace

int main() {
  std::vector<int> in(kThreads * kBlocks);
  for (int i = 0; i < kThreads * kBlocks; ++i) in[i] = i == 0 ? 3 : 10 - i % 7;
  for (const int chosen : {0, 5, 31, 40, -1})
    for (const int factor : {0, 1, 3})
      for (const int limit : {2, -4, 25})
        checkAll(in, {chosen, factor, limit, 4}, std::make_integer_sequence<int, kForms>());
  return verdict(checked, wrong + (ran == 0));
}
