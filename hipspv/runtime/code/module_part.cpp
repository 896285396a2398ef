#include "module_part.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "binary_cache.h"
#include "hipspv/runtime/core/device.h"
#include "hipspv/runtime/core/features.h"
#include "hipspv/runtime/core/runtime.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/spirv/adapt/variables.h"
#include "hipspv/runtime/spirv/adapt/wide_atomics.h"
#include "hipspv/runtime/support/log.h"

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
  const bool setup = module.setup;
  try {
    build(std::move(module), Barriers::kAsTheyAre);
  } catch (const CompilerDied& death) {
    log(LogLevel::kDebug, death.what(), ": once more with one barrier for each kernel");
    build(image.part(index), Barriers::kOneInLoop);
  }
  if (setup) resolveVariables();
  bindManaged();
  bindService();
  bindHeap();
  bindRaces();
}

void ModulePart::build(PartModule module, Barriers barriers) {
  if (device_.facts().buffers())
    useBuffers(module.words);
  else
    placeVariables(module.words);
  lockAtomics(module.words);
  // Then all other differences between the module and the device's features.
  adjust(module.words, info_, device_.facts(), barriers);
  program_ = BinaryCache::instance().build(device_.backend(), module.words, !hasAddresses_);
}

void ModulePart::placeVariables(std::vector<std::uint32_t>& words) {
  if (device_.facts().programScopeVariables) return;
  const adapt::PlacedVariables variables(words);
  const auto initial = variables.initial();
  if (initial.empty()) return;
  place(initial);
  words = variables.place(words, reinterpret_cast<std::uintptr_t>(placed_.get()));
  hasAddresses_ = true;
}

void ModulePart::place(std::span<const std::byte> initial) {
  placed_ = device_.scratch(initial.size());
  device_.backend().createQueue(0)->copy(placed_.get(), initial.data(), initial.size(), true);
}

void ModulePart::useBuffers(std::vector<std::uint32_t>& words) {
  const bool offsets = device_.facts().offsets();
  buffers_.emplace();
  if (offsets) buffers_->givingAddresses = adapt::kernelsGivingAddresses(words);
  adapt::BufferModule module = adapt::useBuffers(words, kServiceVariable, offsets);
  words = std::move(module.words);
  buffers_->kernels = std::move(module.kernels);
  buffers_->variables = std::move(module.variables);
  if (!module.initial.empty()) place(module.initial);
}

void ModulePart::lockAtomics(std::vector<std::uint32_t>& words) {
  if (has(device_.facts(), Feature::kInt64Atomics) || !adapt::hasWideAtomics(words)) return;
  if (device_.facts().offsets())
    throw Error(hipErrorNoBinaryForGpu,
                "it has atomic operations on 64 bits, which need a table of locks on " + device_.facts().name +
                    ", and memory has no addresses there\n  remedy: " +
                    std::string(rowOf(Feature::kInt64Atomics).remedy));
  adapt::lockWideAtomics(words, reinterpret_cast<std::uintptr_t>(device_.locks()), adapt::Library::instance());
  hasAddresses_ = true;
}

// Runs the kernel that stores initial addresses and reports where this part's variables are. If memory has no
// addresses, kernels that would use addresses of variables are refused, but those of functions are numbers.
void ModulePart::resolveVariables() {
  if (buffers_) {
    for (const VariableInfo& variable : info_.variables())
      if (const auto found = buffers_->variables.find(variable.name); found != buffers_->variables.end())
        variables_.add(std::string(variable.name),
                       {static_cast<std::byte*>(placed_.get()) + found->second, variable.size}, device_);
  }
  std::uint32_t count = 1;
  for (const VariableInfo& variable : info_.variables()) count = std::max(count, variable.index + 1);
  const auto memory = device_.scratch(count * sizeof(void*));
  const auto kernel = makeKernel(std::string(kVariablesKernel), {.parameters = {}, .grid = {}, .indirect = false});
  kernel->setPointer(0, memory.get());
  std::vector<void*> addresses(count);
  const auto queue = device_.backend().createQueue(0);
  const std::uint32_t zero = 0;
  queue->fill(memory.get(), &zero, sizeof zero, count * sizeof(void*));
  queue->launch(*kernel, {1, {1, 1, 1}, {1, 1, 1}});
  queue->copy(addresses.data(), memory.get(), count * sizeof(void*), true);
  if (buffers_) return;
  for (const VariableInfo& variable : info_.variables())
    if (void* address = addresses[variable.index]; address != nullptr)
      variables_.add(std::string(variable.name), {address, variable.size}, device_);
}

