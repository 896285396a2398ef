// Graphs: their nodes and edges, copies, drawings, and references to the program's objects.
#include <climits>

#include "guard.h"
#include "hipspv/runtime/graph/capture.h"
#include "hipspv/runtime/graph/graph.h"
#include "hipspv/runtime/graph/graph_memory.h"

using namespace hipspv;

namespace {

// HIP's convention for returning a list: only its length if there is no array; otherwise as many elements as fit,
// and nullptr in the rest of the array.
template <class Handle>
void answer(const std::vector<Handle>& values, Handle* out, std::size_t* count) {
  require(count != nullptr, hipErrorInvalidValue);
  if (out == nullptr) {
    *count = values.size();
    return;
  }
  for (std::size_t i = 0; i < *count; ++i) out[i] = i < values.size() ? values[i] : nullptr;
  *count = std::min(*count, values.size());
}

template <class Nodes>
std::vector<hipGraphNode_t> handles(const Nodes& nodes) {
  std::vector<hipGraphNode_t> result;
  for (const auto& node : nodes) result.push_back(node->handle());
  return result;
}

std::vector<Edge> edgesOf(const hipGraphNode_t* from, const hipGraphNode_t* to, std::size_t count) {
  require(count == 0 || (from != nullptr && to != nullptr), hipErrorInvalidValue);
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < count; ++i) edges.push_back({&Node::find(from[i]), &Node::find(to[i])});
  return edges;
}

void requireCount(unsigned count) {
  require(count != 0 && count <= static_cast<unsigned>(INT_MAX), hipErrorInvalidValue);
}

}  // namespace

// ---- Graphs

HIPSPV_CALL hipGraphCreate(hipGraph_t* graph, unsigned int flags) {
  return guard([&] {
    require(graph != nullptr && flags == 0, hipErrorInvalidValue);
    *graph = std::make_unique<Graph>().release()->handle();
  });
}

HIPSPV_CALL hipGraphDestroy(hipGraph_t graph) {
  return guard([&] {
    require(graph != nullptr, hipErrorInvalidValue);
    require(Graph::lives(graph), hipErrorIllegalState);  // ROCm's result for a second call
    Graph& found = Graph::find(graph);
    require(!found.embedded(), hipErrorInvalidValue);  // its node owns it
    const std::unique_ptr<Graph> owned(&found);
  });
}

HIPSPV_CALL hipGraphClone(hipGraph_t* clone, hipGraph_t original) {
  return query(clone, [&] { return Graph::find(original).clone().release()->handle(); });
}

HIPSPV_CALL hipGraphNodeFindInClone(hipGraphNode_t* node, hipGraphNode_t original, hipGraph_t clone) {
  return guard([&] {
    require(node != nullptr, hipErrorInvalidValue);
    Node* found = Graph::find(clone).findCopyOf(Node::find(original).id());
    require(found != nullptr, hipErrorInvalidValue);
    *node = found->handle();
  });
}

HIPSPV_CALL hipGraphDebugDotPrint(hipGraph_t graph, const char* path, unsigned int flags) {
  return guard([&] {
    require(path != nullptr, hipErrorInvalidValue);
    writeDot(Graph::find(graph), object<Allocations>(), path, flags);
  });
}

// ---- Nodes and edges

HIPSPV_CALL hipGraphGetNodes(hipGraph_t graph, hipGraphNode_t* nodes, std::size_t* count) {
  return guard([&] { answer(handles(Graph::find(graph).order()), nodes, count); });
}

HIPSPV_CALL hipGraphGetRootNodes(hipGraph_t graph, hipGraphNode_t* nodes, std::size_t* count) {
  return guard([&] {
    std::vector<hipGraphNode_t> roots;
    for (const auto& node : Graph::find(graph).nodes())
      if (node->dependencies().empty()) roots.push_back(node->handle());
    answer(roots, nodes, count);
  });
}

HIPSPV_CALL hipGraphGetEdges(hipGraph_t graph, hipGraphNode_t* from, hipGraphNode_t* to, std::size_t* count) {
  return guard([&] {
    require((from == nullptr) == (to == nullptr), hipErrorInvalidValue);
    std::vector<hipGraphNode_t> sources, targets;
    for (const auto& node : Graph::find(graph).nodes()) {
      for (Node* dependent : node->dependents()) {
        sources.push_back(node->handle());
        targets.push_back(dependent->handle());
      }
    }
    require(count != nullptr, hipErrorInvalidValue);
    std::size_t room = *count;
    answer(sources, from, &room);
    answer(targets, to, count);
  });
}

