// The table of back ends.
#pragma once

#include <span>
#include <string_view>

#include "backend.h"

namespace hipspv::backend {

struct Backend {
  std::string_view name;
  // only: the one device wanted, in a context that the program has made; nullptr for all.
  Discovery (*discover)(const NativeDevice* only);
};

// In the order in which their devices are numbered.
std::span<const Backend> backends();

// The devices of all back ends, or of the one that HIPSPV_BACKEND names. Opens no library if the variable names
// none: the result's refusal then lists the names. only: as above, and its API's back end alone.
Discovery discover(const NativeDevice* only = nullptr);

}  // namespace hipspv::backend
