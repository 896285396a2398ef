#include "device.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <thread>

#include "context.h"
#include "hipspv/runtime/api/runtime.h"
#include "hipspv/runtime/backends/trace.h"
#include "hipspv/runtime/graph/capture.h"
#include "hipspv/runtime/graph/graph_memory.h"
#include "hipspv/runtime/launch/grid.h"
#include "hipspv/runtime/memory/managed_variables.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/memory/value_operations.h"
#include "hipspv/runtime/memory/virtual_memory.h"
#include "hipspv/runtime/modules/heap.h"
#include "hipspv/runtime/modules/race_pool.h"
#include "hipspv/runtime/pools/device_pools.h"
#include "hipspv/runtime/pools/ipc.h"
#include "hipspv/runtime/streams/host_calls.h"
#include "hipspv/runtime/support/demangle.h"
#include "hipspv/runtime/support/log.h"
#include "hipspv/runtime/textures/texture.h"
#include "hipspv/runtime/textures/texture_reference.h"

namespace hipspv {
namespace {

// CUDA's and HIP's default for printf's buffer.
constexpr std::size_t kPrintfBytes = 1024 * 1024;

// CUDA's default for the heap of malloc in device code.
constexpr std::size_t kHeapBytes = 8 * 1024 * 1024;

// CUDA's default for a thread's stack, and HIP's limit (hipDeviceSetLimit: 128 Ki - 16 bytes).
constexpr std::size_t kStackBytes = 1024;
constexpr std::size_t kMaxStackBytes = 128 * 1024 - 16;

// A thread's hipStreamPerThread streams: returned to their devices when it ends.
struct PerThreadStreams {
  std::vector<std::pair<Device*, Stream*>> streams;

  ~PerThreadStreams() {
    const Call call;
    if (!call) return;
    for (const auto& [device, stream] : streams) device->returnPerThreadStream(*stream);
  }
};

thread_local PerThreadStreams perThreadStreams;

// True if the event is complete or failed.
bool isOver(const backend::EventPtr& event) {
  try {
    return event->complete();
  } catch (const Error&) {
    return true;
  }
}

}  // namespace

struct Device::Parts {
  explicit Parts(Device& device)
      : grids(std::in_place, device),
        graphs(device),
        descriptors(std::in_place, device),
        retired(device),
        pools(device) {}

