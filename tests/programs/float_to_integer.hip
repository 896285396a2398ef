// Floating point that an integer can't hold: device code saturates. From float and double to 8 and 16 bits, it
// saturates at 32, and the lower bits remain; from half, at the integer's own width. NaN gives 0 in HIP. In CUDA it
// gives the highest bit alone if the integer or the source has 64 bits. Constants that the compiler knows give the same
// results as run-time values.
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

#include <cmath>
#include <string>

#include "support.h"

typedef __int128 wide;
typedef unsigned __int128 uwide;

// ---- The reference: no conversion of a value that doesn't fit -------------------------------------------

// `source`: the bits of the converted number. Types that nvcc lacks have 0 for NaN.
static wide of_nan(int bits, int source, bool is_signed) {
#if defined(__CUDACC__)
  if ((bits == 64 || source == 64) && (bits == 32 || bits == 64)) return (wide)(is_signed ? -1 : 1) << (bits - 1);
#endif
  return 0;
}
static wide saturated(double x, int bits, bool is_signed, int source) {
  const wide high = bits == 128 ? (wide)(~(uwide)0 >> 1) : ((wide)1 << (is_signed ? bits - 1 : bits)) - 1;
  const wide low = is_signed ? -high - 1 : 0;
  if (x != x) return of_nan(bits, source, is_signed);
  if (x >= std::ldexp(1.0, is_signed ? bits - 1 : bits)) return high;
  if (x <= (is_signed ? -std::ldexp(1.0, bits - 1) : 0)) return low;
  return (wide)x;
}
// `least`: the bits of the narrowest result of the device's instruction.
template <class T>
static T expected(double x, int least, int source) {
  const int bits = 8 * sizeof(T) < (size_t)least ? least : 8 * sizeof(T);
  return (T)saturated(x, bits, T(-1) < T(0), source);
}
template <>
uwide expected(double x, int, int) {
  if (!(x > 0)) return 0;
  return x >= 0x1p128 ? ~(uwide)0 : (uwide)x;
}

// ---- Conversions at run time ------------------------------------------------------------------------------

struct Results {
  signed char c;
  unsigned char uc;
  short s;
  unsigned short us;
  int i;
  unsigned u;
  long l;
  unsigned long ul;
  long long ll;
  unsigned long long ull;
  bool b;
};
template <class F>
__device__ void convert(F x, Results& r) {
  r.c = (signed char)x, r.uc = (unsigned char)x, r.s = (short)x, r.us = (unsigned short)x;
  r.i = (int)x, r.u = (unsigned)x, r.l = (long)x, r.ul = (unsigned long)x;
  r.ll = (long long)x, r.ull = (unsigned long long)x;
  r.b = (bool)x;
}

typedef float floats __attribute__((ext_vector_type(4)));
typedef double doubles __attribute__((ext_vector_type(4)));
typedef int ints __attribute__((ext_vector_type(4)));
typedef unsigned uints __attribute__((ext_vector_type(4)));
typedef short shorts __attribute__((ext_vector_type(4)));
typedef unsigned char bytes __attribute__((ext_vector_type(4)));

struct All {
  Results of_float, of_double, of_float16, of_half;
  long rounded[8];
  unsigned long functions[24];
  long of_bfloat16[2];
  int from_float4[4], direct[4];
  unsigned from_double4[4];
  short to_short4[4];
  unsigned char to_uchar4[4];
  wide to_int128[2];
  uwide to_uint128[2];
  long long to_bits[4];
  int sum;
};

