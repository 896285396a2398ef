// Integer intrinsics, bit casts, conversions and arithmetic with a rounding mode, against host references.
#include <hip/hip_runtime.h>
#ifdef IN_WARPS
// A kernel with a warp operation is compiled for 32 lanes at once: this tests the functions in that form.
#define WARPS \
  if (__activemask() == 0) return;
#else
#define WARPS
#endif
#include <cfenv>
#include <limits>
#include <vector>

typedef unsigned int u32;
typedef unsigned long long u64;

// One row of results for one pair of inputs.
struct Integers {
  int mulhi, mul24, hadd, rhadd, clz, clzll, popc, popcll, ffs, ffsll;
  u32 umulhi, umul24, uhadd, urhadd, brev, perm, sad, usad, fl, flc, fr, frc, ext, ins;
  long long mul64hi;
  u64 umul64hi, brevll, ext64, ins64;
  int least, greatest, absolute;
  u32 uleast, ugreatest;
  long long mixed_least;
  double mixed_greatest;
};

__global__ void integers(const int* x, const int* y, Integers* out, int n) {
  WARPS
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int a = x[i], b = y[i];
  long long A = (long long)a << 32 | (u32)b, B = (long long)b << 32 | (u32)a;
  Integers& r = out[i];
  r.mulhi = __mulhi(a, b);
  r.umulhi = __umulhi(a, b);
  r.mul64hi = __mul64hi(A, B);
  r.umul64hi = __umul64hi(A, B);
  r.mul24 = __mul24(a & 0x7fffff, b & 0x7fffff);
  r.umul24 = __umul24(a & 0xffffff, b & 0xffffff);
  r.hadd = __hadd(a, b);
  r.rhadd = __rhadd(a, b);
  r.uhadd = __uhadd(a, b);
  r.urhadd = __urhadd(a, b);
  r.clz = __clz(a);
  r.clzll = __clzll(A);
  r.popc = __popc(a);
  r.popcll = __popcll(A);
  r.ffs = __ffs(a);
  r.ffsll = __ffsll(A);
  r.brev = __brev(a);
  r.brevll = __brevll(A);
  r.perm = __byte_perm(a, b, a ^ b);
  r.sad = __sad(a, b, 7);
  r.usad = __usad(a, b, 7);
  r.fl = __funnelshift_l(a, b, b & 63);
  r.flc = __funnelshift_lc(a, b, b & 63);
  r.fr = __funnelshift_r(a, b, b & 63);
  r.frc = __funnelshift_rc(a, b, b & 63);
  r.ext = __bitextract_u32(a, 5, 9);
  r.ins = __bitinsert_u32(a, b, 5, 9);
  r.ext64 = __bitextract_u64(A, 33, 20);
  r.ins64 = __bitinsert_u64(A, B, 33, 20);
  r.least = min(a, b);
  r.greatest = max(a, b);
  r.absolute = abs(a == INT_MIN ? 0 : a);
  r.uleast = min((u32)a, (u32)b);
  r.ugreatest = umax(a, b);
  r.mixed_least = min((long long)a, b);
  r.mixed_greatest = max(a, b + 0.5);
}

