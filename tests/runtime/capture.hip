// Stream capture: which calls become nodes, how streams join and part, and which calls are forbidden.
#include "show.h"

#include <algorithm>
#include <cstdint>
#include <thread>
#include <vector>

__global__ void store(int* out, int value) { *out = value; }
__global__ void add(int* out, const int* a, const int* b) { *out = *a + *b; }
__global__ void twice(int* data) { *data *= 2; }

constexpr auto kGlobal = hipStreamCaptureModeGlobal;
constexpr auto kThread = hipStreamCaptureModeThreadLocal;
constexpr auto kRelaxed = hipStreamCaptureModeRelaxed;

static int* slots;  // pinned
static hipStream_t a, b, c;
static hipEvent_t event, other;

static std::size_t nodes(hipGraph_t graph) {
  std::size_t count = 0;
  HIP(hipGraphGetNodes(graph, nullptr, &count));
  return count;
}

static std::size_t edges(hipGraph_t graph) {
  std::size_t count = 0;
  HIP(hipGraphGetEdges(graph, nullptr, nullptr, &count));
  return count;
}

static int count(hipGraph_t graph, hipGraphNodeType type) {
  std::size_t all = nodes(graph);
  std::vector<hipGraphNode_t> list(all);
  HIP(hipGraphGetNodes(graph, list.data(), &all));
  return static_cast<int>(std::count_if(list.begin(), list.end(), [&](hipGraphNode_t node) {
    hipGraphNodeType is;
    HIP(hipGraphNodeGetType(node, &is));
    return is == type;
  }));
}

