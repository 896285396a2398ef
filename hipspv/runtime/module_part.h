// A part of a device image, built for one device.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "image.h"
#include "kernel_plan.h"

namespace hipspv {

struct DeviceVariable {
  void* address = nullptr;
  std::size_t size = 0;
};

class ModulePart {
 public:
  // Builds it, and gives its variables their initial values. Throws hipErrorNoBinaryForGpu where the
  // device lacks what the part needs, or, with the device compiler's log, can't run it.
  ModulePart(Device& device, Image& image, std::size_t index);
  ModulePart(const ModulePart&) = delete;
  ModulePart& operator=(const ModulePart&) = delete;

  // Throws hipErrorNotFound for a kernel that the device's program doesn't have.
  KernelPlan& plan(const std::string& kernel, const KernelInfo& info);
  std::optional<DeviceVariable> variable(std::string_view name) const;

  // Stores the service block's address in the part, where it has a place for it.
  void bindService();

 private:
  // The addresses of a part's variables, which copies may name while it lives.
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

  void resolveVariables();
  void bindManaged();
  void provideManaged();
  void bindHeap();
  void store(std::string_view variable, const void* value);

  Device& device_;
  Image& image_;
  const ModuleInfo& info_;
  std::unique_ptr<backend::Program> program_;
  Variables variables_;
  // __managed__ variables that no host code has, and their storage.
  std::map<std::string, DeviceVariable, std::less<>> managed_;
  std::vector<std::shared_ptr<void>> storage_;
  std::mutex mutex_;
  std::map<std::string, std::unique_ptr<KernelPlan>> plans_;
};

}  // namespace hipspv
