// Many loads and stores at places that don't follow from each other, of several types, in kernels whose warps run in
// lockstep: by all lanes, by some, and by warps that aren't whole.
#include <cstdint>
#include <vector>

#include "support.h"

constexpr int kRows = 9;
constexpr int kLanes = 32;
constexpr int kWarps = 3;
constexpr int kElements = kWarps * kRows * kLanes;

struct Triple {
  short a;
  int b;
  signed char c;
};

template <class T>
__host__ __device__ T valueOf(unsigned i) {
  return static_cast<T>(i * 37u % 113u);
}
template <>
__host__ __device__ float4 valueOf<float4>(unsigned i) {
  return {i * 0.5f, i + 1.f, i + 2.f, i * 3.f};
}
template <>
__host__ __device__ Triple valueOf<Triple>(unsigned i) {
  return {static_cast<short>(i), static_cast<int>(i * 70001u), static_cast<signed char>(i)};
}

template <class T>
bool same(T a, T b) {
  return a == b;
}
static bool same(float4 a, float4 b) { return a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w; }
static bool same(Triple a, Triple b) { return a.a == b.a && a.b == b.b && a.c == b.c; }

// places: a permutation of a warp's lanes for each row. all: written by all lanes; some: by a part of them.
template <class T>
__global__ void permute(const T* in, const int* places, T* all, T* some) {
  const int thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  const int warp = thread / kLanes, lane = thread % kLanes;
#pragma unroll
  for (int row = 0; row < kRows; ++row) {
    const int first = (warp * kRows + row) * kLanes;
    const int place = places[first + lane];
    const int next = __shfl_xor(place, 1);
    const T value = in[first + place];
    all[first + (place * 5 & (kLanes - 1))] = value;
    if (next % 3 != row % 3) some[first + place] = in[first + (next ^ 1)];
  }
}

template <class T>
int differences(dim3 block) {
  const int threads = static_cast<int>(block.x * block.y * block.z);
  Random random(threads);
  std::vector<int> places(kElements);
  std::vector<T> in(kElements), all(kElements), some(kElements);
  for (int row = 0; row < kElements / kLanes; ++row)
    for (int lane = 0; lane < kLanes; ++lane)
      places[row * kLanes + lane] = (lane * (2 * (row % 11) + 1) + row) % kLanes;
  for (int i = 0; i < kElements; ++i) {
    in[i] = valueOf<T>(i + 1);
    all[i] = some[i] = valueOf<T>(random.below(100));
  }
  DeviceArray<T> inDevice(in), allDevice(all), someDevice(some);
  DeviceArray<int> placesDevice(places);
  permute<T><<<1, block>>>(inDevice, placesDevice, allDevice, someDevice);
  for (int thread = 0; thread < threads; ++thread)
    for (int row = 0; row < kRows; ++row) {
      const int first = (thread / kLanes * kRows + row) * kLanes, lane = thread % kLanes;
      const int place = places[first + lane];
      const int other = thread / kLanes * kLanes + (lane ^ 1) < threads ? lane ^ 1 : lane;
      const int next = places[first + other];
      all[first + (place * 5 & (kLanes - 1))] = in[first + place];
      if (next % 3 != row % 3) some[first + place] = in[first + (next ^ 1)];
    }
  const std::vector<T> allFound = allDevice.host(), someFound = someDevice.host();
  int wrong = 0;
  for (int i = 0; i < kElements; ++i) wrong += !same(allFound[i], all[i]) + !same(someFound[i], some[i]);
  return wrong;
}

int main() {
  int checked = 0, wrong = 0;
  for (const dim3 block : {dim3(64), dim3(78), dim3(12, 4, 2), dim3(20)}) {
    for (const int found : {differences<std::uint8_t>(block), differences<double>(block), differences<float4>(block),
                            differences<Triple>(block)}) {
      wrong += found;
      checked += 2 * kElements;
    }
  }
  return verdict(checked, wrong);
}
