// Operations on float that a driver could replace by others: signs under conditions, rounding errors of sums.
#include <hip/hip_runtime.h>

#include <cmath>
#include <cstdio>

__global__ void signs(const float* in, float* out) {
  const float x = in[threadIdx.x], size = x * x + 1;
  float result;
  if (!(x <= 1))
    result = 7;
  else if (x < -100)
    result = x;
  else
    result = copysignf(size, x);
  out[threadIdx.x] = result;
}

__global__ void errors(const float* in, float* out) {
  const float x = in[threadIdx.x], sum = x + 3, part = sum - x;
  out[threadIdx.x] = (x - (sum - part)) + (3 - part);
}

__global__ void differences(const float* in, float* out) { out[threadIdx.x] = in[threadIdx.x] - in[threadIdx.x]; }

int main() {
  constexpr int kCount = 8;
  float *in, *out;
  (void)hipMallocManaged(&in, kCount * sizeof *in);
  (void)hipMallocManaged(&out, kCount * sizeof *out);
  const float values[kCount] = {-0.97f, 0.5f, -0.0f, 0.1f, -200, 2, 1 / 3.0f, INFINITY};
  for (int i = 0; i < kCount; ++i) in[i] = values[i];
  int wrong = 0;
  const auto expect = [&](const char* what, int i, double expected) {
    const bool same = std::isnan(expected) ? std::isnan(out[i]) : out[i] == expected;
    if (!same && ++wrong) std::printf("%s of %g: %g, not %g\n", what, in[i], out[i], expected);
  };
  signs<<<1, kCount>>>(in, out);
  (void)hipDeviceSynchronize();
  for (int i = 0; i < kCount; ++i)
    expect("sign", i, in[i] > 1 ? 7.f : in[i] < -100 ? in[i] : std::copysign(in[i] * in[i] + 1, in[i]));
  errors<<<1, kCount>>>(in, out);
  (void)hipDeviceSynchronize();
  for (int i = 0; i < kCount; ++i) expect("error", i, static_cast<double>(in[i]) + 3 - (in[i] + 3));
  differences<<<1, kCount>>>(in, out);
  (void)hipDeviceSynchronize();
  for (int i = 0; i < kCount; ++i) expect("difference", i, in[i] - in[i]);
  std::printf("%d wrong\n", wrong);
}
