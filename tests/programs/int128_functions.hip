// 128-bit integers that only a header names, in functions of every kind: those that return pointers,
// operators on references, members, templates, function pointers and virtual functions.
#include "support.h"
#include "parts/wide.h"

struct Big {
  wide_t value;
  __host__ __device__ Big& operator+=(const Big& other) {
    value += other.value;
    return *this;
  }
  __host__ __device__ const Big& self() const { return *this; }
  __host__ __device__ friend Big operator*(const Big& a, const Big& b) { return {a.value * b.value}; }
};

struct Base {
  __device__ virtual wide_t apply(wide_t x) const { return x + 1; }
};
struct Derived : Base {
  __device__ wide_t apply(wide_t x) const override { return x * 3; }
};

typedef wide_t (*Function)(wide_t);
__device__ wide_t doubled(wide_t x) { return 2 * x; }
__device__ wide_t negated(wide_t x) { return -x; }
__device__ Function table[2] = {doubled, negated};

__device__ wide_t memory[4] = {5, 6, 7, 8};
__device__ __attribute__((noinline)) wide_t* place(int i) { return &memory[i & 3]; }
__device__ __attribute__((noinline)) Function choose(int i) { return table[i & 1]; }
__device__ __attribute__((noinline)) wide_t call(Function f, const wide_t& x) { return f(x); }
__device__ __attribute__((noinline)) wide_t factorial(int n) {
  wide_t product = 1;
  for (int i = 2; i <= n; ++i) product *= i;
  return product;
}
template <class T>
__host__ __device__ T cube(T x) {
  return x * x * x;
}

__global__ void compute(long long* out, long long a, int which) {
  Big big{a};
  big += Big{5};
  big = big.self() * big;
  Derived derived;
  Base base;
  const Base* object = which & 1 ? static_cast<const Base*>(&derived) : &base;
  wide_t sum = *place(which) + big.value + object->apply(a) + cube<wide_t>(a);
  sum += choose(which)(a) + call(choose(which + 1), sum) + factorial(20 + which);
  out[2 * which] = static_cast<long long>(sum);
  out[2 * which + 1] = static_cast<long long>(sum >> 64);
}

int main() {
  constexpr int kCases = 4;
  const long long a = 0x123456789LL;
  DeviceArray<long long> out(2 * kCases);
  for (int which = 0; which < kCases; ++which) compute<<<1, 1>>>(out, a, which);
  const auto made = out.host();
  long wrong = 0;
  for (int which = 0; which < kCases; ++which) {
    const bool odd = which % 2 != 0;
    Big big{a};
    big += Big{5};
    big = big * big;
    wide_t sum = 5 + which + big.value + (odd ? wide_t{a} * 3 : wide_t{a} + 1) + cube<wide_t>(a);
    const wide_t before = sum;
    sum += (odd ? -wide_t{a} : 2 * wide_t{a}) + (odd ? 2 * before : -before);
    wide_t product = 1;
    for (int n = 2; n <= 20 + which; ++n) product *= n;
    sum += product;
    wrong += made[2 * which] != static_cast<long long>(sum);
    wrong += made[2 * which + 1] != static_cast<long long>(sum >> 64);
  }
  return verdict(2 * kCases, wrong);
}
