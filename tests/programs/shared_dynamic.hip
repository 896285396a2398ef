// Dynamic shared memory under several names and types, at any call depth, beside static arrays.
#include <cstdint>

#include "support.h"

struct __attribute__((aligned(64))) Line {
  int word[16];
};

extern __shared__ unsigned char bytes[];
extern __shared__ double doubles[];
extern __shared__ Line lines[];
extern __shared__ float4 quads[];
extern __shared__ __align__(128) short strict[];

__device__ __noinline__ double deepest(int i) { return doubles[i] * 2; }
__device__ __noinline__ double middle(int i) { return deepest(i) + bytes[8 * i + 7]; }
__device__ __noinline__ void fill(int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x) doubles[i] = i + 0.5;
}
// An address that depends on control flow: a phi or a select of two kinds of shared memory.
__device__ __noinline__ int* choose(int* fixed, int which) {
  int* result;
  if (which % 3 == 0)
    result = fixed;
  else if (which % 3 == 1)
    result = lines[1].word;
  else
    result = &lines[0].word[3];
  return result;
}
// The address of a member at a constant offset, kept in a constant.
__device__ __noinline__ float* third() { return &quads[2].y; }

// 0: addresses' low bits. 1: overlap of static with dynamic. 2...: values
__global__ void kernel(unsigned* bits, double* sums, int* picked, int n) {
  __shared__ char odd[3];
  __shared__ int fixed[8];
  __shared__ __align__(128) char placed[5];
  const int t = threadIdx.x;
  if (t < 3) odd[t] = static_cast<char>(t + 1);
  if (t < 8) fixed[t] = 100 + t;
  fill(n);
  __syncthreads();
  if (t < n) sums[t] = middle(t);
  __syncthreads();
  if (t == 0) {
    bits[0] = static_cast<unsigned>(reinterpret_cast<uintptr_t>(lines) & 63);
    bits[1] = static_cast<unsigned>(reinterpret_cast<uintptr_t>(&fixed[0]) & 3);
    // All dynamic arrays are one memory.
    bits[2] = static_cast<void*>(bytes) != static_cast<void*>(quads);
    bits[3] = static_cast<void*>(doubles) != static_cast<void*>(lines);
    // Static arrays lie elsewhere: all dynamic memory was written, and they keep their values.
    unsigned wrong = 0;
    for (int i = 0; i < 8; ++i) wrong += fixed[i] != 100 + i;
    for (int i = 0; i < 3; ++i) wrong += odd[i] != i + 1;
    bits[4] = wrong;
    for (int i = 0; i < 5; ++i) placed[i] = odd[i % 3];
    bits[5] = static_cast<unsigned>(reinterpret_cast<uintptr_t>(&placed[odd[0] - 1]) & 127);
    bits[6] = static_cast<unsigned>(reinterpret_cast<uintptr_t>(strict) & 127);
  }
  __syncthreads();
  for (int i = t; i < 32; i += blockDim.x) lines[i / 16].word[i % 16] = 1000 + i;
  __syncthreads();
  if (t < 6) picked[t] = choose(fixed, t)[t % 4];
  __syncthreads();
  if (t == 0) *third() = 3.25f;
  __syncthreads();
  if (t == 6) picked[6] = static_cast<int>(reinterpret_cast<float*>(bytes)[9] * 4);
}

// Template kernels whose arrays have other types under one name, as programs write them.
template <class T>
__device__ T* dynamic() {
  extern __shared__ __align__(16) unsigned char raw[];
  return reinterpret_cast<T*>(raw);
}
template <class T>
__global__ void reverse(T* data) {
  T* shared = dynamic<T>();
  shared[threadIdx.x] = data[threadIdx.x];
  __syncthreads();
  data[threadIdx.x] = shared[blockDim.x - 1 - threadIdx.x];
}

// A launch without the array doesn't touch it.
__global__ void optional(int* data, bool use) {
  extern __shared__ int ints[];
  if (use) ints[threadIdx.x] = data[threadIdx.x] + 1;
  __syncthreads();
  data[threadIdx.x] = use ? ints[blockDim.x - 1 - threadIdx.x] : data[threadIdx.x] * 3;
}

// No dynamic memory in sight: three arguments and no more.
__global__ void plain(int* data) { data[threadIdx.x] += 7; }

struct Large {
  int values[600];
};
struct Other {
  double values[100];
};
// Arguments too large for a device, by reference, beside dynamic memory.
__global__ void spilled(Large large, int* out, Other other) {
  extern __shared__ long long wide[];
  const int t = threadIdx.x;
  wide[t] = large.values[t * 2] + static_cast<long long>(other.values[t]);
  __syncthreads();
  out[t] = static_cast<int>(wide[(t + 1) % blockDim.x]);
}

template <class T>
long reversed(int n) {
  std::vector<T> in(n);
  for (int i = 0; i < n; ++i) in[i] = static_cast<T>(i * 3 + 1);
  DeviceArray<T> data(in);
  reverse<T><<<1, n, n * sizeof(T)>>>(data);
  const auto out = data.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) wrong += out[i] != in[n - 1 - i];
  return wrong;
}

int main() {
  const int n = 40;
  long wrong = 0, checked = 0;
  DeviceArray<unsigned> bits(8);
  DeviceArray<double> sums(n);
  DeviceArray<int> picked(8);
  kernel<<<1, 64, n * sizeof(double)>>>(bits, sums, picked, n);
  const auto b = bits.host();
  for (int i = 0; i < 7; ++i, ++checked) {
    if (b[i]) std::printf("bits[%d] is %u\n", i, b[i]);
    wrong += b[i] != 0;
  }
  const auto s = sums.host();
  for (int i = 0; i < n; ++i, ++checked) {
    const double value = i + 0.5;
    unsigned char top[8];
    __builtin_memcpy(top, &value, 8);
    wrong += s[i] != value * 2 + top[7];
  }
  const auto p = picked.host();
  const int expected[7] = {100, 1017, 1005, 103, 1016, 1004, 13};
  for (int i = 0; i < 7; ++i, ++checked) {
    if (p[i] != expected[i]) std::printf("picked[%d] is %d, not %d\n", i, p[i], expected[i]);
    wrong += p[i] != expected[i];
  }
  wrong += reversed<char>(50) + reversed<short>(33) + reversed<float>(64) + reversed<double>(17);
  checked += 50 + 33 + 64 + 17;

  std::vector<int> in(16);
  for (int i = 0; i < 16; ++i) in[i] = i * i;
  DeviceArray<int> data(in);
  optional<<<1, 16>>>(data, false);
  optional<<<1, 16, 16 * sizeof(int)>>>(data, true);
  plain<<<1, 16>>>(data);
  const auto d = data.host();
  for (int i = 0; i < 16; ++i, ++checked) wrong += d[i] != 3 * (15 - i) * (15 - i) + 8;

  Large large{};
  Other other{};
  for (int i = 0; i < 600; ++i) large.values[i] = i * 5;
  for (int i = 0; i < 100; ++i) other.values[i] = i + 0.75;
  DeviceArray<int> out(32);
  spilled<<<1, 32, 32 * sizeof(long long)>>>(large, out, other);
  const auto o = out.host();
  for (int i = 0; i < 32; ++i, ++checked) {
    const int j = (i + 1) % 32;
    wrong += o[i] != j * 10 + j;
  }
  return verdict(checked, wrong);
}
