// clang's atomic builtins: every order, scope and operation on integers, floats, pointers and bytes.
#include <algorithm>
#include <type_traits>

#include "support.h"

constexpr int kThreads = 128, kBlocks = 4, kTotal = kThreads * kBlocks;

template <class T> struct Cells {
  T sum, difference, all, some, odd, least, most, strong, weak, exchanged, loaded;
};

template <int order, int scope, class T> __device__ void update(Cells<T>* c, T* old, int i) {
  __hip_atomic_fetch_add(&c->sum, T(2), order, scope);
  __hip_atomic_fetch_sub(&c->difference, T(3), order, scope);
  __hip_atomic_fetch_min(&c->least, T(kTotal - i), order, scope);
  __hip_atomic_fetch_max(&c->most, T(i), order, scope);
  if constexpr (std::is_integral<T>::value) {
    const T bit = T(1) << (i % 31);
    __hip_atomic_fetch_and(&c->all, T(~bit), order, scope);
    __hip_atomic_fetch_or(&c->some, bit, order, scope);
    __hip_atomic_fetch_xor(&c->odd, bit, order, scope);
  }
  T seen = __hip_atomic_load(&c->strong, __ATOMIC_RELAXED, scope);
  while (!__hip_atomic_compare_exchange_strong(&c->strong, &seen, T(seen + 1), order,
                                               __ATOMIC_RELAXED, scope)) {
  }
  seen = __hip_atomic_load(&c->weak, __ATOMIC_SEQ_CST, scope);
  while (!__hip_atomic_compare_exchange_weak(&c->weak, &seen, T(seen + 1), order,
                                             __ATOMIC_RELAXED, scope)) {
  }
  old[i] = __hip_atomic_exchange(&c->exchanged, T(i), order, scope);
  __hip_atomic_store(&c->loaded, T(7), __ATOMIC_RELEASE, scope);
}

template <int scope, class T> __device__ void update_all(Cells<T>* c, T* old, int i) {
  update<__ATOMIC_RELAXED, scope>(c, old, i);
  update<__ATOMIC_ACQUIRE, scope>(c + 1, old + kTotal, i);
  update<__ATOMIC_RELEASE, scope>(c + 2, old + 2 * kTotal, i);
  update<__ATOMIC_ACQ_REL, scope>(c + 3, old + 3 * kTotal, i);
  update<__ATOMIC_SEQ_CST, scope>(c + 4, old + 4 * kTotal, i);
}

template <class T> __global__ void hip_builtins(Cells<T>* c, T* old) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  update_all<__HIP_MEMORY_SCOPE_AGENT>(c, old, i);
  update_all<__HIP_MEMORY_SCOPE_SYSTEM>(c + 5, old + 5 * kTotal, i);
  if (blockIdx.x != 0) return;
  for (int b = 0; b < kBlocks; ++b)
    update_all<__HIP_MEMORY_SCOPE_WORKGROUP>(c + 10, old + 10 * kTotal, b * kThreads + i);
}

static long wrong = 0, checked = 0;

static void expect(const char* what, double got, double wanted) {
  ++checked;
  if (got == wanted) return;
  ++wrong;
  std::printf("%s: %.17g, expected %.17g\n", what, got, wanted);
}

template <class T> void check_builtins() {
  constexpr int kSets = 15;
  Cells<T> first{};
  if constexpr (std::is_integral<T>::value) first.all = T(0x7fffffff);
  first.least = T(1000000);
  first.exchanged = T(kTotal);
  DeviceArray<Cells<T>> cells(std::vector<Cells<T>>(kSets, first));
  DeviceArray<T> old(kSets * kTotal);
  hip_builtins<T><<<kBlocks, kThreads>>>(cells, old);
  const auto after = cells.host();
  const auto returned = old.host();
  for (int set = 0; set < kSets; ++set) {
    const Cells<T>& c = after[set];
    expect("sum", double(c.sum), 2 * kTotal);
    expect("difference", double(c.difference), double(T(-3 * kTotal)));
    expect("least", double(c.least), 1);
    expect("most", double(c.most), kTotal - 1);
    expect("strong", double(c.strong), kTotal);
    expect("weak", double(c.weak), kTotal);
    expect("stored", double(c.loaded), 7);
    if constexpr (std::is_integral<T>::value) {
      T odd = 0;
      for (int i = 0; i < kTotal; ++i) odd ^= T(1) << (i % 31);
      expect("and", double(c.all), 0);
      expect("or", double(c.some), 0x7fffffff);
      expect("xor", double(c.odd), double(odd));
    }
    std::vector<T> values(returned.begin() + set * kTotal, returned.begin() + (set + 1) * kTotal);
    values.push_back(c.exchanged);
    std::sort(values.begin(), values.end());
    for (int i = 0; i <= kTotal; ++i) expect("exchanged", double(values[i]), i);
  }
}

