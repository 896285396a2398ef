#include "module.h"

#include "hipspv/runtime/core/device.h"
#include "hipspv/runtime/core/runtime.h"

namespace hipspv {
namespace {

// For the first launch of a kernel: adds the kernel's name to errors.
KernelPlan& makePlan(const KernelSymbol& symbol, Image& image, Device& device) {
  try {
    return device.module(image).plan(symbol.name);
  } catch (const Error& error) {
    throw Error(error.code(), "kernel " + symbol.name + " can't be launched: " + error.what());
  }
}

}  // namespace

Module::Module(Device& device, Image& image)
    : device_(device),
      image_(image),
      info_(image.info()),
      count_(image.parts()),
      parts_(std::make_unique<Lazy<ModulePart>[]>(count_)) {
  if (info_.usesClock() && !device.facts().kernelClock)
    report(("the device " + device.facts().name +
            " has no clock for kernels: clock64() and its like count their calls there")
               .c_str());
}

ModulePart& Module::part(std::size_t index) {
  return parts_[index].get(
      [&] { return std::make_unique<ModulePart>(device_, image_, index); });
}

void Module::build() {
  if (count_ == 1) part(0);
}

KernelPlan& Module::plan(const std::string& kernel) {
  const auto found = info_.findKernel(kernel);
  if (!found)
    throw Error(hipErrorInvalidDeviceFunction,
                "the module has no kernel " + kernel + ": it was registered but not compiled");
  return part(image_.partOfKernel(kernel)).plan(kernel, info_.kernel(*found));
}

DeviceVariable Module::variable(std::string_view name) {
  require(info_.hasVariable(name), hipErrorNotFound);
  const auto variable = part(image_.partOfVariable(name)).variable(name);
  require(variable.has_value(), hipErrorNotFound);
  return *variable;
}

void Module::bindService() {
  for (std::size_t i = 0; i < count_; ++i)
    if (ModulePart* part = parts_[i].existing()) part->bindService();
}

std::optional<AbortSite> Module::abortSite(std::uint64_t number) const {
  return info_.abortSite(number);
}

KernelPlan& planOf(KernelSymbol* symbol, Device& device) {
  if (symbol == nullptr) throw Error(hipErrorInvalidDeviceFunction);
  KernelPlan* plan = symbol->plan(device.ordinal());
  if (plan == nullptr) [[unlikely]] {
    Image* image = symbol->image;
    if (image == nullptr) throw Error(hipErrorInvalidDeviceFunction);
    plan = &makePlan(*symbol, *image, device);
    plan->setSymbol(symbol);
    symbol->setPlan(device.ordinal(), plan);
  }
  return *plan;
}

}  // namespace hipspv
