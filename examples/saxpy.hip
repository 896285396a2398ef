// y = a * x + y, the first program of every tutorial.
#include <cmath>
#include <vector>

#include "common/check.h"

__global__ void saxpy(int n, float a, const float* x, float* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}

int main() {
  const int n = 1'000'003;  // no multiple of the block size
  const float a = 2.5f;
  std::vector<float> x(n), y(n), result(n);
  for (int i = 0; i < n; ++i) {
    x[i] = static_cast<float>(i % 1000) * 0.5f;
    y[i] = static_cast<float>(i % 77);
  }

  float *dx, *dy;
  HIP_CHECK(hipMalloc(&dx, n * sizeof(float)));
  HIP_CHECK(hipMalloc(&dy, n * sizeof(float)));
  HIP_CHECK(hipMemcpy(dx, x.data(), n * sizeof(float), hipMemcpyHostToDevice));
  HIP_CHECK(hipMemcpy(dy, y.data(), n * sizeof(float), hipMemcpyHostToDevice));
  saxpy<<<(n + 255) / 256, 256>>>(n, a, dx, dy);
  HIP_CHECK(hipGetLastError());
  HIP_CHECK(hipMemcpy(result.data(), dy, n * sizeof(float), hipMemcpyDeviceToHost));
  HIP_CHECK(hipFree(dx));
  HIP_CHECK(hipFree(dy));

  double worst = 0;
  for (int i = 0; i < n; ++i) worst = larger_error(worst, std::fabs(result[i] - (a * x[i] + y[i])));
  std::printf("%d elements, largest error %g\n", n, worst);
  return worst <= 1e-4f ? 0 : 1;
}
