// Stream capture: the calls that become nodes or are forbidden, and how streams join and part.
#include <algorithm>
#include <thread>
#include <vector>

#include "sections.h"

__global__ void store(int* out, int value) { *out = value; }
__global__ void add(int* out, const int* a, const int* b) { *out = *a + *b; }
__global__ void twice(int* data) { *data *= 2; }

constexpr auto kGlobal = hipStreamCaptureModeGlobal;
constexpr auto kThread = hipStreamCaptureModeThreadLocal;
constexpr auto kRelaxed = hipStreamCaptureModeRelaxed;

static int* slots;  // pinned
static hipStream_t a, b, c;
static hipEvent_t event, other;
static const bool prepared = [] {
  HIP(hipHostMalloc(&slots, 64 * sizeof *slots));
  HIP(hipStreamCreate(&a));
  HIP(hipStreamCreate(&b));
  HIP(hipStreamCreateWithFlags(&c, hipStreamNonBlocking));
  HIP(hipEventCreate(&event));
  HIP(hipEventCreate(&other));
  return true;
}();

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

SECTION(kinds) {
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
  gives(6, nodes(graph));
  gives(5, edges(graph));
  gives(2, count(graph, hipGraphNodeTypeMemcpy));
  gives(1, count(graph, hipGraphNodeTypeMemset));
  gives(1, count(graph, hipGraphNodeTypeKernel));
  gives(1, count(graph, hipGraphNodeTypeHost));
  gives(true, back == 0 && called == 0);
  launch(graph);
  gives(42, back);
  host = 4;  // a graph reads the value at its launch
  launch(graph);
  gives(8, back);
  gives(2, called);
  gives(77, slots[8]);
  int set = 0;
  HIP(hipMemcpy(&set, memory + 4, sizeof set, hipMemcpyDeviceToHost));
  gives(0x01010101, set);
  HIP(hipGraphDestroy(graph));
  HIP(hipFree(memory));
}

// a: store, fork; b: store; a: store; join; a: add.
SECTION(fork) {
  slots[0] = slots[1] = slots[2] = slots[3] = 0;
  hipGraph_t graph;
  unsigned long long idA = 0, idB = 1;
  hipStreamCaptureStatus state;
  HIP(hipStreamBeginCapture(a, kGlobal));
  store<<<1, 1, 0, a>>>(slots, 1);
  HIP(hipEventRecord(event, a));
  gives(hipStreamCaptureStatusNone, status(b));
  HIP(hipStreamWaitEvent(b, event, 0));
  gives(hipStreamCaptureStatusActive, status(b));
  HIP(hipStreamGetCaptureInfo(a, &state, &idA));
  HIP(hipStreamGetCaptureInfo(b, &state, &idB));
  gives(true, idA == idB);
  store<<<1, 1, 0, b>>>(slots + 1, 2);
  store<<<1, 1, 0, a>>>(slots + 2, 40);
  HIP(hipEventRecord(other, b));
  HIP(hipStreamWaitEvent(a, other, 0));
  add<<<1, 1, 0, a>>>(slots + 3, slots + 1, slots + 2);
  gives(hipErrorStreamCaptureUnmatched, hipStreamEndCapture(b, &graph));
  HIP(hipStreamEndCapture(a, &graph));
  gives(hipStreamCaptureStatusNone, status(b));
  gives(4, nodes(graph));
  gives(4, edges(graph));
  launch(graph);
  gives(42, slots[3]);
  HIP(hipGraphDestroy(graph));
}

SECTION(ends) {
  // A fork that does nothing needn't be joined.
  HIP(hipStreamBeginCapture(a, kGlobal));
  store<<<1, 1, 0, a>>>(slots, 1);
  HIP(hipEventRecord(event, a));
  HIP(hipStreamWaitEvent(b, event, 0));
  gives(hipSuccess, drop(a));
  HIP(hipStreamBeginCapture(a, kThread));
  hipError_t error = hipSuccess;
  std::thread([&] { error = drop(a); }).join();
  gives(hipErrorStreamCaptureWrongThread, error);
  gives(hipSuccess, drop(a));
  HIP(hipStreamBeginCapture(a, kRelaxed));
  std::thread([&] { error = drop(a); }).join();
  gives(hipSuccess, error);
}

SECTION(member_begins) {
  HIP(hipStreamBeginCapture(a, kGlobal));
  HIP(hipEventRecord(event, a));
  HIP(hipStreamWaitEvent(b, event, 0));
  gives(hipErrorIllegalState, hipStreamBeginCapture(b, kGlobal));
  gives(hipSuccess, drop(a));
}

