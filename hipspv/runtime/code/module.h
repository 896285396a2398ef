// A device image on one device: its parts, each built at first use.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "hipspv/runtime/core/registry.h"
#include "hipspv/runtime/support/lazy.h"
#include "module_part.h"

namespace hipspv {

class Module {
 public:
  // Builds nothing.
  Module(Device& device, Image& image);
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;

  // Builds an image of one part. The functions below throw the same errors, since each may build a part. A part
  // whose build failed isn't tried again.
  void build();
  // Throws hipErrorInvalidDeviceFunction if the image has no such kernel.
  KernelPlan& plan(const std::string& kernel);
  // Throws hipErrorNotFound.
  DeviceVariable variable(std::string_view name);

  // nullopt if the number belongs to no place in the module.
  std::optional<AbortSite> abortSite(std::uint64_t number) const;

  // Stores the service block's address in the parts built so far.
  void bindService();

 private:
  ModulePart& part(std::size_t index);

  Device& device_;
  Image& image_;
  const ModuleInfo& info_;
  const std::size_t count_;
  const std::unique_ptr<Lazy<ModulePart>[]> parts_;
};

// The plan of the kernel on the device, built if necessary. Throws hipErrorInvalidDeviceFunction
// for nullptr or a kernel whose module is unloaded.
KernelPlan& planOf(KernelSymbol* symbol, Device& device);

}  // namespace hipspv
