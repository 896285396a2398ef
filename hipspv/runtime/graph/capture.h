// Stream capture: operations on a capturing stream become nodes of a graph and aren't executed.
#pragma once

#include <hip/hip_runtime_api.h>

#include <memory>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

#include "hipspv/runtime/streams/capture_hook.h"
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
  // The dependencies of the stream's next node. Valid until the stream captures more.
  std::span<const hipGraphNode_t> dependencies;
};

// All sequences of the process.
class Captures final : public CaptureHook {
 public:
  Captures();
  ~Captures();

  // Captures into a new graph, or into an existing one, after these nodes. Throws hipErrorStreamCaptureUnsupported for
  // the legacy stream, hipErrorIllegalState if it is already capturing.
  void begin(Stream& stream, hipStreamCaptureMode mode, Graph* into = nullptr,
             std::span<const hipGraphNode_t> dependencies = {});
  // Ends the sequence and returns its graph, which the caller owns if begin() made it. Throws
  // hipErrorIllegalState, hipErrorStreamCaptureUnmatched or WrongThread for the wrong stream or
  // thread, without ending anything; hipErrorStreamCaptureInvalidated or Unjoined after ending it.
  Graph& end(Stream& stream);
  CaptureInfo info(const Stream& stream);
  // Throws hipErrorIllegalState, or hipErrorInvalidValue for a node that isn't in the graph.
  void setDependencies(Stream& stream, std::span<const hipGraphNode_t> nodes, bool keepOld);

  void add(Stream& stream, Operation operation);
  bool forbidLegacy(const Device& device);

  // ---- CaptureHook
  void add(Stream& stream, CopyOperation operation) override { add(stream, Operation(std::move(operation))); }
  void add(Stream& stream, FillOperation operation) override { add(stream, Operation(operation)); }
  void add(Stream& stream, KernelOperation operation) override { add(stream, Operation(std::move(operation))); }
  void add(Stream& stream, MemoryBatchOperation operation) override { add(stream, Operation(std::move(operation))); }
  void record(Stream& stream, Event& event) override;
  bool wait(Stream& stream, Event& event) override;
  [[noreturn]] void refuse(const Stream& stream) override;
  [[noreturn]] void refuse(const Event& event) override;
  void leave(Stream& stream) override;
  void forget(Event& event) override;

 private:
  Capture* of(const Stream& stream) const;
  Capture* of(const Event& event) const;
  Capture& activeOf(const Stream& stream) const;
  std::unique_ptr<Capture> take(Capture& capture);
  void refuseUnsafe() override;
  void refuseDevice(const Device& device) override;
  void refuseLegacy(const Device& device) override;

  mutable std::mutex mutex_;
  std::vector<std::unique_ptr<Capture>> captures_;
  unsigned long long lastId_ = 0;
};

}  // namespace hipspv
