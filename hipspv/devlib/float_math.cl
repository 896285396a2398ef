// OpenCL's approximated functions on floats, in floats alone, and the names of those that the shared sources define by
// C's names, for the targets whose library has no others. LABEL gives a function its name. The methods are the usual ones
// (Muller, "Elementary Functions"; Shepherd and Laframboise, 1981, for erfc); polynomials are near-minimax fits made for
// this file.

#include "exponents.h"
#include "polynomials.h"

// ---- Exponential functions

// The nearest integer to a float below 2^22, as a float; its bits below those of the constant are the integer.
#define MAGIC 0x1.8p23f
static int nearest_int(float x, float *whole) {
  const float sum = x + MAGIC;
  *whole = sum - MAGIC;
  return (int)(as_uint(sum) - as_uint(MAGIC));
}

// x * 2^n for an x next to 1 and n from -252 to 252, rounded once.
static float times_power_of_two(float x, int n) {
  const int half_way = n >> 1;
  return x * as_float((uint)(half_way + 127) << 23) * as_float((uint)(n - half_way + 127) << 23);
}
// x, or the end of the range beyond which a function has the same values; x itself if it is no number.
static float limited(float x, float least, float most) {
  const float above = x < least ? least : x;
  return above > most ? most : above;
}

#define LN2_SHORT 0x1.62e4p-1f
#define LN2_REST 0x1.7f7d1cp-20f

// e^r - 1 - r, for sizes of r up to ln(2)/2.
static float rest_of_power(float r) {
  const float square = r * r;
  return square * PAIRS5(r, square, 0.5f, 0.166665734239f, 0.0416665501627f, 0.00836376702329f, 0.00139269180559f);
}
// e^x * 2^more, also for an x that is no number
static float grown(float x, int more) {
  float k;
  const float bounded = limited(x, -110, 100);
  const int n = nearest_int(bounded * 0x1.715476p+0f, &k);
  const float r = fma(-k, LN2_REST, fma(-k, LN2_SHORT, bounded));
  return times_power_of_two(1 + (r + rest_of_power(r)), n + more);
}
float float_exp(float x) LABEL(_Z3expf);
float float_exp(float x) { return grown(x, 0); }

float float_exp2(float x) LABEL(_Z4exp2f);
float float_exp2(float x) {
  float k;
  const float bounded = limited(x, -160, 140);
  const int n = nearest_int(bounded, &k);
  const float r = bounded - k;
  const float rest = POLY5(r, 0.240226506959f, 0.0555038077401f, 0.0096181030454f, 0.00133814940262f, 0.000154450497547f);
  return times_power_of_two(1 + fma(r, 0x1.62e43p-1f, r * fma(r, rest, -0x1.05c61p-29f)), n);
}

float float_exp10(float x) LABEL(_Z5exp10f);
float float_exp10(float x) {
  float k;
  const float bounded = limited(x, -48, 42);
  const int n = nearest_int(bounded * 0x1.a934fp+1f, &k);
  const float r = fma(-k, 0x1.3509f8p-18f, fma(-k, 0x1.344p-2f, bounded));
  const float rest = POLY5(r, 2.65094905524f, 2.03466721007f, 1.17125187424f, 0.541352699066f, 0.207562601121f);
  return times_power_of_two(1 + fma(r, 0x1.26bb1cp+1f, r * fma(r, rest, -0x1.12aabap-25f)), n);
}

float float_expm1(float x) LABEL(_Z5expm1f);
float float_expm1(float x) {
  if (!(x < 20)) return grown(x, 0);
  float k;
  const float bounded = limited(x, -40, 20);
  const int n = nearest_int(bounded * 0x1.715476p+0f, &k);
  const float exact = fma(-k, LN2_SHORT, bounded), r = fma(-k, LN2_REST, exact);
  const float rest = rest_of_power(r) + ((exact - r) - k * LN2_REST);
  // 2^n (1 + r + rest) - 1
  const float factor = as_float((uint)(n + 127) << 23);
  const struct f_pair sum = f_two_sum(factor - 1, factor * r);
  if (fabs(x) < 0x1p-30f) return x; // a zero keeps its sign
  return n == 0 ? r + rest : sum.high + (sum.low + factor * rest);
}

