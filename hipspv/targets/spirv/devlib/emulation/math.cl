// Math functions of doubles. They compute with 64 significant bits, while a double has 53. A result is rounded once,
// and textbook formulas are exact enough. Muller, "Elementary Functions", has the methods; the series are Taylor's.

#include "tables.h"

// m * 2^(e - 63); m has bit 63, or is zero. Results are cut off, not rounded.
typedef struct {
  ulong m;
  int e;
  bool negative;
} number;

static number normal(ulong m, int e, bool negative) {
  int zeros = (int)clz(m);
  number r = {m << (zeros & 63), e - zeros, negative};
  return r;
}
static number whole(int n) {
  return normal((ulong)(uint)abs(n), 63, n < 0);
}
// The value of a finite double.
static number number_of(ulong a) {
  number r;
  r.m = unpack(a & SIZE, &r.e);
  r.e -= BIAS;
  r.negative = a >> 63 != 0;
  return r;
}
static ulong rounded(number a) {
  ulong sign = a.negative ? SIGN : 0;
  ulong result = pack(sign, clamp(a.e + BIAS, -2000, 4000), a.m);
  return a.m == 0 ? sign : result;
}

static number minus(number a) {
  a.negative = !a.negative;
  return a;
}
static number scaled(number a, int by) {
  a.e += by;
  return a;
}

static number times(number a, number b) {
  ulong low, m = product_high(a.m, b.m, &low);
  bool small = m >> 63 == 0;
  number r = {small ? m << 1 | low >> 63 : m, a.e + b.e + (small ? 0 : 1), a.negative != b.negative};
  return r;
}

static number plus(number a, number b) {
  bool swap = b.m != 0 && (a.m == 0 || a.e < b.e || (a.e == b.e && a.m < b.m));
  number x = swap ? b : a, y = swap ? a : b;
  int by = y.m == 0 ? 64 : min(x.e - y.e, 64);
  ulong m = by > 63 ? 0 : y.m >> by, below = by == 0 || by > 63 ? 0 : y.m << (64 - by);
  bool differ = x.negative != y.negative;
  ulong low = differ ? -below : below, sum = differ ? x.m - m - (below != 0) : x.m + m;
  bool carry = !differ && sum < m;
  if (carry) {
    number r = {sum >> 1 | SIGN, x.e + 1, x.negative};
    return r;
  }
  int zeros = (int)clz(sum);
  if (sum == 0) return normal(low, x.e - 64, x.negative);
  number r = {sum << zeros | (zeros == 0 ? 0 : low >> (64 - zeros)), x.e - zeros, x.negative};
  return r;
}

// 2^126 / m.
static ulong inverse_of(ulong m) {
  float guess = 1.0f / (float)(uint)(m >> 40);
  long inverse = (long)min((ulong)(guess * 0x1p86f), SIZE);
  for (int i = 0; i < 2; ++i) {
    long error = (long)(1ul << 62) - (long)high((ulong)inverse, m);
    inverse = (long)min((ulong)(inverse + mul_hi(inverse, error << 2)), SIZE);
  }
  return (ulong)inverse;
}
static number over(number a, number b) {
  number inverse = normal(inverse_of(b.m), -b.e, b.negative);
  return times(a, inverse);
}

static number root_of(number a) {
  int odd = a.e & 1;
  ulong m = a.m >> (1 - odd); // 1/4 to 1, scaled by 2^64
  long inverse = (long)min((ulong)(1.0f / sqrt((float)max((uint)(m >> 40), 0x400000u) * 0x1p-24f) * 0x1p62f), SIZE);
  for (int i = 0; i < 2; ++i) {
    ulong square = high((ulong)inverse, (ulong)inverse);
    long error = (long)(1ul << 60) - (long)high(m, square);
    inverse = (long)min((ulong)(inverse + mul_hi(inverse, error << 3)), SIZE);
  }
  return normal(high(m, (ulong)inverse), ((a.e - odd) >> 1) + 2, false);
}

// A number below 1 in fixed point, scaled by 2^64.
static ulong fixed(number a) {
  int by = -1 - a.e;
  return by > 63 ? 0 : a.m >> (by & 63);
}

