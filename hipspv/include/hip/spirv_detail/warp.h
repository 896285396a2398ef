/*
 * Warps: 32 lanes, or the number of --warp-size=. A kernel that calls one of these is compiled for sub-groups of
 * that size (see docs/architecture-warps.md, Lanes). Masks have 64 bits in HIP. In CUDA they have 32, which its
 * programs rely on, unless warps are larger.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_WARP_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_WARP_H

#include <hip/host_defines.h>

#include <type_traits>

#ifndef __HIPSPV_WARP_SIZE__
#define __HIPSPV_WARP_SIZE__ 32
#endif
static constexpr int warpSize = __HIPSPV_WARP_SIZE__;

/* Tells the link, which lowers device code compiled with -fgpu-rdc, the warp size of this
 * source. */
#define __HIPSPV_NAME(prefix, size) prefix##size
#define __HIPSPV_WARP_SIZE_NAME(size) __HIPSPV_NAME(__hipspv_warp_size_, size)
#if defined(__HIP_DEVICE_COMPILE__)
extern "C" __attribute__((device, weak, used))
const char __HIPSPV_WARP_SIZE_NAME(__HIPSPV_WARP_SIZE__) = 0;
#elif __HIPSPV_WARP_SIZE__ != 32
/* Sets hipDeviceProp_t::warpSize. Runs before a managed variable's registration opens a device. */
extern "C" void __hipspvSetWarpSize(int lanes);
static __attribute__((constructor(101))) void __hipspv_tell_warp_size() {
  __hipspvSetWarpSize(__HIPSPV_WARP_SIZE__);
}
#endif

