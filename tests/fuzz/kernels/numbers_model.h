// The host's model of numbers.h: integers of any width as 128 bits that are cut after each operation, and floating
// point of 16 bits that is rounded by its definition. Operations of float and double are the host's own.
#pragma once

#include <type_traits>

#include "model.h"

namespace model {

using Most = unsigned __int128;
using Exact = __float128;

// ---- integers

// An integer of n bits in two's complement.
template <int n, bool with_sign>
struct Int {
  static constexpr int bits = n;
  static constexpr bool is_signed = with_sign;
  static constexpr Most mask = ~Most(0) >> (128 - n);

  Int() = default;
  template <class T>
  explicit Int(T value) : kept(Most(value) & mask) {}
  template <int m, bool s>
  explicit Int(Int<m, s> other) : kept(other.extended() & mask) {}
  // All 128 bits.
  Most extended() const { return negative() ? kept | ~mask : kept; }
  bool negative() const { return with_sign && kept >> (n - 1) & 1; }
  Most magnitude() const { return negative() ? Most(0) - extended() : kept; }
  template <class T>
  explicit operator T() const { return static_cast<T>(extended()); }

  Most kept;
};
using I8 = Int<8, true>;
using U8 = Int<8, false>;
using I16 = Int<16, true>;
using U16 = Int<16, false>;
using I32 = Int<32, true>;
using U32 = Int<32, false>;
using I64 = Int<64, true>;
using U64 = Int<64, false>;
using I128 = Int<128, true>;
using U128 = Int<128, false>;
#define ODD(n)                \
  using S##n = Int<n, true>;  \
  using Z##n = Int<n, false>;
ODD(5)
ODD(13)
ODD(23)
ODD(33)
ODD(37)
ODD(63)
ODD(65)
ODD(77)
ODD(99)
ODD(127)
#undef ODD

#define INT template <int n, bool s> Int<n, s>
INT sum(Int<n, s> a, Int<n, s> b) { return Int<n, s>(a.kept + b.kept); }
INT difference(Int<n, s> a, Int<n, s> b) { return Int<n, s>(a.kept - b.kept); }
INT product(Int<n, s> a, Int<n, s> b) { return Int<n, s>(a.kept * b.kept); }
INT negative(Int<n, s> a) { return Int<n, s>(Most(0) - a.kept); }
INT quotient(Int<n, s> a, Int<n, s> b) {
  if (b.kept == 0) return a;
  const Most q = a.magnitude() / b.magnitude();
  return Int<n, s>(a.negative() != b.negative() ? Most(0) - q : q);
}
INT remainder_of(Int<n, s> a, Int<n, s> b) {
  if (b.kept == 0) return a;
  const Most r = a.magnitude() % b.magnitude();
  return Int<n, s>(a.negative() ? Most(0) - r : r);
}
// The integer of whose bits a function of the index tells which are set.
template <class T, class Bit>
T of_bits(Bit bit) {
  Most kept = 0;
  for (int i = 0; i < T::bits; ++i) kept |= Most(bit(i)) << i;
  return T(kept);
}
template <class T>
bool bit_of(T a, int i) { return a.kept >> i & 1; }
INT both(Int<n, s> a, Int<n, s> b) {
  return of_bits<Int<n, s>>([&](int i) { return bit_of(a, i) && bit_of(b, i); });
}
INT either(Int<n, s> a, Int<n, s> b) {
  return of_bits<Int<n, s>>([&](int i) { return bit_of(a, i) || bit_of(b, i); });
}
INT exclusive(Int<n, s> a, Int<n, s> b) {
  return of_bits<Int<n, s>>([&](int i) { return bit_of(a, i) != bit_of(b, i); });
}
INT inverse(Int<n, s> a) { return of_bits<Int<n, s>>([&](int i) { return !bit_of(a, i); }); }
INT left(Int<n, s> a, unsigned by) {
  const int d = int(by % unsigned(n));
  return of_bits<Int<n, s>>([&](int i) { return i >= d && bit_of(a, i - d); });
}
INT right(Int<n, s> a, unsigned by) {
  const int d = int(by % unsigned(n));
  return of_bits<Int<n, s>>([&](int i) { return i + d < n ? bit_of(a, i + d) : a.negative(); });
}
INT rotated(Int<n, s> a, unsigned by) {
  const int d = int(by % unsigned(n));
  return of_bits<Int<n, s>>([&](int i) { return bit_of(a, (i + n - d) % n); });
}
INT field(Int<n, s> a, unsigned from, unsigned count) {
  const int d = int(from % unsigned(n)), most = int(count % unsigned(n));
  return of_bits<Int<n, s>>([&](int i) { return i <= most && i + d < n && bit_of(a, i + d); });
}
template <class T>
int ones(T a) {
  int count = 0;
  for (int i = 0; i < T::bits; ++i) count += bit_of(a, i);
  return count;
}
template <class T>
int leading(T a) {
  int i = 0;
  while (i < T::bits && !bit_of(a, T::bits - 1 - i)) ++i;
  return i;
}
template <class T>
int trailing(T a) {
  int i = 0;
  while (i < T::bits && !bit_of(a, i)) ++i;
  return i;
}
template <class T>
int compared(T a, T b) {
  if (a.negative() != b.negative()) return a.negative() ? -1 : 1;
  return a.kept < b.kept ? -1 : a.kept > b.kept;
}
INT greatest() { return Int<n, s>(Int<n, s>::mask >> int(s)); }
INT least() { return Int<n, s>(s ? Most(1) << (n - 1) : Most(0)); }
template <class T>
bool sum_overflows(T a, T b) {
  const T result = sum(a, b);
  if (!T::is_signed) return result.kept < a.kept;
  return a.negative() == b.negative() && result.negative() != a.negative();
}
template <class T>
bool difference_overflows(T a, T b) {
  if (!T::is_signed) return a.kept < b.kept;
  return a.negative() != b.negative() && difference(a, b).negative() != a.negative();
}
template <class T>
bool product_overflows(T a, T b) {
  if (a.kept == 0 || b.kept == 0) return false;
  const bool below = a.negative() != b.negative();
  const Most limit = (T::mask >> int(T::is_signed)) + Most(below && T::is_signed);
  return a.magnitude() > limit / b.magnitude();
}
INT saturating_sum(Int<n, s> a, Int<n, s> b) {
  if (!sum_overflows(a, b)) return sum(a, b);
  return a.negative() ? least<n, s>() : greatest<n, s>();
}
INT saturating_difference(Int<n, s> a, Int<n, s> b) {
  if (!difference_overflows(a, b)) return difference(a, b);
  return a.negative() || !s ? least<n, s>() : greatest<n, s>();
}
INT add_overflow(Int<n, s> a, Int<n, s> b) { return Int<n, s>(sum(a, b).kept ^ Most(sum_overflows(a, b))); }
INT sub_overflow(Int<n, s> a, Int<n, s> b) {
  return Int<n, s>(difference(a, b).kept ^ Most(difference_overflows(a, b)));
}
INT mul_overflow(Int<n, s> a, Int<n, s> b) { return Int<n, s>(product(a, b).kept ^ Most(product_overflows(a, b))); }
#define COMPARISON(name, sign) \
  template <int n, bool s>     \
  int name(Int<n, s> a, Int<n, s> b) { return compared(a, b) sign 0; }
COMPARISON(less, <)
COMPARISON(at_most, <=)
COMPARISON(equal, ==)
COMPARISON(differs, !=)
#undef COMPARISON

// ---- floating point

enum class Way { nearest, zero, up, down };

// A format with p bits of precision and exponents from `low` to `high`.
struct Format {
  int p, low, high;
};

[[maybe_unused]] static Exact power(int exponent) {
  Most bits = Most(unsigned(exponent + 16383)) << 112;
  Exact result;
  __builtin_memcpy(&result, &bits, sizeof result);
  return result;
}
[[maybe_unused]] static int exponent_of(Exact x) {
  Most bits;
  __builtin_memcpy(&bits, &x, sizeof bits);
  return int(unsigned(bits >> 112) & 0x7fff) - 16383;
}
// x and a little more (rest > 0) or less, rounded to the format.
[[maybe_unused]] static Exact round_to(Format format, Exact x, int rest, Way way) {
  if (x != x || x - x != 0 || x == 0) return x;
  const bool negative = x < 0;
  if (negative) x = -x, rest = -rest;
  const int least = exponent_of(x) > format.low ? exponent_of(x) : format.low;
  const Exact unit = power(least - format.p + 1), scaled = x / unit;
  Most whole = Most(scaled);
  const Exact part = scaled - Exact(whole);
  const bool inexact = part != 0 || rest != 0;
  if (part == 0 && rest < 0) --whole;  // the part is almost 1
  const bool above = part == 0 ? rest < 0 : part > Exact(0.5) || (part == Exact(0.5) && rest > 0);
  const bool tie = part == Exact(0.5) && rest == 0;
  if (way == Way::nearest ? above || (tie && whole & 1) : inexact && way == (negative ? Way::down : Way::up)) ++whole;
  Exact result = Exact(whole) * unit;
  const Exact end = power(format.high) * 2;
  if (result >= end) {
    const bool infinite = way == Way::nearest || way == (negative ? Way::down : Way::up);
    result = infinite ? Exact(__builtin_inf()) : end - power(format.high - format.p + 1);
  }
  return negative ? -result : result;
}

// Floating point of 16 bits.
template <int precision, int exponent_bits>
struct Short {
  static constexpr int high = (1 << (exponent_bits - 1)) - 1;
  static constexpr Format format = {precision, 1 - high, high};
  Short() = default;
  explicit Short(Exact x, int rest = 0, Way way = Way::nearest)
      : value(static_cast<double>(round_to(format, x, rest, way))) {}
  double value;  // which holds all numbers of the format
};
using F16 = Short<11, 5>;
using H16 = F16;
using B16 = Short<8, 8>;
using F32 = float;
using F64 = double;

template <class T>
constexpr bool is_int = false;
template <int n, bool s>
constexpr bool is_int<Int<n, s>> = true;

template <int p, int e>
Exact exact(Short<p, e> x) { return x.value; }
[[maybe_unused]] static Exact exact(float x) { return x; }
[[maybe_unused]] static Exact exact(double x) { return x; }

// The sign of what a sum lacks.
[[maybe_unused]] static int rest_of_sum(Exact a, Exact b) {
  const Exact result = a + b, part = result - a, rest = (a - (result - part)) + (b - part);
  return rest > 0 ? 1 : rest < 0 ? -1 : 0;
}

#define SHORT template <int p, int e> Short<p, e>
SHORT sum(Short<p, e> a, Short<p, e> b) { return Short<p, e>(exact(a) + exact(b), rest_of_sum(exact(a), exact(b))); }
SHORT difference(Short<p, e> a, Short<p, e> b) { return Short<p, e>(exact(a) - exact(b), rest_of_sum(exact(a), -exact(b))); }
SHORT product_alone(Short<p, e> a, Short<p, e> b) { return Short<p, e>(exact(a) * exact(b)); }
SHORT quotient(Short<p, e> a, Short<p, e> b) { return Short<p, e>(exact(a) / exact(b)); }
SHORT fused(Short<p, e> a, Short<p, e> b, Short<p, e> c) {
  const Exact both = exact(a) * exact(b);
  return Short<p, e>(both + exact(c), rest_of_sum(both, exact(c)));
}
SHORT root(Short<p, e> a) { return Short<p, e>(__builtin_sqrt(a.value)); }
SHORT negative(Short<p, e> a) { return Short<p, e>(-exact(a)); }

#define NATIVE(T, suffix)                                                        \
  [[maybe_unused]] static T sum(T a, T b) { return a + b; }                      \
  [[maybe_unused]] static T difference(T a, T b) { return a - b; }               \
  [[maybe_unused]] static T product_alone(T a, T b) { return a * b; }            \
  [[maybe_unused]] static T quotient(T a, T b) { return a / b; }                 \
  [[maybe_unused]] static T fused(T a, T b, T c) { return __builtin_fma##suffix(a, b, c); } \
  [[maybe_unused]] static T root(T a) { return __builtin_sqrt##suffix(a); }      \
  [[maybe_unused]] static T negative(T a) { return -a; }
NATIVE(float, f)
NATIVE(double, )
#undef NATIVE

// A product that the device may fuse with a sum: it then differs if it was rounded.
template <class T, class = decltype(exact(T()))>
T product(T a, T b) {
  const T result = product_alone(a, b);
  const Exact whole = exact(a) * exact(b);
  rounded |= !(whole == exact(result) || whole != whole);
  return result;
}
// An integer near x, whose sign a zero has.
template <class T>
T whole_near(T x, Way way) {
  const Exact value = exact(x);
  if (value != value || value - value != 0 || exponent_of(value) > 62) return x;
  const long cut = static_cast<long>(value);
  const Exact part = value - cut;  // its sign is that of x
  long result = cut;
  if (way == Way::up && part > 0) ++result;
  if (way == Way::down && part < 0) --result;
  if (way == Way::nearest) {
    const Exact size = part < 0 ? -part : part;
    if (size > Exact(0.5) || (size == Exact(0.5) && cut & 1)) result += part < 0 ? -1 : 1;
  }
  const double magnitude = result < 0 ? -static_cast<double>(result) : static_cast<double>(result);
  return T(__builtin_copysign(magnitude, static_cast<double>(value)));
}
#define FLOATING template <class T, class = decltype(exact(T()))>
FLOATING T lowered(T x) { return whole_near(x, Way::down); }
FLOATING T raised(T x) { return whole_near(x, Way::up); }
FLOATING T cut(T x) { return whole_near(x, Way::zero); }
FLOATING T nearest(T x) { return whole_near(x, Way::nearest); }
FLOATING T magnitude(T x) { return T(__builtin_fabs(static_cast<double>(exact(x)))); }
FLOATING int less(T a, T b) { return exact(a) < exact(b); }
FLOATING int at_most(T a, T b) { return exact(a) <= exact(b); }
FLOATING int equal(T a, T b) { return exact(a) == exact(b); }
FLOATING int differs(T a, T b) { return exact(a) != exact(b); }
#undef FLOATING

template <class T>
T lesser(T a, T b) { return less(a, b) ? a : b; }
template <class T>
T greater(T a, T b) { return less(b, a) ? a : b; }

// ---- conversions

template <class T>
struct Named {
  using type = T;
};
template <>
struct Named<int> {
  using type = I32;
};
template <>
struct Named<unsigned> {
  using type = U32;
};
template <>
struct Named<long> {
  using type = I64;
};
template <>
struct Named<size_t> {
  using type = U64;
};
template <>
struct Named<short> {
  using type = I16;
};
template <>
struct Named<unsigned char> {
  using type = U8;
};
template <>
struct Named<real> {
  using type = float;
};

template <class T>
T of_exact(Exact x, int rest, Way way) { return T(x, rest, way); }
template <>
[[maybe_unused]] float of_exact<float>(Exact x, int rest, Way way) {
  return static_cast<float>(round_to({24, -126, 127}, x, rest, way));
}
template <>
[[maybe_unused]] double of_exact<double>(Exact x, int rest, Way way) {
  return static_cast<double>(round_to({53, -1022, 1023}, x, rest, way));
}
// Floating point of an integer. Of 100 bits and more, the lowest only say that there is more.
template <class To, class From>
To of_int(From x, Way way = Way::nearest) {
  const Most all = x.magnitude(), lower = all >> 100 ? all & 0xffffff : 0;
  const Exact size = Exact(all - lower);
  const int rest = lower != 0;
  return of_exact<To>(x.negative() ? -size : size, x.negative() ? -rest : rest, way);
}
// The integer of floating point without its fraction: the nearest one that there is, and 0 of NaN.
template <class To>
To clamped(Exact x) {
  if (x != x) return To(0);
  constexpr int n = To::bits - To::is_signed;
  if (x >= power(n - 1) * 2) return greatest<To::bits, To::is_signed>();
  if (To::is_signed ? x <= -power(n - 1) * 2 : x <= 0) return least<To::bits, To::is_signed>();
  return To(x < 0 ? Most(0) - Most(-x) : Most(x));
}
template <class To>
constexpr bool is_odd = To::bits % 8 != 0;
template <class To, class From>
To int_of(From x) {
  const Exact value = exact(x);
  if constexpr (is_odd<To>) {
    constexpr int n = To::bits - To::is_signed;
    // As numbers.h compares it with the limits, as doubles.
    const double low = To::is_signed ? -static_cast<double>(power(n)) : 0;
    const double high = static_cast<double>(n > 53 ? power(n) : power(n) - 1);
    return value > low && value < high ? clamped<To>(value) : To(0);
  } else if constexpr (To::bits < 32 && !std::is_same_v<From, F16>) {
    return To(clamped<Int<32, To::is_signed>>(value));  // docs/user-guide.md, Conversions to integers
  } else {
    return clamped<To>(value);
  }
}
template <class T>
T plain(T x) { return x; }
[[maybe_unused]] static float plain(real x) { return x.value(); }

template <class To, class From>
To to(From given) {
  using Inner = typename Named<To>::type;
  using Source = typename Named<From>::type;
  const Source x(plain(given));
  if constexpr (is_int<Inner> && is_int<Source>) {
    return To(Inner(x));
  } else if constexpr (is_int<Inner>) {
    return To(int_of<Inner>(x));
  } else if constexpr (is_int<Source>) {
    return To(of_int<Inner>(x));
  } else {
    return To(of_exact<Inner>(exact(x), 0, Way::nearest));
  }
}

// ---- bits

template <class T>
T made(unsigned low, unsigned high) {
  const Most all = Most(low) | Most(high) << 32 | Most(low * 5u) << 64 | Most(~high) << 96;
  if constexpr (is_int<T>) {
    return T(all);
  } else if constexpr (std::is_same_v<T, float> || std::is_same_v<T, double>) {
    T value;
    __builtin_memcpy(&value, &all, sizeof value);
    return value == value ? value : T(0.5);
  } else {
    constexpr int digits = T::format.p - 1, bias = T::high;
    const int field = int(unsigned(all) & 0xffff), exponent = field >> digits & (2 * bias + 1);
    const int digit = field & ((1 << digits) - 1);
    if (exponent == 2 * bias + 1 && digit != 0) return T(0.5);
    Exact size = exponent == 2 * bias + 1 ? Exact(__builtin_inf())
                 : exponent == 0          ? digit * power(1 - bias - digits)
                                          : ((1 << digits) + digit) * power(exponent - bias - digits);
    return T(field >> 15 ? -size : size);
  }
}
template <class T>
unsigned folded(T x) {
  Most all = 0;
  if constexpr (is_int<T>) {
    all = x.kept;
  } else if constexpr (std::is_same_v<T, float> || std::is_same_v<T, double>) {
    if (x != x) return 0x7fc00000u;
    __builtin_memcpy(&all, &x, sizeof x);
  } else {
    if (x.value != x.value) return 0x7fc00000u;
    constexpr int digits = T::format.p - 1, bias = T::high;
    const Exact size = __builtin_fabs(x.value);
    unsigned field;
    if (size - size != 0) field = unsigned(2 * bias + 1) << digits;
    else if (size < power(1 - bias)) field = unsigned(size / power(1 - bias - digits));
    else field = unsigned(exponent_of(size) + bias - 1) * (1u << digits) + unsigned(size / power(exponent_of(size) - digits));
    all = field | unsigned(__builtin_signbit(x.value) != 0) << 15;
  }
  const auto word = [&](int i) { return unsigned(all >> (32 * i)); };
  return word(0) ^ word(1) * 3u ^ word(2) * 5u ^ word(3) * 7u;
}
#undef INT
#undef SHORT

}  // namespace model
