// 8-bit floating point: every code of every format to other types and back. Also floats, doubles, halves and bfloat16s
// to codes: on codes, midway between two, and beside. The reference searches a table of all numbers of a format. Host
// and device must agree with it bit by bit, but for the sign of NaN, which NVIDIA's instructions leave out.
#include <hip/hip_fp8.h>
#include <hip/hip_runtime.h>

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <vector>

static long checked = 0, wrong = 0;

struct Format {
  __hip_fp8_interpretation_t kind;
  const char* name;
  int exponent_bits, bias;
  bool fnuz;
};
static const Format formats[] = {{__HIP_E4M3, "e4m3", 4, 7, false},
                                 {__HIP_E5M2, "e5m2", 5, 15, false},
                                 {__HIP_E4M3_FNUZ, "e4m3_fnuz", 4, 8, true},
                                 {__HIP_E5M2_FNUZ, "e5m2_fnuz", 5, 16, true}};

// ---- The reference -----------------------------------------------------------------------------------

static double value(const Format& f, int code) {
  const int fraction_bits = 7 - f.exponent_bits, fraction = code & ((1 << fraction_bits) - 1);
  const int exponent = (code & 0x7f) >> fraction_bits, sign = code & 0x80 ? -1 : 1;
  if (f.fnuz && code == 0x80) return NAN;  // without a sign
  if (!f.fnuz && f.exponent_bits == 4 && (code & 0x7f) == 0x7f) return std::copysign(NAN, sign);
  if (!f.fnuz && f.exponent_bits == 5 && exponent == 31) return fraction ? std::copysign(NAN, sign) : sign * INFINITY;
  const double digits = exponent ? fraction + (1 << fraction_bits) : fraction;
  return sign * std::ldexp(digits, (exponent ? exponent : 1) - f.bias - fraction_bits);
}

// The codes from 0 up to the greatest number's, and the place of the next number.
static int greatest(const Format& f) { return f.fnuz ? 0x7f : f.exponent_bits == 4 ? 0x7e : 0x7b; }
static double beyond(const Format& f) {
  const int top = greatest(f);
  return value(f, top) + (value(f, top) - value(f, top - 1));
}

// Among the finite numbers and `beyond`, the nearest, or the even one of two. Infinity never saturates, as in ROCm.
static int code_of(const Format& f, double x, bool saturate) {
  const int sign = std::signbit(x) ? 0x80 : 0, top = greatest(f);
  const int none = f.fnuz ? 0x80 : sign | 0x7f;
  if (x != x) return none;
  const double magnitude = std::fabs(x);
  int low = 0, high = top + 1;
  const auto number = [&](int code) { return code > top ? beyond(f) : value(f, code); };
  while (high - low > 1) {
    const int middle = (low + high) / 2;
    (number(middle) <= magnitude ? low : high) = middle;
  }
  const double to_low = magnitude - number(low), to_high = number(high) - magnitude;
  int code = to_low < to_high || (to_low == to_high && low % 2 == 0) ? low : high;
  if (code > top) {
    if (!saturate || std::isinf(x)) return f.fnuz ? 0x80 : f.exponent_bits == 4 ? sign | 0x7f : sign | 0x7c;
    code = top;
  }
  return code == 0 && f.fnuz ? 0 : sign | code;
}

// ---- The comparison --------------------------------------------------------------------------------------

struct Input {
  float x;
  double d;
  unsigned short half, bfloat16;
};

// [format][saturated or not]
struct Codes {
  unsigned char of_float[4][2], of_double[4][2], of_half[4][2], of_bfloat16[4][2];
};

__host__ __device__ static Codes codes(const Input& in) {
  Codes r;
  __half_raw half;
  half.x = in.half;
  __hip_bfloat16_raw bfloat16;
  bfloat16.x = in.bfloat16;
  for (int k = 0; k < 4; ++k)
    for (int s = 0; s < 2; ++s) {
      const auto kind = (__hip_fp8_interpretation_t)k;
      const auto saturation = (__hip_saturation_t)s;
      r.of_float[k][s] = __hip_cvt_float_to_fp8(in.x, saturation, kind);
      r.of_double[k][s] = __hip_cvt_double_to_fp8(in.d, saturation, kind);
      r.of_half[k][s] = __hip_cvt_halfraw_to_fp8(half, saturation, kind);
      r.of_bfloat16[k][s] = __hip_cvt_bfloat16raw_to_fp8(bfloat16, saturation, kind);
    }
  return r;
}

