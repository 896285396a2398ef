// Graphs: their nodes and edges, executable graphs, the program's objects, memory of nodes.
#include <sys/stat.h>

#include "untouched.h"

// A graph of two nodes and the edge between them, another graph's node, and one of a destroyed
// graph. Refused calls change none of it.
struct Graphs {
  hipGraph_t graph, other, gone;
  hipGraphNode_t first, second, foreign, lost;
  hipGraphExec_t exec;

  Graphs() {
    for (hipGraph_t* made : {&graph, &other}) HIP(hipGraphCreate(made, 0));
    HIP(hipGraphAddEmptyNode(&first, graph, nullptr, 0));
    HIP(hipGraphAddEmptyNode(&second, graph, &first, 1));
    HIP(hipGraphAddEmptyNode(&foreign, other, nullptr, 0));
    HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
    HIP(hipGraphCreate(&gone, 0));
    HIP(hipGraphAddEmptyNode(&lost, gone, nullptr, 0));
    HIP(hipGraphDestroy(gone));
  }
  ~Graphs() {
    holds(count(graph, hipGraphGetNodes) == 2);
    holds(count(other, hipGraphGetNodes) == 1);
    holds(count(graph, hipGraphGetRootNodes) == 1);
    std::size_t edges = 0;
    HIP(hipGraphGetEdges(graph, nullptr, nullptr, &edges));
    holds(edges == 1);
    HIP(hipGraphLaunch(exec, nullptr));
    HIP(hipStreamSynchronize(nullptr));
    HIP(hipGraphExecDestroy(exec));
    HIP(hipGraphDestroy(graph));
    HIP(hipGraphDestroy(other));
  }

  static std::size_t count(hipGraph_t of, hipError_t get(hipGraph_t, hipGraphNode_t*, std::size_t*)) {
    std::size_t result = 0;
    HIP(get(of, nullptr, &result));
    return result;
  }
};

static void testGraphs() {
  Graphs g;
  Untouched<hipGraph_t> graph;
  Untouched<hipGraphNode_t> node;
  Untouched<std::size_t> size;
  Untouched<hipGraphNodeType> type;
  refuses(hipErrorInvalidValue, hipGraphCreate(nullptr, 0));
  refuses(hipErrorInvalidValue, hipGraphCreate(graph, 1));
  refuses(hipErrorInvalidValue, hipGraphDestroy(nullptr));
  refuses(hipErrorIllegalState, hipGraphDestroy(g.gone));
  refuses(hipErrorInvalidValue, hipGraphClone(nullptr, g.graph));
  refuses(hipErrorInvalidValue, hipGraphClone(graph, nullptr));
  refuses(hipErrorInvalidValue, hipGraphClone(graph, g.gone));
  refuses(hipErrorInvalidValue, hipGraphNodeFindInClone(nullptr, g.first, g.graph));
  refuses(hipErrorInvalidValue, hipGraphNodeFindInClone(node, nullptr, g.graph));
  refuses(hipErrorInvalidValue, hipGraphNodeFindInClone(node, g.first, nullptr));
  refuses(hipErrorInvalidValue, hipGraphNodeFindInClone(node, g.first, g.graph));
  refuses(hipErrorInvalidValue, hipGraphGetNodes(nullptr, nullptr, size));
  refuses(hipErrorInvalidValue, hipGraphGetNodes(g.gone, nullptr, size));
  refuses(hipErrorInvalidValue, hipGraphGetNodes(g.graph, node, nullptr));
  refuses(hipErrorInvalidValue, hipGraphGetRootNodes(nullptr, nullptr, size));
  refuses(hipErrorInvalidValue, hipGraphGetRootNodes(g.graph, node, nullptr));
  refuses(hipErrorInvalidValue, hipGraphGetEdges(nullptr, nullptr, nullptr, size));
  refuses(hipErrorInvalidValue, hipGraphGetEdges(g.graph, node, nullptr, size));
  refuses(hipErrorInvalidValue, hipGraphGetEdges(g.graph, nullptr, nullptr, nullptr));
  refuses(hipErrorInvalidValue, hipGraphNodeGetDependencies(nullptr, nullptr, size));
  refuses(hipErrorInvalidValue, hipGraphNodeGetDependencies(g.second, node, nullptr));
  refuses(hipErrorInvalidValue, hipGraphNodeGetDependentNodes(nullptr, nullptr, size));
  refuses(hipErrorInvalidValue, hipGraphNodeGetDependentNodes(g.first, node, nullptr));
  refuses(hipErrorInvalidValue, hipGraphNodeGetType(nullptr, type));
  refuses(hipErrorInvalidValue, hipGraphNodeGetType(g.lost, type));
  refuses(hipErrorInvalidValue, hipGraphNodeGetType(g.first, nullptr));
  refuses(hipErrorInvalidValue, hipGraphDestroyNode(nullptr));
  refuses(hipErrorInvalidValue, hipGraphDestroyNode(g.lost));
  refuses(hipErrorInvalidValue, hipGraphDebugDotPrint(nullptr, "/dev/null", 0));
  refuses(hipErrorInvalidValue, hipGraphDebugDotPrint(g.graph, nullptr, 0));
  refuses(hipErrorOperatingSystem, hipGraphDebugDotPrint(g.graph, "/nowhere/at/all", 0));
  refuses(hipErrorOperatingSystem, hipGraphDebugDotPrint(g.graph, "/dev/full", 0));
}

