// A device image on one device: its parts, each built when something of it is first used.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "lazy.h"
#include "module_part.h"
#include "registry.h"

namespace hipspv {

class Module {
 public:
  // Builds nothing.
  Module(Device& device, Image& image);
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;

  // Builds an image that is one part. What it throws the others throw, too: each of them may be what
  // builds a part. A part that couldn't be built isn't tried again.
  void build();
  // Throws hipErrorInvalidDeviceFunction where the image has no such kernel.
  KernelPlan& plan(const std::string& kernel);
  // Throws hipErrorNotFound.
  DeviceVariable variable(std::string_view name);

  // nullptr where no thread of the module ends there.
  std::optional<AbortSite> abortSite(std::uint64_t number) const;

  // Stores the service block's address in the parts that are built.
  void bindService();

 private:
  ModulePart& part(std::size_t index);

  Device& device_;
  Image& image_;
  const ModuleInfo& info_;
  const std::size_t count_;
  const std::unique_ptr<Lazy<ModulePart>[]> parts_;
};

// The plan of the kernel on the device, built if need be. Throws hipErrorInvalidDeviceFunction for
// nullptr or a kernel whose module is gone.
KernelPlan& planOf(KernelSymbol* symbol, Device& device);

}  // namespace hipspv
