// A graph's nodes as a regular list.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "event_set.h"
#include "hipspv/runtime/backends/graphs.h"
#include "kernel.h"
#include "regular_list.h"

namespace hipspv::ze {

// A launch with copies of its arguments.
class KernelNode {
 public:
  // The kernel is the graph's own: calls of its functions don't overlap.
  KernelNode(std::shared_ptr<Kernel> kernel, const backend::Launch& launch);

  const std::shared_ptr<Kernel>& kernel() const { return kernel_; }
  const backend::Launch& launch() const { return launch_; }

 private:
  std::shared_ptr<Kernel> kernel_;
  backend::Launch launch_;
  std::vector<std::byte> values_;
  std::vector<const void*> addresses_;  // of the values, by parameter
};

struct Node {
  std::variant<backend::NoWork, KernelNode, backend::BoxCopy, backend::FillWork> work{};
  bool enabled = true;                   // otherwise it does nothing
  bool barrier = false;                  // it runs after all earlier nodes
  std::vector<std::uint32_t> waits{};    // the nodes since the last barrier that it runs after
  std::optional<std::uint32_t> event{};  // the number of the event that it signals, if other nodes wait for it
};

// The number of commands of a fill: one, or one for each row.
std::size_t commandsFor(const backend::FillWork& fill);

class GraphList {
 public:
  // events: the number of the nodes' events. Throws hipspv::Error.
  GraphList(const State& state, std::span<const Node> nodes, std::uint32_t events);

  ListHandle get() const { return list_.get(); }
  // A new list would have the same commands.
  bool isCurrent() const;

 private:
  const State& state_;
  const std::uint64_t allocations_;
  const EventSet events_;
  std::vector<std::shared_ptr<const Kernel>> kernels_;
  RegularList list_;
};

}  // namespace hipspv::ze
