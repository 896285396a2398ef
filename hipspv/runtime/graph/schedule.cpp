#include "schedule.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace hipspv {
namespace {

using Index = std::uint32_t;
constexpr Index kNone = ~Index{0};

// A node with an effect, and its dependencies.
struct Flat {
  Node* node;
  std::vector<Index> dependencies;
};

void addOnce(std::vector<Index>& list, Index value) {
  if (std::find(list.begin(), list.end(), value) == list.end()) list.push_back(value);
}

// Replaces child graphs by their nodes. Returns the steps that form the end of the graph; its first nodes depend on
// `before`.
std::vector<Index> flatten(const Graph& graph, const std::vector<Index>& before, std::vector<Flat>& flat) {
  std::unordered_map<const Node*, std::vector<Index>> endsOf;
  std::vector<Index> last;
  for (Node* node : graph.order()) {
    std::vector<Index> dependencies;
    if (node->dependencies().empty()) dependencies = before;
    for (const Node* dependency : node->dependencies()) {
      const auto found = endsOf.find(dependency);
      require(found != endsOf.end(), hipErrorInvalidValue);  // a cycle
      for (const Index end : found->second) addOnce(dependencies, end);
    }
    std::vector<Index>& ends = endsOf[node];
    if (const auto* child = std::get_if<ChildGraphOperation>(&node->operation)) {
      ends = flatten(*child->graph, dependencies, flat);
    } else if (std::holds_alternative<EmptyOperation>(node->operation) &&
               (dependencies.size() <= 1 || node->dependents().size() <= 1)) {
      ends = std::move(dependencies);  // its dependents wait for these directly
    } else {
      ends = {static_cast<Index>(flat.size())};
      flat.push_back({node, std::move(dependencies)});
    }
    if (node->dependents().empty())
      for (const Index end : ends) addOnce(last, end);
  }
  if (graph.nodes().empty()) last = before;
  return last;
}

class Lanes {
 public:
  // A lane of that priority: one whose last step is a dependency; else an empty one; else the shortest.
  Index choose(const Flat& flat, const std::vector<Step>& steps, int priority) {
    Index best = kNone;
    for (const Index dependency : flat.dependencies) {
      const Index lane = steps[dependency].lane;
      if (last_[lane] == dependency && priorities_[lane] == priority) best = std::min(best, lane);
    }
    if (best != kNone) return best;
    if (priority == 0 && length_[0] == 0) return 0;
    if (priorities_.size() < kMaxLanes) {
      priorities_.push_back(priority);
      return static_cast<Index>(priorities_.size() - 1);
    }
    best = 0;
    for (Index lane = 1; lane < kMaxLanes; ++lane)
      if (priorities_[lane] == priority && (priorities_[best] != priority || length_[lane] < length_[best]))
        best = lane;
    return best;
  }

  void append(Index lane, Index step) {
    last_[lane] = step;
    ++length_[lane];
  }

  // The steps that the lane doesn't yet know to be done, at most one of each other lane. The lane knows them from
  // then on.
  std::vector<Index> missing(Index lane, const std::vector<Index>& dependencies, const std::vector<Step>& steps) {
    std::array<Index, kMaxLanes> latest;
    latest.fill(kNone);
    for (const Index dependency : dependencies) {
      Index& of = latest[steps[dependency].lane];
      if (of == kNone || dependency > of) of = dependency;
    }
    std::vector<Index> result;
    for (Index other = 0; other < kMaxLanes; ++other) {
      if (other == lane || latest[other] == kNone) continue;
      Index& known = known_[lane][other];
      if (known != kNone && known >= latest[other]) continue;
      known = latest[other];
      result.push_back(latest[other]);
    }
    return result;
  }

  const std::vector<int>& priorities() const { return priorities_; }

 private:
  static constexpr std::array<Index, kMaxLanes> none() {
    std::array<Index, kMaxLanes> row{};
    row.fill(kNone);
    return row;
  }

  std::array<Index, kMaxLanes> last_ = none();
  std::array<std::array<Index, kMaxLanes>, kMaxLanes> known_ = [] {
    std::array<std::array<Index, kMaxLanes>, kMaxLanes> rows{};
    rows.fill(none());
    return rows;
  }();
  std::array<std::size_t, kMaxLanes> length_{};
  std::vector<int> priorities_{0};
};

int priorityOf(const Node& node) {
  const auto* kernel = std::get_if<KernelOperation>(&node.operation);
  return kernel != nullptr ? kernel->attributes.priority : 0;
}

}  // namespace

Schedule scheduleOf(const Graph& graph, bool priorities) {
  std::vector<Flat> flat;
  const std::vector<Index> last = flatten(graph, {}, flat);
  Schedule schedule;
  Lanes lanes;
  for (Flat& of : flat) {
    const int priority = priorities ? priorityOf(*of.node) : 0;
    const Index lane = lanes.choose(of, schedule.steps, priority);
    std::vector<Index> waits = lanes.missing(lane, of.dependencies, schedule.steps);
    for (const Index wait : waits) schedule.steps[wait].awaited = true;
    lanes.append(lane, static_cast<Index>(schedule.steps.size()));
    schedule.steps.push_back({of.node, lane, std::move(of.dependencies), std::move(waits)});
  }
  schedule.lanes = lanes.priorities();
  schedule.ends = lanes.missing(0, last, schedule.steps);
  for (const Index end : schedule.ends) schedule.steps[end].awaited = true;
  return schedule;
}

}  // namespace hipspv