float float_sinh(float x) LABEL(_Z4sinhf); // of sizes at which e^-x is nothing
float float_sinh(float x) { return copysign(grown(fabs(x), -1), x); }
float float_cosh(float x) LABEL(_Z4coshf);
float float_cosh(float x) { return grown(fabs(x), -1); }

// ---- Logarithms

// The exponent of a positive number, and its fraction without 1. The fraction is from `least` to twice as much.
static int split_from(float x, float least, float *fraction) {
  const bool small = x < 0x1p-126f;
  const uint bits = as_uint(small ? x * 0x1p24f : x) - as_uint(least);
  *fraction = as_float((bits & 0x7fffff) + as_uint(least)) - 1;
  return ((int)bits >> 23) - (small ? 24 : 0);
}
static int split_number(float x, float *fraction) { return split_from(x, 0x1.6a09e6p-1f, fraction); } // sqrt(1/2)
// ln(1 + f) in two words.
static struct f_pair log_of_one_and(float f) {
  const float half_f = 0.5f * f, square = half_f * f, lost = fma(half_f, f, -square);
  const float rest = POLY9(f, 0.333333311743f, -0.249999969116f, 0.200007171956f, -0.166678085763f, 0.142490093223f,
                           -0.124254865607f, 0.116857196391f, -0.114814772411f, 0.0697307040919f);
  struct f_pair r;
  r.high = f - square;
  r.low = fma(f * f * f, rest, ((f - r.high) - square) - lost);
  return r;
}
// The value of a logarithm of what isn't a positive finite number, without branches as few threads would take.
static float no_logarithm(float x) {
  const float of_others = x < 0 ? NAN : x + x;
  return x == 0 ? -INFINITY : of_others;
}
// True for positive finite numbers: those from the bits of the least one to those below infinity's.
static bool has_logarithm(float x) { return as_uint(x) - 1 < 0x7f800000 - 1; }

// k times one constant plus `high` + `low` times another.
static float sum_of_logarithms(int k, float of_2, float of_2_low, struct f_pair a, float unit, float unit_low) {
  const float product = a.high * unit, low = fma(a.high, unit, -product) + fma(a.high, unit_low, a.low * unit);
  const struct f_pair sum = f_two_sum((float)k * of_2, product);
  return sum.high + (sum.low + fma((float)k, of_2_low, low));
}

float float_log(float x) LABEL(_Z3logf);
float float_log(float x) {
  float f;
  const int k = split_from(x, 0x1.555556p-1f, &f); // 2/3, so that f is from -1/3 to 1/3
  const float square = f * f;
  const float rest = PAIRS8(f, square, 0.3333323f, -0.24999696f, 0.20009786f, -0.16685206f, 0.14014623f, -0.12118167f,
                            0.13946052f, -0.13180189f);
  const float value = fma((float)k, 0x1.62e43p-1f, fma(square, fma(f, rest, -0.5f), f));
  return has_logarithm(x) ? value : no_logarithm(x);
}
float float_log2(float x) LABEL(_Z4log2f);
float float_log2(float x) {
  float f;
  const int k = split_number(x, &f);
  const float value = sum_of_logarithms(k, 1, 0, log_of_one_and(f), 0x1.715476p+0f, 0x1.4ae0cp-26f);
  return has_logarithm(x) ? value : no_logarithm(x);
}
float float_log10(float x) LABEL(_Z5log10f);
float float_log10(float x) {
  float f;
  const int k = split_number(x, &f);
  const float value =
      sum_of_logarithms(k, 0x1.344p-2f, 0x1.3509f8p-18f, log_of_one_and(f), 0x1.bcb7b2p-2f, -0x1.5b235ep-27f);
  return has_logarithm(x) ? value : no_logarithm(x);
}
float float_log1p(float x) LABEL(_Z5log1pf);
float float_log1p(float x) {
  const struct f_pair sum = f_two_sum(1, x);
  float f;
  const int k = split_number(sum.high, &f);
  struct f_pair a = log_of_one_and(f);
  a.low += sum.low / sum.high;
  const float value = sum_of_logarithms(k, LN2_SHORT, LN2_REST, a, 1, 0);
  return x == 0 ? x : x > -1 && !isinf(x) ? value : no_logarithm(x + 1);
}

