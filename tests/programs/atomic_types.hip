// Every atomic function on every type, scope and memory, with all threads on the same cells: final
// values and the returned old values.
#include <algorithm>
#include <type_traits>

#include "support.h"

constexpr int kBlocks = 6, kThreads = 96, kTotal = kBlocks * kThreads;

#define SCOPE(Name, suffix)                                                                          \
  struct Name {                                                                                      \
    template <class T> static __device__ T add(T* p, T v) { return atomicAdd##suffix(p, v); }        \
    template <class T> static __device__ T sub(T* p, T v) { return atomicSub##suffix(p, v); }        \
    template <class T> static __device__ T min(T* p, T v) { return atomicMin##suffix(p, v); }        \
    template <class T> static __device__ T max(T* p, T v) { return atomicMax##suffix(p, v); }        \
    template <class T> static __device__ T band(T* p, T v) { return atomicAnd##suffix(p, v); }       \
    template <class T> static __device__ T bor(T* p, T v) { return atomicOr##suffix(p, v); }         \
    template <class T> static __device__ T bxor(T* p, T v) { return atomicXor##suffix(p, v); }       \
    template <class T> static __device__ T exch(T* p, T v) { return atomicExch##suffix(p, v); }      \
    template <class T> static __device__ T cas(T* p, T c, T v) { return atomicCAS##suffix(p, c, v); } \
    static __device__ unsigned inc(unsigned* p, unsigned v) { return atomicInc##suffix(p, v); }      \
    static __device__ unsigned dec(unsigned* p, unsigned v) { return atomicDec##suffix(p, v); }      \
  };
SCOPE(Device, )
SCOPE(Block, _block)
SCOPE(System, _system)

template <class T> struct Cells {
  T sum, difference, least, most, ticket, exchanged, counted, all, some, odd;
  unsigned up, down;
  unsigned short narrow, beside;
};
// The value returned to each thread.
template <class T> struct Old {
  T ticket, exchanged;
  unsigned up, down;
};

// Half the range up, so that signed and unsigned order differ and 32 bits can't hold a long's values.
template <class T> __host__ __device__ T step() {
  return static_cast<T>(sizeof(T) == 8 && std::is_integral<T>::value ? 3ull << 33 : 3ull);
}
template <class T> __host__ __device__ T far() {
  if (std::is_floating_point<T>::value) return static_cast<T>(-1000000);
  return static_cast<T>(1ull << (8 * sizeof(T) - 1));
}
template <class T> __host__ __device__ T value(int i) {
  return static_cast<T>(far<T>() + static_cast<T>(i) * step<T>());
}

template <class T> __host__ __device__ void start(Cells<T>* c) {
  *c = {};
  c->least = value<T>(2 * kTotal);
  c->most = value<T>(0);
  c->exchanged = static_cast<T>(kTotal);
  c->beside = 77;
  if constexpr (std::is_integral<T>::value) c->all = static_cast<T>(~0ull);
}

template <class S, class T> __device__ Old<T> update(Cells<T>* c, int i) {
  S::add(&c->sum, step<T>());
  S::sub(&c->difference, static_cast<T>(i));
  S::min(&c->least, value<T>(kTotal + i));
  S::max(&c->most, value<T>(i));
  if constexpr (std::is_integral<T>::value) {
    const T bit = static_cast<T>(1ull << (i % (8 * sizeof(T) - 5)));
    S::band(&c->all, static_cast<T>(~bit));
    S::bor(&c->some, bit);
    S::bxor(&c->odd, bit);
  }
  T seen = c->counted, before;
  do {
    before = seen;
    seen = S::cas(&c->counted, before, static_cast<T>(before + 2));
  } while (seen != before);
  unsigned short near = c->narrow, expected;
  do {
    expected = near;
    near = S::cas(&c->narrow, expected, static_cast<unsigned short>(expected + 5));
  } while (near != expected);
  return {S::add(&c->ticket, static_cast<T>(1)), S::exch(&c->exchanged, static_cast<T>(i)),
          S::inc(&c->up, kTotal / 2 - 1), S::dec(&c->down, kTotal / 2 - 1)};
}

template <class S, class T> __global__ void in_global(Cells<T>* c, Old<T>* old) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  // A block's scope holds for its own threads: one block does all of the work.
  if (!std::is_same<S, Block>::value) {
    old[i] = update<S>(c, i);
  } else if (blockIdx.x == 0) {
    for (int b = 0; b < kBlocks; ++b) old[b * kThreads + i] = update<S>(c, b * kThreads + i);
  }
}

template <class S, class T> __global__ void in_shared(Cells<T>* c, Old<T>* old) {
  __shared__ Cells<T> mine;
  if (threadIdx.x == 0) start(&mine);
  __syncthreads();
  for (int i = threadIdx.x; i < kTotal; i += kThreads) old[i] = update<S>(&mine, i);
  __syncthreads();
  if (threadIdx.x == 0) *c = mine;
}

static long wrong = 0, checked = 0;

template <class A, class B> void expect(const char* type, const char* what, A got, B wanted) {
  ++checked;
  if (got == static_cast<A>(wanted)) return;
  ++wrong;
  std::printf("%s %s: %.17g, expected %.17g\n", type, what, double(got), double(wanted));
}

// Returns whether the values are 0 to count - 1, each `times` times.
template <class V> bool is_permutation(std::vector<V> values, int count, int times) {
  std::sort(values.begin(), values.end());
  for (int i = 0; i < count * times; ++i)
    if (values[i] != static_cast<V>(i / times)) return false;
  return values.size() == size_t(count) * times;
}

template <class T> void check(const char* type, const Cells<T>& c, const std::vector<Old<T>>& old) {
  T sum = 0, difference = 0, odd = 0;
  for (int i = 0; i < kTotal; ++i) {
    sum += step<T>();
    difference -= static_cast<T>(i);
    if constexpr (std::is_integral<T>::value)
      odd ^= static_cast<T>(1ull << (i % (8 * sizeof(T) - 5)));
  }
  expect(type, "sum", c.sum, sum);
  expect(type, "difference", c.difference, difference);
  expect(type, "least", c.least, value<T>(kTotal));
  expect(type, "most", c.most, value<T>(kTotal - 1));
  expect(type, "compare and swap", c.counted, 2 * kTotal);
  expect(type, "16-bit compare and swap", c.narrow, (5 * kTotal) % 65536);
  expect(type, "its neighbour", c.beside, 77);
  if constexpr (std::is_integral<T>::value) {
    const T bits = static_cast<T>((1ull << (8 * sizeof(T) - 5)) - 1);
    expect(type, "and", c.all, static_cast<T>(~bits));
    expect(type, "or", c.some, bits);
    expect(type, "xor", c.odd, odd);
  }
  std::vector<T> tickets, exchanged{c.exchanged};
  std::vector<unsigned> up, down;
  for (const Old<T>& o : old) {
    tickets.push_back(o.ticket);
    exchanged.push_back(o.exchanged);
    up.push_back(o.up);
    down.push_back(o.down);
  }
  expect(type, "tickets", is_permutation(tickets, kTotal, 1), true);
  expect(type, "exchanged", is_permutation(exchanged, kTotal + 1, 1), true);
  expect(type, "wrapping up", is_permutation(up, kTotal / 2, 2), true);
  expect(type, "wrapping down", is_permutation(down, kTotal / 2, 2), true);
}

template <class S, class T> void run(const char* type) {
  std::vector<Cells<T>> first(1);
  start(first.data());
  DeviceArray<Cells<T>> global(first), shared(1);
  DeviceArray<Old<T>> old(kTotal), old_shared(kTotal);
  in_global<S, T><<<kBlocks, kThreads>>>(global, old);
  in_shared<S, T><<<1, kThreads>>>(shared, old_shared);
  check(type, global.host()[0], old.host());
  check(type, shared.host()[0], old_shared.host());
}

template <class S> void run_types() {
  run<S, int>("int");
  run<S, unsigned>("unsigned");
  run<S, long>("long");
  run<S, unsigned long>("unsigned long");
  run<S, long long>("long long");
  run<S, unsigned long long>("unsigned long long");
  run<S, float>("float");
  run<S, double>("double");
}

int main() {
  run_types<Device>();
  run_types<Block>();
  run_types<System>();
  return verdict(checked, wrong);
}
