// Inline PTX of floating-point numbers of at most 16 bits, of conversions, and of integers, compared with models on the
// host. A NaN may have any bits.
#include <climits>
#include <cmath>
#include <cstdio>
#include <cstring>

// A format: bits of its exponent and fraction. `limited`: greater numbers become the greatest, and there is no
// infinity.
struct Format {
  int exponent, fraction;
  bool limited;
};
constexpr Format kHalf = {5, 10, false}, kBfloat = {8, 7, false}, kTf32 = {8, 10, false};
constexpr Format kE4m3 = {4, 3, true}, kE5m2 = {5, 2, true};

// Rounds to nearest, ties to even ('n') or away from zero ('a'), or toward zero ('z').
static double rounded(double value, Format f, char mode = 'n') {
  if (std::isnan(value) || value == 0) return value;
  const int bias = (1 << (f.exponent - 1)) - 1;
  const double top = f.exponent == 4 ? 448 : std::ldexp(2 - std::ldexp(1, -f.fraction), bias);
  int exponent;
  std::frexp(value, &exponent);
  const int unit = std::max(exponent - 1, 1 - bias) - f.fraction;
  const double scaled = std::ldexp(value, -unit);
  const double whole = std::isinf(value) ? value
                       : mode == 'z'     ? std::trunc(scaled)
                       : mode == 'a'     ? std::round(scaled)
                                         : std::nearbyint(scaled);
  const double result = std::ldexp(whole, unit);
  if (std::fabs(result) <= top) return result;
  return std::copysign(f.limited || (mode == 'z' && !std::isinf(value)) ? top : INFINITY, value);
}
static unsigned encoded(double value, Format f) {
  const int bias = (1 << (f.exponent - 1)) - 1, bits = f.exponent + f.fraction;
  const unsigned sign = std::signbit(value) ? 1u << bits : 0;
  if (std::isnan(value)) return ~0u;
  if (std::isinf(value)) return sign | ((1u << f.exponent) - 1) << f.fraction;
  if (value == 0) return sign;
  int exponent;
  std::frexp(value, &exponent);
  const int stored = std::max(exponent - 1 + bias, 0);
  const unsigned fraction =
      static_cast<unsigned>(std::ldexp(std::fabs(value), f.fraction - std::max(exponent - 1, 1 - bias)));
  return sign |
         (stored ? static_cast<unsigned>(stored) << f.fraction | (fraction & ((1u << f.fraction) - 1)) : fraction);
}
static double decoded(unsigned code, Format f) {
  const int bias = (1 << (f.exponent - 1)) - 1, bits = f.exponent + f.fraction;
  const int exponent = static_cast<int>(code >> f.fraction & ((1u << f.exponent) - 1));
  const unsigned fraction = code & ((1u << f.fraction) - 1), all = (1u << bits) - 1;
  if (f.exponent == 4 ? (code & all) == all : exponent == (1 << f.exponent) - 1)
    return fraction || f.exponent == 4 ? NAN : code >> bits & 1 ? -INFINITY : INFINITY;
  const double size =
      std::ldexp(fraction + (exponent ? 1u << f.fraction : 0), std::max(exponent, 1) - bias - f.fraction);
  return code >> bits & 1 ? -size : size;
}

struct Inputs {
  float a, b, c;
  int s, t, u;
  unsigned short x, y, z;  // a, b, c as halves
  unsigned short p, q, r;  // as bfloats
};

constexpr int kMost = 128;
// The host's values of formats, or whole words.
struct Wanted {
  double value;
  Format format;
  int kind;  // 0: a word; 1: an element in the lower half; 2: in the upper half; 3: a float
};
static Wanted want[kMost];

#if defined(__CUDA_ARCH__)
__device__ unsigned word(unsigned short value) { return value; }
__device__ unsigned word(unsigned value) { return value; }
__device__ unsigned word(float value) { return __float_as_uint(value); }
#define OUT(T, ...)     \
  {                     \
    T r;                \
    asm(__VA_ARGS__);   \
    out[n++] = word(r); \
  }
#else
#define OUT(...) ++n;
#endif

