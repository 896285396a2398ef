// Kernels for a host of another architecture. host.cpp calls them.
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

#include <cstddef>

#include "shapes.h"

extern "C" {

// ---- Parameters
__global__ void structures(double* out, Floats a, Mixed b, Halves c, Nested d, Triple e, Large f, Reference g,
                           PointerAndDouble h, Empty, Bytes i, char j, float k, Copied l, short m, bool n) {
  const double values[] = {a.x, a.y, b.d, double(b.i), double(c.c), c.f, d.pair[0].x, d.pair[0].y, e.v[0], e.v[1],
                           e.v[2], double(f.v[0]), double(f.v[4]), double(*g.p), double(g.c), *h.p, h.d, double(i.v[0]),
                           double(i.v[10]), double(j), k, double(l.v), double(m), double(n)};
  for (int v = 0; v < 24; ++v) out[v] = values[v];
}

// A vector that doesn't fit in the registers of some hosts, and an address that isn't a value's.
using Vector = float __attribute__((ext_vector_type(8)));
__global__ void vector(Vector v, decltype(nullptr) none, double* out) {
  for (int i = 0; i < 8; ++i) out[i] = v[i] + (none == nullptr);
}

// A parameter that the kernel changes is each thread's own.
__global__ void changed(long* out, Large large) {
  large.v[threadIdx.x % 5] += threadIdx.x;
  out[threadIdx.x] = large.v[0] + large.v[1] + large.v[2] + large.v[3] + large.v[4];
}

__global__ void many_floats(double* out, Floats a, Floats b, Floats c, Floats d, Floats e, Mixed f, Floats g) {
  *out = a.x + 2 * a.y + 3 * b.x + 4 * b.y + 5 * c.x + 6 * c.y + 7 * d.x + 8 * d.y + 9 * e.x + 10 * e.y + 11 * f.d +
         12 * f.i + 13 * g.x + 14 * g.y;
}

// ---- Types
__global__ void types(long* out) {
  const char c = static_cast<char>(200);
  const wchar_t w = static_cast<wchar_t>(-1);
  const long values[] = {sizeof(long double), alignof(long double), sizeof(Extended), offsetof(Extended, s), c < 0,
                         w < 0, sizeof(long), alignof(__int128), sizeof(Mixed), sizeof(max_align_t), 0, 0};
  for (int v = 0; v < 12; ++v) out[v] = values[v];
}

__global__ void quads(Extended* data) { data[threadIdx.x].s = static_cast<short>(data[threadIdx.x].c + 1); }

// ---- Vectors of threads
__global__ void elements(const unsigned char* bytes, const short* shorts, const double* doubles, long* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = bytes[i] * 3 + shorts[n - 1 - i] + static_cast<long>(doubles[i] * 0.5);
}

__global__ void steps(const unsigned* start, unsigned* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned value = start[i], count = 0;
  while (value != 1) {
    value = value % 2 ? 3 * value + 1 : value / 2;
    ++count;
  }
  out[i] = count;
}

__global__ void conversions(const float* in, int* ints, unsigned char* bytes, unsigned long* longs) {
  const int i = threadIdx.x;
  ints[i] = static_cast<int>(in[i]);
  bytes[i] = static_cast<unsigned char>(static_cast<unsigned>(in[i]));
  longs[i] = static_cast<unsigned long>(in[i]);
}

__global__ void wide(const long* a, const long* b, long* high) {
  high[threadIdx.x] = static_cast<long>(static_cast<__int128>(a[threadIdx.x]) * b[threadIdx.x] >> 64);
}

__global__ void halves(const float* in, float* out) {
  const __half h = __float2half(in[threadIdx.x]);
  out[threadIdx.x] = __half2float(__hadd(h, h));
}

__global__ void widened(float* out) {
  const unsigned bits = blockIdx.x * blockDim.x + threadIdx.x;
  out[bits] = __half2float(__ushort_as_half(static_cast<unsigned short>(bits)));
}

__global__ void narrowed(const float* in, unsigned short* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = __half_as_ushort(__float2half(in[i]));
}

__global__ void mathematics(const double* in, double* out) {
  const int i = threadIdx.x;
  const double x = in[i];
  const float f = static_cast<float>(x);
  out[i] = sin(x) + exp(x) + pow(x, 1.5) + sinf(f) + expf(f) + erf(x) + fma(x, x, 1.0) + fmaf(f, f, 1) + cbrt(x) +
           tgamma(x) + rsqrtf(f) + fmod(x, 0.3) + atan2(x, 2.0);
}

// ---- Blocks and warps
__global__ void sums(const int* in, int* out) {
  __shared__ int all[256];
  all[threadIdx.x] = in[blockIdx.x * 256 + threadIdx.x];
  __syncthreads();
  for (int step = 128; step > 0; step /= 2) {
    if (threadIdx.x < step) all[threadIdx.x] += all[threadIdx.x + step];
    __syncthreads();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = all[0];
}

__global__ void warps(const int* in, int* out) {
  int value = in[threadIdx.x];
  for (int step = 16; step > 0; step /= 2) value += __shfl_down(value, step, 32);
  const unsigned odd = static_cast<unsigned>(__ballot(in[threadIdx.x] & 1));
  if (threadIdx.x % 32 == 0) out[threadIdx.x / 32] = value + __popc(odd);
}

// Each thread waits for the one after it.
__global__ void chain(volatile int* flags, int* out, int* order) {
  const int last = blockDim.x - 1, i = threadIdx.x;
  if (i != last)
    while (flags[i + 1] == 0) {
    }
  out[i] = atomicAdd(order, 1);
  __threadfence();
  flags[i] = 1;
}

__global__ void atomics(int* i, float* f, unsigned long long* l, double* d, unsigned* most) {
  atomicAdd(i, 1);
  atomicAdd(f, 0.5f);
  atomicAdd(l, 1ull << 40);
  atomicAdd(d, 0.25);
  atomicMax(most, threadIdx.x * 7 % 64);
}

__device__ int counter = 5;
__constant__ int table[4] = {2, 3, 5, 7};
__global__ void variables(int* out) {
  out[threadIdx.x] = table[threadIdx.x % 4];
  if (threadIdx.x == 0) counter += 10;
}

}  // extern "C"
