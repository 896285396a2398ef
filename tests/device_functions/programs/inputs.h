// Inputs that find rounding errors: special values in all combinations, and random ones.
#pragma once

#include <cmath>
#include <limits>
#include <vector>

// A kernel with a warp operation is compiled for 32 lanes at once: this tests the functions in that form.
#ifdef IN_WARPS
#define WARPS \
  if (__activemask() == 0) return;
#else
#define WARPS
#endif

// Memory that both sides see.
template <typename T>
struct Managed {
  T* data = nullptr;
  explicit Managed(size_t count) {
    if (hipMallocManaged(&data, count * sizeof(T)) != hipSuccess) exit(2);
  }
  explicit Managed(const std::vector<T>& values) : Managed(values.size()) {
    for (size_t i = 0; i < values.size(); ++i) data[i] = values[i];
  }
  Managed(const Managed&) = delete;
  ~Managed() { (void)hipFree(data); }
};

// The same bits, or both not a number.
template <typename T>
bool same(T a, T b) {
  return (a != a && b != b) || (a == b && std::signbit(a) == std::signbit(b));
}

struct Bits {
  unsigned long long state = 88172645463325252ull;
  unsigned long long next() {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return state;
  }
  int below(int limit) { return static_cast<int>((next() >> 11) % limit); }
  // A significand in [1, 2), sometimes of few digits, with a sign, times 2^exponent.
  template <typename T>
  T number(int exponent) {
    const int digits = std::numeric_limits<T>::digits;
    unsigned long long bits = next() >> (65 - digits);
    if (below(4) == 0) bits &= ~0ull << below(digits);
    T value = 1 + static_cast<T>(bits) * std::ldexp(T(1), 1 - digits);
    return std::ldexp(below(2) ? value : -value, exponent);
  }
};

template <typename T>
std::vector<T> special_values() {
  typedef std::numeric_limits<T> L;
  std::vector<T> values = {0, L::denorm_min(), 3 * L::denorm_min(), L::min() - L::denorm_min(), L::min(),
                           L::min() * 1.5f, L::epsilon() / 2, 0.5f, T(1) - L::epsilon() / 2, 1,
                           1 + L::epsilon(), 1.5f, 3, T(1) / 3, T(1e18), std::sqrt(L::max()),
                           std::sqrt(L::min()), L::max() / 2, L::max() * (1 - L::epsilon()), L::max(),
                           L::infinity()};
  for (size_t i = 0, n = values.size(); i < n; ++i) values.push_back(-values[i]);
  values.push_back(L::quiet_NaN());
  return values;
}

// 100,000 random triples, and all pairs of special values with some thirds.
template <typename T>
void make_inputs(std::vector<T>& x, std::vector<T>& y, std::vector<T>& z) {
  typedef std::numeric_limits<T> L;
  const int least = L::min_exponent - L::digits, most = L::max_exponent;
  Bits random;
  auto add = [&](T a, T b, T c) { x.push_back(a), y.push_back(b), z.push_back(c); };
  const std::vector<T> values = special_values<T>();
  for (T a : values)
    for (T b : values)
      for (int k = 0; k < 4; ++k) add(a, b, values[random.below(values.size())]);
  for (int i = 0; i < 25000; ++i) {
    int e = least + random.below(most - least);
    T a = random.number<T>(e), near = random.number<T>(e - random.below(4));
    add(a, near, random.number<T>(least + random.below(most - least)));
    // A product (quotient, sum) at the end of the range, or small, and an addend of similar size.
    int end = (i & 1 ? least : most) + random.below(12) - 6;
    T b = random.number<T>(end - e);
    add(a, b, random.number<T>(end + random.below(60) - 30));
    add(a, random.number<T>(e - end), b);
    // An addend that nearly cancels the product.
    T c = random.number<T>(-random.below(most)), d = random.number<T>(random.below(most)), p = -(c * d);
    for (int step = random.below(4); step > 0; --step) p = std::nextafter(p, T(0));
    add(c, d, p);
  }
}
