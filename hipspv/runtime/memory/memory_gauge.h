// The amount of memory of a device, and the part that is still available.
#pragma once

#include <atomic>
#include <cstddef>
#include <mutex>

namespace hipspv {

class Device;

struct MemoryInfo {
  std::size_t free;
  std::size_t total;
};

// The result of hipMemGetInfo. Not every device reports use by others. Then this process's memory is subtracted, and,
// on a device that shares the machine's memory, other processes' use of that. The latter is measured again only after
// it has changed much, so that a program sees exactly its own allocations and releases.
class MemoryGauge {
 public:
  explicit MemoryGauge(Device& device);

  MemoryInfo read();
  // Memory that pools hold has grown or shrunk by that many bytes.
  void addPooled(std::ptrdiff_t bytes) { pooled_.fetch_add(bytes, std::memory_order_relaxed); }

 private:
  Device& device_;
  std::atomic<std::ptrdiff_t> pooled_{0};
  std::mutex mutex_;
  std::size_t others_ = 0;
  const std::size_t residentBefore_;
};

}  // namespace hipspv
