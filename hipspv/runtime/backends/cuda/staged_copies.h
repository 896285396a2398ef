// Copies of memory that the driver doesn't know, in a stream's order.
#pragma once

#include <cstddef>
#include <mutex>

#include "box_copy.h"
#include "holds.h"
#include "state.h"

namespace hipspv::cuda {

// The driver's copies read such a source when they are called, and block for such a target. A queue's copy reads and
// writes when the queue reaches it. So the host's side is moved by functions in the stream, to or from pinned memory.
class StagedCopies {
 public:
  StagedCopies(const State& state, Holds& holds, Stream stream) : state_(state), holds_(holds), stream_(stream) {}
  // The stream is idle.
  ~StagedCopies();
  StagedCopies(const StagedCopies&) = delete;
  StagedCopies& operator=(const StagedCopies&) = delete;

  // toHost, fromHost: at least one side is of that kind. Throws hipspv::Error.
  void copy(const backend::BoxCopy& copy, bool toHost, bool fromHost);

 private:
  void* staging();
  void moveInOrder(const backend::BoxCopy& copy);
  void copyPiece(const backend::BoxCopy& piece, bool fromHost);

  const State& state_;
  Holds& holds_;
  const Stream stream_;
  std::mutex mutex_;  // of one copy's commands, which share the staging memory
  void* staging_ = nullptr;
};

}  // namespace hipspv::cuda
