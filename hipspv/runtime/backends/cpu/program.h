// A program's library, and its kernels.
#pragma once

#include <memory>
#include <string>

#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/code/cpu/code.h"
#include "hipspv/runtime/support/faults.h"
#include "hipspv/runtime/support/log.h"
#include "pool.h"
#include "queue.h"

namespace hipspv::cpu {

class Kernel final : public backend::Kernel {
 public:
  // The code outlives the kernel, and the function's library does.
  // texts: of checked code.
  Kernel(std::string name, const KernelCode& code, Function function, const checks::Texts* texts)
      : name_(std::move(name)),
        shownName_(demangled(name_)),
        code_(code),
        function_(function),
        texts_(texts),
        properties_{backend::kMaxThreadsPerBlock, code.sharedBytes, code.frameBytes} {}
  ~Kernel() override { faults::InFlight::forget(shownName_.c_str()); }

  const std::string& name() const override { return name_; }
  const backend::KernelProperties& properties() const override { return properties_; }
  std::unique_ptr<backend::Kernel> copy() const override {
    return std::make_unique<Kernel>(name_, code_, function_, texts_);
  }

  const std::string& shownName() const { return shownName_; }
  const ArgumentLayout& layout() const { return code_.layout; }
  Function function() const { return function_; }
  const checks::Texts* texts() const { return texts_; }
  Demand demand() const { return {code_.sharedBytes, code_.frameBytes}; }
  BlockTime& blockTime() const { return blockTime_; }

 private:
  const std::string name_, shownName_;
  const KernelCode& code_;
  const Function function_;
  const checks::Texts* const texts_;
  const backend::KernelProperties properties_;
  mutable BlockTime blockTime_{0};
};

// The code, the environment and the state outlive the program.
std::unique_ptr<backend::Program> makeProgram(const Code& code, backend::Environment& environment, State& state);

}  // namespace hipspv::cpu
