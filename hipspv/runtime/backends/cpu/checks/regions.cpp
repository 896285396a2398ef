#include "regions.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace hipspv::cpu::checks {
namespace {

using backend::MemoryKind;

constexpr std::size_t kSpace = 256;              // around an allocation, at least; CUDA's alignment, too
constexpr std::size_t kMostFreed = 256ul << 20;  // bytes of freed memory that aren't used again yet
constexpr std::size_t kNear = 4096;

std::size_t spaceOf(MemoryKind kind) {
  // Device memory has whole pages of its own (../memory.cpp).
  return kind == MemoryKind::kDevice ? static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) : kSpace;
}

const char* nameOf(MemoryKind kind) {
  switch (kind) {
    case MemoryKind::kHost:
      return "host allocation";
    case MemoryKind::kShared:
      return "managed allocation";
    default:
      return "device allocation";
  }
}

}  // namespace

Regions::~Regions() {
  for (auto& [begin, region] : regions_) std::free(region.memory);
}

void* Regions::allocate(MemoryKind kind, std::size_t bytes) {
  const std::size_t space = spaceOf(kind);
  if (bytes > SIZE_MAX - 4 * space) return nullptr;
  const std::size_t whole = space + (bytes + 2 * space - 1) / space * space;
  auto* const memory = static_cast<char*>(std::aligned_alloc(space, whole));
  if (memory == nullptr) return nullptr;
  char* const begin = memory + space;
  shadow_.track(memory, whole);
  shadow_.forbid(memory, whole, Poison::kBounds);
  shadow_.allow(begin, bytes);
  shadow_.setUnset(begin, bytes, unset_ && kind == MemoryKind::kDevice);
  const std::unique_lock lock(mutex_);
  regions_.insert_or_assign(reinterpret_cast<std::uintptr_t>(begin), Region{bytes, nameOf(kind), memory, whole});
  return begin;
}

bool Regions::release(void* memory) {
  const std::unique_lock lock(mutex_);
  const auto found = regions_.find(reinterpret_cast<std::uintptr_t>(memory));
  if (found == regions_.end() || found->second.memory == nullptr || found->second.freed) return false;
  Region& region = found->second;
  region.freed = true;
  shadow_.forbid(memory, region.size, Poison::kFreed);
  shadow_.setUnset(memory, region.size, false);
  freed_.push_back(found->first);
  freedBytes_ += region.whole;
  while (freedBytes_ > kMostFreed && freed_.size() > 1) {
    end(regions_.find(freed_.front()));
    freed_.pop_front();
  }
  return true;
}

// The memory may be used again, for anything.
void Regions::end(Map::iterator region) {
  freedBytes_ -= region->second.whole;
  shadow_.allow(region->second.memory, region->second.whole);
  std::free(region->second.memory);
  regions_.erase(region);
}

void Regions::add(const backend::Variables& variables) {
  const std::unique_lock lock(mutex_);
  for (const auto& [name, variable] : variables) {
    if (variable.size == 0) continue;
    shadow_.track(variable.address, variable.size);
    regions_.insert_or_assign(reinterpret_cast<std::uintptr_t>(variable.address),
                              Region{variable.size, "device variable '" + name + "'"});
  }
}

void Regions::remove(const backend::Variables& variables) {
  const std::unique_lock lock(mutex_);
  for (const auto& [name, variable] : variables) regions_.erase(reinterpret_cast<std::uintptr_t>(variable.address));
}

bool Regions::isShared(std::uintptr_t address) const {
  const std::shared_lock lock(mutex_);
  auto after = regions_.upper_bound(address);
  if (after == regions_.begin()) return false;
  const auto& [begin, region] = *--after;
  return address - begin < region.size && !region.freed;
}

// The region with the address, or else the nearest one.
const Regions::Map::value_type* Regions::near(std::uintptr_t address) const {
  const auto after = regions_.upper_bound(address);
  const auto before = after == regions_.begin() ? regions_.end() : std::prev(after);
  const std::size_t above = after == regions_.end() ? SIZE_MAX : after->first - address;
  std::size_t below = SIZE_MAX;
  if (before != regions_.end()) {
    const std::size_t offset = address - before->first;
    below = offset < before->second.size ? 0 : offset - before->second.size;
  }
  if (std::min(above, below) > kNear) return nullptr;
  return below <= above ? &*before : &*after;
}

std::string Regions::describe(std::uintptr_t address) const {
  const std::shared_lock lock(mutex_);
  const auto* const found = near(address);
  if (found == nullptr) return {};
  const auto& [begin, region] = *found;
  const std::string object =
      (region.memory == nullptr ? "" : "a ") + region.name + " of " + std::to_string(region.size) + " bytes";
  const std::string of = region.freed ? object + ", which is freed" : object;
  if (address < begin) return std::to_string(begin - address) + " bytes before " + of;
  const std::size_t offset = address - begin;
  if (offset < region.size) return "byte " + std::to_string(offset) + " of " + of;
  return std::to_string(offset - region.size) + " bytes after " + of;
}

}  // namespace hipspv::cpu::checks
