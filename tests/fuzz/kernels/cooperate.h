// The host's model of threads that cooperate: masks of threads, and HIP's functions for warps.
#pragma once

#include "model.h"

namespace model {

constexpr unsigned kThreads = 256, kWarp = 32;

// A set of threads.
class Mask {
 public:
  void set(unsigned t) { in_[t] = true; }
  void reset() { *this = Mask(); }
  bool operator[](unsigned t) const { return in_[t]; }
  unsigned count() const {
    unsigned found = 0;
    for (bool in : in_) found += in;
    return found;
  }
  bool none() const { return count() == 0; }
  Mask& operator|=(const Mask& other) {
    for (unsigned t = 0; t < kThreads; ++t) in_[t] |= other.in_[t];
    return *this;
  }
  friend Mask operator|(Mask a, const Mask& b) { return a |= b; }

 private:
  bool in_[kThreads] = {};
};

[[maybe_unused]] static unsigned block_threads() { return blockDim.x * blockDim.y * blockDim.z; }

[[maybe_unused]] static Mask all() {
  Mask mask;
  for (unsigned t = 0; t < block_threads(); ++t) mask.set(t);
  return mask;
}

[[maybe_unused]] static bool enter(const Mask& mask, unsigned t) {
  threadIdx = {t % blockDim.x, t / blockDim.x % blockDim.y, t / blockDim.x / blockDim.y};
  return mask[t];
}
#define EACH(mask) for (unsigned t = 0; t < block_threads(); ++t) if (enter(mask, t))

// ---- functions of a warp; t: the thread that gets the result

// The value of a lane that may not take part: 0 then (docs/user-guide.md).
template <class T>
T lane_value(const Mask& mask, unsigned t, const T* values, int lane) {
  const unsigned from = t / kWarp * kWarp + lane;
  return mask[from] ? values[from] : T(0);
}
template <class T>
T __shfl(const Mask& mask, unsigned t, const T* values, const int* lanes) {
  return lane_value(mask, t, values, lanes[t]);
}
template <class T>
T __shfl_xor(const Mask& mask, unsigned t, const T* values, const int* with) {
  return lane_value(mask, t, values, int(t % kWarp) ^ with[t]);
}
template <class T>
T __shfl_up(const Mask& mask, unsigned t, const T* values, const int* by) {
  const int lane = int(t % kWarp) - by[t];
  return lane < 0 ? values[t] : lane_value(mask, t, values, lane);
}
template <class T>
T __shfl_down(const Mask& mask, unsigned t, const T* values, const int* by) {
  const int lane = int(t % kWarp) + by[t];
  return lane >= int(kWarp) ? values[t] : lane_value(mask, t, values, lane);
}

// The lanes of t's warp whose values fulfil a condition.
template <class Condition>
unsigned lanes(const Mask& mask, unsigned t, Condition condition) {
  unsigned found = 0;
  for (unsigned lane = 0; lane < kWarp; ++lane) {
    const unsigned from = t / kWarp * kWarp + lane;
    if (mask[from] && condition(from)) found |= 1u << lane;
  }
  return found;
}
[[maybe_unused]] static unsigned __ballot(const Mask& mask, unsigned t, const int* values) {
  return lanes(mask, t, [&](unsigned from) { return values[from] != 0; });
}
[[maybe_unused]] static int __any(const Mask& mask, unsigned t, const int* values) {
  return __ballot(mask, t, values) != 0;
}
[[maybe_unused]] static int __all(const Mask& mask, unsigned t, const int* values) {
  return lanes(mask, t, [&](unsigned from) { return values[from] == 0; }) == 0;
}
template <class T>
unsigned __match_any(const Mask& mask, unsigned t, const T* values) {
  return lanes(mask, t, [&](unsigned from) { return values[from] == values[t]; });
}

// Applies a function to the values of those that take part, of t's warp or of the block.
template <class Function>
unsigned folded(const Mask& mask, unsigned first, unsigned count, const unsigned* values, Function function) {
  bool any = false;
  unsigned result = 0;
  for (unsigned from = first; from < first + count; ++from)
    if (mask[from]) result = any ? function(result, values[from]) : values[from], any = true;
  return result;
}
#define WARP_SUM(name, expression)                                                        \
  [[maybe_unused]] static unsigned name(const Mask& mask, unsigned t, const unsigned* values) { \
    return folded(mask, t / kWarp * kWarp, kWarp, values, [](unsigned a, unsigned b) { return expression; }); \
  }
WARP_SUM(__reduce_add, a + b)
WARP_SUM(__reduce_min, a < b ? a : b)
WARP_SUM(__reduce_max, a > b ? a : b)
WARP_SUM(__reduce_xor, a ^ b)
#undef WARP_SUM

[[maybe_unused]] static int __syncthreads_count(const Mask& mask, unsigned, const int* values) {
  int count = 0;
  for (unsigned t = 0; t < kThreads; ++t) count += mask[t] && values[t] != 0;
  return count;
}
[[maybe_unused]] static int __syncthreads_or(const Mask& mask, unsigned t, const int* values) {
  return __syncthreads_count(mask, t, values) != 0;
}
[[maybe_unused]] static int __syncthreads_and(const Mask& mask, unsigned t, const int* values) {
  return __syncthreads_count(mask, t, values) == int(mask.count());
}

// ---- atomic operations, whose order doesn't matter

[[maybe_unused]] static void atomicAdd(unsigned* p, unsigned value) { *p += value; }
[[maybe_unused]] static void atomicSub(unsigned* p, unsigned value) { *p -= value; }
[[maybe_unused]] static void atomicXor(unsigned* p, unsigned value) { *p ^= value; }
[[maybe_unused]] static void atomicOr(unsigned* p, unsigned value) { *p |= value; }
[[maybe_unused]] static void atomicMin(unsigned* p, unsigned value) { *p = value < *p ? value : *p; }
[[maybe_unused]] static void atomicMax(unsigned* p, unsigned value) { *p = value > *p ? value : *p; }
[[maybe_unused]] static int __popc(unsigned value) { return __builtin_popcount(value); }
[[maybe_unused]] static int __ffs(unsigned value) { return __builtin_ffs(value); }
template <class T>
T min(T a, T b) { return b < a ? b : a; }

}  // namespace model
