// Every form of shuffle for every type, width and shape of block, against a model of a warp.
#include <hip/hip_fp16.h>

#include <cstring>

#include "support.h"

enum Form { kAt, kUp, kDown, kXor, kForms };

template <class T>
__device__ __host__ T make(int i) {
  return static_cast<T>(i * 37 % 113);
}
template <>
__device__ __host__ long long make<long long>(int i) {
  return i * 0x123456789abll - 7;
}
template <>
__device__ __host__ unsigned long make<unsigned long>(int i) {
  return i * 0xfedcba987654321ul;
}
template <>
__device__ __host__ double make<double>(int i) {
  return i / 7.0 - 3;
}
template <>
__device__ __host__ float make<float>(int i) {
  return i / 7.0f - 3;
}
template <>
__device__ __host__ __half2 make<__half2>(int i) {
  return __half2(static_cast<float>(i), static_cast<float>(-i));
}
template <>
__device__ __host__ __half make<__half>(int i) {
  return __half(static_cast<float>(i) / 4);
}

template <class T>
__device__ T shuffle(int form, bool sync, T value, int operand, int width) {
  if (sync) switch (form) {
      case kAt:
        return __shfl_sync(0xffffffff, value, operand, width);
      case kUp:
        return __shfl_up_sync(~0ull, value, operand, width);
      case kDown:
        return __shfl_down_sync(-1, value, operand, width);
      default:
        return __shfl_xor_sync(0xffffffffull, value, operand, width);
    }
  switch (form) {
    case kAt:
      return __shfl(value, operand, width);
    case kUp:
      return __shfl_up(value, operand, width);
    case kDown:
      return __shfl_down(value, operand, width);
    default:
      return __shfl_xor(value, operand, width);
  }
}

template <class T>
__global__ void shuffles(int form, int operand, int width, T* out) {
  const int rank = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  const int i = blockIdx.x * blockDim.x * blockDim.y * blockDim.z + rank;
  out[2 * i] = shuffle(form, false, make<T>(i), operand, width);
  out[2 * i + 1] = shuffle(form, true, make<T>(i), operand, width);
}

// The lane that a shuffle reads, by CUDA's programming guide.
int source(int form, int lane, int operand, int width) {
  const int first = lane / width * width, at = lane % width;
  switch (form) {
    case kAt:
      return first + (operand % width + width) % width;
    case kUp:
      return at < operand ? lane : lane - operand;
    case kDown:
      return at + operand >= width ? lane : lane + operand;
    default:
      return (lane ^ operand) >= first + width ? lane : lane ^ operand;
  }
}

template <class T>
void check(dim3 block, long& checked, long& wrong) {
  const int threads = block.x * block.y * block.z, blocks = 2;
  DeviceArray<T> out(2 * blocks * threads);
  for (int form = 0; form < kForms; ++form)
    for (int width = 32; width >= 2; width /= 4)
      for (int operand : {0, 1, 3, 14, 31}) {
        shuffles<<<blocks, block>>>(form, operand, width, static_cast<T*>(out));
        const auto got = out.host();
        for (int i = 0; i < blocks * threads; ++i) {
          const int rank = i % threads, lane = rank % 32;
          const int from = source(form, lane, operand, width);
          if (rank - lane + from >= threads) continue;
          const T value = make<T>(i - lane + from);
          checked += 2;
          wrong += std::memcmp(&got[2 * i], &value, sizeof(T)) != 0;
          wrong += std::memcmp(&got[2 * i + 1], &value, sizeof(T)) != 0;
        }
      }
}

int main() {
  long checked = 0, wrong = 0;
  check<int>(dim3(64), checked, wrong);
  check<int>(dim3(5, 9), checked, wrong);
  check<float>(dim3(4, 3, 5), checked, wrong);
  check<double>(dim3(40), checked, wrong);
  check<long long>(dim3(7), checked, wrong);
  check<unsigned long>(dim3(8, 8), checked, wrong);
  check<short>(dim3(33), checked, wrong);
  check<unsigned char>(dim3(32, 2), checked, wrong);
  check<signed char>(dim3(1, 31), checked, wrong);
  check<__half>(dim3(3, 11), checked, wrong);
  check<__half2>(dim3(64), checked, wrong);
  return verdict(checked, wrong);
}
