// Memory and semaphores of other APIs, by the driver.
#pragma once

#include "hipspv/runtime/backends/external.h"
#include "holds.h"
#include "state.h"

namespace hipspv::cuda {

class ExternalSemaphore final : public backend::ExternalSemaphore {
 public:
  ExternalSemaphore(const State& state, ExternalSemaphoreHandle handle) : state_(state), handle_(handle) {}
  ~ExternalSemaphore() override { state_.callQuietly(state_.driver().DestroyExternalSemaphore, handle_); }
  ExternalSemaphore(const ExternalSemaphore&) = delete;
  ExternalSemaphore& operator=(const ExternalSemaphore&) = delete;

  ExternalSemaphoreHandle get() const { return handle_; }

 private:
  const State& state_;
  const ExternalSemaphoreHandle handle_;
};

class External final : public backend::External {
 public:
  External(const State& state, Holds& holds) : state_(state), holds_(holds) {}

  std::shared_ptr<backend::ExternalMemory> importMemory(int descriptor, std::size_t bytes, bool dedicated) override;
  std::shared_ptr<backend::ExternalSemaphore> importSemaphore(int descriptor, bool timeline) override;

 private:
  const State& state_;
  Holds& holds_;
};

}  // namespace hipspv::cuda
