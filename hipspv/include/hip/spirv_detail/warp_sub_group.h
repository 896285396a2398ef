/* Operations among the lanes of a warp that is an OpenCL sub-group. Part of warp.h. */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_WARP_SUB_GROUP_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_WARP_SUB_GROUP_H

extern "C" {
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
__device__ inline __hipspv_lanes __hipspv_ballot(int predicate) {
  return __hipspv_ballot64(predicate);
}
#else
__device__ inline __hipspv_lanes __hipspv_ballot(int predicate) {
  return __hipspv_ballot32(predicate);
}
#endif
__device__ inline __hipspv_lanes __hipspv_here() { return __hipspv_ballot(1); }
__device__ inline __hipspv_lanes __hipspv_ballot_of(__hipspv_lanes, int predicate) {
  return __hipspv_ballot(predicate);
}

/* The masks of the _sync forms name lanes that arrive here together, as HIP requires; the device
 * separates lanes of other branches. So only results that combine values over a mask depend on
 * it. */
__device__ inline void __syncwarp(unsigned long long = ~0ull) { __hipspv_warp_barrier(); }

__device__ inline __hipspv_mask __ballot_sync(__hipspv_mask mask, int predicate) {
  return __hipspv_ballot(predicate) & mask;
}
__device__ inline int __any_sync(__hipspv_mask mask, int predicate) {
  return (__hipspv_ballot(predicate) & mask) != 0;
}
__device__ inline int __all_sync(__hipspv_mask mask, int predicate) {
  return (__hipspv_ballot(!predicate) & mask) == 0;
}

/* Another lane's value, in its two sizes. The lanes that read are those that are here. */
struct __hipspv_any_lane {
  static __device__ unsigned int read(__hipspv_lanes, unsigned int bits, unsigned int lane) {
    return __hipspv_shuffle32(bits, lane, warpSize);
  }
  static __device__ unsigned long long read(__hipspv_lanes, unsigned long long bits,
                                            unsigned int lane) {
    return __hipspv_shuffle64(bits, lane, warpSize);
  }
};
struct __hipspv_fixed_lane {
  static __device__ unsigned int read(__hipspv_lanes, unsigned int bits, unsigned int lane) {
    return __hipspv_pattern32(bits, lane, warpSize);
  }
  static __device__ unsigned long long read(__hipspv_lanes, unsigned long long bits,
                                            unsigned int lane) {
    return __hipspv_pattern64(bits, lane, warpSize);
  }
};
struct __hipspv_common_lane {
  static __device__ unsigned int read(__hipspv_lanes, unsigned int bits, unsigned int lane) {
    return __hipspv_broadcast32(bits, lane);
  }
  static __device__ unsigned long long read(__hipspv_lanes, unsigned long long bits,
                                            unsigned int lane) {
    return __hipspv_broadcast64(bits, lane);
  }
};

#define HIPSPV_SHUFFLE(name, choose, operand)                                                \
  template <typename __T>                                                                    \
  __device__ inline __hipspv_lane_type<__T> name(__T value, operand, int width = warpSize) { \
    return __builtin_constant_p(lane) && __builtin_constant_p(width)                         \
               ? __hipspv_read<__hipspv_fixed_lane>(0, value, choose(lane, width))           \
               : __hipspv_read<__hipspv_any_lane>(0, value, choose(lane, width));            \
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

/* The lanes of `mask` that hold the same value. Every lane executes all iterations: after leaving
 * the loop it couldn't be read any more. Out of line, since loops over all lanes are slow to
 * compile on the device. */
template <typename __T>
__device__ __attribute__((noinline)) __hipspv_mask __match_any_sync(__hipspv_mask mask,
                                                                    __T value) {
  __hipspv_lanes found = 0;
#pragma clang loop unroll(disable)
  for (int lane = 0; lane < warpSize; ++lane)
    if (__hipspv_read<__hipspv_common_lane>(0, value, lane) == value)
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
    const __T other = __hipspv_read<__hipspv_common_lane>(0, value, lane);
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