  std::unique_ptr<Heap> heap;
  std::mutex racesMutex;
  std::unique_ptr<RacePool> races;
  std::optional<GridMemory> grids;
  GraphMemory graphs;
  std::optional<DescriptorPool> descriptors;
  RetiredHandles retired;
  DevicePools pools;
  ExportedMemory exported;
};

Device::Device(int ordinal, std::unique_ptr<backend::Device> backend)
    : ordinal_(ordinal),
      backend_(std::move(backend)),
      properties_(backend_->properties()),
      hipProperties_(describe(properties_)),
      printfBytes_(kPrintfBytes),
      heapBytes_(kHeapBytes),
      stackBytes_(kStackBytes),
      parts_(std::make_unique<Parts>(*this)) {}

Device::~Device() = default;

GridMemory& Device::gridMemory() { return *parts_->grids; }
GraphMemory& Device::graphMemory() { return parts_->graphs; }
DevicePools& Device::pools() { return parts_->pools; }
ExportedMemory& Device::exportedMemory() { return parts_->exported; }
DescriptorPool& Device::descriptors() { return *parts_->descriptors; }
RetiredHandles& Device::retiredHandles() { return parts_->retired; }

std::unique_ptr<backend::Queue> Device::createQueue(const std::string& name, int priority) {
  if (!trace::exists()) [[likely]]
    return backend_->createQueue(priority);
  auto queue = backend_->createQueue(priority, true);
  const std::uint64_t before = trace::now(), device = backend_->clock(), after = trace::now();
  const auto offset = static_cast<std::int64_t>(before + (after - before) / 2 - device);
  return traced(std::move(queue), std::make_unique<trace::Track>(ordinal_, properties_.name, name, offset));
}

std::shared_ptr<Stream> Device::addStream(Stream::Kind kind, unsigned flags, int priority) {
  auto stream = std::make_shared<Stream>(*this, kind, flags, priority);
  const std::lock_guard lock(streamsMutex_);
  streams_.push_back(stream);
  if (kind == Stream::Kind::kBlocking) blocking_.fetch_add(1, std::memory_order_release);
  return stream;
}

Stream& Device::makeLegacyStream() {
  auto stream = std::make_shared<Stream>(*this, Stream::Kind::kLegacyDefault, hipStreamDefault, 0);
  const std::lock_guard lock(streamsMutex_);
  if (Stream* other = legacyIfUsed()) return *other;
  streams_.push_back(stream);
  legacy_.store(stream.get(), std::memory_order_release);
  return *stream;
}

Stream& Device::perThreadStream() {
  for (const auto& [device, stream] : perThreadStreams.streams)
    if (device == this) return *stream;
  Stream* stream = nullptr;
  {
    const std::lock_guard lock(streamsMutex_);
    if (!idlePerThread_.empty()) {
      stream = idlePerThread_.back();
      idlePerThread_.pop_back();
    }
  }
  if (stream == nullptr) stream = addStream(Stream::Kind::kBlocking, hipStreamDefault, 0).get();
  perThreadStreams.streams.emplace_back(this, stream);
  return *stream;
}

void Device::returnPerThreadStream(Stream& stream) {
  if (stream.capturing()) Captures::instance().leave(stream);
  const std::lock_guard lock(streamsMutex_);
  idlePerThread_.push_back(&stream);
}

std::shared_ptr<Stream> Device::createStream(unsigned flags, int priority) {
  const bool nonBlocking = (flags & hipStreamNonBlocking) != 0;
  return addStream(nonBlocking ? Stream::Kind::kNonBlocking : Stream::Kind::kBlocking, flags, priority);
}

// Until the stream's work is complete, the device's other streams stay ordered after it.
void Device::retireStream(std::shared_ptr<Stream> stream) {
  if (stream->capturing()) Captures::instance().leave(*stream);
  if (stream->idle()) return forgetStream(*stream);
  try {
    whenReached(stream->end(), [this, stream] { forgetStream(*stream); });
  } catch (...) {
    forgetStream(*stream);
    throw;
  }
}

void Device::forgetStream(const Stream& stream) {
  const std::lock_guard lock(streamsMutex_);
  if (stream.kind() == Stream::Kind::kBlocking) blocking_.fetch_sub(1, std::memory_order_release);
  std::erase_if(streams_, [&](const auto& other) { return other.get() == &stream; });
}

void Device::forEachStream(const std::function<void(Stream&)>& function) {
  const std::lock_guard lock(streamsMutex_);
  for (const auto& stream : streams_) function(*stream);
}

std::vector<std::shared_ptr<Stream>> Device::streamsSnapshot() {
  const std::lock_guard lock(streamsMutex_);
  return streams_;
}

std::shared_ptr<Stream> Device::nextBusyStream(std::uint64_t after) {
  const std::lock_guard lock(streamsMutex_);
  const std::shared_ptr<Stream>* next = nullptr;
  for (const auto& stream : streams_)
    if (stream->id() > after && (next == nullptr || stream->id() < (*next)->id()) && !stream->idle()) next = &stream;
  return next != nullptr ? *next : nullptr;
}

void Device::synchronize() {
  throwIfFailed();
  checkMayWaitForAll(this);
  const Waiting how = contexts::waitingFor(*this);
  const std::uint64_t newest = Stream::newestId();
  // Without a list, which would need memory: mostly one stream has work.
  for (auto stream = nextBusyStream(0); stream != nullptr && stream->id() <= newest;
       stream = nextBusyStream(stream->id()))
    stream->finish(how);
  parts_->pools.synchronized();
  drain();
}

void Device::finishQuietly() noexcept {
  // Errors here occur again at the next call, which can report them.
  const auto quietly = [](auto&& function) {
    try {
      function();
    } catch (const std::exception&) {
    }
  };
  quietly([&] {
    for (const auto& stream : streamsSnapshot()) quietly([&] { stream->finish(); });
  });
  quietly([&] { drain(); });
}

bool Device::finishWithin(std::chrono::seconds grace) noexcept {
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::milliseconds patience(500);
  constexpr std::chrono::microseconds shortest(20), longest(1000);
  bool done = true;
  try {
    std::vector<backend::EventPtr> ends;
    for (const auto& stream : streamsSnapshot())
      if (!stream->idle()) ends.push_back(stream->end());
    // Intel's CPU device also runs work-groups in a waiting thread.
    std::jthread helper;
    if (!ends.empty() && !streamsWaitedForValues()) helper = std::jthread([this] { finishQuietly(); });
    auto pause = shortest;
    for (auto last = Clock::now(); !ends.empty(); pause = std::min(2 * pause, longest)) {
      const bool waits = streamsWaitForValues();
      if (Clock::now() - last >= (waits ? std::min<Clock::duration>(patience, grace) : grace)) {
        done = waits;
        if (helper.joinable()) helper.detach();
        break;
      }
      std::this_thread::sleep_for(pause);
      if (std::erase_if(ends, isOver) != 0) last = Clock::now();
    }
    if (ends.empty()) finishQuietly();
    drain();
  } catch (const std::exception&) {
    // No caller is left that could handle the error.
  }
  return done;
}

Module& Device::module(Image& image) {
  std::shared_ptr<Lazy<Module>> module;
  {
    const std::lock_guard lock(modulesMutex_);
    auto& entry = modules_[&image];
    if (entry == nullptr) entry = std::make_shared<Lazy<Module>>();
    module = entry;
  }
  return module->get([&] { return std::make_unique<Module>(*this, image); });
}

void Device::removeModule(const Image& image) {
  const std::lock_guard lock(modulesMutex_);
  modules_.erase(&image);
}

void Device::loadCode() {
  constexpr std::size_t kMostKernels = 256;  // seconds of the driver's compiler
  if (!properties_.loadingWaits) return;
  const Registry& registry = Registry::instance();
  if (modulesLoaded_.load(std::memory_order_acquire) == registry.modulesAdded()) [[likely]]
    return;
  const std::lock_guard lock(loadMutex_);
  const std::uint64_t added = registry.modulesAdded();
  std::vector<std::shared_ptr<Image>> images = registry.images();
  std::erase_if(images, [this](const auto& image) { return !image->hasCode(*this); });
  std::size_t kernels = 0;
  for (const auto& image : images) kernels += image->code(*this).kernels().size();
  if (kernels > kMostKernels) images.clear();
  for (const auto& image : images) {
    module(*image).planAll();
    if (!registry.has(*image)) removeModule(*image);  // its library was closed meanwhile
  }
  modulesLoaded_.store(added, std::memory_order_release);
}

Service& Device::service() {
  const std::lock_guard lock(serviceMutex_);
  if (service_ == nullptr) {
    service_ = std::make_unique<Service>(*backend_, printfBytes_);
    servicePublished_.store(service_.get(), std::memory_order_release);
  }
  return *service_;
}

// Called once for each failure. Adds the place, if known, and the kernel's name.
void Device::explain(const Service::Abort& abort) {
  if (abort.code == HIPSPV_ABORT_FREE) return;  // the service has reported it with the address
  const std::lock_guard lock(modulesMutex_);
  for (const auto& [image, module] : modules_) {
    const Module* made = module->existing();
    const auto found = made != nullptr ? made->abortPlace(abort.site) : std::nullopt;
    if (!found) continue;
    return log(LogLevel::kError, "kernel ", demangled(std::string(found->kernel)), " ", abort.verb(),
               found->place.empty() ? "" : " at ", found->place);
  }
  log(LogLevel::kError, "a kernel on device ", ordinal_, " ", abort.verb());
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
  synchronize();
  bytes = backend_->setLimit(backend::Limit::kPrintf, bytes);
  const std::lock_guard lock(modulesMutex_);
  {
    const std::lock_guard serviceLock(serviceMutex_);
    printfBytes_ = bytes;
    if (service_ == nullptr) return;
    if (service_->fits(bytes)) return;
    auto other = std::make_unique<Service>(*backend_, bytes);
    retiredServices_.reserve(retiredServices_.size() + 1);
    servicePublished_.store(other.get(), std::memory_order_release);
    retiredServices_.push_back(std::exchange(service_, std::move(other)));
  }
  for (const auto& [image, module] : modules_)
    if (Module* made = module->existing()) made->bindService();
}

Heap& Device::heap() {
  const std::lock_guard lock(heapMutex_);
  if (parts_->heap == nullptr) parts_->heap = std::make_unique<Heap>(*this, heapBytes_);
  return *parts_->heap;
}

RacePool& Device::races() {
  const std::lock_guard lock(parts_->racesMutex);
  if (parts_->races == nullptr) parts_->races = std::make_unique<RacePool>(*this);
  return *parts_->races;
}

void Device::setHeapBytes(std::size_t bytes) {
  const std::lock_guard lock(heapMutex_);
  require(parts_->heap == nullptr, hipErrorInvalidValue);
  heapBytes_ = backend_->setLimit(backend::Limit::kHeap, bytes);
}

void Device::setStackBytes(std::size_t bytes) {
  require(bytes <= kMaxStackBytes, hipErrorInvalidValue);
  stackBytes_ = backend_->setLimit(backend::Limit::kStack, bytes);
}

// The lock prevents changes to the set of streams. Each stream's later work waits for the user event.
void Device::whileIdle(const std::function<void()>& function) {
  const std::lock_guard lock(streamsMutex_);
  struct Opened {
    std::shared_ptr<backend::UserEvent> userEvent;
    ~Opened() { userEvent->signal(); }
  };
  const Opened opened{backend_->createUserEvent()};
  std::vector<backend::EventPtr> reached;
  for (const auto& stream : streams_) reached.push_back(stream->hold(*opened.userEvent));
  for (const auto& point : reached) point->wait();
  function();
}

void Device::release(void* pointer) {
  parts_->exported.end(pointer);
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

bool Device::used() {
  {
    const std::lock_guard lock(streamsMutex_);
    if (!streams_.empty()) return true;
  }
  {
    const std::lock_guard lock(modulesMutex_);
    if (!modules_.empty()) return true;
  }
  return Allocations::instance().used(*this) != 0;
}

// The device's memory ends, and what the runtime has there.
void Device::restart() {
  const ManagedVariables variables(*this);
  for (const auto& stream : streamsSnapshot()) stream->close();
  endValueWaits(*this);
  {
    const std::lock_guard lock(serviceMutex_);
    servicePublished_.store(nullptr, std::memory_order_release);
    retiredServices_.clear();
    service_ = nullptr;
    printfBytes_ = kPrintfBytes;
  }
  parts_->races = nullptr;
  parts_->grids.emplace(*this);
  parts_->graphs.clear();
  parts_->descriptors.emplace(*this);
  backend_->restart();
  variables.restore();
}

// Modules are rebuilt at their next use, so that their variables start from their initialisers.
void Device::reset() {
  finishQuietly();
  Registry::instance().forgetPlans(ordinal_);
  {
    const std::lock_guard lock(modulesMutex_);
    modules_.clear();
  }
  TextureReferences::instance().releaseAll(*this);
  TextureObjects::instance().releaseAll(*this);
  Arrays::instance().releaseAll(*this);
  ImportedMemory::instance().forget(*this);
  Allocations::instance().releaseAll(*this);
  parts_->pools.reset();
  VirtualMemory::instance().releaseAll(*this);
  {
    const std::lock_guard lock(heapMutex_);
    parts_->heap.reset();
    heapBytes_ = kHeapBytes;
  }
  stackBytes_ = kStackBytes;
  peers_.store(0, std::memory_order_relaxed);
  failed_.store(0, std::memory_order_relaxed);
  if (properties_.restarts) restart();
}

}  // namespace hipspv
