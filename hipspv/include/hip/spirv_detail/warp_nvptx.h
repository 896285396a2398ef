/*
 * Operations among the lanes of a warp of NVIDIA's GPUs. Lanes run apart, and each operation waits for the lanes of
 * its mask: the forms without one take the lanes that are together. Part of warp.h.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_WARP_NVPTX_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_WARP_NVPTX_H

#if __HIPSPV_WARP_SIZE__ != 32
#error "warps of NVIDIA's GPUs have 32 lanes"
#endif

/* Of the device library (nvptx/warp.cl): the first parameter has the lanes that take part. */
extern "C" {
#define HIPSPV_LANES(name, __T, ...) \
  __device__ __T __hipspv_lanes_##name(__hipspv_lanes, __VA_ARGS__)
__device__ __hipspv_lanes __hipspv_lanes_here(void);
__device__ void __hipspv_lanes_barrier(__hipspv_lanes);
HIPSPV_LANES(ballot, __hipspv_lanes, int predicate);
HIPSPV_LANES(any, int, int predicate);
HIPSPV_LANES(all, int, int predicate);
HIPSPV_LANES(match_any32, __hipspv_lanes, unsigned int);
HIPSPV_LANES(match_any64, __hipspv_lanes, unsigned long long);
HIPSPV_LANES(match_all32, __hipspv_lanes, unsigned int, int* all);
HIPSPV_LANES(match_all64, __hipspv_lanes, unsigned long long, int* all);
#define HIPSPV_READ(name)                                                                     \
  HIPSPV_LANES(name##32, unsigned int, unsigned int, unsigned int from, unsigned int width);  \
  HIPSPV_LANES(name##64, unsigned long long, unsigned long long, unsigned int from,           \
               unsigned int width);
HIPSPV_READ(at)
HIPSPV_READ(up)
HIPSPV_READ(down)
HIPSPV_READ(xor)
#undef HIPSPV_READ
#define HIPSPV_REDUCE(name) HIPSPV_LANES(name##_i32, int, int);
HIPSPV_REDUCE(add)
HIPSPV_REDUCE(min)
HIPSPV_REDUCE(max)
#undef HIPSPV_REDUCE
#define HIPSPV_REDUCE(name) HIPSPV_LANES(name##_u32, unsigned int, unsigned int);
HIPSPV_REDUCE(add)
HIPSPV_REDUCE(min)
HIPSPV_REDUCE(max)
HIPSPV_REDUCE(and)
HIPSPV_REDUCE(or)
HIPSPV_REDUCE(xor)
#undef HIPSPV_REDUCE
#undef HIPSPV_LANES
}

__device__ inline __hipspv_lanes __hipspv_here() { return __hipspv_lanes_here(); }
__device__ inline __hipspv_lanes __hipspv_ballot_of(__hipspv_lanes lanes, int predicate) {
  return __hipspv_lanes_ballot(lanes, predicate);
}
__device__ inline __hipspv_lanes __hipspv_ballot(int predicate) {
  return __hipspv_lanes_ballot(__hipspv_lanes_here(), predicate);
}

__device__ inline void __syncwarp(unsigned long long mask = ~0ull) {
  __hipspv_lanes_barrier(static_cast<__hipspv_lanes>(mask));
}
__device__ inline __hipspv_mask __ballot_sync(__hipspv_mask mask, int predicate) {
  return __hipspv_lanes_ballot(static_cast<__hipspv_lanes>(mask), predicate);
}
__device__ inline int __any_sync(__hipspv_mask mask, int predicate) {
  return __hipspv_lanes_any(static_cast<__hipspv_lanes>(mask), predicate);
}
__device__ inline int __all_sync(__hipspv_mask mask, int predicate) {
  return __hipspv_lanes_all(static_cast<__hipspv_lanes>(mask), predicate);
}

/* Another lane's value, in its two sizes. */
#define HIPSPV_READ(structure, function)                                                 \
  struct structure {                                                                     \
    static __device__ unsigned int read(__hipspv_lanes lanes, unsigned int bits,         \
                                        unsigned int from, unsigned int width = 32) {    \
      return function##32(lanes, bits, from, width);                                     \
    }                                                                                    \
    static __device__ unsigned long long read(__hipspv_lanes lanes, unsigned long long bits, \
                                              unsigned int from, unsigned int width = 32) { \
      return function##64(lanes, bits, from, width);                                     \
    }                                                                                    \
  };
HIPSPV_READ(__hipspv_any_lane, __hipspv_lanes_at)
HIPSPV_READ(__hipspv_lane_above, __hipspv_lanes_down)
HIPSPV_READ(__hipspv_lane_below, __hipspv_lanes_up)
HIPSPV_READ(__hipspv_lane_across, __hipspv_lanes_xor)
#undef HIPSPV_READ
typedef __hipspv_any_lane __hipspv_fixed_lane;
typedef __hipspv_any_lane __hipspv_common_lane;

/* The instruction finds the lane in its segment of `width` lanes. Past the end a thread reads its own value. */
#define HIPSPV_SHUFFLE(name, kind, operand)                                                  \
  template <typename __Mask, typename __T>                                                   \
  __device__ inline __hipspv_lane_type<__T> name##_sync(__Mask mask, __T value, operand,     \
                                                        int width = warpSize) {              \
    typedef __hipspv_lane_value<__T, sizeof(__T)> form;                                      \
    const typename form::whole bits = __builtin_bit_cast(typename form::bits, value);        \
    return __builtin_bit_cast(__T, static_cast<typename form::bits>(kind::read(              \
                                       static_cast<__hipspv_lanes>(mask), bits,              \
                                       static_cast<unsigned int>(lane),                      \
                                       static_cast<unsigned int>(width))));                  \
  }                                                                                          \
  template <typename __T>                                                                    \
  __device__ inline __hipspv_lane_type<__T> name(__T value, operand, int width = warpSize) { \
    return name##_sync(__hipspv_lanes_here(), value, lane, width);                           \
  }