// ---- Powers and roots

// |x|^y for a positive x and finite numbers.
static float positive_power(float x, float y) {
  float f, k;
  const int e = split_number(x, &f);
  // ln(1 + f) = 2 atanh(s) for s = f/(2 + f), in two words as all that follows.
  struct f_pair below = f_two_sum(2, f), s, z, third;
  s.high = f / below.high;
  s.low = (fma(-s.high, below.high, f) - s.high * below.low) / below.high;
  z.high = s.high * s.high;
  z.low = fma(s.high, s.high, -z.high) + 2 * s.high * s.low;
  third.high = z.high * 0x1.555556p-2f;
  third.low = fma(z.high, 0x1.555556p-2f, -third.high) + fma(z.high, -0x1.555556p-27f, z.low * 0x1.555556p-2f);
  const float rest =
      z.high * z.high * POLY4(z.high, 0.199999999524f, 0.142857659636f, 0.111023750937f, 0.0956038934028f);
  // s (1 + z/3 + rest), times 2/ln(2)
  const struct f_pair factor = f_two_sum(1, third.high);
  const float factor_low = factor.low + (third.low + rest);
  struct f_pair a, b;
  a.high = s.high * factor.high;
  a.low = fma(s.high, factor.high, -a.high) + fma(s.high, factor_low, s.low * factor.high);
  b.high = a.high * 0x1.715476p+1f;
  b.low = fma(a.high, 0x1.715476p+1f, -b.high) + fma(a.high, 0x1.4ae0cp-25f, a.low * 0x1.715476p+1f);
  const struct f_pair log2 = f_two_sum((float)e, b.high);
  const float log2_low = log2.low + b.low;
  // Beyond these the result is 0 or infinite.
  const float size = y * log2.high;
  if (!(fabs(size) < 200)) return size > 0 ? INFINITY : 0;
  const float low = fma(y, log2.high, -size) + y * log2_low;
  const int n = nearest_int(size, &k);
  const float r = (size - k) + low;
  const float tail = POLY5(r, 0.240226506959f, 0.0555038077401f, 0.0096181030454f, 0.00133814940262f, 0.000154450497547f);
  return times_power_of_two(1 + fma(r, 0x1.62e43p-1f, r * fma(r, tail, -0x1.05c61p-29f)), n);
}
// 0 for a fraction, 1 for an odd number, 2 for an even one, and infinities.
static int parity(float y) {
  const float size = fabs(y);
  if (size >= 0x1p24f) return 2;
  const uint whole = (uint)size;
  return (float)whole != size ? 0 : whole & 1 ? 1 : 2;
}
float float_pow(float x, float y) LABEL(_Z3powff);
float float_pow(float x, float y) {
  if (y == 0 || x == 1) return 1;
  if (isnan(x) || isnan(y)) return x + y;
  const float size = fabs(x);
  if (isinf(y)) return size == 1 ? 1 : (size > 1) == (y > 0) ? INFINITY : 0;
  const int kind = parity(y);
  const bool negative = signbit(x) && kind == 1;
  if (x < 0 && kind == 0 && !isinf(x)) return NAN;
  float power = size == 1 ? 1 : (size > 1) == (y > 0) ? INFINITY : 0;
  if (size > 0 && !isinf(size)) power = positive_power(size, y);
  return negative ? -power : power;
}

