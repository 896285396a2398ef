#include "program.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>

#include "hipspv/runtime/backends/trace.h"
#include "hipspv/runtime/spirv/requirements.h"
#include "hipspv/runtime/support/faults.h"
#include "hipspv/runtime/support/log.h"

namespace hipspv::ze {

// ---- Kernels

Kernel::Kernel(std::shared_ptr<const OwnedModule> module, const std::string& name, spirv::KernelForm form)
    : module_(std::move(module)),
      state_(module_->state()),
      name_(name),
      shownName_(demangled(name)),
      form_(std::move(form)) {
  std::uint32_t bytes = 0;
  for (const Parameter& parameter : form_.parameters) {
    const Form of = spirv::formOf(parameter);
    if (of == Form::kShared) sharedIndex_ = static_cast<std::uint32_t>(arguments_.size());
    arguments_.push_back({of, spirv::valueBytes(parameter), bytes});
    bytes += arguments_.back().size;
  }
  last_.resize(bytes);
  KernelDesc description;
  description.name = name_.c_str();
  const Result result = state_.api().KernelCreate(module_->get(), &description, &handle_);
  if (result == kInvalidKernelName) throw Error(hipErrorNotFound);
  check(result, state_.api().KernelCreate.symbol());
  try {
    if (form_.indirect)
      call(state_.api().KernelSetIndirectAccess, handle_, kIndirectHost | kIndirectDevice | kIndirectShared);
    readProperties();
  } catch (...) {
    state_.api().KernelDestroy(handle_);
    throw;
  }
}

Kernel::~Kernel() {
  faults::InFlight::forget(shownName_.c_str());
  state_.api().KernelDestroy(handle_);
}

void Kernel::readProperties() {
  MaxGroupSizeProperties group{};
  KernelProperties kernel{};
  const bool tells = state_.found().hasExtension("ZE_extension_kernel_max_group_size_properties");
  if (tells) kernel.next = &group;
  call(state_.api().KernelGetProperties, handle_, &kernel);
  properties_.maxWorkGroup = tells && group.maxGroup != 0 ? group.maxGroup : state_.found().features.maxWorkGroup;
  properties_.localBytes = kernel.localBytes;
  properties_.privateBytes = kernel.privateBytes;
}

// Only cooperative launches have such a calculation: of the blocks on the whole device. Intel's drivers allow a single
// one on GPUs from Xe-LP to Xe-HPG, though their engines are said to take cooperative launches.
std::optional<std::uint32_t> Kernel::residentBlocks(std::size_t threads, std::size_t sharedBytes) const {
  if (!state_.found().features.has(backend::Aspect::kCooperativeLaunch)) return std::nullopt;
  KernelDesc description;
  description.name = name_.c_str();
  KernelHandle copy = nullptr;
  const Api& api = state_.api();
  if (api.KernelCreate(module_->get(), &description, &copy) != kSuccess) return std::nullopt;
  std::uint32_t blocks = 0;
  Result result = api.KernelSetGroupSize(copy, static_cast<std::uint32_t>(threads), 1, 1);
  if (result == kSuccess && sharedIndex_ && sharedBytes != 0)
    result = api.KernelSetArgumentValue(copy, *sharedIndex_, sharedBytes, nullptr);
  if (result == kSuccess) result = api.KernelSuggestMaxCooperativeGroupCount(copy, &blocks);
  api.KernelDestroy(copy);
  if (result != kSuccess || blocks <= 1) return std::nullopt;
  return blocks / std::max(1u, state_.found().features.computeUnits);
}

bool Kernel::fitsTogether(const backend::Launch& launch) const {
  if (!state_.found().features.has(backend::Aspect::kCooperativeLaunch)) return false;
  std::uint32_t blocks = 0;
  call(state_.api().KernelSuggestMaxCooperativeGroupCount, handle_, &blocks);
  const auto& [x, y, z] = launch.grid;
  return std::uint64_t{x} * y <= blocks && std::uint64_t{x} * y * z <= blocks;
}

std::optional<std::uint32_t> Kernel::suggestedThreads() const {
  constexpr std::uint32_t kLarge = 1 << 20;
  std::uint32_t x = 0, y = 0, z = 0;
  if (state_.api().KernelSuggestGroupSize(handle_, kLarge, 1, 1, &x, &y, &z) != kSuccess) return std::nullopt;
  return x * y * z;
}

void Kernel::set(std::uint32_t index, std::size_t size, const void* value) const {
  const Result result = state_.api().KernelSetArgumentValue(handle_, index, size, value);
  if (result != kSuccess) [[unlikely]]
    throw Error(toHip(result), "kernel " + shownName_ + ": the driver refuses argument " + std::to_string(index + 1) +
                                   ", " + describe(result));
}

// A null pointer has no value: Intel's driver 22.43 looks up any other, and refuses addresses that aren't its own.
void Kernel::setPointer(std::uint32_t index, const void* pointer) const {
  set(index, sizeof pointer, pointer != nullptr ? &pointer : nullptr);
}

void Kernel::setArgument(std::uint32_t index, const backend::Launch& launch, bool fresh) {
  const Argument& argument = arguments_[index];
  if (argument.form == Form::kShared) {
    // A size of 0 is invalid.
    const std::size_t bytes = std::max<std::size_t>(launch.sharedBytes, 1);
    if (fresh && bytes == lastShared_) return;
    set(index, bytes, nullptr);
    lastShared_ = bytes;
    return;
  }
  std::byte* last = last_.data() + argument.last;
  if (fresh && std::memcmp(last, launch.arguments[index], argument.size) == 0) return;
  std::memcpy(last, launch.arguments[index], argument.size);
  if (argument.form == Form::kValue) return set(index, argument.size, last);
  void* pointer = nullptr;
  std::memcpy(&pointer, last, sizeof pointer);
  setPointer(index, pointer);
}

// There are no hidden arguments: devices have unified shared memory. The driver looks up a pointer's allocation when
// the argument is set: after any other is made or released, an equal address may belong to another allocation.
KernelHandle Kernel::prepare(const backend::Launch& launch) {
  const std::uint64_t allocations = state_.allocations();
  const bool fresh = std::exchange(set_, false) && allocations == allocations_;  // until all are set: one may fail
  if (!fresh || block_ != launch.block) {
    call(state_.api().KernelSetGroupSize, handle_, launch.block[0], launch.block[1], launch.block[2]);
    block_ = launch.block;
  }
  for (std::uint32_t i = 0; i < arguments_.size(); ++i) setArgument(i, launch, fresh);
  allocations_ = allocations;
  set_ = true;
  return handle_;
}

bool Kernel::isCurrent() const { return set_ && allocations_ == state_.allocations(); }

// ---- Modules

namespace {

// Options of the driver's compiler. Buffers of more than 4 GiB need addresses of 64 bits throughout. Intel's driver
// knows the memory of variables only if their addresses are taken: it refuses to fill unknown memory, and takes it for
// the host's in copies (zeMemGetAllocProperties tells).
std::string optionsFor(std::span<const std::uint32_t> spirv, backend::Effort effort) {
  std::string options = "-ze-opt-greater-than-4GB-buffer-required -ze-take-global-address";
  if (dividesExactly(spirv)) options += " -ze-fp32-correctly-rounded-divide-sqrt";
  if (effort == backend::Effort::kLittle) options += " -ze-opt-disable";
  return options;
}

// The log of a build, which ends with the object.
class BuildLog {
 public:
  explicit BuildLog(const Api& api) : api_(api) {}
  ~BuildLog() {
    if (handle_ != nullptr) api_.ModuleBuildLogDestroy(handle_);
  }
  BuildLog(const BuildLog&) = delete;
  BuildLog& operator=(const BuildLog&) = delete;

