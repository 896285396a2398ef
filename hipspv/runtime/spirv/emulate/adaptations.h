// Replaces what a device lacks: features by others, or by functions of the emulation library.
#pragma once

#include <cstdint>
#include <set>
#include <span>

#include "hipspv/runtime/spirv/features.h"
#include "hipspv/runtime/spirv/module_info.h"
#include "library.h"
#include "warps.h"

namespace hipspv::adapt {

// ---- Instructions

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

// ---- Functions of float

using FunctionNumbers = std::set<std::uint32_t>;  // of instructions in OpenCL.std

// Replaces these instructions on floats by calls of the library's functions.
void emulateSingleFunctions(Module& module, const FunctionNumbers& numbers);

// ---- 64-bit atomic operations: locks

// True if the module has such an operation that locks can implement.
bool hasWideAtomics(const Module& module);

// Replaces these operations by calls of the library's functions. locks: the address of the device's table
// (devlib/lock_abi.h).
void lockWideAtomics(Module& module, std::uint64_t locks, const Library& library);

// ---- Generic pointers: integers (docs/architecture-devices.md, "Generic pointers in integers")

// Replaces generic pointers by 64-bit integers. Throws hipErrorNoBinaryForGpu, with the kernels' names, for
// operations on them that integers can't replace.
void integersForGenericPointers(Module& module);

// ---- Warps of work-items

// The operations to implement with work-items that converge at one barrier in a loop, besides sums of blocks:
// operations of warps, all barriers of blocks, and barriers in functions with edges into the middle of loops.
struct Made {
  bool warps = false, barriers = false, barriersWithWaysInside = false;
};

// Implements them. Throws hipErrorNoBinaryForGpu for operations without a software implementation.
void makeWarps(Module& module, const Library& library, const WarpShape& shape, const Made& made);

// Removes edges into the middle of a loop in kernels with barriers.
void enterLoopsAtHeaders(Module& module);

}  // namespace hipspv::adapt
