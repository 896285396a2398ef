// HIP's version of contexts in CUDA's driver API: memory, streams and modules belong to devices; a context is a
// device with settings of its own.
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <cstdint>
#include <vector>

#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/support/handle.h"

namespace hipspv {

class Device;

// Ways for a host thread to wait for the device: hipSetDeviceFlags and hipEventBlockingSync.
enum class Waiting : std::uint8_t {
  kAuto,   // the device API's way: a CPU device lets the thread work for it
  kSpin,   // polls continuously
  kYield,  // lets other threads run between two polls
  kBlock,  // sleeps
};

// From hipDeviceSchedule flags.
Waiting waitingBy(unsigned scheduleFlags);

// Returns when the event is complete. Throws the errors of its wait().
void await(backend::Event& event, Waiting how);

class Context {
 public:
  enum class Kind { kPrimary, kCreated };

  Context(Device& device, Kind kind, unsigned flags) : flags(flags), device_(device), kind_(kind) {}

  Device& device() const { return device_; }
  bool primary() const { return kind_ == Kind::kPrimary; }

  // hipDevicePrimaryCtxRetain and Release. False if there is nothing to release.
  void retain() { retained_.fetch_add(1); }
  bool release();
  bool retained() const { return retained_.load() > 0; }
  // CUDA's cuCtxAttach and cuCtxDetach. Returns true for the last use.
  void attach() { uses_.fetch_add(1); }
  int uses() const { return uses_.load(); }
  bool detach() { return uses_.fetch_sub(1) == 1; }

  // Restores the settings for hipDeviceReset.
  void reset();

  std::atomic<unsigned> flags;
  // A hint, only kept for queries.
  std::atomic<hipFuncCache_t> cache{hipFuncCachePreferNone};

 private:
  Device& device_;
  const Kind kind_;
  std::atomic<int> retained_{0};
  std::atomic<int> uses_{1};
};

}  // namespace hipspv

struct ihipCtx_t : hipspv::Handle<hipspv::Context> {};

namespace hipspv {

// All contexts, and the calling thread's stack of them. The context at the top determines the thread's device.
class Contexts {
 public:
  // For the device of the next ordinal.
  void addPrimary(Device& device);
  hipCtx_t primary(int ordinal) const { return primaries_[static_cast<std::size_t>(ordinal)]; }

  // Throws hipErrorInvalidContext for nullptr, invalid contexts and destroyed ones.
  Context& get(hipCtx_t handle) const { return pool_.get(handle, hipErrorInvalidContext); }
  hipCtx_t create(Device& device, unsigned flags);
  // Throws hipErrorInvalidContext for a primary context, which programs can't create.
  void destroy(hipCtx_t handle);

  void push(hipCtx_t handle);
  // Throws hipErrorInvalidContext if the stack is empty.
  hipCtx_t pop();
  // Replaces the top; nullptr removes it.
  void set(hipCtx_t handle);
  // hipSetDevice: the device's primary context replaces the top.
  void setDevice(const Device& device);
  // The top, or the primary context of the thread's device, which exists. Throws hipErrorContextIsDestroyed.
  hipCtx_t current() const;
  // How the calling thread waits for the device: by the flags of the top if it belongs to that device, else of the
  // device's primary context.
  Waiting waitingFor(const Device& device) const;

 private:
  HandlePool<ihipCtx_t, Context> pool_;
  std::vector<hipCtx_t> primaries_;
};

// Throws hipErrorInvalidValue for flags unknown to HIP, or for two ways of waiting.
void checkScheduleFlags(unsigned flags);

// True if the thread has removed its last context, a primary one, and has selected no device since. In HIP the device's
// primary context is current then.
bool removedLastContext();

}  // namespace hipspv
