// Devices that a module is adjusted to.
#pragma once

#include <string>

#include "harness.h"
#include "hipspv/runtime/spirv.h"
#include "hipspv/runtime/spirv_edit.h"

namespace fuzz {

// With all that a module may need.
inline hipspv::backend::DeviceFacts able() {
  hipspv::backend::DeviceFacts facts;
  facts.fp64 = facts.kernelClock = true;
  for (const char* name : {"int64_base_atomics", "subgroup_non_uniform_vote",
                           "subgroup_non_uniform_arithmetic", "subgroup_ballot", "subgroup_shuffle",
                           "subgroup_shuffle_relative", "subgroup_clustered_reduce"})
    facts.extensions.push_back(std::string("cl_khr_") + name);
  facts.subGroupSizes = {8, 16};
  return facts;
}

// For which all must be changed.
inline hipspv::backend::DeviceFacts different() {
  hipspv::backend::DeviceFacts facts = able();
  facts.floatAtomics = {96, 96, 96, 96};
  facts.kernelClock = false;
  facts.subGroupSizes = {};
  return facts;
}

// That a device lacks what the module needs is an answer, too.
inline void adjustTo(Words& part, const hipspv::ModuleInfo& info,
                     const hipspv::backend::DeviceFacts& device) {
  try {
    hipspv::adjust(part, info, device);
  } catch (const hipspv::Error& error) {
    if (error.code() != hipErrorNoBinaryForGpu) throw;
  }
}

}  // namespace fuzz
