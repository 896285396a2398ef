// Programs that the device's compiler has built, and their kernels.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "hipspv/runtime/spirv/program/device.h"
#include "hipspv/runtime/support/faults.h"
#include "hipspv/runtime/support/log.h"
#include "memory.h"

namespace hipspv::cl {

class Kernel final : public backend::Kernel {
 public:
  // Throws hipErrorNotFound.
  Kernel(State& state, ClProgram program, const std::string& name, const spirv::KernelForm& form)
      : state_(state),
        program_(program),
        form_(form),
        reference_(create(state, program, name)),
        kernel_(reference_.get()),
        name_(name),
        shownName_(demangled(name)),
        pointers_(state.memory->pointers(kernel_, shownName_, form_)),
        lastHidden_(form_.hidden.size()) {
    // Intel's CPU device reports the number of work-items whose private memory fits into a stack of
    // 8 MB (CL_CONFIG_STACK_DEFAULT_SIZE). It runs larger work-groups as well, with a larger stack.
    properties_.maxWorkGroup =
        state_.intelCpu ? std::numeric_limits<std::size_t>::max() : workGroupInfo<std::size_t>(kKernelWorkGroupSize);
    properties_.localBytes = workGroupInfo<std::uint64_t>(kKernelLocalMemSize);
    properties_.privateBytes = workGroupInfo<std::uint64_t>(kKernelPrivateMemSize);
    std::uint32_t bytes = 0;
    for (const Parameter& parameter : form_.parameters) {
      arguments_.push_back({spirv::formOf(parameter), spirv::valueBytes(parameter), bytes});
      bytes += arguments_.back().size;
    }
    last_.resize(bytes);
  }
  ~Kernel() override { faults::InFlight::forget(shownName_.c_str()); }

  const std::string& name() const override { return name_; }
  const backend::KernelProperties& properties() const override { return properties_; }
  // An object's arguments may be set by one thread at a time.
  std::unique_ptr<backend::Kernel> copy() const override {
    return std::make_unique<Kernel>(state_, program_, name_, form_);
  }
  const std::string& shownName() const { return shownName_; }
  KernelPointers& pointers() { return *pointers_; }

  // The kernel's object keeps its arguments between launches: unchanged ones aren't set again.
  ClKernel prepare(const backend::Launch& launch) {
    // A pointer is resolved to its allocation when the argument is set: after any release, an equal address may
    // belong to another allocation.
    const std::uint64_t releases = state_.releases.load(std::memory_order_relaxed);
    const bool fresh = set_ && releases == releases_;
    set_ = false;  // until all are set: an exception may occur in between
    std::uint32_t index = 0;
    for (const Argument& argument : arguments_) setArgument(argument, index++, launch, fresh);
    for (std::size_t i = 0; i < lastHidden_.size(); ++i) {
      const spirv::HiddenArgument& hidden = form_.hidden[i];
      void* const pointer = hidden.pointer->load(std::memory_order_relaxed);
      if (!fresh || pointer != lastHidden_[i]) pointers_->set(hidden.parameter, lastHidden_[i] = pointer);
    }
    set_ = true;
    releases_ = releases;
    pointers_->prepare();
    return kernel_;
  }

 private:
  using Form = spirv::ArgumentForm;

  struct Argument {
    Form form;
    std::uint32_t size;
    std::uint32_t last;  // offset in last_
  };

  static Reference<ClKernel> create(State& state, ClProgram program, const std::string& name) {
    Int status = kSuccess;
    ClKernel kernel = state.core.CreateKernel(program, name.c_str(), &status);
    if (status == kInvalidKernelName) throw Error(hipErrorNotFound);
    check(status, state.core.CreateKernel.symbol());
    return Reference(kernel, state.core.ReleaseKernel);
  }

  void setArgument(const Argument& argument, std::uint32_t index, const backend::Launch& launch, bool fresh) {
    if (argument.form == Form::kShared) {
      if (launch.sharedBytes == lastShared_) return;
      // Zero is CL_INVALID_ARG_SIZE.
      set(index, std::max<std::size_t>(launch.sharedBytes, 1), nullptr);
      lastShared_ = launch.sharedBytes;
      return;
    }
    const void* value = launch.arguments[index];
    std::byte* last = last_.data() + argument.last;
    if (fresh && same(last, value, argument.size)) return;
    assign(last, value, argument.size);
    if (argument.form == Form::kValue) return set(index, argument.size, last);
    void* pointer;
    std::memcpy(&pointer, last, sizeof pointer);
    pointers_->set(index, pointer);
  }

  void set(std::uint32_t index, std::size_t size, const void* value) {
    call(state_.core.SetKernelArg, kernel_, index, size, value);
  }

  // memcmp and memcpy, with the two most frequent sizes of arguments as constants for the compiler.
  static bool same(const void* a, const void* b, std::size_t size) {
    if (size == 8) return std::memcmp(a, b, 8) == 0;
    if (size == 4) return std::memcmp(a, b, 4) == 0;
    return std::memcmp(a, b, size) == 0;
  }

  static void assign(void* to, const void* from, std::size_t size) {
    if (size == 8)
      std::memcpy(to, from, 8);
    else if (size == 4)
      std::memcpy(to, from, 4);
    else
      std::memcpy(to, from, size);
  }

  template <class T>
  T workGroupInfo(Info info) const {
    T result{};
    call(state_.core.GetKernelWorkGroupInfo, kernel_, state_.device, info, sizeof result, &result, nullptr);
    return result;
  }

  State& state_;
  const ClProgram program_;  // the kernel's object holds it
  const spirv::KernelForm form_;
  const Reference<ClKernel> reference_;
  const ClKernel kernel_;
  const std::string name_;
  const std::string shownName_;
  const std::unique_ptr<KernelPointers> pointers_;
  backend::KernelProperties properties_;
  std::vector<Argument> arguments_;

  // Of the last launch.
  bool set_ = false;
  std::uint64_t releases_ = 0;
  std::vector<std::byte> last_;
  std::vector<void*> lastHidden_;
  std::size_t lastShared_ = ~std::size_t{0};
};

class Module final : public spirv::BuiltModule {
 public:
  Module(State& state, Reference<ClProgram> program) : state_(state), program_(std::move(program)) {}

  std::unique_ptr<backend::Kernel> kernel(const std::string& name, spirv::KernelForm form) override {
    return std::make_unique<Kernel>(state_, program_.get(), name, form);
  }

  std::vector<std::byte> binary() override;

 private:
  State& state_;
  const Reference<ClProgram> program_;
};

// features: of the device. Throws hipErrorNoBinaryForGpu, with the compiler's log in the message.
std::unique_ptr<Module> buildModule(State& state, const DeviceFeatures& features, std::span<const std::uint32_t> spirv,
                                    backend::Effort effort);
// nullptr if the driver refuses the binary.
std::unique_ptr<Module> loadModule(State& state, const DeviceFeatures& features, std::span<const std::byte> binary);

}  // namespace hipspv::cl
