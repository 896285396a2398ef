// Arithmetic rounded toward zero (rz), up (ru) and down (rd): __fadd_rz, __dsqrt_rd ...
//
// SPIR-V's rounding-mode decorations are for conversions only. The result rounded to nearest is at most one
// step away, and the sign of its exact error tells which way: the error of a sum by Knuth's two-sum, those of
// products, quotients and roots by one fused multiply-add.

#define STEP(T, prefix)                                                                           \
  /* `nearest`, moved by one step if it lies on the wrong side of `nearest + error`. */           \
  static T prefix##_down(T nearest, T error) {                                                    \
    return error < 0 ? nextafter(nearest, (T)(-INFINITY)) : nearest;                              \
  }                                                                                               \
  static T prefix##_up(T nearest, T error) {                                                      \
    return error > 0 ? nextafter(nearest, (T)INFINITY) : nearest;                                 \
  }                                                                                               \
  static T prefix##_rd(T nearest, T error) { return prefix##_down(nearest, error); }              \
  static T prefix##_ru(T nearest, T error) { return prefix##_up(nearest, error); }                \
  static T prefix##_rz(T nearest, T error) {                                                      \
    return nearest > 0 ? prefix##_down(nearest, error) : prefix##_up(nearest, error);             \
  }                                                                                               \
  /* x + y - sum. An overflowed sum of finite numbers is too large by any amount. */              \
  static T prefix##_sum_error(T x, T y, T sum) {                                                  \
    if (isinf(sum)) return isinf(x) || isinf(y) ? 0 : -sum;                                       \
    T rest = sum - x;                                                                             \
    return (x - (sum - rest)) + (y - rest);                                                       \
  }                                                                                               \
  static T prefix##_product_error(T x, T y, T product) {                                          \
    if (isinf(product)) return isinf(x) || isinf(y) ? 0 : -product;                               \
    return fma(x, y, -product);                                                                   \
  }                                                                                               \
  static T prefix##_quotient_error(T x, T y, T quotient) {                                        \
    if (isinf(quotient)) return isinf(x) || y == 0 ? 0 : -quotient;                               \
    if (isinf(y)) return 0;                                                                       \
    T rest = fma(-quotient, y, x);                                                                \
    return y < 0 ? -rest : rest;                                                                  \
  }                                                                                               \
  static T prefix##_root_error(T x, T root) { return isinf(root) ? 0 : fma(-root, root, x); }

STEP(float, f)
STEP(double, d)

// x*y + z - nearest: the product is exact as p + q, and the sum of the three is taken in two steps. What
// the last addition loses is smaller than the error's own last place, so the sign is right. The product is
// written as fma(x, y, -0), which no device's compiler contracts with the sum that follows.
#define FUSED(T, prefix)                                                    \
  static T prefix##_fused_error(T x, T y, T z, T nearest) {                 \
    if (isinf(nearest)) return isinf(x) || isinf(y) || isinf(z) ? 0 : -nearest; \
    T p = fma(x, y, (T)-0.0), q = fma(x, y, -p);                                         \
    T s = p + z, t = prefix##_sum_error(p, z, s);                           \
    return (s - nearest) + (t + q);                                         \
  }
FUSED(float, f)
FUSED(double, d)

#define OPERATIONS(T, prefix, fused, mode)                                                        \
  T __##prefix##add_##mode(T x, T y) {                                                            \
    return prefix##_##mode(x + y, prefix##_sum_error(x, y, x + y));                               \
  }                                                                                               \
  T __##prefix##sub_##mode(T x, T y) {                                                            \
    return prefix##_##mode(x - y, prefix##_sum_error(x, -y, x - y));                              \
  }                                                                                               \
  T __##prefix##mul_##mode(T x, T y) {                                                            \
    return prefix##_##mode(x * y, prefix##_product_error(x, y, x * y));                           \
  }                                                                                               \
  T __##prefix##div_##mode(T x, T y) {                                                            \
    return prefix##_##mode(x / y, prefix##_quotient_error(x, y, x / y));                          \
  }                                                                                               \
  T __##prefix##rcp_##mode(T x) { return __##prefix##div_##mode(1, x); }                          \
  T __##prefix##sqrt_##mode(T x) {                                                                \
    return prefix##_##mode(sqrt(x), prefix##_root_error(x, sqrt(x)));                             \
  }                                                                                               \
  T __##fused##_##mode(T x, T y, T z) {                                                           \
    return prefix##_##mode(fma(x, y, z), prefix##_fused_error(x, y, z, fma(x, y, z)));            \
  }

OPERATIONS(float, f, fmaf, rz)
OPERATIONS(float, f, fmaf, ru)
OPERATIONS(float, f, fmaf, rd)
OPERATIONS(double, d, fma, rz)
OPERATIONS(double, d, fma, ru)
OPERATIONS(double, d, fma, rd)

// 64-bit integers to double: the error of the nearest one is an integer. The powers of two are those that the
// integer type doesn't reach.
static double ll_error(long x, double nearest) {
  return nearest == 0x1p63 ? -1 : (double)(x - (long)nearest);
}
static double ull_error(ulong x, double nearest) {
  return nearest == 0x1p64 ? -1 : (double)(long)(x - (ulong)nearest);
}

#define CONVERSIONS(mode)                                                                     \
  double __ll2double_##mode(long x) { return d_##mode((double)x, ll_error(x, (double)x)); }   \
  double __ull2double_##mode(ulong x) { return d_##mode((double)x, ull_error(x, (double)x)); }

CONVERSIONS(rz)
CONVERSIONS(ru)
CONVERSIONS(rd)
