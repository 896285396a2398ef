// IEEE 754 binary64 in 64-bit integers, rounded to nearest, ties to even. The runtime calls these functions instead
// of instructions on doubles (hipspv/runtime/spirv/emulate/float_functions.cpp has the table of names). No function here may
// use double.
//
// The code has no branches: the lanes of a vector run it together.

#define EXPORT(name) __hipspv_f64_##name

#define SIGN 0x8000000000000000ul
#define SIZE 0x7ffffffffffffffful
#define FRACTION 0x000ffffffffffffful
#define IMPLICIT 0x0010000000000000ul
#define INFINITE 0x7ff0000000000000ul
#define NOT_A_NUMBER 0x7ff8000000000000ul
#define QUIET 0x0008000000000000ul
#define ONE 0x3ff0000000000000ul
#define BIAS 1023

// Rounding modes of conversions: to nearest, towards zero, up, down.
enum mode { RTE, RTZ, RTP, RTN };
// True if a result that isn't exact is rounded away from zero.
static bool goes_away(enum mode mode, bool negative) { return mode == (negative ? RTN : RTP); }

// Sticky bits for lost low bits: one of them is set if a lost bit was. They only decide whether a number is above
// a tie. A single bit would do, but compilers replace a minimum with 1 by a comparison, which is slow in vectors.
#define LOST 0x7ful

// by: at most 63. lost: bits below m's.
static ulong shift_sticky(ulong m, ulong by, ulong lost) {
  ulong kept = m >> by;
  return kept | min((kept << by ^ m) | lost, LOST);
}
static ulong shift_right_sticky(ulong m, int by) { return shift_sticky(m, (ulong)min(by, 63), 0); }

// m without the lowest `bits`, rounded to nearest.
static ulong round_off(ulong m, int bits) { return (m + (1ul << (bits - 1)) - 1 + (m >> bits & 1)) >> bits; }

// The number with the sign and size m * 2^(exponent - 1023 - 63), rounded. m has bit 63, or is zero with an exponent
// of at most 1. Its lowest bit is also the sticky bit for all bits below it.
static ulong pack(ulong sign, int exponent, ulong m) {
  m = shift_right_sticky(m, max(2 - exponent, 1));
  // The implicit bit, and a carry of the rounding, add to the exponent.
  ulong result = round_off(m, 10) + ((ulong)(min(max(exponent, 1), 2047) - 1) << 52);
  return sign | min(result, INFINITE);
}

// The significand of a finite number, with its implicit bit. Numbers below the normal ones have none: their size is
// less than that bit.
static ulong significand(ulong size) { return (size & FRACTION) | min(size, IMPLICIT); }

// The significand of a finite number that isn't zero, with bit 63 set, and the `exponent` with which pack() restores
// it.
static ulong unpack(ulong size, int *exponent) {
  ulong m = significand(size);
  int zeros = (int)clz(m);
  *exponent = max((int)(size >> 52), 1) + 11 - zeros;
  return m << (zeros & 63);
}

static ulong product_high(ulong a, ulong b, ulong *low) {
  ulong a0 = a & 0xffffffff, a1 = a >> 32, b0 = b & 0xffffffff, b1 = b >> 32;
  ulong p00 = a0 * b0, p01 = a0 * b1, p10 = a1 * b0, p11 = a1 * b1;
  ulong middle = (p00 >> 32) + (p01 & 0xffffffff) + (p10 & 0xffffffff);
  *low = middle << 32 | (p00 & 0xffffffff);
  return p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32);
}
static ulong high(ulong a, ulong b) {
  ulong low;
  return product_high(a, b, &low);
}

struct wide {
  ulong high, low;
};

// The product of two sizes in 128 bits, whose lowest 20 are 0; y is the smaller size. The highest bit is 125 or 124;
// if it is 124, the number has `exponent` + 1.
static struct wide product(ulong x, ulong y, long *exponent) {
  // If x, too, is below the normal numbers, the product is next to nothing, with an implicit bit or without.
  ulong mx = (x << 10 & FRACTION << 10) | 1ul << 62, my = significand(y), zeros = clz(my);
  my <<= (zeros - 1) & 63;
  *exponent = (long)((x >> 52) + max(y >> 52, 1ul) - zeros) - (BIAS - 10);
  ulong x1 = mx >> 32, x0 = mx & 0xffffffff, y1 = my >> 32, y0 = my & 0xffffffff;
  ulong bottom = x0 * y0, middle = x0 * y1 + x1 * y0 + (bottom >> 32); // of 63 bits each
  struct wide result = {x1 * y1 + (middle >> 32), middle << 32 | (bottom & 0xffffffff)};
  return result;
}

