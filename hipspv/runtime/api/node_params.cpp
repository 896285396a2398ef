#include "node_params.h"

#include <algorithm>
#include <tuple>

#include "hipspv/runtime/graph/graph_memory.h"
#include "hipspv/runtime/memory/advice.h"
#include "hipspv/runtime/memory/array.h"
#include "hipspv/runtime/memory/copy.h"
#include "kernels.h"
#include "runtime.h"

namespace hipspv {
namespace {

// The range of hipDeviceGetStreamPriorityRange.
constexpr int kMostUrgent = -1, kLeastUrgent = 1;

Device& current() { return Runtime::get().current(); }

std::shared_ptr<const KernelArguments> keepExtra(const KernelPlan& plan, void** extra) {
  const PackedArguments packed = unpackExtra(extra);
  return plan.keepPacked(packed.buffer, packed.bytes);
}

CopyOperation operationOf(CopyRequest request) {
  checkCopy(Runtime::get(), request.to, request.from, request.box, request.kind);
  CopyOperation operation;
  operation.to = request.to;
  operation.from = request.from;
  operation.box = request.box;
  operation.kind = request.kind;
  operation.toArray = std::move(request.toArray);
  operation.fromArray = std::move(request.fromArray);
  return operation;
}

CopyOperation linearOperation(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind, CopyForm form) {
  require(to != nullptr && from != nullptr && bytes != 0 && to != from, hipErrorInvalidValue);
  CopyRequest request;
  request.to.base = static_cast<std::byte*>(to);
  request.from.base = static_cast<std::byte*>(const_cast<void*>(from));
  request.box = {bytes};
  request.kind = kind;
  CopyOperation operation = operationOf(std::move(request));
  operation.form = form;
  return operation;
}

// Throws hipErrorInvalidValue for an invalid device, hipErrorInvalidDevice for one that can't access the owner's
// memory.
void allowAccess(const Device& owner, const hipMemAccessDesc& access) {
  require(access.location.type == hipMemLocationTypeDevice, hipErrorInvalidValue);
  const int ordinal = access.location.id;
  require(ordinal >= 0 && ordinal < Runtime::get().deviceCount(), hipErrorInvalidValue);
  const Device& device = Runtime::get().device(ordinal);
  require(canReach(device, owner), hipErrorInvalidDevice);
  if (&device != &owner) allowPeer(device, owner);
}

}  // namespace

// ---- From HIP's structures

KernelOperation operationOf(const hipKernelNodeParams& params) {
  require(params.func != nullptr, hipErrorInvalidValue);
  require(params.kernelParams == nullptr || params.extra == nullptr, hipErrorInvalidValue);
  KernelSymbol* symbol = Registry::instance().kernel(params.func);
  const KernelPlan& plan = planOf(symbol, current());
  KernelOperation operation;
  operation.symbol = symbol;
  operation.function = params.func;
  operation.shape = {params.gridDim, params.blockDim, params.sharedMemBytes};
  plan.check(operation.shape);
  operation.arguments = params.extra != nullptr ? keepExtra(plan, params.extra) : plan.keep(params.kernelParams);
  return operation;
}

CopyOperation operationOf(const hipMemcpy3DParms& params) {
  CopyOperation operation = operationOf(requestOf(object<Arrays>(), params));
  operation.given = params;
  return operation;
}

CopyOperation operationOf(const HIP_MEMCPY3D& params) {
  CopyOperation operation = operationOf(requestOf(object<Arrays>(), params));
  operation.given = params;
  return operation;
}

CopyOperation linearCopy(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind) {
  return linearOperation(to, from, bytes, kind, CopyForm::kLinear);
}

CopyOperation copyToSymbol(const void* symbol, const void* from, std::size_t bytes, std::size_t offset,
                           hipMemcpyKind kind) {
  require(symbol != nullptr, hipErrorInvalidSymbol);
  require(from != nullptr && bytes != 0 && from != symbol, hipErrorInvalidValue);
  require(kind != hipMemcpyDeviceToHost && kind != hipMemcpyHostToHost, hipErrorInvalidMemcpyDirection);
  return linearOperation(symbolAddress(symbol, bytes, offset), from, bytes, kind, CopyForm::kToSymbol);
}

CopyOperation copyFromSymbol(void* to, const void* symbol, std::size_t bytes, std::size_t offset, hipMemcpyKind kind) {
  require(symbol != nullptr, hipErrorInvalidSymbol);
  require(to != nullptr && bytes != 0 && to != symbol, hipErrorInvalidValue);
  require(kind != hipMemcpyHostToDevice && kind != hipMemcpyHostToHost, hipErrorInvalidMemcpyDirection);
  return linearOperation(to, symbolAddress(symbol, bytes, offset), bytes, kind, CopyForm::kFromSymbol);
}

FillOperation operationOf(const hipMemsetParams& params) {
  const std::size_t element = params.elementSize;
  require(element == 1 || element == 2 || element == 4, hipErrorInvalidValue);
  require(params.dst != nullptr && params.width != 0 && params.height != 0, hipErrorInvalidValue);
  std::size_t width = 0;
  require(!__builtin_mul_overflow(params.width, element, &width), hipErrorInvalidValue);
  require(params.height == 1 || width <= params.pitch, hipErrorInvalidValue);
  FillOperation operation;
  operation.to = {static_cast<std::byte*>(params.dst), params.pitch, 0};
  operation.box = {width, params.height};
  operation.pattern = params.value;
  operation.patternBytes = element;
  checkFill(Runtime::get(), operation.to, operation.box);
  return operation;
}

HostOperation operationOf(const hipHostNodeParams& params) {
  require(params.fn != nullptr, hipErrorInvalidValue);
  return {params.fn, params.userData};
}

EventRecordOperation recordOf(hipEvent_t event) {
  require(event != nullptr, hipErrorInvalidValue);
  return {event, shareEvent(event)};
}

EventWaitOperation waitOf(hipEvent_t event) {
  require(event != nullptr, hipErrorInvalidValue);
  return {event, shareEvent(event)};
}

ChildGraphOperation childOf(hipGraph_t graph) {
  std::shared_ptr<Graph> copy = Graph::find(graph).clone();
  copy->embed();
  return {std::move(copy)};
}

FreeOperation freeOf(const Graph& graph, void* address) {
  require(address != nullptr && graph.mayFree(address), hipErrorInvalidValue);
  for (const auto& device : Runtime::get().devices())
    if (device->object<GraphMemory>().known(address)) return {address};
  throw Error(hipErrorInvalidValue);
}

MemoryBatchOperation operationOf(const hipBatchMemOpNodeParams& params) {
  // 256: CUDA's and ROCm's limit for a batch.
  require(params.paramArray != nullptr && params.count != 0 && params.count <= 256 && params.flags == 0,
          hipErrorInvalidValue);
  MemoryBatchOperation operation;
  operation.operations.assign(params.paramArray, params.paramArray + params.count);
  operation.flags = params.flags;
  operation.context = params.ctx;
  return operation;
}

AllocateOperation allocationOf(const Graph& graph, std::span<Node* const> dependencies, hipMemAllocNodeParams& params) {
  params.dptr = nullptr;
  require(params.bytesize != 0, hipErrorInvalidValue);
  require(params.poolProps.allocType == hipMemAllocationTypePinned &&
              params.poolProps.location.type == hipMemLocationTypeDevice &&
              params.poolProps.handleTypes == hipMemHandleTypeNone,
          hipErrorInvalidValue);
  require(params.accessDescCount == 0 || params.accessDescs != nullptr, hipErrorInvalidValue);
  const int ordinal = params.poolProps.location.id;
  require(ordinal >= 0 && ordinal < Runtime::get().deviceCount(), hipErrorInvalidValue);
  Device& owner = Runtime::get().device(ordinal);
  for (std::size_t i = 0; i < params.accessDescCount; ++i) allowAccess(owner, params.accessDescs[i]);
  AllocateOperation operation;
  GraphMemory& memory = owner.object<GraphMemory>();
  operation.block = graph.memoryFor(params.bytesize, memory, dependencies);
  params.dptr = operation.block->address();
  operation.access =
      std::make_shared<std::vector<hipMemAccessDesc>>(params.accessDescs, params.accessDescs + params.accessDescCount);
  operation.given = params;
  operation.given.accessDescs = operation.access->data();
  return operation;
}

Operation operationOf(const Graph& graph, std::span<Node* const> dependencies, hipGraphNodeParams& params) {
  switch (params.type) {
    case hipGraphNodeTypeKernel:
      return operationOf(params.kernel);
    case hipGraphNodeTypeMemcpy:
      return operationOf(params.memcpy.copyParams);
    case hipGraphNodeTypeMemset:
      return operationOf(params.memset);
    case hipGraphNodeTypeHost:
      return operationOf(params.host);
    case hipGraphNodeTypeGraph:
      return childOf(params.graph.graph);
    case hipGraphNodeTypeEmpty:
      return EmptyOperation{};
    case hipGraphNodeTypeWaitEvent:
      return waitOf(params.eventWait.event);
    case hipGraphNodeTypeEventRecord:
      return recordOf(params.eventRecord.event);
    case hipGraphNodeTypeMemAlloc:
      return allocationOf(graph, dependencies, params.alloc);
    case hipGraphNodeTypeMemFree:
      return freeOf(graph, params.free.dptr);
    case hipGraphNodeTypeExtSemaphoreSignal:
    case hipGraphNodeTypeExtSemaphoreWait:
      throw Error(hipErrorNotSupported,
                  "graph nodes of external semaphores need another API's semaphores, "
                  "and no device that hipspv runs on can import any");
    default:
      throw Error(hipErrorInvalidValue);
  }
}

// ---- To HIP's structures

hipKernelNodeParams kernelParams(const KernelOperation& operation) {
  hipKernelNodeParams params{};
  params.func = const_cast<void*>(operation.function);
  params.gridDim = operation.shape.grid;
  params.blockDim = operation.shape.block;
  params.sharedMemBytes = static_cast<unsigned>(operation.shape.sharedBytes);
  params.kernelParams = operation.arguments->addresses();
  return params;
}

namespace {

// Of a captured copy: an array of the device's own. Other arrays are memory there.
hipArray_t handleOf(const Array* array) { return reinterpret_cast<hipArray_t>(const_cast<Array*>(array)); }
std::size_t texelBytes(const Array* array) { return array != nullptr ? array->texel().bytes() : 1; }

}  // namespace

hipMemcpy3DParms copyParams(const CopyOperation& operation) {
  if (const auto* given = std::get_if<hipMemcpy3DParms>(&operation.given)) return *given;
  const auto position = [](const Layout& layout) {
    return make_hipPos(layout.x / texelBytes(layout.array), layout.y, layout.z);
  };
  const auto side = [&](const Layout& layout) {
    if (layout.array != nullptr) return hipPitchedPtr{};
    const std::size_t pitch = layout.pitch != 0 ? layout.pitch : operation.box.width;
    const std::size_t rows = layout.slice != 0 ? layout.slice / pitch : operation.box.height;
    return make_hipPitchedPtr(layout.base, pitch, operation.box.width, rows);
  };
  hipMemcpy3DParms params{};
  params.dstArray = handleOf(operation.to.array);
  params.dstPos = position(operation.to);
  params.dstPtr = side(operation.to);
  params.srcArray = handleOf(operation.from.array);
  params.srcPos = position(operation.from);
  params.srcPtr = side(operation.from);
  const std::size_t unit = std::max(texelBytes(operation.to.array), texelBytes(operation.from.array));
  params.extent = make_hipExtent(operation.box.width / unit, operation.box.height, operation.box.depth);
  params.kind = operation.kind;
  return params;
}

HIP_MEMCPY3D driverCopyParams(const CopyOperation& operation) {
  if (const auto* given = std::get_if<HIP_MEMCPY3D>(&operation.given)) return *given;
  HIP_MEMCPY3D params{};
  const bool toHost = operation.kind == hipMemcpyDeviceToHost || operation.kind == hipMemcpyHostToHost;
  const bool fromHost = operation.kind == hipMemcpyHostToDevice || operation.kind == hipMemcpyHostToHost;
  const auto rows = [](const Layout& layout) { return layout.pitch != 0 ? layout.slice / layout.pitch : 0; };
  params.dstMemoryType = toHost ? hipMemoryTypeHost : hipMemoryTypeDevice;
  (toHost ? params.dstHost : params.dstDevice) = operation.to.base;
  params.dstPitch = operation.to.pitch;
  params.dstHeight = rows(operation.to);
  params.srcMemoryType = fromHost ? hipMemoryTypeHost : hipMemoryTypeDevice;
  if (fromHost)
    params.srcHost = operation.from.base;
  else
    params.srcDevice = operation.from.base;
  params.srcPitch = operation.from.pitch;
  params.srcHeight = rows(operation.from);
  const auto setArray = [](const Layout& layout, hipMemoryType& type, hipArray_t& array, std::size_t& x, std::size_t& y,
                           std::size_t& z) {
    if (layout.array == nullptr) return;
    type = hipMemoryTypeArray;
    array = handleOf(layout.array);
    std::tie(x, y, z) = std::tie(layout.x, layout.y, layout.z);
  };
  setArray(operation.to, params.dstMemoryType, params.dstArray, params.dstXInBytes, params.dstY, params.dstZ);
  setArray(operation.from, params.srcMemoryType, params.srcArray, params.srcXInBytes, params.srcY, params.srcZ);
  params.WidthInBytes = operation.box.width;
  params.Height = operation.box.height;
  params.Depth = operation.box.depth;
  return params;
}

hipMemsetParams fillParams(const FillOperation& operation) {
  hipMemsetParams params{};
  params.dst = operation.to.base;
  params.elementSize = static_cast<unsigned>(operation.patternBytes);
  params.height = operation.box.height;
  params.pitch = operation.to.pitch;
  params.value = operation.pattern;
  params.width = operation.box.width / operation.patternBytes;
  return params;
}

hipMemsetParams fillParams(const FillParams6& params) {
  hipMemsetParams result{};
  result.dst = params.dst;
  result.elementSize = params.elementSize;
  result.height = params.height;
  result.pitch = params.pitch;
  result.value = params.value;
  result.width = params.width;
  return result;
}

// ---- Attributes

void setAttribute(KernelAttributes& attributes, hipKernelNodeAttrID which, const hipKernelNodeAttrValue& value) {
  switch (which) {
    case hipKernelNodeAttributeAccessPolicyWindow:
      checkWindow(value.accessPolicyWindow, current());
      attributes.window = value.accessPolicyWindow;
      return;
    case hipKernelNodeAttributeCooperative:
      attributes.cooperative = value.cooperative;
      return;
    case hipKernelNodeAttributePriority: {
      require(value.priority >= kMostUrgent && value.priority <= kLeastUrgent, hipErrorInvalidValue);
      attributes.priority = value.priority;
      return;
    }
    default:
      throw Error(hipErrorInvalidValue);
  }
}

hipKernelNodeAttrValue attribute(const KernelAttributes& attributes, hipKernelNodeAttrID which) {
  hipKernelNodeAttrValue value{};
  switch (which) {
    case hipKernelNodeAttributeAccessPolicyWindow:
      value.accessPolicyWindow = attributes.window;
      return value;
    case hipKernelNodeAttributeCooperative:
      value.cooperative = attributes.cooperative;
      return value;
    case hipKernelNodeAttributePriority:
      value.priority = attributes.priority;
      return value;
    default:
      throw Error(hipErrorInvalidValue);
  }
}

}  // namespace hipspv
