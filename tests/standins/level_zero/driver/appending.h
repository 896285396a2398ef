// Shared by the functions that append commands.
#pragma once

#include <cstdint>

#include "things.h"

namespace test_driver {

// The list, which isn't closed.
List& appendable(ze_command_list_handle_t list);

struct Waits {
  ze_event_handle_t signal;
  std::uint32_t count;
  ze_event_handle_t* events;
};

// Appends to a regular list, or submits to an immediate one and waits if it is synchronous.
ze_result_t append(List& list, Command command, const Waits& waits);

// Other members of a group may have more than these.
bool computes(std::uint32_t ordinal);

}  // namespace test_driver
