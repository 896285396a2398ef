// The host's memory that the program has allocated otherwise, for kernels and copies.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>

#include "state.h"

namespace hipspv::ze {

// The driver maps memory of the host at its own address.
bool canPin(const Found& found);

// Ends after all that it has pinned.
class Pinning {
 public:
  explicit Pinning(const State& state) : state_(state) {}

  // As backend::Device::pin. Throws hipspv::Error.
  std::shared_ptr<void> pin(void* memory, std::size_t bytes);

 private:
  struct Range {
    std::uintptr_t end;
    std::weak_ptr<void> mapping;
  };

  std::shared_ptr<void> map(std::uintptr_t begin, std::uintptr_t end);
  void unmap(void* base) noexcept;

  const State& state_;
  std::mutex mutex_;
  std::map<std::uintptr_t, Range> ranges_;  // of whole pages, by their beginning
};

}  // namespace hipspv::ze