__global__ void conversions(const double* in, All* out, int lanes) {
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  const double d = in[t];
  const float x = (float)d;
  All r = {};
  convert(x, r.of_float);
  convert(d, r.of_double);
  convert((_Float16)x, r.of_float16);
  convert(__float2half(x), r.of_half);
  r.rounded[0] = lrintf(x), r.rounded[1] = lroundf(x), r.rounded[2] = llrint(d), r.rounded[3] = llround(d);
  r.rounded[4] = __float2int_rz(x), r.rounded[5] = __double2uint_rz(d);
  r.rounded[6] = __half2ushort_rz(__float2half(x)), r.rounded[7] = __builtin_lrintf(x);
  unsigned long* next = r.functions;
#define FUNCTIONS(mode)                                                        \
  *next++ = __float2ll_##mode(x), *next++ = __float2ull_##mode(x);             \
  *next++ = __double2ll_##mode(d), *next++ = __double2ull_##mode(d);           \
  *next++ = __double2int_##mode(d), *next++ = __double2uint_##mode(d);
  FUNCTIONS(rn) FUNCTIONS(rz) FUNCTIONS(ru) FUNCTIONS(rd)
#undef FUNCTIONS
  r.of_bfloat16[0] = __bfloat162ll_rn(__float2bfloat16(x)), r.of_bfloat16[1] = __half2ull_rz(__float2half(x));
  const ints of_floats = __builtin_convertvector((floats){x, -x, 1.5f, x}, ints);
  const uints of_doubles = __builtin_convertvector((doubles){d, -d, d, 2.5}, uints);
  const shorts narrow = __builtin_convertvector((floats){x, -x, 7.5f, x}, shorts);
  const bytes narrowest = __builtin_convertvector((floats){x, -x, 9.5f, x}, bytes);
  const float4 four = make_float4(x, -x, 1.5f, x);
  const int4 direct = make_int4(four.x, four.y, four.z, four.w);
  r.direct[0] = direct.x, r.direct[1] = direct.y, r.direct[2] = direct.z, r.direct[3] = direct.w;
  for (int i = 0; i < 4; ++i) {
    r.from_float4[i] = of_floats[i], r.from_double4[i] = of_doubles[i];
    r.to_short4[i] = narrow[i], r.to_uchar4[i] = narrowest[i];
  }
  r.to_int128[0] = (wide)x, r.to_int128[1] = (wide)d;
  r.to_uint128[0] = (uwide)x, r.to_uint128[1] = (uwide)d;
  r.to_bits[0] = (_BitInt(40))x, r.to_bits[1] = (long long)(unsigned _BitInt(40))d;
  r.to_bits[2] = (_BitInt(24))x, r.to_bits[3] = (long long)(unsigned _BitInt(48))x;
  int sum = 0;  // the loop is vectorised
  for (int i = 0; i < lanes; ++i) sum ^= (int)(float)in[i];
  r.sum = sum;
  out[t] = r;
}

// ---- Conversions of constants -------------------------------------------------------------------------------

#define CONSTANTS(V)                                                                                           \
  V(3e10f) V(-3e10f) V(-1.5f) V(300.0f) V(-129.0f) V(70000.0f) V(4294967296.0f) V(1e30f) V(-1e30f) V(2.75f)    \
  V(3e10) V(-2147483649.0) V(4294967295.5) V(9.3e18) V(1.9e19) V(-1e300) V(2147483647.5) V(__builtin_nanf("")) \
  V(__builtin_nan("")) V(__builtin_huge_valf()) V(-__builtin_huge_val())

__global__ void constants(Results* out) {
#define STORE(x) convert(x, *out++);
  CONSTANTS(STORE)
#undef STORE
}

// ---- ---------------------------------------------------------------------------------------------------------

static long checked = 0, wrong = 0;
template <class T>
static void expect(const char* what, double x, T got, T wanted) {
  ++checked;
  if (got != wanted && ++wrong <= 20) printf("%s of %a: %lld, not %lld\n", what, x, (long long)got, (long long)wanted);
}

static void check(const char* from, double x, const Results& r, int least, int source) {
  const auto one = [&](auto got, const char* to) {
    expect((std::string(from) + " to " + to).c_str(), x, got, expected<decltype(got)>(x, least, source));
  };
  one(r.c, "char"), one(r.uc, "unsigned char"), one(r.s, "short"), one(r.us, "unsigned short");
  one(r.i, "int"), one(r.u, "unsigned"), one(r.l, "long"), one(r.ul, "unsigned long");
  one(r.ll, "long long"), one(r.ull, "unsigned long long");
  expect("bool", x, r.b, x != 0);
}

