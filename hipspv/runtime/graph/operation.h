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

#include "hipspv/runtime/launch/grid.h"
#include "hipspv/runtime/memory/array.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/streams/event.h"

namespace hipspv {

class KernelSymbol;
class Graph;
class GraphBlock;

// The values of a kernel's arguments at the creation of the node. Immutable: copies of an operation share it.
class KernelArguments {
 public:
  // values: laid out as a C structure; offsets: each argument's offset in it.
  KernelArguments(std::vector<std::byte> values, std::span<const std::uint32_t> offsets);
  KernelArguments(const KernelArguments&) = delete;
  KernelArguments& operator=(const KernelArguments&) = delete;

  // In the form for hipLaunchKernel.
  void** addresses() const { return const_cast<void**>(addresses_.data()); }
  // The values are the same, bit by bit.
  bool operator==(const KernelArguments& other) const { return values_ == other.values_; }

 private:
  std::vector<std::byte> values_;
  std::vector<void*> addresses_;
};

struct KernelAttributes {
  hipAccessPolicyWindow window{};  // a hint, kept for queries
  int priority = 0;
  int cooperative = 0;  // as the program set it
};

struct KernelOperation {
  KernelSymbol* symbol = nullptr;
  const void* function = nullptr;  // the program's name for it
  LaunchShape shape{};
  std::shared_ptr<const KernelArguments> arguments;
  KernelAttributes attributes;
};

// The call that made the copy, which determines the results of hipGraphNodeGetType and of parameter queries.
enum class CopyForm { kBox, kLinear, kToSymbol, kFromSymbol };

struct CopyOperation {
  Layout to{}, from{};
  Box box{};
  hipMemcpyKind kind = hipMemcpyDefault;
  CopyForm form = CopyForm::kBox;
  std::shared_ptr<const Array> toArray, fromArray;  // keeps an array alive
  // As the program passed them. Captured copies have none.
  std::variant<std::monostate, hipMemcpy3DParms, HIP_MEMCPY3D> given;
};

struct FillOperation {
  Layout to{};
  Box box{};
  std::uint32_t pattern = 0;
  std::size_t patternBytes = 1;
};

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

struct MemoryBatchOperation {
  std::vector<hipStreamBatchMemOpParams> operations;
  unsigned flags = 0;
  hipCtx_t context = nullptr;
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
