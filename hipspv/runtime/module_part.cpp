#include "module_part.h"

#include <algorithm>
#include <vector>

#include "binary_cache.h"
#include "device.h"
#include "log.h"
#include "memory.h"
#include "runtime.h"
#include "spirv_edit.h"

namespace hipspv {
namespace {

void requireDefinitions(const PartModule& module) {
  if (module.undefined.empty()) return;
  std::string names;
  for (const std::string_view name : module.undefined) names += "\n  " + std::string(name);
  throw Error(hipErrorNoBinaryForGpu,
              "the device code needs what is defined nowhere:" + names +
                  "\n  remedy: define it as __device__ in the same source, or compile and link " +
                  "all sources with -fgpu-rdc");
}

std::shared_ptr<void> managedMemory(Device& device, std::size_t size) {
  void* memory = device.backend().allocate(backend::MemoryKind::kShared, size);
  require(memory != nullptr, hipErrorOutOfMemory);
  std::shared_ptr<void> owned(memory, [&device](void* it) {
    Allocations::instance().forget(it);
    device.releaseQuietly(it);
  });
  Allocations::instance().add(
      {memory, size, AllocationKind::kManagedSymbol, &device, hipMemAttachGlobal});
  return owned;
}

}  // namespace

ModulePart::ModulePart(Device& device, Image& image, std::size_t index)
    : device_(device), image_(image), info_(image.info()) {
  PartModule module = image.part(index);
  requireDefinitions(module);
  log(LogLevel::kDebug, "building part ", index + 1, " of ", image.parts(), " of a module: ",
      module.words.size() * sizeof(std::uint32_t), " bytes of SPIR-V");
  // What the device lacks of the module, or has beyond it, is adjusted first.
  adjust(module.words, info_, device_.facts());
  program_ = BinaryCache::instance().build(device_.backend(), module.words);
  release(module.words);
  if (module.setup) resolveVariables();
  bindManaged();
  bindService();
  bindHeap();
}

// Runs the kernel that stores initial addresses and tells where variables are: those of this part.
void ModulePart::resolveVariables() {
  std::uint32_t count = 1;
  for (const VariableInfo& variable : info_.variables()) count = std::max(count, variable.index + 1);
  const auto memory = device_.scratch(count * sizeof(void*));
  const auto kernel = program_->kernel(std::string(kVariablesKernel), false);
  kernel->setPointer(0, memory.get());
  std::vector<void*> addresses(count);
  const auto queue = device_.backend().createQueue(0);
  const std::uint32_t zero = 0;
  queue->fill(memory.get(), &zero, sizeof zero, count * sizeof(void*));
  queue->launch(*kernel, {1, {1, 1, 1}, {1, 1, 1}});
  queue->copy(addresses.data(), memory.get(), count * sizeof(void*), true);
  for (const VariableInfo& variable : info_.variables())
    if (void* address = addresses[variable.index]; address != nullptr)
      variables_.add(std::string(variable.name), {address, variable.size}, device_);
}

void ModulePart::store(std::string_view variable, const void* value) {
  if (const DeviceVariable* found = variables_.find(variable))
    device_.backend().createQueue(0)->copy(found->address, &value, sizeof value, true);
}

// clang makes a __managed__ variable x a pointer x on both sides, to storage that the runtime
// provides (clang/lib/CodeGen/CGCUDANV.cpp).
void ModulePart::bindManaged() {
  const auto ofHost = Registry::instance().managedVariables(&image_);
  for (const VariableSymbol& symbol : ofHost) store(symbol.name, *symbol.managed);
  if (ofHost.empty()) provideManaged();
}

// A module that the program loads: no host code has the variables.
void ModulePart::provideManaged() {
  for (const VariableInfo& variable : info_.variables()) {
    const std::string name(variable.name);
    const DeviceVariable* initial = variables_.find(name + std::string(kManagedSuffix));
    if (initial == nullptr) continue;
    void* memory = storage_.emplace_back(managedMemory(device_, initial->size)).get();
    device_.backend().createQueue(0)->copy(memory, initial->address, initial->size, true);
    store(name, memory);
    managed_.emplace(name, DeviceVariable{memory, initial->size});
  }
}

void ModulePart::bindService() {
  if (variables_.find(kServiceVariable) != nullptr)
    store(kServiceVariable, device_.service().block());
}

void ModulePart::bindHeap() {
  if (variables_.find(kHeapVariable) != nullptr) store(kHeapVariable, device_.heap().block());
}

KernelPlan& ModulePart::plan(const std::string& kernel, const KernelInfo& info) {
  const std::lock_guard lock(mutex_);
  auto& plan = plans_[kernel];
  if (plan == nullptr)
    plan = std::make_unique<KernelPlan>(device_, kernel, info,
                                        program_->kernel(kernel, info.indirect));
  return *plan;
}

std::optional<DeviceVariable> ModulePart::variable(std::string_view name) const {
  const auto managed = managed_.find(name);
  if (managed != managed_.end()) return managed->second;
  const DeviceVariable* found = variables_.find(name);
  return found == nullptr ? std::nullopt : std::optional(*found);
}

void ModulePart::Variables::add(const std::string& name, const DeviceVariable& variable,
                                Device& device) {
  byName_.emplace(name, variable);
  Allocations::instance().add({variable.address, variable.size, AllocationKind::kSymbol, &device});
}

const DeviceVariable* ModulePart::Variables::find(std::string_view name) const {
  const auto found = byName_.find(name);
  return found == byName_.end() ? nullptr : &found->second;
}

ModulePart::Variables::~Variables() {
  for (const auto& [name, variable] : byName_) Allocations::instance().forget(variable.address);
}

}  // namespace hipspv
