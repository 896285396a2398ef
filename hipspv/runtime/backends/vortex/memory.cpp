#include "memory.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>

namespace hipspv::vortex {
namespace {

constexpr std::size_t kPageBytes = 4096;
constexpr std::size_t kPieceBytes = std::size_t{256} << 10;

std::uint64_t roundUp(std::uint64_t value) { return (value + kPageBytes - 1) / kPageBytes * kPageBytes; }

// Calls each(at, bytes) for the pieces of a range.
template <class Each>
void forEachPiece(std::size_t bytes, Each&& each) {
  for (std::size_t at = 0; at < bytes; at += kPieceBytes) each(at, std::min(kPieceBytes, bytes - at));
}

}  // namespace

std::unique_ptr<Pages> Pages::at(std::uint64_t address, std::size_t bytes, bool access) {
  void* const wanted = reinterpret_cast<void*>(address);
  const int protection = access ? PROT_READ | PROT_WRITE : PROT_NONE;
  constexpr int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
  void* const base = mmap(wanted, bytes, protection, flags, -1, 0);
  if (base == MAP_FAILED) return nullptr;
  std::unique_ptr<Pages> pages(new Pages(base, bytes));
  return base == wanted ? std::move(pages) : nullptr;  // Linux before 4.17 takes the address as a hint
}

Pages::~Pages() { munmap(base_, bytes_); }

Block::Block(Api& api, const Buffer& buffer, std::uint64_t base, std::size_t bytes, std::unique_ptr<Pages> pages)
    : api_(api), buffer_(buffer), base_(base), bytes_(bytes), pages_(std::move(pages)) {}

void Block::write(std::size_t offset, std::span<const std::byte> bytes) const {
  api_.write(buffer_, base_ - buffer_.address + offset, bytes);
}

void Block::read(std::size_t offset, std::span<std::byte> bytes) const {
  api_.read(buffer_, base_ - buffer_.address + offset, bytes);
}

void Block::mirror() {
  const std::span<std::byte> host(static_cast<std::byte*>(pointer()), bytes_);
  twin_ = std::make_unique<Twin>(host);
  forEachPiece(bytes_, [&](std::size_t at, std::size_t bytes) { write(at, host.subspan(at, bytes)); });
}

void Block::send() {
  twin_->send(false, [this](std::size_t offset, std::span<const std::byte> bytes) { write(offset, bytes); });
}

void Block::fetch() {
  std::vector<std::byte> piece(std::min(bytes_, kPieceBytes));
  forEachPiece(bytes_, [&](std::size_t at, std::size_t bytes) {
    const std::span<std::byte> part = std::span(piece).first(bytes);
    read(at, part);
    twin_->take(at, part);
  });
}

// Memory at addresses that the host uses for something else stays taken until there is some at other addresses.
BlockPtr Memory::allocate(backend::MemoryKind kind, std::size_t bytes) {
  if (bytes == 0 || bytes >= end_) return nullptr;
  const std::size_t rounded = roundUp(bytes);
  const bool access = kind != backend::MemoryKind::kDevice;
  std::vector<BlockPtr> unusable;
  for (;;) {
    const std::optional<Buffer> buffer = api_.allocate(rounded);
    if (!buffer) return nullptr;
    const std::uint64_t base = buffer->address;
    if (base + rounded > end_) {
      api_.release(*buffer);
      return nullptr;
    }
    std::unique_ptr<Pages> pages = Pages::at(base, rounded, access);
    const bool usable = pages != nullptr;
    auto block = std::make_shared<Block>(api_, *buffer, base, bytes, std::move(pages));
    if (!usable) {
      unusable.push_back(std::move(block));
      continue;
    }
    if (access) block->mirror();
    return block;
  }
}

void* Memory::add(BlockPtr block) {
  void* const pointer = block->pointer();
  const std::unique_lock lock(mutex_);
  byBase_.insert_or_assign(block->base(), std::move(block));
  return pointer;
}

void Memory::release(const void* pointer) {
  BlockPtr block;  // outlives the lock
  const std::unique_lock lock(mutex_);
  const auto found = byBase_.find(reinterpret_cast<std::uintptr_t>(pointer));
  if (found == byBase_.end()) return;
  block = std::move(found->second);
  byBase_.erase(found);
}

Memory::Location Memory::find(std::uint64_t address, bool orEnd) const {
  const std::shared_lock lock(mutex_);
  const auto next = byBase_.upper_bound(address);
  if (next == byBase_.begin()) return {};
  const BlockPtr& block = std::prev(next)->second;
  const std::size_t offset = address - block->base();
  return offset < block->bytes() + (orEnd ? 1 : 0) ? Location{block, offset} : Location{};
}

std::vector<BlockPtr> Memory::shared() const {
  const std::shared_lock lock(mutex_);
  std::vector<BlockPtr> blocks;
  for (const auto& [base, block] : byBase_)
    if (block->hasHost()) blocks.push_back(block);
  return blocks;
}

void Memory::copy(void* to, const void* from, std::size_t bytes) const {
  const Location target = locationOf(to), source = locationOf(from);
  const std::span read(static_cast<const std::byte*>(from), bytes);
  const std::span written(static_cast<std::byte*>(to), bytes);
  if (!target.onDevice() && !source.onDevice()) {
    std::memmove(to, from, bytes);
  } else if (!source.onDevice()) {
    target.block->write(target.offset, read);
  } else if (!target.onDevice()) {
    source.block->read(source.offset, written);
  } else {
    std::vector<std::byte> piece(std::min(bytes, kPieceBytes));
    forEachPiece(bytes, [&](std::size_t at, std::size_t size) {
      const std::span<std::byte> part = std::span(piece).first(size);
      source.block->read(source.offset + at, part);
      target.block->write(target.offset + at, part);
    });
  }
}

// The pieces are multiples of the pattern, which has at most 8 bytes.
void Memory::fill(void* to, const std::byte* pattern, std::size_t patternBytes, std::size_t bytes) const {
  std::vector<std::byte> piece(std::min(bytes, kPieceBytes));
  for (std::size_t at = 0; at < piece.size(); at += patternBytes) std::memcpy(&piece[at], pattern, patternBytes);
  const Location target = locationOf(to);
  forEachPiece(bytes, [&](std::size_t at, std::size_t size) {
    const std::span<const std::byte> part = std::span(piece).first(size);
    if (target.onDevice())
      target.block->write(target.offset + at, part);
    else
      std::memcpy(static_cast<std::byte*>(to) + at, part.data(), size);
  });
}

}  // namespace hipspv::vortex
