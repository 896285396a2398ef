#include "advice.h"

#include <iterator>

#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv {

// Returns the entry that begins at the address, splitting one if necessary.
Advices::Map::iterator Advices::split(std::uintptr_t address) {
  const auto next = from_.upper_bound(address);
  const auto entry = std::prev(next);
  return entry->first == address ? entry : from_.emplace_hint(next, address, entry->second);
}

void Advices::change(std::uintptr_t begin, std::uintptr_t end, const std::function<void(Advice&)>& change) {
  const std::lock_guard lock(mutex_);
  const auto last = split(end);
  for (auto entry = split(begin); entry != last; ++entry) change(entry->second);
  // Joins neighbours that have become equal.
  for (auto entry = from_.find(begin); entry != from_.begin() && entry->first <= end;) {
    const bool same = entry->second == std::prev(entry)->second;
    entry = same ? from_.erase(entry) : std::next(entry);
    if (entry == from_.end()) break;
  }
}

void Advices::visit(std::uintptr_t begin, std::uintptr_t end, const std::function<void(const Advice&)>& visit) const {
  const std::lock_guard lock(mutex_);
  for (auto entry = std::prev(from_.upper_bound(begin)); entry != from_.end() && entry->first < end; ++entry)
    visit(entry->second);
}

void Advices::forget(const void* base, std::size_t size) {
  const auto begin = reinterpret_cast<std::uintptr_t>(base);
  change(begin, begin + size, [](Advice& advice) { advice = {}; });
}

void checkWindow(const hipAccessPolicyWindow& window, const Device& device) {
  const auto limit = static_cast<std::size_t>(device.hipProperties().accessPolicyMaxWindowSize);
  require(window.hitRatio >= 0 && window.hitRatio <= 1, hipErrorInvalidValue);
  require(window.missProp != hipAccessPropertyPersisting, hipErrorInvalidValue);
  require(window.num_bytes == 0 || window.hitRatio != 0, hipErrorInvalidValue);
  require(window.num_bytes <= limit, hipErrorInvalidValue);
}

}  // namespace hipspv