// The language's own and the scoped builtins, on types that the others take, too, and on pointers.
struct Others {
  unsigned sum, wrapped_up, wrapped_down, nand, flag;
  float total, least;
  double most;
  signed char small;
  unsigned short bits;
  const int* last;
};

__global__ void other_builtins(Others* o, unsigned* tickets, const int* base) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  tickets[i] = __atomic_fetch_add(&o->sum, 1u, __ATOMIC_SEQ_CST);
  __scoped_atomic_fetch_uinc(&o->wrapped_up, 9u, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
  __scoped_atomic_fetch_udec(&o->wrapped_down, 9u, __ATOMIC_ACQ_REL, __MEMORY_SCOPE_DEVICE);
  __atomic_nand_fetch(&o->nand, 0xfffffffeu, __ATOMIC_RELAXED);
  __atomic_fetch_add(&o->total, 0.5f, __ATOMIC_ACQUIRE);
  __scoped_atomic_fetch_min(&o->least, -float(i), __ATOMIC_RELEASE, __MEMORY_SCOPE_SYSTEM);
  __scoped_atomic_fetch_max(&o->most, double(i), __ATOMIC_SEQ_CST, __MEMORY_SCOPE_DEVICE);
  __atomic_fetch_sub(&o->small, static_cast<signed char>(1), __ATOMIC_RELAXED);
  __atomic_or_fetch(&o->bits, static_cast<unsigned short>(1u << (i % 16)), __ATOMIC_RELAXED);
  __atomic_store_n(&o->last, base + i % 2, __ATOMIC_RELEASE);
  if (__atomic_test_and_set(reinterpret_cast<unsigned char*>(&o->flag), __ATOMIC_ACQUIRE)) return;
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

static void check_others() {
  Others first{};
  first.nand = ~0u;
  DeviceArray<Others> others(std::vector<Others>{first});
  DeviceArray<unsigned> tickets(kTotal);
  DeviceArray<int> base(2);
  other_builtins<<<kBlocks, kThreads>>>(others, tickets, base);
  const Others o = others.host()[0];
  unsigned nand = ~0u;
  for (int i = 0; i < kTotal; ++i) nand = ~(nand & 0xfffffffeu);
  expect("sum", o.sum, kTotal);
  expect("wrapped up", o.wrapped_up, kTotal % 10);
  expect("wrapped down", o.wrapped_down, (10 - kTotal % 10) % 10);
  expect("nand", o.nand, nand);
  expect("total", o.total, kTotal * 0.5);
  expect("least", o.least, 1 - kTotal);
  expect("most", o.most, kTotal - 1);
  expect("8 bits", o.small, static_cast<signed char>(-kTotal));
  expect("16 bits", o.bits, 0xffff);
  expect("pointer", o.last == base + 0 || o.last == base + 1, 1);
  expect("flag", o.flag & 0xff, 1);
  auto values = tickets.host();
  std::sort(values.begin(), values.end());
  for (int i = 0; i < kTotal; ++i) expect("ticket", values[i], i);
}

// A value written before a release is there after an acquire that saw the release.
struct Message {
  int data[16];
  int ready;
};
__global__ void pass_messages(Message* messages, int* bad, int* seen) {
  const int pair = blockIdx.x / 2;
  Message* m = messages + pair;
  if (blockIdx.x % 2 == 0) {
    if (threadIdx.x < 16) m->data[threadIdx.x] = 100 + threadIdx.x;
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0) __hip_atomic_store(&m->ready, 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
  } else if (__hip_atomic_load(&m->ready, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) == 1) {
    atomicAdd(seen, 1);
    if (threadIdx.x < 16 && m->data[threadIdx.x] != 100 + int(threadIdx.x)) atomicAdd(bad, 1);
  }
}

static void check_messages() {
  constexpr int kPairs = 200;
  DeviceArray<Message> messages(kPairs);
  DeviceArray<int> bad(1), seen(1);
  pass_messages<<<2 * kPairs, 32>>>(messages, bad, seen);
  pass_messages<<<2 * kPairs, 32>>>(messages, bad, seen);
  expect("torn messages", bad.host()[0], 0);
  expect("messages seen", seen.host()[0] >= 32 * kPairs, 1);
}

int main() {
  check_builtins<int>();
  check_builtins<unsigned>();
  check_builtins<unsigned long long>();
  check_builtins<float>();
  check_builtins<double>();
  check_others();
  check_messages();
  return verdict(checked, wrong);
}
