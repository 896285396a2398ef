// Values too great for a narrow format, on both sides. With __NV_SATFINITE, infinity becomes the greatest number, too.
// cuda_fp4.h includes the headers of the wider formats, as NVIDIA's does. The types are structures, which CCCL declares
// before it includes these headers.
struct __half;
struct __nv_bfloat16;
struct __nv_bfloat162;
struct __nv_fp8_e4m3;
struct __nv_fp8x4_e5m2;
struct __nv_fp6_e3m2;
struct __nv_fp4x2_e2m1;

#include <cuda_fp4.h>

#include <cmath>
#include <initializer_list>

#include "cuda_support.h"

struct Codes {
  // [E4M3 or E5M2][__NV_NOSAT or __NV_SATFINITE]
  unsigned of_float[2][2], of_double[2][2], of_half[2][2], of_bfloat16[2][2], built[2], e2m3, e3m2, e2m1;
};

__host__ __device__ static Codes codes(double x) {
  Codes r;
  const __half_raw half = __float2half(static_cast<float>(x));
  const __nv_bfloat16_raw bfloat16 = __float2bfloat16(static_cast<float>(x));
  for (int k = 0; k < 2; ++k)
    for (int s = 0; s < 2; ++s) {
      const auto kind = k ? __NV_E5M2 : __NV_E4M3;
      const auto saturation = s ? __NV_SATFINITE : __NV_NOSAT;
      r.of_float[k][s] = __nv_cvt_float_to_fp8(static_cast<float>(x), saturation, kind);
      r.of_double[k][s] = __nv_cvt_double_to_fp8(x, saturation, kind);
      r.of_half[k][s] = __nv_cvt_halfraw_to_fp8(half, saturation, kind);
      r.of_bfloat16[k][s] = __nv_cvt_bfloat16raw_to_fp8(bfloat16, saturation, kind);
    }
  r.built[0] = __nv_fp8_e4m3(static_cast<float>(x)).__x;
  r.built[1] = __nv_fp8_e5m2(x).__x;
  r.e2m3 = __nv_cvt_double_to_fp6(x, __NV_E2M3, cudaRoundNearest);
  r.e3m2 = __nv_cvt_float_to_fp6(static_cast<float>(x), __NV_E3M2, cudaRoundNearest);
  r.e2m1 = __nv_cvt_float_to_fp4(static_cast<float>(x), __NV_E2M1, cudaRoundNearest);
  return r;
}

// Powers of two, by both ways of rounding and of saturating.
struct Scales {
  unsigned of_float[2][2], of_double[2][2], of_bfloat16;
  float back;
};

__host__ __device__ static Scales scales(double x) {
  Scales r;
  for (int p = 0; p < 2; ++p)
    for (int s = 0; s < 2; ++s) {
      const auto rounding = p ? cudaRoundPosInf : cudaRoundZero;
      const auto saturation = s ? __NV_SATFINITE : __NV_NOSAT;
      r.of_float[p][s] = __nv_cvt_float_to_e8m0(static_cast<float>(x), saturation, rounding);
      r.of_double[p][s] = __nv_cvt_double_to_e8m0(x, saturation, rounding);
    }
  r.of_bfloat16 = __nv_cvt_bfloat16raw_to_e8m0(__float2bfloat16(static_cast<float>(x)), __NV_NOSAT, cudaRoundZero);
  r.back = static_cast<float>(__nv_fp8_e8m0(x));
  return r;
}

__global__ void scale(const double* x, Scales* out) { out[threadIdx.x] = scales(x[threadIdx.x]); }

__global__ void convert(const double* x, Codes* out) { out[threadIdx.x] = codes(x[threadIdx.x]); }