// The call in a capture of its own, which it invalidates.
template <class Call>
static void forbids(hipError_t code, Call&& call, hipStreamCaptureMode mode = kGlobal, int line = __builtin_LINE()) {
  const int before = Section::wrong;
  HIP(hipStreamBeginCapture(a, mode));
  gives(code, call());
  gives(hipStreamCaptureStatusInvalidated, status(a));
  store<<<1, 1, 0, a>>>(slots, 1);
  gives(hipErrorStreamCaptureInvalidated, hipGetLastError());
  gives(hipErrorStreamCaptureInvalidated, drop(a));
  if (Section::wrong != before) std::printf("for the call in line %d\n", line);
}

SECTION(forbidden) {
  int* memory;
  HIP(hipMalloc(&memory, 64));
  int host = 0;
  const auto onA = [&](auto&& call) {
    return [=] {
      HIP(hipEventRecord(event, a));
      return call();
    };
  };
  forbids(hipErrorStreamCaptureUnsupported, [] { return hipStreamSynchronize(a); });
  forbids(hipErrorStreamCaptureUnsupported, [] { return hipStreamQuery(a); }, kRelaxed);
  forbids(hipErrorStreamCaptureUnsupported, [] { return hipDeviceSynchronize(); }, kRelaxed);
  forbids(hipErrorCapturedEvent, onA([] { return hipEventSynchronize(event); }), kRelaxed);
  forbids(hipErrorCapturedEvent, onA([] { return hipEventQuery(event); }), kRelaxed);
  forbids(hipErrorStreamCaptureUnsupported, [] { return hipStreamSynchronize(c); });
  void* more;
  forbids(hipErrorStreamCaptureUnsupported, [&] { return hipMalloc(&more, 64); });
  forbids(hipErrorStreamCaptureUnsupported, [&] { return hipMalloc(&more, 64); }, kThread);
  forbids(hipErrorStreamCaptureImplicit, [&] { return hipMemcpy(memory, &host, 4, hipMemcpyHostToDevice); });
  forbids(hipErrorStreamCaptureImplicit, [&] { return hipMemset(memory, 0, 4); }, kRelaxed);
  forbids(hipErrorStreamCaptureImplicit, [] {
    store<<<1, 1>>>(slots, 1);
    return hipGetLastError();
  });
  forbids(hipErrorStreamCaptureUnsupported,
          [] { return hipStreamAddCallback(a, [](hipStream_t, hipError_t, void*) {}, nullptr, 0); });
  HIP(hipEventRecord(other, c));
  forbids(hipErrorStreamCaptureIsolation, [] { return hipStreamWaitEvent(a, other, 0); });
  forbids(hipErrorStreamCaptureMerge, [] {
    HIP(hipEventRecord(event, a));
    HIP(hipStreamBeginCapture(b, kGlobal));
    const hipError_t error = hipStreamWaitEvent(b, event, 0);
    gives(hipErrorStreamCaptureInvalidated, drop(b));
    return error;
  });
  forbids(hipErrorStreamCaptureImplicit, [] {
    HIP(hipEventRecord(event, a));
    return hipStreamWaitEvent(nullptr, event, 0);
  });
  HIP(hipFree(memory));
}

SECTION(modes) {
  void* memory = nullptr;
  hipError_t error = hipSuccess;
  const auto elsewhere = [&] { error = hipMalloc(&memory, 64); };
  HIP(hipStreamBeginCapture(a, kThread));
  std::thread(elsewhere).join();
  gives(hipSuccess, error);
  gives(hipSuccess, drop(a));
  HIP(hipStreamBeginCapture(a, kGlobal));
  std::thread(elsewhere).join();
  gives(hipErrorStreamCaptureUnsupported, error);
  gives(hipErrorStreamCaptureInvalidated, drop(a));
  HIP(hipStreamBeginCapture(a, kRelaxed));
  gives(hipSuccess, hipMalloc(&memory, 64));
  gives(hipSuccess, drop(a));
  // A thread may change its own mode for a while.
  hipStreamCaptureMode mode = kRelaxed;
  HIP(hipThreadExchangeStreamCaptureMode(&mode));
  gives(true, mode == kGlobal);
  HIP(hipStreamBeginCapture(a, kGlobal));
  gives(hipSuccess, hipMalloc(&memory, 64));
  HIP(hipThreadExchangeStreamCaptureMode(&mode));
  gives(true, mode == kRelaxed);
  gives(hipErrorStreamCaptureUnsupported, hipMalloc(&memory, 64));
  gives(hipErrorStreamCaptureInvalidated, drop(a));
}

