#include "grid.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <new>

#include "hipspv/runtime/support/kernel_threads.h"

namespace hipspv::cpu {
namespace {

// Frames are those of whole warps, of the widest ones.
constexpr std::size_t kFrameThreads = 64;
// A chunk has at most this part of the blocks that are left.
constexpr std::uint64_t kLastChunks = 8;

hipspv_block blockOf(const void* arguments, const Shape& shape) {
  hipspv_block block{};
  block.arguments = static_cast<const char*>(arguments);
  block.shared_bytes = shape.sharedBytes;
  std::ranges::copy(shape.grid, block.groups);
  std::ranges::copy(shape.block, block.size);
  std::ranges::fill(block.thread, faults::kUnknownThread);
  return block;
}

// The block with that index, x first.
void moveTo(hipspv_block& block, std::uint64_t index) {
  for (std::size_t i = 0; i < 3; ++i) {
    block.group[i] = static_cast<hipspv_word>(index % block.groups[i]);
    index /= block.groups[i];
  }
}

void moveOn(hipspv_block& block) {
  for (std::size_t i = 0; i < 3; ++i) {
    if (++block.group[i] < block.groups[i]) return;
    block.group[i] = 0;
  }
}

}  // namespace

void Scratch::Area::reserve(std::size_t bytes) {
  const std::size_t wanted = linesOf(bytes);
  if (wanted <= count) return;
  count = 0;
  lines.reset();
  lines = std::make_unique_for_overwrite<Line[]>(std::bit_ceil(wanted));
  count = std::bit_ceil(wanted);
}

void Scratch::reserve(std::size_t sharedBytes, std::size_t frameBytes) {
  shared_.reserve(sharedBytes);
  frame_.reserve(frameBytes);
}

checks::Block& Scratch::checked(checks::Checker& checker) {
  if (checked_ == nullptr) checked_ = std::make_unique<checks::Block>(checker);
  return *checked_;
}

Grid::Grid(const char* kernel, Function function, const void* arguments, const Shape& shape, const Demand& demand,
           checks::Launch* checked)
    : kernel_(kernel),
      function_(function),
      block_(blockOf(arguments, shape)),
      sharedBytes_(linesOf(demand.shared) * sizeof(Line) + shape.sharedBytes),
      frameBytes_(demand.frame * ((product(shape.block) + kFrameThreads - 1) / kFrameThreads * kFrameThreads)),
      blocks_(product(shape.grid)),
      checked_(checked),
      usedBytes_(demand.shared + shape.sharedBytes) {}

std::uint64_t Grid::runChunk(Scratch& scratch) {
  std::uint64_t begin = next_.load(std::memory_order_relaxed), count = 0;
  do {
    const std::uint64_t left = blocks_ - begin;
    if (left == 0) return 0;
    count = std::min(left, std::clamp(left / kLastChunks, smallest_, chunk_));
  } while (!next_.compare_exchange_weak(begin, begin + count, std::memory_order_relaxed));
  hipspv_block block = block_;
  block.shared = scratch.shared();
  block.frame = scratch.frame();
  moveTo(block, begin);
  const faults::RunningBlocks running(kernel_, block);
  if (checked_ == nullptr) {
    for (std::uint64_t i = 0; i < count; ++i, moveOn(block)) function_(&block);
    return count;
  }
  checks::Block& checked = scratch.checked(checked_->checker());
  for (std::uint64_t i = 0; i < count; ++i, moveOn(block)) {
    checked.begin(*checked_, block, begin + i, usedBytes_);
    function_(&block);
    checked.end();
  }
  return count;
}

void Grid::help(Scratch& scratch) noexcept {
  try {
    reserve(scratch);
  } catch (const std::bad_alloc&) {
    closed_.store(true, std::memory_order_relaxed);
    return;
  }
  while (runChunk(scratch) != 0) {
  }
}

}  // namespace hipspv::cpu