__global__ void make_codes(const Input* in, Codes* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = codes(in[i]);
}

struct Values {
  float as_float, second, fourth;
  double as_double;
  unsigned short half, bfloat16, half2[2];
  int as_int;
  signed char as_char;
  unsigned char as_uchar, back, pair[2], four[4];
  bool truth, same;
};

// Converts a code's value in every way, and back; in pairs and fours with the code above it.
template <class T, class T2, class T4>
__host__ __device__ Values values(int code) {
  Values r;
  const int next = (code + 1) & 0xff;
  T x;
  x.__x = (__hip_fp8_storage_t)code;
  T2 p;
  p.__x = (__hip_fp8x2_storage_t)(next | code << 8);
  T4 v;
  v.__x = (__hip_fp8x4_storage_t)(next | code << 8 | next << 16) | (unsigned)code << 24;
  r.as_float = x;
  r.as_double = x;
  r.half = __half_as_ushort(x);
  r.bfloat16 = __bfloat16_as_ushort(x);
  r.as_int = (int)x;
  r.as_char = (signed char)x;
  r.as_uchar = static_cast<unsigned char>(x);
  r.truth = x;
  r.same = x == x && !(x != x) && x <= x && !(x < x);
  const float2 two = p;
  const float4 four = v;
  const __half2 halves = p;
  r.second = two.y;
  r.fourth = four.w;
  r.half2[0] = __half_as_ushort(halves.x);
  r.half2[1] = __half_as_ushort(halves.y);
  r.back = T(r.as_float).__x;
  const auto pair = T2(two).__x;
  r.pair[0] = pair & 0xff;
  r.pair[1] = pair >> 8;
  const auto fours = T4(four).__x;
  for (int k = 0; k < 4; ++k) r.four[k] = fours >> 8 * k & 0xff;
  return r;
}
__host__ __device__ static Values values(int k, int code) {
  switch (k) {
    case 0: return values<__hip_fp8_e4m3, __hip_fp8x2_e4m3, __hip_fp8x4_e4m3>(code);
    case 1: return values<__hip_fp8_e5m2, __hip_fp8x2_e5m2, __hip_fp8x4_e5m2>(code);
    case 2: return values<__hip_fp8_e4m3_fnuz, __hip_fp8x2_e4m3_fnuz, __hip_fp8x4_e4m3_fnuz>(code);
    default: return values<__hip_fp8_e5m2_fnuz, __hip_fp8x2_e5m2_fnuz, __hip_fp8x4_e5m2_fnuz>(code);
  }
}
__global__ void make_values(int k, Values* out) { out[threadIdx.x] = values(k, threadIdx.x); }

// ---- Comparisons ---------------------------------------------------------------------------------------

static void expect(bool right, const Format& f, const char* what, double x, int got) {
  ++checked;
  if (!right && ++wrong <= 40) printf("%s %s of %a is %02x\n", f.name, what, x, got);
}

static bool same(double a, double b) { return a == b ? std::signbit(a) == std::signbit(b) : a != a && b != b; }

template <class T>
static T clamped(double x) {
  const double low = std::numeric_limits<T>::min(), high = std::numeric_limits<T>::max();
  return x != x ? 0 : (T)(x < low ? low : x > high ? high : x);
}

static double half_value(unsigned short bits) { return __half2float(__ushort_as_half(bits)); }
static double bfloat16_value(unsigned short bits) { return __bfloat162float(__ushort_as_bfloat16(bits)); }

