// Determines the order of an executable graph's operations, and distributes them to streams.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "graph.h"

namespace hipspv {

// The maximum number of concurrent streams of one launch. More of them cost marks and waits, and no device has
// become faster with more so far.
inline constexpr std::uint32_t kMaxLanes = 8;

struct Step {
  Node* node;
  std::uint32_t lane;
  std::vector<std::uint32_t> dependencies;  // steps
  // Steps of other lanes that must be done first: for each lane the last one that isn't known to be done.
  std::vector<std::uint32_t> waits;
  bool awaited = false;  // by a step of another lane, or by the end of the launch
};

struct Schedule {
  std::vector<Step> steps;          // each after its dependencies
  std::vector<int> lanes;           // their priorities; lane 0 is the stream of the launch
  std::vector<std::uint32_t> ends;  // steps of other lanes that the end of the launch must wait for
};

// Replaces child graphs by their nodes. Independent nodes are in different lanes. priorities: use
// the priorities of kernel nodes.
Schedule scheduleOf(const Graph& graph, bool priorities);

}  // namespace hipspv