// ---- Exponential functions ---------------------------------------------------------------------------

// 2^(f / 2^64), scaled by 2^63.
static ulong power_of_fraction(ulong f) {
  ulong r = high(f & (~0ul >> 4), LN_2), sum = factorials[10];
  for (int k = 9; k >= 0; --k) sum = factorials[k] + high(sum, r);
  ulong low, m = product_high(sixteenths[f >> 60], sum, &low);
  return m << 1 | low >> 63;
}

// 2^(a * b), where b has 128 bits.
static number power_of_product(number a, number b, ulong b_low) {
  ulong low, m = product_high(a.m, b.m, &low), more = high(a.m, b_low);
  low += more;
  m += low < more;
  int e = a.e + b.e, by = 62 - min(e, 12);
  ulong f = by > 127 ? 0 : by > 63 ? m >> (by & 63) : m << (64 - by) | low >> by;
  long n = by > 63 ? 0 : (long)(m >> by);
  n = e > 12 ? 10000 : n;
  bool negative = a.negative != b.negative;
  n = negative ? -n - (f != 0) : n;
  f = negative ? -f : f;
  number r = {power_of_fraction(f), (int)n, false};
  return r;
}
static number power_of(number a) {
  number one = {SIGN, 0, false};
  return power_of_product(a, one, 0);
}

static number exp_of(number a) {
  number factor = {LOG2_E, 0, false};
  return power_of_product(a, factor, LOG2_E_LOW);
}

// The value of an exponential function for a number that isn't finite; `least` for minus infinity.
static ulong grown(ulong a, ulong least) {
  return EXPORT(isnan)(a) ? a | QUIET : a == INFINITE ? a : least;
}

ulong EXPORT(exp)(ulong a) {
  return (a & SIZE) >= INFINITE ? grown(a, 0) : (a & SIZE) == 0 ? ONE : rounded(exp_of(number_of(a)));
}
ulong EXPORT(exp2)(ulong a) {
  return (a & SIZE) >= INFINITE ? grown(a, 0) : (a & SIZE) == 0 ? ONE : rounded(power_of(number_of(a)));
}
ulong EXPORT(exp10)(ulong a) {
  number factor = {LOG2_10, 1, false};
  ulong result = rounded(power_of_product(number_of(a), factor, LOG2_10_LOW));
  return (a & SIZE) >= INFINITE ? grown(a, 0) : (a & SIZE) == 0 ? ONE : result;
}

static number expm1_of(number a) {
  if (a.e < -2) {
    long x = (long)fixed(a), sum = expm1_terms[14];
    x = a.negative ? -x : x;
    for (int k = 13; k >= 0; --k) sum = expm1_terms[k] + mul_hi(sum, x);
    return times(a, normal((ulong)sum, 1, false));
  }
  return plus(exp_of(a), whole(-1));
}
ulong EXPORT(expm1)(ulong a) {
  return (a & SIZE) >= INFINITE ? grown(a, SIGN | ONE) : (a & SIZE) == 0 ? a : rounded(expm1_of(number_of(a)));
}

ulong EXPORT(tanh)(ulong a) {
  ulong sign = a & SIGN;
  if ((a & SIZE) > INFINITE) return a | QUIET;
  if ((a & SIZE) == 0) return a;
  if ((a & SIZE) > 0x4036000000000000ul) return sign | ONE; // beyond 22
  number t = expm1_of(scaled(number_of(a & SIZE), 1));
  return sign | rounded(over(t, plus(t, whole(2))));
}
// (t + t / (t + 1)) / 2, where t is e^x - 1.
ulong EXPORT(sinh)(ulong a) {
  if ((a & SIZE) >= INFINITE || (a & SIZE) == 0) return quiet(a);
  number t = expm1_of(number_of(a & SIZE));
  return (a & SIGN) | rounded(scaled(plus(t, over(t, plus(t, whole(1)))), -1));
}
ulong EXPORT(cosh)(ulong a) {
  if ((a & SIZE) >= INFINITE) return quiet(a & SIZE);
  if ((a & SIZE) == 0) return ONE;
  number t = exp_of(number_of(a & SIZE));
  return rounded(scaled(plus(t, over(whole(1), t)), -1));
}

