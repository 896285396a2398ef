// lgamma near its zeros, tgamma, and their special values.
#include <hip/hip_runtime.h>

#include <cmath>
#include <cstdio>

struct Case {
  float argument, logarithm, gamma;
};
constexpr float kArguments[] = {-2.45702f, -2.747683f, -3.143581f, -0.5f, -7.25f, 0.25f, 1.0001f, 1.9999f, 2.5f,
                                12.75f,    14.6155f,   17.067f,    33.5f, -17.3f, -0.0f, 0.0f,    1,       2,
                                INFINITY,  1e20f,      -INFINITY,  -4};
constexpr int kCount = sizeof kArguments / sizeof kArguments[0];

__global__ void gammas(Case* cases) {
  Case& each = cases[threadIdx.x];
  each.logarithm = lgammaf(each.argument);
  each.gamma = tgammaf(each.argument);
}

// expected: by the host's double functions.
static bool near(float got, double expected, double ulps) {
  if (std::isnan(expected)) return std::isnan(got);
  const float rounded = static_cast<float>(expected);
  if (std::isinf(rounded) || rounded == 0) return got == rounded;
  const double ulp = std::nextafter(std::fabs(rounded), INFINITY) - std::fabs(rounded);
  return std::fabs(got - expected) <= ulps * ulp;
}

int main() {
  Case* cases;
  (void)hipMallocManaged(reinterpret_cast<void**>(&cases), sizeof(Case) * kCount);
  for (int i = 0; i < kCount; ++i) cases[i].argument = kArguments[i];
  gammas<<<1, kCount>>>(cases);
  if (hipDeviceSynchronize() != hipSuccess) return 2;
  int wrong = 0;
  for (int i = 0; i < kCount; ++i) {
    const double x = kArguments[i], logarithm = std::lgamma(x), gamma = std::tgamma(x);
    if (near(cases[i].logarithm, logarithm, 6) && near(cases[i].gamma, gamma, 6)) continue;
    ++wrong;
    std::printf("%a: %a %a, not %a %a\n", x, cases[i].logarithm, cases[i].gamma, logarithm, gamma);
  }
  std::printf("%d wrong\n", wrong);
}