// ---- Arithmetic --------------------------------------------------------------------------------------

ulong EXPORT(add)(ulong a, ulong b) {
  ulong size_a = a & SIZE, size_b = b & SIZE, size_x = max(size_a, size_b), size_y = min(size_a, size_b);
  ulong mx = significand(size_x) << 9, my = significand(size_y) << 9;
  ulong ex = max(size_x >> 52, 1ul), ey = max(size_y >> 52, 1ul);
  my = shift_sticky(my, min(ex - ey, 63ul), 0);
  ulong differ = (ulong)((long)(a ^ b) >> 63); // all bits or none
  ulong m = mx - differ + (my ^ differ);
  // Moves the highest bit to bit 62; numbers below the normal ones keep the smallest exponent.
  ulong shift = min(clz(m) - 1, ex);
  m <<= shift & 63;
  // The implicit bit, and a carry of the rounding, add to the exponent.
  ulong result = round_off(m, 10) + ((ex - shift) << 52);
  result = size_x >= INFINITE ? INFINITE : min(result, INFINITE);
  result |= (size_a < size_b ? b : a) & SIGN;
  result = m == 0 ? a & b & SIGN : result;
  // No infinite number has this result but the difference of two.
  return size_x + (m == 0 ? 1 : 0) > INFINITE ? NOT_A_NUMBER : result;
}

ulong EXPORT(subtract)(ulong a, ulong b) { return EXPORT(add)(a, b ^ SIGN); }

ulong EXPORT(multiply)(ulong a, ulong b) {
  ulong sign = (a ^ b) & SIGN, size_a = a & SIZE, size_b = b & SIZE;
  ulong x = max(size_a, size_b), y = min(size_a, size_b);
  long exponent;
  struct wide p = product(x, y, &exponent);
  // Moves the highest bit to bit 60, or below it if the exponent is too small.
  ulong carry = p.high >> 61;
  exponent += (long)carry;
  long large = max(exponent, 0l);
  ulong m = shift_sticky(p.high, min((ulong)(large - exponent) + carry, 63ul), p.low);
  ulong result = round_off(m, 8) + ((ulong)large << 52);
  result = y == 0 ? 0 : min(result, INFINITE);
  result = (x >= INFINITE ? INFINITE : result) | sign;
  return x + (y == 0 ? 1 : 0) > INFINITE ? NOT_A_NUMBER : result;
}

ulong EXPORT(divide)(ulong a, ulong b) {
  ulong sign = (a ^ b) & SIGN, size_a = a & SIZE, size_b = b & SIZE;
  int ea, eb;
  ulong ma = unpack(size_a, &ea), mb = unpack(size_b, &eb);
  // 2^126 / mb: from a float's reciprocal, by two steps of Newton's method.
  float guess = 1.0f / (float)((uint)(mb >> 40) | 0x800000);
  long inverse = (long)min((ulong)(guess * 0x1p86f), SIZE);
  for (int i = 0; i < 2; ++i) {
    long error = (long)(1ul << 62) - (long)high((ulong)inverse, mb);
    inverse = (long)min((ulong)(inverse + mul_hi(inverse, error << 2)), SIZE);
  }
  // 55 or 56 bits of the quotient, at most two off, and the rest of the dividend.
  ulong quotient = high(ma, (ulong)inverse) >> 7;
  ma >>= 11;
  mb >>= 11;
  long rest = (long)((ma << 55) - quotient * mb);
  for (int i = 0; i < 2; ++i) {
    bool above = rest < 0, below = rest >= (long)mb;
    quotient += (below ? 1 : 0) - (above ? 1 : 0);
    rest += above ? (long)mb : below ? -(long)mb : 0;
  }
  int zeros = (int)clz(quotient);
  ulong m = quotient << (zeros & 63) | (rest != 0);
  ulong result = pack(sign, ea - eb + BIAS + 8 - zeros, m);
  result = size_a == 0 || size_b == INFINITE ? sign : result;
  result = size_b == 0 || size_a == INFINITE ? sign | INFINITE : result;
  bool undefined = size_a > INFINITE || size_b > INFINITE || (size_a == size_b && (size_a == 0 || size_a == INFINITE));
  return undefined ? NOT_A_NUMBER : result;
}

