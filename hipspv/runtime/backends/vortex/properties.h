// The device's description of itself.
#pragma once

#include <string>

#include "card.h"
#include "hipspv/runtime/backends/backend.h"

namespace hipspv::vortex {

inline constexpr const char* kPlatform = "Vortex";

// library: the path of libvortex.so.
backend::DeviceProperties propertiesOf(const Card& card, const Api& api, const std::string& library);

}  // namespace hipspv::vortex
