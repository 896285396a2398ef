#include "memory_gauge.h"

#include <unistd.h>

#include <algorithm>
#include <fstream>

#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/support/host_memory.h"
#include "memory.h"
#include "virtual_memory.h"

namespace hipspv {
namespace {

// Other processes' use isn't measured again for a change below this part of the device's memory.
constexpr std::size_t kStep = 16;

// Bytes of this process in physical memory.
std::size_t resident() {
  std::ifstream file("/proc/self/statm");
  std::size_t pages = 0, residentPages = 0;
  file >> pages >> residentPages;
  return residentPages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace

MemoryGauge::MemoryGauge(Device& device) : device_(device), residentBefore_(resident()) {}

MemoryInfo MemoryGauge::read() {
  const std::size_t total = device_.properties().globalMemory;
  if (const auto free = device_.backend().freeMemory()) return {std::min(*free, total), total};
  const std::size_t pooled =
      static_cast<std::size_t>(pooled_.load(std::memory_order_relaxed)) + VirtualMemory::instance().used(device_);
  const std::size_t used = Allocations::instance().used(device_) + pooled;
  std::size_t left = total - std::min(total, used);
  if (!device_.properties().unifiedMemory) return {left, total};
  const std::lock_guard lock(mutex_);
  // Memory that this process has allocated and written to isn't available to the machine any more.
  // The device's driver may keep freed memory for the next allocation.
  const std::size_t now = resident();
  const std::size_t ours =
      std::min(Allocations::instance().peak(device_) + pooled, now - std::min(now, residentBefore_));
  const std::size_t available = hostMemory().available;
  const std::size_t others = total - std::min(total, available + ours);
  const std::size_t change = std::max(others, others_) - std::min(others, others_);
  if (others_ == 0 || change > total / kStep) others_ = others;
  left -= std::min(left, others_);
  return {left, total};
}

}  // namespace hipspv
