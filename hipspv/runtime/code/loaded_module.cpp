#include "loaded_module.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "bundle.h"
#include "hipspv/runtime/core/runtime.h"
#include "hipspv/runtime/textures/texture_reference.h"

namespace hipspv {

LoadedModule::LoadedModule(std::vector<std::uint32_t> words)
    : image_(std::make_unique<Image>(std::move(words))) {
  Device& device = Runtime::get().current();
  try {
    device.module(*image_).build();
  } catch (...) {
    device.removeModule(*image_);  // a later image may get the same address
    throw;
  }
}

LoadedModule::~LoadedModule() {
  for (const auto& [name, symbol] : kernels_)
    if (symbol != nullptr) Registry::instance().removeLooseKernel(symbol);  // incomplete for lack of memory
  Runtime& runtime = Runtime::get();
  for (int i = 0; i < runtime.deviceCount(); ++i) {
    runtime.device(i).finishQuietly();
    runtime.device(i).removeModule(*image_);
  }
  TextureReferences::instance().forget(*image_);
}

std::vector<std::string> LoadedModule::names() {
  const ModuleInfo& info = image_->info();
  std::vector<std::string> names;
  for (std::size_t i = 0; i < info.kernelCount(); ++i)
    if (const std::string_view name = info.kernelName(i); !name.starts_with("__hipspv_"))
      names.emplace_back(name);
  return names;
}

// The caller holds the mutex.
KernelSymbol* LoadedModule::symbol(const std::string& name) {
  KernelSymbol*& symbol = kernels_[name];
  if (symbol == nullptr) symbol = Registry::instance().addLooseKernel(image_.get(), name);
  return symbol;
}

KernelSymbol* LoadedModule::kernel(const std::string& name) {
  require(image_->info().findKernel(name).has_value(), hipErrorNotFound);
  const std::lock_guard lock(mutex_);
  return symbol(name);
}

std::vector<KernelSymbol*> LoadedModule::kernels(std::size_t most) {
  const std::vector<std::string> known = names();
  std::vector<KernelSymbol*> result;
  const std::lock_guard lock(mutex_);
  for (std::size_t i = 0; i < std::min(most, known.size()); ++i) result.push_back(symbol(known[i]));
  return result;
}

DeviceVariable LoadedModule::variable(std::string_view name) {
  return Runtime::get().current().module(*image_).variable(name);
}

std::vector<std::uint32_t> readModule(const char* path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Error(hipErrorFileNotFound);
  std::error_code unknown;  // the size of a pipe
  const std::uintmax_t size = std::filesystem::file_size(path, unknown);
  std::vector<char> content;
  if (!unknown) content.reserve(size);
  content.assign(std::istreambuf_iterator<char>(file), {});
  return extractSpirv(std::as_bytes(std::span(content)));
}

}  // namespace hipspv
