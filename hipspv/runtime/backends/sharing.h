// Memory, events and semaphores that processes and devices share, by handles of the device API.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "backend.h"
#include "hipspv/runtime/support/error.h"
#include "texel.h"
#include "textures.h"

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

// A device's access to the memory of other devices of its back end.

class Device;

// Attributes of the access of two devices to each other's memory.
enum class PeerAttribute { kPerformanceRank, kAccess, kNativeAtomics, kArrayAccess };

// Functions throw hipspv::Error.
class Peers {
 public:
  virtual ~Peers() = default;
  // False for devices of another back end: queues copy to and from this one's memory alone.
  virtual bool canCopy(const Device& other) const = 0;
  // True if kernels can be allowed to use the other device's memory.
  virtual bool canReach(const Device& other) const = 0;
  // 0 for devices of another back end.
  virtual int attribute(PeerAttribute attribute, const Device& other) const = 0;
  // Kernels may use all of the other device's memory from now on, or no longer. Twice is no error.
  virtual void allow(const Device& other) = 0;
  virtual void forbid(const Device& other) = 0;
};

// Memory and semaphores of other APIs and processes, which a device API imports by file descriptors.

// Functions throw hipspv::Error.
class ExternalMemory {
 public:
  virtual ~ExternalMemory() = default;
  // The address of a range of it, valid while the result lives, which may outlive this object.
  virtual std::shared_ptr<void> map(std::size_t offset, std::size_t bytes) = 0;
  // The image that begins at the offset.
  virtual std::unique_ptr<MipmappedTexels> mapMipmapped(std::size_t /*offset*/, const Texel& /*texel*/,
                                                        const ArrayShape& /*shape*/, unsigned /*levels*/) {
    throw Error(hipErrorNotSupported);
  }
};

class ExternalSemaphore {
 public:
  virtual ~ExternalSemaphore() = default;
};

// value: of a timeline semaphore; others ignore it.
struct SemaphoreOperation {
  const ExternalSemaphore* semaphore;
  std::uint64_t value;
};

// The service of a queue for semaphores of the device's External. Functions throw hipspv::Error.
class Semaphores {
 public:
  virtual ~Semaphores() = default;
  virtual void signal(std::span<const SemaphoreOperation> operations) = 0;
  virtual void waitFor(std::span<const SemaphoreOperation> operations) = 0;
};

// Functions throw hipspv::Error. They take ownership of the descriptor, unless they throw.
class External {
 public:
  virtual ~External() = default;
  // dedicated: the other API has made the memory for one resource.
  virtual std::shared_ptr<ExternalMemory> importMemory(int descriptor, std::size_t bytes, bool dedicated) = 0;
  virtual std::shared_ptr<ExternalSemaphore> importSemaphore(int descriptor, bool timeline) = 0;
};

}  // namespace hipspv::backend
