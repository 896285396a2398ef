#include "staged_copies.h"

#include <cstring>
#include <memory>

#include "hipspv/runtime/support/pieces.h"

namespace hipspv::cuda {
namespace {

constexpr std::size_t kPieceBytes = 1024 * 1024;

backend::CopySide within(const backend::CopySide& side, std::size_t x, std::size_t y, std::size_t z) {
  backend::CopySide place = side;
  if (side.array == nullptr) {
    place.base += z * side.slice + y * side.pitch + x;
    return place;
  }
  place.x += x;
  place.y += y;
  place.z += z;
  return place;
}

void moveRows(const backend::BoxCopy& copy) {
  for (std::size_t z = 0; z < copy.depth; ++z)
    for (std::size_t y = 0; y < copy.height; ++y)
      std::memcpy(within(copy.to, 0, y, z).base, within(copy.from, 0, y, z).base, copy.width);
}

}  // namespace

StagedCopies::~StagedCopies() {
  if (staging_ != nullptr) holds_.releaseQuietly(state_.driver().MemFreeHost, staging_);
}

void* StagedCopies::staging() {
  if (staging_ == nullptr)
    state_.call(state_.driver().MemHostAlloc, "cuMemHostAlloc", &staging_, kPieceBytes, unsigned{kHostAllocPortable});
  return staging_;
}

// After an error the driver doesn't call the function, whose argument then leaks.
void StagedCopies::moveInOrder(const backend::BoxCopy& copy) {
  auto move = std::make_unique<backend::BoxCopy>(copy);
  const HostFunction function = [](void* argument) {
    const std::unique_ptr<backend::BoxCopy> own(static_cast<backend::BoxCopy*>(argument));
    moveRows(*own);
  };
  state_.call(state_.driver().LaunchHostFunc, "cuLaunchHostFunc", stream_, function, static_cast<void*>(move.get()));
  static_cast<void>(move.release());
}

// The stream's order protects the staging memory from the next piece.
void StagedCopies::copyPiece(const backend::BoxCopy& piece, bool fromHost) {
  backend::BoxCopy in = piece, out = piece;
  in.to = out.from = {static_cast<std::byte*>(staging()), piece.width, 0, nullptr, 0, 0, 0};
  if (fromHost) {
    moveInOrder(in);
    enqueue(state_, stream_, out, false, false);
  } else {
    enqueue(state_, stream_, in, false, false);
    moveInOrder(out);
  }
}

void StagedCopies::copy(const backend::BoxCopy& copy, bool toHost, bool fromHost) {
  if (toHost && fromHost) return moveInOrder(copy);
  const std::lock_guard lock(mutex_);
  forEachPiece(copy.width, copy.height, copy.depth, kPieceBytes,
               [&](std::size_t x, std::size_t y, std::size_t z, std::size_t width, std::size_t height) {
                 copyPiece({within(copy.to, x, y, z), within(copy.from, x, y, z), width, height, 1}, fromHost);
               });
}

}  // namespace hipspv::cuda
