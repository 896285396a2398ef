#include "native_graph.h"

#include <tuple>

#include "hipspv/runtime/code/module.h"
#include "hipspv/runtime/core/device.h"
#include "hipspv/runtime/streams/stream.h"
#include "hipspv/runtime/support/log.h"
#include "hipspv/runtime/support/overloaded.h"
#include "hipspv/runtime/support/trace.h"

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
  return plan == other.plan && cooperative == other.cooperative && shape.sharedBytes == other.shape.sharedBytes &&
         numbers(shape.grid) == numbers(other.shape.grid) && numbers(shape.block) == numbers(other.shape.block) &&
         (arguments == other.arguments || *arguments == *other.arguments);
}

NativeGraph::NativeGraph(const Schedule& schedule)
    : schedule_(schedule), sent_(schedule.steps.size()), wanted_(schedule.steps.size()) {
  for (const Step& step : schedule.steps)
    if (isOfMemory(step.node->operation)) memoryNodes_.push_back(step.node);
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

// Nothing for the work of the runtime itself: functions of the program, its events, values in memory.
std::optional<NativeGraph::Work> NativeGraph::workOf(const Operation& operation, Device& device) {
  using Result = std::optional<Work>;
  return std::visit(Overloaded{[&](const KernelOperation& kernel) -> Result {
                                 return KernelUse{&planOf(kernel.symbol, device), kernel.shape, kernel.arguments.get(),
                                                  kernel.attributes.cooperative != 0};
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
  }
  if (refused_ || !want(device)) return false;
  if (graph_ != nullptr && refresh()) return true;
  refused_ = !build();
  log(LogLevel::kDebug, "a graph of ", sent_.size(), " steps: ", refused_ ? "by the runtime" : "by the device");
  return !refused_;
}

// A step that doesn't run keeps the parameters that the device has.
bool NativeGraph::want(Device& device) {
  for (std::size_t i = 0; i < sent_.size(); ++i) {
    const Node& node = *schedule_.steps[i].node;
    const std::optional<Work> work = node.enabled ? workOf(node.operation, device) : sent_[i].work;
    if (!work) return false;
    wanted_[i] = *work;
  }
  return true;
}

// Calls function(work) with the work in the device's form.
template <class Function>
bool NativeGraph::give(const Work& work, Function&& function) {
  return std::visit(Overloaded{[&](const KernelUse& use) {
                                 return use.plan->describe(use.shape, use.arguments->addresses(), use.cooperative,
                                                           [&](backend::Kernel& kernel, const backend::Launch& launch) {
                                                             return function(backend::KernelWork{kernel, launch});
                                                           });
                               },
                               [&](const backend::NoWork& none) { return function(none); },
                               [&](const auto& command) { return function(command.work); }},
                    work);
}

void NativeGraph::note(std::uint32_t step) {
  const Node& node = *schedule_.steps[step].node;
  sent_[step].work = wanted_[step];
  if (node.enabled) sent_[step].operation = node.operation;
}

bool NativeGraph::enable(std::uint32_t step) {
  Sent& sent = sent_[step];
  const bool enabled = schedule_.steps[step].node->enabled;
  if (sent.enabled == enabled || std::holds_alternative<backend::NoWork>(sent.work)) return true;
  if (!graph_->enable(step, enabled)) return false;
  sent.enabled = enabled;
  return true;
}

bool NativeGraph::refresh() {
  for (std::uint32_t i = 0; i < sent_.size(); ++i) {
    if (wanted_[i] != sent_[i].work) {
      if (!give(wanted_[i], [&](const backend::NodeWork& work) { return graph_->change(i, work); })) return false;
      note(i);
    }
    if (!enable(i)) return false;
  }
  return true;
}

bool NativeGraph::build() {
  graph_ = nullptr;
  auto graph = service_->create();
  for (std::uint32_t i = 0; i < sent_.size(); ++i) {
    const auto& dependencies = schedule_.steps[i].dependencies;
    if (!give(wanted_[i], [&](const backend::NodeWork& work) { return graph->add(work, dependencies); })) return false;
    note(i);
    sent_[i].enabled = true;
  }
  if (!graph->complete()) return false;
  graph_ = std::move(graph);
  for (std::uint32_t i = 0; i < sent_.size(); ++i)
    if (!enable(i)) return false;
  return true;
}

}  // namespace hipspv
