// A part of a device image, built for one device.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/launch/kernel_plan.h"
#include "hipspv/runtime/spirv/adapt/buffer_arguments.h"
#include "hipspv/runtime/spirv/adjust.h"
#include "image.h"

namespace hipspv {

struct DeviceVariable {
  void* address = nullptr;
  std::size_t size = 0;
};

class ModulePart {
 public:
  // Builds it and initialises its variables. Throws hipErrorNoBinaryForGpu if the device lacks a needed feature,
  // or, with the device compiler's log, if the build fails.
  ModulePart(Device& device, Image& image, std::size_t index);
  ModulePart(const ModulePart&) = delete;
  ModulePart& operator=(const ModulePart&) = delete;

  // Throws hipErrorNotFound for a kernel that the device's program doesn't have.
  KernelPlan& plan(const std::string& kernel, const KernelInfo& info);
  std::optional<DeviceVariable> variable(std::string_view name) const;

  // Stores the service block's address in the part, if it uses the block.
  void bindService();

 private:
  // The addresses of a part's variables, usable for copies while it lives.
  class Variables {
   public:
    Variables() = default;
    ~Variables();
    Variables(const Variables&) = delete;
    Variables& operator=(const Variables&) = delete;

    void add(const std::string& name, const DeviceVariable& variable, Device& device);
    const DeviceVariable* find(std::string_view name) const;

   private:
    std::map<std::string, DeviceVariable, std::less<>> byName_;
  };

  void build(PartModule module, Barriers barriers);
  void placeVariables(std::vector<std::uint32_t>& words);
  void useBuffers(std::vector<std::uint32_t>& words);
  void place(std::span<const std::byte> initial);
  void lockAtomics(std::vector<std::uint32_t>& words);
  void resolveVariables();
  void requireAddresses(const std::string& kernel, const KernelInfo& info) const;
  std::unique_ptr<backend::Kernel> makeKernel(const std::string& name, const KernelInfo& info);
  void bindManaged();
  void provideManaged();
  void bindHeap();
  void bindRaces();
  void store(std::string_view variable, const void* value);

  Device& device_;
  Image& image_;
  const ModuleInfo& info_;
  std::unique_ptr<backend::Program> program_;
  // The variables' memory if they are not the device's own; else nullptr.
  std::unique_ptr<void, std::function<void(void*)>> placed_;
  // The module has addresses of the runtime's memory as constants: the device's binary is useless for other runs of
  // the program, and its kernels access memory that is no argument.
  bool hasAddresses_ = false;
  // If the device's memory is buffers: the parameters for it, and the kernels that can't run.
  struct Buffers {
    std::map<std::string, adapt::HiddenParameters, std::less<>> kernels;
    std::map<std::string, std::size_t, std::less<>> variables;  // in placed_
    std::set<std::string, std::less<>> givingAddresses;
  };
  std::optional<Buffers> buffers_;
  Variables variables_;
  // __managed__ variables unknown to host code, and their storage.
  std::map<std::string, DeviceVariable, std::less<>> managed_;
  std::vector<std::shared_ptr<void>> storage_;
  std::mutex mutex_;
  std::map<std::string, std::unique_ptr<KernelPlan>> plans_;
};

}  // namespace hipspv
