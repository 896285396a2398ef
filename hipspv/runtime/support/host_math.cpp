// HIP's math functions beyond C's, for host code: the device library's own sources, compiled as C++ with OpenCL's
// built-ins declared here. Programs call them by their asm labels in hip/math_functions.h.
#include <math.h>  // the overloads for float in the global namespace

#include <bit>
#include <cfloat>
#include <cmath>
#include <cstdint>

#include "hipspv/devlib/polynomials.h"

namespace {

using ulong = std::uint64_t;
using uint = std::uint32_t;
using std::max;

uint as_uint(float x) { return std::bit_cast<uint>(x); }
ulong as_ulong(double x) { return std::bit_cast<ulong>(x); }
int clz(ulong x) { return std::countl_zero(x); }
ulong mul_hi(ulong a, ulong b) {
  __extension__ using wide = unsigned __int128;
  return static_cast<ulong>(static_cast<wide>(a) * b >> 64);
}

float scaled(float x, int n) { return std::ldexp(x, n); }
double scaled(double x, int n) { return std::ldexp(x, n); }
int exponent_of(float x) { return std::ilogb(x); }
int exponent_of(double x) { return std::ilogb(x); }

}  // namespace

#undef HUGE
#define M_PI_F static_cast<float>(M_PI)
#define __constant const
#define LABEL(name)
#define EXPORTED(name) __hipspv_##name

#pragma GCC visibility push(default)
extern "C" {
// clang-format off: special.cl uses what trigonometry.cl defines
#include "hipspv/devlib/trigonometry.cl"

#include "hipspv/devlib/special.cl"
// clang-format on
}
#pragma GCC visibility pop