extern "C" {
__device__ unsigned int __hipspv_lane(void);
__device__ unsigned int __hipspv_ballot32(int predicate);
__device__ unsigned long long __hipspv_ballot64(int predicate);
/* The argument must be the same in all lanes of the warp. */
__device__ unsigned int __hipspv_broadcast32(unsigned int value, unsigned int lane);
__device__ unsigned long long __hipspv_broadcast64(unsigned long long value, unsigned int lane);
/* From any lane; `pattern`: inline, if the compiler knows the lane to be a fixed function of the
 * current one. */
__device__ unsigned int __hipspv_shuffle32(unsigned int value, unsigned int lane,
                                           unsigned int lanes);
__device__ unsigned int __hipspv_pattern32(unsigned int value, unsigned int lane,
                                           unsigned int lanes);
__device__ unsigned long long __hipspv_shuffle64(unsigned long long value, unsigned int lane,
                                                 unsigned int lanes);
__device__ unsigned long long __hipspv_pattern64(unsigned long long value, unsigned int lane,
                                                 unsigned int lanes);
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

#if defined(__HIPSPV_CUDA__)
typedef __hipspv_lanes __hipspv_mask;
#else
typedef unsigned long long __hipspv_mask;
#endif

__device__ inline unsigned int __lane_id() { return __hipspv_lane(); }
__device__ inline __hipspv_mask __lanemask_lt() {
  return (static_cast<__hipspv_mask>(1) << __hipspv_lane()) - 1;
}
__device__ inline __hipspv_mask __lanemask_eq() {
  return static_cast<__hipspv_mask>(1) << __hipspv_lane();
}
__device__ inline __hipspv_mask __lanemask_le() { return __lanemask_lt() | __lanemask_eq(); }
__device__ inline __hipspv_mask __lanemask_ge() {
  return (~static_cast<__hipspv_mask>(0) >> (8 * sizeof(__hipspv_mask) - warpSize)) &
         ~__lanemask_lt();
}
__device__ inline __hipspv_mask __lanemask_gt() { return __lanemask_ge() & ~__lanemask_eq(); }

/* The masks of the _sync forms name lanes that arrive here together, as HIP requires; the device
 * separates lanes of other branches. So only results that combine values over a mask depend on
 * it. */
__device__ inline void __syncwarp(unsigned long long = ~0ull) { __hipspv_warp_barrier(); }

__device__ inline __hipspv_mask __ballot(int predicate) { return __hipspv_ballot(predicate); }
__device__ inline __hipspv_mask __activemask() { return __hipspv_ballot(1); }
__device__ inline int __any(int predicate) { return __hipspv_ballot(predicate) != 0; }
__device__ inline int __all(int predicate) { return __hipspv_ballot(!predicate) == 0; }
__device__ inline __hipspv_mask __ballot_sync(__hipspv_mask mask, int predicate) {
  return __hipspv_ballot(predicate) & mask;
}
__device__ inline int __any_sync(__hipspv_mask mask, int predicate) {
  return (__hipspv_ballot(predicate) & mask) != 0;
}
__device__ inline int __all_sync(__hipspv_mask mask, int predicate) {
  return (__hipspv_ballot(!predicate) & mask) == 0;
}

/* The types in which values are exchanged: two sizes. Smaller integers widen to int, as in HIP's
 * overloads.
 */
template <typename __T, unsigned int size>
struct __hipspv_lane_value {};
template <typename __T>
struct __hipspv_lane_value<__T, 4> {
  typedef __T type;
  typedef unsigned int bits;
  typedef unsigned int whole;
};
template <typename __T>
struct __hipspv_lane_value<__T, 8> {
  typedef __T type;
  typedef unsigned long long bits;
  typedef unsigned long long whole;
};
template <typename __T>
struct __hipspv_lane_value<__T, 2> {
  typedef typename std::conditional<std::is_integral<__T>::value, int, __T>::type type;
  typedef unsigned short bits;
  typedef unsigned int whole;
};
template <typename __T>
struct __hipspv_lane_value<__T, 1> {
  typedef int type;
  typedef unsigned char bits;
  typedef unsigned int whole;
};
template <typename __T>
using __hipspv_lane_type = typename __hipspv_lane_value<__T, sizeof(__T)>::type;

/* Another lane's value, in its two sizes. */
struct __hipspv_any_lane {
  static __device__ unsigned int read(unsigned int bits, unsigned int lane) {
    return __hipspv_shuffle32(bits, lane, warpSize);
  }
  static __device__ unsigned long long read(unsigned long long bits, unsigned int lane) {
    return __hipspv_shuffle64(bits, lane, warpSize);
  }
};
struct __hipspv_fixed_lane {
  static __device__ unsigned int read(unsigned int bits, unsigned int lane) {
    return __hipspv_pattern32(bits, lane, warpSize);
  }
  static __device__ unsigned long long read(unsigned long long bits, unsigned int lane) {
    return __hipspv_pattern64(bits, lane, warpSize);
  }
};
struct __hipspv_common_lane {
  static __device__ unsigned int read(unsigned int bits, unsigned int lane) {
    return __hipspv_broadcast32(bits, lane);
  }
  static __device__ unsigned long long read(unsigned long long bits, unsigned int lane) {
    return __hipspv_broadcast64(bits, lane);
  }
};
template <typename __Lane, typename __T>
__device__ inline __T __hipspv_read(__T value, int lane) {
  typedef __hipspv_lane_value<__T, sizeof(__T)> form;
  const typename form::whole bits = __builtin_bit_cast(typename form::bits, value);
  return __builtin_bit_cast(
      __T, static_cast<typename form::bits>(__Lane::read(bits, static_cast<unsigned int>(lane))));
}

/* The lane to read from. Past the end of the segment of `width` lanes, a thread reads its own
 * value. */
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

#define HIPSPV_SHUFFLE(name, choose, operand)                                                \
  template <typename __T>                                                                    \
  __device__ inline __hipspv_lane_type<__T> name(__T value, operand, int width = warpSize) { \
    return __builtin_constant_p(lane) && __builtin_constant_p(width)                         \
               ? __hipspv_read<__hipspv_fixed_lane>(value, choose(lane, width))              \
               : __hipspv_read<__hipspv_any_lane>(value, choose(lane, width));               \
  }                                                                                          \
  template <typename __Mask, typename __T>                                                   \
  __device__ inline __hipspv_lane_type<__T> name##_sync(__Mask, __T value, operand,          \
                                                        int width = warpSize) {              \
    return name(value, lane, width);                                                         \
  }

