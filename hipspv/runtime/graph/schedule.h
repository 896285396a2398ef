// In which order, and in which of several streams, an executable graph does its operations.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "graph.h"

namespace hipspv {

// Streams that one launch may use side by side. More of them cost marks and waits, and no device has
// gained from more so far.
inline constexpr std::uint32_t kMaxLanes = 8;

struct Step {
  Node* node;
  std::uint32_t lane;
  // Steps of other lanes that must be done first: the last one of each lane that isn't known to be.
  std::vector<std::uint32_t> waits;
  bool awaited = false;  // by a step of another lane, or by the end of the launch
};

struct Schedule {
  std::vector<Step> steps;  // each behind those that it waits for
  std::vector<int> lanes;   // their priorities; lane 0 is the stream of the launch
  std::vector<std::uint32_t> ends;  // steps of other lanes that the end of the launch must wait for
};

// Child graphs' nodes stand for them. Nodes that don't depend on each other are in different lanes.
// priorities: whether those that kernel nodes have count.
Schedule scheduleOf(const Graph& graph, bool priorities);

}  // namespace hipspv
