// Memory and semaphores of other APIs, by the driver.
#pragma once

#include "hipspv/runtime/backends/external.h"
#include "state.h"

namespace hipspv::ze {

class ExternalSemaphore final : public backend::ExternalSemaphore {
 public:
  // Takes ownership.
  ExternalSemaphore(const State& state, SemaphoreHandle handle) : state_(state), handle_(handle) {}
  ~ExternalSemaphore() override { state_.api().DeviceReleaseExternalSemaphoreExt(handle_); }
  ExternalSemaphore(const ExternalSemaphore&) = delete;
  ExternalSemaphore& operator=(const ExternalSemaphore&) = delete;

  SemaphoreHandle get() const { return handle_; }

 private:
  const State& state_;
  const SemaphoreHandle handle_;
};

class External final : public backend::External {
 public:
  explicit External(const State& state);

  // The driver imports something.
  bool any() const { return kinds_ != 0 || semaphores_; }

  std::shared_ptr<backend::ExternalMemory> importMemory(int descriptor, std::size_t bytes, bool dedicated) override;
  std::shared_ptr<backend::ExternalSemaphore> importSemaphore(int descriptor, bool timeline) override;

 private:
  const State& state_;
  Flags kinds_ = 0;  // of descriptors of memory
  bool semaphores_ = false;
};

}  // namespace hipspv::ze
