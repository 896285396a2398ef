// How much memory a device has, and how much of it can still be had.
#pragma once

#include <cstddef>
#include <mutex>

namespace hipspv {

class Device;

struct MemoryInfo {
  std::size_t free;
  std::size_t total;
};

// What hipMemGetInfo answers. OpenCL can't tell what others use: what this process has is subtracted,
// and, on a device that shares the machine's memory, what others use of that. Their part is taken anew
// only when it has changed much, so that a program sees exactly what it allocates and frees.
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
