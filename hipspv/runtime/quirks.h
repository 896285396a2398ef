// Drivers that do other than their standard says, and what hipspv does about it: one table.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "adapt/single_functions.h"
#include "backends/backend.h"
#include "features.h"

namespace hipspv {

struct Quirk {
  std::string_view name;
  std::string_view platform;  // a part of the OpenCL platform's name
  std::string_view device;    // a part of the device's name; empty: of all
  std::string_view versions;  // that were tried; others get the same
  std::string_view evidence;  // what the driver does
  std::string_view remedy;    // what hipspv does
  // Neither for what the back end does when it opens the driver.
  void (*adapt)(std::vector<std::uint32_t>& module) = nullptr;
  bool buildsApart = false;
  std::optional<Feature> claims = std::nullopt;  // that the driver does wrong
  bool backend::DeviceFacts::*unless = nullptr;   // a fact with which it does that right
  std::span<const std::uint32_t> functions{};    // of float, by their numbers in OpenCL.std, that it does wrong
  std::optional<backend::DeviceType> type = std::nullopt;  // of the devices; empty: of all
};

std::span<const Quirk> quirks();

// Whether a process of its own has to build each module first, for the compiler may end the process that it is in.
bool buildsApart(const backend::DeviceFacts& device);

// Takes away the features that the driver does wrong, before anything asks for them.
void withdrawClaims(backend::DeviceFacts& device);

// Functions of float that are done in integers, by their numbers in OpenCL.std.
adapt::FunctionNumbers functionsInSoftware(const backend::DeviceFacts& device);

// Changes a module as the device's driver needs it.
void adaptToDriver(std::vector<std::uint32_t>& module, const backend::DeviceFacts& device);

}  // namespace hipspv
