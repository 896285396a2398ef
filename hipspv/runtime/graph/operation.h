// What a stream can be asked to do, as a value: kept by graphs' nodes, made by their API and by stream
// capture, done by executable graphs.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <variant>
#include <vector>

#include "../array.h"
#include "../event.h"
#include "../grid.h"
#include "../memory.h"

namespace hipspv {

class KernelSymbol;
class Graph;
class GraphBlock;

// The values of a kernel's arguments as they were when the node was made. Never changes: copies of an
// operation share it.
class KernelArguments {
 public:
  // values: laid out as a C structure; offsets: of each argument in it.
  KernelArguments(std::vector<std::byte> values, std::span<const std::uint32_t> offsets);
  KernelArguments(const KernelArguments&) = delete;
  KernelArguments& operator=(const KernelArguments&) = delete;

  // As hipLaunchKernel takes them.
  void** addresses() const { return const_cast<void**>(addresses_.data()); }

 private:
  std::vector<std::byte> values_;
  std::vector<void*> addresses_;
};

struct KernelAttributes {
  hipAccessPolicyWindow window{};  // a hint, kept for who asks
  int priority = 0;
  int cooperative = 0;  // as the program gave it
};

struct KernelOperation {
  KernelSymbol* symbol = nullptr;
  const void* function = nullptr;  // what the program named it by
  LaunchShape shape{};
  std::shared_ptr<const KernelArguments> arguments;
  KernelAttributes attributes;
};

// Which call made the copy: what hipGraphNodeGetType and the calls that ask for parameters answer by.
enum class CopyForm { kBox, kLinear, kToSymbol, kFromSymbol };

struct CopyOperation {
  Layout to{}, from{};
  Box box{};
  hipMemcpyKind kind = hipMemcpyDefault;
  CopyForm form = CopyForm::kBox;
  std::shared_ptr<const Array> toArray, fromArray;  // kept alive where a side is one
  // As the program gave them. Captured copies have none.
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
  std::shared_ptr<std::vector<hipMemAccessDesc>> access;  // what given points to
};

struct FreeOperation {
  void* address = nullptr;
};

// A copy of the graph: owned by the operation's node, and copied with it.
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
    std::variant<EmptyOperation, KernelOperation, CopyOperation, FillOperation, HostOperation,
                 EventRecordOperation, EventWaitOperation, AllocateOperation, FreeOperation,
                 ChildGraphOperation, MemoryBatchOperation>;

hipGraphNodeType typeOf(const Operation& operation);

// Does it now, in the stream's order, and throws what the call of that kind throws. A child graph's
// nodes are done one after the other.
void perform(const Operation& operation, Stream& stream);

}  // namespace hipspv
