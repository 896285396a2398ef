#include "loaded_module.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "hipspv/runtime/code/bundle/bundle.h"
#include "hipspv/runtime/device/devices.h"
#include "hipspv/runtime/streams/device_streams.h"

namespace hipspv {

LoadedModule::LoadedModule(Device& device, Bytes image)
    : devices_(device.all()), image_(std::make_shared<Image>(image)) {
  image_->read(devices_);
  try {
    modulesOf(device).module(*image_).build();
  } catch (...) {
    modulesOf(device).remove(*image_);  // a later image may get the same address
    throw;
  }
}

LoadedModule::~LoadedModule() {
  for (const auto& [name, symbol] : kernels_)
    if (symbol != nullptr) Registry::instance().removeLooseKernel(symbol);  // incomplete for lack of memory
  for (const auto& device : devices_.devices()) {
    streamsOf(*device).finishQuietly();
    modulesOf(*device).remove(*image_);
  }
}

std::vector<std::string> LoadedModule::names(const Device& device) {
  std::vector<std::string> names;
  for (const std::string_view name : image_->code(device).kernels())
    if (!name.starts_with("__hipspv_")) names.emplace_back(name);
  return names;
}

// The caller holds the mutex.
KernelSymbol* LoadedModule::symbol(const std::string& name) {
  KernelSymbol*& symbol = kernels_[name];
  if (symbol == nullptr) symbol = Registry::instance().addLooseKernel(image_.get(), name);
  return symbol;
}

KernelSymbol* LoadedModule::kernel(Device& device, const std::string& name) {
  require(image_->code(device).hasKernel(name), hipErrorNotFound);
  const std::lock_guard lock(mutex_);
  KernelSymbol* found = symbol(name);
  if (device.properties().has(backend::Aspect::kLoadingWaits))
    planOf(found, device);  // cuModuleGetFunction loads it, too
  return found;
}

std::vector<KernelSymbol*> LoadedModule::kernels(const Device& device, std::size_t most) {
  const std::vector<std::string> known = names(device);
  std::vector<KernelSymbol*> result;
  const std::lock_guard lock(mutex_);
  for (std::size_t i = 0; i < std::min(most, known.size()); ++i) result.push_back(symbol(known[i]));
  return result;
}

DeviceVariable LoadedModule::variable(Device& device, std::string_view name) {
  return modulesOf(device).module(*image_).variable(name);
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