ulong EXPORT(sqrt)(ulong a) {
  int exponent;
  ulong m = unpack(a & SIZE, &exponent) >> 11;
  int odd = (exponent - BIAS) & 1;
  m <<= odd;
  ulong scaled = m << 10; // 1/4 to 1, scaled by 2^64
  // 2^62 / sqrt: from a float's, by two steps of Newton's method.
  long inverse = (long)min((ulong)(1.0f / sqrt((float)(max((uint)(scaled >> 40), 0x400000u)) * 0x1p-24f) * 0x1p62f), SIZE);
  for (int i = 0; i < 2; ++i) {
    ulong square = high((ulong)inverse, (ulong)inverse);
    long error = (long)(1ul << 60) - (long)high(scaled, square);
    inverse = (long)min((ulong)(inverse + mul_hi(inverse, error << 3)), SIZE);
  }
  ulong root = high(scaled, (ulong)inverse) >> 7; // 55 bits, at most two off
  long rest = (long)((m << 56) - root * root);
  for (int i = 0; i < 2; ++i) {
    bool above = rest < 0, below = rest > (long)(2 * root);
    rest += above ? (long)(2 * root - 1) : below ? -(long)(2 * root + 1) : 0;
    root += (below ? 1 : 0) - (above ? 1 : 0);
  }
  ulong result = pack(0, ((exponent - BIAS - odd) >> 1) + BIAS, root << 9 | (rest != 0));
  result = a == INFINITE || (a & SIZE) == 0 ? a : result;
  return (a & SIZE) > INFINITE || (a > SIGN) ? NOT_A_NUMBER : result;
}

// by: at most 127.
static struct wide wide_shift_right_sticky(struct wide m, ulong by) {
  bool far = by >= 64;
  ulong high = far ? 0 : m.high, low = far ? m.high : m.low, lost = far ? m.low : 0;
  by &= 63;
  struct wide result = {high >> by, high << 1 << (63 - by) | shift_sticky(low, by, lost)};
  return result;
}

// The zeros above the highest bit.
static ulong wide_clz(struct wide m) { return clz(m.high == 0 ? m.low : m.high) + (m.high == 0 ? 64 : 0); }

// The high word after a shift to the left by at most 127.
static ulong wide_shift_left_sticky(struct wide m, ulong by) {
  ulong high = by >= 64 ? m.low : m.high, low = by >= 64 ? 0 : m.low;
  by &= 63;
  return high << by | low >> 1 >> (63 - by) | min(low << by, LOST);
}

// a * b + c: the exact product with its highest bit at 125 or 124, and c's at 125.
ulong EXPORT(fma)(ulong a, ulong b, ulong c) {
  ulong sign_p = a ^ b, size_a = a & SIZE, size_b = b & SIZE, size_c = c & SIZE;
  ulong x = max(size_a, size_b), y = min(size_a, size_b);
  bool infinite_p = x >= INFINITE, infinite_c = size_c >= INFINITE;
  long ep, ec = (long)max(size_c >> 52, 1ul);
  struct wide p = product(x, y, &ep), other = {significand(size_c) << 9, 0};
  // Infinity is above all numbers; its exponent gives infinity again.
  ep = y == 0 ? 0 : infinite_p ? 4000 : ep + 2;
  ec = infinite_c ? 4000 : ec;
  bool swap = ep < ec;
  ulong exponent = (ulong)max(ep, ec);
  struct wide large = {swap ? other.high : p.high, swap ? 0 : p.low};
  struct wide small = {swap ? p.high : other.high, swap ? p.low : 0};
  small = wide_shift_right_sticky(small, min(exponent - (ulong)min(ep, ec), 127ul));
  // The low word of the large number ends in zeros, so that adding 1 carries nothing.
  ulong differ = (ulong)((long)(sign_p ^ c) >> 63), low_x = large.low - differ;
  ulong low = low_x + (small.low ^ differ);
  ulong high = large.high + (small.high ^ differ) + (low < low_x);
  ulong negative = (ulong)((long)high >> 63);
  low = (low ^ negative) - negative;
  high = (high ^ negative) - (low == 0 ? negative : 0);
  // As in the sum of two numbers.
  struct wide sum = {high, low};
  ulong shift = min(wide_clz(sum) - 1, exponent), m = wide_shift_left_sticky(sum, shift);
  ulong result = round_off(m, 10) + ((exponent - shift) << 52);
  result = min(result, INFINITE) | (((swap ? c : sign_p) ^ negative) & SIGN);
  result = m == 0 ? sign_p & c & SIGN : result;
  bool undefined = max(x, size_c) > INFINITE || (infinite_p && (y == 0 || (infinite_c && differ != 0)));
  return undefined ? NOT_A_NUMBER : result;
}