float float_cbrt(float x) LABEL(_Z4cbrtf);
float float_cbrt(float x) {
  const float size = fabs(x);
  if (x == 0 || !(size < INFINITY)) return x + x;
  // 2^3k times a number from 1 to 8; the exponent is made positive for the division.
  const bool small = size < 0x1p-126f;
  const uint bits = as_uint(small ? size * 0x1p24f : size);
  const uint exponent = (bits >> 23) - (small ? 24 : 0) + 299, thirds = exponent / 3; // 299 + 127 = 3 * 142
  const float m = as_float((bits & 0x7fffff) | (exponent - 3 * thirds + 127) << 23);
  // A line through the ends, two steps of Halley's method, and one of Newton's with the error in two words.
  float y = fma(m, 0.142857f, 0.93f);
  for (int i = 0; i < 2; i++) {
    const float cube = y * y * y;
    y = y * (cube + 2 * m) / (2 * cube + m);
  }
  const float square = y * y, error = fma(square, y, -m) + fma(y, y, -square) * y;
  y -= error / (3 * square);
  return copysign(y * as_float((thirds - 142 + 127) << 23), x);
}
float float_hypot(float x, float y) LABEL(_Z5hypotff);
float float_hypot(float x, float y) {
  const float p[] = {x, y};
  return EXPORTED(normf)(2, p);
}

// ---- Arcs, by trigonometry.inc

float float_atan(float x) LABEL(_Z4atanf);
float float_atan(float x) { return f_own_atan2(x, 1); }
// The angle of the point (x, sqrt(1 - x*x)).
float float_acos(float x) LABEL(_Z4acosf);
float float_acos(float x) {
  struct f_pair v = {fabs(x), 0}, u;
  const float square = v.high * v.high, lost = fma(v.high, v.high, -square);
  const float rest = 1 - square, low = ((1 - rest) - square) - lost;
  u.high = sqrt(fmax(rest + low, 0.0f));
  u.low = u.high > 0 ? (fma(-u.high, u.high, rest) + low) / (2 * u.high) : 0;
  struct f_pair r = f_angle(u, v);
  if (x < 0) {
    const struct f_pair turned = f_two_sum(0x1.921fb6p+1f, -r.high);
    r.high = turned.high;
    r.low = turned.low + (-0x1.777a5cp-24f - r.low);
  }
  return v.high <= 1 ? r.high + r.low : NAN;
}

// ---- The error function's complement

// e^(-x*x) times a polynomial in (x - 3)/(x + 3), over 1 + 2x; for x from 1/2 on.
static float complement(float x) {
  if (x > 11) return 0;
  const float t = (x - 3) / (x + 3), square = x * x, lost = fma(x, x, -square);
  const float slope = POLY10(t, -0.135621105053f, -0.0475623874679f, 0.129645071609f, -0.119271378382f,
                             0.0683101572036f, -0.0237902619217f, 0.00250881470168f, 0.00195868767423f,
                             -0.000696036988334f, -0.000191180818757f);
  const float first = 1.25300805888f;
  const struct f_pair value = f_two_sum(first, t * slope), divisor = f_two_sum(2 * x, 1);
  const struct f_pair factor = f_divide(value, divisor);
  // The power is split, so that a result below the normal numbers is rounded once.
  float k;
  const int n = nearest_int(-square * 0x1.715476p+0f, &k);
  const float r = fma(-k, LN2_REST, fma(-k, LN2_SHORT, -square)) - lost;
  return times_power_of_two(factor.high + fma(factor.high, r + rest_of_power(r), factor.low), n);
}
float float_erfc(float x) LABEL(_Z4erfcf);
float float_erfc(float x) {
  const float size = fabs(x);
  if (isnan(x)) return x + x;
  if (size < 0.5f) return 1 - fma(x, ERF_SMALL(x * x), x); // special.cl's erff calls this function
  return x < 0 ? 2 - complement(size) : complement(size);
}

#undef MAGIC
#undef LN2_SHORT
#undef LN2_REST

float float_powr(float x, float y) LABEL(_Z4powrff);
float float_powr(float x, float y) { return pow(x, y); }
