// The host's model of generated kernels: HIP's names for a thread that runs alone.
#pragma once

#include "harness.h"

namespace model {

struct Index {
  unsigned x, y, z;
};
static Index threadIdx, blockIdx, blockDim, gridDim;
static bool rounded;

// A float that notes whether an operation was rounded.
class real {
 public:
  real() = default;
  real(float value) : value_(value) {}
  explicit real(int value) : value_(static_cast<float>(value)) { note(value_ == static_cast<double>(value)); }
  float value() const { return value_; }

  friend real operator+(real a, real b) {
    const float sum = a.value_ + b.value_, part = sum - a.value_;
    note((a.value_ - (sum - part)) + (b.value_ - part) == 0);
    return sum;
  }
  friend real operator-(real a, real b) { return a + real(-b.value_); }
  friend real operator*(real a, real b) {
    const float product = a.value_ * b.value_;
    note(static_cast<double>(a.value_) * b.value_ == product);
    return product;
  }
  real& operator+=(real b) { return *this = *this + b; }
  real& operator-=(real b) { return *this = *this - b; }
  real& operator*=(real b) { return *this = *this * b; }
  friend bool operator<(real a, real b) { return a.value_ < b.value_; }
  friend bool operator<=(real a, real b) { return a.value_ <= b.value_; }
  friend bool operator>(real a, real b) { return a.value_ > b.value_; }
  friend bool operator>=(real a, real b) { return a.value_ >= b.value_; }
  friend bool operator==(real a, real b) { return a.value_ == b.value_; }
  friend bool operator!=(real a, real b) { return a.value_ != b.value_; }

 private:
  // Comparisons with NaN are false: it counts as rounded.
  static void note(bool exact) { rounded |= !exact; }
  float value_;
};
static_assert(sizeof(real) == sizeof(float));

[[maybe_unused]] static real fmaf(real a, real b, real c) {
  const real result = __builtin_fmaf(a.value(), b.value(), c.value());
  rounded |= static_cast<long double>(a.value()) * b.value() + c.value() != result.value();
  return result;
}
[[maybe_unused]] static int whole(real x) {
  return x > real(-1e6f) && x < real(1e6f) ? static_cast<int>(x.value()) : 0;
}

#define FUNCTION [[maybe_unused]] inline
#include "calls.h"

// Runs the body for each thread of each block, one after the other.
template <class Body>
bool run(const Launch& launch, const Arrays& arrays, Body body) {
  rounded = false;
  gridDim = {launch.grid[0], launch.grid[1], launch.grid[2]};
  blockDim = {launch.block[0], launch.block[1], launch.block[2]};
  const Arguments& a = launch.arguments;
  for (blockIdx.z = 0; blockIdx.z < gridDim.z; ++blockIdx.z)
    for (blockIdx.y = 0; blockIdx.y < gridDim.y; ++blockIdx.y)
      for (blockIdx.x = 0; blockIdx.x < gridDim.x; ++blockIdx.x)
        body(arrays.out, reinterpret_cast<real*>(arrays.reals), arrays.in,
             reinterpret_cast<const real*>(arrays.given), a.n, a.m, a.k, a.l, a.z);
  return rounded;
}

template <class Body>
auto each_block(Body body) {
  return body;
}

// A block's results from a table.
template <size_t count>
void copy(const unsigned (&from)[count], unsigned* to) {
  for (unsigned value : from) *to++ = value;
}

// The body of a block from that of a thread.
template <class Body>
auto each_thread(Body body) {
  return [body](auto... arguments) {
    for (threadIdx.z = 0; threadIdx.z < blockDim.z; ++threadIdx.z)
      for (threadIdx.y = 0; threadIdx.y < blockDim.y; ++threadIdx.y)
        for (threadIdx.x = 0; threadIdx.x < blockDim.x; ++threadIdx.x) body(arguments...);
  };
}

}  // namespace model
