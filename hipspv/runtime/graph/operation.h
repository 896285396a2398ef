// Operations of a stream as values: stored in graphs' nodes, created by the graph API and by stream capture,
// executed by executable graphs.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <variant>
#include <vector>

#include "hipspv/runtime/launch/kernel_plan.h"
#include "hipspv/runtime/memory/copy.h"
#include "hipspv/runtime/memory/value_operations.h"
#include "hipspv/runtime/streams/event.h"

namespace hipspv {

class KernelSymbol;
class Graph;
class GraphBlock;

struct HostOperation {
  hipHostFn_t function = nullptr;
  void* data = nullptr;
};

struct EventRecordOperation {
  hipEvent_t handle = nullptr;
  std::shared_ptr<Event> event;
};

struct EventWaitOperation {
  hipEvent_t handle = nullptr;
  std::shared_ptr<Event> event;
};

struct AllocateOperation {
  std::shared_ptr<GraphBlock> block;
  hipMemAllocNodeParams given{};
  std::shared_ptr<std::vector<hipMemAccessDesc>> access;  // the array that `given` points to
};

struct FreeOperation {
  void* address = nullptr;
};

// A copy of the graph, owned by the operation's node and copied with it.
struct ChildGraphOperation {
  std::shared_ptr<Graph> graph;
};

struct EmptyOperation {};

using Operation =
    std::variant<EmptyOperation, KernelOperation, CopyOperation, FillOperation, HostOperation, EventRecordOperation,
                 EventWaitOperation, AllocateOperation, FreeOperation, ChildGraphOperation, MemoryBatchOperation>;

hipGraphNodeType typeOf(const Operation& operation);

// Executes it now, in the stream's order, and throws the errors of the corresponding call. A child
// graph's nodes are executed one after the other.
void perform(const Operation& operation, Stream& stream);

}  // namespace hipspv
