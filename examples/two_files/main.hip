// The host half, with a kernel of its own: both files use the functions of vec.h.
#include <cmath>
#include <vector>

#include "../common/check.h"
#include "vec.h"

__global__ void lengths(const Vec* vectors, float* length, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) length[i] = sqrtf(dot(vectors[i], vectors[i]));
}

int main() {
  const int n = 1000;
  const Vec normal{0.6f, 0.0f, 0.8f};
  std::vector<Vec> vectors(n), mirrored(n);
  std::vector<float> length(n);
  for (int i = 0; i < n; ++i)
    vectors[i] = {std::sin(i * 1.0f), std::cos(i * 0.5f), 0.01f * static_cast<float>(i)};

  Vec* dvectors;
  float* dlength;
  HIP_CHECK(hipMalloc(&dvectors, n * sizeof(Vec)));
  HIP_CHECK(hipMalloc(&dlength, n * sizeof(float)));
  HIP_CHECK(hipMemcpy(dvectors, vectors.data(), n * sizeof(Vec), hipMemcpyHostToDevice));
  mirror_all(dvectors, normal, n);
  lengths<<<(n + 63) / 64, 64>>>(dvectors, dlength, n);
  HIP_CHECK(hipGetLastError());
  HIP_CHECK(hipMemcpy(mirrored.data(), dvectors, n * sizeof(Vec), hipMemcpyDeviceToHost));
  HIP_CHECK(hipMemcpy(length.data(), dlength, n * sizeof(float), hipMemcpyDeviceToHost));
  HIP_CHECK(hipFree(dvectors));
  HIP_CHECK(hipFree(dlength));

  // A mirror keeps lengths, and reverses the component along the normal alone.
  double worst = 0;
  for (int i = 0; i < n; ++i) {
    const Vec v = vectors[i], m = mirrored[i];
    worst = larger_error(worst, std::fabs(std::sqrt(dot(v, v)) - length[i]));
    worst = larger_error(worst, std::fabs(dot(v, normal) + dot(m, normal)));
    worst = larger_error(worst, std::fabs(v.y - m.y));
    worst = larger_error(worst, std::fabs(dot(v, {0.8f, 0, -0.6f}) - dot(m, {0.8f, 0, -0.6f})));
  }
  std::printf("%d vectors mirrored, largest error %.1e\n", n, worst);
  return worst < 1e-5f ? 0 : 1;
}
