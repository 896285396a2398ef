/*
 * Warps: 32 lanes, or the number of --warp-size=. A kernel that calls one of these is compiled for sub-groups of
 * that size (see docs/architecture-warps.md, Lanes). Masks have 64 bits in HIP. In CUDA they have 32, which its
 * programs rely on, unless warps are larger.
 */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_WARP_FUNCTIONS_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_WARP_FUNCTIONS_H

#include <hip/host_defines.h>
#include <hip/spirv_detail/cuda_names.h>

#include <type_traits>

#ifndef __HIPSPV_WARP_SIZE__
#define __HIPSPV_WARP_SIZE__ 32
#endif
static constexpr int warpSize = __HIPSPV_WARP_SIZE__;
#if !defined(__HIPSPV_CUDA__) && !defined(__AMDGCN_WAVEFRONT_SIZE)
/* Predefined by AMD's clang; rocPRIM assumes 64 without it. */
#define __AMDGCN_WAVEFRONT_SIZE __HIPSPV_WARP_SIZE__
#define __AMDGCN_WAVEFRONT_SIZE__ __HIPSPV_WARP_SIZE__
#endif

/* Tells the link, which lowers device code compiled with -fgpu-rdc, the warp size of this source. */
#define __HIPSPV_NAME(prefix, size) prefix##size
#define __HIPSPV_WARP_SIZE_NAME(size) __HIPSPV_NAME(__hipspv_warp_size_, size)
#if defined(__HIP_DEVICE_COMPILE__)
extern "C" __attribute__((device, weak, used)) const char __HIPSPV_WARP_SIZE_NAME(__HIPSPV_WARP_SIZE__) = 0;
#elif __HIPSPV_WARP_SIZE__ != 32
/* Sets hipDeviceProp_t::warpSize. Runs before a managed variable's registration opens a device. */
extern "C" void __hipspvSetWarpSize(int lanes);
static __attribute__((constructor(101))) void __hipspv_tell_warp_size() { __hipspvSetWarpSize(__HIPSPV_WARP_SIZE__); }
#endif

#include <hip/spirv_detail/checks.h>

#if __HIPSPV_WARP_SIZE__ > 32
typedef unsigned long long __hipspv_lanes;
#else
typedef unsigned int __hipspv_lanes;
#endif

#if defined(__HIPSPV_CUDA__)
typedef __hipspv_lanes __hipspv_mask;
#else
typedef unsigned long long __hipspv_mask;
#endif

extern "C" __device__ unsigned int __hipspv_lane(void);

__device__ inline unsigned int __lane_id() { return __hipspv_lane(); }
__device__ inline __hipspv_mask __lanemask_lt() { return (static_cast<__hipspv_mask>(1) << __hipspv_lane()) - 1; }
__device__ inline __hipspv_mask __lanemask_eq() { return static_cast<__hipspv_mask>(1) << __hipspv_lane(); }
HIPSPV_YIELDING __device__ inline __hipspv_mask __lanemask_le() { return __lanemask_lt() | __lanemask_eq(); }
HIPSPV_YIELDING __device__ inline __hipspv_mask __lanemask_ge() {
  return (~static_cast<__hipspv_mask>(0) >> (8 * sizeof(__hipspv_mask) - warpSize)) & ~__lanemask_lt();
}
__device__ inline __hipspv_mask __lanemask_gt() { return __lanemask_ge() & ~__lanemask_eq(); }

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
  return (self & (width - 1)) + static_cast<int>(delta) >= width ? self : self + static_cast<int>(delta);
}
__device__ inline int __hipspv_lane_xor(int mask, int width) {
  int self = static_cast<int>(__hipspv_lane());
  int lane = self ^ mask;
  return lane >= ((self + width) & ~(width - 1)) ? self : lane;
}

/* The value of another lane of `lanes`, by one of the kinds of lanes. */
template <typename __Lane, typename __T>
__device__ inline __attribute__((nodebug)) __T __hipspv_read(__hipspv_lanes lanes, __T value, int lane) {
  typedef __hipspv_lane_value<__T, sizeof(__T)> form;
  const typename form::whole bits = __builtin_bit_cast(typename form::bits, value);
  return __builtin_bit_cast(
      __T, static_cast<typename form::bits>(__Lane::read(lanes, bits, static_cast<unsigned int>(lane))));
}

#if defined(__HIPSPV_NVPTX__)
#include <hip/spirv_detail/warp_nvptx.inc>
#else
#include <hip/spirv_detail/warp_sub_group.inc>
#endif

__device__ inline __hipspv_mask __ballot(int predicate) { return __hipspv_ballot(predicate); }
__device__ inline __hipspv_mask __activemask() { return __hipspv_here(); }
__device__ inline int __any(int predicate) { return __hipspv_ballot(predicate) != 0; }
__device__ inline int __all(int predicate) { return __hipspv_ballot(!predicate) == 0; }

/* AMD's names: the number of lanes below this one in a mask, by halves; moves by an index in bytes. */
__device__ inline unsigned long long __ballot64(int predicate) { return __ballot(predicate); }
__device__ inline unsigned int __mbcnt_lo(unsigned int mask, unsigned int base) {
  return base + static_cast<unsigned int>(__builtin_popcountll(mask & __lanemask_lt()));
}
__device__ inline unsigned int __mbcnt_hi(unsigned int mask, unsigned int base) {
  return base +
         static_cast<unsigned int>(__builtin_popcountll(static_cast<unsigned long long>(mask) << 32 & __lanemask_lt()));
}
__device__ inline int __hip_ds_bpermute(int index, int value) { return __shfl(value, index >> 2); }
__device__ inline float __hip_ds_bpermutef(int index, float value) { return __shfl(value, index >> 2); }
/* Sends to a lane: of several values for one lane the last one counts; without any, 0 arrives. */
template <typename __T>
__device__ inline __T __hipspv_send(int index, __T value) {
  const __hipspv_lanes here = __hipspv_here();
  __T found = 0;
  for (int lane = 0; lane < warpSize; ++lane) {
    const int to = __hipspv_read<__hipspv_common_lane>(here, index, lane) >> 2 & (warpSize - 1);
    const __T sent = __hipspv_read<__hipspv_common_lane>(here, value, lane);
    if ((here >> lane & 1) && to == static_cast<int>(__hipspv_lane())) found = sent;
  }
  return found;
}
__device__ inline int __hip_ds_permute(int index, int value) { return __hipspv_send(index, value); }
__device__ inline float __hip_ds_permutef(int index, float value) { return __hipspv_send(index, value); }
/* AMD's instruction set: bit 15 selects a lane of the quad, else there are 5 bits each of and, or, xor. */
__device__ inline int __hipspv_swizzled(int pattern) {
  const int lane = static_cast<int>(__hipspv_lane());
  if (pattern & 0x8000) return (lane & ~3) | (pattern >> 2 * (lane & 3) & 3);
  return (lane & ~31) | ((((lane & 31) & (pattern & 31)) | (pattern >> 5 & 31)) ^ (pattern >> 10 & 31));
}
__device__ inline int __hip_ds_swizzle(int value, int pattern) { return __shfl(value, __hipspv_swizzled(pattern)); }
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

#endif
