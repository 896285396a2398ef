// Finds the library of Vortex and its device.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "card.h"
#include "hipspv/runtime/backends/backend.h"

namespace hipspv::vortex {

struct Found {
  std::shared_ptr<Api> api;
  Card card;
  backend::DeviceProperties properties;
};

// HIPSPV_VORTEX_LIBRARY names the library; otherwise it is the one that the dynamic linker finds, if any. Adds the
// attempt, unless there is nothing to try.
std::optional<Found> findDevice(std::vector<backend::Attempt>& attempts);

}  // namespace hipspv::vortex
