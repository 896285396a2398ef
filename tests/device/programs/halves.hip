// Half precision: conversions exhaustively, arithmetic and functions against float.
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

__global__ void all_values(unsigned short* bits, float* widened, int* compared) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  __half h = __ushort_as_half(i);
  widened[i] = __half2float(h);
  bits[i] = __half_as_ushort(__float2half(widened[i]));
  compared[i] = (h == h) + 2 * (h < __half(1)) + 4 * (h >= 0.5f) + 8 * __hisnan(h) + 16 * !!__hisinf(h);
}

struct Results {
  __half sum, difference, product, quotient, fused, root, least, negative, mixed, sine;
  __half2 pair, pair_fused;
  float2 both;
  int rounded, shuffled;
};

__global__ void arithmetic(const float* x, const float* y, Results* out) {
  int i = threadIdx.x;
  __half a = x[i], b = __float2half(y[i]);
  Results& r = out[i];
  r.sum = a + b;
  r.difference = __hsub(a, b);
  r.product = a * b;
  r.quotient = __hdiv(a, b);
  r.fused = __hfma(a, b, a);
  r.root = hsqrt(__habs(a));
  r.least = __hmin(a, b);
  r.negative = -a;
  r.mixed = 2 * a + 0.5f;
  r.mixed += b;
  r.sine = hsin(a);
  __half2 p = __floats2half2_rn(x[i], y[i]), q = __half2half2(b);
  r.pair = __hadd2(p, q) * q;
  r.pair_fused = __hfma2(p, q, p);
  r.both = __half22float2(__lowhigh2highlow(p));
  r.rounded = __half2int_rn(a);
  r.shuffled = __half2float(__shfl(a, 3)) == __half2float(__half(x[3]));
}

static _Float16 narrow(float x) { return static_cast<_Float16>(x); }
static bool same(__half a, _Float16 b) {
  return a.__value == b || (a.__value != a.__value && b != b);
}

#define EXPECT(condition)                                             \
  if (!(condition)) return printf("%d: %s\n", i, #condition), false

bool check(const Results& r, float fx, float fy, int i) {
  _Float16 a = narrow(fx), b = narrow(fy);
  EXPECT(same(r.sum, a + b));
  EXPECT(same(r.difference, a - b));
  EXPECT(same(r.product, a * b));
  EXPECT(same(r.quotient, narrow((float)a / (float)b)));
  EXPECT(same(r.fused, narrow(fmaf(a, b, a))));
  EXPECT(same(r.root, narrow(sqrtf(fabsf(a)))));
  EXPECT(same(r.least, a < b ? a : b));
  EXPECT(same(r.negative, -a));
  EXPECT(same(r.mixed, narrow(narrow(narrow(2 * (float)a) + 0.5f) + (float)b)));
  EXPECT(fabsf((float)r.sine - sinf(a)) <= 1e-3f);
  EXPECT(same(r.pair.x, narrow((float)narrow((float)a + (float)b) * (float)b)));
  EXPECT(same(r.pair_fused.y, narrow(fmaf(b, b, b))));
  EXPECT(r.both.x == (float)b && r.both.y == (float)a);
  EXPECT(r.rounded == (int)rintf(a));
  EXPECT(r.shuffled);
  return true;
}

int main() {
  static_assert(sizeof(__half) == 2 && sizeof(__half2) == 4 && alignof(__half2) == 4, "layout");
  const int n = 65536;
  unsigned short* bits;
  float* widened;
  int* compared;
  if (hipMallocManaged(&bits, n * sizeof *bits) || hipMallocManaged(&widened, n * sizeof *widened) ||
      hipMallocManaged(&compared, n * sizeof *compared))
    return 2;
  all_values<<<n / 256, 256>>>(bits, widened, compared);
  if (hipDeviceSynchronize() != hipSuccess) return 3;
  for (int i = 0; i < n; ++i) {
    _Float16 h = __builtin_bit_cast(_Float16, (unsigned short)i);
    float f = h;
    int want = (f == f) + 2 * (f < 1) + 4 * (f >= 0.5f) + 8 * (f != f) + 16 * std::isinf(f);
    if (compared[i] != want) return printf("comparisons of %g\n", f), 1;
    if (f != f ? widened[i] == widened[i] : bits[i] != i || widened[i] != f)
      return printf("half %x is %g, not %g\n", i, widened[i], f), 1;
  }
  float *x, *y;
  Results* r;
  if (hipMallocManaged(&x, 128) || hipMallocManaged(&y, 128) || hipMallocManaged(&r, 32 * sizeof *r))
    return 2;
  for (int i = 0; i < 32; ++i) x[i] = (i - 16) * 1.37f, y[i] = (i * 7 % 11) * 0.21f - 0.9f;
  arithmetic<<<1, 32>>>(x, y, r);
  if (hipDeviceSynchronize() != hipSuccess) return 3;
  for (int i = 0; i < 32; ++i)
    if (!check(r[i], x[i], y[i], i)) return 1;
  printf("done\n");
}
