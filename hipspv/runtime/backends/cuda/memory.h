// The device's allocations.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <unordered_set>

#include "events.h"

namespace hipspv::cuda {

class Memory {
 public:
  Memory(const State& state, Holds& holds) : state_(state), holds_(holds) {}

  // nullptr if memory is exhausted. Throws hipspv::Error.
  void* allocate(backend::MemoryKind kind, std::size_t bytes);
  // Doesn't wait for streams that wait for the host: then a later call of this class returns the memory to the driver.
  void release(void* pointer);
  // As backend::Device. location: nullptr for the host.
  void advise(const void* memory, std::size_t bytes, backend::Advice advice, bool set, const Member* location);
  // Bytes that could still be allocated.
  std::size_t free();
  // nullptr if the driver can't pin the memory. Throws hipErrorHostMemoryAlreadyRegistered for memory that is pinned.
  std::shared_ptr<void> pin(void* memory, std::size_t bytes);

 private:
  Status allocate(backend::MemoryKind kind, std::size_t bytes, void*& pointer);
  void giveBack(void* pointer);

  const State& state_;
  Holds& holds_;
  std::mutex mutex_;
  std::unordered_set<void*> pinned_;  // which has another call for its release
};

// True if the driver doesn't know the address: it copies such memory by way of its own. Throws hipspv::Error.
bool isPageable(const State& state, const void* address);

// ---- Copies of boxes

// A copy of memory without rows.
backend::BoxCopy linear(void* to, const void* from, std::size_t bytes);

// The side is memory of the host that the driver doesn't know.
bool isPageable(const State& state, const backend::CopySide& side);

// For the driver, of memory that it knows.
Copy3D describe(const backend::BoxCopy& copy);

// Between memory or arrays of two devices.
void enqueueAcross(const State& state, Stream stream, const backend::BoxCopy& copy, Context to, Context from);

// toHost, fromHost: the side is pageable. The driver uses such memory at once, and may wait. Throws hipspv::Error.
void enqueue(const State& state, Stream stream, const backend::BoxCopy& copy, bool toHost, bool fromHost);

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
