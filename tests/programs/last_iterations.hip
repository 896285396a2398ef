// Values that a loop's last iteration sets; each thread has its own trip count, and a barrier follows.
#include "support.h"

constexpr int kThreads = 77;

#define LOOPS(X) \
  X(up_to, for (int i = 0; i <= thread; ++i) value = q[i]) \
  X(up_to_unsigned, for (unsigned i = 0; i <= unsigned(thread); ++i) value = q[i]) \
  X(from_the_other_side, for (int i = 0; thread >= i; ++i) value = q[i]) \
  X(below, for (int i = 0; i < thread + 1; ++i) value = q[i]) \
  X(long_counter, for (long i = 0; i <= thread; ++i) value = q[i]) \
  X(down, for (int i = kThreads; i >= kThreads - thread; --i) value = q[kThreads - i]) \
  X(with_a_break, for (int i = 0;; ++i) { value = q[i]; if (i == thread) break; }) \
  X(at_least_once, int i = 0; do value = q[i]; while (++i <= thread)) \
  X(while_less, int i = 0; while (i <= thread) value = q[i++]) \
  X(with_a_store, for (int i = 0; i <= thread; ++i) { value = q[i]; stored[i] = value + 1; }) \
  X(with_a_store_below, for (int i = 0; i < thread + 1; ++i) { value = q[i]; stored[i] = value + 1; }) \
  X(unsigned_with_a_store, for (unsigned i = 0; i <= unsigned(thread); ++i) { value = q[i]; stored[i] = value + 1; }) \
  X(counted, float last = 0; for (int i = 0; i <= thread; ++i) { last = i; stored[i] = q[i]; } value = last + 100)

#define DEFINE(name, loop) \
  __global__ void name(const float* __restrict__ q, float* __restrict__ out, float* __restrict__ all_stored) { \
    __shared__ float all[kThreads]; \
    const int thread = threadIdx.x; \
    float* stored = all_stored + thread * kThreads; \
    float value = 0; \
    loop; \
    all[thread] = value; \
    __syncthreads(); \
    out[thread] = thread < kThreads - 1 ? all[thread + 1] : all[thread]; \
  }
LOOPS(DEFINE)

static int checked = 0, wrong = 0;

static void check(const char* name, void (*kernel)(const float*, float*, float*), const float* q) {
  DeviceArray<float> out(kThreads), stored(kThreads * kThreads);
  kernel<<<1, kThreads>>>(q, out, stored);
  const auto found = out.host();
  for (int i = 0; i < kThreads; ++i, ++checked) {
    const float expected = i < kThreads - 1 ? i + 101 : i + 100;
    if (found[i] != expected && ++wrong <= 20) printf("%s[%d]: %g, not %g\n", name, i, found[i], expected);
  }
}

int main() {
  std::vector<float> numbers(2 * kThreads);
  for (int i = 0; i < 2 * kThreads; ++i) numbers[i] = i + 100;
  DeviceArray<float> q(numbers);
#define CHECK(name, loop) check(#name, name, q);
  LOOPS(CHECK)
  return verdict(checked, wrong);
}
