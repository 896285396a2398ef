// A module that the program loaded itself, as hipModule_t or as hipLibrary_t.
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
  // Built for the current device. Throws hipErrorInvalidImage, hipErrorNoBinaryForGpu.
  explicit LoadedModule(std::vector<std::uint32_t> words);
  // Waits for the devices. Its kernels' handles are errors from then on.
  ~LoadedModule();
  LoadedModule(const LoadedModule&) = delete;
  LoadedModule& operator=(const LoadedModule&) = delete;

  Image& image() { return *image_; }
  // Of the program's kernels, not the compiler's own.
  std::size_t kernelCount() { return names().size(); }
  // Throws hipErrorNotFound.
  KernelSymbol* kernel(const std::string& name);
  // In the order of their names, at most so many.
  std::vector<KernelSymbol*> kernels(std::size_t most);
  // On the current device. Throws hipErrorNotFound.
  DeviceVariable variable(std::string_view name);

 private:
  std::vector<std::string> names();
  KernelSymbol* symbol(const std::string& name);

  std::unique_ptr<Image> image_;
  std::mutex mutex_;
  std::map<std::string, KernelSymbol*> kernels_;
};

// The SPIR-V in the file; nothing of the file stays. Throws hipErrorFileNotFound, and what
// extractSpirv throws.
std::vector<std::uint32_t> readModule(const char* path);

}  // namespace hipspv
