// Stream capture.
#include "guard.h"
#include "hipspv/runtime/graph/capture.h"
#include "hipspv/runtime/graph/graph.h"

using namespace hipspv;

namespace {

// The legacy stream never captures; a query about it while it may not be used is an error.
CaptureInfo infoOf(hipStream_t handle) {
  Stream& stream = streamOf(handle);
  if (stream.kind() == Stream::Kind::kLegacyDefault)
    require(!Captures::instance().forbidLegacy(stream.device()), hipErrorStreamCaptureImplicit);
  return Captures::instance().info(stream);
}

template <class T, class U>
void set(T* to, const U& value) {
  if (to != nullptr) *to = value;
}

}  // namespace

HIPSPV_EXPORT hipError_t hipStreamBeginCapture(hipStream_t stream, hipStreamCaptureMode mode) {
  return guard([&] { Captures::instance().begin(streamOf(stream), mode); });
}

HIPSPV_EXPORT hipError_t hipStreamBeginCaptureToGraph(hipStream_t stream, hipGraph_t graph,
                                                      const hipGraphNode_t* dependencies, const hipGraphEdgeData* edges,
                                                      std::size_t count, hipStreamCaptureMode mode) {
  return guard([&] {
    if (edges != nullptr)
      throw Error(hipErrorNotSupported, "edges with data: kernels can't wait for a part of another kernel");
    require((dependencies == nullptr) == (count == 0), hipErrorInvalidValue);
    Captures::instance().begin(streamOf(stream), mode, &Graph::find(graph), std::span(dependencies, count));
  });
}

HIPSPV_EXPORT hipError_t hipStreamEndCapture(hipStream_t stream, hipGraph_t* graph) {
  return guard([&] {
    require(graph != nullptr, hipErrorInvalidValue);
    Stream& ended = streamOf(stream);
    hipGraph_t result = nullptr;
    try {
      result = Captures::instance().end(ended).handle();
    } catch (const Error& error) {
      if (error.code() == hipErrorStreamCaptureInvalidated) *graph = nullptr;
      throw;
    }
    *graph = result;
  });
}

HIPSPV_EXPORT hipError_t hipStreamIsCapturing(hipStream_t stream, hipStreamCaptureStatus* status) {
  return guard([&] {
    require(status != nullptr, hipErrorInvalidValue);
    *status = infoOf(stream).status;
  });
}

HIPSPV_EXPORT hipError_t hipStreamGetCaptureInfo(hipStream_t stream, hipStreamCaptureStatus* status,
                                                 unsigned long long* id) {
  return hipStreamGetCaptureInfo_v2(stream, status, id, nullptr, nullptr, nullptr);
}

HIPSPV_EXPORT hipError_t hipStreamGetCaptureInfo_v2(hipStream_t stream, hipStreamCaptureStatus* status,
                                                    unsigned long long* id, hipGraph_t* graph,
                                                    const hipGraphNode_t** dependencies, std::size_t* count) {
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

HIPSPV_EXPORT hipError_t hipStreamUpdateCaptureDependencies(hipStream_t stream, hipGraphNode_t* dependencies,
                                                            std::size_t count, unsigned int flags) {
  return guard([&] {
    Stream& capturing = streamOf(stream);
    require(capturing.capturing(), hipErrorIllegalState);
    require(flags == hipStreamAddCaptureDependencies || flags == hipStreamSetCaptureDependencies, hipErrorInvalidValue);
    require(dependencies != nullptr || count == 0, hipErrorInvalidValue);
    Captures::instance().setDependencies(capturing, std::span(dependencies, count),
                                         flags == hipStreamAddCaptureDependencies);
  });
}

HIPSPV_EXPORT hipError_t hipThreadExchangeStreamCaptureMode(hipStreamCaptureMode* mode) {
  return guard([&] {
    require(mode != nullptr && *mode >= hipStreamCaptureModeGlobal && *mode <= hipStreamCaptureModeRelaxed,
            hipErrorInvalidValue);
    const int old = threadState.captureMode;
    threadState.captureMode = *mode;
    *mode = static_cast<hipStreamCaptureMode>(old);
  });
}