void ModulePart::store(std::string_view variable, const void* value) {
  if (const DeviceVariable* found = variables_.find(variable))
    device_.backend().createQueue(0)->copy(found->address, &value, sizeof value, true);
}

// clang turns a __managed__ variable x into a pointer x on both sides, to storage that the runtime
// provides (clang/lib/CodeGen/CGCUDANV.cpp).
void ModulePart::bindManaged() {
  const auto ofHost = Registry::instance().managedVariables(&image_);
  for (const VariableSymbol& symbol : ofHost) store(symbol.name, *symbol.managed);
  if (ofHost.empty()) provideManaged();
}

// For a module that the program loads: its variables are unknown to host code.
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
  if (buffers_) {
    const std::lock_guard lock(mutex_);
    for (const auto& [name, plan] : plans_)
      if (const std::uint32_t parameter = buffers_->kernels[name].service; parameter != backend::KernelMemory::kNone)
        plan->setPointer(parameter, device_.service().block());
    return;
  }
  if (variables_.find(kServiceVariable) != nullptr)
    store(kServiceVariable, device_.service().block());
}

void ModulePart::bindHeap() {
  if (device_.facts().offsets()) return;  // kernels that use the heap are refused
  if (variables_.find(kHeapVariable) != nullptr) store(kHeapVariable, device_.heap().block());
}

void ModulePart::bindRaces() {
  if (device_.facts().offsets()) return;
  if (variables_.find(kRacesVariable) != nullptr) store(kRacesVariable, device_.races().block());
}

void ModulePart::requireAddresses(const std::string& kernel, const KernelInfo& info) const {
  if (!buffers_ || !device_.facts().offsets()) return;
  const char* reason = buffers_->givingAddresses.contains(kernel) ? "it stores addresses in memory"
                       : info.follows() ? "it uses pointers that it finds in memory, in structures or in integers"
                                       : nullptr;
  if (reason == nullptr) return;
  throw Error(hipErrorNoBinaryForGpu,
              std::string(reason) + ", and memory of " + device_.facts().name +
                  " has no addresses (no usm, svm or buffer_device_address)\n  remedy: " +
                  std::string(rowOf(Feature::kUsm).remedy));
}

std::unique_ptr<backend::Kernel> ModulePart::makeKernel(const std::string& name, const KernelInfo& info) {
  backend::KernelMemory memory{info.indirect || hasAddresses_, info.follows()};
  if (!buffers_) return program_->kernel(name, memory);
  const adapt::HiddenParameters& hidden = buffers_->kernels[name];
  memory.indirect = info.follows() || hasAddresses_;
  memory.offsets = hidden.offsets;
  auto kernel = program_->kernel(name, memory);
  const auto set = [&](std::uint32_t parameter, const void* pointer) {
    if (parameter != backend::KernelMemory::kNone) kernel->setPointer(parameter, pointer);
  };
  if (hidden.service != backend::KernelMemory::kNone) set(hidden.service, device_.service().block());
  set(hidden.variables, placed_.get());
  return kernel;
}

KernelPlan& ModulePart::plan(const std::string& kernel, const KernelInfo& info) {
  const std::lock_guard lock(mutex_);
  auto& plan = plans_[kernel];
  if (plan == nullptr) {
    requireAddresses(kernel, info);
    plan = std::make_unique<KernelPlan>(device_, kernel, info, makeKernel(kernel, info));
  }
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
