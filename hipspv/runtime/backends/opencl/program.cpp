#include "program.h"

#include "hipspv/runtime/backends/trace.h"
#include "hipspv/runtime/spirv/requirements.h"

namespace hipspv::cl {
namespace {

Int buildProgram(const State& state, ClProgram program, backend::Effort effort, std::string options) {
  const faults::Building building;
  if (effort == backend::Effort::kLittle) options += "-cl-opt-disable";
  return state.core.BuildProgram(program, 1, &state.device, options.c_str(), nullptr, nullptr);
}

std::string buildLog(const State& state, ClProgram program) {
  std::size_t size = 0;
  state.core.GetProgramBuildInfo(program, state.device, kProgramBuildLog, 0, nullptr, &size);
  std::string log(size, '\0');
  if (size != 0) state.core.GetProgramBuildInfo(program, state.device, kProgramBuildLog, size, log.data(), nullptr);
  while (!log.empty() && (log.back() == '\0' || log.back() == '\n')) log.pop_back();
  return log;
}

}  // namespace

// A program belongs to one device.
std::vector<std::byte> Module::binary() {
  std::size_t size = 0;
  if (state_.core.GetProgramInfo(program_.get(), kProgramBinarySizes, sizeof size, &size, nullptr) != kSuccess)
    return {};
  std::vector<std::byte> result(size);
  auto* data = result.data();
  if (state_.core.GetProgramInfo(program_.get(), kProgramBinaries, sizeof data, &data, nullptr) != kSuccess) return {};
  return result;
}

std::unique_ptr<Module> buildModule(State& state, const DeviceFeatures& features, std::span<const std::uint32_t> spirv,
                                    backend::Effort effort) {
  trace::Span span("build", "build module");
  if (span) [[unlikely]]
    span.arguments().number("bytes", spirv.size_bytes()).text("device", features.name);
  Int status = kSuccess;
  ClProgram program = state.core.CreateProgramWithIL(state.context, spirv.data(), spirv.size_bytes(), &status);
  checkMemory(status, state.core.CreateProgramWithIL.symbol());
  if (status != kSuccess)
    throw Error(hipErrorNoBinaryForGpu,
                features.name + " rejected the SPIR-V module (OpenCL " + "error " + std::to_string(status) + ")");
  auto result = std::make_unique<Module>(state, Reference(program, state.core.ReleaseProgram));
  const bool exact = features.exactDivision && dividesExactly(spirv);
  status = buildProgram(state, program, effort, exact ? "-cl-fp32-correctly-rounded-divide-sqrt " : "");
  checkMemory(status, state.core.BuildProgram.symbol());
  if (status != kSuccess)
    throw Error(hipErrorNoBinaryForGpu, features.name + " could not build the SPIR-V module " + "(OpenCL error " +
                                            std::to_string(status) + "). Its log:\n" + buildLog(state, program));
  return result;
}

std::unique_ptr<Module> loadModule(State& state, const DeviceFeatures& features, std::span<const std::byte> binary) {
  trace::Span span("build", "load binary");
  if (span) [[unlikely]]
    span.arguments().number("bytes", binary.size()).text("device", features.name);
  const std::size_t size = binary.size();
  const auto* data = reinterpret_cast<const unsigned char*>(binary.data());
  Int status = kSuccess;
  ClProgram program =
      state.core.CreateProgramWithBinary(state.context, 1, &state.device, &size, &data, nullptr, &status);
  if (status != kSuccess) return nullptr;
  auto result = std::make_unique<Module>(state, Reference(program, state.core.ReleaseProgram));
  return buildProgram(state, program, backend::Effort::kFull, "") == kSuccess ? std::move(result) : nullptr;
}

}  // namespace hipspv::cl