HIPSPV_SHUFFLE(__shfl, __hipspv_lane_at, int lane)
HIPSPV_SHUFFLE(__shfl_up, __hipspv_lane_up, unsigned int lane)
HIPSPV_SHUFFLE(__shfl_down, __hipspv_lane_down, unsigned int lane)
HIPSPV_SHUFFLE(__shfl_xor, __hipspv_lane_xor, int lane)
#undef HIPSPV_SHUFFLE

/* AMD's names: the number of lanes below this one in a mask, by halves; moves by an index in
 * bytes. */
__device__ inline unsigned long long __ballot64(int predicate) { return __ballot(predicate); }
__device__ inline unsigned int __mbcnt_lo(unsigned int mask, unsigned int base) {
  return base + static_cast<unsigned int>(__builtin_popcountll(mask & __lanemask_lt()));
}
__device__ inline unsigned int __mbcnt_hi(unsigned int mask, unsigned int base) {
  return base + static_cast<unsigned int>(__builtin_popcountll(
                    static_cast<unsigned long long>(mask) << 32 & __lanemask_lt()));
}
__device__ inline int __hip_ds_bpermute(int index, int value) { return __shfl(value, index >> 2); }
__device__ inline float __hip_ds_bpermutef(int index, float value) {
  return __shfl(value, index >> 2);
}
/* Sends to a lane: of several values for one lane the last one counts; without any, 0 arrives. */
template <typename __T>
__device__ inline __T __hipspv_send(int index, __T value) {
  const __hipspv_lanes here = __hipspv_ballot(1);
  __T found = 0;
  for (int lane = 0; lane < warpSize; ++lane) {
    const int to = __hipspv_read<__hipspv_common_lane>(index, lane) >> 2 & (warpSize - 1);
    const __T sent = __hipspv_read<__hipspv_common_lane>(value, lane);
    if ((here >> lane & 1) && to == static_cast<int>(__hipspv_lane())) found = sent;
  }
  return found;
}
__device__ inline int __hip_ds_permute(int index, int value) { return __hipspv_send(index, value); }
__device__ inline float __hip_ds_permutef(int index, float value) {
  return __hipspv_send(index, value);
}
/* AMD's instruction set: bit 15 selects a lane of the quad, else there are 5 bits each of and, or,
 * xor. */
__device__ inline int __hipspv_swizzled(int pattern) {
  const int lane = static_cast<int>(__hipspv_lane());
  if (pattern & 0x8000) return (lane & ~3) | (pattern >> 2 * (lane & 3) & 3);
  return (lane & ~31) |
         ((((lane & 31) & (pattern & 31)) | (pattern >> 5 & 31)) ^ (pattern >> 10 & 31));
}
__device__ inline int __hip_ds_swizzle(int value, int pattern) {
  return __shfl(value, __hipspv_swizzled(pattern));
}
__device__ inline float __hip_ds_swizzlef(float value, int pattern) {
  return __shfl(value, __hipspv_swizzled(pattern));
}
template <int pattern>
__device__ inline int __hip_ds_swizzle_N(int value) {
  return __hip_ds_swizzle(value, pattern);
}
template <int pattern>
__device__ inline float __hip_ds_swizzlef_N(float value) {
  return __hip_ds_swizzlef(value, pattern);
}

/* The lanes of `mask` that hold the same value. Every lane executes all iterations: after leaving
 * the loop it couldn't be read any more. Out of line, since loops over all lanes are slow to
 * compile on the device. */