  BuildLogHandle* out() { return &handle_; }
  std::string text() const {
    std::size_t size = 0;
    if (handle_ == nullptr || api_.ModuleBuildLogGetString(handle_, &size, nullptr) != kSuccess) return {};
    std::string log(size, '\0');
    if (size != 0 && api_.ModuleBuildLogGetString(handle_, &size, log.data()) != kSuccess) return {};
    while (!log.empty() && (log.back() == '\0' || log.back() == '\n')) log.pop_back();
    return log;
  }

 private:
  const Api& api_;
  BuildLogHandle handle_ = nullptr;
};

ModuleDesc describe(ModuleFormat format, std::span<const std::byte> input, const char* flags) {
  ModuleDesc description;
  description.format = format;
  description.bytes = input.size();
  description.input = reinterpret_cast<const std::uint8_t*>(input.data());
  description.flags = flags;
  return description;
}

void trace(trace::Span& span, const State& state, std::size_t bytes) {
  if (span) [[unlikely]]
    span.arguments().number("bytes", bytes).text("device", state.found().features.name);
}

std::unique_ptr<Module> own(const State& state, ModuleHandle handle) {
  return std::make_unique<Module>(std::make_shared<const OwnedModule>(state, handle));
}

}  // namespace

std::vector<std::byte> Module::binary() {
  const Api& api = module_->state().api();
  std::size_t size = 0;
  if (api.ModuleGetNativeBinary(module_->get(), &size, nullptr) != kSuccess) return {};
  std::vector<std::byte> result(size);
  if (api.ModuleGetNativeBinary(module_->get(), &size, reinterpret_cast<std::uint8_t*>(result.data())) != kSuccess)
    return {};
  return result;
}

std::unique_ptr<Module> buildModule(const State& state, std::span<const std::uint32_t> spirv, backend::Effort effort) {
  trace::Span span("build", "build module");
  trace(span, state, spirv.size_bytes());
  const Api& api = state.api();
  const std::string options = optionsFor(spirv, effort);
  const ModuleDesc description = describe(kSpirv, std::as_bytes(spirv), options.c_str());
  BuildLog log(api);
  ModuleHandle handle = nullptr;
  const Result result = api.ModuleCreate(state.context(), state.device(), &description, &handle, log.out());
  if (isExhausted(result)) fail(result, api.ModuleCreate.symbol());
  if (result != kSuccess)
    throw Error(hipErrorNoBinaryForGpu, state.found().features.name + " could not build the SPIR-V module (" +
                                            ze::describe(result) + "). Its log:\n" + log.text());
  return own(state, handle);
}

std::unique_ptr<Module> loadModule(const State& state, std::span<const std::byte> binary) {
  trace::Span span("build", "load binary");
  trace(span, state, binary.size());
  const ModuleDesc description = describe(kNative, binary, "");
  ModuleHandle handle = nullptr;
  const Result result = state.api().ModuleCreate(state.context(), state.device(), &description, &handle, nullptr);
  return result == kSuccess ? own(state, handle) : nullptr;
}

}  // namespace hipspv::ze