static void testEdges() {
  Graphs g;
  hipGraphNode_t third;
  HIP(hipGraphAddEmptyNode(&third, g.graph, nullptr, 0));
  refuses(hipErrorInvalidValue, hipGraphAddDependencies(nullptr, &g.first, &third, 1));
  refuses(hipErrorInvalidValue, hipGraphAddDependencies(g.graph, nullptr, &third, 1));
  refuses(hipErrorInvalidValue, hipGraphAddDependencies(g.graph, &g.first, nullptr, 1));
  refuses(hipErrorInvalidValue, hipGraphAddDependencies(g.graph, &g.first, &g.first, 1));
  refuses(hipErrorInvalidValue, hipGraphAddDependencies(g.graph, &g.first, &g.second, 1));
  refuses(hipErrorInvalidValue, hipGraphAddDependencies(g.graph, &g.first, &g.foreign, 1));
  // The first of these edges alone would be accepted.
  hipGraphNode_t from[] = {g.second, g.first}, to[] = {third, g.foreign};
  hipGraphNode_t fromSame[] = {g.first, g.first}, toSame[] = {g.second, g.second};
  refuses(hipErrorInvalidValue, hipGraphAddDependencies(g.graph, from, to, 2));
  refuses(hipErrorInvalidValue, hipGraphRemoveDependencies(g.graph, fromSame, toSame, 2));
  refuses(hipErrorInvalidValue, hipGraphRemoveDependencies(nullptr, &g.first, &g.second, 1));
  refuses(hipErrorInvalidValue, hipGraphRemoveDependencies(g.graph, nullptr, &g.second, 1));
  refuses(hipErrorInvalidValue, hipGraphRemoveDependencies(g.graph, &g.first, nullptr, 1));
  refuses(hipErrorInvalidValue, hipGraphRemoveDependencies(g.graph, &g.second, &g.first, 1));
  HIP(hipGraphDestroyNode(third));
}

