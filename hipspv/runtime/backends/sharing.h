// Memory and events that processes share by handles of the device API.
#pragma once

#include <array>
#include <cstddef>
#include <memory>

#include "event.h"

namespace hipspv::backend {

class Device;
class Queue;

// The size of HIP's and CUDA's handles.
using SharingHandle = std::array<std::byte, 64>;

// An event of several processes: its last record in any of them counts. Without a record it is complete.
class SharedEvent : public Event {
 public:
  virtual SharingHandle handle() = 0;
  // Later commands of the queue follow the point.
  virtual void record(Queue& queue) = 0;
};

// Functions throw hipspv::Error.
class SharedEvents {
 public:
  virtual ~SharedEvents() = default;
  virtual std::shared_ptr<SharedEvent> create() = 0;
  // Throws hipErrorInvalidContext for this process's own.
  virtual std::shared_ptr<SharedEvent> open(const SharingHandle& handle) = 0;
};

enum class Access;

// Memory whose allocations other processes open one by one, after they have imported the pool. Functions throw
// hipspv::Error.
class SharedPool {
 public:
  virtual ~SharedPool() = default;
  // nullptr if memory is exhausted.
  virtual void* allocate(std::size_t bytes) = 0;
  // Takes back an allocation of allocate() or open() that the device no longer uses.
  virtual void release(void* base) noexcept = 0;
  // The use of all allocations by another device that can reach this one's memory.
  virtual void allow(const Device& from, Access access) = 0;

  // A new file descriptor.
  virtual int share() const = 0;
  virtual SharingHandle exportPointer(void* base) const = 0;
  struct Opened {
    void* base;
    std::size_t bytes;
  };
  // Of an imported pool. Throws hipErrorInvalidValue for data of another one.
  virtual Opened open(const SharingHandle& exported) = 0;
};

// Functions throw hipspv::Error.
class SharedPools {
 public:
  virtual ~SharedPools() = default;
  virtual std::shared_ptr<SharedPool> create() = 0;
  // The caller keeps the descriptor.
  virtual std::shared_ptr<SharedPool> import(int descriptor) = 0;
};

// Functions throw hipspv::Error.
class Sharing {
 public:
  virtual ~Sharing() = default;
  // Throws hipErrorInvalidValue for memory that isn't from Device::allocate.
  virtual SharingHandle share(void* base) = 0;
  // The base of another process's allocation. A handle that is opened again gives the same address. Throws
  // hipErrorInvalidContext for this process's own, hipErrorInvalidDevicePointer for memory that is gone.
  virtual void* open(const SharingHandle& handle) = 0;
  // Bytes of memory that open() has given.
  virtual std::size_t size(void* base) = 0;
  // Once for each open().
  virtual void close(void* base) = 0;
};

}  // namespace hipspv::backend
