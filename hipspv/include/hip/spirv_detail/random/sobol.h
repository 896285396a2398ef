/*
 * One dimension of Sobol's sequence in the order of Gray codes: P. Bratley and B. Fox, "Algorithm 659", ACM TOMS 14
 * (1988). Scrambled sequences have scrambled direction vectors, and begin with their constant.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_RANDOM_SOBOL_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_RANDOM_SOBOL_H

#include <hip/spirv_detail/random/engine.h>

namespace __hipspv_random {

template <class __T>
struct Sobol {
  typedef Sobol Engine;
  typedef __T Word;
  static constexpr unsigned int bits = 8 * sizeof(__T);
  Word i, x, c;
  Word direction_vectors[bits];
};

/* The type tells which arguments begin a sequence. */
template <class Word>
struct PlainSobol : Sobol<Word> {
  typedef void Plain;
};
template <class Word>
struct ScrambledSobol : Sobol<Word> {
  typedef void Scrambled;
};

template <class Word>
HIPSPV_RANDOM Word next(Sobol<Word>& state) {
  const Word result = state.x;
  unsigned int zero = 0;  // the index of the lowest bit that is 0, or the last index
  HIPSPV_RANDOM_LOOP
  while (zero < Sobol<Word>::bits - 1 && (state.i >> zero & 1) != 0) ++zero;
  state.x ^= state.direction_vectors[zero];
  ++state.i;
  return result;
}

template <class Word>
HIPSPV_RANDOM void skip(Sobol<Word>& state, Word n) {
  state.i += n;
  state.x = state.c;
  const Word gray = state.i ^ state.i >> 1;
  HIPSPV_RANDOM_LOOP
  for (unsigned int k = 0; k < Sobol<Word>::bits; ++k)
    if ((gray >> k & 1) != 0) state.x ^= state.direction_vectors[k];
}

template <class Word>
HIPSPV_RANDOM void begin(Sobol<Word>& state, const Word* vectors, Word constant, Word offset) {
  HIPSPV_RANDOM_LOOP
  for (unsigned int k = 0; k < Sobol<Word>::bits; ++k) state.direction_vectors[k] = vectors[k];
  state.i = 0;
  state.c = constant;
  skip(state, offset);
}

}  // namespace __hipspv_random

#endif