static void testInstantiation() {
  Graphs g;
  Untouched<hipGraphExec_t> exec;
  hipGraphNode_t node;
  char log[64];
  refuses(hipErrorInvalidValue, hipGraphInstantiate(nullptr, g.graph, &node, log, sizeof log));
  refuses(hipErrorInvalidValue, hipGraphInstantiate(exec, nullptr, &node, log, sizeof log));
  refuses(hipErrorInvalidValue, hipGraphInstantiateWithFlags(nullptr, g.graph, 0));
  refuses(hipErrorInvalidValue, hipGraphInstantiateWithFlags(exec, nullptr, 0));
  refuses(hipErrorInvalidValue, hipGraphInstantiateWithFlags(exec, g.graph, 1u << 20));
  refuses(hipErrorNotSupported, hipGraphInstantiateWithFlags(exec, g.graph, hipGraphInstantiateFlagDeviceLaunch));
  hipStream_t gone;
  HIP(hipStreamCreate(&gone));
  HIP(hipStreamDestroy(gone));
  hipGraphInstantiateParams good{}, bad{}, lost{};
  bad.flags = 1u << 20;
  lost.flags = hipGraphInstantiateFlagUpload;
  lost.uploadStream = gone;
  refuses(hipErrorInvalidValue, hipGraphInstantiateWithParams(nullptr, g.graph, &good));
  refuses(hipErrorInvalidValue, hipGraphInstantiateWithParams(exec, nullptr, &good));
  holds(good.result_out == hipGraphInstantiateError);
  refuses(hipErrorInvalidValue, hipGraphInstantiateWithParams(exec, g.graph, nullptr));
  refuses(hipErrorInvalidValue, hipGraphInstantiateWithParams(exec, g.graph, &bad));
  refuses(hipErrorContextIsDestroyed, hipGraphInstantiateWithParams(exec, g.graph, &lost));
}

static void testLaunches() {
  Graphs g;
  hipStream_t gone;
  hipGraphExec_t ended;
  HIP(hipStreamCreate(&gone));
  HIP(hipStreamDestroy(gone));
  HIP(hipGraphInstantiate(&ended, g.graph, nullptr, nullptr, 0));
  HIP(hipGraphExecDestroy(ended));
  Untouched<unsigned long long> flags;
  refuses(hipErrorInvalidValue, hipGraphLaunch(nullptr, nullptr));
  refuses(hipErrorInvalidValue, hipGraphLaunch(ended, nullptr));
  refuses(hipErrorContextIsDestroyed, hipGraphLaunch(g.exec, gone));
  refuses(hipErrorInvalidValue, hipGraphUpload(nullptr, nullptr));
  refuses(hipErrorInvalidValue, hipGraphUpload(ended, nullptr));
  refuses(hipErrorContextIsDestroyed, hipGraphUpload(g.exec, gone));
  refuses(hipErrorInvalidValue, hipGraphExecGetFlags(nullptr, flags));
  refuses(hipErrorInvalidValue, hipGraphExecGetFlags(g.exec, nullptr));
  refuses(hipErrorInvalidValue, hipGraphExecDestroy(nullptr));
  refuses(hipErrorInvalidValue, hipGraphExecDestroy(ended));
}

static void testUpdates() {
  Graphs g;
  hipGraphNode_t node = nullptr;
  hipGraphExecUpdateResult result;
  refuses(hipErrorInvalidValue, hipGraphExecUpdate(nullptr, g.graph, &node, &result));
  refuses(hipErrorInvalidValue, hipGraphExecUpdate(g.exec, nullptr, &node, &result));
  refuses(hipErrorInvalidValue, hipGraphExecUpdate(g.exec, g.graph, nullptr, &result));
  refuses(hipErrorInvalidValue, hipGraphExecUpdate(g.exec, g.graph, &node, nullptr));
  refuses(hipErrorGraphExecUpdateFailure, hipGraphExecUpdate(g.exec, g.other, &node, &result));
  holds(result == hipGraphExecUpdateErrorTopologyChanged);
}

