// Small replacements of features that a device lacks or has.
#pragma once

#include <span>

#include "hipspv/runtime/spirv/features.h"
#include "hipspv/runtime/spirv/ir/module.h"
#include "hipspv/runtime/spirv/module_info.h"

namespace hipspv::adapt {

using ir::Builder;
using ir::Function;
using ir::Module;

// Replaces each compare-exchange loop (hipspv.atomic) by the device's instruction, if it has one.
void useNativeAtomics(Module& module, const ModuleInfo& info, const FloatAtomics& device);

// Replaces the scope of all devices and the host by the scope of the device, for devices that lack the former: Mesa's
// compiler aborts on it.
void narrowScopes(Module& module);

// Replaces the result of each OpReadClockKHR by 0; then the device library counts its readings. Without
// cl_khr_kernel_clock a device refuses the original module.
void removeClock(Module& module);

// Removes the sub-group sizes that kernels require and that are not in `sizes`: a device refuses the whole module for a
// size that it doesn't have.
void removeSubGroupSizes(Module& module, std::span<const std::size_t> sizes);

// Removes Pure and Const (SPIR-V 1.6, section 3.24) from all functions. LLVM's SPIR-V back end 22.1 gives Const to
// functions that read memory, so a device compiler may move their calls across stores. Adapted functions may also
// access memory that they didn't before.
void forgetPurity(Module& module);

}  // namespace hipspv::adapt
