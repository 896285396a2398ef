// What device code needs of a device beyond what every OpenCL device has.
#pragma once

#include <cstdint>
#include <set>
#include <span>

#include "backends/backend.h"
#include "spirv.h"

namespace hipspv {

// Does the module declare a capability that the device lacks?
bool declaresLacking(const ModuleInfo& info, const backend::DeviceFacts& device);

// Whether double precision is done in software: the device lacks it, or the module asks for that.
bool emulatesDoubles(const ModuleInfo& info, const backend::DeviceFacts& device);

// Whether half precision is done in software: the device lacks it.
bool emulatesHalves(const ModuleInfo& info, const backend::DeviceFacts& device);

// Whether generic pointers are integers with tags: the device lacks them.
bool emulatesGenericPointers(const ModuleInfo& info, const backend::DeviceFacts& device);

// Of a warp that is made of work-items: lanes are bits of a number. Launches of kernels with more are refused.
inline constexpr std::uint32_t kMostLanes = 64;

// Whether warps are made of work-items: the device lacks sub-groups of their size, or what these must do.
bool makesWarps(const ModuleInfo& info, const backend::DeviceFacts& device);

// Whether threads of a block add up in shared memory: the device's work-groups don't.
bool makesSums(const ModuleInfo& info, const backend::DeviceFacts& device);

// Throws hipErrorNoBinaryForGpu where the device lacks something that the words use, with its name and
// the kernels that need it: device compilers say neither. words: a part of the module. Gives the
// capabilities that they declare without a use and that the device lacks.
std::set<std::uint32_t> requireFeatures(const ModuleInfo& info, std::span<const std::uint32_t> words,
                                        const backend::DeviceFacts& device);

}  // namespace hipspv
