// User functions with the names of OpenCL built-ins and other meanings.
// They are not inlined, so that a translator that knows functions by their names meets them.
#include "support.h"

struct Vec {
  float x, y, z;
};

__device__ __noinline__ float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z + 1000; }
__device__ __noinline__ float length(float a) { return a + 100; }
__device__ __noinline__ float mix(float a, float b, float c) { return a * 100 + b * 10 + c; }
__device__ __noinline__ float clamp(float a, float b, float c) { return a - b - c; }
__device__ __noinline__ float step(float a, float b) { return a * 7 + b; }
__device__ __noinline__ float distance(float a, float b) { return a + b; }
__device__ __noinline__ int select(int a, int b, int c) { return a * 100 + b * 10 + c; }
__device__ __noinline__ float sign(float a) { return a + 5; }
__device__ __noinline__ float normalize(float a) { return a + 6; }
__device__ __noinline__ float smoothstep(float a, float b, float c) { return a + b + c; }
__device__ __noinline__ float degrees(float a) { return a + 7; }
__device__ __noinline__ int upsample(int a, unsigned b) { return a + static_cast<int>(b); }
__device__ __noinline__ int get_global_id(int a) { return a + 70; }
__device__ __noinline__ int barrier(int a) { return a * 3; }
__device__ __noinline__ float4 cross(float4 a, float4 b) { return make_float4(a.x, b.y, a.z, b.w); }

constexpr int kResults = 16;

__global__ void call_all(float* out, float s) {
  const int n = static_cast<int>(s);
  const Vec v{s, s, s};
  const float4 c = cross(make_float4(1, 2, 3, 4), make_float4(5, 6, 7, 8));
  const float results[kResults] = {dot(v, v),
                                   length(s),
                                   mix(s, 2, 3),
                                   clamp(s, 2, 3),
                                   step(s, 2),
                                   distance(s, 2),
                                   static_cast<float>(select(n, 2, 3)),
                                   sign(s),
                                   normalize(s),
                                   smoothstep(s, 1, 2),
                                   degrees(s),
                                   static_cast<float>(upsample(n, 2)),
                                   static_cast<float>(get_global_id(n)),
                                   static_cast<float>(barrier(n)),
                                   c.y,
                                   c.z};
  for (int i = 0; i < kResults; ++i) out[i] = results[i];
}

int main() {
  DeviceArray<float> out(kResults);
  call_all<<<1, 1>>>(out, 4);
  const std::vector<float> got = out.host();
  const float expected[kResults] = {1048, 104, 423, -1, 30, 6, 423, 9, 10, 7, 11, 6, 74, 12, 6, 3};
  long wrong = 0;
  for (int i = 0; i < kResults; ++i) wrong += got[i] != expected[i];
  return verdict(kResults, wrong);
}