int main() {
  // Greater than every format's greatest number; infinite as a half, or not.
  const double great[] = {INFINITY, -INFINITY, 60000, -60000, 1e5, -1e5, 1e300, -1e300};
  const int n = sizeof great / sizeof *great;
  double* x;
  Codes* out;
  CHECK(cudaMallocManaged(&x, sizeof great));
  CHECK(cudaMallocManaged(&out, n * sizeof *out));
  for (int i = 0; i < n; ++i) x[i] = great[i];
  convert<<<1, n>>>(x, out);
  CHECK(cudaDeviceSynchronize());
  Verdict check;
  for (int i = 0; i < n; ++i)
    for (const Codes& r : {out[i], codes(great[i])}) {
      const unsigned sign = great[i] < 0 ? 0x80 : 0;
      // 60,000 lies between E5M2's greatest number, 57,344, and the midpoint to the next.
      const unsigned unsaturated[] = {sign | 0x7f, sign | (std::fabs(great[i]) == 60000 ? 0x7b : 0x7c)};
      const unsigned saturated[] = {sign | 0x7e, sign | 0x7b};
      for (int k = 0; k < 2; ++k) {
        check(r.of_float[k][0] == unsaturated[k] && r.of_float[k][1] == saturated[k], "float to fp8");
        check(r.of_double[k][0] == unsaturated[k] && r.of_double[k][1] == saturated[k], "double to fp8");
        check(r.of_half[k][0] == unsaturated[k] && r.of_half[k][1] == saturated[k], "half to fp8");
        check(r.of_bfloat16[k][0] == unsaturated[k] && r.of_bfloat16[k][1] == saturated[k], "bfloat16 to fp8");
        check(r.built[k] == saturated[k], "to the class");
      }
      check(r.e2m3 == (sign >> 2 | 0x1f) && r.e3m2 == (sign >> 2 | 0x1f), "to fp6");
      check(r.e2m1 == (sign >> 4 | 0x7), "to fp4");
    }
  // The codes toward zero and up, and those that saturate.
  struct {
    double x;
    unsigned down, up;
  } const scaled[] = {{1, 127, 127},         {-1.5, 127, 128},     {0.75, 126, 127},         {0, 0, 0},
                      {0x1p-127, 0, 0},      {0x1.8p-127, 0, 1},   {0x1p-126, 1, 1},         {0x1p127, 254, 254},
                      {0x1.8p127, 254, 255}, {INFINITY, 255, 255}, {0x1.000002p5, 132, 133}, {0x1p-149, 0, 0}};
  const int m = sizeof scaled / sizeof *scaled;
  Scales* made;
  CHECK(cudaMallocManaged(&made, m * sizeof *made));
  CHECK(cudaMallocManaged(&x, m * sizeof *x));
  for (int i = 0; i < m; ++i) x[i] = scaled[i].x;
  scale<<<1, m>>>(x, made);
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < m; ++i)
    for (const Scales& r : {made[i], scales(x[i])})
      for (int p = 0; p < 2; ++p) {
        const unsigned code = p ? scaled[i].up : scaled[i].down, finite = code == 255 ? 254 : code;
        check(r.of_float[p][0] == code && r.of_float[p][1] == finite, "float to e8m0");
        check(r.of_double[p][0] == code && r.of_double[p][1] == finite, "double to e8m0");
        check(r.of_bfloat16 == scaled[i].down, "bfloat16 to e8m0");
        check(r.back == std::ldexp(1.0, static_cast<int>(scaled[i].up == 255 ? 254 : scaled[i].up) - 127),
              "e8m0 to float");
      }
  const __nv_bfloat162_raw two =
      __nv_cvt_e8m0x2_to_bf162raw(__nv_cvt_float2_to_e8m0x2({2, NAN}, __NV_SATFINITE, cudaRoundZero));
  check(two.x == 0x4000 && two.y == 0x7fff, "two of e8m0");
  check(__nv_cvt_double_to_e8m0(1e300, __NV_NOSAT, cudaRoundZero) == 254, "too great a double, toward zero");
  check(__nv_cvt_double_to_e8m0(1e300, __NV_NOSAT, cudaRoundPosInf) == 255, "too great a double");
  check(__nv_cvt_double_to_e8m0(1e-300, __NV_NOSAT, cudaRoundPosInf) == 0, "too small a double");
  return check.print();
}
