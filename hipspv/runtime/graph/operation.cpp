#include "operation.h"

#include "conditions.h"
#include "graph.h"
#include "graph_memory.h"
#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/memory/value_operations.h"
#include "hipspv/runtime/modules/module.h"
#include "hipspv/runtime/streams/device_streams.h"
#include "hipspv/runtime/streams/host_calls.h"
#include "hipspv/runtime/streams/stream.h"
#include "hipspv/runtime/support/overloaded.h"

namespace hipspv {
namespace {

void launch(const KernelOperation& kernel, Stream& stream) {
  KernelPlan& plan = planOf(kernel.symbol, stream.device());
  void** arguments = kernel.arguments->addresses();
  if (kernel.attributes.cooperative != 0)
    plan.launchCooperative(stream, kernel.shape, arguments);
  else
    plan.launch(stream, kernel.shape, arguments);
}

void endGraphMemory(const Device& device, void* address) {
  const auto allocation = allocationsOf(device).find(address);
  require(allocation && allocation->kind == AllocationKind::kGraph, hipErrorInvalidValue);
  allocation->owner->release(address, nullptr);
}

// The graph that the value selects, or nullptr.
const Graph* selected(const ConditionalOperation& conditional, std::uint32_t value) {
  std::size_t index = value;
  if (conditional.kind != ConditionalKind::kSwitch) index = value != 0 ? 0 : 1;
  return index < conditional.bodies.size() ? conditional.bodies[index].get() : nullptr;
}

void runBodies(const ConditionalOperation& conditional, Device& device) {
  const auto stream =
      std::make_shared<Stream>(device, streamsOf(device), Stream::Kind::kNonBlocking, hipStreamNonBlocking, 0);
  do {
    const Graph* body = selected(conditional, conditional.condition->value());
    if (body == nullptr) return;
    for (const Node* node : body->order()) perform(node->operation, *stream);
    stream->synchronize();
  } while (conditional.kind == ConditionalKind::kWhile);
}

// The bodies are copied, since the executable graph may be updated before the stream reaches them.
void runConditional(const ConditionalOperation& given, Stream& stream) {
  Device& device = stream.device();
  callInOrder(stream, [copy = copyOf(given), &device](hipError_t error) {
    if (error != hipSuccess) return;
    try {
      runBodies(std::get<ConditionalOperation>(copy), device);
    } catch (const Error& failure) {
      report(failure.what());
      device.fail(failure.code());
    } catch (const std::bad_alloc&) {
      device.fail(hipErrorOutOfMemory);
    }
  });
}

std::shared_ptr<Graph> embeddedCopy(const Graph& graph) {
  std::shared_ptr<Graph> copy = graph.copy();
  copy->embed();
  return copy;
}

}  // namespace

std::vector<Graph*> innerGraphs(const Operation& operation) {
  std::vector<Graph*> inner;
  if (const auto* child = std::get_if<ChildGraphOperation>(&operation)) inner.push_back(child->graph.get());
  if (const auto* conditional = std::get_if<ConditionalOperation>(&operation))
    for (const auto& body : conditional->bodies) inner.push_back(body.get());
  return inner;
}

Operation copyOf(const Operation& operation) {
  if (const auto* child = std::get_if<ChildGraphOperation>(&operation))
    return ChildGraphOperation{embeddedCopy(*child->graph)};
  const auto* conditional = std::get_if<ConditionalOperation>(&operation);
  if (conditional == nullptr) return operation;
  ConditionalOperation copy{conditional->condition, conditional->kind, {}, std::make_shared<std::vector<hipGraph_t>>()};
  for (const auto& body : conditional->bodies) {
    copy.bodies.push_back(embeddedCopy(*body));
    copy.handles->push_back(copy.bodies.back()->handle());
  }
  return copy;
}

hipGraphNodeType typeOf(const Operation& operation) {
  return std::visit(Overloaded{[](const EmptyOperation&) { return hipGraphNodeTypeEmpty; },
                               [](const KernelOperation&) { return hipGraphNodeTypeKernel; },
                               [](const CopyOperation&) { return hipGraphNodeTypeMemcpy; },
                               [](const FillOperation&) { return hipGraphNodeTypeMemset; },
                               [](const HostOperation&) { return hipGraphNodeTypeHost; },
                               [](const EventRecordOperation&) { return hipGraphNodeTypeEventRecord; },
                               [](const EventWaitOperation&) { return hipGraphNodeTypeWaitEvent; },
                               [](const AllocateOperation&) { return hipGraphNodeTypeMemAlloc; },
                               [](const FreeOperation&) { return hipGraphNodeTypeMemFree; },
                               [](const ChildGraphOperation&) { return hipGraphNodeTypeGraph; },
                               [](const MemoryBatchOperation&) { return hipGraphNodeTypeBatchMemOp; },
                               [](const ConditionalOperation&) { return kConditionalNode; }},
                    operation);
}

void perform(const Operation& operation, Stream& stream) {
  std::visit(
      Overloaded{[](const EmptyOperation&) {}, [&](const KernelOperation& kernel) { launch(kernel, stream); },
                 [&](const CopyOperation& c) { copy(stream, c.to, c.from, c.box, c.kind, Wait::kInOrder); },
                 [&](const FillOperation& f) { fill(stream, f.to, f.box, f.pattern, f.patternBytes, Wait::kInOrder); },
                 [&](const HostOperation& host) {
                   callInOrder(stream, [host](hipError_t error) {
                     if (error == hipSuccess) host.function(host.data);
                   });
                 },
                 [&](const EventRecordOperation& record) { record.event->record(stream); },
                 [&](const EventWaitOperation& wait) { wait.event->makeWait(stream); },
                 [](const AllocateOperation& a) { a.block->memory().begin(a.block); },
                 [&](const FreeOperation& free) { endGraphMemory(stream.device(), free.address); },
                 [&](const ChildGraphOperation& child) {
                   for (const Node* node : child.graph->order()) perform(node->operation, stream);
                 },
                 [&](const MemoryBatchOperation& batch) { performBatch(stream, batch.operations); },
                 [&](const ConditionalOperation& conditional) { runConditional(conditional, stream); }},
      operation);
}

}  // namespace hipspv
