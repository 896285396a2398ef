#include "staged_copies.h"

#include <algorithm>
#include <cstring>
#include <memory>

namespace hipspv::cuda {
namespace {

constexpr std::size_t kPieceBytes = 1024 * 1024;

struct Move {
  void* to;
  const void* from;
  std::size_t bytes;
};

}  // namespace

StagedCopies::~StagedCopies() {
  if (staging_ != nullptr) state_.callQuietly(state_.driver().MemFreeHost, staging_);
}

void* StagedCopies::staging() {
  if (staging_ == nullptr)
    state_.call(state_.driver().MemHostAlloc, "cuMemHostAlloc", &staging_, kPieceBytes, unsigned{kHostAllocPortable});
  return staging_;
}

// After an error the driver doesn't call the function, whose argument then leaks.
void StagedCopies::moveInOrder(void* to, const void* from, std::size_t bytes) {
  auto move = std::make_unique<Move>(Move{to, from, bytes});
  const HostFunction function = [](void* argument) {
    const std::unique_ptr<Move> own(static_cast<Move*>(argument));
    std::memcpy(own->to, own->from, own->bytes);
  };
  state_.call(state_.driver().LaunchHostFunc, "cuLaunchHostFunc", stream_, function, static_cast<void*>(move.get()));
  static_cast<void>(move.release());
}

void StagedCopies::copyInOrder(void* to, const void* from, std::size_t bytes) {
  state_.call(state_.driver().MemcpyAsync, "cuMemcpyAsync", addressOf(to), addressOf(from), bytes, stream_);
}

// The stream's order protects the staging memory from the next piece.
void StagedCopies::copy(void* to, bool toHost, const void* from, bool fromHost, std::size_t bytes) {
  if (toHost && fromHost) return moveInOrder(to, from, bytes);
  const std::lock_guard lock(mutex_);
  auto* target = static_cast<std::byte*>(to);
  const auto* source = static_cast<const std::byte*>(from);
  for (std::size_t at = 0; at < bytes; at += kPieceBytes) {
    const std::size_t size = std::min(kPieceBytes, bytes - at);
    if (fromHost) {
      moveInOrder(staging(), source + at, size);
      copyInOrder(target + at, staging(), size);
    } else {
      copyInOrder(staging(), source + at, size);
      moveInOrder(target + at, staging(), size);
    }
  }
}

}  // namespace hipspv::cuda
