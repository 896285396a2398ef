// Devices to which a module is adjusted.
#pragma once

#include <string>

#include "harness.h"
#include "hipspv/runtime/core/features.h"
#include "hipspv/runtime/spirv/module_info.h"
#include "hipspv/runtime/spirv/adjust.h"

namespace fuzz {

// Has all features that a module may need.
inline hipspv::backend::DeviceFacts able() {
  hipspv::backend::DeviceFacts facts;
  for (const hipspv::FeatureRow& row : hipspv::features()) {
    if (row.fact != nullptr) facts.*row.fact = true;
    facts.extensions.insert(facts.extensions.end(), row.extensions.begin(), row.extensions.end());
  }
  facts.subGroupSizes = {8, 16};
  return facts;
}

// Lacks so much that every adjustment applies.
inline hipspv::backend::DeviceFacts different() {
  hipspv::backend::DeviceFacts facts = able();
  facts.floatAtomics = {96, 96, 96, 96};
  facts.kernelClock = false;
  facts.systemScope = false;
  facts.subGroupSizes = {};
  return facts;
}

// An error about a feature that the device lacks is a valid answer, too.
inline void adjustTo(Words& part, const hipspv::ModuleInfo& info,
                     const hipspv::backend::DeviceFacts& device) {
  try {
    hipspv::adjust(part, info, device);
  } catch (const hipspv::Error& error) {
    if (error.code() != hipErrorNoBinaryForGpu) throw;
  }
}

}  // namespace fuzz
