// Half and bfloat16, bit by bit: functions of one number on all 65,536 numbers, functions of two and three on every
// combination of special values and on random ones, conversions in every direction. The reference is computed in
// double, or exactly, and rounded by its own function. The header's host side must agree with the device.
#include "short_floats.h"

// a * b + c; a term too small to matter is replaced by a larger one of its sign that is still small.
static __float128 fused(double a, double b, double c) {
  if (!std::isfinite(a) || !std::isfinite(b) || !std::isfinite(c)) return a * b + c;
  const double product = a * b;  // exact: of 11 digits each
  if (product == 0 || c == 0) return product + c;
  const int p = std::ilogb(product), q = std::ilogb(c);
  if (p - q > 80) return (__float128)product + std::copysign(std::ldexp(1.0, p - 80), c);
  if (q - p > 80) return (__float128)c + std::copysign(std::ldexp(1.0, q - 80), product);
  return (__float128)product + c;
}

static double saturated(double x) { return x > 0 ? std::fmin(x, 1) : 0; }
static double rectified(double x) { return x <= 0 ? 0.0 : x; }

// ---- Functions of one number ---------------------------------------------------------------------------

// Name, its name for pairs, reference in double, and the allowed distance in neighbours.
#define UNARY(X)                           \
  X(__hneg, __hneg2, -x, 0)                \
  X(__habs, __habs2, std::fabs(x), 0)      \
  X(hceil, h2ceil, std::ceil(x), 0)        \
  X(hfloor, h2floor, std::floor(x), 0)     \
  X(htrunc, h2trunc, std::trunc(x), 0)     \
  X(hrint, h2rint, std::nearbyint(x), 0)   \
  X(hsqrt, h2sqrt, std::sqrt(x), 0)        \
  X(hrcp, h2rcp, 1 / x, 0)                 \
  X(hrsqrt, h2rsqrt, 1 / std::sqrt(x), 1)  \
  X(hsin, h2sin, std::sin(x), 1)           \
  X(hcos, h2cos, std::cos(x), 1)           \
  X(htanh, h2tanh, std::tanh(x), 1)        \
  X(hexp, h2exp, std::exp(x), 1)           \
  X(hexp2, h2exp2, std::exp2(x), 1)        \
  X(hexp10, h2exp10, std::pow(10.0, x), 1) \
  X(hlog, h2log, std::log(x), 1)           \
  X(hlog2, h2log2, std::log2(x), 1)        \
  X(hlog10, h2log10, std::log10(x), 1)

#define COUNT(...) +1
enum { unary_count = 0 UNARY(COUNT) };

template <class F>
__global__ void unary(unsigned short* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  typename F::type x = F::of(i);
  typename F::pair both = F::two(x, F::of(n - 1 - i));
  typename F::pair p;
#define CALL(f, f2, reference, tolerance) \
  out[i] = F::bits(f(x));                 \
  p = f2(both);                           \
  out[n + i] = F::bits(p.x);              \
  out[2 * n + n - 1 - i] = F::bits(p.y);  \
  out += 3 * n;
  UNARY(CALL)
#undef CALL
}

