// The table of drivers that violate their standard, and of hipspv's workarounds.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "hipspv/runtime/spirv/emulate/adaptations.h"
#include "hipspv/runtime/spirv/features.h"

namespace hipspv {

// An environment variable that the driver reads while it compiles.
struct DriverVariable {
  const char* name = nullptr;
  const char* value = nullptr;
};

struct Quirk {
  std::string_view name;
  std::string_view platform;  // part of the OpenCL platform's name
  std::string_view device{};  // part of the device's name; empty: all
  std::string_view versions;  // tested versions; others are treated the same
  std::string_view evidence;  // the driver's behaviour
  std::string_view remedy;    // the workaround in hipspv
  // Neither is set if the back end applies the workaround when it opens the driver.
  void (*adapt)(ir::Module& module) = nullptr;
  bool buildsApart = false;
  std::optional<Feature> claims = std::nullopt;            // that the driver implements wrongly
  bool DeviceFeatures::* unless = nullptr;                 // a property that implies a correct implementation
  std::span<const std::uint32_t> functions{};              // wrong functions of float, by their numbers in OpenCL.std
  std::optional<backend::DeviceType> type = std::nullopt;  // of the devices; empty: all
  DriverVariable variable{};                               // set when the driver is opened, unless the user has set it
};

std::span<const Quirk> quirks();

// True if a separate process must build each module first, since the compiler may end its process.
bool buildsApart(const DeviceFeatures& device);

// Sets the environment variables of a platform's driver. Called before its devices are opened.
void setDriverVariables(std::string_view platform);

// Removes the features that the driver implements wrongly, before any query.
void withdrawClaims(DeviceFeatures& device);

// Functions of float to implement with integers, by their numbers in OpenCL.std.
adapt::FunctionNumbers functionsInSoftware(const DeviceFeatures& device);

// Changes a module to suit the device's driver.
void adaptToDriver(ir::Module& module, const DeviceFeatures& device);

}  // namespace hipspv
