// A kernel of a module.
#pragma once

#include <atomic>
#include <mutex>
#include <string>

#include "hipspv/runtime/backends/backend.h"
#include "state.h"

namespace hipspv::cuda {

class Kernel final : public backend::Kernel {
 public:
  // Throws hipspv::Error.
  Kernel(const State& state, Function function, std::string name);

  const std::string& name() const override { return name_; }
  const backend::KernelProperties& properties() const override { return properties_; }
  std::optional<std::uint32_t> residentBlocks(std::size_t threads, std::size_t sharedBytes) const override;

  Function function() const { return function_; }

  // Before a launch with that much dynamic shared memory: more than a limit must be asked for. Throws hipspv::Error.
  void allowShared(std::size_t bytes) const {
    if (bytes > allowed_.load(std::memory_order_acquire)) [[unlikely]]
      raise(bytes);
  }

 private:
  std::size_t attribute(FunctionAttribute wanted) const;
  void raise(std::size_t bytes) const;

  const State& state_;
  const Function function_;
  const std::string name_;
  backend::KernelProperties properties_;
  mutable std::mutex mutex_;
  mutable std::atomic<std::size_t> allowed_;
};

}  // namespace hipspv::cuda
