// The driver's handles of memory whose first bytes are a file descriptor of the process that has made them.
#pragma once

#include "level_zero_abi.h"

namespace hipspv::ze {

// Adds the allocation's size and what another process needs to get the file. Other handles stay as they are: the driver
// opens them anywhere.
IpcHandle publish(const IpcHandle& handle, std::size_t bytes);

// publish() has made it in this process.
bool isOwn(const IpcHandle& handle);

// A published handle as this process's driver opens it: it has a descriptor of this process.
class FetchedHandle {
 public:
  // Throws hipErrorInvalidDevicePointer if the file is gone, hipErrorOperatingSystem if the kernel refuses it.
  explicit FetchedHandle(const IpcHandle& published);
  ~FetchedHandle();
  FetchedHandle(const FetchedHandle&) = delete;
  FetchedHandle& operator=(const FetchedHandle&) = delete;

  const IpcHandle& get() const { return handle_; }
  // Of the allocation; 0 if the handle doesn't tell.
  std::size_t size() const { return bytes_; }

 private:
  IpcHandle handle_;
  int descriptor_ = -1;
  std::size_t bytes_ = 0;
};

}  // namespace hipspv::ze
