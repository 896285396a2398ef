#include "shadow.h"

#include <sys/mman.h>

#include <algorithm>
#include <atomic>
#include <cstring>

#include "hipspv/runtime/support/error.h"

namespace hipspv::cpu::checks {
namespace {

constexpr std::size_t kChunks = std::size_t{1} << (47 - HIPSPV_CHUNK_BITS);

char* reserve(std::size_t bytes) {
  void* const memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    throw Error(hipErrorOutOfMemory, "the checks of --check= need " + std::to_string(bytes >> 20) +
                                         " MiB of address space: raise the limit (ulimit -v unlimited)");
  return static_cast<char*>(memory);
}

std::uintptr_t value(const void* memory) { return reinterpret_cast<std::uintptr_t>(memory); }

}  // namespace

Reservation::Reservation(std::size_t bytes) : bytes_(bytes), begin_(reserve(bytes)) {}
Reservation::~Reservation() { munmap(begin_, bytes_); }
void Reservation::clear(std::size_t offset) { madvise(begin_ + offset, bytes_ - offset, MADV_DONTNEED); }

Shadow::Shadow() : table_(kChunks * sizeof(hipspv_bytes)) {
  // No access may use the first chunk.
  track(nullptr, 1);
  std::memset(chunk(0) + HIPSPV_STATE, static_cast<int>(Poison::kBounds), HIPSPV_CHUNK / 8);
}

std::uint8_t* Shadow::chunk(std::uintptr_t address) const {
  const std::size_t index = address >> HIPSPV_CHUNK_BITS;
  if (index >= kChunks) return nullptr;
  auto& entry = reinterpret_cast<hipspv_bytes*>(table_.begin())[index];
  return reinterpret_cast<std::uint8_t*>(std::atomic_ref(entry).load(std::memory_order_acquire));
}

void Shadow::track(const void* memory, std::size_t bytes) {
  auto* const entries = reinterpret_cast<hipspv_bytes*>(table_.begin());
  const std::size_t last = (value(memory) + bytes - 1) >> HIPSPV_CHUNK_BITS;
  const std::lock_guard lock(mutex_);
  for (std::size_t i = value(memory) >> HIPSPV_CHUNK_BITS; i <= last && i < kChunks; ++i) {
    if (entries[i] != 0) continue;
    chunks_.push_back(std::make_unique<Reservation>(HIPSPV_SHADOW));
    std::atomic_ref(entries[i]).store(value(chunks_.back()->begin()), std::memory_order_release);
  }
}

namespace {

// Calls part(chunk, offset in it, bytes) for each chunk of the memory.
template <class Chunk, class Part>
void eachPart(std::uintptr_t address, std::size_t bytes, Chunk&& chunk, Part&& part) {
  while (bytes != 0) {
    const std::size_t offset = address & (HIPSPV_CHUNK - 1);
    const std::size_t count = std::min<std::size_t>(bytes, HIPSPV_CHUNK - offset);
    if (std::uint8_t* const shadow = chunk(address); shadow != nullptr) part(shadow, offset, count);
    address += count;
    bytes -= count;
  }
}

// The bits of the bytes [from, to) of a group of 8.
std::uint8_t bitsOf(std::size_t from, std::size_t to) {
  return static_cast<std::uint8_t>((0xffu >> (8 - (to - from))) << from);
}

}  // namespace

void Shadow::allow(const void* memory, std::size_t bytes) {
  eachPart(
      value(memory), bytes, [this](std::uintptr_t at) { return chunk(at); },
      [](std::uint8_t* shadow, std::size_t offset, std::size_t count) {
        std::uint8_t* const states = shadow + HIPSPV_STATE + offset / 8;
        std::memset(states, 0, count / 8);
        if (count % 8 != 0) states[count / 8] = static_cast<std::uint8_t>(count % 8);
      });
}

// The memory begins where 8 bytes do, or after bytes that are allowed.
void Shadow::forbid(const void* memory, std::size_t bytes, Poison poison) {
  const std::size_t skipped = -value(memory) & 7;
  if (bytes <= skipped) return;
  eachPart(
      value(memory) + skipped, bytes - skipped, [this](std::uintptr_t at) { return chunk(at); },
      [poison](std::uint8_t* shadow, std::size_t offset, std::size_t count) {
        std::memset(shadow + HIPSPV_STATE + offset / 8, static_cast<int>(poison), (count + 7) / 8);
      });
}

void Shadow::setUnset(const void* memory, std::size_t bytes, bool unset) {
  eachPart(
      value(memory), bytes, [this](std::uintptr_t at) { return chunk(at); },
      [unset](std::uint8_t* shadow, std::size_t offset, std::size_t count) {
        std::uint8_t* const bits = shadow + HIPSPV_UNSET;
        const std::size_t end = offset + count;
        const auto change = [&](std::size_t group, std::uint8_t own) {
          const std::atomic_ref byte(bits[group]);
          if (unset)
            byte.fetch_or(own, std::memory_order_relaxed);
          else if ((byte.load(std::memory_order_relaxed) & own) != 0)
            byte.fetch_and(static_cast<std::uint8_t>(~own), std::memory_order_relaxed);
        };
        const std::size_t first = (offset + 7) / 8, last = end / 8;
        if (first > last) return change(offset / 8, bitsOf(offset % 8, end % 8));
        if (offset % 8 != 0) change(offset / 8, bitsOf(offset % 8, 8));
        std::memset(bits + first, unset ? 0xff : 0, last - first);
        if (end % 8 != 0) change(last, bitsOf(0, end % 8));
      });
}

std::size_t Shadow::firstForbidden(std::uintptr_t address, std::size_t bytes) const {
  for (std::size_t i = 0; i < bytes;) {
    const std::uintptr_t at = address + i;
    const std::uint8_t* const shadow = chunk(at);
    const std::uint8_t state = shadow == nullptr ? 0 : shadow[HIPSPV_STATE + (at & (HIPSPV_CHUNK - 1)) / 8];
    const std::size_t rest = 8 - at % 8;
    if (state > 8) return i;
    if (state != 0 && std::min(rest, bytes - i) + at % 8 > state) return i + (state > at % 8 ? state - at % 8 : 0);
    i += rest;
  }
  return bytes;
}

std::size_t Shadow::firstUnset(std::uintptr_t address, std::size_t bytes) const {
  for (std::size_t i = 0; i < bytes; ++i) {
    const std::uintptr_t at = address + i;
    const std::uint8_t* const shadow = chunk(at);
    if (shadow != nullptr && (shadow[HIPSPV_UNSET + (at & (HIPSPV_CHUNK - 1)) / 8] >> at % 8 & 1) != 0) return i;
  }
  return bytes;
}

void Shadow::clearRecords() {
  const std::lock_guard lock(mutex_);
  for (const auto& chunk : chunks_) chunk->clear(HIPSPV_WRITER);
}

}  // namespace hipspv::cpu::checks
