#include "blake2b.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace hipspv {
namespace {

// RFC 7693, section 2.6.
constexpr std::uint64_t kInitial[8] = {0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1,
                                       0x510E527FADE682D1, 0x9B05688C2B3E6C1F, 0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179};

// Section 2.7; rounds 10 and 11 are as 0 and 1.
constexpr std::uint8_t kOrder[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
};

// Section 3.1: the words of each of a round's eight mixings.
constexpr std::uint8_t kLanes[8][4] = {{0, 4, 8, 12},  {1, 5, 9, 13},  {2, 6, 10, 14}, {3, 7, 11, 15},
                                       {0, 5, 10, 15}, {1, 6, 11, 12}, {2, 7, 8, 13},  {3, 4, 9, 14}};

}  // namespace

Blake2b::Blake2b() {
  std::copy(std::begin(kInitial), std::end(kInitial), state_.begin());
  state_[0] ^= 0x01010000 ^ sizeof(Digest);  // section 2.5: fan-out and depth of 1, the digest's size
}

void Blake2b::compress(bool last) {
  std::uint64_t v[16], m[16];
  std::memcpy(m, block_.data(), sizeof m);
  std::copy(state_.begin(), state_.end(), v);
  std::copy(std::begin(kInitial), std::end(kInitial), v + 8);
  v[12] ^= count_;
  if (last) v[14] = ~v[14];
  for (int round = 0; round < 12; ++round) {
    const auto& order = kOrder[round % 10];
    for (int i = 0; i < 8; ++i) {
      auto& [a, b, c, d] = kLanes[i];
      v[a] += v[b] + m[order[2 * i]];
      v[d] = std::rotr(v[d] ^ v[a], 32);
      v[c] += v[d];
      v[b] = std::rotr(v[b] ^ v[c], 24);
      v[a] += v[b] + m[order[2 * i + 1]];
      v[d] = std::rotr(v[d] ^ v[a], 16);
      v[c] += v[d];
      v[b] = std::rotr(v[b] ^ v[c], 63);
    }
  }
  for (int i = 0; i < 8; ++i) state_[i] ^= v[i] ^ v[i + 8];
}

// finish compresses the last block, so a full one waits until more data comes.
void Blake2b::add(std::span<const std::byte> bytes) {
  while (!bytes.empty()) {
    if (filled_ == block_.size()) {
      count_ += filled_;
      compress(false);
      filled_ = 0;
    }
    const std::size_t part = std::min(bytes.size(), block_.size() - filled_);
    std::memcpy(block_.data() + filled_, bytes.data(), part);
    filled_ += part;
    bytes = bytes.subspan(part);
  }
}

Digest Blake2b::finish() {
  count_ += filled_;
  std::memset(block_.data() + filled_, 0, block_.size() - filled_);
  compress(true);
  Digest digest;
  std::memcpy(digest.data(), state_.data(), digest.size());
  return digest;
}

}  // namespace hipspv
