// Finds Level Zero's loader, its drivers and their devices.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "context.h"
#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/spirv/features.h"
#include "hipspv/runtime/support/lazy.h"
#include "level_zero_abi.h"

namespace hipspv::ze {

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
  bool ordersLists() const { return version >= ze::version(1, 8) && api->CommandListHostSynchronize != nullptr; }
  // Immediate lists take regular ones: an extension that came with 1.9.
  bool appendsLists() const;
  bool hasExtension(std::string_view name) const;
};

// Adds one attempt.
std::vector<Found> findDevices(const Mask& mask, std::vector<backend::Attempt>& attempts);

}  // namespace hipspv::ze
