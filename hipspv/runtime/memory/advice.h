// The program's advice about ranges of managed memory (hipMemAdvise), and the last location it requested for them
// (hipMemPrefetchAsync). No back end passes it on, so the record only serves programs that query it.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>

namespace hipspv {

struct Advice {
  bool readMostly = false;
  bool coarse = false;
  bool accessedByHost = false;
  std::uint64_t accessedBy = 0;  // one bit per device
  int preferred = hipInvalidDeviceId;
  int prefetched = hipInvalidDeviceId;

  bool operator==(const Advice&) const = default;
};

class Advices {
 public:
  // Both work on whole pages inside [first, last), the allocation.
  void change(std::uintptr_t begin, std::uintptr_t end, const std::function<void(Advice&)>& change);
  void visit(std::uintptr_t begin, std::uintptr_t end, const std::function<void(const Advice&)>& visit) const;
  void forget(const void* base, std::size_t size);

 private:
  using Map = std::map<std::uintptr_t, Advice>;

  Map::iterator split(std::uintptr_t address);

  mutable std::mutex mutex_;
  // Each entry holds up to the beginning of the next; neighbours differ, except after splits.
  Map from_{{0, {}}};
};

// Windows of memory whose accesses a program wants cached, for launches, streams and graph nodes.
class Device;

// Throws hipErrorInvalidValue for a window that is invalid on every device, or larger than this device's limit.
void checkWindow(const hipAccessPolicyWindow& window, const Device& device);

}  // namespace hipspv
