#include "capture.h"

#include <algorithm>
#include <map>
#include <thread>
#include <utility>

#include "graph.h"
#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/device/registry.h"
#include "hipspv/runtime/streams/stream.h"
#include "hipspv/runtime/support/threads.h"

namespace hipspv {
namespace {

using Handles = std::vector<hipGraphNode_t>;

// Adds another stream's dependencies to a sequence, without duplicates.
void merge(Handles& into, const Handles& more) {
  for (hipGraphNode_t node : more)
    if (std::find(into.begin(), into.end(), node) == into.end()) into.push_back(node);
}

}  // namespace

struct Capture {
  // A participating stream; nullptr once it is destroyed. Nodes are stored by handle, since the
  // program may delete them.
  struct Member {
    Stream* stream;
    Handles tail;  // the dependencies of the stream's next node
  };

  // Throws hipErrorInvalidValue if the program has destroyed the graph.
  Graph& graph() const { return Graph::find(handle); }

  Member* find(const Stream& stream) {
    const auto found =
        std::find_if(members.begin(), members.end(), [&](const Member& m) { return m.stream == &stream; });
    return found != members.end() ? &*found : nullptr;
  }

  Member& join(Stream& stream) {
    if (Member* member = find(stream)) return *member;
    stream.setCapturing(true);
    return members.emplace_back(Member{&stream, {}});
  }

  // The nodes that still exist.
  static std::vector<Node*> nodes(const Handles& handles) {
    std::vector<Node*> result;
    for (hipGraphNode_t handle : handles) {
      try {
        result.push_back(&Node::find(handle));
      } catch (const Error&) {
        // The program has deleted it.
      }
    }
    return result;
  }

  // True if the origin's next node would depend on all that other streams captured, or did so until the program
  // removed the dependency.
  bool joined() const {
    const Graph& all = graph();
    Handles last = members.front().tail;
    merge(last, dropped);
    const std::vector<Node*> ends = nodes(last);
    return std::all_of(members.begin() + 1, members.end(), [&](const Member& member) {
      const std::vector<Node*> tail = nodes(member.tail);
      return std::all_of(tail.begin(), tail.end(), [&](const Node* node) {
        return std::any_of(ends.begin(), ends.end(), [&](const Node* end) { return all.reaches(*node, *end); });
      });
    });
  }

  bool uses(const Device& device, bool blockingOnly) const {
    return std::any_of(members.begin(), members.end(), [&](const Member& member) {
      return member.stream != nullptr && &member.stream->device() == &device &&
             (!blockingOnly || member.stream->kind() == Stream::Kind::kBlocking);
    });
  }

  void requireValid() const { require(!invalid, hipErrorStreamCaptureInvalidated); }