static void check_values(int k, const Values* device) {
  const Format& f = formats[k];
  for (int code = 0; code < 256; ++code)
    for (const Values& r : {device[code], values(k, code)}) {
      const double x = value(f, code), y = value(f, (code + 1) & 0xff);
      expect(same(r.as_float, x), f, "float", x, code);
      expect(same(r.as_double, x), f, "double", x, code);
      expect(same(half_value(r.half), x), f, "half", x, code);
      expect(same(bfloat16_value(r.bfloat16), x), f, "bfloat16", x, code);
      expect(same(r.second, x) && same(r.fourth, x), f, "upper ones", x, code);
      expect(same(half_value(r.half2[0]), y) && same(half_value(r.half2[1]), x), f, "half2", x, code);
      expect(r.as_int == clamped<int>(x), f, "int", x, r.as_int);
      expect(r.as_char == clamped<signed char>(x), f, "char", x, r.as_char);
      expect(r.as_uchar == clamped<unsigned char>(x), f, "uchar", x, r.as_uchar);
      expect(r.truth == (x != 0) && r.same == (x == x), f, "comparison", x, code);
      expect(r.back == code_of(f, x, true), f, "code", x, r.back);
      expect(r.pair[0] == code_of(f, y, true) && r.pair[1] == r.back, f, "pair", x, r.pair[1]);
      expect(r.four[0] == r.pair[0] && r.four[1] == r.back && r.four[2] == r.pair[0] && r.four[3] == r.back,
             f, "four", x, r.four[3]);
    }
}

static bool alike(const Format& f, int code, int want) {
  return code == want || (std::isnan(value(f, code)) && std::isnan(value(f, want)));
}

static void check_codes(const Input& in, const Codes& r) {
  for (int k = 0; k < 4; ++k)
    for (int s = 0; s < 2; ++s) {
      const Format& f = formats[k];
      expect(alike(f, r.of_float[k][s], code_of(f, in.x, s)), f, "code of float", in.x, r.of_float[k][s]);
      expect(alike(f, r.of_double[k][s], code_of(f, in.d, s)), f, "code of double", in.d, r.of_double[k][s]);
      const double half = half_value(in.half), bfloat16 = bfloat16_value(in.bfloat16);
      expect(alike(f, r.of_half[k][s], code_of(f, half, s)), f, "code of half", half, r.of_half[k][s]);
      expect(alike(f, r.of_bfloat16[k][s], code_of(f, bfloat16, s)), f, "code of bfloat16", bfloat16,
             r.of_bfloat16[k][s]);
    }
}

static unsigned random_bits() {
  static uint64_t state = 88172645463325252ull;
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (unsigned)(state >> 32);
}

static Input input(int i) {
  const Format& f = formats[i & 3];
  const int code = i >> 2 & 0x7f;
  const double low = value(f, code), high = code < greatest(f) ? value(f, code + 1) : beyond(f);
  double x = i & 512 ? (low + high) / 2 : low;
  if (i & 1024) x = -x;
  const double to = i & 2048 ? INFINITY : -INFINITY;
  Input r = {(float)x, x, (unsigned short)i, (unsigned short)i};
  if (i % 2048 == 0) r.x = (float)to, r.d = to;
  if (i % 2048 == 1) r.d = i & 2048 ? 1e300 : -1e300;
  if (i & 4096) r.x = std::nextafterf(r.x, (float)to), r.d = std::nextafter(x, to);
  if (i & 8192) {
    const unsigned any = random_bits();
    memcpy(&r.x, &any, 4);
    r.d = std::ldexp((random_bits() * 0x1p-31 - 1), (int)(any % 60) - 30);
  }
  return r;
}

int main() {
  const int n = 65536;
  Input* in;
  Codes* out;
  Values* all;
  if (hipMallocManaged((void**)&in, n * sizeof *in) || hipMallocManaged((void**)&out, n * sizeof *out) ||
      hipMallocManaged((void**)&all, 4 * 256 * sizeof *all))
    return 2;
  for (int i = 0; i < n; ++i) in[i] = input(i);
  make_codes<<<n / 256, 256>>>(in, out);
  for (int k = 0; k < 4; ++k) make_values<<<1, 256>>>(k, all + 256 * k);
  if (hipDeviceSynchronize()) return 2;
  for (int i = 0; i < n; ++i) {
    check_codes(in[i], out[i]);
    check_codes(in[i], codes(in[i]));
  }
  for (int k = 0; k < 4; ++k) check_values(k, all + 256 * k);
  printf("%ld checked, %ld wrong\n", checked, wrong);
  if (!wrong) printf("done\n");
  return wrong != 0;
}
