// The object of a hipblasHandle_t, cublasHandle_t or rocblas_handle.
#pragma once

#include <memory>
#include <mutex>

#include "../libraries/handle_mark.h"
#include "call.h"

namespace hipspv::blas {

// Threads may share a handle: each call sees the settings of one moment.
class Handle {
 public:
  // For the current device. Throws Error.
  Handle();

  // nullptr is Status::kNullHandle.
  static Handle& of(void* handle);

  Settings settings() const;
  // change(settings)
  template <class Change>
  void set(Change&& change) {
    const std::lock_guard lock(mutex_);
    change(settings_);
    provider_->changed(settings_);
  }
  void setWorkspace(void* memory, std::size_t bytes) { provider_->setWorkspace(memory, bytes); }
  void call(const Call& call) { provider_->call(settings(), call); }

 private:
  [[maybe_unused]] const libraries::HandleMark mark_ = libraries::HandleMark::kBlas;  // cuBLASLt takes the handle, too
  mutable std::mutex mutex_;
  Settings settings_;
  std::unique_ptr<Provider> provider_;
};

}  // namespace hipspv::blas
