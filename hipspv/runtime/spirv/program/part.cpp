#include "part.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "device.h"
#include "hipspv/runtime/spirv/emulate/adaptations.h"
#include "hipspv/runtime/spirv/emulate/variables.h"
#include "hipspv/runtime/spirv/requirements.h"
#include "hipspv/runtime/support/log.h"
#include "whole.h"

namespace hipspv::spirv {
namespace {

using enum backend::Effort;

constexpr Attempt kAttempts[] = {
    {Form::kUsual, kFull, "as it is"},
    {Form::kBarriersInLoop, kFull, "with one barrier for each kernel"},
};
// Of devices whose compiler makes vectors of threads.
constexpr Attempt kAttemptsWithVectors[] = {
    {Form::kUsual, kFull, "as it is"},
    {Form::kWithoutVectors, kFull, "without vectors of threads"},
    {Form::kWithoutVectors, kLittle, "without vectors of threads and with fewer optimisations"},
};

std::span<const Attempt> attemptsFor(const DeviceFeatures& device) {
  if (device.vectorLanes != 0) return kAttemptsWithVectors;
  return kAttempts;
}

}  // namespace

Part::Part(Device& device, const ModuleInfo& info, backend::Environment& environment,
           const std::function<PartModule()>& make)
    : device_(device), info_(info), environment_(environment) {
  PartModule module = make();
  requireDefinitions(module.undefined);
  log(LogLevel::kDebug, "it has ", module.words.size() * sizeof(std::uint32_t), " bytes of SPIR-V");
  const bool setup = module.setup;
  build(make, std::move(module));
  if (setup) resolveVariables();
  environment_.created(variables_);
}

Part::Part(Device& device, const ModuleInfo& info, backend::Environment& environment,
           std::unique_ptr<BuiltModule> built)
    : device_(device), info_(info), environment_(environment), built_(std::move(built)) {
  if (info.findKernel(kVariablesKernel)) resolveVariables();
  environment_.created(variables_);
}

void Part::build(const std::function<PartModule()>& make, PartModule module) {
  const std::span<const Attempt> attempts = attemptsFor(device_.features());
  for (const Attempt& attempt : attempts) {
    try {
      return build(std::exchange(module, {}), attempt);
    } catch (const CompilerDied& death) {
      if (&attempt == &attempts.back()) throw;
      log(LogLevel::kWarning, death.what(), ": once more ", (&attempt)[1].text);
      module = make();
    }
  }
}

void Part::build(PartModule module, const Attempt& attempt) {
  const DeviceFeatures& device = device_.features();
  ir::Module adapted(std::move(module.words));
  if (device.buffers())
    useBuffers(adapted);
  else
    placeVariables(adapted);
  lockAtomics(adapted);
  // Then all other differences between the module and the device's features.
  adaptTo({info_, device, attempt.form}, adapted);
  built_ = buildOrFind(device_, std::move(adapted).words(), !hasAddresses_, attempt.effort);
}

void Part::placeVariables(ir::Module& module) {
  if (device_.features().programScopeVariables) return;
  const adapt::PlacedVariables variables(module);
  const auto initial = variables.initial();
  if (initial.empty()) return;
  place(initial);
  variables.place(module, reinterpret_cast<std::uintptr_t>(placed_.get()));
  hasAddresses_ = true;
}

void Part::place(std::span<const std::byte> initial) {
  placed_ = device_.memory(initial.size());
  device_.createQueue(0)->copy(placed_.get(), initial.data(), initial.size(), true);
}

void Part::useBuffers(ir::Module& module) {
  const bool offsets = device_.features().offsets();
  buffers_.emplace();
  if (offsets) buffers_->givingAddresses = adapt::kernelsGivingAddresses(module);
  adapt::Buffers made = adapt::useBuffers(module, kServiceVariable, offsets);
  buffers_->kernels = std::move(made.kernels);
  buffers_->variables = std::move(made.variables);
  if (!made.initial.empty()) place(made.initial);
  buffers_->placed->store(placed_.get());
}

void Part::lockAtomics(ir::Module& module) {
  if (has(device_.features(), Feature::kInt64Atomics) || !adapt::hasWideAtomics(module)) return;
  if (device_.features().offsets())
    throw Error(
        hipErrorNoBinaryForGpu,
        "it has atomic operations on 64 bits, which need a table of locks on " + device_.features().name +
            ", and memory has no addresses there\n  remedy: " + std::string(rowOf(Feature::kInt64Atomics).remedy));
  adapt::lockWideAtomics(module, reinterpret_cast<std::uintptr_t>(device_.locks()), adapt::Library::instance());
  hasAddresses_ = true;
}

// If memory has no addresses, kernels that would use addresses of variables are refused, but those of functions are
// numbers, which the kernel stores.
void Part::resolveVariables() {
  const std::vector<void*> addresses = readAddresses();
  for (const VariableInfo& variable : info_.variables()) {
    void* address = addresses[variable.index];
    if (buffers_) {
      const auto found = buffers_->variables.find(variable.name);
      address = found == buffers_->variables.end() ? nullptr : static_cast<std::byte*>(placed_.get()) + found->second;
    }
    if (address != nullptr) variables_.emplace(variable.name, backend::Variable{address, variable.size});
  }
}

// Runs the kernel that stores initial addresses and reports where this part's variables are.
std::vector<void*> Part::readAddresses() {
  std::uint32_t count = 1;
  for (const VariableInfo& variable : info_.variables()) count = std::max(count, variable.index + 1);
  const Memory memory = device_.memory(count * sizeof(void*));
  std::vector<void*> addresses(count);
  const auto kernel = makeKernel(
      std::string(kVariablesKernel),
      {.parameters = {{ParameterKind::kPointer, sizeof(void*), alignof(void*)}}, .grid = {}, .indirect = false});
  const auto queue = device_.createQueue(0);
  const std::uint32_t zero = 0;
  queue->fill(memory.get(), &zero, sizeof zero, count * sizeof(void*));
  void* const pointer = memory.get();
  const void* const arguments[] = {&pointer};
  queue->launch(*kernel, {{1, 1, 1}, {1, 1, 1}, 0, arguments});
  queue->copy(addresses.data(), memory.get(), count * sizeof(void*), true);
  return addresses;
}

void Part::retargetService() {
  if (buffers_ && buffers_->service->load() != nullptr) buffers_->service->store(environment_.target(kServiceVariable));
}

KernelInfo Part::infoOf(std::string_view kernel) const {
  const auto found = info_.findKernel(kernel);
  if (!found) throw Error(hipErrorNotFound);
  return info_.kernel(*found);
}

void Part::requireAddresses(const std::string& kernel, const KernelInfo& info) const {
  if (!buffers_ || !device_.features().offsets()) return;
  const char* reason = buffers_->givingAddresses.contains(kernel) ? "it stores addresses in memory"
                       : info.follows() ? "it uses pointers that it finds in memory, in structures or in integers"
                                        : nullptr;
  if (reason == nullptr) return;
  throw Error(hipErrorNoBinaryForGpu, std::string(reason) + ", and memory of " + device_.features().name +
                                          " has no addresses (no usm, svm or buffer_device_address)\n  remedy: " +
                                          std::string(rowOf(Feature::kUsm).remedy));
}

void Part::addHidden(KernelForm& form, const adapt::HiddenParameters& hidden) {
  form.offsets = hidden.offsets;
  if (hidden.service != KernelForm::kNone) {
    buffers_->service->store(environment_.target(kServiceVariable));
    form.hidden.push_back({hidden.service, buffers_->service});
  }
  if (hidden.variables != KernelForm::kNone) form.hidden.push_back({hidden.variables, buffers_->placed});
}

std::unique_ptr<backend::Kernel> Part::makeKernel(const std::string& name, const KernelInfo& info) {
  KernelForm form{info.parameters, info.indirect || hasAddresses_, info.follows()};
  if (buffers_) {
    form.indirect = info.follows() || hasAddresses_;
    if (const auto hidden = buffers_->kernels.find(name); hidden != buffers_->kernels.end())
      addHidden(form, hidden->second);
  }
  return built_->kernel(name, std::move(form));
}

std::unique_ptr<backend::Kernel> Part::kernel(const std::string& name) {
  const KernelInfo info = infoOf(name);
  const auto& sizes = device_.features().subGroupSizes;
  if (info.subGroup > kMostLanes && std::ranges::find(sizes, info.subGroup) == sizes.end())
    throw Error(hipErrorInvalidConfiguration,
                "it is compiled for warps of " + std::to_string(info.subGroup) +
                    " lanes, which the device lacks\n  remedy: compile with --warp-size= and 4, 8, 16, 32 or 64");
  requireAddresses(name, info);
  return makeKernel(name, info);
}

std::optional<backend::Variable> Part::variable(std::string_view name) const { return backend::find(variables_, name); }

}  // namespace hipspv::spirv
