/* Components that the states of all random number generators share. */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_RANDOM_ENGINE_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_RANDOM_ENGINE_H

#include <hip/hip_vector_types.h>

#if defined(__clang__) && defined(__HIP__)
#define HIPSPV_RANDOM __host__ __device__ inline
#else
#define HIPSPV_RANDOM inline
#endif

/* Rounds a function's products, as the host does; angles would differ by the rounding. */
#if defined(__clang__)
#define HIPSPV_RANDOM_UNFUSED _Pragma("clang fp contract(off)")
#else
#define HIPSPV_RANDOM_UNFUSED
#endif

/* Keeps a loop: jumps would fill a program, and are rare. */
#if defined(__clang__)
#define HIPSPV_RANDOM_LOOP _Pragma("clang loop unroll(disable)")
#else
#define HIPSPV_RANDOM_LOOP
#endif

/* Any use of the type is an error with this remedy. */
#if defined(__clang__)
#define HIPSPV_RANDOM_MISSING(remedy) __attribute__((unavailable(remedy)))
#else
#define HIPSPV_RANDOM_MISSING(remedy)
#endif

namespace __hipspv_random {

/* The Box-Muller transform makes values in pairs. A state keeps the second one for the next call of the same kind. */
enum Kind { kNone, kNormal, kLogNormal };
template <class __T>
struct Second {
  int kind;
  __T value;
};
struct Seconds {
  Second<float> single;
  Second<double> twice;
};
HIPSPV_RANDOM Second<float>& second(Seconds& both, float) { return both.single; }
HIPSPV_RANDOM Second<double>& second(Seconds& both, double) { return both.twice; }

}  // namespace __hipspv_random

#endif
