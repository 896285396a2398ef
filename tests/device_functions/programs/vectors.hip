// Vector types: layout, construction and operators, on the host and on the device with the same code.
#include <hip/hip_runtime.h>

#define LAYOUT(type, size, align) static_assert(sizeof(type) == size && alignof(type) == align, #type);
LAYOUT(char1, 1, 1)
LAYOUT(char2, 2, 2) LAYOUT(char3, 3, 1) LAYOUT(uchar4, 4, 4) LAYOUT(short1, 2, 2) LAYOUT(short2, 4, 4)
    LAYOUT(ushort3, 6, 2) LAYOUT(short4, 8, 8) LAYOUT(int1, 4, 4) LAYOUT(int2, 8, 8) LAYOUT(uint3, 12, 4)
        LAYOUT(int4, 16, 16) LAYOUT(long2, 16, 16) LAYOUT(ulong4, 32, 32) LAYOUT(longlong1, 8, 8)
            LAYOUT(ulonglong3, 24, 8) LAYOUT(float2, 8, 8) LAYOUT(float3, 12, 4) LAYOUT(float4, 16, 16)
                LAYOUT(double2, 16, 16) LAYOUT(double3, 24, 8) LAYOUT(double4, 32, 32)
#define EXPECT(condition) \
  if (!(condition)) return __LINE__

    // The line of the first wrong result, or 0.
    __host__ __device__ int check_float() {
  float4 a = make_float4(1, 2, 3, 4), b = make_float4(2, 2, 2, 2), c{4, 3, 2, 1};
  EXPECT(a.x == 1 && a.y == 2 && a.z == 3 && a.w == 4 && c.x == 4);
  EXPECT(float4(2.0f) == make_float4(2, 0, 0, 0) && b == 2 && b != float4(2.0f) && float2{3} == make_float2(3, 0));
  EXPECT(a + b == make_float4(3, 4, 5, 6));
  EXPECT(a - c == make_float4(-3, -1, 1, 3));
  EXPECT(a * c == make_float4(4, 6, 6, 4));
  EXPECT(a / b == make_float4(0.5f, 1, 1.5f, 2));
  EXPECT(a * 2 == 2.0 * a && 2 * a == make_float4(2, 4, 6, 8));
  EXPECT(1 / b == make_float4(0.5f, 0.5f, 0.5f, 0.5f));
  EXPECT(-a == make_float4(-1, -2, -3, -4) && +a == a);
  EXPECT(a != c && !(a != a));
  a += b;
  a -= 1;
  a *= c;
  a /= 2.0f;
  EXPECT(a == make_float4(4, 4.5f, 4, 2.5f));
  EXPECT(a++ == make_float4(4, 4.5f, 4, 2.5f) && a.y == 5.5f);
  EXPECT(--a == make_float4(4, 4.5f, 4, 2.5f));
  float3 d = make_float3(1, 2, 3);
  d = d * d + 1.0f;
  EXPECT(d.x == 2 && d.y == 5 && d.z == 10);
  double2 e = make_double2(0.5, 0.25);
  e *= 4;
  EXPECT(e == make_double2(2, 1));
  float1 f = make_float1(3);
  EXPECT((f + f).x == 6 && f == 3.0f);
  return 0;
}

__host__ __device__ int check_integer() {
  int4 a = make_int4(1, -2, 3, 12), b = make_int4(3, 3, 2, 5);
  EXPECT(a % b == make_int4(1, -2, 1, 2));
  EXPECT((a & 2) == make_int4(0, 2, 2, 0));
  EXPECT((a | 1) == make_int4(1, -1, 3, 13));
  EXPECT((a ^ b) == make_int4(1 ^ 3, -2 ^ 3, 3 ^ 2, 12 ^ 5));
  EXPECT(~a == make_int4(-2, 1, -4, -13));
  EXPECT((b << 2) == make_int4(12, 12, 8, 20) && (b >> 1) == make_int4(1, 1, 1, 2));
  a <<= 1;
  a &= b;
  EXPECT(a == make_int4(2 & 3, -4 & 3, 6 & 2, 24 & 5));
  uchar3 c = make_uchar3(250, 1, 2);
  c += make_uchar3(10, 1, 1);
  EXPECT(c == make_uchar3(4, 2, 3));
  ushort2 d = make_ushort2(1, 2);
  EXPECT(-d == make_ushort2(65535, 65534));
  ulonglong2 e = make_ulonglong2(1ull << 40, 7);
  EXPECT(e * 2u == make_ulonglong2(1ull << 41, 14));
  long1 f = make_long1(5);
  EXPECT((++f).x == 6);
  uint3 g = dim3(1, 2, 3).y == 2 ? make_uint3(1, 2, 3) : make_uint3(0, 0, 0);
  EXPECT(g.z == 3);
  return 0;
}

__global__ void on_device(int* lines, float3* tight, const float3* in) {
  if (threadIdx.x == 0) {
    lines[0] = check_float();
    lines[1] = check_integer();
  }
  // float3 arrays are tightly packed, and shared memory of vector type needs no constructor.
  __shared__ float3 tile[32];
  tile[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  tight[threadIdx.x] = tile[31 - threadIdx.x] * 2.0f;
}

int main() {
  int line = check_float() ? check_float() : check_integer();
  if (line) return printf("host: line %d\n", line), 1;
  int* lines;
  float3 *out, *in;
  if (hipMallocManaged(&lines, 2 * sizeof(int)) || hipMallocManaged(&out, 32 * sizeof(float3)) ||
      hipMallocManaged(&in, 32 * sizeof(float3)))
    return 2;
  for (int i = 0; i < 32; ++i) in[i] = make_float3(i, 10 * i, 100 * i);
  on_device<<<1, 32>>>(lines, out, in);
  if (hipDeviceSynchronize() != hipSuccess) return 3;
  if (lines[0] || lines[1]) return printf("device: lines %d %d\n", lines[0], lines[1]), 1;
  for (int i = 0; i < 32; ++i)
    if (out[i] != in[31 - i] * 2) return printf("float3 %d\n", i), 1;
  printf("done\n");
}
