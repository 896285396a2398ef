// 6- and 4-bit floating point: every code to other types and back, and floats on codes, midway between two,
// and beside, against a search among all numbers of the format; on host and device.
#include <hip/hip_fp4.h>
#include <hip/hip_fp6.h>
#include <hip/hip_runtime.h>

#include <cmath>
#include <vector>

static long checked = 0, wrong = 0;

struct Format {
  const char* name;
  int exponent_bits, fraction_bits, bias;
  int sign() const { return 1 << (exponent_bits + fraction_bits); }
  double value(int code) const {
    const int exponent = (code & (sign() - 1)) >> fraction_bits, fraction = code & ((1 << fraction_bits) - 1);
    const double x = exponent ? std::ldexp(fraction + (1 << fraction_bits), exponent - bias - fraction_bits)
                              : std::ldexp(fraction, 1 - bias - fraction_bits);
    return code & sign() ? -x : x;
  }
  // The nearest number's code; of two equally near, the even one.
  int code(double x) const {
    if (!(std::fabs(x) < value(sign() - 1))) return (sign() - 1) | (x < 0 ? sign() : 0);
    int best = 0;
    for (int c = 1; c < sign(); ++c) {
      const double least = std::fabs(std::fabs(x) - value(best)), distance = std::fabs(std::fabs(x) - value(c));
      if (distance < least || (distance == least && c % 2 == 0)) best = c;
    }
    return best | (std::signbit(x) ? sign() : 0);
  }
};
static const Format formats[] = {{"e2m3", 2, 3, 1}, {"e3m2", 3, 2, 3}, {"e2m1", 2, 1, 1}};

struct Input {
  float x;
  double d;
};
struct Codes {
  unsigned char of_float, of_double, of_half, of_bfloat16, built;
  unsigned two;
  unsigned four;
};

template <class One, class Two, class Four, class Kind, class ToFloat, class ToDouble, class ToHalf, class ToBfloat16>
__host__ __device__ Codes convert(const Input& in, Kind kind, ToFloat f, ToDouble d, ToHalf h, ToBfloat16 b) {
  Codes r;
  const __half half = __float2half(in.x);
  const __hip_bfloat16 bfloat16 = __float2bfloat16(in.x);
  r.of_float = f(in.x, kind, hipRoundNearest);
  r.of_double = d(in.d, kind, hipRoundNearest);
  r.of_half = h(half, kind, hipRoundNearest);
  r.of_bfloat16 = b(bfloat16, kind, hipRoundNearest);
  r.built = One(in.d).__x;
  r.two = Two(make_float2(in.x, -in.x)).__x;
  r.four = Four(make_double4(in.d, 1, -1, in.d)).__x;
  return r;
}

