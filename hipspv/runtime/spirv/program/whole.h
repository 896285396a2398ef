// A whole module as the runtime gives it to a device's compiler, for machine code that is made ahead of time.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "device.h"
#include "hipspv/runtime/spirv/code.h"
#include "hipspv/runtime/spirv/features.h"

namespace hipspv::spirv {

// Throws hipErrorNoBinaryForGpu if there are undefined symbols.
void requireDefinitions(std::span<const std::string_view> undefined);

// Throws hipErrorNoBinaryForGpu if the device can't run all of the module, or if the module would contain addresses of
// one run of the program.
std::vector<std::uint32_t> adjustedWhole(const Code& code, const DeviceFeatures& device);

// The device's program from the machine code of `code` that was made from the module as its own compiler would get it;
// nullptr if there is none that the device takes, or if HIPSPV_MACHINE_CODE is 0.
std::unique_ptr<BuiltModule> loadMachineCode(Device& device, const Code& code);

}  // namespace hipspv::spirv
