/*
 * Warps: 32 lanes, or as many as --warp-size= says. A kernel that calls one of these is compiled for
 * sub-groups of that size (see docs/architecture.md, Lanes). Masks have 64 bits, as HIP's do.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_WARP_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_WARP_H

#include <hip/host_defines.h>
#include <type_traits>

#ifndef __HIPSPV_WARP_SIZE__
#define __HIPSPV_WARP_SIZE__ 32
#endif
static constexpr int warpSize = __HIPSPV_WARP_SIZE__;

/* Tells the link, which lowers device code compiled with -fgpu-rdc, what this source assumes. */
#define __HIPSPV_NAME(prefix, size) prefix##size
#define __HIPSPV_WARP_SIZE_NAME(size) __HIPSPV_NAME(__hipspv_warp_size_, size)
#if defined(__HIP_DEVICE_COMPILE__)
extern "C" __attribute__((device, weak, used)) const char
    __HIPSPV_WARP_SIZE_NAME(__HIPSPV_WARP_SIZE__) = 0;
#elif __HIPSPV_WARP_SIZE__ != 32
/* hipDeviceProp_t::warpSize follows. Before a managed variable's registration opens a device. */
extern "C" void __hipspvSetWarpSize(int lanes);
static __attribute__((constructor(101))) void __hipspv_tell_warp_size() {
  __hipspvSetWarpSize(__HIPSPV_WARP_SIZE__);
}
#endif

extern "C" {
__device__ unsigned int __hipspv_lane(void);
__device__ unsigned int __hipspv_ballot32(int predicate);
__device__ unsigned long long __hipspv_ballot64(int predicate);
__device__ unsigned int __hipspv_shuffle32(unsigned int value, unsigned int lane);
__device__ unsigned long long __hipspv_shuffle64(unsigned long long value, unsigned int lane);
__device__ void __hipspv_warp_barrier(void);
}

#if __HIPSPV_WARP_SIZE__ > 32
typedef unsigned long long __hipspv_lanes;
__device__ inline __hipspv_lanes __hipspv_ballot(int predicate) {
  return __hipspv_ballot64(predicate);
}
#else
typedef unsigned int __hipspv_lanes;
__device__ inline __hipspv_lanes __hipspv_ballot(int predicate) {
  return __hipspv_ballot32(predicate);
}
#endif

__device__ inline unsigned int __lane_id() { return __hipspv_lane(); }
__device__ inline void __syncwarp(unsigned long long = ~0ull) { __hipspv_warp_barrier(); }

__device__ inline unsigned long long __ballot(int predicate) { return __hipspv_ballot(predicate); }
__device__ inline unsigned long long __activemask() { return __hipspv_ballot(1); }
__device__ inline int __any(int predicate) { return __hipspv_ballot(predicate) != 0; }
__device__ inline int __all(int predicate) { return __hipspv_ballot(!predicate) == 0; }
__device__ inline unsigned long long __ballot_sync(unsigned long long mask, int predicate) {
  return __hipspv_ballot(predicate) & mask;
}
__device__ inline int __any_sync(unsigned long long mask, int predicate) {
  return (__hipspv_ballot(predicate) & mask) != 0;
}
__device__ inline int __all_sync(unsigned long long mask, int predicate) {
  return (__hipspv_ballot(!predicate) & mask) == 0;
}

