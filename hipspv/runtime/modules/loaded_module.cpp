#include "loaded_module.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "hipspv/runtime/api/runtime.h"
#include "hipspv/runtime/code/bundle/bundle.h"
#include "hipspv/runtime/textures/texture_reference.h"

namespace hipspv {

LoadedModule::LoadedModule(Bytes image) : image_(std::make_unique<Image>(image)) {
  Device& device = Runtime::get().current();
  image_->read();
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

const CodeObject& LoadedModule::code() { return image_->code(Runtime::get().current()); }

std::vector<std::string> LoadedModule::names() {
  std::vector<std::string> names;
  for (const std::string_view name : code().kernels())
    if (!name.starts_with("__hipspv_")) names.emplace_back(name);
  return names;
}

// The caller holds the mutex.
KernelSymbol* LoadedModule::symbol(const std::string& name) {
  KernelSymbol*& symbol = kernels_[name];
  if (symbol == nullptr) symbol = Registry::instance().addLooseKernel(image_.get(), name);
  return symbol;
}

KernelSymbol* LoadedModule::kernel(const std::string& name) {
  require(code().hasKernel(name), hipErrorNotFound);
  Device& device = Runtime::get().current();
  const std::lock_guard lock(mutex_);
  KernelSymbol* found = symbol(name);
  if (device.properties().loadingWaits) planOf(found, device);  // cuModuleGetFunction loads it, too
  return found;
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

std::vector<char> readModule(const char* path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Error(hipErrorFileNotFound);
  std::error_code unknown;  // the size of a pipe
  const std::uintmax_t size = std::filesystem::file_size(path, unknown);
  std::vector<char> content;
  if (!unknown) content.reserve(size);
  content.assign(std::istreambuf_iterator<char>(file), {});
  return content;
}

}  // namespace hipspv
