// The CUDA driver: its errors, its devices and their contexts.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "cuda_abi.h"
#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv::cuda {

hipError_t toHip(Status status);

// "CUDA_ERROR_ILLEGAL_ADDRESS (700): an illegal memory access was encountered", the driver's own words.
std::string describe(const Driver& driver, Status status);

// True for errors that end the context: every later call fails with them.
bool isLasting(Status status);

[[noreturn]] void fail(const Driver& driver, Status status, const char* symbol);

// Calls an entry point that needs no context. Throws hipspv::Error.
template <class... Parameters>
void call(const Driver& driver, EntryPoint<Parameters...> Driver::* entry,
          std::type_identity_t<Parameters>... arguments) {
  if (const Status status = (driver.*entry)(arguments...); status != kSuccess) [[unlikely]]
    fail(driver, status, (driver.*entry).symbol());
}

// ---- Devices

struct Found {
  std::shared_ptr<const Driver> driver;
  DeviceOrdinal device;
  int capability;  // 90 for 9.0
  int version;     // of CUDA, that the driver has: 13000 for 13.0
  backend::DeviceProperties properties;
};

// Adds one attempt.
std::vector<Found> findDevices(std::vector<backend::Attempt>& attempts);

inline constexpr const char* kPlatform = "NVIDIA CUDA";

// All throw hipspv::Error. A missing attribute counts as 0.
int attribute(const Driver& driver, DeviceOrdinal device, Attribute attribute);
// 90 for the compute capability 9.0.
int capabilityOf(const Driver& driver, DeviceOrdinal device);
// version: of cuDriverGetVersion; loader: the library's name.
backend::DeviceProperties readProperties(const Driver& driver, DeviceOrdinal device, int version, const char* loader);

// "13.0" for 13000.
std::string versionText(int version);

// ---- Contexts

// The id of the State whose context is this thread's: only a change of device needs cuCtxSetCurrent.
inline thread_local constinit std::uint64_t currentState = 0;

// The state of a device that its queues, events, kernels and programs use.
class State {
 public:
  // Retains the device's primary context, which other libraries of the process share. Throws hipspv::Error.
  explicit State(Found found);
  ~State();
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  const Driver& driver() const { return *found_.driver; }
  DeviceOrdinal device() const { return found_.device; }
  Context context() const { return context_; }
  const Found& found() const { return found_; }

  // Ends all that is in the context. From now on calls throw hipErrorContextIsDestroyed, and those that can't throw do
  // nothing. If the driver can't end it, later calls in its next context tell.
  void end();

  // Makes the context the thread's current one. Throws hipspv::Error.
  void enter() const {
    if (currentState != id_.load(std::memory_order_relaxed)) [[unlikely]]
      change();
  }
  // False if that can't be.
  bool enterQuietly() const noexcept;

  // For calls of other libraries of the process, which may have changed the thread's context. Throws hipspv::Error.
  void makeCurrent() const { change(); }

  // Throws hipspv::Error. The message of an error that lasts is thrown once. call: the entry point's symbol.
  void check(Status status, const char* call) const {
    if (status != kSuccess) [[unlikely]]
      fail(status, call);
  }

  // Calls an entry point of the driver in the context. Throws hipspv::Error.
  template <class... Parameters>
  void call(EntryPoint<Parameters...> Driver::* entry, std::type_identity_t<Parameters>... arguments) const {
    enter();
    check((driver().*entry)(arguments...), (driver().*entry).symbol());
  }

  // The same for a call that the driver may refuse, which the log shows. Throws errors that last.
  template <class... Parameters>
  Status attempt(EntryPoint<Parameters...> Driver::* entry, std::type_identity_t<Parameters>... arguments) const {
    enter();
    const Status status = (driver().*entry)(arguments...);
    if (status != kSuccess) refused(status, (driver().*entry).symbol());
    return status;
  }

  // For destructors: errors occur again at the next call, which can report them.
  template <class... Parameters>
  void callQuietly(EntryPoint<Parameters...> Driver::* entry,
                   std::type_identity_t<Parameters>... arguments) const noexcept {
    if (enterQuietly()) (driver().*entry)(arguments...);
  }

 private:
  void change() const;
  [[noreturn]] void fail(Status status, const char* call) const;
  void refused(Status status, const char* call) const;

  const Found found_;
  Context context_ = nullptr;
  std::atomic<std::uint64_t> id_;  // unique in the process; kEnded after end()
  mutable std::atomic<Status> lasting_{kSuccess};
};

// An object of the driver, which ends with this one.
template <class Handle, EntryPoint<Handle> Driver::* kDestroy>
class Owned {
 public:
  Owned(const State& state, Handle handle) : state_(state), handle_(handle) {}
  ~Owned() { state_.callQuietly(kDestroy, handle_); }
  Owned(const Owned&) = delete;
  Owned& operator=(const Owned&) = delete;

  Handle get() const { return handle_; }

 private:
  const State& state_;
  const Handle handle_;
};

using OwnedStream = Owned<Stream, &Driver::StreamDestroy>;

// The driver's priority for one as in backend::Device. Throws hipspv::Error.
int priorityOf(const State& state, int priority);
// Throws hipspv::Error.
Stream createStream(const State& state, int priority);

// A device of the back end, for services that concern several of them.
class Member {
 public:
  virtual ~Member() = default;
  virtual DeviceOrdinal ordinal() const = 0;
  // Opens the device. Throws hipspv::Error.
  virtual const State& state() const = 0;

  // nullptr for a device of another back end.
  static const Member* of(const backend::Device& device) { return dynamic_cast<const Member*>(&device); }
};

// nullptr is the host.
inline DeviceOrdinal ordinalOf(const Member* member) { return member != nullptr ? member->ordinal() : kCpuDevice; }
inline Location locationOf(const Member* member) {
  return member != nullptr ? Location{kLocationDevice, member->ordinal()} : Location{kLocationHost, 0};
}

}  // namespace hipspv::cuda
