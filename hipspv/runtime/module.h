// A device image built for one device: its kernels' plans and its variables' addresses.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "kernel_plan.h"
#include "registry.h"

namespace hipspv {

struct DeviceVariable {
  void* address = nullptr;
  std::size_t size = 0;
};

class Module {
 public:
  // Builds the image. Throws hipErrorNoBinaryForGpu, with the device compiler's log, where the
  // device can't run it.
  Module(Device& device, Image& image);
  ~Module();
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;

  // Throws hipErrorNotFound.
  KernelPlan& plan(const std::string& kernel);
  DeviceVariable variable(std::string_view name) const;

  // nullptr where no thread of the module ends there.
  const AbortSite* abortSite(std::uint64_t number) const;

  // Stores the service block's address in the module, where it has a place for it.
  void bindService();

 private:
  void requireDefinitions() const;
  void build();
  void resolveVariables();
  void bindManaged();
  void bindHeap();
  void store(void* deviceAddress, const void* value, std::size_t bytes);

  Device& device_;
  Image& image_;
  const ModuleInfo& info_;
  std::unique_ptr<backend::Program> program_;
  std::map<std::string, DeviceVariable, std::less<>> variables_;
  std::mutex mutex_;
  std::map<std::string, std::unique_ptr<KernelPlan>> plans_;
};

// The plan of the kernel on the device, built if need be. Throws hipErrorInvalidDeviceFunction for
// nullptr or a kernel whose module is gone.
KernelPlan& planOf(KernelSymbol* symbol, Device& device);

}  // namespace hipspv
