// Stream capture: what is asked of a capturing stream becomes nodes of a graph, and isn't done.
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "operation.h"

namespace hipspv {

class Device;
class Event;
class Graph;
class Node;
class Stream;

// One sequence: from hipStreamBeginCapture on a stream, its origin, to hipStreamEndCapture.
struct Capture;

struct CaptureInfo {
  hipStreamCaptureStatus status = hipStreamCaptureStatusNone;
  unsigned long long id = 0;
  hipGraph_t graph = nullptr;
  // What the stream's next node will depend on. Valid until the stream captures more.
  std::span<const hipGraphNode_t> dependencies;
};

// All sequences of the process. Streams and events know of themselves whether one has them
// (capturing(), captured()), so that others pay for one relaxed load.
//
// Where HIP forbids a call during capture, the calls here end in its error, and the sequence is
// invalidated: from then on it can only be ended, with hipErrorStreamCaptureInvalidated.
class Captures {
 public:
  static Captures& instance();

  // Into a new graph, or one that is there, behind these of its nodes. Throws
  // hipErrorStreamCaptureUnsupported for the legacy stream, hipErrorIllegalState where it captures.
  void begin(Stream& stream, hipStreamCaptureMode mode, Graph* into = nullptr,
             std::span<const hipGraphNode_t> dependencies = {});
  // Ends the sequence and returns its graph, which is the caller's if begin() made it. Throws
  // hipErrorIllegalState, hipErrorStreamCaptureUnmatched or WrongThread where that isn't for this
  // stream or thread, and nothing ends; hipErrorStreamCaptureInvalidated or Unjoined once it has.
  Graph& end(Stream& stream);
  CaptureInfo info(const Stream& stream);
  // Throws hipErrorIllegalState, or hipErrorInvalidValue for what is no node of the graph.
  void setDependencies(Stream& stream, std::span<const hipGraphNode_t> nodes, bool keepOld);

  // ---- What capturing streams are asked
  void add(Stream& stream, Operation operation);
  // The event stands for what the stream has captured so far.
  void record(Stream& stream, Event& event);
  // Takes the stream into the event's sequence. False where neither has to do with one.
  bool wait(Stream& stream, Event& event);

  // ---- What capture forbids
  // A call that HIP counts as potentially unsafe (hipThreadExchangeStreamCaptureMode).
  static void checkUnsafe() {
    if (active()) [[unlikely]]
      instance().refuseUnsafe();
  }
  // A call that HIP counts as one since version 7.
  static void checkUnsafeInHip7();
  // The host would wait for a device that has capturing streams.
  static void checkDevice(const Device& device) {
    if (active()) [[unlikely]]
      instance().refuseDevice(device);
  }
  // The legacy stream would wait for capturing streams.
  static void checkLegacy(const Device& device) {
    if (active()) [[unlikely]]
      instance().refuseLegacy(device);
  }
  bool forbidLegacy(const Device& device);
  // Throws hipErrorStreamCaptureUnsupported for the stream, hipErrorCapturedEvent for the event.
  [[noreturn]] void refuse(const Stream& stream);
  [[noreturn]] void refuse(const Event& event);

  // ---- The stream or event goes, or the event is recorded anew
  void leave(Stream& stream);
  void forget(Event& event);

 private:
  static bool active() { return active_.load(std::memory_order_relaxed) != 0; }

  Capture* of(const Stream& stream) const;
  Capture* of(const Event& event) const;
  Capture& activeOf(const Stream& stream) const;
  std::unique_ptr<Capture> take(Capture& capture);
  void refuseUnsafe();
  void refuseDevice(const Device& device);
  void refuseLegacy(const Device& device);

  static inline std::atomic<int> active_{0};

  mutable std::mutex mutex_;
  std::vector<std::unique_ptr<Capture>> captures_;
  unsigned long long lastId_ = 0;
};

}  // namespace hipspv