// ---- Logarithms --------------------------------------------------------------------------------------

// (high, low) * 2^-places.
static number normal_wide(ulong high, ulong low, int places, bool negative) {
  if (high == 0) return normal(low, 63 - places, negative);
  int zeros = (int)clz(high);
  number r = {high << zeros | (zeros == 0 ? 0 : low >> (64 - zeros)), 127 - zeros - places, negative};
  return r;
}

// The logarithm to base 2 of a positive number: those of 2^e and of an inverse, and the series of the rest.
static number log2_of(number a) {
  int i = (int)(a.m >> 56 & 127);
  long rest = (long)((a.m >> 3) * inverses[i]), sum = log2_terms[10]; // scaled by 2^70, modulo 2^64
  for (int k = 9; k >= 0; --k) sum = log2_terms[k] + (mul_hi(sum, rest) >> 6);
  bool negative = rest < 0;
  ulong low, high = product_high(negative ? -(ulong)rest : (ulong)rest, (ulong)sum, &low); // scaled by 2^132
  if ((a.e == 0 && i == 0) || (a.e == -1 && i == 127)) return normal_wide(high, low, 132, negative);
  low = low >> 16 | high << 48;
  high >>= 16;
  ulong total_low = logarithms_low[i], total = ((ulong)(long)a.e << 52) + logarithms_high[i];
  total = negative ? total - high - (total_low < low) : total + high;
  total_low = negative ? total_low - low : total_low + low;
  total += !negative && total_low < low;
  bool below = total >> 63 != 0;
  total_low = below ? -total_low : total_low;
  total = below ? ~total + (total_low == 0) : total;
  return normal_wide(total, total_low, 116, below);
}
static number ln_of(number a) {
  number factor = {LN_2, -1, false};
  return times(log2_of(a), factor);
}

// False if a number's logarithm isn't a finite number; no_logarithm() has its value.
static bool has_logarithm(ulong a) { return a != 0 && a < INFINITE; }
static ulong no_logarithm(ulong a) {
  ulong zero = (a & SIZE) == 0 ? SIGN | INFINITE : NOT_A_NUMBER;
  return a == INFINITE ? a : EXPORT(isnan)(a) ? a | QUIET : zero;
}

ulong EXPORT(log2)(ulong a) { return a == ONE ? 0 : has_logarithm(a) ? rounded(log2_of(number_of(a))) : no_logarithm(a); }
ulong EXPORT(log)(ulong a) { return a == ONE ? 0 : has_logarithm(a) ? rounded(ln_of(number_of(a))) : no_logarithm(a); }
ulong EXPORT(log10)(ulong a) {
  number factor = {LOG10_2, -2, false};
  return a == ONE ? 0 : has_logarithm(a) ? rounded(times(log2_of(number_of(a)), factor)) : no_logarithm(a);
}

// ln(1 + a), for an a that isn't negative.
static number log1p_of(number a) {
  if (a.m == 0) return a;
  if (a.e >= -2) return ln_of(plus(whole(1), a));
  number s = over(a, plus(whole(2), a));
  ulong square = fixed(times(s, s)), sum = odd_inverses[11];
  for (int k = 10; k >= 0; --k) sum = odd_inverses[k] + high(sum, square);
  return scaled(times(s, normal(sum, 0, false)), 1);
}
ulong EXPORT(log1p)(ulong a) {
  if (EXPORT(isnan)(a)) return a | QUIET;
  if (a == INFINITE || (a & SIZE) == 0) return a;
  if (a == (SIGN | ONE)) return SIGN | INFINITE;
  if (a > (SIGN | ONE)) return NOT_A_NUMBER;
  number x = number_of(a & SIZE);
  if (a < SIGN) return rounded(log1p_of(x));
  return rounded(minus(log1p_of(over(x, plus(whole(1), minus(x))))));
}

