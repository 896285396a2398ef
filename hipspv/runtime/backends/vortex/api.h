// The device of libvortex.so. The library has one per process, and no thread safety: calls are serialised.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>

#include "hipspv/runtime/support/error.h"
#include "vortex_abi.h"

namespace hipspv::vortex {

// Memory of the device.
struct Buffer {
  BufferHandle handle = nullptr;  // nullptr if the library knows addresses only
  std::uint64_t address = 0;
  std::size_t bytes = 0;
};

class Api {
 public:
  virtual ~Api() = default;
  Api(const Api&) = delete;
  Api& operator=(const Api&) = delete;

  // The generation of the library's interface, for descriptions.
  virtual const char* generation() const = 0;
  // True if the device has registers with the addresses of the launch buffer and of local memory.
  virtual bool hasRegisters() const = 0;
  // The number of barriers of a core with that many warps, which no capability tells.
  virtual std::uint32_t barriers(std::uint32_t warps) const = 0;

  // Of a core, by its address for pointers of that many bits. No allocation may reach it.
  virtual std::uint64_t localAddress(unsigned width) const = 0;

  // The calls throw hipspv::Error.
  std::uint64_t cap(Cap cap);
  std::size_t localMemory();
  // Readable and writable; nullopt if memory is exhausted.
  std::optional<Buffer> allocate(std::size_t bytes);
  // At that address; nullopt if part of it is in use, or the library can't.
  std::optional<Buffer> reserve(std::uint64_t address, std::size_t bytes);
  void release(const Buffer& buffer) noexcept;
  void write(const Buffer& buffer, std::size_t offset, std::span<const std::byte> bytes);
  void read(const Buffer& buffer, std::size_t offset, std::span<std::byte> bytes);
  std::size_t freeMemory();
  // Starts the code at its beginning, and waits until the device is idle.
  void run(const Buffer& code, std::uint64_t start, const Buffer& arguments);
  // The process ends: no later call has an effect. report: the library prints its counters.
  void leave(bool report) noexcept;

 protected:
  // HIPSPV_VX_COMMON's functions.
  struct Common {
#define DECLARE(name, symbol, parameters) int(*name) parameters = nullptr;
    HIPSPV_VX_COMMON(DECLARE)
#undef DECLARE
  };

  // library: of dlopen. Opens the device. Throws hipspv::Error.
  explicit Api(void* library);

  DeviceHandle device() const { return device_; }
  std::uint64_t capability(std::uint32_t number) const;
  // Throws unless a call of the library returned 0.
  static void check(int result, const char* call, hipError_t error = hipErrorUnknown);

 private:
  virtual std::uint32_t number(Cap cap) const = 0;
  virtual std::size_t doLocalMemory() = 0;
  virtual bool doAllocate(Buffer& buffer) = 0;
  virtual bool doReserve(Buffer& buffer) = 0;
  virtual void doRelease(const Buffer& buffer) = 0;
  virtual void doWrite(const Buffer& buffer, std::size_t offset, std::span<const std::byte> bytes) = 0;
  virtual void doRead(const Buffer& buffer, std::size_t offset, std::span<std::byte> bytes) = 0;
  virtual std::size_t doFreeMemory() = 0;
  virtual void doStart(const Buffer& code, std::uint64_t start, const Buffer& arguments) = 0;

  Common common_;
  DeviceHandle device_ = nullptr;
  std::mutex mutex_;
  bool left_ = false;
};

// The interface that the library has, with its device open. Throws hipspv::Error.
std::shared_ptr<Api> openBuffers(void* library);    // Vortex 2.2
std::shared_ptr<Api> openAddresses(void* library);  // Vortex 2.0

}  // namespace hipspv::vortex
