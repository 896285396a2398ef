// Adapts a SPIR-V module to a device, before the device builds it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "features.h"
#include "ir/module.h"
#include "module_info.h"

namespace hipspv {

// The form of a module for the device's compiler. Compilers end their process for some modules.
enum class Form {
  kUsual,
  kBarriersInLoop,  // each kernel has one barrier, in a loop
  kWithoutVectors,  // each vector of threads has one; warps are made of threads
};

// The facts that an adaptation may depend on, beside the module or the part of one that it changes.
struct Facts {
  Facts(const ModuleInfo& info, const DeviceFeatures& device, Form form);

  const ModuleInfo& info;
  const DeviceFeatures& device;
  const Form form;
  const bool makesVectors;       // the device's compiler makes vectors of threads
  const bool warpsInSoftware;    // made of threads
  const bool doublesInSoftware;  // made of integers
};

enum class Reason : std::uint8_t {
  kFeature,  // the device lacks something
  kFault,    // its driver or a translator does something wrong
  kSpeed,    // the module is right without
};

struct Adaptation {
  std::string_view name;
  Reason reason;
  std::string_view text;  // why, with the gain or the fault
  bool (*isNeeded)(const Facts& facts);
  void (*apply)(ir::Module& module, const Facts& facts);
};

// In the order in which they are made.
std::span<const Adaptation> adaptations();

// Makes all adaptations that are needed. Throws hipErrorNoBinaryForGpu if the module needs a feature that the device
// lacks.
void adaptTo(const Facts& facts, ir::Module& module);

}  // namespace hipspv
