/*
 * MRG32k3a: P. L'Ecuyer, "Good parameters and implementations for combined multiple recursive random number
 * generators", Operations Research 47 (1999). Subsequences are 2^76 elements apart, sequences 2^127.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_RANDOM_MRG32K3A_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_RANDOM_MRG32K3A_H

#include <hip/spirv_detail/random/engine.h>
#include <hip/spirv_detail/random/jumps.h>

namespace __hipspv_random {

struct Mrg32k3a {
  typedef Mrg32k3a Engine;
  unsigned int s1[3], s2[3];
  Seconds seconds;
};

/* x modulo 2^32 - rest, for rest < 2^15. */
template <unsigned int rest>
HIPSPV_RANDOM unsigned int reduced(unsigned long long x) {
  for (int i = 0; i < 2; ++i) x = (x >> 32) * rest + static_cast<unsigned int>(x);
  const unsigned long long modulus = (1ull << 32) - rest;
  return static_cast<unsigned int>(x >= modulus ? x - modulus : x);
}

/* The two recurrences: the element after s[0], s[1] and s[2]. */
struct Recurrence1 {
  static constexpr unsigned int rest = 209u, modulus = 4294967087u;
  static HIPSPV_RANDOM unsigned int after(const unsigned int* s) {
    return reduced<rest>(1403580ull * s[1] + 810728ull * (modulus - s[0]));
  }
  static HIPSPV_RANDOM unsigned int jump(int log2, int i) { return kMrgJumps1[log2][i]; }
};
struct Recurrence2 {
  static constexpr unsigned int rest = 22853u, modulus = 4294944443u;
  static HIPSPV_RANDOM unsigned int after(const unsigned int* s) {
    return reduced<rest>(527612ull * s[2] + 1370589ull * (modulus - s[0]));
  }
  static HIPSPV_RANDOM unsigned int jump(int log2, int i) { return kMrgJumps2[log2][i]; }
};

template <class Recurrence>
HIPSPV_RANDOM unsigned int step(unsigned int (&s)[3]) {
  const unsigned int made = Recurrence::after(s);
  s[0] = s[1];
  s[1] = s[2];
  return s[2] = made;
}

/* An element of [1, 4294967087]. */
HIPSPV_RANDOM unsigned int element(Mrg32k3a& state) {
  const unsigned int first = step<Recurrence1>(state.s1), second = step<Recurrence2>(state.s2);
  return first - second + (first <= second ? Recurrence1::modulus : 0u);
}

/* An element in 32 bits, by cuRAND's factor. */
HIPSPV_RANDOM unsigned int next(Mrg32k3a& state) { return static_cast<unsigned int>(element(state) * 1.000000048662); }

/* Skips n 2^log2 elements. */
template <class Recurrence>
HIPSPV_RANDOM void jump(unsigned int (&s)[3], unsigned long long n, int log2) {
  HIPSPV_RANDOM_LOOP
  for (; n != 0; n >>= 1, ++log2) {
    if ((n & 1) == 0) continue;
    unsigned int ahead[5] = {s[0], s[1], s[2], 0, 0};
    for (int i = 3; i < 5; ++i) ahead[i] = Recurrence::after(ahead + i - 3);
    for (int i = 0; i < 3; ++i) {
      unsigned long long sum = 0;
      for (int j = 0; j < 3; ++j)
        sum += reduced<Recurrence::rest>(static_cast<unsigned long long>(Recurrence::jump(log2, j)) * ahead[i + j]);
      s[i] = reduced<Recurrence::rest>(sum);
    }
  }
}
HIPSPV_RANDOM void jump(Mrg32k3a& state, unsigned long long n, int log2) {
  jump<Recurrence1>(state.s1, n, log2);
  jump<Recurrence2>(state.s2, n, log2);
}

HIPSPV_RANDOM void skip(Mrg32k3a& state, unsigned long long n) { jump(state, n, 0); }
HIPSPV_RANDOM void skip_subsequence(Mrg32k3a& state, unsigned long long n) { jump(state, n, 76); }
HIPSPV_RANDOM void skip_sequence(Mrg32k3a& state, unsigned long long n) { jump(state, n, 127); }

/* cuRAND's use of the seed (curand_kernel.h of cuRAND 10.3). */
HIPSPV_RANDOM void seed(Mrg32k3a& state, unsigned long long value) {
  state = Mrg32k3a();
  const unsigned int x[2] = {static_cast<unsigned int>(value) ^ 0x55555555u,
                             static_cast<unsigned int>(value >> 32) ^ 0xaaaaaaaau};
  for (int i = 0; i < 3; ++i) {
    state.s1[i] = value == 0 ? 12345u : reduced<Recurrence1::rest>(12345ull * x[i % 2]);
    state.s2[i] = value == 0 ? 12345u : reduced<Recurrence2::rest>(12345ull * x[1 - i % 2]);
  }
}

}  // namespace __hipspv_random

#endif
