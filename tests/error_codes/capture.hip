// Stream capture.
#include <thread>

#include "untouched.h"

constexpr auto kBad = hipErrorInvalidValue;
constexpr auto kGlobal = hipStreamCaptureModeGlobal;
static const auto kNoMode = static_cast<hipStreamCaptureMode>(77);

struct Scene {
  Stream stream, other;
  hipStream_t gone;
  Graph graph;
  hipGraphNode_t node;

  Scene() {
    HIP(hipStreamCreate(&gone));
    HIP(hipStreamDestroy(gone));
    HIP(hipGraphAddEmptyNode(&node, graph, nullptr, 0));
  }
  hipStreamCaptureStatus status() const {
    hipStreamCaptureStatus result;
    HIP(hipStreamIsCapturing(stream, &result));
    return result;
  }
};

static void testBeginning() {
  Scene s;
  refuses(kBad, hipStreamBeginCapture(s.stream, kNoMode));
  refuses(hipErrorStreamCaptureUnsupported, hipStreamBeginCapture(nullptr, kGlobal));
  refuses(hipErrorStreamCaptureUnsupported, hipStreamBeginCapture(hipStreamLegacy, kGlobal));
  refuses(hipErrorContextIsDestroyed, hipStreamBeginCapture(s.gone, kGlobal));
  refuses(kBad, hipStreamBeginCaptureToGraph(s.stream, nullptr, nullptr, nullptr, 0, kGlobal));
  refuses(kBad, hipStreamBeginCaptureToGraph(s.stream, s.graph, nullptr, nullptr, 1, kGlobal));
  refuses(kBad, hipStreamBeginCaptureToGraph(s.stream, s.graph, &s.node, nullptr, 0, kGlobal));
  refuses(kBad, hipStreamBeginCaptureToGraph(s.stream, s.graph, nullptr, nullptr, 0, kNoMode));
  hipGraph_t foreign;
  hipGraphNode_t node;
  HIP(hipGraphCreate(&foreign, 0));
  HIP(hipGraphAddEmptyNode(&node, foreign, nullptr, 0));
  refuses(kBad, hipStreamBeginCaptureToGraph(s.stream, s.graph, &node, nullptr, 1, kGlobal));
  HIP(hipGraphDestroy(foreign));
  const hipGraphEdgeData edges{};
  refuses(hipErrorNotSupported, hipStreamBeginCaptureToGraph(s.stream, s.graph, &s.node, &edges, 1, kGlobal));
  holds(s.status() == hipStreamCaptureStatusNone);
  HIP(hipStreamBeginCapture(s.stream, kGlobal));
  refuses(hipErrorIllegalState, hipStreamBeginCapture(s.stream, kGlobal));
  holds(s.status() == hipStreamCaptureStatusActive);
  hipGraph_t made;
  HIP(hipStreamEndCapture(s.stream, &made));
  HIP(hipGraphDestroy(made));
}

static void testEnding() {
  Scene s;
  Untouched<hipGraph_t> graph;
  refuses(kBad, hipStreamEndCapture(s.stream, nullptr));
  refuses(hipErrorIllegalState, hipStreamEndCapture(s.stream, graph));
  refuses(hipErrorIllegalState, hipStreamEndCapture(nullptr, graph));
  refuses(hipErrorContextIsDestroyed, hipStreamEndCapture(s.gone, graph));
  HIP(hipStreamBeginCapture(s.stream, kGlobal));
  refuses(kBad, hipStreamEndCapture(s.stream, nullptr));
  std::thread([&] { refuses(hipErrorStreamCaptureWrongThread, hipStreamEndCapture(s.stream, graph)); }).join();
  holds(s.status() == hipStreamCaptureStatusActive);
  // A forbidden call ends the capture, and has no other effect.
  refuses(hipErrorStreamCaptureUnsupported, hipStreamSynchronize(s.stream));
  holds(s.status() == hipStreamCaptureStatusInvalidated);
  hipGraph_t none = s.graph;
  refuses(hipErrorStreamCaptureInvalidated, hipStreamEndCapture(s.stream, &none));
  holds(none == nullptr);
  holds(s.status() == hipStreamCaptureStatusNone);
  HIP(hipStreamSynchronize(s.stream));
}

