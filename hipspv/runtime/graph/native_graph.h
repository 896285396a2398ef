// The form of an executable graph that a device runs by itself (backends/graphs.h).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "hipspv/runtime/backends/graphs.h"
#include "hipspv/runtime/launch/kernel_plan.h"
#include "hipspv/runtime/memory/copy.h"
#include "schedule.h"

namespace hipspv {

class Stream;

// Made for one device at a time, when the graph is first launched there. Before each launch the steps are compared with
// what the device has of them, so that no change to a node needs a note of its own.
class NativeGraph {
 public:
  // The schedule outlives the object. priorities: use the priorities of kernel nodes.
  NativeGraph(const Schedule& schedule, bool priorities);

  // Enqueues all steps as one command. Returns false, and does nothing, if the device can't run them so: then the
  // runtime enqueues one after the other. Throws the errors of the steps' calls.
  bool launch(Stream& stream);
  // The same for the preparation of the next launch.
  bool upload(Stream& stream);

 private:
  struct KernelUse {
    KernelPlan* plan;
    LaunchShape shape;
    const KernelArguments* arguments;
    bool cooperative;
    int priority;

    bool operator==(const KernelUse& other) const;
  };
  using Work =
      std::variant<backend::NoWork, KernelUse, MemoryCommand<backend::BoxCopy>, MemoryCommand<backend::FillWork>>;

  // What the device has of a step.
  struct Sent {
    Work work;
    Operation operation;  // keeps what the work points to, so that nothing else has its address
    bool enabled = true;
  };

  KernelUse useOf(const KernelOperation& kernel, Device& device) const;
  std::optional<Work> workOf(const Operation& operation, Device& device) const;
  std::optional<Work> workOf(std::uint32_t step, Device& device) const;
  template <class Function>
  static bool give(const Work& work, Function&& function);
  bool ready(Device& device);
  bool isPossible(Device& device) const;
  bool refresh(Device& device);
  bool build(Device& device);
  bool isCurrent(std::uint32_t step, Device& device) const;
  bool enable(std::uint32_t step);
  void note(std::uint32_t step, const Work& work);

  const Schedule& schedule_;
  const bool priorities_;
  std::vector<const Node*> memoryNodes_;  // allocations and frees, which a launch only counts
  backend::Graphs* service_ = nullptr;
  bool refused_ = false;  // by the service
  std::unique_ptr<backend::DeviceGraph> graph_;
  std::vector<Sent> sent_;  // by step
};

}  // namespace hipspv
