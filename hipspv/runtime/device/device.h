// One HIP device: its streams, modules, service block and error state.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/memory/memory_gauge.h"
#include "hipspv/runtime/modules/module.h"
#include "hipspv/runtime/streams/stream.h"
#include "service.h"

namespace hipspv {

class DescriptorPool;
class DevicePools;
class ExportedMemory;
class GraphMemory;
class GridMemory;
class Heap;
class RacePool;
class RetiredHandles;

// For streams: the lower number is the more urgent.
struct PriorityRange {
  int least = 0, greatest = 0;
};

class Device {
 public:
  Device(int ordinal, std::unique_ptr<backend::Device> backend);
  ~Device();
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;

  int ordinal() const { return ordinal_; }
  backend::Device& backend() const { return *backend_; }
  const backend::DeviceProperties& properties() const { return properties_; }
  const hipDeviceProp_t& hipProperties() const { return hipProperties_; }
  std::size_t maxThreadsPerBlock() const { return static_cast<std::size_t>(hipProperties_.maxThreadsPerBlock); }

  // A queue of the device, recorded in the trace under that name.
  std::unique_ptr<backend::Queue> createQueue(const std::string& name, int priority = 0);

  // ---- Streams
  Stream& legacyStream() {
    if (Stream* stream = legacyIfUsed()) [[likely]]
      return *stream;
    return makeLegacyStream();
  }
  Stream* legacyIfUsed() const { return legacy_.load(std::memory_order_acquire); }
  Stream& perThreadStream();
  std::shared_ptr<Stream> createStream(unsigned flags, int priority);
  // One level if the device has no priorities, else three.
  PriorityRange priorities() const { return properties_.priorities ? PriorityRange{1, -1} : PriorityRange{}; }
  // The stream accepts no more work; its pending work runs to its end.
  void retireStream(std::shared_ptr<Stream> stream);
  bool hasBlockingStreams() const { return blocking_.load(std::memory_order_acquire) != 0; }
  void forEachStream(const std::function<void(Stream&)>& function);
  // Makes the stream of a finished thread available to another one.
  void returnPerThreadStream(Stream& stream);

  // Waits for all streams, prints, throws the error of device code.
  void synchronize();
  // The same without exceptions, for callers that can't report them.
  void finishQuietly() noexcept;
  // The same, except for streams that wait for a value that is never written, and for no longer
  // than `grace` after the last stream has finished. False if kernels still run then.
  bool finishWithin(std::chrono::seconds grace) noexcept;

  // ---- Modules
  Module& module(Image& image);
  void removeModule(const Image& image);
  // Must be called before a stream waits for what the host does. A device that can't load code then loads that of
  // the program now, unless it has very much: a kernel's first launch would wait, too.
  void loadCode();

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
  void setPrintfBytes(std::size_t bytes);

  // ---- malloc in device code
  // Created at the first call.
  Heap& heap();
  std::size_t heapBytes() const { return heapBytes_; }
  // Throws hipErrorInvalidValue once the heap is used.
  void setHeapBytes(std::size_t bytes);

  // ---- --check=races
  // Created at the first call.
  RacePool& races();

  // ---- Private memory of threads. A device's compiler determines a kernel's need, so that there is always
  // enough: the limit is kept and has no effect.
  std::size_t stackBytes() const { return stackBytes_; }
  // Throws hipErrorInvalidValue for more than kMaxStackBytes.
  void setStackBytes(std::size_t bytes);

  // ---- Memory
  void release(void* pointer);
  MemoryGauge& memoryGauge() { return memoryGauge_; }
  // True if kernels and copies of this device may use addresses of the other one's memory: if that is the machine's
  // memory, and this device can access all of it.
  bool reachesMemoryOf(const Device& peer) const {
    return this == &peer || (properties_.systemMemory && peer.properties_.type == backend::DeviceType::kCpu);
  }
  // By ordinal, the devices whose memory the program has allowed this one to use.
  std::atomic<std::uint64_t>& peers() { return peers_; }
  bool hasPeer(const Device& peer) const { return (peers_.load() >> peer.ordinal() & 1) != 0; }
  // For destructors.
  void releaseQuietly(void* pointer) noexcept;
  // Device memory for the runtime's own use.
  std::unique_ptr<void, std::function<void(void*)>> scratch(std::size_t bytes);

  // Memory for kernels with grid barriers.
  GridMemory& gridMemory();

  // Memory of graphs' allocation nodes.
  GraphMemory& graphMemory();

  // Stream-ordered allocation.
  DevicePools& pools();

  // Memory that other processes may have opened.
  ExportedMemory& exportedMemory();
  // Calls the function while the device is idle; work submitted meanwhile runs afterwards.
  void whileIdle(const std::function<void()>& function);

  // Texture and surface objects as device code sees them: descriptors, or the device's own handles.
  DescriptorPool& descriptors();
  RetiredHandles& retiredHandles();

  // hipDeviceReset: frees what the program allocated and forgets the sticky error.
  void reset();

  // True if the program has streams, memory or modules here.
  bool used();

 private:
  void explain(const Service::Abort& abort);
  Stream& makeLegacyStream();
  std::vector<std::shared_ptr<Stream>> streamsSnapshot();
  // Of the streams that have work, the one with the lowest id above `after`; nullptr if there is none.
  std::shared_ptr<Stream> nextBusyStream(std::uint64_t after);
  void forgetStream(const Stream& stream);
  void restart();
  std::shared_ptr<Stream> addStream(Stream::Kind kind, unsigned flags, int priority);

  const int ordinal_;
  const std::unique_ptr<backend::Device> backend_;
  const backend::DeviceProperties& properties_;
  const hipDeviceProp_t hipProperties_;

  std::mutex streamsMutex_;
  std::vector<std::shared_ptr<Stream>> streams_;
  std::vector<Stream*> idlePerThread_;
  std::atomic<Stream*> legacy_{nullptr};
  std::atomic<int> blocking_{0};

  std::mutex loadMutex_;
  std::atomic<std::uint64_t> modulesLoaded_{0};  // of those that the registry has added

  // Not held during the creation of a module.
  std::mutex modulesMutex_;
  std::map<const Image*, std::shared_ptr<Lazy<Module>>> modules_;

  std::mutex serviceMutex_;
  std::unique_ptr<Service> service_;
  // A thread may still read one, and a kernel may write to it.
  std::vector<std::unique_ptr<Service>> retiredServices_;
  std::atomic<Service*> servicePublished_{nullptr};
  std::size_t printfBytes_;

  std::mutex heapMutex_;
  std::size_t heapBytes_;
  std::atomic<std::size_t> stackBytes_;
  std::atomic<int> failed_{0};
  MemoryGauge memoryGauge_;
  std::atomic<std::uint64_t> peers_{0};
  // The parts of the runtime that keep something for each device. Their headers are device.cpp's alone.
  struct Parts;
  const std::unique_ptr<Parts> parts_;
};

// The plan of the kernel on the device, built if necessary. Throws hipErrorInvalidDeviceFunction
// for nullptr or a kernel whose module is unloaded.
inline KernelPlan& planOf(KernelSymbol* symbol, Device& device) {
  if (symbol == nullptr) [[unlikely]]
    throw Error(hipErrorInvalidDeviceFunction);
  KernelPlan* plan = symbol->plan(device.ordinal());
  return plan != nullptr ? *plan : buildPlan(*symbol, device);
}

// The properties that HIP defines, from the device's description of itself.
hipDeviceProp_t describe(const backend::DeviceProperties& properties);

}  // namespace hipspv
