#include "device.h"

#include <utility>

#include "devices.h"
#include "hipspv/runtime/backends/services.h"
#include "hipspv/runtime/backends/trace.h"
#include "hipspv/runtime/support/log.h"

namespace hipspv {
namespace {

// CUDA's and HIP's default for printf's buffer.
constexpr std::size_t kPrintfBytes = 1024 * 1024;

// CUDA's default for a thread's stack, and HIP's limit (hipDeviceSetLimit: 128 Ki - 16 bytes).
constexpr std::size_t kStackBytes = 1024;
constexpr std::size_t kMaxStackBytes = 128 * 1024 - 16;

std::uint64_t bitOf(const Device& peer) { return std::uint64_t{1} << peer.ordinal(); }

}  // namespace

Device::Device(int ordinal, std::unique_ptr<backend::Device> backend, Devices& all)
    : ordinal_(ordinal),
      all_(all),
      backend_(std::move(backend)),
      properties_(backend_->properties()),
      hipProperties_(describe(properties_)),
      printfBytes_(kPrintfBytes),
      stackBytes_(kStackBytes) {}

Device& Devices::add(std::unique_ptr<backend::Device> backend) {
  devices_.push_back(std::make_unique<Device>(deviceCount(), std::move(backend), *this));
  contexts_.addPrimary(*devices_.back());
  return *devices_.back();
}

std::unique_ptr<backend::Queue> Device::createQueue(const std::string& name, int priority) {
  if (!trace::exists()) [[likely]]
    return backend_->createQueue(priority);
  auto queue = backend_->createQueue(priority, true);
  const std::uint64_t before = trace::now(), device = backend_->clock(), after = trace::now();
  const auto offset = static_cast<std::int64_t>(before + (after - before) / 2 - device);
  return traced(std::move(queue), std::make_unique<trace::Track>(ordinal_, properties_.name, name, offset));
}

Service& Device::service() {
  const std::lock_guard lock(serviceMutex_);
  if (service_ == nullptr) {
    service_ = std::make_unique<Service>(*backend_, printfBytes_);
    servicePublished_.store(service_.get(), std::memory_order_release);
  }
  return *service_;
}

// Called once for each failure.
void Device::explain(const Service::Abort& abort) {
  if (abort.code == HIPSPV_ABORT_FREE) return;  // the service has reported it with the address
  const std::string what = modules_->describe(abort);
  if (!what.empty()) return log(LogLevel::kError, what, abort.remedy());
  log(LogLevel::kError, "a kernel on device ", ordinal_, " ", abort.verb(), abort.remedy());
}

void Device::drain() {
  Service* service = servicePublished_.load(std::memory_order_acquire);
  if (service == nullptr) return throwIfFailed();
  if (const Service::Abort abort = service->drain(); abort.error() != hipSuccess) {
    explain(abort);
    failed_.store(abort.error(), std::memory_order_relaxed);
  }
  throwIfFailed();
}

void Device::setPrintfBytes(std::size_t bytes) {
  bytes = backend_->setLimit(backend::Limit::kPrintf, bytes);
  const std::lock_guard lock(printfMutex_);
  {
    const std::lock_guard serviceLock(serviceMutex_);
    printfBytes_ = bytes;
    if (service_ == nullptr || service_->fits(bytes)) return;
    auto other = std::make_unique<Service>(*backend_, bytes);
    retiredServices_.reserve(retiredServices_.size() + 1);
    servicePublished_.store(other.get(), std::memory_order_release);
    retiredServices_.push_back(std::exchange(service_, std::move(other)));
  }
  modules_->bindService();
}

void Device::setStackBytes(std::size_t bytes) {
  require(bytes <= kMaxStackBytes, hipErrorInvalidValue);
  stackBytes_ = backend_->setLimit(backend::Limit::kStack, bytes);
}

void Device::release(void* pointer) {
  if (ReleaseObserver* observer = observer_.load(std::memory_order_acquire)) observer->releasing(pointer);
  backend_->release(pointer);
}

void Device::releaseQuietly(void* pointer) noexcept {
  try {
    release(pointer);
  } catch (const std::exception&) {
    // The only consequence is that the memory leaks.
  }
}

std::unique_ptr<void, std::function<void(void*)>> Device::scratch(std::size_t bytes) {
  void* memory = backend_->allocate(backend::MemoryKind::kDevice, bytes);
  if (memory == nullptr) throw Error(hipErrorOutOfMemory);
  std::function<void(void*)> end = [this](void* pointer) { releaseQuietly(pointer); };
  return {memory, std::move(end)};
}

void Device::resetSettings() {
  stackBytes_ = kStackBytes;
  peers_.store(0, std::memory_order_relaxed);
  failed_.store(0, std::memory_order_relaxed);
}

void Device::restart() {
  {
    const std::lock_guard lock(serviceMutex_);
    servicePublished_.store(nullptr, std::memory_order_release);
    retiredServices_.clear();
    service_ = nullptr;
    printfBytes_ = kPrintfBytes;
  }
  backend_->restart();
}

bool canReach(const Device& device, const Device& peer) {
  if (device.reachesMemoryOf(peer)) return true;
  const backend::Peers* peers = device.backend().peers();
  return peers != nullptr && peers->canReach(peer.backend());
}

void enablePeer(Device& device, const Device& peer) {
  if (!canReach(device, peer))
    throw Error(hipErrorPeerAccessUnsupported, "the device " + device.properties().name +
                                                   " can't reach the memory of " + peer.properties().name +
                                                   ": copies between them work");
  require((device.peers().fetch_or(bitOf(peer)) & bitOf(peer)) == 0, hipErrorPeerAccessAlreadyEnabled);
  try {
    allowPeer(device, peer);
  } catch (...) {
    device.peers().fetch_and(~bitOf(peer));
    throw;
  }
}

void disablePeer(Device& device, const Device& peer) {
  require((device.peers().fetch_and(~bitOf(peer)) & bitOf(peer)) != 0, hipErrorPeerAccessNotEnabled);
  if (!device.reachesMemoryOf(peer)) device.backend().peers()->forbid(peer.backend());
}

void allowPeer(const Device& device, const Device& peer) {
  if (!device.reachesMemoryOf(peer)) device.backend().peers()->allow(peer.backend());
}

}  // namespace hipspv
