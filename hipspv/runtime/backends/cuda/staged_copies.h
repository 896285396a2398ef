// Copies of memory that the driver doesn't know, in a stream's order.
#pragma once

#include <cstddef>
#include <mutex>

#include "state.h"

namespace hipspv::cuda {

// cuMemcpyAsync reads such a source when it is called, and blocks for such a target. A queue's copy reads and writes
// when the queue reaches it. So the host's side is moved by functions in the stream, to or from pinned memory.
class StagedCopies {
 public:
  StagedCopies(const State& state, Stream stream) : state_(state), stream_(stream) {}
  // The stream is idle.
  ~StagedCopies();
  StagedCopies(const StagedCopies&) = delete;
  StagedCopies& operator=(const StagedCopies&) = delete;

  // toHost, fromHost: at least one side is of that kind. Throws hipspv::Error.
  void copy(void* to, bool toHost, const void* from, bool fromHost, std::size_t bytes);

 private:
  void* staging();
  void moveInOrder(void* to, const void* from, std::size_t bytes);
  void copyInOrder(void* to, const void* from, std::size_t bytes);

  const State& state_;
  const Stream stream_;
  std::mutex mutex_;  // of one copy's commands, which share the staging memory
  void* staging_ = nullptr;
};

}  // namespace hipspv::cuda