SECTION(dependencies) {
  hipGraph_t graph, into;
  const hipGraphNode_t* list = nullptr;
  std::size_t length = 77;
  hipStreamCaptureStatus state;
  unsigned long long id = 0;
  HIP(hipStreamBeginCapture(a, kGlobal));
  HIP(hipStreamGetCaptureInfo_v2(a, &state, &id, &graph, &list, &length));
  gives(0, length);
  store<<<1, 1, 0, a>>>(slots, 1);
  HIP(hipStreamGetCaptureInfo_v2(a, &state, &id, &graph, &list, &length));
  gives(1, length);
  const hipGraphNode_t first = list[0];
  // A node that the program adds itself, on which the stream then depends, too.
  hipGraphNode_t empty, foreign;
  HIP(hipGraphAddEmptyNode(&empty, graph, nullptr, 0));
  HIP(hipStreamUpdateCaptureDependencies(a, &empty, 1, hipStreamAddCaptureDependencies));
  HIP(hipStreamGetCaptureInfo_v2(a, &state, nullptr, nullptr, &list, &length));
  gives(2, length);
  HIP(hipStreamUpdateCaptureDependencies(a, &empty, 1, hipStreamSetCaptureDependencies));
  HIP(hipStreamGetCaptureInfo_v2(a, &state, nullptr, nullptr, &list, &length));
  gives(true, length == 1 && list[0] == empty);
  HIP(hipGraphCreate(&into, 0));
  HIP(hipGraphAddEmptyNode(&foreign, into, nullptr, 0));
  store<<<1, 1, 0, a>>>(slots + 1, 1);
  hipGraph_t ended;
  HIP(hipStreamEndCapture(a, &ended));
  gives(true, ended == graph);
  std::size_t dependents = 77;
  HIP(hipGraphNodeGetDependentNodes(first, nullptr, &dependents));
  gives(0, dependents);
  HIP(hipGraphDestroy(ended));

  // Into an existing graph, after its node.
  HIP(hipStreamBeginCaptureToGraph(a, into, &foreign, nullptr, 1, kGlobal));
  slots[5] = 0;
  store<<<1, 1, 0, a>>>(slots + 5, 9);
  HIP(hipStreamEndCapture(a, &ended));
  gives(true, ended == into);
  gives(1, edges(into));
  launch(into);
  gives(9, slots[5]);
  HIP(hipGraphDestroy(into));
}

SECTION(legacy_stream) {
  hipStreamCaptureStatus state = hipStreamCaptureStatusActive;
  HIP(hipStreamIsCapturing(nullptr, &state));
  gives(hipStreamCaptureStatusNone, state);
  hipStream_t independent;
  HIP(hipStreamCreateWithFlags(&independent, hipStreamNonBlocking));
  HIP(hipStreamBeginCapture(independent, kGlobal));
  HIP(hipStreamIsCapturing(nullptr, &state));  // that doesn't synchronise with this stream
  gives(hipStreamCaptureStatusNone, state);
  gives(hipSuccess, hipStreamDestroy(independent));
  HIP(hipMalloc(&slots, 64));  // its capture is over
}

// Events as nodes; a stream whose own event is recorded outside again; the per-thread stream.
SECTION(events) {
  hipGraph_t graph;
  HIP(hipStreamBeginCapture(a, kGlobal));
  HIP(hipEventRecordWithFlags(event, a, hipEventRecordExternal));
  HIP(hipStreamWaitEvent(a, event, hipEventWaitExternal));
  HIP(hipStreamEndCapture(a, &graph));
  gives(1, count(graph, hipGraphNodeTypeEventRecord));
  gives(1, count(graph, hipGraphNodeTypeWaitEvent));
  launch(graph);
  gives(hipSuccess, hipEventQuery(event));
  HIP(hipGraphDestroy(graph));
  gives(hipErrorInvalidValue, hipEventRecordWithFlags(event, a, hipEventRecordExternal));
  gives(hipErrorInvalidValue, hipStreamWaitEvent(a, event, hipEventWaitExternal));

  HIP(hipStreamBeginCapture(hipStreamPerThread, kGlobal));
  HIP(hipEventRecord(event, hipStreamPerThread));
  store<<<1, 1, 0, hipStreamPerThread>>>(slots, 1);
  HIP(hipEventRecord(event, c));  // no longer one of the capture
  HIP(hipStreamEndCapture(hipStreamPerThread, &graph));
  gives(1, nodes(graph));
  gives(hipSuccess, hipEventSynchronize(event));
  HIP(hipGraphDestroy(graph));
}