static void launch(hipGraph_t graph) {
  hipGraphExec_t executable;
  HIP(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  HIP(hipGraphLaunch(executable, c));
  HIP(hipStreamSynchronize(c));
  HIP(hipGraphExecDestroy(executable));
}

static hipStreamCaptureStatus status(hipStream_t stream) {
  hipStreamCaptureStatus result;
  HIP(hipStreamIsCapturing(stream, &result));
  return result;
}

// Ends a capture that has gone wrong.
static hipError_t drop(hipStream_t stream) {
  hipGraph_t graph = nullptr;
  const hipError_t error = hipStreamEndCapture(stream, &graph);
  if (graph != nullptr) HIP(hipGraphDestroy(graph));
  return error;
}

static void testKinds() {
  int* memory;
  int host = 21, back = 0, called = 0;
  HIP(hipMalloc(&memory, 64));
  HIP(hipMemset(memory, 0, 64));
  HIP(hipDeviceSynchronize());
  hipGraph_t graph;
  HIP(hipStreamBeginCapture(a, kGlobal));
  HIP(hipMemcpyAsync(memory, &host, sizeof host, hipMemcpyHostToDevice, a));
  twice<<<1, 1, 0, a>>>(memory);
  HIP(hipMemsetAsync(memory + 4, 1, 4, a));
  HIP(hipMemcpyAsync(&back, memory, sizeof back, hipMemcpyDeviceToHost, a));
  HIP(hipLaunchHostFunc(a, [](void* data) { ++*static_cast<int*>(data); }, &called));
  HIP(hipStreamWriteValue32(a, slots + 8, 77, 0));
  HIP(hipStreamEndCapture(a, &graph));
  show("kinds.nodes", nodes(graph));
  show("kinds.edges", edges(graph));
  show("kinds.copies", count(graph, hipGraphNodeTypeMemcpy));
  show("kinds.fills", count(graph, hipGraphNodeTypeMemset));
  show("kinds.kernels", count(graph, hipGraphNodeTypeKernel));
  show("kinds.functions", count(graph, hipGraphNodeTypeHost));
  show("kinds.not done", back == 0 && called == 0);
  launch(graph);
  show("kinds.back", back);
  host = 4;  // a graph reads the value at its launch
  launch(graph);
  show("kinds.again", back);
  show("kinds.called", called);
  show("kinds.written", slots[8]);
  int set = 0;
  HIP(hipMemcpy(&set, memory + 4, sizeof set, hipMemcpyDeviceToHost));
  show("kinds.set", set);
  HIP(hipGraphDestroy(graph));
  HIP(hipFree(memory));
}

// a: store, fork; b: store; a: store; join; a: add.
static void testFork() {
  slots[0] = slots[1] = slots[2] = slots[3] = 0;
  hipGraph_t graph;
  unsigned long long idA = 0, idB = 1;
  hipStreamCaptureStatus state;
  HIP(hipStreamBeginCapture(a, kGlobal));
  store<<<1, 1, 0, a>>>(slots, 1);
  HIP(hipEventRecord(event, a));
  show("fork.before", status(b));
  HIP(hipStreamWaitEvent(b, event, 0));
  show("fork.after", status(b));
  HIP(hipStreamGetCaptureInfo(a, &state, &idA));
  HIP(hipStreamGetCaptureInfo(b, &state, &idB));
  show("fork.one sequence", idA == idB);
  store<<<1, 1, 0, b>>>(slots + 1, 2);
  store<<<1, 1, 0, a>>>(slots + 2, 40);
  HIP(hipEventRecord(other, b));
  HIP(hipStreamWaitEvent(a, other, 0));
  add<<<1, 1, 0, a>>>(slots + 3, slots + 1, slots + 2);
  show("fork.unmatched", hipStreamEndCapture(b, &graph));
  HIP(hipStreamEndCapture(a, &graph));
  show("fork.ended", status(b));
  show("fork.nodes", nodes(graph));
  show("fork.edges", edges(graph));
  launch(graph);
  show("fork.sum", slots[3]);
  HIP(hipGraphDestroy(graph));
}

static void testEnds() {
  hipGraph_t graph = nullptr;
  show("end.none", hipStreamEndCapture(a, &graph));
  show("end.legacy", hipStreamEndCapture(nullptr, &graph));
  show("end.null", hipStreamEndCapture(a, nullptr));
  // A fork that does nothing needn't be joined; one that does work must.
  HIP(hipStreamBeginCapture(a, kGlobal));
  store<<<1, 1, 0, a>>>(slots, 1);
  HIP(hipEventRecord(event, a));
  HIP(hipStreamWaitEvent(b, event, 0));
  show("end.idle fork", drop(a));
  HIP(hipStreamBeginCapture(a, kGlobal));
  store<<<1, 1, 0, a>>>(slots, 1);
  HIP(hipEventRecord(event, a));
  HIP(hipStreamWaitEvent(b, event, 0));
  store<<<1, 1, 0, b>>>(slots, 1);
  show("end.unjoined", drop(a));
  show("end.unjoined ended", status(a) == hipStreamCaptureStatusNone &&
                                 status(b) == hipStreamCaptureStatusNone);
  HIP(hipStreamBeginCapture(a, kThread));
  hipError_t error = hipSuccess;
  std::thread([&] { error = drop(a); }).join();
  show("end.wrong thread", error);
  show("end.right thread", drop(a));
  HIP(hipStreamBeginCapture(a, kRelaxed));
  std::thread([&] { error = drop(a); }).join();
  show("end.relaxed thread", error);
}

static void testBeginErrors() {
  show("begin.legacy", hipStreamBeginCapture(nullptr, kGlobal));
  show("begin.mode", hipStreamBeginCapture(a, static_cast<hipStreamCaptureMode>(3)));
  HIP(hipStreamBeginCapture(a, kGlobal));
  show("begin.twice", hipStreamBeginCapture(a, kGlobal));
  HIP(hipEventRecord(event, a));
  HIP(hipStreamWaitEvent(b, event, 0));
  show("begin.member", hipStreamBeginCapture(b, kGlobal));
  show("begin.end", drop(a));
  hipStream_t gone;
  hipStreamCaptureStatus state;
  HIP(hipStreamCreate(&gone));
  HIP(hipStreamDestroy(gone));
  show("begin.gone", hipStreamBeginCapture(gone, kGlobal));
  show("is.gone", hipStreamIsCapturing(gone, &state));
  show("is.null", hipStreamIsCapturing(a, nullptr));
  show("info.null", hipStreamGetCaptureInfo(a, nullptr, nullptr));
  show("info2.null", hipStreamGetCaptureInfo_v2(a, nullptr));
}

// Each call in a capture of its own, which it invalidates.
template <class Call>
static void forbidden(const char* name, Call&& call, hipStreamCaptureMode mode = kGlobal) {
  HIP(hipStreamBeginCapture(a, mode));
  const hipError_t error = call();
  const bool invalid = status(a) == hipStreamCaptureStatusInvalidated;
  store<<<1, 1, 0, a>>>(slots, 1);
  const hipError_t later = hipGetLastError();
  const hipError_t end = drop(a);
  const bool right = invalid && later == hipErrorStreamCaptureInvalidated &&
                     end == hipErrorStreamCaptureInvalidated;
  show(name, error);
  if (!right) show(name, "the capture stayed valid");
}

static void testForbidden() {
  int* memory;
  HIP(hipMalloc(&memory, 64));
  int host = 0;
  const auto onA = [&](auto&& call) {
    return [=] {
      HIP(hipEventRecord(event, a));
      return call();
    };
  };
  forbidden("no.stream", [] { return hipStreamSynchronize(a); });
  forbidden("no.query", [] { return hipStreamQuery(a); }, kRelaxed);
  forbidden("no.device", [] { return hipDeviceSynchronize(); }, kRelaxed);
  forbidden("no.event", onA([] { return hipEventSynchronize(event); }), kRelaxed);
  forbidden("no.event query", onA([] { return hipEventQuery(event); }), kRelaxed);
  forbidden("no.other stream", [] { return hipStreamSynchronize(c); });
  void* more;
  forbidden("no.malloc", [&] { return hipMalloc(&more, 64); });
  forbidden("no.malloc thread", [&] { return hipMalloc(&more, 64); }, kThread);
  forbidden("no.memcpy", [&] { return hipMemcpy(memory, &host, 4, hipMemcpyHostToDevice); });
  forbidden("no.memset", [&] { return hipMemset(memory, 0, 4); }, kRelaxed);
  forbidden("no.legacy launch", [] {
    store<<<1, 1>>>(slots, 1);
    return hipGetLastError();
  });
  forbidden("no.callback", [] {
    return hipStreamAddCallback(a, [](hipStream_t, hipError_t, void*) {}, nullptr, 0);
  });
  HIP(hipEventRecord(other, c));
  forbidden("no.isolation", [] { return hipStreamWaitEvent(a, other, 0); });
  forbidden("no.merge", [] {
    HIP(hipEventRecord(event, a));
    HIP(hipStreamBeginCapture(b, kGlobal));
    const hipError_t error = hipStreamWaitEvent(b, event, 0);
    show("no.merge other", drop(b));
    return error;
  });
  forbidden("no.legacy wait", [] {
    HIP(hipEventRecord(event, a));
    return hipStreamWaitEvent(nullptr, event, 0);
  });
  HIP(hipFree(memory));
}

static void testModes() {
  void* memory = nullptr;
  hipError_t error = hipSuccess;
  const auto elsewhere = [&] { error = hipMalloc(&memory, 64); };
  HIP(hipStreamBeginCapture(a, kThread));
  std::thread(elsewhere).join();
  show("mode.thread elsewhere", error);
  show("mode.thread end", drop(a));
  HIP(hipStreamBeginCapture(a, kGlobal));
  std::thread(elsewhere).join();
  show("mode.global elsewhere", error);
  show("mode.global end", drop(a));
  HIP(hipStreamBeginCapture(a, kRelaxed));
  show("mode.relaxed", hipMalloc(&memory, 64));
  show("mode.relaxed end", drop(a));
  // A thread may change its own mode for a while.
  hipStreamCaptureMode mode = kRelaxed;
  HIP(hipThreadExchangeStreamCaptureMode(&mode));
  show("exchange.first", mode == kGlobal);
  HIP(hipStreamBeginCapture(a, kGlobal));
  show("exchange.relaxed", hipMalloc(&memory, 64));
  HIP(hipThreadExchangeStreamCaptureMode(&mode));
  show("exchange.second", mode == kRelaxed);
  show("exchange.global", hipMalloc(&memory, 64));
  show("exchange.end", drop(a));
  mode = static_cast<hipStreamCaptureMode>(-1);
  show("exchange.unknown", hipThreadExchangeStreamCaptureMode(&mode));
  show("exchange.null", hipThreadExchangeStreamCaptureMode(nullptr));
}

static void testDependencies() {
  hipGraph_t graph, into;
  const hipGraphNode_t* list = nullptr;
  std::size_t length = 77;
  hipStreamCaptureStatus state;
  unsigned long long id = 0;
  HIP(hipStreamBeginCapture(a, kGlobal));
  HIP(hipStreamGetCaptureInfo_v2(a, &state, &id, &graph, &list, &length));
  show("info.empty", length);
  store<<<1, 1, 0, a>>>(slots, 1);
  HIP(hipStreamGetCaptureInfo_v2(a, &state, &id, &graph, &list, &length));
  show("info.one", length);
  const hipGraphNode_t first = list[0];
  // A node that the program adds itself, on which the stream then depends, too.
  hipGraphNode_t empty, foreign;
  HIP(hipGraphAddEmptyNode(&empty, graph, nullptr, 0));
  HIP(hipStreamUpdateCaptureDependencies(a, &empty, 1, hipStreamAddCaptureDependencies));
  HIP(hipStreamGetCaptureInfo_v2(a, &state, nullptr, nullptr, &list, &length));
  show("update.add", length);
  HIP(hipStreamUpdateCaptureDependencies(a, &empty, 1, hipStreamSetCaptureDependencies));
  HIP(hipStreamGetCaptureInfo_v2(a, &state, nullptr, nullptr, &list, &length));
  show("update.set", length == 1 && list[0] == empty);
  HIP(hipGraphCreate(&into, 0));
  HIP(hipGraphAddEmptyNode(&foreign, into, nullptr, 0));
  show("update.foreign", hipStreamUpdateCaptureDependencies(a, &foreign, 1, 0));
  show("update.null", hipStreamUpdateCaptureDependencies(a, nullptr, 1, 0));
  show("update.flags", hipStreamUpdateCaptureDependencies(a, &empty, 1, 2));
  store<<<1, 1, 0, a>>>(slots + 1, 1);
  hipGraph_t ended;
  HIP(hipStreamEndCapture(a, &ended));
  show("info.graph", ended == graph);
  std::size_t dependents = 77;
  HIP(hipGraphNodeGetDependentNodes(first, nullptr, &dependents));
  show("update.dropped", dependents);
  show("update.none", hipStreamUpdateCaptureDependencies(a, &empty, 1, 0));
  HIP(hipGraphDestroy(ended));

  // Into an existing graph, after its node.
  show("into.null", hipStreamBeginCaptureToGraph(a, nullptr, nullptr, nullptr, 0, kGlobal));
  show("into.count", hipStreamBeginCaptureToGraph(a, into, nullptr, nullptr, 1, kGlobal));
  HIP(hipStreamBeginCaptureToGraph(a, into, &foreign, nullptr, 1, kGlobal));
  slots[5] = 0;
  store<<<1, 1, 0, a>>>(slots + 5, 9);
  HIP(hipStreamEndCapture(a, &ended));
  show("into.same", ended == into);
  show("into.edges", edges(into));
  launch(into);
  show("into.value", slots[5]);
  HIP(hipGraphDestroy(into));
}

static void testLegacyAsked() {
  hipStreamCaptureStatus state = hipStreamCaptureStatusActive;
  HIP(hipStreamIsCapturing(nullptr, &state));
  show("legacy.none", state);
  HIP(hipStreamBeginCapture(a, kGlobal));
  show("legacy.is", hipStreamIsCapturing(nullptr, &state));
  show("legacy.info", hipStreamGetCaptureInfo(hipStreamLegacy, &state, nullptr));
  show("legacy.info2", hipStreamGetCaptureInfo_v2(nullptr, &state));
  show("legacy.harmless", drop(a));
  hipStream_t independent;
  HIP(hipStreamCreateWithFlags(&independent, hipStreamNonBlocking));
  HIP(hipStreamBeginCapture(independent, kGlobal));
  HIP(hipStreamIsCapturing(nullptr, &state));  // this stream doesn't synchronise with the null stream
  show("legacy.independent", state);
  show("legacy.destroyed", hipStreamDestroy(independent));
  HIP(hipMalloc(&slots, 64));  // its capture is over
}

// Events as nodes; a stream whose own event is recorded outside again; the per-thread stream.
static void testEvents() {
  hipGraph_t graph;
  HIP(hipStreamBeginCapture(a, kGlobal));
  HIP(hipEventRecordWithFlags(event, a, hipEventRecordExternal));
  HIP(hipStreamWaitEvent(a, event, hipEventWaitExternal));
  HIP(hipStreamEndCapture(a, &graph));
  show("external.records", count(graph, hipGraphNodeTypeEventRecord));
  show("external.waits", count(graph, hipGraphNodeTypeWaitEvent));
  launch(graph);
  show("external.event", hipEventQuery(event));
  HIP(hipGraphDestroy(graph));
  show("external.record outside", hipEventRecordWithFlags(event, a, hipEventRecordExternal));
  show("external.wait outside", hipStreamWaitEvent(a, event, hipEventWaitExternal));

  HIP(hipStreamBeginCapture(hipStreamPerThread, kGlobal));
  HIP(hipEventRecord(event, hipStreamPerThread));
  store<<<1, 1, 0, hipStreamPerThread>>>(slots, 1);
  HIP(hipEventRecord(event, c));  // no longer one of the capture
  HIP(hipStreamEndCapture(hipStreamPerThread, &graph));
  show("per thread.nodes", nodes(graph));
  show("recorded outside", hipEventSynchronize(event));
  HIP(hipGraphDestroy(graph));
}

int main() {
  HIP(hipHostMalloc(&slots, 64 * sizeof *slots));
  HIP(hipStreamCreate(&a));
  HIP(hipStreamCreate(&b));
  HIP(hipStreamCreateWithFlags(&c, hipStreamNonBlocking));
  HIP(hipEventCreate(&event));
  HIP(hipEventCreate(&other));
  testKinds();
  testFork();
  testEnds();
  testBeginErrors();
  testForbidden();
  testModes();
  testDependencies();
  testEvents();
  testLegacyAsked();
}
