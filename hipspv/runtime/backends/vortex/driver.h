// Vortex's library libvortex.so and its device.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/support/error.h"
#include "vortex_abi.h"

namespace hipspv::vortex {

// Memory of the device.
struct Buffer {
  BufferHandle handle = nullptr;  // nullptr if the library knows addresses only
  std::uint64_t address = 0;
  std::size_t bytes = 0;
};

// The device of the library, which has one per process, and no thread safety: calls are serialised.
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
  // At that address; nullopt if some of it is in use, or the library can't.
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
  // library: of dlopen. Opens the device. Throws hipspv::Error.
  explicit Api(void* library);

  DeviceHandle device() const { return device_; }
  std::uint64_t capability(std::uint32_t id) const;
  // Throws unless a call of the library returned 0.
  static void check(int result, const char* symbol, hipError_t error = hipErrorUnknown);
  template <class... Parameters>
  static void call(const backend::EntryPoint<int(Parameters...)>& entry,
                   std::type_identity_t<Parameters>... arguments) {
    check(entry(arguments...), entry.symbol());
  }

 private:
  virtual std::uint32_t idOf(Cap cap) const = 0;
  virtual std::size_t doLocalMemory() = 0;
  virtual bool doAllocate(Buffer& buffer) = 0;
  virtual bool doReserve(Buffer& buffer) = 0;
  virtual void doRelease(const Buffer& buffer) = 0;
  virtual void doWrite(const Buffer& buffer, std::size_t offset, std::span<const std::byte> bytes) = 0;
  virtual void doRead(const Buffer& buffer, std::size_t offset, std::span<std::byte> bytes) = 0;
  virtual std::size_t doFreeMemory() = 0;
  virtual void doStart(const Buffer& code, std::uint64_t start, const Buffer& arguments) = 0;

  CommonCalls common_;
  DeviceHandle device_ = nullptr;
  std::mutex mutex_;
  bool left_ = false;
};

// The capabilities that the device reports. A core runs `warps` warps of `threads` threads.
struct Card {
  std::uint64_t version = 0, isa = 0;
  std::uint32_t threads = 0, warps = 0, cores = 0;
  std::size_t globalMemory = 0, localMemory = 0;
  std::size_t usableLocal = 0;  // bytes of local memory that programs can use as such

  unsigned width() const { return widthOf(isa); }
  std::size_t threadsPerCore() const { return std::size_t{threads} * warps; }
  std::size_t hardwareThreads() const { return threadsPerCore() * cores; }
};

// True for Vortex's simulator simx.
bool isSimulator();

struct Found {
  std::shared_ptr<Api> api;
  Card card;
  backend::DeviceProperties properties;
};

// HIPSPV_VORTEX_LIBRARY names the library; otherwise it is the one that the dynamic linker finds, if any. Adds the
// attempt, unless there is nothing to try.
std::optional<Found> findDevice(std::vector<backend::Attempt>& attempts);

}  // namespace hipspv::vortex
