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
  // Built for the current device. Keeps no reference to the memory. Throws hipErrorInvalidImage,
  // hipErrorNoBinaryForGpu.
  explicit LoadedModule(Bytes image);
  // Waits for the devices. Afterwards handles of its kernels are invalid.
  ~LoadedModule();
  LoadedModule(const LoadedModule&) = delete;
  LoadedModule& operator=(const LoadedModule&) = delete;

  Image& image() { return *image_; }
  // Counts the program's kernels, without the compiler's own.
  std::size_t kernelCount() { return names().size(); }
  // Throws hipErrorNotFound.
  KernelSymbol* kernel(const std::string& name);
  // In the order of their names, at most `most`.
  std::vector<KernelSymbol*> kernels(std::size_t most);
  // The variable on the current device. Throws hipErrorNotFound.
  DeviceVariable variable(std::string_view name);

 private:
  const CodeObject& code();
  std::vector<std::string> names();
  KernelSymbol* symbol(const std::string& name);

  std::unique_ptr<Image> image_;
  std::mutex mutex_;
  std::map<std::string, KernelSymbol*> kernels_;
};

// The file's contents. Throws hipErrorFileNotFound.
std::vector<char> readModule(const char* path);

}  // namespace hipspv