HIPSPV_SHUFFLE(__shfl, __hipspv_any_lane, int lane)
HIPSPV_SHUFFLE(__shfl_up, __hipspv_lane_below, unsigned int lane)
HIPSPV_SHUFFLE(__shfl_down, __hipspv_lane_above, unsigned int lane)
HIPSPV_SHUFFLE(__shfl_xor, __hipspv_lane_across, int lane)
#undef HIPSPV_SHUFFLE

/* The lanes of `mask` that hold the same bits. */
struct __hipspv_match {
  static __device__ __hipspv_lanes any(__hipspv_lanes lanes, unsigned int bits) {
    return __hipspv_lanes_match_any32(lanes, bits);
  }
  static __device__ __hipspv_lanes any(__hipspv_lanes lanes, unsigned long long bits) {
    return __hipspv_lanes_match_any64(lanes, bits);
  }
  static __device__ __hipspv_lanes all(__hipspv_lanes lanes, unsigned int bits, int* predicate) {
    return __hipspv_lanes_match_all32(lanes, bits, predicate);
  }
  static __device__ __hipspv_lanes all(__hipspv_lanes lanes, unsigned long long bits,
                                       int* predicate) {
    return __hipspv_lanes_match_all64(lanes, bits, predicate);
  }
};
template <typename __T>
__device__ inline __hipspv_mask __match_any_sync(__hipspv_mask mask, __T value) {
  typedef __hipspv_lane_value<__T, sizeof(__T)> form;
  const typename form::whole bits = __builtin_bit_cast(typename form::bits, value);
  return __hipspv_match::any(static_cast<__hipspv_lanes>(mask), bits);
}
template <typename __T>
__device__ inline __hipspv_mask __match_all_sync(__hipspv_mask mask, __T value, int* predicate) {
  typedef __hipspv_lane_value<__T, sizeof(__T)> form;
  const typename form::whole bits = __builtin_bit_cast(typename form::bits, value);
  return __hipspv_match::all(static_cast<__hipspv_lanes>(mask), bits, predicate);
}

template <typename __T>
__device__ inline __hipspv_mask __match_any(__T value) {
  return __match_any_sync(__hipspv_here(), value);
}
template <typename __T>
__device__ inline __hipspv_mask __match_all(__T value, int* predicate) {
  return __match_all_sync(__hipspv_here(), value, predicate);
}

/* int and unsigned int have an instruction. */
#define HIPSPV_REDUCE(name, __T, type)                                           \
  __device__ inline __T __reduce_##name##_sync(__hipspv_mask mask, __T value) {  \
    return __hipspv_lanes_##name##_##type(static_cast<__hipspv_lanes>(mask), value); \
  }
#define HIPSPV_REDUCE_NUMBERS(name)      \
  HIPSPV_REDUCE(name, int, i32)          \
  HIPSPV_REDUCE(name, unsigned int, u32)
HIPSPV_REDUCE_NUMBERS(add)
HIPSPV_REDUCE_NUMBERS(min)
HIPSPV_REDUCE_NUMBERS(max)
HIPSPV_REDUCE(and, unsigned int, u32)
HIPSPV_REDUCE(or, unsigned int, u32)
HIPSPV_REDUCE(xor, unsigned int, u32)
#undef HIPSPV_REDUCE_NUMBERS
#undef HIPSPV_REDUCE

#if !defined(__HIPSPV_CUDA__)
/* HIP has them for other types. They combine the values from the lowest lane up. */
template <typename __T, typename __F>
__device__ inline __T __hipspv_reduce(__hipspv_lanes lanes, __T value, __F combine) {
  __T result = __hipspv_read<__hipspv_any_lane>(lanes, value, __builtin_ctz(lanes));
  for (__hipspv_lanes rest = lanes & (lanes - 1); rest != 0; rest &= rest - 1)
    result = combine(result, __hipspv_read<__hipspv_any_lane>(lanes, value, __builtin_ctz(rest)));
  return result;
}
#define HIPSPV_REDUCE(name, combined)                                                         \
  template <typename __T>                                                                     \
  __device__ inline __hipspv_lane_type<__T> __reduce_##name##_sync(__hipspv_mask mask,        \
                                                                   __T value) {               \
    typedef __hipspv_lane_type<__T> __V;                                                      \
    return __hipspv_reduce(static_cast<__hipspv_lanes>(mask), static_cast<__V>(value),        \
                           [](__V one, __V two) { return static_cast<__V>(combined); });      \
  }
HIPSPV_REDUCE(add, one + two)
HIPSPV_REDUCE(min, two < one ? two : one)
HIPSPV_REDUCE(max, one < two ? two : one)
HIPSPV_REDUCE(and, one& two)
HIPSPV_REDUCE(or, one | two)
HIPSPV_REDUCE(xor, one ^ two)
#undef HIPSPV_REDUCE
#define HIPSPV_REDUCE(name)                                                       \
  __device__ inline int __reduce_##name##_sync(__hipspv_mask mask, int value) {   \
    return static_cast<int>(                                                      \
        __reduce_##name##_sync(mask, static_cast<unsigned int>(value)));          \
  }
HIPSPV_REDUCE(and)
HIPSPV_REDUCE(or)
HIPSPV_REDUCE(xor)
#undef HIPSPV_REDUCE
#endif

#endif