#define CALLS(fp)                                                                                    \
  [](float x, auto kind, hipRoundMode m) { return __hip_cvt_float_to_##fp(x, kind, m); },            \
      [](double x, auto kind, hipRoundMode m) { return __hip_cvt_double_to_##fp(x, kind, m); },      \
      [](__half_raw x, auto kind, hipRoundMode m) { return __hip_cvt_halfraw_to_##fp(x, kind, m); }, \
      [](__hip_bfloat16_raw x, auto kind, hipRoundMode m) { return __hip_cvt_bfloat16raw_to_##fp(x, kind, m); }
__host__ __device__ static Codes codes(int format, const Input& in) {
  if (format == 0) return convert<__hip_fp6_e2m3, __hip_fp6x2_e2m3, __hip_fp6x4_e2m3>(in, __HIP_E2M3, CALLS(fp6));
  if (format == 1) return convert<__hip_fp6_e3m2, __hip_fp6x2_e3m2, __hip_fp6x4_e3m2>(in, __HIP_E3M2, CALLS(fp6));
  return convert<__hip_fp4_e2m1, __hip_fp4x2_e2m1, __hip_fp4x4_e2m1>(in, __HIP_E2M1, CALLS(fp4));
}
__global__ void make_codes(int format, const Input* in, Codes* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = codes(format, in[i]);
}

struct Values {
  float one, second, fourth, half, high_half, bfloat16, high_bfloat16, second_double, fourth_double;
};
template <class One, class Two, class Four>
__host__ __device__ Values values(int code, int step) {
  One x;
  x.__x = (unsigned char)code;
  Two p;
  p.__x = decltype(p.__x)(1 | code << step);
  Four v;
  v.__x = decltype(v.__x)(1 | (unsigned)code << 3 * step);
  const __half_raw half = x;
  const __half2_raw halves = p;
  const __hip_bfloat16_raw bfloat16 = x;
  const __hip_bfloat162_raw bfloats = p;
  const double2 doubles = p;
  const double4 four_doubles = v;
  const float2 two = p;
  const float4 four = v;
  return {x,
          two.y,
          four.w,
          __half2float(half),
          __high2float(halves),
          __bfloat162float(bfloat16),
          __high2float(bfloats),
          (float)doubles.y,
          (float)four_doubles.w};
}
__host__ __device__ static Values values(int format, int code) {
  if (format == 0) return values<__hip_fp6_e2m3, __hip_fp6x2_e2m3, __hip_fp6x4_e2m3>(code, 8);
  if (format == 1) return values<__hip_fp6_e3m2, __hip_fp6x2_e3m2, __hip_fp6x4_e3m2>(code, 8);
  return values<__hip_fp4_e2m1, __hip_fp4x2_e2m1, __hip_fp4x4_e2m1>(code, 4);
}
__global__ void make_values(int format, Values* out) { out[threadIdx.x] = values(format, threadIdx.x); }

static void expect(const char* name, const char* what, double x, double got, double want) {
  ++checked;
  if ((got != want || std::signbit(got) != std::signbit(want)) && ++wrong <= 40)
    printf("%s %s of %a: %g, not %g\n", name, what, x, got, want);
}

static Input input(const Format& f, int i) {
  const int code = i % f.sign();
  const double low = f.value(code), high = code + 1 < f.sign() ? f.value(code + 1) : 2 * low;
  double x = i & 64 ? (low + high) / 2 : low;
  if (i & 128) x = -x;
  const double to = i & 256 ? INFINITY : -INFINITY;
  if (i >= 2040) x = i & 1 ? to : i & 2 ? NAN : 1e30;
  return i & 512 ? Input{std::nextafterf((float)x, (float)to), std::nextafter(x, to)} : Input{(float)x, x};
}

int main() {
  const int n = 2048;
  Input* in;
  Codes* out;
  Values* all;
  if (hipMallocManaged((void**)&in, n * sizeof *in) || hipMallocManaged((void**)&out, n * sizeof *out) ||
      hipMallocManaged((void**)&all, 64 * sizeof *all))
    return 2;
  for (int k = 0; k < 3; ++k) {
    const Format& f = formats[k];
    const int step = k == 2 ? 4 : 8;
    for (int i = 0; i < n; ++i) in[i] = input(f, i);
    make_codes<<<n / 256, 256>>>(k, in, out);
    make_values<<<1, 2 * f.sign()>>>(k, all);
    if (hipDeviceSynchronize()) return 2;
    for (int i = 0; i < n; ++i)
      for (const Codes& r : {out[i], codes(k, in[i])}) {
        const double x = in[i].x, d = in[i].d;
        const int code = f.code(x), negative = f.code(-x), of_double = f.code(d), one = f.code(1);
        expect(f.name, "float", x, r.of_float, code);
        expect(f.name, "double", d, r.of_double, of_double);
        expect(f.name, "half", x, r.of_half, f.code(__half2float(__float2half(in[i].x))));
        expect(f.name, "bfloat16", x, r.of_bfloat16, f.code(__bfloat162float(__float2bfloat16(in[i].x))));
        expect(f.name, "constructor", d, r.built, of_double);
        expect(f.name, "two", x, r.two, code | negative << step);
        expect(f.name, "four", d, r.four,
               (unsigned)of_double | one << step | f.code(-1) << 2 * step | (unsigned)of_double << 3 * step);
      }
    for (int code = 0; code < 2 * f.sign(); ++code)
      for (const Values& r : {all[code], values(k, code)})
        for (float got : {r.one, r.second, r.fourth, r.half, r.high_half, r.bfloat16, r.high_bfloat16, r.second_double,
                          r.fourth_double})
          expect(f.name, "value", code, got, f.value(code));
  }
  printf("%ld checked, %ld wrong\n", checked, wrong);
  if (!wrong) printf("done\n");
  return wrong != 0;
}
