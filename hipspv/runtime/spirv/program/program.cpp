#include "program.h"

#include <cstdlib>
#include <string_view>

#include "hipspv/runtime/spirv/requirements.h"
#include "hipspv/runtime/support/log.h"
#include "whole.h"

namespace hipspv::spirv {
namespace {

// A module with few kernels and little code is built whole: each build has a fixed cost, which on
// Intel's CPU device equals that of a small kernel.
constexpr std::size_t kFewKernels = 4;
constexpr std::size_t kFewWords = 8192;

// Each part may have its own, since the runtime stores the same value in all.
constexpr std::string_view kPerPart[] = {kServiceVariable, kHeapVariable, kLaunchesVariable};

// HIPSPV_DEBUG_PARTS=always or never, for tests.
bool worthwhile(const Code& code, const DeviceFeatures& device) {
  const char* debug = std::getenv("HIPSPV_DEBUG_PARTS");
  const std::string_view wish = debug == nullptr ? "" : debug;
  if (wish == "always" || wish == "never") return wish == "always";
  // Undefined symbols, and features that the device lacks, should only affect the kernels that need
  // them.
  const ModuleInfo& info = code.info();
  // A program seldom launches both forms of a kernel.
  if (!info.rowForms().empty()) return true;
  return info.kernelCount() > kFewKernels || code.words().size() > kFewWords || !info.undefined().empty() ||
         declaresLacking(info, device);
}

std::unique_ptr<ModuleParts> split(const Code& code, const DeviceFeatures& device) {
  if (!worthwhile(code, device)) return nullptr;
  auto parts = std::make_unique<ModuleParts>(code.module(), kPerPart);
  return parts->count() > 1 ? std::move(parts) : nullptr;
}

}  // namespace

Program::Program(Device& device, const Code& code, backend::Environment& environment)
    : device_(device),
      code_(code),
      environment_(environment),
      split_(split(code, device.features())),
      count_(split_ == nullptr ? 1 : split_->count()),
      parts_(std::make_unique<Lazy<Part>[]>(count_)) {}

PartModule Program::module(std::size_t index) const {
  if (split_ != nullptr) return split_->part(index);
  const std::span<const std::uint32_t> words = code_.words();
  return {
      {words.begin(), words.end()}, code_.info().undefined(), code_.info().findKernel(kVariablesKernel).has_value()};
}

Part& Program::part(std::size_t index) {
  return parts_[index].get([&] {
    log(LogLevel::kDebug, "building part ", index + 1, " of ", count_, " of a module");
    return std::make_unique<Part>(device_, code_.info(), environment_, [&] { return module(index); });
  });
}

Part* Program::whole() {
  if (code_.machineCode().empty()) return nullptr;
  const Whole& whole = whole_.get([&] {
    auto built = loadMachineCode(device_, code_);
    auto part =
        built == nullptr ? nullptr : std::make_unique<Part>(device_, code_.info(), environment_, std::move(built));
    return std::make_unique<Whole>(std::move(part));
  });
  return whole.part.get();
}

void Program::build() {
  if (whole() == nullptr && count_ == 1) part(0);
}

std::unique_ptr<backend::Kernel> Program::kernel(const std::string& name) {
  if (Part* part = whole()) return part->kernel(name);
  const std::size_t index = split_ == nullptr ? 0 : split_->ofKernel(name).value_or(0);
  return part(index).kernel(name);
}

std::optional<backend::Variable> Program::variable(std::string_view name) {
  if (Part* part = whole()) return part->variable(name);
  const std::size_t index = split_ == nullptr ? 0 : split_->ofVariable(name).value_or(0);
  return part(index).variable(name);
}

void Program::retarget(std::string_view pointer) {
  if (pointer != kServiceVariable) return;
  if (const Whole* whole = whole_.existing(); whole != nullptr && whole->part != nullptr)
    return whole->part->retargetService();
  for (std::size_t i = 0; i < count_; ++i)
    if (Part* part = parts_[i].existing()) part->retargetService();
}

}  // namespace hipspv::spirv
