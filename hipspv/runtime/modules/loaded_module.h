// A module that the program loaded explicitly, as hipModule_t or as hipLibrary_t.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "module.h"

namespace hipspv {

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
  // In the order of their names, at most `most`.
  std::vector<KernelSymbol*> kernels(const Device& device, std::size_t most);
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