ulong EXPORT(negate)(ulong a) { return a ^ SIGN; }
ulong EXPORT(fabs)(ulong a) { return a & SIZE; }
ulong EXPORT(copysign)(ulong a, ulong b) { return (a & SIZE) | (b & SIGN); }

// ---- Comparisons, classes ----------------------------------------------------------------------------

// Integers in the order of the numbers; both zeros are 0.
static long ordinal(ulong a) { return a >> 63 != 0 ? -(long)(a & SIZE) : (long)a; }

bool EXPORT(ordered)(ulong a, ulong b) { return max(a & SIZE, b & SIZE) <= INFINITE; }
bool EXPORT(equal)(ulong a, ulong b) { return EXPORT(ordered)(a, b) && (ordinal(a) == ordinal(b)); }
bool EXPORT(different)(ulong a, ulong b) { return EXPORT(ordered)(a, b) && (ordinal(a) != ordinal(b)); }
bool EXPORT(less)(ulong a, ulong b) { return EXPORT(ordered)(a, b) && (ordinal(a) < ordinal(b)); }
bool EXPORT(less_equal)(ulong a, ulong b) { return EXPORT(ordered)(a, b) && (ordinal(a) <= ordinal(b)); }
bool EXPORT(isnan)(ulong a) { return (a & SIZE) > INFINITE; }
bool EXPORT(isinf)(ulong a) { return (a & SIZE) == INFINITE; }
bool EXPORT(isfinite)(ulong a) { return (a & SIZE) < INFINITE; }
bool EXPORT(isnormal)(ulong a) { return (a & SIZE) < INFINITE && (a & SIZE) >= IMPLICIT; }
bool EXPORT(signbit)(ulong a) { return a >> 63 != 0; }

static ulong quiet(ulong a) { return EXPORT(isnan)(a) ? a | QUIET : a; }

ulong EXPORT(fmin)(ulong a, ulong b) {
  ulong least = ordinal(b) < ordinal(a) ? b : a;
  least = EXPORT(isnan)(b) ? a : least;
  return quiet(EXPORT(isnan)(a) ? b : least);
}
ulong EXPORT(fmax)(ulong a, ulong b) {
  ulong largest = ordinal(b) > ordinal(a) ? b : a;
  largest = EXPORT(isnan)(b) ? a : largest;
  return quiet(EXPORT(isnan)(a) ? b : largest);
}

// ---- Conversions -------------------------------------------------------------------------------------

