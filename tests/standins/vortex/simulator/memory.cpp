#include "memory.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <system_error>

namespace vortex_test {
namespace {

constexpr uint64_t kFirst = 0x10000;        // Vortex's USER_BASE_ADDR
constexpr uint64_t kLargestCode = 0x80000;  // buffers above this size stay out of the window for code
constexpr uint64_t kFilled = 0x10000;

uint64_t up(uint64_t value) { return (value + PAGE - 1) / PAGE * PAGE; }
uint64_t down(uint64_t value) { return value / PAGE * PAGE; }

}  // namespace

Memory::Memory(uint64_t end, const Configuration& configuration)
    : end_(end),
      start_(configuration.start),
      local_(configuration.local_base),
      local_end_(local_ + configuration.local_bytes),
      access_(end / PAGE),
      sent_(end / PAGE) {
  file_ = memfd_create("vortex", MFD_CLOEXEC);
  if (file_ < 0 || ftruncate(file_, static_cast<off_t>(end)))
    throw std::system_error(errno, std::generic_category(), "memfd");
  // The guest's descriptors are low numbers.
  int high = fcntl(file_, F_DUPFD_CLOEXEC, 16);
  close(file_);
  file_ = high;
  void* base = mmap(nullptr, end, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, file_, 0);
  if (base == MAP_FAILED) throw std::system_error(errno, std::generic_category(), "mmap");
  base_ = static_cast<std::byte*>(base);
  take(0, kFirst);
  for (uint64_t zone = ZONE_SPACING; zone <= WINDOW; zone += ZONE_SPACING) take(zone - ZONE_BYTES, ZONE_BYTES);
  take(start_ - START_ZONE_BYTES, START_ZONE_BYTES);
}

Memory::~Memory() {
  munmap(base_, end_);
  close(file_);
}

// The first range of that size that is free, with a gap on both sides.
std::optional<uint64_t> Memory::firstFit(uint64_t from, uint64_t limit, uint64_t bytes, uint64_t gap) const {
  for (auto next = taken_.upper_bound(from);; ++next) {
    if (next != taken_.begin()) from = std::max(from, std::prev(next)->second + gap);
    bool last = next == taken_.end() || next->first > limit;
    uint64_t until = last ? limit : next->first;
    if (from <= until && bytes + gap <= until - from) return from;
    if (last) return std::nullopt;
  }
}

// On both sides of a buffer is a page that faults.
std::optional<uint64_t> Memory::allocate(uint64_t bytes, uint64_t access) {
  if (!bytes || bytes > end_) return std::nullopt;
  auto address = firstFit(bytes > kLargestCode ? WINDOW : kFirst, local_, up(bytes), PAGE);
  if (!address || !reserve(*address, bytes, access)) return std::nullopt;
  // New memory holds no zeros, as simx's.
  constexpr uint32_t kPattern = 0xbaadf00d;
  for (uint64_t i = 0; i < std::min(up(bytes), kFilled); i += 4) std::memcpy(at(*address + i), &kPattern, 4);
  return address;
}

std::optional<uint64_t> Memory::allocateLocal(uint64_t bytes) {
  constexpr uint64_t kAlignment = 64;
  bytes = (bytes + kAlignment - 1) / kAlignment * kAlignment;
  auto address = firstFit(local_, local_end_, bytes, 0);
  if (!address) return std::nullopt;
  take(*address, bytes);
  sizes_[*address] = bytes;
  used_local_ += bytes;
  return address;
}

bool Memory::reserve(uint64_t address, uint64_t bytes, uint64_t access) {
  if (!bytes || address > local_ || bytes > local_ - address) return false;
  uint64_t first = down(address), last = up(address + bytes);
  auto next = taken_.lower_bound(last);
  if (next != taken_.begin() && std::prev(next)->second > first) return false;
  take(first, last - first);
  sizes_[address] = last - first;
  used_ += last - first;
  setAccess(first, last - first, access);
  return true;
}

bool Memory::release(uint64_t address) {
  auto found = sizes_.find(address);
  if (found == sizes_.end()) return false;
  uint64_t first = down(address), bytes = found->second;
  sizes_.erase(found);
  if (address >= local_) {
    taken_.erase(address);
    used_local_ -= bytes;
    return true;
  }
  if (flagged(first, first + bytes) < first + bytes) code_is_stale_ = true;
  setAccess(first, bytes, ACCESS_NONE);
  discard(first, bytes);
  taken_.erase(first);
  used_ -= bytes;
  return true;
}

// A page that the range covers in part has the wider access of both.
void Memory::setAccess(uint64_t address, uint64_t bytes, uint64_t access) {
  if (!bytes) return;
  uint64_t end = address + bytes;
  for (uint64_t page = down(address); page < end; page += PAGE) {
    bool whole = page >= address && page + PAGE <= end;
    uint8_t& entry = access_[page / PAGE];
    entry = static_cast<uint8_t>(whole ? access : entry | access);
  }
  uint64_t& until = unsent_[down(address)];
  until = std::max(until, up(end));
}

// The flags of the words from the address on, if it is in a window for code.
uint8_t* Memory::flags(uint64_t address) const {
  auto* map = reinterpret_cast<uint8_t*>(base_ + MAP_OFFSET);
  if (address < WINDOW) return map + address / 4;
  if (address >= start_ && address - start_ < WINDOW) return map + WINDOW / 4 + (address - start_) / 4;
  return nullptr;
}

// The first word of the range that a guest has read as code; `end` if there is none.
uint64_t Memory::flagged(uint64_t address, uint64_t end) const {
  address = address / 4 * 4;
  const uint8_t* first = flags(address);
  if (!first) return end;
  uint64_t words =
      std::min((end - address + 3) / 4, (address < WINDOW ? WINDOW - address : start_ + WINDOW - address) / 4);
  const uint8_t* found = std::find_if(first, first + words, [](uint8_t flag) { return flag != CODE_UNSEEN; });
  return found == first + words ? end : address + static_cast<uint64_t>(found - first) * 4;
}

// The image's word where the guest has put a jump to a stub.
uint32_t Memory::original(uint64_t address) const {
  uint32_t jump;
  std::memcpy(&jump, at(address), 4);
  if (*flags(address) != CODE_PATCHED) return jump;
  auto bits = [jump](int low, int count) { return static_cast<int32_t>(jump >> low & ((1u << count) - 1)); };
  int32_t offset = -bits(31, 1) * 0x100000 + bits(12, 8) * 0x1000 + bits(20, 1) * 0x800 + bits(21, 10) * 2;
  Stub stub;
  std::memcpy(&stub, at(address + static_cast<uint64_t>(static_cast<int64_t>(offset))), sizeof stub);
  return stub.instruction;
}

void Memory::write(uint64_t address, const void* source, uint64_t bytes) {
  const auto* next = static_cast<const std::byte*>(source);
  uint64_t end = address + bytes;
  while (address < end) {
    uint64_t word = flagged(address, end);
    if (word > address) {
      std::memcpy(at(address), next, word - address);
      next += word - address;
    }
    if (word >= end) break;
    uint32_t before = original(word), after = before;
    uint64_t first = std::max(address, word), count = std::min(end, word + 4) - first;
    std::memcpy(reinterpret_cast<std::byte*>(&after) + (first - word), next, count);
    if (after != before) {
      code_is_stale_ = true;
      std::memcpy(at(word), &after, 4);
      *flags(word) = CODE_SEEN;
    }
    next += count;
    address = first + count;
  }
}

void Memory::read(void* target, uint64_t address, uint64_t bytes) const {
  auto* next = static_cast<std::byte*>(target);
  uint64_t end = address + bytes;
  std::memcpy(next, at(address), bytes);
  for (uint64_t word = flagged(address, end); word < end; word = flagged(word + 4, end)) {
    uint32_t instruction = original(word);
    uint64_t first = std::max(address, word), last = std::min(end, word + 4);
    std::memcpy(next + (first - address), reinterpret_cast<std::byte*>(&instruction) + (first - word), last - first);
  }
}

std::vector<Change> Memory::takeChanges() {
  std::vector<Change> changes;
  for (auto [first, end] : unsent_)
    for (uint64_t page = first; page < end; page += PAGE) {
      uint8_t access = access_[page / PAGE];
      if (access == sent_[page / PAGE]) continue;
      sent_[page / PAGE] = access;
      if (!changes.empty() && changes.back().address + changes.back().bytes == page && changes.back().access == access)
        changes.back().bytes += PAGE;
      else
        changes.push_back({page, PAGE, access});
    }
  unsent_.clear();
  return changes;
}

void Memory::forgetGuest() {
  // The parts of the code map that exist, each a number of pages.
  constexpr off_t kEnd = MAP_OFFSET + MAP_BYTES;
  for (off_t first = MAP_OFFSET, last; (first = lseek(file_, first, SEEK_DATA)) >= 0 && first < kEnd; first = last) {
    last = std::min(lseek(file_, first, SEEK_HOLE), kEnd);
    for (off_t at_flag = first; at_flag < last; ++at_flag) {
      if (std::to_integer<int>(*at(static_cast<uint64_t>(at_flag))) != CODE_PATCHED) continue;
      uint64_t word = static_cast<uint64_t>(at_flag) - MAP_OFFSET;
      word = word < WINDOW / 4 ? word * 4 : start_ + (word - WINDOW / 4) * 4;
      uint32_t instruction = original(word);
      std::memcpy(at(word), &instruction, 4);
    }
  }
  discard(MAP_OFFSET, MAP_BYTES);
  std::fill(sent_.begin(), sent_.end(), ACCESS_NONE);
  for (auto [first, end] : taken_) unsent_[first] = end;
  code_is_stale_ = false;
}

void Memory::discard(uint64_t offset, uint64_t bytes) {
  fallocate(file_, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, static_cast<off_t>(offset), static_cast<off_t>(bytes));
}

}  // namespace vortex_test
