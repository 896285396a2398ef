// Explicit heat equation on a square, ping-pong buffers: one sine mode decays by a known factor.
#include <cmath>

#include "support.h"

constexpr int kSide = 65, kSteps = 60;
constexpr double kR = 0.2;  // diffusivity * dt / dx^2

__global__ void step(const double* now, double* next) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= kSide || y >= kSide) return;
  const int i = y * kSide + x;
  if (x == 0 || y == 0 || x == kSide - 1 || y == kSide - 1) {
    next[i] = 0;
    return;
  }
  next[i] = now[i] + kR * (now[i - 1] + now[i + 1] + now[i - kSide] + now[i + kSide] - 4 * now[i]);
}

int main() {
  const double pi = std::acos(-1.0), width = kSide - 1;
  std::vector<double> initial(kSide * kSide);
  for (int y = 1; y < kSide - 1; ++y)
    for (int x = 1; x < kSide - 1; ++x)
      initial[y * kSide + x] = std::sin(2 * pi * x / width) * std::sin(3 * pi * y / width);
  DeviceArray<double> a(initial), b(initial.size());
  double *now = a, *next = b;
  for (int i = 0; i < kSteps; ++i) {
    step<<<dim3(5, 9), dim3(16, 8)>>>(now, next);
    double* t = now;
    now = next;
    next = t;
  }
  std::vector<double> result(initial.size());
  HIP_CHECK(hipMemcpy(result.data(), now, result.size() * sizeof(double), hipMemcpyDeviceToHost));

  // The mode is an eigenvector of the five-point stencil.
  const double sx = std::sin(pi / width), sy = std::sin(1.5 * pi / width);
  const double factor = std::pow(1 - 4 * kR * (sx * sx + sy * sy), kSteps);
  long wrong = 0;
  for (size_t i = 0; i < result.size(); ++i) wrong += !(std::fabs(result[i] - factor * initial[i]) <= 1e-12);
  return verdict(static_cast<long>(result.size()), wrong);
}