ulong EXPORT(from_u64)(ulong n) {
  int zeros = (int)clz(n);
  ulong m = n << (zeros & 63);
  ulong result = round_off(m >> 1 | (m & 1), 10) + ((ulong)(BIAS + 62 - zeros) << 52);
  return n == 0 ? 0 : result;
}
ulong EXPORT(from_s64)(long n) {
  ulong sign = (ulong)n & SIGN;
  return EXPORT(from_u64)(n < 0 ? -(ulong)n : (ulong)n) | sign;
}
// Rounded other than to nearest: without the bits that a double lacks, and one step away from zero if `away`.
static ulong directed(ulong n, bool away) {
  ulong kept = n & ~(0x7fful >> min((int)clz(n), 11));
  return EXPORT(from_u64)(kept) + (away && kept != n ? 1 : 0);
}
static ulong directed_signed(long n, enum mode mode) {
  return directed(n < 0 ? -(ulong)n : (ulong)n, goes_away(mode, n < 0)) | ((ulong)n & SIGN);
}
ulong EXPORT(from_u64_rtz)(ulong n) { return directed(n, false); }
ulong EXPORT(from_u64_rtp)(ulong n) { return directed(n, true); }
ulong EXPORT(from_u64_rtn)(ulong n) { return directed(n, false); }
ulong EXPORT(from_s64_rtz)(long n) { return directed_signed(n, RTZ); }
ulong EXPORT(from_s64_rtp)(long n) { return directed_signed(n, RTP); }
ulong EXPORT(from_s64_rtn)(long n) { return directed_signed(n, RTN); }
// Exact.
ulong EXPORT(from_u32)(uint n) {
  int zeros = (int)clz(n);
  ulong m = (ulong)n << (zeros + 21 & 63); // bit 52
  return n == 0 ? 0 : ((ulong)(BIAS + 30 - zeros) << 52) + m;
}
ulong EXPORT(from_s32)(int n) {
  return EXPORT(from_u32)(n < 0 ? -(uint)n : (uint)n) | (n < 0 ? SIGN : 0);
}

// Rounds towards zero. A number beyond the integer type becomes the nearest integer, and NaN 0.
ulong EXPORT(to_u64)(ulong a) {
  int power = (int)((a & SIZE) >> 52) - BIAS;
  ulong m = (a & FRACTION) | IMPLICIT;
  ulong result = power >= 52 ? m << (power - 52 & 63) : m >> (52 - power & 63);
  result = power < 0 ? 0 : power > 63 ? ~0ul : result;
  return a > INFINITE ? 0 : result; // negative, too
}
long EXPORT(to_s64)(ulong a) {
  ulong size = EXPORT(to_u64)(a & SIZE);
  bool negative = a >> 63 != 0;
  long result = (long)min(size, SIZE + (negative ? 1ul : 0ul));
  return negative ? (long)-(ulong)result : result;
}

uint EXPORT(to_u32)(ulong a) { return (uint)min(EXPORT(to_u64)(a), (ulong)UINT_MAX); }
ushort EXPORT(to_u16)(ulong a) { return (ushort)min(EXPORT(to_u64)(a), (ulong)USHRT_MAX); }
uchar EXPORT(to_u8)(ulong a) { return (uchar)min(EXPORT(to_u64)(a), (ulong)UCHAR_MAX); }
int EXPORT(to_s32)(ulong a) { return (int)clamp(EXPORT(to_s64)(a), (long)INT_MIN, (long)INT_MAX); }
short EXPORT(to_s16)(ulong a) { return (short)clamp(EXPORT(to_s64)(a), (long)SHRT_MIN, (long)SHRT_MAX); }
char EXPORT(to_s8)(ulong a) { return (char)clamp(EXPORT(to_s64)(a), (long)SCHAR_MIN, (long)SCHAR_MAX); }

