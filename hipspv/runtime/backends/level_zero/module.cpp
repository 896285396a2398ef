#include "module.h"

#include <string>

#include "hipspv/runtime/backends/trace.h"
#include "hipspv/runtime/spirv/exact_division.h"

namespace hipspv::ze {
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
  if (isExhausted(result)) fail(result, "zeModuleCreate");
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
