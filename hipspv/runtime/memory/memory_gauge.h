// The amount of memory of a device, and the part that is still available.
#pragma once

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
  MemoryGauge();

  MemoryInfo read(Device& device);

 private:
  std::mutex mutex_;
  std::size_t others_ = 0;
  const std::size_t residentBefore_;
};

}  // namespace hipspv
