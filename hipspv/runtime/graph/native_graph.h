// The form of an executable graph that a device runs by itself (backends/services.h).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "hipspv/runtime/backends/services.h"
#include "hipspv/runtime/launch/kernel_plan.h"
#include "hipspv/runtime/memory/copy.h"
#include "schedule.h"

namespace hipspv {

class Stream;

// Made for one device at a time, at the latest when the graph is launched there. Before a launch the steps are compared
// with what the device has of them, unless nothing that they depend on has changed.
class NativeGraph {
 public:
  // The schedule outlives the object. priorities: use the priorities of kernel nodes.
  NativeGraph(const Schedule& schedule, bool priorities);

  // A node has other parameters, or is enabled or disabled.
  void changed() { compared_.reset(); }

  // Makes it for the device. Errors of steps are left to the launch.
  void prepare(Device& device);
  // Enqueues all steps as one command. Returns false, and does nothing, if the device can't run them so: then the
  // runtime enqueues one after the other. Throws the errors of the steps' calls.
  bool launch(Stream& stream);
  // The same for the preparation of the next launch.
  bool upload(Stream& stream);

 private:
  struct KernelUse {
    KernelPlan* plan;
    std::uint64_t forgottenPlans;  // before: one may have had the same address
    LaunchShape shape;
    const KernelArguments* arguments;
    bool cooperative;
    int priority;

    bool operator==(const KernelUse& other) const;
  };
  using Work =
      std::variant<backend::NoWork, KernelUse, MemoryCommand<backend::BoxCopy>, MemoryCommand<backend::FillWork>>;

  // A step as the device has it.
  struct Sent {
    Work work;
    Operation operation;  // keeps what the work points to, so that nothing else has its address
    bool enabled = true;
  };

  // Steps also depend on the kernels' plans and the memory: the numbers of their changes.
  struct Surroundings {
    std::uint64_t forgottenPlans, allocations;
    bool operator==(const Surroundings&) const = default;
  };

  std::optional<Work> workOf(const Operation& operation, Device& device) const;
  template <class Function>
  static bool give(const Work& work, Function&& function);
  bool ready(Device& device);
  bool isPossible(Device& device) const;
  bool refresh(Device& device);
  bool build(Device& device);
  bool change(std::uint32_t step, Device& device);
  bool enable(std::uint32_t step, bool enabled);
  void note(std::uint32_t step, const Work& work);

  const Schedule& schedule_;
  const bool priorities_;
  std::vector<const Node*> memoryNodes_;  // allocations and frees, which a launch only counts
  backend::Graphs* service_ = nullptr;
  bool refused_ = false;  // by the service
  std::unique_ptr<backend::DeviceGraph> graph_;
  std::vector<Sent> sent_;                // by step
  std::optional<Surroundings> compared_;  // at the last comparison; nothing after a change to a node
};

}  // namespace hipspv
