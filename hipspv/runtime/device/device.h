// One HIP device: its back end, properties, service block, error state, and what higher layers keep for it.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "hipspv/runtime/backends/backend.h"
#include "service.h"
#include "slots.h"

namespace hipspv {

class Devices;

// For streams: the lower number is the more urgent.
struct PriorityRange {
  int least = 0, greatest = 0;
};

// The device's modules, as the layers below them see them.
class ModuleHook {
 public:
  virtual ~ModuleHook() = default;
  // Loads the program's code now, unless it is very much.
  virtual void load() = 0;
  // "kernel scale(int*) stopped at an assertion at scale.hip:3"; empty if no module has the program point.
  virtual std::string describe(const Service::Abort& abort) = 0;
  // The device has another service block.
  virtual void bindService() = 0;
};

// Learns of memory before it returns to the device.
class ReleaseObserver {
 public:
  virtual ~ReleaseObserver() = default;
  virtual void releasing(void* pointer) = 0;
};

class Device {
 public:
  Device(int ordinal, std::unique_ptr<backend::Device> backend, Devices& all);
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;

  int ordinal() const { return ordinal_; }
  backend::Device& backend() const { return *backend_; }
  const backend::DeviceProperties& properties() const { return properties_; }
  const hipDeviceProp_t& hipProperties() const { return hipProperties_; }
  std::size_t maxThreadsPerBlock() const { return static_cast<std::size_t>(hipProperties_.maxThreadsPerBlock); }
  // One level if the device has no priorities, else three.
  PriorityRange priorities() const {
    return properties_.has(backend::Aspect::kPriorities) ? PriorityRange{1, -1} : PriorityRange{};
  }
  Devices& all() const { return all_; }

  // The object that a higher layer keeps for the device, made at the first call as Object(device).
  template <class Object>
  Object& object() {
    return slots_.get<Object>([this] { return std::make_unique<Object>(*this); });
  }
  template <class Object>
  void endObject() {
    slots_.clear<Object>();
  }

  // A queue of the device, recorded in the trace under that name.
  std::unique_ptr<backend::Queue> createQueue(const std::string& name, int priority = 0);

  // ---- Device code
  // Called once, before the device is used.
  void setModules(ModuleHook& modules) { modules_ = &modules; }
  // Must be called before a stream waits for what the host does. A device that can't load code then loads that of
  // the program now: a kernel's first launch would wait, too.
  void loadCode() {
    if (properties_.has(backend::Aspect::kLoadingWaits)) modules_->load();
  }

  // ---- printf, assert
  Service& service();
  // Prints the pending output. Throws hipErrorAssert or hipErrorLaunchFailure, now and from then
  // on, once device code has asserted or trapped.
  void drain();
  void throwIfFailed() const {
    const int error = failed_.load(std::memory_order_relaxed);
    if (error != 0) [[unlikely]]
      throw Error(static_cast<hipError_t>(error));
  }
  // Records an error of device code that the service block doesn't know about.
  void fail(hipError_t error) { failed_.store(error, std::memory_order_relaxed); }
  std::size_t printfBytes() const { return printfBytes_; }
  // No work of the device is pending.
  void setPrintfBytes(std::size_t bytes);

  // ---- Private memory of threads. A device's compiler determines a kernel's need, so that there is always
  // enough: the limit is kept and has no effect.
  std::size_t stackBytes() const { return stackBytes_; }
  // Throws hipErrorInvalidValue for more than kMaxStackBytes.
  void setStackBytes(std::size_t bytes);

  // ---- Memory
  void release(void* pointer);
  // For destructors.
  void releaseQuietly(void* pointer) noexcept;
  void observeReleases(ReleaseObserver& observer) { observer_.store(&observer, std::memory_order_release); }
  // Device memory for the runtime's own use.
  std::unique_ptr<void, std::function<void(void*)>> scratch(std::size_t bytes);
  // True if kernels and copies of this device may use addresses of the other one's memory: if that is the machine's
  // memory, and this device can access all of it.
  bool reachesMemoryOf(const Device& peer) const {
    return this == &peer ||
           (properties_.has(backend::Aspect::kSystemMemory) && peer.properties_.type == backend::DeviceType::kCpu);
  }
  // By ordinal, the devices whose memory the program has allowed this one to use.
  std::atomic<std::uint64_t>& peers() { return peers_; }
  bool hasPeer(const Device& peer) const { return (peers_.load() >> peer.ordinal() & 1) != 0; }

  // For hipDeviceReset: the program's settings and the error of device code end.
  void resetSettings();
  // The device's memory ends, with the service block.
  void restart();

 private:
  void explain(const Service::Abort& abort);

  const int ordinal_;
  Devices& all_;
  const std::unique_ptr<backend::Device> backend_;
  const backend::DeviceProperties& properties_;
  const hipDeviceProp_t hipProperties_;

  ModuleHook* modules_ = nullptr;
  std::mutex printfMutex_, serviceMutex_;
  std::unique_ptr<Service> service_;
  // A thread may still read one, and a kernel may write to it.
  std::vector<std::unique_ptr<Service>> retiredServices_;
  std::atomic<Service*> servicePublished_{nullptr};
  std::size_t printfBytes_;

  std::atomic<std::size_t> stackBytes_;
  std::atomic<int> failed_{0};
  std::atomic<std::uint64_t> peers_{0};
  std::atomic<ReleaseObserver*> observer_{nullptr};
  Slots slots_;
};

// The properties that HIP defines, from the device's description of itself.
hipDeviceProp_t describe(const backend::DeviceProperties& properties);

// ---- Access of the program's devices to each other's memory

// True if kernels of the device reach the other one's memory, or can be allowed to. Throws hipspv::Error.
bool canReach(const Device& device, const Device& peer);

// hipDeviceEnablePeerAccess and hipDeviceDisablePeerAccess. They throw hipErrorPeerAccessUnsupported,
// hipErrorPeerAccessAlreadyEnabled and hipErrorPeerAccessNotEnabled.
void enablePeer(Device& device, const Device& peer);
void disablePeer(Device& device, const Device& peer);

// For memory that the program shares with the device by other calls. Twice is no error.
void allowPeer(const Device& device, const Device& peer);

}  // namespace hipspv