#define EXPECT(got, want)                                                                      \
  if ((got) != (want)) {                                                                       \
    printf("%d, %d: %s is %lld, not %lld\n", a, b, #got, (long long)(got), (long long)(want)); \
    return false;                                                                              \
  }

static u32 reversed(u32 x) {
  u32 r = 0;
  for (int i = 0; i < 32; ++i) r |= (x >> i & 1) << (31 - i);
  return r;
}
static u32 permuted(u32 x, u32 y, u32 selector) {
  unsigned char bytes[8], out[4];
  memcpy(bytes, &x, 4);
  memcpy(bytes + 4, &y, 4);
  for (int i = 0; i < 4; ++i) out[i] = bytes[selector >> (4 * i) & 7];
  u32 r;
  memcpy(&r, out, 4);
  return r;
}

bool check(const Integers& r, int a, int b) {
  long long A = (long long)a << 32 | (u32)b, B = (long long)b << 32 | (u32)a;
  u64 pair = (u64)(u32)b << 32 | (u32)a;
  int shift = b & 63;
  EXPECT(r.mulhi, (int)(((long long)a * b) >> 32));
  EXPECT(r.umulhi, (u32)(((u64)(u32)a * (u32)b) >> 32));
  EXPECT(r.mul64hi, (long long)(((__int128)A * B) >> 64));
  EXPECT(r.umul64hi, (u64)(((unsigned __int128)(u64)A * (u64)B) >> 64));
  EXPECT(r.mul24, (int)((u32)(a & 0x7fffff) * (u32)(b & 0x7fffff)));
  EXPECT(r.umul24, (u32)(a & 0xffffff) * (u32)(b & 0xffffff));
  EXPECT(r.hadd, (int)(((long long)a + b) >> 1));
  EXPECT(r.rhadd, (int)(((long long)a + b + 1) >> 1));
  EXPECT(r.uhadd, (u32)(((u64)(u32)a + (u32)b) >> 1));
  EXPECT(r.urhadd, (u32)(((u64)(u32)a + (u32)b + 1) >> 1));
  EXPECT(r.clz, a ? __builtin_clz(a) : 32);
  EXPECT(r.clzll, A ? __builtin_clzll(A) : 64);
  EXPECT(r.popc, __builtin_popcount(a));
  EXPECT(r.popcll, __builtin_popcountll(A));
  EXPECT(r.ffs, __builtin_ffs(a));
  EXPECT(r.ffsll, __builtin_ffsll(A));
  EXPECT(r.brev, reversed(a));
  EXPECT(r.brevll, (u64)reversed(A) << 32 | reversed((u64)A >> 32));
  EXPECT(r.perm, permuted(a, b, a ^ b));
  EXPECT(r.sad, (u32)(a > b ? (long long)a - b : (long long)b - a) + 7);
  EXPECT(r.usad, ((u32)a > (u32)b ? (u32)a - (u32)b : (u32)b - (u32)a) + 7);
  EXPECT(r.fl, (u32)((pair << (shift & 31)) >> 32));
  EXPECT(r.flc, shift >= 32 ? (u32)a : (u32)((pair << shift) >> 32));
  EXPECT(r.fr, (u32)(pair >> (shift & 31)));
  EXPECT(r.frc, shift >= 32 ? (u32)b : (u32)(pair >> shift));
  EXPECT(r.ext, (u32)a >> 5 & 0x1ff);
  EXPECT(r.ins, ((u32)a & ~(0x1ffu << 5)) | ((u32)b & 0x1ff) << 5);
  EXPECT(r.ext64, (u64)A >> 33 & 0xfffff);
  EXPECT(r.ins64, ((u64)A & ~(0xfffffull << 33)) | ((u64)B & 0xfffff) << 33);
  EXPECT(r.least, a < b ? a : b);
  EXPECT(r.greatest, a < b ? b : a);
  EXPECT(r.absolute, a == INT_MIN ? 0 : a < 0 ? -a : a);
  EXPECT(r.uleast, (u32)a < (u32)b ? (u32)a : (u32)b);
  EXPECT(r.ugreatest, (u32)a < (u32)b ? (u32)b : (u32)a);
  EXPECT(r.mixed_least, a < b ? a : b);
  EXPECT(r.mixed_greatest == (a < b + 0.5 ? b + 0.5 : a), true);
  return true;
}

// ---- Rounding ----------------------------------------------------------------------------------

struct Rounded {
  float f[4][7];  // rn rz ru rd: add sub mul div rcp sqrt fma
  double d[4][7];
  int to_int[4];
  u32 to_uint[4];
  long long to_ll[4];
  u64 to_ull[4];
  float narrowed[4], from_int[4], from_ull[4];
  double from_ll[4], wide_ull[4];
  int hi, lo, bits;
  double joined;
};

#define MODE(index, mode)                                             \
  r.f[index][0] = __fadd_##mode(a, b);                                \
  r.f[index][1] = __fsub_##mode(a, b);                                \
  r.f[index][2] = __fmul_##mode(a, b);                                \
  r.f[index][3] = __fdiv_##mode(a, b);                                \
  r.f[index][4] = __frcp_##mode(a);                                   \
  r.f[index][5] = __fsqrt_##mode(a < 0 ? -a : a);                     \
  r.f[index][6] = __fmaf_##mode(a, b, a);                             \
  r.d[index][0] = __dadd_##mode(x, y);                                \
  r.d[index][1] = __dsub_##mode(x, y);                                \
  r.d[index][2] = __dmul_##mode(x, y);                                \
  r.d[index][3] = __ddiv_##mode(x, y);                                \
  r.d[index][4] = __drcp_##mode(x);                                   \
  r.d[index][5] = __dsqrt_##mode(x < 0 ? -x : x);                     \
  r.d[index][6] = __fma_##mode(x, y, x);                              \
  r.to_int[index] = __float2int_##mode(a);                            \
  r.to_uint[index] = __float2uint_##mode(a < 0 ? -a : a);             \
  r.to_ll[index] = __double2ll_##mode(x);                             \
  r.to_ull[index] = __double2ull_##mode(x < 0 ? -x : x);              \
  r.narrowed[index] = __double2float_##mode(x);                       \
  r.from_int[index] = __int2float_##mode(int(i * 16777259u));         \
  r.from_ull[index] = __ull2float_##mode(i * 1234567890123456789ull); \
  r.from_ll[index] = __ll2double_##mode(i * 1234567890123456789ll);   \
  r.wide_ull[index] = __ull2double_##mode(~0ull - i * 1234567890123ull);

__global__ void rounded(const float* fa, const float* fb, Rounded* out, int n) {
  WARPS
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  Rounded& r = out[i];
  float a = fa[i], b = fb[i];
  double x = a + 1e-9 * b, y = b - 1e-10 * a;
  MODE(0, rn) MODE(1, rz) MODE(2, ru) MODE(3, rd) r.hi = __double2hiint(x);
  r.lo = __double2loint(x);
  r.joined = __hiloint2double(r.hi, r.lo);
  r.bits = __float_as_int(a);
}

bool check_mode(const Rounded& r, int index, int i, volatile float a, volatile float b) {
  volatile double x, y;
  fesetround(FE_TONEAREST);
  x = a + 1e-9 * b, y = b - 1e-10 * a;
  volatile float size = a < 0 ? -a : a;
  volatile double Size = x < 0 ? -x : x;
  const int modes[] = {FE_TONEAREST, FE_TOWARDZERO, FE_UPWARD, FE_DOWNWARD};
  fesetround(modes[index]);
  volatile float f[] = {a + b, a - b, a * b, a / b, 1 / a, std::sqrt(size), std::fma(a, b, a)};
  volatile double d[] = {x + y, x - y, x * y, x / y, 1 / x, std::sqrt(Size), std::fma(x, y, x)};
  volatile int whole = int(i * 16777259u);
  volatile u64 uwhole = i * 1234567890123456789ull;
  volatile long long lwhole = i * 1234567890123456789ll;
  volatile u64 huge = ~0ull - i * 1234567890123ull;
  volatile float narrowed = x, from_int = whole, from_ull = uwhole;
  volatile double from_ll = lwhole, wide_ull = huge, near_f = std::rint(a), near_size = std::rint(size);
  volatile double near_d = std::rint(x), near_Size = std::rint(Size);
  fesetround(FE_TONEAREST);
  for (int k = 0; k < 7; ++k) {
    if (r.f[index][k] != f[k] || r.d[index][k] != d[k]) {
      printf("mode %d operation %d of %a %a: %a %a, %a %a\n", index, k, a, b, r.f[index][k], f[k], r.d[index][k], d[k]);
      return false;
    }
  }
  if (r.to_int[index] != near_f || r.to_uint[index] != near_size || r.to_ll[index] != near_d ||
      r.to_ull[index] != near_Size || r.narrowed[index] != narrowed || r.from_int[index] != from_int ||
      r.from_ull[index] != from_ull || r.from_ll[index] != from_ll || r.wide_ull[index] != wide_ull)
    return printf("mode %d: conversion of %a or %d\n", index, a, i), false;
  return true;
}

bool check_rounding() {
  const int n = 512;
  float *a, *b;
  Rounded* out;
  if (hipMallocManaged(&a, n * sizeof *a) || hipMallocManaged(&b, n * sizeof *b) ||
      hipMallocManaged(&out, n * sizeof *out))
    exit(2);
  u32 state = 12345;
  for (int i = 0; i < n; ++i) {
    state = state * 1664525 + 1013904223;
    a[i] = ((int)state >> 8) * 0.001f + 0.37f;
    state = state * 1664525 + 1013904223;
    b[i] = ((int)state >> 12) * 0.0117f + 0.11f;
  }
  rounded<<<n / 64, 64>>>(a, b, out, n);
  if (hipDeviceSynchronize() != hipSuccess) exit(3);
  for (int i = 0; i < n; ++i) {
    for (int mode = 0; mode < 4; ++mode)
      if (!check_mode(out[i], mode, i, a[i], b[i])) return false;
    double x = a[i] + 1e-9 * b[i];
    if (out[i].joined != x || __builtin_bit_cast(int, a[i]) != out[i].bits) return printf("bits of %a\n", a[i]), false;
  }
  return true;
}

// Out of range: CUDA's conversions clamp, and turn NaN to zero.
__global__ void clamped(const float* x, int* i, u32* u, long long* l) {
  WARPS
  int t = threadIdx.x;
  i[t] = __float2int_rz(x[t]);
  u[t] = __float2uint_rn(x[t]);
  l[t] = __double2ll_rn(x[t]);
}
bool check_clamped() {
  float* x;
  int* i;
  u32* u;
  long long* l;
  if (hipMallocManaged(&x, 32) || hipMallocManaged(&i, 32) || hipMallocManaged(&u, 32) || hipMallocManaged(&l, 32))
    exit(2);
  x[0] = 1e20f, x[1] = -1e20f, x[2] = NAN, x[3] = INFINITY;
  clamped<<<1, 4>>>(x, i, u, l);
  if (hipDeviceSynchronize() != hipSuccess) exit(3);
  bool good = i[0] == INT_MAX && i[1] == INT_MIN && i[2] == 0 && i[3] == INT_MAX;
  good = good && u[0] == UINT_MAX && u[1] == 0 && u[2] == 0 && u[3] == UINT_MAX;
  return good && l[0] == LLONG_MAX && l[1] == LLONG_MIN && l[2] == 0 && l[3] == LLONG_MAX;
}

int main() {
  std::vector<int> values = {0,   1,    -1,         2,       31,      32,         33,         63,
                             255, -256, 0x12345678, INT_MAX, INT_MIN, 0x0f0f0f0f, -987654321, 0x00800000};
  const int m = values.size(), n = m * m;
  int *x, *y;
  Integers* out;
  if (hipMallocManaged(&x, n * sizeof *x) || hipMallocManaged(&y, n * sizeof *y) ||
      hipMallocManaged(&out, n * sizeof *out))
    return 2;
  for (int i = 0; i < n; ++i) x[i] = values[i / m], y[i] = values[i % m];
  integers<<<(n + 63) / 64, 64>>>(x, y, out, n);
  if (hipDeviceSynchronize() != hipSuccess) return 3;
  for (int i = 0; i < n; ++i)
    if (!check(out[i], x[i], y[i])) return 1;
  if (!check_rounding()) return 1;
  if (!check_clamped()) return printf("clamped\n"), 1;
  printf("done\n");
}
