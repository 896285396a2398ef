#include "whole.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "hipspv/runtime/spirv/adaptations.h"
#include "hipspv/runtime/spirv/emulate/adaptations.h"
#include "hipspv/runtime/spirv/emulate/variables.h"
#include "hipspv/runtime/support/blake2b.h"
#include "hipspv/runtime/support/log.h"

namespace hipspv::spirv {
namespace {

// Changes with all that machine code depends on beside the words: options of the compiler that change their meaning.
constexpr std::string_view kFormat = "hipspv machine code 1\n";

// Part does the same work with addresses of the run.
void requireNoAddresses(const ir::Module& module, const DeviceFeatures& device) {
  const char* reason = device.buffers() ? "memory is buffers"
                       : !device.programScopeVariables && !adapt::PlacedVariables(module).initial().empty()
                           ? "variables are in the runtime's memory"
                       : !has(device, Feature::kInt64Atomics) && adapt::hasWideAtomics(module)
                           ? "atomic operations on 64 bits take locks in the runtime's memory"
                           : nullptr;
  if (reason != nullptr)
    throw Error(hipErrorNoBinaryForGpu, "it is built in each run on " + device.name + ": " + reason);
}

bool switchedOff() {
  const char* wish = std::getenv("HIPSPV_MACHINE_CODE");
  return wish != nullptr && std::string_view(wish) == "0";
}

// The digest of the module that the device's compiler would get; nullopt if no machine code can be made from that.
std::optional<Digest> originOn(const Device& device, const Code& code) {
  const auto taken = [&](const MachineCode& made) { return device.takes(made.target); };
  if (switchedOff() || std::ranges::none_of(code.machineCode(), taken)) return std::nullopt;
  try {
    const std::vector<std::uint32_t> words = adjustedWhole(code, device.features());
    Blake2b hash;
    hash.add(kFormat);
    hash.add(std::as_bytes(std::span(words)));
    return hash.finish();
  } catch (const Error& error) {
    log(LogLevel::kInfo, "no machine code is used: ", error.what());
    return std::nullopt;
  }
}

}  // namespace

void requireDefinitions(std::span<const std::string_view> undefined) {
  if (undefined.empty()) return;
  std::string names;
  for (const std::string_view name : undefined) names += "\n  " + std::string(name);
  throw Error(hipErrorNoBinaryForGpu,
              "the device code needs what is defined nowhere:" + names +
                  "\n  remedy: define it as __device__ in the same source, or compile and link " +
                  "all sources with -fgpu-rdc");
}

std::vector<std::uint32_t> adjustedWhole(const Code& code, const DeviceFeatures& device) {
  requireDefinitions(code.info().undefined());
  ir::Module module({code.words().begin(), code.words().end()});
  requireNoAddresses(module, device);
  adaptTo({code.info(), device, Form::kUsual}, module);
  return std::move(module).words();
}

std::unique_ptr<BuiltModule> loadMachineCode(Device& device, const Code& code) {
  const std::string& name = device.features().name;
  const auto origin = originOn(device, code);
  if (!origin) return nullptr;
  for (const MachineCode& made : code.machineCode()) {
    if (!device.takes(made.target)) continue;
    if (made.origin != *origin) {
      log(LogLevel::kDebug, made.target, " was made from other SPIR-V than that for ", name);
    } else if (auto built = device.load(made.binary)) {
      log(LogLevel::kInfo, "took machine code: ", made.target, ", ", made.binary.size(), " bytes");
      return built;
    } else {
      log(LogLevel::kDebug, name, " doesn't take ", made.target);
    }
  }
  log(LogLevel::kInfo, "none of the program's machine code is for ", name, ": its SPIR-V is built");
  return nullptr;
}

}  // namespace hipspv::spirv