  unsigned long long id = 0;
  hipStreamCaptureMode mode = hipStreamCaptureModeGlobal;
  std::thread::id thread;
  bool invalid = false;
  std::unique_ptr<Graph> own;  // unless the program passed one
  hipGraph_t handle = nullptr;
  std::vector<Member> members;  // the origin first
  std::map<Event*, Handles> events;
  Handles dropped;  // dependencies that hipStreamUpdateCaptureDependencies replaced
};

Captures::Captures() = default;
Captures::~Captures() = default;

Capture* Captures::of(const Stream& stream) const {
  for (const auto& capture : captures_)
    if (capture->find(stream) != nullptr) return capture.get();
  return nullptr;
}

Capture* Captures::of(const Event& event) const {
  for (const auto& capture : captures_)
    if (capture->events.contains(const_cast<Event*>(&event))) return capture.get();
  return nullptr;
}

Capture& Captures::activeOf(const Stream& stream) const {
  Capture* capture = of(stream);
  require(capture != nullptr, hipErrorIllegalState);
  capture->requireValid();
  return *capture;
}

std::unique_ptr<Capture> Captures::take(Capture& capture) {
  const auto found =
      std::find_if(captures_.begin(), captures_.end(), [&](const auto& other) { return other.get() == &capture; });
  std::unique_ptr<Capture> taken = std::move(*found);
  captures_.erase(found);
  active_.fetch_sub(1);
  for (const Capture::Member& member : taken->members)
    if (member.stream != nullptr) member.stream->setCapturing(false);
  for (const auto& [event, nodes] : taken->events) event->setCaptured(false);
  return taken;
}

void Captures::begin(Stream& stream, hipStreamCaptureMode mode, Graph* into,
                     std::span<const hipGraphNode_t> dependencies) {
  require(stream.kind() != Stream::Kind::kLegacyDefault, hipErrorStreamCaptureUnsupported);
  require(mode >= hipStreamCaptureModeGlobal && mode <= hipStreamCaptureModeRelaxed, hipErrorInvalidValue);
  const std::lock_guard lock(mutex_);
  require(of(stream) == nullptr, hipErrorIllegalState);
  for (hipGraphNode_t node : dependencies) require(&Node::find(node).graph() == into, hipErrorInvalidValue);
  auto capture = std::make_unique<Capture>();
  if (into == nullptr) capture->own = std::make_unique<Graph>();
  capture->handle = into != nullptr ? into->handle() : capture->own->handle();
  capture->id = ++lastId_;
  capture->mode = mode;
  capture->thread = std::this_thread::get_id();
  captures_.push_back(std::move(capture));
  active_.fetch_add(1);
  merge(captures_.back()->join(stream).tail, {dependencies.begin(), dependencies.end()});
}

Graph& Captures::end(Stream& stream) {
  std::unique_ptr<Capture> ended;  // destroyed outside of the lock, with the graph of a failed capture
  const std::lock_guard lock(mutex_);
  Capture* capture = of(stream);
  require(capture != nullptr, hipErrorIllegalState);
  require(capture->members.front().stream == &stream, hipErrorStreamCaptureUnmatched);
  require(capture->mode == hipStreamCaptureModeRelaxed || capture->thread == std::this_thread::get_id(),
          hipErrorStreamCaptureWrongThread);
  ended = take(*capture);
  ended->requireValid();
  require(ended->joined(), hipErrorStreamCaptureUnjoined);
  static_cast<void>(ended->own.release());
  return ended->graph();
}

CaptureInfo Captures::info(const Stream& stream) {
  const std::lock_guard lock(mutex_);
  Capture* capture = of(stream);
  if (capture == nullptr) return {};
  if (capture->invalid) return {.status = hipStreamCaptureStatusInvalidated, .dependencies = {}};
  return {hipStreamCaptureStatusActive, capture->id, capture->handle, capture->find(stream)->tail};
}

void Captures::setDependencies(Stream& stream, std::span<const hipGraphNode_t> nodes, bool keepOld) {
  const std::lock_guard lock(mutex_);
  Capture& capture = activeOf(stream);
  for (hipGraphNode_t node : nodes) require(&Node::find(node).graph() == &capture.graph(), hipErrorInvalidValue);
  Handles& tail = capture.find(stream)->tail;
  if (!keepOld) merge(capture.dropped, std::exchange(tail, {}));
  merge(tail, {nodes.begin(), nodes.end()});
}

void Captures::add(Stream& stream, Operation operation) {
  const std::lock_guard lock(mutex_);
  Capture& capture = activeOf(stream);
  Handles& tail = capture.find(stream)->tail;
  Node& node = capture.graph().add(std::move(operation), Capture::nodes(tail));
  tail.assign(1, node.handle());
}

void Captures::record(Stream& stream, Event& event) {
  const std::lock_guard lock(mutex_);
  Capture& capture = activeOf(stream);
  if (Capture* old = of(event)) old->events.erase(&event);
  capture.events[&event] = capture.find(stream)->tail;
  event.setCaptured(true);
}

bool Captures::wait(Stream& stream, Event& event) {
  const std::lock_guard lock(mutex_);
  Capture* from = of(event);
  Capture* to = of(stream);
  const auto refuse = [&](hipError_t error) {
    for (Capture* capture : {from, to})
      if (capture != nullptr) capture->invalid = true;
    throw Error(error);
  };
  if (to != nullptr) to->requireValid();
  if (from == nullptr) {
    if (to == nullptr) return false;
    if (event.recorded()) refuse(hipErrorStreamCaptureIsolation);
    return true;
  }
  from->requireValid();
  if (to != nullptr && to != from) refuse(hipErrorStreamCaptureMerge);
  if (stream.kind() == Stream::Kind::kLegacyDefault) refuse(hipErrorStreamCaptureImplicit);
  merge(from->join(stream).tail, from->events[&event]);
  return true;
}

void Captures::refuseUnsafe() {
  const auto mode = static_cast<hipStreamCaptureMode>(threadState.captureMode);
  if (mode == hipStreamCaptureModeRelaxed) return;
  const std::lock_guard lock(mutex_);
  bool refused = false;
  for (const auto& capture : captures_) {
    const bool mine = capture->mode != hipStreamCaptureModeRelaxed && capture->thread == std::this_thread::get_id();
    const bool everybodys = mode == hipStreamCaptureModeGlobal && capture->mode == hipStreamCaptureModeGlobal;
    if (!mine && !everybodys) continue;
    capture->invalid = true;
    refused = true;
  }
  require(!refused, hipErrorStreamCaptureUnsupported);
}

void Captures::refuseDevice(const Device& device) {
  const std::lock_guard lock(mutex_);
  bool refused = false;
  for (const auto& capture : captures_) {
    if (!capture->uses(device, false)) continue;
    capture->invalid = true;
    refused = true;
  }
  require(!refused, hipErrorStreamCaptureUnsupported);
}

bool Captures::forbidLegacy(const Device& device) {
  const std::lock_guard lock(mutex_);
  return std::any_of(captures_.begin(), captures_.end(),
                     [&](const auto& capture) { return capture->uses(device, true); });
}

void Captures::refuseLegacy(const Device& device) {
  const std::lock_guard lock(mutex_);
  bool refused = false;
  for (const auto& capture : captures_) {
    if (!capture->uses(device, true)) continue;
    capture->invalid = true;
    refused = true;
  }
  require(!refused, hipErrorStreamCaptureImplicit);
}

void Captures::refuse(const Stream& stream) {
  const std::lock_guard lock(mutex_);
  if (Capture* capture = of(stream)) capture->invalid = true;
  throw Error(hipErrorStreamCaptureUnsupported);
}

void Captures::refuse(const Event& event) {
  const std::lock_guard lock(mutex_);
  if (Capture* capture = of(event)) capture->invalid = true;
  throw Error(hipErrorCapturedEvent);
}

void Captures::leave(Stream& stream) {
  std::unique_ptr<Capture> ended;  // its graph is destroyed outside of the lock
  const std::lock_guard lock(mutex_);
  Capture* capture = of(stream);
  if (capture == nullptr) return;
  if (capture->members.front().stream == &stream) {
    ended = take(*capture);
    return;
  }
  stream.setCapturing(false);
  capture->find(stream)->stream = nullptr;
}

void Captures::forget(Event& event) {
  const std::lock_guard lock(mutex_);
  if (Capture* capture = of(event)) capture->events.erase(&event);
  event.setCaptured(false);
}

}  // namespace hipspv
