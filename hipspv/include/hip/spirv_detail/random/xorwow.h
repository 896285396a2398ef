/*
 * XORWOW: G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8 (2003), section 3.1. Subsequences are 2^67
 * elements apart.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_RANDOM_XORWOW_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_RANDOM_XORWOW_H

#include <hip/spirv_detail/random/engine.h>
#include <hip/spirv_detail/random/jumps.h>

namespace __hipspv_random {

struct Xorwow {
  typedef Xorwow Engine;
  unsigned int d, v[5];
  Seconds seconds;
};

/* The linear map of the five words. */
HIPSPV_RANDOM void step(unsigned int (&v)[5]) {
  const unsigned int t = v[0] ^ v[0] >> 2;
  for (int i = 0; i < 4; ++i) v[i] = v[i + 1];
  v[4] ^= v[4] << 4 ^ t ^ t << 1;
}

HIPSPV_RANDOM unsigned int next(Xorwow& state) {
  step(state.v);
  state.d += 362437u;
  return state.v[4] + state.d;
}

/* Skips n 2^log2 elements of the linear map. */
HIPSPV_RANDOM void jump(unsigned int (&v)[5], unsigned long long n, int log2) {
  HIPSPV_RANDOM_LOOP
  for (; n != 0; n >>= 1, ++log2) {
    if ((n & 1) == 0) continue;
    unsigned int sum[5] = {0, 0, 0, 0, 0};
    HIPSPV_RANDOM_LOOP
    for (unsigned int power = 0; power < 160; ++power) {
      const unsigned int mask = 0u - (kXorwowJumps[log2][power / 32] >> power % 32 & 1u);
      for (int i = 0; i < 5; ++i) sum[i] ^= v[i] & mask;
      step(v);
    }
    for (int i = 0; i < 5; ++i) v[i] = sum[i];
  }
}

HIPSPV_RANDOM void skip(Xorwow& state, unsigned long long n) {
  jump(state.v, n, 0);
  state.d += 362437u * static_cast<unsigned int>(n);
}
/* 2^67 is a multiple of the period of d. */
HIPSPV_RANDOM void skip_subsequence(Xorwow& state, unsigned long long n) { jump(state.v, n, 67); }
HIPSPV_RANDOM void skip_sequence(Xorwow& state, unsigned long long n) { skip_subsequence(state, n); }

/* cuRAND's use of the seed (curand_kernel.h of cuRAND 10.3). */
HIPSPV_RANDOM void seed(Xorwow& state, unsigned long long value) {
  const unsigned int low = 1099087573u * (static_cast<unsigned int>(value) ^ 0xaad26b49u);
  const unsigned int high = 2591861531u * (static_cast<unsigned int>(value >> 32) ^ 0xf7dcefddu);
  state = Xorwow();
  state.d = 6615241u + low + high;
  state.v[0] = 123456789u + low;
  state.v[1] = 362436069u ^ low;
  state.v[2] = 521288629u + high;
  state.v[3] = 88675123u ^ high;
  state.v[4] = 5783321u + low;
}

}  // namespace __hipspv_random

#endif
