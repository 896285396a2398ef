// Vector types: make_*, components, operators, sizes and alignments that host and device share.
#include <cstddef>

#include "support.h"

struct Layout {
  char tag;
  float2 a;
  char tag2;
  double2 b;
  uchar4 c;
  int3 d;
  short2 e;
  float4 f;
  longlong2 g;
};

__global__ void sizes(size_t* out) {
  out[0] = sizeof(Layout);
  out[1] = offsetof(Layout, a);
  out[2] = offsetof(Layout, b);
  out[3] = offsetof(Layout, c);
  out[4] = offsetof(Layout, d);
  out[5] = offsetof(Layout, e);
  out[6] = offsetof(Layout, f);
  out[7] = offsetof(Layout, g);
}

__global__ void grey(const uchar4* in, unsigned char* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = static_cast<unsigned char>((in[i].x * 77 + in[i].y * 150 + in[i].z * 29) >> 8);
}

__device__ float4 cross(float4 a, float4 b) {
  return make_float4(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x, 0);
}

__global__ void operators(const float4* a, const float4* b, float4* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float4 sum = a[i] + b[i];
  sum -= b[i] * 2.0f;
  out[3 * i] = sum;
  out[3 * i + 1] = cross(a[i], b[i]);
  float4 v = a[i];
  v.w = v.x++ + b[i].w;
  out[3 * i + 2] = v;
}

int main() {
  long wrong = 0;
  DeviceArray<size_t> dsizes(8);
  sizes<<<1, 1>>>(dsizes);
  const std::vector<size_t> expected{sizeof(Layout),      offsetof(Layout, a), offsetof(Layout, b),
                                     offsetof(Layout, c), offsetof(Layout, d), offsetof(Layout, e),
                                     offsetof(Layout, f), offsetof(Layout, g)};
  wrong += dsizes.host() != expected;
  wrong += sizeof(float3) != 12 || sizeof(float4) != 16 || alignof(float4) != 16;
  wrong += sizeof(double2) != 16 || alignof(float2) != 8 || alignof(uchar4) != 4;

  const int n = 200;
  std::vector<uchar4> colour(n);
  std::vector<float4> a(n), b(n);
  for (int i = 0; i < n; ++i) {
    colour[i] = make_uchar4(i, 255 - i, i * 3 % 256, 9);
    a[i] = make_float4(i, i + 1, i - 2, 0.5f);
    b[i] = make_float4(2, -i, 3, 0.25f);
  }
  DeviceArray<uchar4> dcolour(colour);
  DeviceArray<unsigned char> dgrey(n);
  DeviceArray<float4> da(a), db(b), dout(3 * n);
  grey<<<(n + 63) / 64, 64>>>(dcolour, dgrey, n);
  operators<<<(n + 63) / 64, 64>>>(da, db, dout, n);
  const auto shade = dgrey.host();
  const auto out = dout.host();
  for (int i = 0; i < n; ++i) {
    wrong += shade[i] != (i * 77 + (255 - i) * 150 + i * 3 % 256 * 29) / 256;
    const float x = i, y = i + 1, z = i - 2;
    const float4 difference = out[3 * i], product = out[3 * i + 1], last = out[3 * i + 2];
    wrong += difference.x != x - 2 || difference.y != y + x || difference.z != z - 3 || difference.w != 0.25f;
    wrong += product.x != y * 3 + z * x || product.y != z * 2 - x * 3 || product.z != -x * x - y * 2;
    wrong += last.x != x + 1 || last.y != y || last.w != x + 0.25f;
  }
  return verdict(4 * n + 3, wrong);
}
