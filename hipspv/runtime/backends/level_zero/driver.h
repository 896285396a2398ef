// Level Zero: its results, its drivers' devices and contexts.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/spirv/features.h"
#include "hipspv/runtime/support/error.h"
#include "hipspv/runtime/support/lazy.h"
#include "level_zero_abi.h"

namespace hipspv::ze {

hipError_t toHip(Result result);

// "ZE_RESULT_ERROR_DEVICE_LOST (0x70000001)".
std::string describe(Result result);

[[noreturn]] void fail(Result result, const char* call);

// call: the function's name in the specification. Throws hipspv::Error.
inline void check(Result result, const char* call) {
  if (result != kSuccess) [[unlikely]]
    fail(result, call);
}

// Throws hipspv::Error.
template <class... Parameters>
void call(const EntryPoint<Parameters...>& entry, std::type_identity_t<Parameters>... arguments) {
  check(entry(arguments...), entry.symbol());
}

// Appends the elements that the entry point lists. parent: of which it lists them, if it takes one.
template <class Element, class Entry, class... Parent>
Result list(std::vector<Element>& all, const Entry& entry, Parent... parent) {
  std::uint32_t count = 0;
  Result result = entry(parent..., &count, nullptr);
  if (result != kSuccess || count == 0) return result;
  all.resize(count);
  result = entry(parent..., &count, all.data());
  all.resize(result == kSuccess ? count : 0);
  return result;
}

inline bool isExhausted(Result result) { return result == kOutOfDeviceMemory || result == kOutOfHostMemory; }

// An object of a driver, which ends with this one.
template <class Handle, EntryPoint<Handle> Api::* kDestroy>
class Owned {
 public:
  Owned(const Api& api, Handle handle) : api_(api), handle_(handle) {}
  ~Owned() { (api_.*kDestroy)(handle_); }
  Owned(const Owned&) = delete;
  Owned& operator=(const Owned&) = delete;

  Handle get() const { return handle_; }

 private:
  const Api& api_;
  const Handle handle_;
};

// ---- Devices

// A driver's context, in which all of its devices reach each other's memory.
class Context {
 public:
  // Throws hipspv::Error.
  Context(std::shared_ptr<const Api> api, DriverHandle driver);
  ~Context();
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  ContextHandle get() const { return handle_; }

 private:
  const std::shared_ptr<const Api> api_;
  ContextHandle handle_ = nullptr;
};

// A group of a device's engines. Ordinals are indices into Found::groups.
struct QueueGroup {
  Flags flags;
  std::size_t maxFillPattern;  // bytes
  std::uint32_t queues;
};

// The clock of the device: of zeDeviceGetGlobalTimestamps, and the lower bits of events' times.
struct Clock {
  std::uint64_t frequency;  // Hz
  std::uint32_t bits, eventBits;
};

struct Found {
  std::shared_ptr<const Api> api;
  DriverHandle driver = nullptr;
  Version version = 0;                                      // of Level Zero, that the driver has
  std::shared_ptr<Lazy<Context>> context;                   // of the driver, made when a device is first opened
  std::shared_ptr<std::atomic<std::uint64_t>> allocations;  // of the driver's memory that were made or have ended
  DeviceHandle device = nullptr;
  std::vector<std::string> extensions;  // the driver's
  std::vector<QueueGroup> groups;
  Clock clock{};
  DeviceFeatures features;

  // In-order lists, and waiting for a list: 1.8. The headers of 1.7 name some of it, before drivers had it.
  bool ordersLists() const { return version >= ze::version(1, 8) && bool{api->CommandListHostSynchronize}; }
  // Immediate lists take regular ones: an extension that came with 1.9.
  bool appendsLists() const;
  bool hasExtension(std::string_view name) const;
  // The driver maps memory of the host at its own address.
  bool pins() const { return hasExtension("ZE_extension_external_memmap_sysmem"); }
};

// Adds one attempt.
std::vector<Found> findDevices(const Mask& mask, std::vector<backend::Attempt>& attempts);

// Sets all members that follow from the driver and the device, which `found` has. Throws hipspv::Error.
void readProperties(Found& found);

// The state of a device that its queues, events, kernels and modules use.
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

class Memory;

// A device of the back end, for services that concern several of them. All functions but found() open the device, and
// throw hipspv::Error.
class Member {
 public:
  virtual ~Member() = default;
  virtual const Found& found() const = 0;
  virtual const State& state() const = 0;
  virtual Memory& memory() const = 0;

  // nullptr for a device of another back end.
  static const Member* of(const backend::Device& device) { return dynamic_cast<const Member*>(&device); }
};

}  // namespace hipspv::ze
