// Memory and events that processes share by handles of the device API.
#pragma once

#include <array>
#include <cstddef>
#include <memory>

#include "event.h"

namespace hipspv::backend {

// The size of HIP's and CUDA's handles.
using SharingHandle = std::array<std::byte, 64>;

// An event of several processes: its last record in any of them counts. Without a record it is complete.
class SharedEvent : public Event {
 public:
  virtual SharingHandle handle() = 0;
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

  // False if the API has no such events.
  virtual bool hasEvents() const = 0;
  virtual std::shared_ptr<SharedEvent> createEvent() = 0;
  // Throws hipErrorInvalidContext for this process's own.
  virtual std::shared_ptr<SharedEvent> openEvent(const SharingHandle& handle) = 0;
};

}  // namespace hipspv::backend
