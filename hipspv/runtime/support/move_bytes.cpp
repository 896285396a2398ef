#include "move_bytes.h"

#include <array>
#include <cstdint>
#include <cstring>

namespace hipspv {
namespace {

// The processor's instruction for copies (`rep movsb`), which glibc uses for more bytes than this, takes 13 times as
// long as other instructions on AMD's Zen 3 if the target is so near after the source modulo the size of a page
// (glibc's bug 30994).
constexpr std::size_t kInstructionBytes = 2048;
constexpr std::uintptr_t kPage = 4096, kNear = 64;

bool slow(const std::byte* to, const std::byte* from, std::size_t bytes) {
  const auto target = reinterpret_cast<std::uintptr_t>(to), source = reinterpret_cast<std::uintptr_t>(from);
  const std::uintptr_t distance = (target - source) % kPage;
  const bool apart = target - source >= bytes && source - target >= bytes;
  return bytes >= kInstructionBytes && apart && distance > 0 && distance < kNear;
}

// Four vectors at a time: a compiler would make a call of memcpy of a simpler loop.
void copyByVectors(std::byte* to, const std::byte* from, std::size_t bytes) {
  using Vector = std::array<std::byte, 16>;
  constexpr std::size_t step = 4 * sizeof(Vector);
  for (; bytes >= step; bytes -= step, to += step, from += step) {
    Vector a, b, c, d;
    std::memcpy(&a, from, sizeof a);
    std::memcpy(&b, from + sizeof a, sizeof b);
    std::memcpy(&c, from + 2 * sizeof a, sizeof c);
    std::memcpy(&d, from + 3 * sizeof a, sizeof d);
    std::memcpy(to, &a, sizeof a);
    std::memcpy(to + sizeof a, &b, sizeof b);
    std::memcpy(to + 2 * sizeof a, &c, sizeof c);
    std::memcpy(to + 3 * sizeof a, &d, sizeof d);
  }
  std::memcpy(to, from, bytes);
}

}  // namespace

void moveBytes(std::byte* to, const std::byte* from, std::size_t bytes) noexcept {
  if (slow(to, from, bytes))
    copyByVectors(to, from, bytes);
  else
    std::memmove(to, from, bytes);
}

}  // namespace hipspv