template <typename __T>
__device__ __attribute__((noinline)) __hipspv_mask __match_any_sync(__hipspv_mask mask,
                                                                    __T value) {
  __hipspv_lanes found = 0;
#pragma clang loop unroll(disable)
  for (int lane = 0; lane < warpSize; ++lane)
    if (__hipspv_read<__hipspv_common_lane>(value, lane) == value)
      found |= __hipspv_lanes(1) << lane;
  return found & mask & __hipspv_ballot(1);
}
template <typename __T>
__device__ inline __hipspv_mask __match_any(__T value) {
  return __match_any_sync(~static_cast<__hipspv_mask>(0), value);
}
template <typename __T>
__device__ inline __hipspv_mask __match_all_sync(__hipspv_mask mask, __T value, int* predicate) {
  const __hipspv_mask members = mask & __hipspv_ballot(1);
  *predicate = __match_any_sync(mask, value) == members;
  return *predicate ? members : 0;
}
template <typename __T>
__device__ inline __hipspv_mask __match_all(__T value, int* predicate) {
  return __match_all_sync(~static_cast<__hipspv_mask>(0), value, predicate);
}

/* Combines the values of the lanes of `mask`, from the lowest lane up, with the same bits in all of
 * them. */
template <typename __T, typename __F>
__device__ __attribute__((noinline)) __T __hipspv_reduce(__hipspv_mask mask, __T value,
                                                         __F combine) {
  const __hipspv_lanes members = static_cast<__hipspv_lanes>(mask) & __hipspv_ballot(1);
  __T result = value;
  bool first = true;
#pragma clang loop unroll(disable)
  for (int lane = 0; lane < warpSize; ++lane) {
    const __T other = __hipspv_read<__hipspv_common_lane>(value, lane);
    if (members >> lane & 1) {
      result = first ? other : combine(result, other);
      first = false;
    }
  }
  return result;
}
#if defined(__HIPSPV_CUDA__)
/* CUDA's overloads: bit operations are unsigned, and smaller integers widen. */
#define HIPSPV_REDUCE(name, __T, combined)                                        \
  __device__ inline __T __reduce_##name##_sync(__hipspv_mask mask, __T value) {   \
    return __hipspv_reduce(mask, value, [](__T one, __T two) { return combined; }); \
  }
#define HIPSPV_REDUCE_NUMBERS(name, combined) \
  HIPSPV_REDUCE(name, int, combined)          \
  HIPSPV_REDUCE(name, unsigned int, combined)
#define HIPSPV_REDUCE_BITS(name, combined) HIPSPV_REDUCE(name, unsigned int, combined)
#else
#define HIPSPV_REDUCE_NUMBERS(name, combined)                                                   \
  template <typename __T>                                                                       \
  __device__ inline __hipspv_lane_type<__T> __reduce_##name##_sync(__hipspv_mask mask,          \
                                                                   __T value) {                 \
    typedef __hipspv_lane_type<__T> __V;                                                        \
    return __hipspv_reduce(mask, static_cast<__V>(value),                                       \
                           [](__V one, __V two) { return static_cast<__V>(combined); });        \
  }
#define HIPSPV_REDUCE_BITS(name, combined) HIPSPV_REDUCE_NUMBERS(name, combined)
#endif
HIPSPV_REDUCE_NUMBERS(add, one + two)
HIPSPV_REDUCE_NUMBERS(min, two < one ? two : one)
HIPSPV_REDUCE_NUMBERS(max, one < two ? two : one)
HIPSPV_REDUCE_BITS(and, one& two)
HIPSPV_REDUCE_BITS(or, one | two)
HIPSPV_REDUCE_BITS(xor, one ^ two)
#undef HIPSPV_REDUCE_BITS
#undef HIPSPV_REDUCE_NUMBERS
#undef HIPSPV_REDUCE

#endif
