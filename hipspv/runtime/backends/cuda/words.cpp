#include "words.h"

#include <new>

#include "hipspv/runtime/support/error.h"

namespace hipspv::cuda {
namespace {

// Each word has a cache line of its own, since devices read it again and again.
constexpr std::size_t kBlockBytes = 16 * 1024, kStride = 64;

}  // namespace

Words::~Words() {
  for (void* block : blocks_) state_.callQuietly(state_.driver().MemFreeHost, block);
}

void Words::grow() {
  void* block = nullptr;
  state_.call(state_.driver().MemHostAlloc, "cuMemHostAlloc", &block, kBlockBytes,
              unsigned{kHostAllocPortable | kHostAllocDeviceMap});
  blocks_.push_back(block);
  free_.reserve(blocks_.size() * kBlockBytes / kStride);  // so that give() needs no memory
  for (std::size_t at = 0; at < kBlockBytes; at += kStride)
    free_.push_back({new (static_cast<std::byte*>(block) + at) std::atomic<std::uint32_t>(0)});
}

Word Words::take() {
  const std::lock_guard lock(mutex_);
  if (free_.empty()) grow();
  const Word word = free_.back();
  free_.pop_back();
  return word;
}

void Words::give(Word word) noexcept {
  const std::lock_guard lock(mutex_);
  free_.push_back(word);
}

}  // namespace hipspv::cuda