// One value, or a pair of two values, of a format; a word; a float.
#if defined(__CUDA_ARCH__)
#define EXPECT(...)
#else
#define EXPECT(...) want[n] = __VA_ARGS__;
#endif
#define SHORT(format, value, ...) EXPECT({value, format, 1}) OUT(unsigned short, __VA_ARGS__)
#define WORD(value, ...) \
  EXPECT({static_cast<double>(static_cast<unsigned>(value)), kHalf, 0}) OUT(unsigned, __VA_ARGS__)
#define FLOAT(value, ...) EXPECT({value, kHalf, 3}) OUT(float, __VA_ARGS__)
#define PAIR(format, upper, lower, ...) \
  EXPECT({upper, format, 2}) OUT(unsigned, __VA_ARGS__) EXPECT({lower, format, 1}) OUT(unsigned, __VA_ARGS__)
#define HALVES3 "h"(i.x), "h"(i.y), "h"(i.z)
#define BFLOATS3 "h"(i.p), "h"(i.q), "h"(i.r)
#define BOTH(x, y) "r"(static_cast<unsigned>(x) << 16 | y)

__host__ __device__ double of(unsigned short code, bool is_half) {
#if defined(__CUDA_ARCH__)
  return 0;
#else
  return decoded(code, is_half ? kHalf : kBfloat);
#endif
}
static double least(double a, double b) {
  return std::isnan(a) ? b : std::isnan(b) ? a : a < b || (a == b && std::signbit(a)) ? a : b;
}
static double most(double a, double b) {
  return std::isnan(a) ? b : std::isnan(b) ? a : a > b || (a == b && !std::signbit(a)) ? a : b;
}
static double or_nan(double a, double b, double value) { return std::isnan(a) || std::isnan(b) ? NAN : value; }
static double signs(double a, double b, double value) {
  return std::isnan(value) ? value : std::signbit(a) != std::signbit(b) ? -value : value;
}
static double positive(double a) { return std::isnan(a) || a > 0 ? a : 0; }
static double limited(double a) { return a > 0 ? std::fmin(a, 1) : 0; }
// A sum of three numbers, rounded once: the exact result is a sum of two numbers.
static double fused(double a, double b, double c, Format f) {
  const double product = a * b, sum = product + c;
  if (!std::isfinite(sum)) return rounded(sum, f);
  const double other = sum - product, rest = (product - (sum - other)) + (c - other);
  const double near = rounded(sum, f), half = rounded(std::nextafter(sum, rest > 0 ? INFINITY : -INFINITY), f);
  return rest == 0 ? near : half;
}
static int clamp(long long value, long long low, long long high) {
  return static_cast<int>(value < low ? low : value > high ? high : value);
}
static unsigned as_bits(float value) {
  unsigned bits;
  memcpy(&bits, &value, 4);
  return bits;
}
static float as_float(unsigned bits) {
  float value;
  memcpy(&value, &bits, 4);
  return value;
}
static int from_float(double value, double low, double high) {
  return std::isnan(value) ? 0 : static_cast<int>(std::fmin(std::fmax(value, low), high));
}

