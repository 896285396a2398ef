// The optional services of a device and its queues.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <variant>

#include "backend.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv::backend {

// ---- Separate addresses and memory

// Memory of a device, without an address. It ends with the object, and after the last address is unmapped.
class PhysicalMemory {
 public:
  virtual ~PhysicalMemory() = default;
  // Bytes; 0 if the API doesn't tell.
  virtual std::size_t size() const = 0;
  // A new file descriptor, from which another process may import the memory. Throws hipspv::Error.
  virtual int share() const = 0;
};

enum class Access { kNone, kRead, kReadWrite };

struct DeviceAccess {
  const Device* device;
  Access access;
};

// Functions throw hipspv::Error, hipErrorInvalidValue for memory of another API.
class VirtualMemory {
 public:
  virtual ~VirtualMemory() = default;
  // Of which sizes, offsets and addresses of mappings are multiples: the least, or the best.
  virtual std::size_t granularity(bool best) = 0;
  // On the device. shareable: share() is called later.
  virtual std::shared_ptr<PhysicalMemory> create(std::size_t bytes, bool shareable) = 0;
  // The caller keeps the descriptor.
  virtual std::shared_ptr<PhysicalMemory> import(int descriptor) = 0;
  // The memory is on this device.
  virtual bool has(const PhysicalMemory& memory) = 0;
  // A range of addresses without memory. alignment: a power of two, or 0. wish: an address, or nullptr.
  virtual void* reserve(std::size_t bytes, std::size_t alignment, void* wish) = 0;
  virtual void free(void* base, std::size_t bytes) = 0;
  // Into a reserved range, without access.
  virtual void map(void* address, std::size_t bytes, std::size_t offset, const PhysicalMemory& memory) = 0;
  // A whole mapping.
  virtual void unmap(void* address, std::size_t bytes) = 0;
  // For a whole mapping: of all devices to which the program has ever given access.
  virtual void setAccess(void* address, std::size_t bytes, std::span<const DeviceAccess> all) = 0;
};

// ---- Graphs that a device runs by itself, each launch as one command

// The work of a node. Memory is that of which the device's queues know the address.
struct NoWork {
  bool operator==(const NoWork&) const = default;
};

// Valid during a call. priority: as in Device::createQueue, for graphs with priorities.
struct KernelWork {
  Kernel& kernel;
  const Launch& launch;
  int priority;
};

struct FillWork {
  std::byte* to = nullptr;
  std::size_t pitch = 0;  // bytes from row to row, where there are several
  std::uint32_t pattern = 0;
  std::size_t patternBytes = 1;            // 1, 2 or 4
  std::size_t widthBytes = 0, height = 1;  // width: a multiple of patternBytes
  bool operator==(const FillWork&) const = default;
};

using NodeWork = std::variant<NoWork, KernelWork, BoxCopy, FillWork>;

// Functions throw hipspv::Error. Calls don't overlap.
class DeviceGraph {
 public:
  // Launched work continues.
  virtual ~DeviceGraph() = default;

  // Adds a node, which runs after those of these indices. False if the device can't run it so.
  virtual bool add(const NodeWork& work, std::span<const std::uint32_t> dependencies) = 0;
  // After the last add(), before all others. False if the device can't run the graph.
  virtual bool complete() = 0;

  // For later launches, not for those that are under way. False if the graph must be built again.
  virtual bool change(std::uint32_t node, const NodeWork& work) = 0;
  virtual bool enable(std::uint32_t node, bool enabled) = 0;

  // Does in the queue what the next launch would otherwise do first.
  virtual void upload(Queue& queue) = 0;
  // Enqueues one command. The queue's earlier commands include the previous launch, or wait for it.
  virtual void launch(Queue& queue) = 0;
};

class Graphs {
 public:
  virtual ~Graphs() = default;
  // Without nodes. priorities: kernels have their own, otherwise the queue's of the launch.
  virtual std::unique_ptr<DeviceGraph> create(bool priorities) = 0;
};

// ---- Memory, events and semaphores that processes and devices share, by handles of the device API

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
