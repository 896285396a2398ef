// What a program advised about ranges of managed memory (hipMemAdvise), and where it last asked for
// them (hipMemPrefetchAsync). OpenCL defines no advice (cl_intel_unified_shared_memory has the call,
// but no values), so what is kept here serves those who ask for it again.
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
  std::uint64_t accessedBy = 0;  // a bit for each device
  int preferred = hipInvalidDeviceId;
  int prefetched = hipInvalidDeviceId;

  bool operator==(const Advice&) const = default;
};

class Advices {
 public:
  static Advices& instance();

  // Both take pages as a whole where they lie in [first, last), the allocation.
  void change(std::uintptr_t begin, std::uintptr_t end, const std::function<void(Advice&)>& change);
  void visit(std::uintptr_t begin, std::uintptr_t end,
             const std::function<void(const Advice&)>& visit) const;
  void forget(const void* base, std::size_t size);

 private:
  using Map = std::map<std::uintptr_t, Advice>;

  Map::iterator split(std::uintptr_t address);

  mutable std::mutex mutex_;
  // Each entry holds up to where the next begins; neighbours differ, but for splits.
  Map from_{{0, {}}};
};

}  // namespace hipspv
