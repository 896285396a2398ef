// Builds SPIR-V modules for a device, or finds the binaries of earlier builds.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "device.h"

namespace hipspv::spirv {

// lasting: the binary may serve later runs of the program. Throws the errors of Device::build, and CompilerDied, also
// if an earlier run found that the compiler dies.
std::unique_ptr<BuiltModule> buildOrFind(Device& device, std::span<const std::uint32_t> words, bool lasting,
                                         backend::Effort effort = backend::Effort::kFull);

}  // namespace hipspv::spirv