HIPSPV_CALL hipGraphNodeGetDependencies(hipGraphNode_t node, hipGraphNode_t* nodes, std::size_t* count) {
  return guard([&] { answer(handles(Node::find(node).dependencies()), nodes, count); });
}

HIPSPV_CALL hipGraphNodeGetDependentNodes(hipGraphNode_t node, hipGraphNode_t* nodes, std::size_t* count) {
  return guard([&] { answer(handles(Node::find(node).dependents()), nodes, count); });
}

HIPSPV_CALL hipGraphNodeGetType(hipGraphNode_t node, hipGraphNodeType* type) {
  return query(type, [&] { return typeOf(Node::find(node).operation); });
}

HIPSPV_CALL hipGraphAddDependencies(hipGraph_t graph, const hipGraphNode_t* from, const hipGraphNode_t* to,
                                    std::size_t count) {
  return guard([&] { Graph::find(graph).addDependencies(edgesOf(from, to, count)); });
}

HIPSPV_CALL hipGraphRemoveDependencies(hipGraph_t graph, const hipGraphNode_t* from, const hipGraphNode_t* to,
                                       std::size_t count) {
  return guard([&] { Graph::find(graph).removeDependencies(edgesOf(from, to, count)); });
}

HIPSPV_CALL hipGraphDestroyNode(hipGraphNode_t node) {
  return guard([&] {
    Node& found = Node::find(node);
    found.graph().remove(found);
  });
}

// ---- The program's objects

HIPSPV_CALL hipUserObjectCreate(hipUserObject_t* object, void* resource, hipHostFn_t destroy, unsigned int references,
                                unsigned int flags) {
  return guard([&] {
    require(object != nullptr && destroy != nullptr, hipErrorInvalidValue);
    require(flags == hipUserObjectNoDestructorSync, hipErrorInvalidValue);
    requireCount(references);
    *object = std::make_unique<UserObject>(resource, destroy, references).release()->handle();
  });
}

HIPSPV_CALL hipUserObjectRelease(hipUserObject_t object, unsigned int count) {
  return guard([&] {
    requireCount(count);
    UserObject::find(object).release(count);
  });
}

HIPSPV_CALL hipUserObjectRetain(hipUserObject_t object, unsigned int count) {
  return guard([&] {
    requireCount(count);
    UserObject::find(object).retain(count);
  });
}

HIPSPV_CALL hipGraphRetainUserObject(hipGraph_t graph, hipUserObject_t object, unsigned int count, unsigned int flags) {
  return guard([&] {
    requireCount(count);
    require(flags == 0 || flags == hipGraphUserObjectMove, hipErrorInvalidValue);
    Graph& owner = Graph::find(graph);
    UserObject& kept = UserObject::find(object);
    if (flags != hipGraphUserObjectMove) kept.retain(count);
    owner.userReferences().adopt(kept, count);
  });
}

HIPSPV_CALL hipGraphReleaseUserObject(hipGraph_t graph, hipUserObject_t object, unsigned int count) {
  return guard([&] {
    requireCount(count);
    Graph::find(graph).userReferences().release(UserObject::find(object), count);
  });
}

// ---- Memory of graphs' allocation nodes

HIPSPV_CALL hipDeviceGetGraphMemAttribute(int device, hipGraphMemAttributeType which, void* value) {
  return guard([&] {
    const GraphMemoryUse use = Runtime::get().device(device).object<GraphMemory>().use();
    require(value != nullptr, hipErrorInvalidValue);
    const auto answer = [&](std::size_t bytes) { *static_cast<std::uint64_t*>(value) = bytes; };
    switch (which) {
      case hipGraphMemAttrUsedMemCurrent:
        return answer(use.used);
      case hipGraphMemAttrUsedMemHigh:
        return answer(use.usedHigh);
      case hipGraphMemAttrReservedMemCurrent:
        return answer(use.reserved);
      case hipGraphMemAttrReservedMemHigh:
        return answer(use.reservedHigh);
    }
    throw Error(hipErrorInvalidValue);
  });
}

// Only the high marks can be set, and only to 0, which resets them to the current value.
HIPSPV_CALL hipDeviceSetGraphMemAttribute(int device, hipGraphMemAttributeType which, void* value) {
  return guard([&] {
    GraphMemory& memory = Runtime::get().device(device).object<GraphMemory>();
    const bool high = which == hipGraphMemAttrUsedMemHigh || which == hipGraphMemAttrReservedMemHigh;
    require(high && value != nullptr, hipErrorInvalidValue);
    require(*static_cast<std::uint64_t*>(value) == 0, hipErrorInvalidValue);
    if (which == hipGraphMemAttrUsedMemHigh)
      memory.resetUsedHigh();
    else
      memory.resetReservedHigh();
  });
}