ulong EXPORT(asinh)(ulong a) {
  if ((a & SIZE) >= INFINITE || (a & SIZE) == 0) return quiet(a);
  number x = number_of(a & SIZE), square = times(x, x);
  number root = root_of(plus(square, whole(1)));
  return (a & SIGN) | rounded(log1p_of(plus(x, over(square, plus(whole(1), root)))));
}
ulong EXPORT(acosh)(ulong a) {
  if (EXPORT(isnan)(a) || a == INFINITE) return quiet(a);
  if (a < ONE || a > INFINITE) return NOT_A_NUMBER;
  if (a == ONE) return 0;
  number t = plus(number_of(a), whole(-1));
  return rounded(log1p_of(plus(t, root_of(plus(scaled(t, 1), times(t, t))))));
}
ulong EXPORT(atanh)(ulong a) {
  ulong size = a & SIZE;
  if (size > INFINITE) return a | QUIET;
  if (size >= ONE) return size == ONE ? (a & SIGN) | INFINITE : NOT_A_NUMBER;
  if (size == 0) return a;
  number x = number_of(size);
  return (a & SIGN) | rounded(scaled(log1p_of(over(scaled(x, 1), plus(whole(1), minus(x)))), -1));
}

// ---- Powers and roots --------------------------------------------------------------------------------

ulong EXPORT(pow)(ulong a, ulong b) {
  ulong size_a = a & SIZE, size_b = b & SIZE;
  if (size_b == 0 || a == ONE) return ONE;
  if (size_a > INFINITE) return a | QUIET;
  if (size_b > INFINITE) return b | QUIET;
  bool is_whole = size_b == INFINITE || EXPORT(trunc)(b) == b;
  // An odd number has a bit of value 1.
  int power = (int)(size_b >> 52) - BIAS;
  bool odd = is_whole && power >= 0 && power <= 52 && ((b & FRACTION) | IMPLICIT) >> (52 - power) & 1;
  ulong sign = odd ? a & SIGN : 0;
  bool up = b < SIGN; // a power of a large number is large
  if (size_a == 0) return sign | (up ? 0 : INFINITE);
  if (size_a == INFINITE) return sign | (up ? INFINITE : 0);
  if (size_b == INFINITE) return size_a == ONE ? ONE : (size_a > ONE) == up ? INFINITE : 0;
  if (a > SIGN && !is_whole) return NOT_A_NUMBER;
  if (size_a == ONE) return sign | ONE;
  return sign | rounded(power_of_product(number_of(b), log2_of(number_of(size_a)), 0));
}

ulong EXPORT(cbrt)(ulong a) {
  if ((a & SIZE) >= INFINITE || (a & SIZE) == 0) return quiet(a);
  number x = number_of(a & SIZE), third = {0xaaaaaaaaaaaaaaabul, -2, false};
  int thirds = (x.e + 3000) / 3 - 1000;
  x.e -= 3 * thirds;
  if (x.e == 0 && x.m == SIGN) return rounded((number){SIGN, thirds, a >= SIGN});
  number r = power_of(times(log2_of(x), third));
  // One step of Newton's method.
  number square = times(r, r);
  r = plus(r, times(third, plus(over(x, square), minus(r))));
  r.e += thirds;
  return (a & SIGN) | rounded(r);
}
ulong EXPORT(hypot)(ulong a, ulong b) {
  ulong size_a = a & SIZE, size_b = b & SIZE;
  if (size_a == INFINITE || size_b == INFINITE) return INFINITE;
  if (size_a > INFINITE || size_b > INFINITE) return NOT_A_NUMBER;
  if (size_a == 0 || size_b == 0) return size_a | size_b;
  number x = number_of(size_a), y = number_of(size_b);
  return rounded(root_of(plus(times(x, x), times(y, y))));
}
ulong EXPORT(rsqrt)(ulong a) {
  if ((a & SIZE) == 0) return a | INFINITE;
  if (a == INFINITE) return 0;
  if (a > INFINITE) return NOT_A_NUMBER;
  return rounded(over(whole(1), root_of(number_of(a))));
}

// ---- Arcs --------------------------------------------------------------------------------------------