// Converts to another format with `bits` of fraction and its bias.
static ulong narrow(ulong a, int bits, int bias, enum mode mode) {
  ulong sign = a >> 63 << (bits == 23 ? 31 : 15), size = a & SIZE, most = (ulong)(2 * bias + 1) << bits;
  int exponent = (int)(size >> 52) - BIAS + bias;
  ulong m = significand(size);
  m = shift_right_sticky(m << 10, max(1 - exponent, 0)); // bit 62
  ulong away = goes_away(mode, sign != 0) ? (1ul << (62 - bits)) - 1 : 0;
  ulong result = mode == RTE ? round_off(m, 62 - bits) : (m + away) >> (62 - bits);
  result += (ulong)(max(exponent, 1) - 1) << bits;
  // A number that is too large becomes infinity, or the largest number.
  bool infinite = mode == RTE || size == INFINITE || goes_away(mode, sign != 0);
  ulong special = most | 1ul << (bits - 1) | (size & FRACTION) >> (52 - bits);
  result = size > INFINITE ? special : min(result, most - (infinite ? 0 : 1));
  return sign | result;
}
static ulong widen(uint sign, uint size, int bits, int bias) {
  int exponent = (int)(size >> bits), zeros = (int)clz(size);
  // Numbers below the normal ones become normal.
  ulong small = ((ulong)(BIAS - bias + 31 - bits - zeros) << 52) + ((ulong)size << (zeros + 21 & 63));
  ulong more = (ulong)(BIAS - bias) << 52, result = ((ulong)size << (52 - bits)) + more;
  // The exponent of infinities, too, is this much larger.
  result += exponent == 2 * bias + 1 ? more : 0;
  result = exponent == 0 ? (size == 0 ? 0 : small) : quiet(result);
  return (ulong)sign << 63 | result;
}
#define NARROW(suffix, mode)                                                                \
  uint EXPORT(to_f32##suffix)(ulong a) { return (uint)narrow(a, 23, 127, mode); }           \
  ushort EXPORT(to_f16##suffix)(ulong a) { return (ushort)narrow(a, 10, 15, mode); }
NARROW(, RTE)
NARROW(_rtz, RTZ)
NARROW(_rtp, RTP)
NARROW(_rtn, RTN)
#undef NARROW
ulong EXPORT(from_f32)(uint a) { return widen(a >> 31, a & 0x7fffffff, 23, 127); }
ulong EXPORT(from_f16)(ushort a) { return widen((uint)a >> 15, (uint)a & 0x7fff, 10, 15); }

// ---- Integers among the numbers ----------------------------------------------------------------------

// The bits of a below the binary point if it has an integer part, else all of a's size.
static ulong below_point(ulong a) {
  int power = (int)((a & SIZE) >> 52) - BIAS;
  return power < 0 ? SIZE : power >= 52 ? 0 : FRACTION >> power;
}

ulong EXPORT(trunc)(ulong a) { return quiet(a & ~below_point(a)); }
// One step away from zero, if bits were cut off and the sign is the given one.
static ulong outward(ulong a, ulong sign) {
  ulong rest = below_point(a);
  bool small = (a & SIZE) < ONE, moves = (a & rest) != 0 && (a & SIGN) == sign;
  ulong whole = a & ~rest;
  return quiet(moves ? (small ? sign | ONE : whole + rest + 1) : whole);
}
ulong EXPORT(floor)(ulong a) { return outward(a, SIGN); }
ulong EXPORT(ceil)(ulong a) { return outward(a, 0); }
// Rounds to the nearest integer; halves to the even one, or away from zero.
static ulong nearest(ulong a, bool even) {
  ulong size = a & SIZE, rest = below_point(a), unit = rest + 1;
  ulong add = even ? (rest >> 1) + ((size & unit) != 0 ? 1 : 0) : (rest >> 1) + 1;
  ulong large = (size + add) & ~rest;
  ulong one = even ? size > ONE - IMPLICIT : size >= ONE - IMPLICIT; // against a half
  // From 1 up to 2 the unit is the implicit bit, which is the exponent's lowest bit.
  ulong result = size < ONE ? (one ? ONE : 0) : rest == 0 ? size : large;
  return quiet((a & SIGN) | result);
}
ulong EXPORT(rint)(ulong a) { return nearest(a, true); }
ulong EXPORT(round)(ulong a) { return nearest(a, false); }

// ---- Exponents ---------------------------------------------------------------------------------------

ulong EXPORT(ldexp)(ulong a, int n) {
  ulong size = a & SIZE;
  int exponent;
  ulong m = unpack(size, &exponent);
  ulong result = pack(a & SIGN, exponent + clamp(n, -2200, 2200), m);
  return size == 0 || size >= INFINITE ? quiet(a) : result;
}
// The fraction in [0.5, 1), and its power of two.
ulong EXPORT(frexp)(ulong a) {
  ulong size = a & SIZE;
  int exponent;
  ulong m = unpack(size, &exponent);
  ulong result = pack(a & SIGN, BIAS - 1, m);
  return size == 0 || size >= INFINITE ? quiet(a) : result;
}
int EXPORT(frexp_exponent)(ulong a) {
  ulong size = a & SIZE;
  int exponent;
  unpack(size, &exponent);
  return size == 0 || size >= INFINITE ? 0 : exponent - BIAS + 1;
}
int EXPORT(ilogb)(ulong a) {
  ulong size = a & SIZE;
  int exponent;
  unpack(size, &exponent);
  // OpenCL's FP_ILOGB0 and FP_ILOGBNAN.
  return size == 0 ? INT_MIN : size > INFINITE ? INT_MAX : size == INFINITE ? INT_MAX : exponent - BIAS;
}
ulong EXPORT(logb)(ulong a) {
  ulong size = a & SIZE, result = EXPORT(from_s32)(EXPORT(ilogb)(a));
  result = size == 0 ? SIGN | INFINITE : result;
  return size >= INFINITE ? quiet(size) : result;
}
ulong EXPORT(nextafter)(ulong a, ulong b) {
  bool up = ordinal(b) > ordinal(a), away = up == (a >> 63 == 0);
  ulong result = (a & SIZE) == 0 ? (up ? 1ul : SIGN | 1) : away ? a + 1 : a - 1;
  result = ordinal(a) == ordinal(b) ? b : result;
  result = EXPORT(isnan)(b) ? b | QUIET : result;
  return EXPORT(isnan)(a) ? a | QUIET : result;
}
ulong EXPORT(fdim)(ulong a, ulong b) {
  ulong result = ordinal(a) > ordinal(b) ? EXPORT(subtract)(a, b) : 0;
  return EXPORT(ordered)(a, b) ? result : NOT_A_NUMBER;
}

// ---- Remainders --------------------------------------------------------------------------------------

// Divides the sizes of finite numbers, b not zero: returns the remainder, and the quotient's last bits.
static ulong divide_exactly(ulong a, ulong b, ulong *quotient) {
  int ea, eb;
  ulong r = unpack(a, &ea) >> 11, m = unpack(b, &eb) >> 11;
  int left = ea - eb;
  ulong q = r >= m;
  r -= r >= m ? m : 0;
  for (; left > 0; left -= 11) {
    int step = min(left, 11);
    ulong digit = (r << step) / m;
    r = (r << step) - digit * m;
    q = q << step | digit;
  }
  bool whole = a >= b;
  *quotient = whole ? q : 0;
  int zeros = (int)clz(r);
  ulong result = r == 0 ? 0 : pack(0, eb + 11 - zeros, r << (zeros & 63));
  return whole ? result : a;
}

static bool has_remainder(ulong a, ulong b) {
  return (a & SIZE) < INFINITE && (b & SIZE) <= INFINITE && (b & SIZE) != 0;
}

ulong EXPORT(fmod)(ulong a, ulong b) {
  ulong quotient, size_b = b & SIZE;
  if (!has_remainder(a, b)) return NOT_A_NUMBER;
  if (size_b == INFINITE || (a & SIZE) == 0) return a;
  return (a & SIGN) | divide_exactly(a & SIZE, size_b, &quotient);
}

// The remainder with the divisor's sign.
ulong EXPORT(modulo)(ulong a, ulong b) {
  ulong rest = EXPORT(fmod)(a, b);
  bool turns = ((rest ^ b) & SIGN) != 0 && (rest & SIZE) != 0;
  return turns ? EXPORT(add)(rest, b) : rest;
}

// The remainder of a quotient that is rounded to nearest.
static ulong remainder_of(ulong a, ulong b, ulong *quotient) {
  ulong size_b = b & SIZE;
  *quotient = 0;
  if (!has_remainder(a, b)) return NOT_A_NUMBER;
  if (size_b == INFINITE || (a & SIZE) == 0) return a;
  ulong r = divide_exactly(a & SIZE, size_b, quotient);
  // Exact if the rest is at least half of b.
  ulong other = EXPORT(subtract)(size_b, r);
  bool up = r > other || (r == other && (*quotient & 1) != 0);
  *quotient += up;
  return (a & SIGN) ^ (up ? other | SIGN : r);
}
ulong EXPORT(remainder)(ulong a, ulong b) {
  ulong quotient;
  return remainder_of(a, b, &quotient);
}
int EXPORT(remquo_quotient)(ulong a, ulong b) {
  ulong quotient;
  remainder_of(a, b, &quotient);
  int bits = (int)(quotient & 0x7f);
  return ((a ^ b) & SIGN) != 0 ? -bits : bits;
}

ulong EXPORT(nan)(ulong payload) { return NOT_A_NUMBER | (payload & (QUIET - 1)); }