HIPSPV_CALL hipDeviceGraphMemTrim(int device) {
  return guard([&] { Runtime::get().device(device).object<GraphMemory>().trim(); });
}

// ---- Stream capture.
namespace {

// The legacy stream never captures; a query about it while it may not be used is an error.
CaptureInfo infoOf(hipStream_t handle) {
  Stream& stream = streamOf(handle);
  if (stream.kind() == Stream::Kind::kLegacyDefault)
    require(!object<Captures>().forbidLegacy(stream.device()), hipErrorStreamCaptureImplicit);
  return object<Captures>().info(stream);
}

template <class T, class U>
void set(T* to, const U& value) {
  if (to != nullptr) *to = value;
}

}  // namespace

HIPSPV_CALL hipStreamBeginCapture(hipStream_t stream, hipStreamCaptureMode mode) {
  return guard([&] { object<Captures>().begin(streamOf(stream), mode); });
}

HIPSPV_CALL hipStreamBeginCaptureToGraph(hipStream_t stream, hipGraph_t graph, const hipGraphNode_t* dependencies,
                                         const hipGraphEdgeData* edges, std::size_t count, hipStreamCaptureMode mode) {
  return guard([&] {
    if (edges != nullptr)
      throw Error(hipErrorNotSupported, "edges with data: kernels can't wait for a part of another kernel");
    require((dependencies == nullptr) == (count == 0), hipErrorInvalidValue);
    object<Captures>().begin(streamOf(stream), mode, &Graph::find(graph), std::span(dependencies, count));
  });
}

HIPSPV_CALL hipStreamEndCapture(hipStream_t stream, hipGraph_t* graph) {
  return guard([&] {
    require(graph != nullptr, hipErrorInvalidValue);
    Stream& ended = streamOf(stream);
    hipGraph_t result = nullptr;
    try {
      result = object<Captures>().end(ended).handle();
    } catch (const Error& error) {
      if (error.code() == hipErrorStreamCaptureInvalidated) *graph = nullptr;
      throw;
    }
    *graph = result;
  });
}

HIPSPV_CALL hipStreamIsCapturing(hipStream_t stream, hipStreamCaptureStatus* status) {
  return query(status, [&] { return infoOf(stream).status; });
}

HIPSPV_CALL hipStreamGetCaptureInfo(hipStream_t stream, hipStreamCaptureStatus* status, unsigned long long* id) {
  return hipStreamGetCaptureInfo_v2(stream, status, id, nullptr, nullptr, nullptr);
}

HIPSPV_CALL hipStreamGetCaptureInfo_v2(hipStream_t stream, hipStreamCaptureStatus* status, unsigned long long* id,
                                       hipGraph_t* graph, const hipGraphNode_t** dependencies, std::size_t* count) {
  return guard([&] {
    require(status != nullptr, hipErrorInvalidValue);
    const CaptureInfo info = infoOf(stream);
    *status = info.status;
    if (info.status != hipStreamCaptureStatusActive) return;
    set(id, info.id);
    set(graph, info.graph);
    set(dependencies, info.dependencies.data());
    set(count, info.dependencies.size());
  });
}

// Of CUDA's headers: the data of plain edges.
HIPSPV_EXPORT const hipGraphEdgeData* __hipspvPlainEdges(std::size_t count) {
  thread_local std::vector<hipGraphEdgeData> edges(1);
  if (edges.size() < count) edges.resize(count);
  return edges.data();
}

HIPSPV_CALL hipStreamUpdateCaptureDependencies(hipStream_t stream, hipGraphNode_t* dependencies, std::size_t count,
                                               unsigned int flags) {
  return guard([&] {
    Stream& capturing = streamOf(stream);
    require(capturing.capturing(), hipErrorIllegalState);
    require(flags == hipStreamAddCaptureDependencies || flags == hipStreamSetCaptureDependencies, hipErrorInvalidValue);
    require(dependencies != nullptr || count == 0, hipErrorInvalidValue);
    object<Captures>().setDependencies(capturing, std::span(dependencies, count),
                                       flags == hipStreamAddCaptureDependencies);
  });
}

HIPSPV_CALL hipThreadExchangeStreamCaptureMode(hipStreamCaptureMode* mode) {
  return guard([&] {
    require(mode != nullptr && *mode >= hipStreamCaptureModeGlobal && *mode <= hipStreamCaptureModeRelaxed,
            hipErrorInvalidValue);
    const int old = threadState.captureMode;
    threadState.captureMode = *mode;
    *mode = static_cast<hipStreamCaptureMode>(old);
  });
}
