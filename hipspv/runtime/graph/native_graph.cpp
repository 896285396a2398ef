#include "native_graph.h"

#include <algorithm>
#include <tuple>

#include "hipspv/runtime/backends/trace.h"
#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/device/registry.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/modules/module.h"
#include "hipspv/runtime/streams/stream.h"
#include "hipspv/runtime/support/log.h"
#include "hipspv/runtime/support/overloaded.h"

namespace hipspv {
namespace {

// A single command needs no graph.
constexpr std::size_t kFewestSteps = 2;

auto numbers(const dim3& size) { return std::tuple(size.x, size.y, size.z); }

bool isOfMemory(const Operation& operation) {
  return std::holds_alternative<AllocateOperation>(operation) || std::holds_alternative<FreeOperation>(operation);
}

}  // namespace

bool NativeGraph::KernelUse::operator==(const KernelUse& other) const {
  return plan == other.plan && forgottenPlans == other.forgottenPlans && cooperative == other.cooperative &&
         priority == other.priority && shape.sharedBytes == other.shape.sharedBytes &&
         numbers(shape.grid) == numbers(other.shape.grid) && numbers(shape.block) == numbers(other.shape.block) &&
         (arguments == other.arguments || *arguments == *other.arguments);
}

NativeGraph::NativeGraph(const Schedule& schedule, bool priorities)
    : schedule_(schedule), priorities_(priorities), sent_(schedule.steps.size()) {
  for (const Step& step : schedule.steps)
    if (isOfMemory(step.node->operation)) memoryNodes_.push_back(step.node);
}

void NativeGraph::prepare(Device& device) {
  try {
    if (device.backend().graphs() == nullptr || !isPossible(device)) return;
  } catch (const Error&) {
    return;
  }
  ready(device);
}

bool NativeGraph::launch(Stream& stream) {
  if (!ready(stream.device())) return false;
  for (const Node* node : memoryNodes_) perform(node->operation, stream);
  stream.submit([&](backend::Queue& queue) { graph_->launch(queue); });
  return true;
}

bool NativeGraph::upload(Stream& stream) {
  if (!ready(stream.device())) return false;
  stream.submit([&](backend::Queue& queue) { graph_->upload(queue); });
  return true;
}

// A trace shows the commands of a graph one by one. Another service is another device's, or the same device's after its
// restart.
bool NativeGraph::ready(Device& device) {
  backend::Graphs* service = device.backend().graphs();
  if (service == nullptr || schedule_.steps.size() < kFewestSteps || trace::exists()) return false;
  if (service != service_) {
    graph_ = nullptr;
    sent_.assign(sent_.size(), {});
    service_ = service;
    refused_ = false;
    changed();
  }
  const Surroundings now{Registry::instance().forgottenPlans(), allocationsOf(device).changes()};
  if (compared_ == now) return true;
  changed();
  if (refused_) return false;
  if (graph_ != nullptr && refresh(device)) {
    compared_ = now;
    return true;
  }
  if (!isPossible(device)) return false;
  refused_ = !build(device);
  if (!refused_) compared_ = now;
  log(LogLevel::kDebug, "a graph of ", sent_.size(), " steps: ", refused_ ? "by the runtime" : "by the device");
  return !refused_;
}

// Nothing for the work of the runtime itself: functions of the program, its events, values in memory.
std::optional<NativeGraph::Work> NativeGraph::workOf(const Operation& operation, Device& device) const {
  using Result = std::optional<Work>;
  return std::visit(Overloaded{[&](const KernelOperation& kernel) -> Result {
                                 return KernelUse{&planOf(kernel.symbol, device),
                                                  Registry::instance().forgottenPlans(),
                                                  kernel.shape,
                                                  kernel.arguments.get(),
                                                  kernel.attributes.cooperative != 0,
                                                  priorities_ ? kernel.attributes.priority : 0};
                               },
                               [&](const CopyOperation& copy) -> Result {
                                 if (copy.box.empty()) return backend::NoWork{};
                                 return copyCommand(device, copy.to, copy.from, copy.box, copy.kind);
                               },
                               [&](const FillOperation& fill) -> Result {
                                 if (fill.box.empty()) return backend::NoWork{};
                                 return fillCommand(device, fill.to, fill.box, fill.pattern, fill.patternBytes);
                               },
                               [](const EmptyOperation&) -> Result { return backend::NoWork{}; },
                               [](const AllocateOperation&) -> Result { return backend::NoWork{}; },
                               [](const FreeOperation&) -> Result { return backend::NoWork{}; },
                               [](const auto&) -> Result { return std::nullopt; }},
                    operation);
}

bool NativeGraph::isPossible(Device& device) const {
  return std::ranges::all_of(schedule_.steps, [&](const Step& step) {
    return !step.node->enabled || workOf(step.node->operation, device).has_value();
  });
}

// Calls function(work) with the work in the device's form.
template <class Function>
bool NativeGraph::give(const Work& work, Function&& function) {
  return std::visit(Overloaded{[&](const KernelUse& use) {
                                 return use.plan->describe(
                                     use.shape, use.arguments->addresses(), use.cooperative,
                                     [&](backend::Kernel& kernel, const backend::Launch& launch) {
                                       return function(backend::KernelWork{kernel, launch, use.priority});
                                     });
                               },
                               [&](const backend::NoWork& none) { return function(none); },
                               [&](const auto& command) { return function(command.work); }},
                    work);
}

void NativeGraph::note(std::uint32_t step, const Work& work) {
  sent_[step].work = work;
  sent_[step].operation = schedule_.steps[step].node->operation;
}

bool NativeGraph::enable(std::uint32_t step, bool enabled) {
  Sent& sent = sent_[step];
  if (sent.enabled == enabled || std::holds_alternative<backend::NoWork>(sent.work)) return true;
  if (!graph_->enable(step, enabled)) return false;
  sent.enabled = enabled;
  return true;
}

bool NativeGraph::change(std::uint32_t step, Device& device) {
  const Sent& sent = sent_[step];
  const std::optional<Work> work = workOf(schedule_.steps[step].node->operation, device);
  if (work == sent.work) return true;
  if (!work || work->index() != sent.work.index()) return false;
  if (!give(*work, [&](const backend::NodeWork& to) { return graph_->change(step, to); })) return false;
  note(step, *work);
  return true;
}

// Brings the device's graph to the steps' present parameters. False if it can't be. Those of a step that doesn't run
// don't matter.
bool NativeGraph::refresh(Device& device) {
  for (std::uint32_t i = 0; i < sent_.size(); ++i) {
    const bool enabled = schedule_.steps[i].node->enabled;
    if ((enabled && !change(i, device)) || !enable(i, enabled)) return false;
  }
  return true;
}

// A step that doesn't run has no work, and gets it by a new graph.
bool NativeGraph::build(Device& device) {
  graph_ = nullptr;
  auto graph = service_->create(priorities_);
  for (std::uint32_t i = 0; i < sent_.size(); ++i) {
    const Step& step = schedule_.steps[i];
    const Work work = step.node->enabled ? workOf(step.node->operation, device).value() : backend::NoWork{};
    if (!give(work, [&](const backend::NodeWork& to) { return graph->add(to, step.dependencies); })) return false;
    note(i, work);
    sent_[i].enabled = true;
  }
  if (!graph->complete()) return false;
  graph_ = std::move(graph);
  return true;
}

}  // namespace hipspv
