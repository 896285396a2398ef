/*
 * Philox4x32-10: J. Salmon, M. Moraes, R. Dror and D. Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC11 (2011).
 * Subsequences are 2^66 elements apart.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_RANDOM_PHILOX_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_RANDOM_PHILOX_H

#include <hip/spirv_detail/random/engine.h>

namespace __hipspv_random {

/* Words of the counter and of its block of elements, and the index of the next element in the block. */
struct Philox {
  typedef Philox Engine;
  unsigned int counter[4], block[4], key[2], index;
  Seconds seconds;
};

HIPSPV_RANDOM void make_block(Philox& state) {
  unsigned int x[4], key[2] = {state.key[0], state.key[1]};
  for (int i = 0; i < 4; ++i) x[i] = state.counter[i];
  for (int round = 0; round < 10; ++round) {
    const unsigned long long even = 0xd2511f53ull * x[0], odd = 0xcd9e8d57ull * x[2];
    x[0] = static_cast<unsigned int>(odd >> 32) ^ x[1] ^ key[0];
    x[2] = static_cast<unsigned int>(even >> 32) ^ x[3] ^ key[1];
    x[1] = static_cast<unsigned int>(odd);
    x[3] = static_cast<unsigned int>(even);
    key[0] += 0x9e3779b9u;
    key[1] += 0xbb67ae85u;
  }
  for (int i = 0; i < 4; ++i) state.block[i] = x[i];
}

/* Adds n to the words from `word` on. */
HIPSPV_RANDOM void count(Philox& state, unsigned long long n, int word) {
  for (; word < 4 && n != 0; ++word) {
    n += state.counter[word];
    state.counter[word] = static_cast<unsigned int>(n);
    n >>= 32;
  }
}

/* words[index], without an address, so that the words can stay in registers. */
HIPSPV_RANDOM unsigned int at(const unsigned int* words, unsigned int index) {
  const unsigned int low = index & 1 ? words[1] : words[0], high = index & 1 ? words[3] : words[2];
  return index & 2 ? high : low;
}

HIPSPV_RANDOM unsigned int next(Philox& state) {
  const unsigned int result = at(state.block, state.index);
  if (++state.index == 4) {
    state.index = 0;
    count(state, 1, 0);
    make_block(state);
  }
  return result;
}

HIPSPV_RANDOM uint4 next4(Philox& state) {
  unsigned int both[8];
  for (int i = 0; i < 4; ++i) both[i] = state.block[i];
  count(state, 1, 0);
  make_block(state);
  for (int i = 0; i < 4; ++i) both[4 + i] = state.block[i];
  const unsigned int first = state.index;
  return make_uint4(at(both, first), at(both + 1, first), at(both + 2, first), at(both + 3, first));
}

HIPSPV_RANDOM void skip(Philox& state, unsigned long long n) {
  const unsigned int index = state.index + static_cast<unsigned int>(n & 3);
  count(state, n / 4 + index / 4, 0);
  state.index = index % 4;
  make_block(state);
}
HIPSPV_RANDOM void skip_subsequence(Philox& state, unsigned long long n) {
  count(state, n, 2);
  make_block(state);
}
HIPSPV_RANDOM void skip_sequence(Philox& state, unsigned long long n) { skip_subsequence(state, n); }

HIPSPV_RANDOM void seed(Philox& state, unsigned long long value) {
  state = Philox();
  state.key[0] = static_cast<unsigned int>(value);
  state.key[1] = static_cast<unsigned int>(value >> 32);
}

}  // namespace __hipspv_random

#endif