static void check(double d, const All& r) {
  const double x = (float)d, h = __half2float(__float2half((float)d));
  check("float", x, r.of_float, 32, 32);
  check("double", d, r.of_double, 32, 64);
  check("_Float16", h, r.of_float16, 8, 16);
  check("__half", h, r.of_half, 8, 16);
  expect("lrintf", x, r.rounded[0], expected<long>(std::rint(x), 64, 32));
  expect("lroundf", x, r.rounded[1], expected<long>(std::round(x), 64, 32));
  expect("llrint", d, r.rounded[2], expected<long>(std::rint(d), 64, 64));
  expect("llround", d, r.rounded[3], expected<long>(std::round(d), 64, 64));
  expect("__float2int_rz", x, r.rounded[4], (long)expected<int>(x, 32, 32));
  expect("__double2uint_rz", d, r.rounded[5], (long)expected<unsigned>(d, 32, 64));
  expect("__half2ushort_rz", h, r.rounded[6], (long)expected<unsigned short>(h, 16, 16));
  expect("__builtin_lrintf", x, r.rounded[7], expected<long>(std::rint(x), 64, 32));
  double (*const modes[])(double) = {std::rint, std::trunc, std::ceil, std::floor};
  for (int i = 0; i < 4; ++i) {
    const unsigned long* got = r.functions + 6 * i;
    const double of_float = modes[i](x), of_double = modes[i](d);
    expect("__float2ll", x, got[0], (unsigned long)expected<long>(of_float, 64, 32));
    expect("__float2ull", x, got[1], expected<unsigned long>(of_float, 64, 32));
    expect("__double2ll", d, got[2], (unsigned long)expected<long>(of_double, 64, 64));
    expect("__double2ull", d, got[3], expected<unsigned long>(of_double, 64, 64));
    expect("__double2int", d, got[4], (unsigned long)expected<int>(of_double, 32, 64));
    expect("__double2uint", d, got[5], (unsigned long)expected<unsigned>(of_double, 32, 64));
  }
  const double b16 = __bfloat162float(__float2bfloat16((float)d));
  expect("__bfloat162ll_rn", b16, r.of_bfloat16[0], expected<long>(std::rint(b16), 64, 16));
  expect("__half2ull_rz", h, r.of_bfloat16[1], (long)expected<unsigned long>(h, 64, 16));
  expect("__half2ull_rz on the host", h, (unsigned long)__half2ull_rz(__float2half((float)d)),
         expected<unsigned long>(h, 64, 16));
  expect("__half2int_rz on the host", h, __half2int_rz(__float2half((float)d)), expected<int>(h, 32, 16));
  const double f[] = {x, -x, 1.5, x}, g[] = {d, -d, d, 2.5}, s[] = {x, -x, 7.5, x}, b[] = {x, -x, 9.5, x};
  for (int i = 0; i < 4; ++i) {
    expect("float4 to int4", f[i], r.from_float4[i], expected<int>(f[i], 32, 32));
    expect("make_int4", f[i], r.direct[i], expected<int>(f[i], 32, 32));
    expect("double4 to uint4", g[i], r.from_double4[i], expected<unsigned>(g[i], 32, 64));
    expect("float4 to short4", s[i], r.to_short4[i], expected<short>(s[i], 32, 32));
    expect("float4 to uchar4", b[i], r.to_uchar4[i], expected<unsigned char>(b[i], 32, 32));
  }
  const double numbers[] = {x, d};
  for (int i = 0; i < 2; ++i) {
    expect("__int128", numbers[i], r.to_int128[i], saturated(numbers[i], 128, true, 64));
    expect("unsigned __int128", numbers[i], r.to_uint128[i], expected<uwide>(numbers[i], 0, 64));
  }
  expect("_BitInt(40)", x, r.to_bits[0], (long long)saturated(x, 40, true, 32));
  expect("unsigned _BitInt(40)", d, r.to_bits[1], (long long)saturated(d, 40, false, 64));
  const unsigned low = (unsigned)saturated(x, 32, true, 32) << 8;
  expect("_BitInt(24)", x, r.to_bits[2], (long long)((int)low >> 8));
  expect("unsigned _BitInt(48)", x, r.to_bits[3], (long long)saturated(x, 48, false, 32));
}

int main() {
  std::vector<double> in = {0.0, -0.0, 0.5, -0.5, -1.5, 1e300, -1e300, NAN, -NAN, INFINITY, -INFINITY, 5e-324, 65504, 65520};
  for (int power = 0; power < 130; ++power)
    for (double sign : {1.0, -1.0})
      for (double near : {-1.0, -0.5, 0.0, 0.5, 1.0}) {
        const double x = std::ldexp(sign, power);
        in.push_back(x + near);
        in.push_back(std::nextafterf((float)x, near < 0 ? -INFINITY : INFINITY));
        in.push_back(std::nextafter(x, near < 0 ? -INFINITY : INFINITY));
      }
  const int constants_count = 0
#define COUNT(x) +1
      CONSTANTS(COUNT);
#undef COUNT
  while (in.size() % 64) in.push_back(-3e10);
  const int n = in.size();
  DeviceArray<double> device_in(in);
  DeviceArray<All> device_out(n);
  DeviceArray<Results> device_constants(constants_count);
  conversions<<<n / 64, 64>>>(device_in, device_out, n);
  constants<<<1, 1>>>(device_constants);
  const auto out = device_out.host();
  int sum = 0;
  for (double x : in) sum ^= expected<int>((float)x, 32, 32);
  for (int i = 0; i < n; ++i) {
    check(in[i], out[i]);
    expect("the loop's sum", in[i], out[i].sum, sum);
  }
  const auto of_constants = device_constants.host();
  int k = 0;
#define CHECK_CONSTANT(x) check("constant", x, of_constants[k++], 32, 8 * sizeof(x));
  CONSTANTS(CHECK_CONSTANT)
  return verdict(checked, wrong);
}