static void testUserObjects() {
  Graphs g;
  const auto destroy = [](void* calls) { ++*static_cast<int*>(calls); };
  int calls = 0;
  hipUserObject_t object;
  Untouched<hipUserObject_t> none;
  const unsigned plain = hipUserObjectNoDestructorSync;
  refuses(hipErrorInvalidValue, hipUserObjectCreate(nullptr, &calls, destroy, 1, plain));
  refuses(hipErrorInvalidValue, hipUserObjectCreate(none, &calls, nullptr, 1, plain));
  refuses(hipErrorInvalidValue, hipUserObjectCreate(none, &calls, destroy, 0, plain));
  refuses(hipErrorInvalidValue, hipUserObjectCreate(none, &calls, destroy, UINT_MAX, plain));
  refuses(hipErrorInvalidValue, hipUserObjectCreate(none, &calls, destroy, 1, 0));
  HIP(hipUserObjectCreate(&object, &calls, destroy, 2, plain));
  refuses(hipErrorInvalidValue, hipUserObjectRelease(nullptr, 1));
  refuses(hipErrorInvalidValue, hipUserObjectRelease(object, 0));
  refuses(hipErrorInvalidValue, hipUserObjectRelease(object, 3));
  refuses(hipErrorInvalidValue, hipUserObjectRetain(nullptr, 1));
  refuses(hipErrorInvalidValue, hipUserObjectRetain(object, 0));
  refuses(hipErrorInvalidValue, hipGraphRetainUserObject(nullptr, object, 1, 0));
  refuses(hipErrorInvalidValue, hipGraphRetainUserObject(g.graph, nullptr, 1, 0));
  refuses(hipErrorInvalidValue, hipGraphRetainUserObject(g.graph, object, 0, 0));
  refuses(hipErrorInvalidValue, hipGraphRetainUserObject(g.graph, object, 1, 77));
  refuses(hipErrorInvalidValue, hipGraphReleaseUserObject(nullptr, object, 1));
  refuses(hipErrorInvalidValue, hipGraphReleaseUserObject(g.graph, nullptr, 1));
  refuses(hipErrorInvalidValue, hipGraphReleaseUserObject(g.graph, object, 1));
  HIP(hipGraphRetainUserObject(g.graph, object, 1, 0));
  refuses(hipErrorInvalidValue, hipGraphReleaseUserObject(g.graph, object, 2));
  refuses(hipErrorInvalidValue, hipGraphReleaseUserObject(g.graph, object, 0));
  HIP(hipGraphReleaseUserObject(g.graph, object, 1));
  HIP(hipUserObjectRelease(object, 1));
  holds(calls == 0);
  HIP(hipUserObjectRelease(object, 1));
  holds(calls == 1);
  refuses(hipErrorInvalidValue, hipUserObjectRelease(object, 1));
}

static void testGraphMemory() {
  Untouched<std::uint64_t> answer;
  std::uint64_t zero = 0, one = 1;
  const auto high = hipGraphMemAttrUsedMemHigh, now = hipGraphMemAttrUsedMemCurrent;
  const auto unknown = static_cast<hipGraphMemAttributeType>(77);
  refuses(hipErrorInvalidDevice, hipDeviceGetGraphMemAttribute(77, high, answer));
  refuses(hipErrorInvalidDevice, hipDeviceGetGraphMemAttribute(-1, high, answer));
  refuses(hipErrorInvalidValue, hipDeviceGetGraphMemAttribute(0, high, nullptr));
  refuses(hipErrorInvalidValue, hipDeviceGetGraphMemAttribute(0, unknown, answer));
  refuses(hipErrorInvalidDevice, hipDeviceSetGraphMemAttribute(77, high, &zero));
  refuses(hipErrorInvalidValue, hipDeviceSetGraphMemAttribute(0, high, nullptr));
  refuses(hipErrorInvalidValue, hipDeviceSetGraphMemAttribute(0, now, &zero));
  refuses(hipErrorInvalidValue, hipDeviceSetGraphMemAttribute(0, high, &one));
  refuses(hipErrorInvalidDevice, hipDeviceGraphMemTrim(77));
}

int main() {
  testGraphs();
  testEdges();
  testInstantiation();
  testLaunches();
  testUpdates();
  testUserObjects();
  testGraphMemory();
  return refusals::result();
}
