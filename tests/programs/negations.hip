// Negations whose results are used after several barriers.
#include "support.h"

#include <cmath>

#include <hip/hip_fp16.h>

namespace {

constexpr int kThreads = 64, kResults = 4, kForms = 8;

// The negation of a, and b.
template <int Form>
__host__ __device__ float negated(float a, float b) {
  switch (Form) {
    case 0: return -a;
    case 1: return a * -1.0f;
    case 2: return static_cast<float>(-static_cast<double>(a));
    case 3: return static_cast<float>(-(static_cast<double>(a) - b));
    case 4: return -(a - b);
    case 5: return -0.0f - a;
    case 6: return a < b ? -a : a;
    default: return -(a * b);
  }
}

template <int Form>
__global__ void plain(float* out, const float* in) {
  const float a = in[threadIdx.x * 2], b = in[threadIdx.x * 2 + 1], n = negated<Form>(a, b);
  for (int i = 0; i < kResults; i += 2) {
    __syncthreads();
    out[threadIdx.x * kResults + i] = n + i;
    __syncthreads();
    out[threadIdx.x * kResults + i + 1] = n * (i + 3) + b;
  }
}

// Products and sums of values of before the barriers.
__host__ __device__ float fused(int i, float t, float u, float w, float x) {
  switch (i) {
    case 0: return 3 * t - 5 * u + 7 * w - 9 * x;
    case 1: return 5 * t + 9 * u - 3 * w + 7 * x;
    case 2: return 7 * t + 3 * u + 9 * w - 5 * x;
    default: return x - t * u - w * 2;
  }
}

__global__ void products(float* out, const float* in) {
  const float* own = in + threadIdx.x * 2;
  const float t = own[0] - own[1], u = own[0] - 7, w = own[1] - 3, x = own[1] - own[0] * 2;
  float* to = out + threadIdx.x * kResults;
  __syncthreads();
  to[0] = fused(0, t, u, w, x);
  __syncthreads();
  to[1] = fused(1, t, u, w, x);
  __syncthreads();
  to[2] = fused(2, t, u, w, x);
  __syncthreads();
  to[3] = fused(3, t, u, w, x);
}

// Vectors, and half precision.
__global__ void vectors(float* out, const float* in) {
  const float a = in[threadIdx.x * 2], b = in[threadIdx.x * 2 + 1];
  const float2 v = -make_float2(a, b);
  const __half h = -__float2half(a);
  float* to = out + threadIdx.x * kResults;
  __syncthreads();
  to[0] = v.x + v.y;
  __syncthreads();
  to[1] = __half2float(h);
  __syncthreads();
  to[2] = v.y * 2;
  __syncthreads();
  to[3] = __half2float(h) + v.x;
}

long checked = 0, wrong = 0;

template <class Kernel, class Expected>
void check(Kernel kernel, const std::vector<float>& in, Expected expected) {
  DeviceArray<float> out(kThreads * kResults), data(in);
  kernel<<<1, kThreads>>>(out, data);
  const std::vector<float> got = out.host();
  for (int i = 0; i < kThreads * kResults; ++i, ++checked) {
    const int thread = i / kResults;
    const float want = expected(i % kResults, in[thread * 2], in[thread * 2 + 1]);
    wrong += got[i] != want || std::signbit(got[i]) != std::signbit(want);
  }
}

template <int... Form>
void checkAll(const std::vector<float>& in, std::integer_sequence<int, Form...>) {
  (check(plain<Form>, in,
         [](int i, float a, float b) {
           const float n = negated<Form>(a, b);
           return i % 2 == 0 ? n + i : n * (i + 2) + b;
         }),
   ...);
}

}  // namespace

int main() {
  std::vector<float> in(kThreads * 2);
  for (int i = 0; i < kThreads * 2; ++i) in[i] = static_cast<float>(i * 37 % 101 - 20);
  checkAll(in, std::make_integer_sequence<int, kForms>());
  check(products, in, [](int i, float a, float b) { return fused(i, a - b, a - 7, b - 3, b - a * 2); });
  check(vectors, in, [](int i, float a, float b) {
    const float values[] = {-a + -b, -a, -b * 2, -a + -a};
    return values[i];
  });
  return verdict(checked, wrong);
}