// The arc tangent of a number that isn't negative.
static number atan_of(number a) {
  bool large = a.e >= 0;
  number t = large ? over(whole(1), a) : a;
  int i = t.e >= 0 ? 8 : (int)(((fixed(t) >> 1) + (1ul << 59)) >> 60);
  number eighths = scaled(whole(i), -3);
  number u = i == 0 ? t : over(plus(t, minus(eighths)), plus(whole(1), times(t, eighths)));
  ulong square = fixed(times(u, u)), sum = odd_inverses[9];
  for (int k = 8; k >= 0; --k) sum = odd_inverses[k] - high(sum, square);
  number r = plus(normal(arcs[i], -1, false), times(u, normal(sum, 0, false)));
  if (i == 0) r = times(u, normal(sum, 0, false));
  number quarter = {HALF_PI, 0, false};
  return large ? plus(quarter, minus(r)) : r;
}
ulong EXPORT(atan)(ulong a) {
  number quarter = {HALF_PI, 0, false};
  if ((a & SIZE) > INFINITE || (a & SIZE) == 0) return quiet(a);
  return (a & SIGN) | rounded((a & SIZE) == INFINITE ? quarter : atan_of(number_of(a & SIZE)));
}
ulong EXPORT(acos)(ulong a) {
  number quarter = {HALF_PI, 0, false};
  if ((a & SIZE) > INFINITE) return a | QUIET;
  if ((a & SIZE) > ONE) return NOT_A_NUMBER;
  if (a == ONE) return 0;
  if (a == (SIGN | ONE)) return rounded(scaled(quarter, 1));
  if ((a & SIZE) == 0) return rounded(quarter);
  number x = number_of(a);
  return rounded(scaled(atan_of(root_of(over(plus(whole(1), minus(x)), plus(whole(1), x)))), 1));
}
ulong EXPORT(asin)(ulong a) {
  number quarter = {HALF_PI, 0, false};
  if ((a & SIZE) > INFINITE || (a & SIZE) == 0) return quiet(a);
  if ((a & SIZE) > ONE) return NOT_A_NUMBER;
  if ((a & SIZE) == ONE) return (a & SIGN) | rounded(quarter);
  number x = number_of(a & SIZE), one = whole(1);
  number cosine = root_of(times(plus(one, minus(x)), plus(one, x)));
  return (a & SIGN) | rounded(atan_of(over(x, cosine)));
}

// ---- The error function ------------------------------------------------------------------------------

// e^(-x^2) times the sum of 2^n x^(2n+1) / (1 * 3 * 5 ... (2n+1)), times 2/sqrt(pi). For sizes below 5/4, where its
// difference from 1 has enough digits.
#define FIVE_QUARTERS 0x3ff4000000000000ul
static number erf_series(number x) {
  number square = times(x, x), term = x, sum = x, factor = {TWO_OVER_ROOT_PI, 0, false};
  for (int n = 1; n < 50; ++n) {
    term = over(times(term, scaled(square, 1)), whole(2 * n + 1));
    if (term.e < sum.e - 66) break;
    sum = plus(sum, term);
  }
  return times(times(sum, exp_of(minus(square))), factor);
}
// Laplace's continued fraction, for sizes from 5/4 on.
static number erfc_fraction(number x) {
  number rest = x, square = times(x, x), factor = {ONE_OVER_ROOT_PI, -1, false};
  for (int n = x.e < 1 ? 160 : 80; n > 0; --n) rest = plus(x, over(scaled(whole(n), -1), rest));
  return times(over(exp_of(minus(square)), rest), factor);
}
ulong EXPORT(erf)(ulong a) {
  ulong sign = a & SIGN, size = a & SIZE;
  if (size > INFINITE || size == 0) return quiet(a);
  if (size >= 0x4018000000000000ul) return sign | ONE; // from 6 on
  number x = number_of(size);
  return sign | rounded(size < FIVE_QUARTERS ? erf_series(x) : plus(whole(1), minus(erfc_fraction(x))));
}
ulong EXPORT(erfc)(ulong a) {
  ulong size = a & SIZE;
  if (size > INFINITE) return a | QUIET;
  if (size == 0) return ONE;
  bool negative = a >= SIGN;
  if (size >= 0x403c000000000000ul) return negative ? 0x4000000000000000ul : 0; // from 28 on
  number x = number_of(size);
  number r = size < FIVE_QUARTERS ? plus(whole(1), minus(erf_series(x))) : erfc_fraction(x);
  return rounded(negative ? plus(whole(2), minus(r)) : r);
}