__host__ __device__ int cases(const Inputs& i, unsigned* out) {
  int n = 0;
  const double x = of(i.x, true), y = of(i.y, true), z = of(i.z, true), p = of(i.p, false), q = of(i.q, false),
               w = of(i.r, false);
  // 0: halves, and pairs of them.
  SHORT(kHalf, rounded(limited(x + y), kHalf), "add.sat.f16 %0, %1, %2;" : "=h"(r) : HALVES3)
  SHORT(kHalf, rounded(limited(x * y), kHalf), "mul.rn.sat.f16 %0, %1, %2;" : "=h"(r) : HALVES3)
  SHORT(kHalf, positive(fused(x, y, z, kHalf)), "fma.rn.relu.f16 %0, %1, %2, %3;" : "=h"(r) : HALVES3)
  SHORT(kHalf, least(x, y), "min.f16 %0, %1, %2;" : "=h"(r) : HALVES3)
  SHORT(kHalf, or_nan(x, y, most(x, y)), "max.NaN.f16 %0, %1, %2;" : "=h"(r) : HALVES3)
  SHORT(kHalf, signs(x, y, least(std::fabs(x), std::fabs(y))), "min.xorsign.abs.f16 %0, %1, %2;" : "=h"(r) : HALVES3)
  SHORT(kHalf, std::fabs(x), "abs.f16 %0, %1;" : "=h"(r) : HALVES3)
  PAIR(kHalf, fused(x, y, z, kHalf), fused(y, z, x, kHalf), "fma.rn.f16x2 %0, %1, %2, %3;" : "=r"(r) : BOTH(i.x, i.y),
       BOTH(i.y, i.z), BOTH(i.z, i.x))
  PAIR(kHalf, most(x, y), most(y, z), "max.f16x2 %0, %1, %2;" : "=r"(r) : BOTH(i.x, i.y), BOTH(i.y, i.z))
  PAIR(kHalf, -x, -y, "neg.f16x2 %0, %1;" : "=r"(r) : BOTH(i.x, i.y))
  // 13: bfloats.
  SHORT(kBfloat, fused(p, q, w, kBfloat), "fma.rn.bf16 %0, %1, %2, %3;" : "=h"(r) : BFLOATS3)
  SHORT(kBfloat, rounded(p + q, kBfloat), "add.rn.bf16 %0, %1, %2;" : "=h"(r) : BFLOATS3)
  SHORT(kBfloat, rounded(p - q, kBfloat), "sub.bf16 %0, %1, %2;" : "=h"(r) : BFLOATS3)
  SHORT(kBfloat, rounded(p * q, kBfloat), "mul.bf16 %0, %1, %2;" : "=h"(r) : BFLOATS3)
  SHORT(kBfloat, or_nan(p, q, least(p, q)), "min.NaN.bf16 %0, %1, %2;" : "=h"(r) : BFLOATS3)
  SHORT(kBfloat, or_nan(p, q, signs(p, q, most(std::fabs(p), std::fabs(q)))),
        "max.NaN.xorsign.abs.bf16 %0, %1, %2;" : "=h"(r) : BFLOATS3)
  SHORT(kBfloat, std::fabs(p), "abs.bf16 %0, %1;" : "=h"(r) : BFLOATS3)
  PAIR(kBfloat, positive(fused(p, q, w, kBfloat)), positive(fused(q, w, p, kBfloat)),
       "fma.rn.relu.bf16x2 %0, %1, %2, %3;" : "=r"(r) : BOTH(i.p, i.q), BOTH(i.q, i.r), BOTH(i.r, i.p))
  PAIR(kBfloat, least(p, q), least(q, w), "min.bf16x2 %0, %1, %2;" : "=r"(r) : BOTH(i.p, i.q), BOTH(i.q, i.r))
  // 24: floats with NaN.
  FLOAT(or_nan(i.a, i.b, least(i.a, i.b)), "min.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(i.a), "f"(i.b))
  FLOAT(signs(i.a, i.b, most(std::fabs(i.a), std::fabs(i.b))), "max.xorsign.abs.f32 %0, %1, %2;" : "=f"(r) : "f"(i.a),
        "f"(i.b))
  // 26: conversions of short floats.
  SHORT(kHalf, rounded(i.a, kHalf, 'z'), "cvt.rz.f16.f32 %0, %1;" : "=h"(r) : "f"(i.a))
  SHORT(kHalf, positive(rounded(i.a, kHalf)), "cvt.rn.relu.f16.f32 %0, %1;" : "=h"(r) : "f"(i.a))
  SHORT(kHalf, rounded(i.s, kHalf), "cvt.rn.f16.s32 %0, %1;" : "=h"(r) : "r"(i.s))
  SHORT(kHalf, std::floor(x), "cvt.rmi.f16.f16 %0, %1;" : "=h"(r) : HALVES3)
  SHORT(kBfloat, rounded(i.a, kBfloat), "cvt.rn.bf16.f32 %0, %1;" : "=h"(r) : "f"(i.a))
  SHORT(kBfloat, rounded(i.a, kBfloat, 'z'), "cvt.rz.bf16.f32 %0, %1;" : "=h"(r) : "f"(i.a))
  FLOAT(p, "cvt.f32.bf16 %0, %1;" : "=f"(r) : BFLOATS3)
  PAIR(kBfloat, rounded(i.a, kBfloat), rounded(i.b, kBfloat), "cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(i.a),
       "f"(i.b))
  PAIR(kBfloat, positive(rounded(i.a, kBfloat, 'z')), positive(rounded(i.b, kBfloat, 'z')),
       "cvt.rz.relu.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(i.a), "f"(i.b))
  PAIR(kHalf, rounded(i.a, kHalf, 'z'), rounded(i.b, kHalf, 'z'), "cvt.rz.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(i.a),
       "f"(i.b))
  FLOAT(rounded(i.a, kTf32, 'a'), "cvt.rna.tf32.f32 %0, %1;" : "=f"(r) : "f"(i.a))
  SHORT(kE4m3, rounded(i.b, kE4m3),
        "cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2; and.b16 %0, %0, 0xff;" : "=h"(r) : "f"(i.a), "f"(i.b))
  SHORT(kE5m2, rounded(i.a, kE5m2), "cvt.rn.satfinite.e5m2x2.f32 %0, %1, %2; shr.u16 %0, %0, 8;" : "=h"(r) : "f"(i.a),
        "f"(i.b))
  SHORT(kE4m3, rounded(x, kE4m3), "cvt.rn.satfinite.e4m3x2.f16x2 %0, %1; shr.u16 %0, %0, 8;" : "=h"(r) : BOTH(i.x, i.y))
  PAIR(kHalf, decoded(i.x >> 8, kE4m3), decoded(i.x & 255, kE4m3), "cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(r) : HALVES3)
  PAIR(kHalf, decoded(i.x >> 8, kE5m2), decoded(i.x & 255, kE5m2), "cvt.rn.f16x2.e5m2x2 %0, %1;" : "=r"(r) : HALVES3)
  // 47: conversions to integers.
  WORD(from_float(std::trunc(i.a), 0, 255), "cvt.rzi.u8.f32 %0, %1;" : "=r"(r) : "f"(i.a))
  WORD(from_float(std::nearbyint(i.a), -32768, 32767),
       "cvt.rni.s16.f32 %0, %1; cvt.s32.s16 %0, %0;" : "=r"(r) : "f"(i.a))
  WORD(from_float(std::ceil(x), INT_MIN, INT_MAX), "cvt.rpi.s32.f16 %0, %1;" : "=r"(r) : HALVES3)
  WORD(clamp(i.s, -32768, 32767) << 16 | (clamp(i.t, -32768, 32767) & 0xffff),
       "cvt.pack.sat.s16.s32 %0, %1, %2;" : "=r"(r) : "r"(i.s), "r"(i.t))
  WORD(static_cast<unsigned>(i.u) << 16 | clamp(i.s, 0, 255) << 8 | clamp(i.t, 0, 255),
       "cvt.pack.sat.u8.s32.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(i.s), "r"(i.t), "r"(i.u))
  // 52: integers.
  WORD(clamp(static_cast<long long>(i.s) + i.t, INT_MIN, INT_MAX), "add.sat.s32 %0, %1, %2;" : "=r"(r) : "r"(i.s),
       "r"(i.t))
  WORD(clamp(static_cast<long long>(i.s) - i.t, INT_MIN, INT_MAX), "sub.sat.s32 %0, %1, %2;" : "=r"(r) : "r"(i.s),
       "r"(i.t))
  WORD(clamp((static_cast<long long>(i.s) * i.t >> 32) + i.u, INT_MIN, INT_MAX),
       "mad.hi.sat.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(i.s), "r"(i.t), "r"(i.u))
  WORD(static_cast<long long>(i.s << 8 >> 8) * (i.t << 8 >> 8) >> 16, "mul24.hi.s32 %0, %1, %2;" : "=r"(r) : "r"(i.s),
       "r"(i.t))
  WORD((static_cast<unsigned long long>(i.s & 0xffffff) * (i.t & 0xffffff) >> 16) + i.u,
       "mad24.hi.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(i.s), "r"(i.t), "r"(i.u))
  WORD(i.u + static_cast<short>(i.s) * static_cast<signed char>(i.t >> 16) + (i.s >> 16) * (i.t >> 24),
       "dp2a.hi.s32.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(i.s), "r"(i.t), "r"(i.u))
  WORD(i.u + (i.s & 0xffff) * (i.t & 255) + (static_cast<unsigned>(i.s) >> 16) * (i.t >> 8 & 255),
       "dp2a.lo.u32.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(i.s), "r"(i.t), "r"(i.u))
  WORD((i.t & 31) ? static_cast<int>(static_cast<unsigned>(i.s) << (32 - (i.t & 31))) >> (32 - (i.t & 31)) : 0,
       "szext.wrap.s32 %0, %1, %2;" : "=r"(r) : "r"(i.s), "r"(i.t))
  WORD(i.s, "szext.clamp.u32 %0, %1, 40;" : "=r"(r) : "r"(i.s))
  WORD(0xffu << (i.s & 31), "bmsk.wrap.b32 %0, %1, 8;" : "=r"(r) : "r"(i.s))
  WORD(0xfffffff0u, "bmsk.clamp.b32 %0, 4, 77;" : "=r"(r) : "r"(i.s))
  WORD((i.s & (i.s - 1)) ? __builtin_ctz(i.s & (i.s - 1)) : ~0, "fns.b32 %0, %1, 0, 2;" : "=r"(r) : "r"(i.s))
  WORD(i.s < i.t ? ~0u : 0u, "set.lt.u32.s32 %0, %1, %2;" : "=r"(r) : "r"(i.s), "r"(i.t))
  FLOAT(i.a > i.b ? 1 : 0, "set.gt.f32.f32 %0, %1, %2;" : "=f"(r) : "f"(i.a), "f"(i.b))
  WORD(i.u >= 0 ? i.s : i.t, "slct.b32.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(i.s), "r"(i.t), "r"(i.u))
  WORD(std::isfinite(i.a), "{ .reg .pred p; testp.finite.f32 p, %1; selp.u32 %0, 1, 0, p; }" : "=r"(r) : "f"(i.a))
  WORD(std::isnan(i.a), "{ .reg .pred p; testp.notanumber.f32 p, %1; selp.u32 %0, 1, 0, p; }" : "=r"(r) : "f"(i.a))
  return n;
}

__global__ void run(const Inputs* inputs, unsigned* out, int count) {
  if (threadIdx.x < count) cases(inputs[threadIdx.x], out + threadIdx.x * kMost);
}

// Operations of all threads: sums in memory, elections, matches, barriers that count, clusters of one block.
__global__ void shared_cases(unsigned* out) {
  const unsigned lane = threadIdx.x;
  unsigned r, s;
  asm volatile("red.global.add.noftz.f16x2 [%0], %1;" ::"l"(out), "r"(0x3c004000u) : "memory");  // 1, 2
  asm volatile("atom.global.add.noftz.bf16x2 %0, [%1], %2;" : "=r"(r) : "l"(out + 1), "r"(0x3f804000u) : "memory");
  asm volatile("red.add.noftz.f16 [%0], %1;" ::"l"(reinterpret_cast<char*>(out + 2) + 2),
               "h"(static_cast<unsigned short>(0x3c00))
               : "memory");
  // The lanes of the mask alone execute it (PTX ISA, "elect.sync").
  if (lane >= 4) {
    asm volatile("{ .reg .pred p; elect.sync %0|p, 0xfffffff0; selp.u32 %1, 1, 0, p; }" : "=r"(r), "=r"(s));
    out[8 + lane] = r * 2 + s;
  }
  asm volatile("{ .reg .pred p; match.all.sync.b32 %0|p, %2, 0xffffffff; selp.u32 %1, 1, 0, p; }"
               : "=r"(r), "=r"(s)
               : "r"(lane & 64));
  out[40 + lane] = r + s;
  asm volatile("{ .reg .pred p; setp.lt.u32 p, %1, 5; barrier.cta.red.popc.aligned.u32 %0, 0, p; }"
               : "=r"(r)
               : "r"(lane));
  out[72 + lane] = r;
  asm volatile("{ .reg .pred p; setp.lt.u32 p, %1, 32; bar.red.and.pred p, 0, p; selp.u32 %0, 3, 4, p; }"
               : "=r"(r)
               : "r"(lane));
  out[104 + lane] = r;
  asm volatile(
      "barrier.cluster.arrive.release.aligned; barrier.cluster.wait.acquire.aligned; mov.u32 %0, %%cluster_nctaid.x;"
      : "=r"(r));
  out[136 + lane] = r;
}

// Every third thread ends before the others go on.
__global__ void ending(unsigned* out) {
  asm volatile("{ .reg .pred p; setp.eq.u32 p, %0, 1; @p exit; }" ::"r"(threadIdx.x % 3));
  out[threadIdx.x] = threadIdx.x + 1;
}

static int checked = 0, wrong = 0;
static void check(int thread, int index, unsigned got, const Wanted& wanted) {
  ++checked;
  bool right;
  if (wanted.kind == 0) {
    right = got == static_cast<unsigned>(wanted.value);
  } else if (wanted.kind == 3) {
    right = std::isnan(wanted.value) ? std::isnan(as_float(got)) : got == as_bits(static_cast<float>(wanted.value));
  } else {
    const int bits = 1 + wanted.format.exponent + wanted.format.fraction;
    const unsigned element = (wanted.kind == 2 ? got >> 16 : got) & ((1u << bits) - 1);
    right = std::isnan(wanted.value) ? std::isnan(decoded(element, wanted.format))
                                     : element == encoded(wanted.value, wanted.format);
  }
  if (!right && ++wrong < 30) printf("case %d of thread %d: %#x instead of %g\n", index, thread, got, wanted.value);
}

int main() {
  const float values[] = {0.0f,     -0.0f,     1.0f,      -1.5f,      NAN,        INFINITY, -INFINITY, 65504.0f,
                          65520.0f, 1e-7f,     -3e-8f,    448.0f,     470.0f,     -500.0f,  0.1f,      2.5f,
                          3.5f,     -3.3f,     1e30f,     3e38f,      0x1p-126f,  0.0117f,  57344.0f,  61500.0f,
                          257.0f,   0x1.01p0f, 0x1.03p0f, 0x1.001p0f, 0x1.003p0f, -7.25f,   33.0f,     1e-40f};
  constexpr int kCount = sizeof values / sizeof *values;
  constexpr int kThreads = 3 * kCount;
  Inputs* inputs;
  unsigned *got, *common;
  cudaMallocManaged(&inputs, kThreads * sizeof *inputs);
  cudaMallocManaged(&got, kThreads * kMost * sizeof *got);
  cudaMallocManaged(&common, 232 * sizeof *common);
  memset(common, 0, 232 * sizeof *common);
  unsigned state = 99;
  const auto next = [&] { return state = state * 1664525u + 1013904223u; };
  for (int k = 0; k < kThreads; ++k) {
    Inputs& i = inputs[k];
    i.a = values[k % kCount], i.b = values[k * 7 / kCount * 5 % kCount], i.c = values[(k * 11 + 3) % kCount];
    i.s = static_cast<int>(next()) >> k % 30, i.t = static_cast<int>(next()) >> k % 29, i.u = static_cast<int>(next());
    if (k % 3 == 1) i.b = static_cast<int>(next()) * 0x1p-27f, i.c = static_cast<int>(next()) * 0x1p-29f;
    if (k % 3 == 2) i.a = static_cast<int>(next()) * 0x1p-22f;
    const float all[] = {i.a, i.b, i.c};
    unsigned short* const shorts[] = {&i.x, &i.y, &i.z, &i.p, &i.q, &i.r};
    for (int j = 0; j < 6; ++j) {
      const Format f = j < 3 ? kHalf : kBfloat;
      const unsigned code = encoded(rounded(all[j % 3], f), f);
      *shorts[j] = code == ~0u ? (j < 3 ? 0x7e00 : 0x7fc0) : static_cast<unsigned short>(code);
    }
  }
  run<<<1, 128>>>(inputs, got, kThreads);
  shared_cases<<<1, 32>>>(common);
  ending<<<1, 64>>>(common + 168);
  if (cudaDeviceSynchronize() != cudaSuccess) return 1;
  for (int k = 0; k < kThreads; ++k) {
    const int n = cases(inputs[k], nullptr);
    if (n > kMost) return 2;
    for (int j = 0; j < n; ++j) check(k, j, got[k * kMost + j], want[j]);
  }
  const auto word = [&](int index, unsigned value) {
    check(-1, index, common[index], {static_cast<double>(value), kHalf, 0});
  };
  word(0, 0x50005400);  // 32, 64
  word(1, 0x42004280), word(2, 0x5000u << 16);
  for (int lane = 0; lane < 32; ++lane) {
    if (lane >= 4) word(8 + lane, 8 + (lane == 4));
    word(40 + lane, 0);  // all lanes, and the predicate
    word(72 + lane, 5), word(104 + lane, 3), word(136 + lane, 1);
  }
  for (unsigned k = 0; k < 64; ++k) word(168 + k, k % 3 == 1 ? 0 : k + 1);
  printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
