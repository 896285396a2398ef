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
class Condition;

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

enum class ConditionalKind { kIf, kWhile, kSwitch };

// The graphs that a condition selects from, owned by the operation's node and copied with it.
struct ConditionalOperation {
  std::shared_ptr<Condition> condition;
  ConditionalKind kind = ConditionalKind::kIf;
  std::vector<std::shared_ptr<Graph>> bodies;
  std::shared_ptr<std::vector<hipGraph_t>> handles;  // the array that the program gets
};

struct EmptyOperation {};

using Operation = std::variant<EmptyOperation, KernelOperation, CopyOperation, FillOperation, HostOperation,
                               EventRecordOperation, EventWaitOperation, AllocateOperation, FreeOperation,
                               ChildGraphOperation, MemoryBatchOperation, ConditionalOperation>;

// HIP has no conditional nodes. Their type is a value that no other node has.
inline constexpr hipGraphNodeType kConditionalNode = hipGraphNodeTypeCount;

hipGraphNodeType typeOf(const Operation& operation);

// The graphs that the operation's node owns.
std::vector<Graph*> innerGraphs(const Operation& operation);
// The operation for a copy of its node: its graphs are copied, too.
Operation copyOf(const Operation& operation);

// Executes it now, in the stream's order, and throws the errors of the corresponding call. A child
// graph's nodes are executed one after the other. A conditional node's graphs are executed by a thread of the host, for
// which the stream waits.
void perform(const Operation& operation, Stream& stream);

}  // namespace hipspv
