// A device image on one device: its program, and the storage of its variables.
#pragma once

#include <atomic>
#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/device/registry.h"
#include "hipspv/runtime/launch/kernel_plan.h"

namespace hipspv {

using DeviceVariable = backend::Variable;

class Module final : private backend::Environment {
 public:
  // Builds nothing. Throws the errors of Image::code.
  Module(Device& device, Image& image);
  ~Module() override;
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;

  // Builds the program, unless that is done piece by piece. The functions below throw the same errors, since each may
  // build a piece.
  void build() { program_->build(); }
  // Throws hipErrorInvalidDeviceFunction if the image has no such kernel, hipErrorNotFound if the device's program
  // hasn't.
  KernelPlan& plan(const std::string& kernel);
  // Builds the plans of all kernels, except those that can't be built: their launches report it.
  void planAll();
  // Throws hipErrorNotFound.
  DeviceVariable variable(std::string_view name);

  // nullopt if no program point of the module has that index.
  std::optional<AbortLocation> abortLocation(std::uint64_t site) const { return code_.abortLocation(site); }

  // The device has another service block.
  void bindService();

 private:
  void created(const backend::Variables& variables) override;
  void* target(std::string_view pointer) override;

  void bindManaged(const backend::Variables& variables);
  void provideManaged(const backend::Variables& variables);
  std::unique_ptr<KernelPlan> makePlan(const std::string& kernel);
  void* makeManaged(std::size_t size);
  // The kernel that has that address in device code.
  KernelPlan& planAt(std::uint64_t address);
  void store(const DeviceVariable& variable, const void* value);

  Device& device_;
  Image& image_;
  const CodeObject& code_;
  std::mutex variablesMutex_;
  std::vector<void*> published_;                  // addresses that Allocations knows
  std::vector<DeviceVariable> serviceVariables_;  // each piece of the program may have one
  // __managed__ variables unknown to host code, and their storage.
  std::map<std::string, DeviceVariable, std::less<>> managed_;
  std::vector<std::shared_ptr<void>> storage_;
  std::unique_ptr<backend::Program> program_;
  std::mutex plansMutex_;
  std::map<std::string, std::unique_ptr<KernelPlan>> plans_;
};

// The modules of a device, of all images that the program has used there.
class DeviceModules final : public ModuleHook {
 public:
  explicit DeviceModules(Device& device) : device_(device) { device.setModules(*this); }

  Module& module(Image& image);
  void remove(const Image& image);
  // All of them: they are built again when they are used.
  void clear();
  bool empty();

  void load() override;
  std::string describe(const Service::Abort& abort) override;
  void bindService() override;

 private:
  Device& device_;
  std::mutex loadMutex_;
  std::atomic<std::uint64_t> loaded_{0};  // of the modules that the registry has added

  // Not held during the creation of a module.
  std::mutex mutex_;
  std::map<const Image*, std::shared_ptr<Lazy<Module>>> modules_;
};

inline DeviceModules& modulesOf(Device& device) { return device.object<DeviceModules>(); }

// Throws hipErrorInvalidDeviceFunction for a kernel whose module is unloaded.
KernelPlan& buildPlan(KernelSymbol& symbol, Device& device);

// The plan of the kernel on the device, built if necessary. Throws hipErrorInvalidDeviceFunction
// for nullptr or a kernel whose module is unloaded.
inline KernelPlan& planOf(KernelSymbol* symbol, Device& device) {
  if (symbol == nullptr) [[unlikely]]
    throw Error(hipErrorInvalidDeviceFunction);
  KernelPlan* plan = symbol->plan(device.ordinal());
  return plan != nullptr ? *plan : buildPlan(*symbol, device);
}

// hipDeviceReset keeps __managed__ variables, which the host uses without asking. A restart of the device ends all of
// its memory: their contents move to other storage, and the variables' pointers with them.
class ManagedVariables {
 public:
  // Keeps the contents of those on the device, or their initial values if a kernel has failed, and releases the
  // storage.
  explicit ManagedVariables(Device& device);
  // Throws hipErrorOutOfMemory.
  void restore() const;

 private:
  struct Kept {
    VariableSymbol symbol;
    std::vector<std::byte> contents;
  };

  Device& device_;
  std::vector<Kept> kept_;
};

// A module that the program loaded explicitly, as hipModule_t or as hipLibrary_t.

class LoadedModule {
 public:
  // Built for the device. Keeps no reference to the memory. Throws hipErrorInvalidImage, hipErrorNoBinaryForGpu.
  LoadedModule(Device& device, Bytes image);
  // Waits for the devices. Afterwards handles of its kernels are invalid.
  ~LoadedModule();
  LoadedModule(const LoadedModule&) = delete;
  LoadedModule& operator=(const LoadedModule&) = delete;

  const std::shared_ptr<Image>& image() const { return image_; }
  // Counts the program's kernels, without the compiler's own.
  std::size_t kernelCount(const Device& device) { return names(device).size(); }
  // Throws hipErrorNotFound.
  KernelSymbol* kernel(Device& device, const std::string& name);
  // In the order of their names, at most `limit`.
  std::vector<KernelSymbol*> kernels(const Device& device, std::size_t limit);
  // Throws hipErrorNotFound.
  DeviceVariable variable(Device& device, std::string_view name);

 private:
  std::vector<std::string> names(const Device& device);
  KernelSymbol* symbol(const std::string& name);

  Devices& devices_;
  const std::shared_ptr<Image> image_;
  std::mutex mutex_;
  std::map<std::string, KernelSymbol*> kernels_;
};

// The file's contents. Throws hipErrorFileNotFound.
std::vector<char> readModule(const char* path);

}  // namespace hipspv