/* What a value travels as: two sizes. Smaller integers widen to int, as they do in HIP's overloads. */
template <typename __T, unsigned int size>
struct __hipspv_lane_value {};
template <typename __T>
struct __hipspv_lane_value<__T, 4> {
  typedef __T type;
  static __device__ __T read(__T value, int lane) {
    return __builtin_bit_cast(__T, __hipspv_shuffle32(__builtin_bit_cast(unsigned int, value), lane));
  }
};
template <typename __T>
struct __hipspv_lane_value<__T, 8> {
  typedef __T type;
  static __device__ __T read(__T value, int lane) {
    return __builtin_bit_cast(
        __T, __hipspv_shuffle64(__builtin_bit_cast(unsigned long long, value), lane));
  }
};
template <typename __T>
struct __hipspv_lane_value<__T, 2> {
  typedef typename std::conditional<std::is_integral<__T>::value, int, __T>::type type;
  static __device__ type read(__T value, int lane) {
    unsigned int bits = __hipspv_shuffle32(__builtin_bit_cast(unsigned short, value), lane);
    return __builtin_bit_cast(__T, static_cast<unsigned short>(bits));
  }
};
template <typename __T>
struct __hipspv_lane_value<__T, 1> {
  typedef int type;
  static __device__ int read(__T value, int lane) {
    unsigned int bits = __hipspv_shuffle32(__builtin_bit_cast(unsigned char, value), lane);
    return __builtin_bit_cast(__T, static_cast<unsigned char>(bits));
  }
};

/* The lane to read from. Past the end of the segment of `width` lanes, a thread reads its own value. */
__device__ inline int __hipspv_lane_at(int lane, int width) {
  return static_cast<int>(__hipspv_lane() & ~(width - 1)) + (lane & (width - 1));
}
__device__ inline int __hipspv_lane_up(unsigned int delta, int width) {
  int self = static_cast<int>(__hipspv_lane());
  int lane = self - static_cast<int>(delta);
  return lane < (self & ~(width - 1)) ? self : lane;
}
__device__ inline int __hipspv_lane_down(unsigned int delta, int width) {
  int self = static_cast<int>(__hipspv_lane());
  return (self & (width - 1)) + static_cast<int>(delta) >= width ? self
                                                                 : self + static_cast<int>(delta);
}
__device__ inline int __hipspv_lane_xor(int mask, int width) {
  int self = static_cast<int>(__hipspv_lane());
  int lane = self ^ mask;
  return lane >= ((self + width) & ~(width - 1)) ? self : lane;
}

template <typename __T>
using __hipspv_lane_type = typename __hipspv_lane_value<__T, sizeof(__T)>::type;

#define HIPSPV_SHUFFLE(name, choose, operand)                                             \
  template <typename __T>                                                                   \
  __device__ inline __hipspv_lane_type<__T> name(                \
      __T value, operand, int width = warpSize) {                                           \
    return __hipspv_lane_value<__T, sizeof(__T)>::read(value, choose(lane, width));           \
  }                                                                                       \
  template <typename __T>                                                                   \
  __device__ inline __hipspv_lane_type<__T> name##_sync(         \
      unsigned long long, __T value, operand, int width = warpSize) {                       \
    return __hipspv_lane_value<__T, sizeof(__T)>::read(value, choose(lane, width));           \
  }

HIPSPV_SHUFFLE(__shfl, __hipspv_lane_at, int lane)
HIPSPV_SHUFFLE(__shfl_up, __hipspv_lane_up, unsigned int lane)
HIPSPV_SHUFFLE(__shfl_down, __hipspv_lane_down, unsigned int lane)
HIPSPV_SHUFFLE(__shfl_xor, __hipspv_lane_xor, int lane)
#undef HIPSPV_SHUFFLE

/* The lanes of `mask` that hold the same value. */
template <typename __T>
__device__ inline unsigned long long __match_any_sync(unsigned long long mask, __T value) {
  __hipspv_lanes found = 0;
  for (int lane = 0; lane < warpSize; ++lane)
    if (__hipspv_lane_value<__T, sizeof(__T)>::read(value, lane) == value)
      found |= __hipspv_lanes(1) << lane;
  return found & mask & __hipspv_ballot(1);
}
template <typename __T>
__device__ inline unsigned long long __match_any(__T value) {
  return __match_any_sync(~0ull, value);
}
template <typename __T>
__device__ inline unsigned long long __match_all_sync(unsigned long long mask, __T value,
                                                      int* predicate) {
  unsigned long long members = mask & __hipspv_ballot(1);
  *predicate = __match_any_sync(mask, value) == members;
  return *predicate ? members : 0;
}
template <typename __T>
__device__ inline unsigned long long __match_all(__T value, int* predicate) {
  return __match_all_sync(~0ull, value, predicate);
}

#endif
