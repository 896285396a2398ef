// Copies of boxes of bytes, as commands of a list.
#pragma once

#include <cstddef>

#include "hipspv/runtime/backends/backend.h"
#include "level_zero_abi.h"

namespace hipspv::ze {

// The events of a command: one that it signals, and those that it waits for.
struct Sync {
  EventHandle signal = nullptr;
  std::uint32_t count = 0;
  EventHandle* waits = nullptr;
};

// The number of commands that copy the box: one, or, if the driver's numbers are too small for it, one for each row.
std::size_t commandsFor(const backend::BoxCopy& copy);
// Appends one of them. They may run in any order.
Result appendCopy(const Api& api, ListHandle list, const backend::BoxCopy& copy, std::size_t number, const Sync& sync);

}  // namespace hipspv::ze