template <class F>
void check_unary() {
  const int n = 65536;
  Buffer<unsigned short> out((size_t)unary_count * 3 * n);
  unary<F><<<n / 256, 256>>>(out.data, n);
  (void)hipDeviceSynchronize();
  unsigned short* got = out.data;
#define CHECK(f, f2, reference, tolerance)                                                         \
  for (int i = 0; i < n; ++i) {                                                                    \
    double x = value<F>((unsigned short)i);                                                        \
    unsigned short want = rounded<F>((double)(reference));                                         \
    for (int k = 0; k < 3; ++k) expect<F>(k ? #f2 : #f, i, k, 0, got[k * n + i], want, tolerance); \
    expect<F>("host's " #f, i, 0, 0, F::bits(f(F::of(i))), want, tolerance);                       \
  }                                                                                                \
  got += 3 * n;
  UNARY(CHECK)
#undef CHECK
}

// ---- Functions of two and three numbers ----------------------------------------------------------------

// In every other triple, the second is near the first, or the third is special.
template <class F>
void fill(unsigned short* in, int n) {
  const auto special = special_values<F>();
  const int s = (int)special.size();
  for (int i = 0; i < n; ++i, in += 3) {
    for (int k = 0; k < 3; ++k) in[k] = (unsigned short)random_bits();
    if (i % 4 == 1) in[1] = (unsigned short)(in[0] + random_bits() % 64 - 32);
    if (i % 4 == 2) in[2] = special[random_bits() % s];
    if (i < s * s)
      in[0] = special[i / s], in[1] = special[i % s];
    else if (i < 3 * s * s)
      in[0] = special[random_bits() % s], in[1] = (unsigned short)(1 << 14), in[2] = special[i % s];
  }
}

#define LEAST(x, y) (x != x ? y : y != y ? x : x < y || (x == y && std::signbit(x)) ? x : y)
#define GREATEST(x, y) (x != x ? y : y != y ? x : x > y || (x == y && std::signbit(y)) ? x : y)
// Rounding sums, products and quotients of 11 digits to double first does no harm.
#define BINARY(X)                                                     \
  X(__hadd, __hadd2, x + y)                                           \
  X(__hsub, __hsub2, x - y)                                           \
  X(__hmul, __hmul2, x* y)                                            \
  X(__hdiv, __h2div, x / y)                                           \
  X(operator+, operator+, x + y)                                      \
  X(operator-, operator-, x - y)                                      \
  X(operator*, operator*, x* y)                                       \
  X(operator/, operator/, x / y)                                      \
  X(__hadd_rn, __hadd2_rn, x + y)                                     \
  X(__hsub_rn, __hsub2_rn, x - y)                                     \
  X(__hmul_rn, __hmul2_rn, x* y)                                      \
  X(__hadd_sat, __hadd2_sat, saturated(x + y))                        \
  X(__hsub_sat, __hsub2_sat, saturated(x - y))                        \
  X(__hmul_sat, __hmul2_sat, saturated(x* y))                         \
  X(__hmax, __hmax2, GREATEST(x, y))                                  \
  X(__hmin, __hmin2, LEAST(x, y))                                     \
  X(__hmax_nan, __hmax2_nan, x != x || y != y ? NAN : GREATEST(x, y)) \
  X(__hmin_nan, __hmin2_nan, x != x || y != y ? NAN : LEAST(x, y))
#define TERNARY(X)                                                                        \
  X(__hfma, __hfma2, rounded<F>(fused(x, y, z)))                                          \
  X(__hfma_sat, __hfma2_sat, rounded<F>(saturated(value<F>(rounded<F>(fused(x, y, z)))))) \
  X(__hfma_relu, __hfma2_relu, rounded<F>(rectified(value<F>(rounded<F>(fused(x, y, z))))))
#define COMPARE(X)     \
  X(eq, x == y, false) \
  X(ne, x != y, false) \
  X(lt, x < y, false)  \
  X(le, x <= y, false) \
  X(gt, x > y, false)  \
  X(ge, x >= y, false) \
  X(equ, x == y, true) \
  X(neu, x != y, true) \
  X(ltu, x < y, true)  \
  X(leu, x <= y, true) \
  X(gtu, x > y, true)  \
  X(geu, x >= y, true)

enum { many_count = 0 BINARY(COUNT) TERNARY(COUNT) };

// The pairs' second half comes from the triple half an array further on.
template <class F>
__global__ void many(const unsigned short* in, unsigned short* out, unsigned* masks, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, j = (i + n / 2) % n;
  typedef typename F::type T;
  T a = F::of(in[3 * i]), b = F::of(in[3 * i + 1]), c = F::of(in[3 * i + 2]);
  typename F::pair p = F::two(a, F::of(in[3 * j])), q = F::two(b, F::of(in[3 * j + 1])), r = p;
  typename F::pair t = F::two(c, F::of(in[3 * j + 2]));
#define STORE(one)               \
  out[i] = F::bits(one);         \
  out[n + i] = F::bits(r.x);     \
  out[2 * n + j] = F::bits(r.y); \
  out += 3 * n;
#define CALL(f, f2, reference) \
  r = f2(p, q);                \
  STORE(f(a, b))
  BINARY(CALL)
#undef CALL
#define CALL(f, f2, reference) \
  r = f2(p, q, t);             \
  STORE(f(a, b, c))
  TERNARY(CALL)
#undef CALL
#undef STORE
  int k = 0;
#define CALL(name, condition, unordered)                                               \
  r = __h##name##2(p, q);                                                              \
  masks[k++ * n + i] = (unsigned)__h##name(a, b) | (unsigned)(F::bits(r.x) << 1) |     \
                       (unsigned)__hb##name##2(p, q) << 17 |                           \
                       ((__h##name##2_mask(p, q) & 0xffff) == 0xffff ? 1u << 18 : 0) | \
                       (__h##name##2_mask(p, q) >> 16 == 0xffff ? 1u << 19 : 0);
  COMPARE(CALL)
#undef CALL
  masks[k * n + i] = (unsigned)(a == b) | (unsigned)(a != b) << 1 | (unsigned)(a < b) << 2 | (unsigned)(a <= b) << 3 |
                     (unsigned)(a > b) << 4 | (unsigned)(a >= b) << 5 | (unsigned)__hisnan(a) << 6 |
                     (unsigned)(__hisinf(a)) << 7;
}

static void expect_mask(const char* name, int a, int b, unsigned got, unsigned want) {
  ++checked;
  if (got != want && ++wrong <= 40) printf("%s(%04x, %04x) = %x, not %x\n", name, a, b, got, want);
}

template <class F>
void check_many(int n) {
  Buffer<unsigned short> in((size_t)3 * n), out((size_t)many_count * 3 * n);
  Buffer<unsigned> masks((size_t)(0 COMPARE(COUNT) + 1) * n);
  fill<F>(in.data, n);
  many<F><<<n / 256, 256>>>(in.data, out.data, masks.data, n);
  (void)hipDeviceSynchronize();
  const unsigned short* got = out.data;
#define LOAD                                                                    \
  const int a = in.data[3 * i], b = in.data[3 * i + 1], c = in.data[3 * i + 2]; \
  const double x = value<F>(a), y = value<F>(b), z = value<F>(c);               \
  (void)c, (void)z;
#define CHECK(f, f2, want, host)                                                          \
  for (int i = 0; i < n; ++i) {                                                           \
    LOAD const unsigned short wanted = want;                                              \
    for (int k = 0; k < 3; ++k) expect<F>(k ? #f2 : #f, a, b, c, got[k * n + i], wanted); \
    expect<F>("host's " #f, a, b, c, F::bits(host), wanted);                              \
  }                                                                                       \
  got += 3 * n;
#define CHECK_2(f, f2, reference) CHECK(f, f2, rounded<F>((double)(reference)), f(F::of(a), F::of(b)))
#define CHECK_3(f, f2, reference) CHECK(f, f2, reference, f(F::of(a), F::of(b), F::of(c)))
  BINARY(CHECK_2)
  TERNARY(CHECK_3)
  const unsigned* mask = masks.data;
  const unsigned one = rounded<F>(1.0);
#define CHECK_MASK(name, condition, unordered)                                                                        \
  for (int i = 0; i < n; ++i) {                                                                                       \
    LOAD const int j = (i + n / 2) % n;                                                                               \
    const double u = value<F>(in.data[3 * j]), v = value<F>(in.data[3 * j + 1]);                                      \
    const auto holds = [](double x, double y) { return x != x || y != y ? unordered : condition; };                   \
    const bool here = holds(x, y), there = holds(u, v);                                                               \
    expect_mask(                                                                                                      \
        "__h*" #name "*", a, b, mask[i],                                                                              \
        (here ? 1u | one << 1 : 0) | (unsigned)(here && there) << 17 | (unsigned)here << 18 | (unsigned)there << 19); \
    expect_mask("host's __h" #name, a, b, __h##name(F::of(a), F::of(b)), here);                                       \
  }                                                                                                                   \
  mask += n;
  COMPARE(CHECK_MASK)
  for (int i = 0; i < n; ++i) {
    LOAD expect_mask("operators", a, b, mask[i],
                     (unsigned)(x == y) | (unsigned)(x != y) << 1 | (unsigned)(x < y) << 2 | (unsigned)(x <= y) << 3 |
                         (unsigned)(x > y) << 4 | (unsigned)(x >= y) << 5 | (unsigned)std::isnan(x) << 6 |
                         (unsigned)std::isinf(x) << 7);
  }
}

int main(int argc, char** argv) {
  const int n = argc > 1 ? atoi(argv[1]) : 1 << 16;
  check_unary<Half>();
  check_unary<Bfloat16>();
  check_many<Half>(n);
  check_many<Bfloat16>(n);
  return finish();
}
