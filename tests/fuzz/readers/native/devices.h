// Devices to which a module is adjusted.
#pragma once

#include <string>

#include "harness.h"
#include "hipspv/runtime/spirv/adaptations.h"
#include "hipspv/runtime/spirv/features.h"
#include "hipspv/runtime/spirv/module_info.h"

namespace fuzz {

// Has all features that a module may need.
inline hipspv::DeviceFeatures able() {
  hipspv::DeviceFeatures properties;
  for (const hipspv::FeatureRow& row : hipspv::features()) {
    if (row.property != nullptr) properties.*row.property = true;
    properties.extensions.insert(properties.extensions.end(), row.extensions.begin(), row.extensions.end());
  }
  properties.subGroupSizes = {8, 16};
  return properties;
}

// Lacks so much that every adjustment applies.
inline hipspv::DeviceFeatures different() {
  hipspv::DeviceFeatures properties = able();
  properties.floatAtomics = {96, 96, 96, 96};
  properties.set(hipspv::backend::Aspect::kKernelClock, false);
  properties.systemScope = false;
  properties.subGroupSizes = {};
  return properties;
}

// An error about a feature that the device lacks is a valid answer, too.
inline void adjustTo(Words& part, const hipspv::ModuleInfo& info, const hipspv::DeviceFeatures& device) {
  try {
    hipspv::ir::Module module(part);
    hipspv::adaptTo({info, device, hipspv::Form::kUsual}, module);
    part = module.words();
  } catch (const hipspv::Error& error) {
    if (error.code() != hipErrorNoBinaryForGpu) throw;
  }
}

}  // namespace fuzz
