// Executes regular lists in the order of an immediate one, for drivers whose immediate lists don't take them (before
// 1.9).
#pragma once

#include <cstdint>

#include "command_list.h"
#include "event_set.h"
#include "regular_list.h"

namespace hipspv::ze {

// A queue of the driver's, which waits for the immediate list before each regular one, and for which the immediate list
// waits afterwards. Calls don't overlap.
class RegularQueue {
 public:
  // number and priority: as those of the immediate list. Throws hipspv::Error.
  RegularQueue(const State& state, std::uint32_t number, int priority);
  // Waits.
  ~RegularQueue();
  RegularQueue(const RegularQueue&) = delete;
  RegularQueue& operator=(const RegularQueue&) = delete;

  // Executes the list after the immediate list's earlier commands and before its later ones. Throws hipspv::Error.
  void run(CommandList& immediate, ListHandle list);

 private:
  const State& state_;
  const EventSet events_;
  RegularList first_, last_;
  QueueHandle handle_ = nullptr;
};

}  // namespace hipspv::ze
