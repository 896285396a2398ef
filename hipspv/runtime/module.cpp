#include "module.h"

#include <algorithm>
#include <vector>

#include "device.h"
#include "kernel_clock.h"
#include "memory.h"
#include "requirements.h"
#include "runtime.h"
#include "spirv_edit.h"

namespace hipspv {
namespace {

constexpr const char* kVariablesKernel = "__hipspv_variables";
constexpr const char* kServiceVariable = "__hipspv_service";
constexpr const char* kHeapVariable = "__hipspv_heap";

// The first launch of a kernel: what goes wrong is said with the kernel's name.
KernelPlan& makePlan(const KernelSymbol& symbol, Device& device) {
  try {
    return device.module(*symbol.image).plan(symbol.name);
  } catch (const Error& error) {
    throw Error(error.code(), "kernel " + symbol.name + " can't be launched: " + error.what());
  }
}

// Whether a kernel's sub-groups are among the device's sizes.
auto hasSubGroup(const std::vector<std::size_t>& sizes) {
  return [&sizes](const auto& kernel) {
    const std::uint32_t size = kernel.second.subGroup;
    return size == 0 || std::find(sizes.begin(), sizes.end(), size) != sizes.end();
  };
}

}  // namespace

Module::Module(Device& device, Image& image)
    : device_(device), image_(image), info_(image.info()) {
  requireFeatures(info_, image_.words(), device_.facts());
  requireDefinitions();
  build();
  resolveVariables();
  bindManaged();
  bindService();
  bindHeap();
}

// What the device lacks of the module, or has beyond it, is adjusted first.
void Module::build() {
  std::span<const std::uint32_t> words = image_.words();
  std::vector<std::uint32_t> edited;
  const auto& sizes = device_.facts().subGroupSizes;
  if (!std::all_of(info_.kernels.begin(), info_.kernels.end(), hasSubGroup(sizes)))
    words = edited = withoutSubGroupSizes(words, sizes);
  if (info_.usesClock && !device_.facts().kernelClock) {
    report(("the device " + device_.facts().name +
            " has no clock for kernels: clock64() and its like count their calls there")
               .c_str());
    words = edited = withoutClock(words);
  }
  const auto native = nativeAtomics(info_.atomics, device_.facts().floatAtomics);
  if (!native.empty()) words = edited = withNativeAtomics(words, native);
  program_ = device_.backend().build(words);
}

Module::~Module() {
  for (const auto& [name, variable] : variables_) Allocations::instance().forget(variable.address);
}

void Module::requireDefinitions() const {
  if (info_.undefinedFunctions.empty()) return;
  std::string names;
  for (const std::string& name : info_.undefinedFunctions) names += "\n  " + name;
  throw Error(hipErrorNoBinaryForGpu,
              "the device code calls functions that are defined nowhere:" + names +
                  "\n  remedy: define them as __device__ in the same source, or compile and link " +
                  "all sources with -fgpu-rdc");
}

// Runs the kernel that stores initial addresses and tells where variables are, if there is one.
void Module::resolveVariables() {
  if (!info_.kernels.contains(kVariablesKernel)) return;
  std::uint32_t count = 1;
  for (const auto& [name, variable] : info_.variables) count = std::max(count, variable.index + 1);
  const auto memory = device_.scratch(count * sizeof(void*));
  const auto kernel = program_->kernel(kVariablesKernel, false);
  kernel->setPointer(0, memory.get());
  std::vector<void*> addresses(count);
  const auto queue = device_.backend().createQueue(0);
  queue->launch(*kernel, {1, {1, 1, 1}, {1, 1, 1}});
  queue->copy(addresses.data(), memory.get(), count * sizeof(void*), true);
  for (const auto& [name, variable] : info_.variables) {
    void* address = addresses[variable.index];
    variables_.emplace(name, DeviceVariable{address, variable.size});
    Allocations::instance().add({address, variable.size, AllocationKind::kSymbol, &device_});
  }
}

void Module::store(void* deviceAddress, const void* value, std::size_t bytes) {
  device_.backend().createQueue(0)->copy(deviceAddress, value, bytes, true);
}

// clang makes a __managed__ variable x a pointer x on both sides, to storage that the runtime
// provides (clang/lib/CodeGen/CGCUDANV.cpp).
void Module::bindManaged() {
  for (const VariableSymbol& symbol : Registry::instance().managedVariables(&image_)) {
    const auto found = variables_.find(symbol.name);
    if (found != variables_.end())
      store(found->second.address, symbol.managed, sizeof(void*));
  }
}

void Module::bindService() {
  const auto found = variables_.find(kServiceVariable);
  if (found == variables_.end()) return;
  const void* block = device_.service().block();
  store(found->second.address, &block, sizeof block);
}

void Module::bindHeap() {
  const auto found = variables_.find(kHeapVariable);
  if (found == variables_.end()) return;
  const void* block = device_.heap().block();
  store(found->second.address, &block, sizeof block);
}

KernelPlan& Module::plan(const std::string& kernel) {
  const std::lock_guard lock(mutex_);
  auto& plan = plans_[kernel];
  if (plan == nullptr) {
    const auto info = info_.kernels.find(kernel);
    if (info == info_.kernels.end())
      throw Error(hipErrorInvalidDeviceFunction,
                  "the module has no kernel " + kernel + ": it was registered but not compiled");
    plan = std::make_unique<KernelPlan>(device_, kernel, info->second,
                                        program_->kernel(kernel, info->second.indirect));
  }
  return *plan;
}

DeviceVariable Module::variable(std::string_view name) const {
  const auto found = variables_.find(name);
  require(found != variables_.end(), hipErrorNotFound);
  return found->second;
}

const AbortSite* Module::abortSite(std::uint64_t number) const {
  const auto found = info_.abortSites.find(number);
  return found != info_.abortSites.end() ? &found->second : nullptr;
}

KernelPlan& planOf(KernelSymbol* symbol, Device& device) {
  if (symbol == nullptr) throw Error(hipErrorInvalidDeviceFunction);
  auto& slot = symbol->plans[device.ordinal()];
  KernelPlan* plan = slot.load(std::memory_order_acquire);
  if (plan == nullptr) [[unlikely]] {
    if (symbol->image == nullptr) throw Error(hipErrorInvalidDeviceFunction);
    plan = &makePlan(*symbol, device);
    plan->setSymbol(symbol);
    slot.store(plan, std::memory_order_release);
  }
  return *plan;
}

}  // namespace hipspv
