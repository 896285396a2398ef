// The state of a device that its queues, events, kernels and modules use.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "context.h"
#include "loader.h"
#include "status.h"

namespace hipspv::ze {

class State {
 public:
  // Opens the driver's context, or uses the program's. Throws hipspv::Error.
  State(Found found, ContextHandle given);

  const Found& found() const { return found_; }
  const Api& api() const { return *found_.api; }
  ContextHandle context() const { return context_; }
  DeviceHandle device() const { return found_.device; }
  // Orders the commands of a list by itself.
  bool ordersLists() const { return ordersLists_; }
  // Immediate lists take regular ones.
  bool appendsLists() const { return appendsLists_; }

  // The ordinal of the group of engines that run kernels and copy.
  std::uint32_t compute() const { return compute_; }
  // The same of engines that only copy; nullopt if there are none.
  std::optional<std::uint32_t> copy() const { return copy_; }

  // The number of allocations of the driver that were made or have ended.
  std::uint64_t allocations() const { return found_.allocations->load(std::memory_order_relaxed); }
  void countAllocation() const { found_.allocations->fetch_add(1, std::memory_order_relaxed); }

 private:
  const Found found_;
  const ContextHandle context_;
  const bool ordersLists_, appendsLists_;
  std::uint32_t compute_ = 0;
  std::optional<std::uint32_t> copy_;
};

// The kind of memory that a pointer points to: kUnknownMemory for any that the driver hasn't allocated.
MemoryType memoryType(const State& state, const void* pointer);

}  // namespace hipspv::ze
