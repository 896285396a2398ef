// Features that device code needs beyond those of every OpenCL device.
#pragma once

#include <cstdint>
#include <set>
#include <span>

#include "features.h"
#include "ir/module.h"
#include "module_info.h"

namespace hipspv {

// True if the module declares a capability that the device lacks.
bool declaresLacking(const ModuleInfo& info, const DeviceFeatures& device);

// True if the module uses floating-point numbers of this width: it declares the type only if something has it.
bool hasFloats(const ir::Module& module, std::uint32_t bits);

// True if double precision is implemented in software: the device lacks it, or the module requests
// that.
bool emulatesDoubles(const ModuleInfo& info, const DeviceFeatures& device);

// True if half precision is implemented in software: the device lacks it.
bool emulatesHalves(const ModuleInfo& info, const DeviceFeatures& device);

// True if generic pointers are integers with tags: the device lacks them.
bool emulatesGenericPointers(const ModuleInfo& info, const DeviceFeatures& device);

// For a warp made from work-items: lanes are bits of a number. Launches of kernels with more are refused.
inline constexpr std::uint32_t kMostLanes = 64;

// True if warps are made from work-items: the device lacks sub-groups of their size, or needed operations on them.
bool makesWarps(const ModuleInfo& info, const DeviceFeatures& device);

// True if threads of a block add in shared memory: the device's work-groups lack sums.
bool makesSums(const ModuleInfo& info, const DeviceFeatures& device);

// True if the module's quotients and square roots of float must be correctly rounded, as HIP's are. OpenCL's are up to
// 2.5 and 3 ULP off (OpenCL C 3.0, section 7.4), and device compilers have options for others. It has an OpFDiv without
// an FPFastMathMode that allows a reciprocal, or a square root, which translators leave without the mode. words: a
// module that ModuleInfo has accepted, or a part of one.
bool dividesExactly(std::span<const std::uint32_t> words);

// Throws hipErrorNoBinaryForGpu if the module uses a feature that the device lacks, with its name and the kernels
// that need it: device compilers report neither. module: a part. Returns the capabilities that it
// declares without a use and that the device lacks.
std::set<std::uint32_t> requireFeatures(const ModuleInfo& info, const ir::Module& module, const DeviceFeatures& device);

}  // namespace hipspv