static void testForks() {
  Scene s;
  Untouched<hipGraph_t> graph;
  Event event(hipEventDisableTiming);
  Memory<int> data(64);
  HIP(hipStreamBeginCapture(s.stream, kGlobal));
  HIP(hipEventRecord(event, s.stream));
  HIP(hipStreamWaitEvent(s.other, event, 0));
  HIP(hipMemsetAsync(data, 0, 64, s.other));
  refuses(hipErrorStreamCaptureUnmatched, hipStreamEndCapture(s.other, graph));
  refuses(hipErrorCapturedEvent, hipEventQuery(event));
  hipGraph_t none = nullptr;
  refuses(hipErrorStreamCaptureInvalidated, hipStreamEndCapture(s.stream, &none));
  HIP(hipStreamBeginCapture(s.stream, kGlobal));
  HIP(hipEventRecord(event, s.stream));
  HIP(hipStreamWaitEvent(s.other, event, 0));
  HIP(hipMemsetAsync(data, 0, 64, s.other));
  refuses(hipErrorStreamCaptureUnjoined, hipStreamEndCapture(s.stream, graph));
  HIP(hipStreamSynchronize(s.stream));
  HIP(hipStreamSynchronize(s.other));
}

static void testAsking() {
  Scene s;
  Untouched<hipStreamCaptureStatus> status;
  Untouched<unsigned long long> id;
  refuses(kBad, hipStreamIsCapturing(s.stream, nullptr));
  refuses(kBad, hipStreamGetCaptureInfo(s.stream, nullptr, id));
  refuses(kBad, hipStreamGetCaptureInfo_v2(s.stream, nullptr, id, nullptr, nullptr, nullptr));
  refuses(hipErrorContextIsDestroyed, hipStreamIsCapturing(s.gone, status));
  refuses(hipErrorContextIsDestroyed, hipStreamGetCaptureInfo(s.gone, status, id));
  HIP(hipStreamBeginCapture(s.stream, kGlobal));
  refuses(hipErrorStreamCaptureImplicit, hipStreamIsCapturing(nullptr, status));
  refuses(hipErrorStreamCaptureImplicit, hipStreamGetCaptureInfo(nullptr, status, id));
  refuses(hipErrorStreamCaptureImplicit, hipStreamGetCaptureInfo_v2(nullptr, status, id, nullptr, nullptr, nullptr));
  holds(s.status() == hipStreamCaptureStatusActive);  // the query did no harm
  hipGraph_t made;
  HIP(hipStreamEndCapture(s.stream, &made));
  HIP(hipGraphDestroy(made));
}

static void testDependencies() {
  Scene s;
  const unsigned add = hipStreamAddCaptureDependencies;
  refuses(hipErrorIllegalState, hipStreamUpdateCaptureDependencies(s.stream, &s.node, 1, add));
  HIP(hipStreamBeginCapture(s.stream, kGlobal));
  refuses(kBad, hipStreamUpdateCaptureDependencies(s.stream, nullptr, 1, add));
  refuses(kBad, hipStreamUpdateCaptureDependencies(s.stream, &s.node, 1, add));  // another graph's
  refuses(kBad, hipStreamUpdateCaptureDependencies(s.stream, nullptr, 0, 77));
  hipGraph_t made;
  HIP(hipStreamEndCapture(s.stream, &made));
  HIP(hipGraphDestroy(made));
  hipStreamCaptureMode mode = kNoMode, known = hipStreamCaptureModeRelaxed;
  refuses(kBad, hipThreadExchangeStreamCaptureMode(nullptr));
  refuses(kBad, hipThreadExchangeStreamCaptureMode(&mode));
  holds(mode == kNoMode);
  HIP(hipThreadExchangeStreamCaptureMode(&known));
  holds(known == kGlobal);
}

int main() {
  testBeginning();
  testEnding();
  testForks();
  testAsking();
  testDependencies();
  return refusals::result();
}