// ---- Sine, cosine, tangent ---------------------------------------------------------------------------

static ulong two_over_pi_at(int bit) {
  int word = bit >> 6, by = bit & 63;
  return two_over_pi[word] << by | (by == 0 ? 0 : two_over_pi[word + 1] >> (64 - by));
}

// The angle beyond the nearest multiple of pi/2, and that multiple modulo 4. The method is Payne and
// Hanek's: only those bits of 2/pi count that make less than four quarters, and 192 of them are enough.
static number reduced(number a, int *quarters) {
  *quarters = 0;
  if (a.e < -1) return a;
  int at = a.e + 63;
  ulong w0 = two_over_pi_at(at), w1 = two_over_pi_at(at + 64), w2 = two_over_pi_at(at + 128);
  ulong low, middle, carry = product_high(a.m, w2, &low), top = product_high(a.m, w1, &middle);
  middle += carry;
  top += (middle < carry) + a.m * w0;
  *quarters = (int)(top >> 62);
  top = top << 2 | middle >> 62;
  middle = middle << 2 | low >> 62;
  bool above = top >> 63 != 0;
  *quarters += above;
  middle = above ? -middle : middle;
  top = above ? ~top + (middle == 0) : top;
  number quarter = {HALF_PI, 0, false};
  return times(normal_wide(top, middle, 128, above), quarter);
}

// The sine of an angle of at most pi/4.
static number sine_series(number x) {
  ulong square = fixed(times(x, x)), sum = factorials[21];
  for (int k = 19; k > 0; k -= 2) sum = factorials[k] - high(sum, square);
  return times(x, normal(sum, 0, false));
}
static number cosine_series(number x) {
  ulong square = fixed(times(x, x)), sum = factorials[20];
  for (int k = 18; k >= 0; k -= 2) sum = factorials[k] - high(sum, square);
  return normal(sum, 0, false);
}

// The sine of an angle of at most pi/2.
static number sine_wide(number x) {
  number middle = scaled(x, -1);
  return scaled(times(sine_series(middle), cosine_series(middle)), 1);
}
ulong EXPORT(sin)(ulong a) {
  if ((a & SIZE) >= INFINITE) return NOT_A_NUMBER;
  if ((a & SIZE) == 0) return a;
  int quarters;
  number x = reduced(number_of(a & SIZE), &quarters);
  number r = quarters & 1 ? cosine_series(x) : sine_series(x);
  return rounded(r) ^ (quarters & 2 ? SIGN : 0) ^ (a & SIGN);
}
ulong EXPORT(cos)(ulong a) {
  if ((a & SIZE) >= INFINITE) return NOT_A_NUMBER;
  if ((a & SIZE) == 0) return ONE;
  int quarters;
  number x = reduced(number_of(a & SIZE), &quarters);
  number r = quarters & 1 ? sine_series(x) : cosine_series(x);
  return rounded(r) ^ ((quarters + 1) & 2 ? SIGN : 0);
}
ulong EXPORT(tan)(ulong a) {
  if ((a & SIZE) >= INFINITE) return NOT_A_NUMBER;
  if ((a & SIZE) == 0) return a;
  int quarters;
  number x = reduced(number_of(a & SIZE), &quarters);
  number s = sine_series(x), c = cosine_series(x);
  return rounded(quarters & 1 ? minus(over(c, s)) : over(s, c)) ^ (a & SIGN);
}

// ---- The gamma function ------------------------------------------------------------------------------

// Stirling's series, for numbers from 16 on: numerators and denominators of its terms.
static __constant int stirling[] = {1, 12, -1, 360, 1, 1260, -1, 1680, 1, 1188, -691, 360360, 1, 156, -3617, 122400, 43867, 244188};

