// A part of a SPIR-V module, built for one device.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "device.h"
#include "hipspv/runtime/spirv/adaptations.h"
#include "hipspv/runtime/spirv/emulate/buffer_arguments.h"
#include "hipspv/runtime/spirv/module_info.h"
#include "hipspv/runtime/spirv/split.h"

namespace hipspv::spirv {

// A way to build a part.
struct Attempt {
  Form form;
  backend::Effort effort;
  std::string_view text;  // for the log
};

class Part {
 public:
  // Builds it and initialises its variables. Throws hipErrorNoBinaryForGpu if the device lacks a needed feature,
  // or, with the device compiler's log, if the build fails. module: makes the part's module.
  Part(Device& device, const ModuleInfo& info, backend::Environment& environment,
       const std::function<PartModule()>& module);
  // Of a whole module that is built. Initialises its variables.
  Part(Device& device, const ModuleInfo& info, backend::Environment& environment, std::unique_ptr<BuiltModule> built);
  Part(const Part&) = delete;
  Part& operator=(const Part&) = delete;

  // Throws hipErrorNotFound for a kernel that the device's program doesn't have.
  std::unique_ptr<backend::Kernel> kernel(const std::string& name);
  std::optional<backend::Variable> variable(std::string_view name) const;
  // The service block is elsewhere now.
  void retargetService();

 private:
  // Builds it in the first form that the device's compiler survives.
  void build(const std::function<PartModule()>& make, PartModule module);
  void build(PartModule module, const Attempt& attempt);
  void placeVariables(ir::Module& module);
  void useBuffers(ir::Module& module);
  void place(std::span<const std::byte> initial);
  void lockAtomics(ir::Module& module);
  void resolveVariables();
  std::vector<void*> readAddresses();
  KernelInfo infoOf(std::string_view kernel) const;
  void requireAddresses(const std::string& kernel, const KernelInfo& info) const;
  std::unique_ptr<backend::Kernel> makeKernel(const std::string& name, const KernelInfo& info);
  void addHidden(KernelForm& form, const adapt::HiddenParameters& hidden);

  Device& device_;
  const ModuleInfo& info_;
  backend::Environment& environment_;
  // The variables' memory if they are not the device's own; else nullptr.
  Memory placed_;
  std::unique_ptr<BuiltModule> built_;
  // The module has addresses of the runtime's memory as constants: the device's binary is useless for other runs of
  // the program, and its kernels access memory that is no argument.
  bool hasAddresses_ = false;
  // If the device's memory is buffers: the parameters for it, and the kernels that can't run.
  struct Buffers {
    std::map<std::string, adapt::HiddenParameters, std::less<>> kernels;
    std::map<std::string, std::size_t, std::less<>> variables;  // in placed_
    std::set<std::string, std::less<>> givingAddresses;
    std::shared_ptr<std::atomic<void*>> service = std::make_shared<std::atomic<void*>>(nullptr);
    std::shared_ptr<std::atomic<void*>> placed = std::make_shared<std::atomic<void*>>(nullptr);
  };
  std::optional<Buffers> buffers_;
  backend::Variables variables_;
};

}  // namespace hipspv::spirv
