#include "operation.h"

#include "graph.h"
#include "graph_memory.h"
#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/memory/value_operations.h"
#include "hipspv/runtime/modules/module.h"
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

}  // namespace

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
                               [](const MemoryBatchOperation&) { return hipGraphNodeTypeBatchMemOp; }},
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
                 [&](const MemoryBatchOperation& batch) { performBatch(stream, batch.operations); }},
      operation);
}

}  // namespace hipspv