// ln(gamma(x)) and the logarithm of *product, of a positive number.
static number log_gamma_and(number x, number *product) {
  number one = whole(1), y = x;
  *product = one;
  while (y.e < 4) {
    *product = times(*product, y);
    y = plus(y, one);
  }
  number inverse = over(one, y), square = times(inverse, inverse), sum = whole(0);
  for (int k = 16; k >= 0; k -= 2) sum = plus(times(sum, square), over(whole(stirling[k]), whole(stirling[k + 1])));
  number half_log = {0xeb3f8e4325f5a535ul, -1, false}; // ln(2 pi) / 2
  number correction = plus(times(sum, inverse), plus(half_log, minus(y)));
  return plus(times(plus(y, minus(scaled(one, -1))), ln_of(y)), correction);
}

// sin(pi x), of a positive number.
static number sine_of_half_turns(ulong x) {
  ulong nearest = EXPORT(rint)(x);
  number turn = {PI, 1, false}, sine = sine_wide(times(number_of(EXPORT(subtract)(x, nearest)), turn));
  sine.negative = sine.negative != ((EXPORT(to_s64)(nearest) & 1) != 0);
  return sine;
}

ulong EXPORT(tgamma)(ulong a) {
  ulong size = a & SIZE;
  if (size > INFINITE) return a | QUIET;
  if (size == 0) return (a & SIGN) | INFINITE;
  if (a == INFINITE) return a;
  bool negative = a >= SIGN;
  if (negative && EXPORT(trunc)(a) == a) return NOT_A_NUMBER;
  if (!negative && size >= 0x4066000000000000ul) return INFINITE; // from 176 on
  if (negative && size >= 0x4067000000000000ul) return (ulong)EXPORT(to_s64)(size) & 1 ? 0 : SIGN; // from 184 on
  number x = number_of(size), product, logarithm = log_gamma_and(x, &product);
  number gamma = over(exp_of(logarithm), product), turn = {PI, 1, false};
  if (!negative) return rounded(gamma);
  return rounded(minus(over(turn, times(times(x, gamma), sine_of_half_turns(size)))));
}

// ln(gamma(2 + t)), for sizes of t up to a half.
static number log_gamma_near_2(number t) {
  long x = (long)(fixed(t) >> 1), sum = gamma_terms[32];
  x = t.negative ? -x : x;
  for (int k = 31; k >= 0; --k) sum = gamma_terms[k] + (mul_hi(sum, x) << 1);
  return times(t, normal((ulong)sum, 1, false));
}
static number log1p_signed(number t) {
  return t.negative ? minus(log1p_of(over(minus(t), plus(whole(1), t)))) : log1p_of(t);
}
static number log_gamma(ulong size) {
  number x = number_of(size), product;
  if (size < 0x3fe0000000000000ul) // below 0.5
    return plus(plus(log_gamma_near_2(x), minus(log1p_of(x))), minus(ln_of(x)));
  if (size < 0x3ff8000000000000ul) { // below 1.5
    number t = plus(x, whole(-1));
    return plus(log_gamma_near_2(t), minus(log1p_signed(t)));
  }
  if (size < 0x4004000000000000ul) return log_gamma_near_2(plus(x, whole(-2))); // below 2.5
  number logarithm = log_gamma_and(x, &product);
  return plus(logarithm, minus(ln_of(product)));
}

ulong EXPORT(lgamma)(ulong a) {
  ulong size = a & SIZE;
  if (size > INFINITE) return a | QUIET;
  if (size == INFINITE || size == 0) return INFINITE;
  if (a == ONE || a == 0x4000000000000000ul) return 0;
  if (a < SIGN) return rounded(log_gamma(size));
  if (EXPORT(trunc)(a) == a) return INFINITE;
  number log_pi = {LN_PI, 0, false}, sine = sine_of_half_turns(size);
  sine.negative = false;
  number logarithms = plus(ln_of(number_of(size)), ln_of(sine)); // the product may have too small an exponent
  return rounded(plus(log_pi, minus(plus(logarithms, log_gamma(size)))));
}
