// Memory, events and semaphores that processes and device APIs share, by the driver.
#include <bit>
#include <memory>
#include <vector>

#include "hipspv/runtime/backends/services.h"
#include "memory.h"
#include "services.h"

namespace hipspv::cuda {
namespace {

static_assert(sizeof(IpcHandle) == sizeof(backend::SharingHandle));
static_assert(sizeof(PoolPointer) == sizeof(backend::SharingHandle));

IpcHandle ofDriver(const backend::SharingHandle& handle) { return std::bit_cast<IpcHandle>(handle); }
backend::SharingHandle ofRuntime(const IpcHandle& handle) { return std::bit_cast<backend::SharingHandle>(handle); }

// The driver takes a descriptor as the pointer's value.
void* pointerOf(int descriptor) { return reinterpret_cast<void*>(static_cast<std::intptr_t>(descriptor)); }

// The bytes from there to the end of the driver's allocation.
std::size_t sizeFrom(const State& state, Address address) {
  Address begin = 0;
  std::size_t bytes = 0;
  state.call(&Driver::MemGetAddressRange, &begin, &bytes, address);
  return begin + bytes - address;
}

class SharedEvent final : public backend::SharedEvent, public Awaitable {
 public:
  SharedEvent(const State& state, EventHandle handle) : state_(state), event_(state, handle) {}

  EventHandle get() const { return event_.get(); }
  void record(backend::Queue& queue) override {
    state_.call(&Driver::EventRecord, get(), static_cast<Stream>(queue.native()));
  }
  backend::SharingHandle handle() override {
    IpcHandle handle{};
    state_.call(&Driver::IpcGetEventHandle, &handle, get());
    return ofRuntime(handle);
  }
  bool complete() override { return isReached(state_, get()); }
  void wait() override { state_.call(&Driver::EventSynchronize, get()); }
  std::uint64_t time() override { return 0; }  // such events have no times
  std::uint64_t start() override { return 0; }
  void* native() override { return nullptr; }
  // A later record would change the point: no one asks for this.
  void notify(void (*)(void*, bool), void*) override { throw Error(hipErrorNotSupported); }
  void holdUp(Stream stream) override { state_.call(&Driver::StreamWaitEvent, stream, get(), 0); }

 private:
  const State& state_;
  const Owned<EventHandle, &Driver::EventDestroy> event_;
};

class SharedPool final : public backend::SharedPool, public std::enable_shared_from_this<SharedPool> {
 public:
  // Takes ownership of the pool.
  SharedPool(const State& state, Holds& holds, PoolHandle pool)
      : state_(state), holds_(holds), pool_(state, pool), stream_(state, createStream(state, 0)) {}

  static std::shared_ptr<SharedPool> create(const State& state, Holds& holds) {
    PoolProperties properties{};
    properties.type = kAllocationPinned;
    properties.handleTypes = kPosixFileDescriptor;
    properties.location = {kLocationDevice, state.device()};
    PoolHandle pool = nullptr;
    state.call(&Driver::MemPoolCreate, &pool, &properties);
    return std::make_shared<SharedPool>(state, holds, pool);
  }
  static std::shared_ptr<SharedPool> import(const State& state, Holds& holds, int descriptor) {
    PoolHandle pool = nullptr;
    state.call(&Driver::MemPoolImportFromShareableHandle, &pool, pointerOf(descriptor), kPosixFileDescriptor, 0);
    return std::make_shared<SharedPool>(state, holds, pool);
  }

  void* allocate(std::size_t bytes) override {
    holds_.releaseRest();
    state_.enter();
    Address address = 0;
    const Status status = state_.driver().MemAllocFromPoolAsync(&address, bytes, pool_.get(), stream_.get());
    if (status == kOutOfMemory) return nullptr;
    state_.check(status, state_.driver().MemAllocFromPoolAsync.symbol());
    state_.call(&Driver::StreamSynchronize, stream_.get());  // any stream may use it
    return reinterpret_cast<void*>(address);
  }
  void release(void* base) noexcept override {
    holds_.releaseQuietly([self = shared_from_this(), address = addressOf(base)] { self->giveBack(address); });
  }
  void allow(const backend::Device& from, backend::Access access) override {
    const Member* member = Member::of(from);
    require(member != nullptr, hipErrorInvalidValue);
    const AccessDescription description{{kLocationDevice, member->ordinal()}, flagsOf(access)};
    state_.call(&Driver::MemPoolSetAccess, pool_.get(), &description, 1);
  }
  int share() const override {
    int descriptor = -1;
    state_.call(&Driver::MemPoolExportToShareableHandle, &descriptor, pool_.get(), kPosixFileDescriptor, 0);
    return descriptor;
  }
  backend::SharingHandle exportPointer(void* base) const override {
    PoolPointer exported{};
    state_.call(&Driver::MemPoolExportPointer, &exported, addressOf(base));
    return std::bit_cast<backend::SharingHandle>(exported);
  }
  Opened open(const backend::SharingHandle& exported) override {
    auto pointer = std::bit_cast<PoolPointer>(exported);
    Address address = 0;
    state_.call(&Driver::MemPoolImportPointer, &address, pool_.get(), &pointer);
    return {reinterpret_cast<void*>(address), sizeFrom(state_, address)};
  }

 private:
  // The driver's pool returns its memory when the free is waited for.
  void giveBack(Address address) const {
    state_.call(&Driver::MemFreeAsync, address, stream_.get());
    state_.call(&Driver::StreamSynchronize, stream_.get());
  }

  const State& state_;
  Holds& holds_;
  const Owned<PoolHandle, &Driver::MemPoolDestroy> pool_;
  const OwnedStream stream_;  // in whose order the driver allocates and frees: nothing else is there
};

class Sharing final : public backend::Sharing {
 public:
  explicit Sharing(const State& state) : state_(state) {}

  backend::SharingHandle share(void* base) override {
    IpcHandle handle{};
    state_.call(&Driver::IpcGetMemHandle, &handle, addressOf(base));
    return ofRuntime(handle);
  }
  // HIP's code for memory that the other process has freed; the driver says that it can't map the memory.
  void* open(const backend::SharingHandle& handle) override {
    Address address = 0;
    state_.enter();
    const Status status = state_.driver().IpcOpenMemHandle(&address, ofDriver(handle), kIpcLazyEnablePeerAccess);
    require(status != kMapFailed && status != kInvalidHandle, hipErrorInvalidDevicePointer);
    state_.check(status, state_.driver().IpcOpenMemHandle.symbol());
    return reinterpret_cast<void*>(address);
  }
  std::size_t size(void* base) override { return sizeFrom(state_, addressOf(base)); }
  void close(void* base) override { state_.call(&Driver::IpcCloseMemHandle, addressOf(base)); }

 private:
  const State& state_;
};

class SharedEvents final : public backend::SharedEvents {
 public:
  explicit SharedEvents(const State& state) : state_(state) {}

  std::shared_ptr<backend::SharedEvent> create() override {
    EventHandle event = nullptr;
    state_.call(&Driver::EventCreate, &event, kEventDisableTiming | kEventInterprocess);
    return std::make_shared<SharedEvent>(state_, event);
  }
  std::shared_ptr<backend::SharedEvent> open(const backend::SharingHandle& handle) override {
    EventHandle event = nullptr;
    state_.call(&Driver::IpcOpenEventHandle, &event, ofDriver(handle));
    return std::make_shared<SharedEvent>(state_, event);
  }

 private:
  const State& state_;
};

class SharedPools final : public backend::SharedPools {
 public:
  SharedPools(const State& state, Holds& holds) : state_(state), holds_(holds) {}

  std::shared_ptr<backend::SharedPool> create() override { return SharedPool::create(state_, holds_); }
  std::shared_ptr<backend::SharedPool> import(int descriptor) override {
    return SharedPool::import(state_, holds_, descriptor);
  }

 private:
  const State& state_;
  Holds& holds_;
};

// ---- Other APIs

class ExternalMemory final : public backend::ExternalMemory, public std::enable_shared_from_this<ExternalMemory> {
 public:
  ExternalMemory(const State& state, Holds& holds, ExternalMemoryHandle handle)
      : state_(state), holds_(holds), handle_(handle) {}
  ~ExternalMemory() override { holds_.releaseQuietly(&Driver::DestroyExternalMemory, handle_); }
  ExternalMemory(const ExternalMemory&) = delete;
  ExternalMemory& operator=(const ExternalMemory&) = delete;

  std::shared_ptr<void> map(std::size_t offset, std::size_t bytes) override {
    ExternalBufferDescription wanted{};
    wanted.offset = offset;
    wanted.size = bytes;
    Address address = 0;
    state_.call(&Driver::ExternalMemoryGetMappedBuffer, &address, handle_, &wanted);
    return {reinterpret_cast<void*>(address), [self = shared_from_this()](void* mapped) {
              self->holds_.releaseQuietly(
                  [self, mapped] { self->state_.callQuietly(&Driver::MemFree, addressOf(mapped)); });
            }};
  }

  std::unique_ptr<backend::MipmappedTexels> mapMipmapped(std::size_t offset, const Texel& texel,
                                                         const ArrayShape& shape, unsigned levels) override {
    ExternalMipmappedDescription wanted{};
    wanted.offset = offset;
    wanted.array = arrayDescription(texel, shape);
    wanted.levels = levels;
    MipmappedHandle handle = nullptr;
    state_.call(&Driver::ExternalMemoryGetMappedMipmappedArray, &handle, handle_, &wanted);
    return adoptMipmapped(state_, holds_, handle, levels, shared_from_this());
  }

 private:
  const State& state_;
  Holds& holds_;
  const ExternalMemoryHandle handle_;
};

class ExternalSemaphore final : public backend::ExternalSemaphore {
 public:
  ExternalSemaphore(const State& state, ExternalSemaphoreHandle handle) : owned_(state, handle) {}
  ExternalSemaphoreHandle get() const { return owned_.get(); }

 private:
  const Owned<ExternalSemaphoreHandle, &Driver::DestroyExternalSemaphore> owned_;
};

class External final : public backend::External {
 public:
  External(const State& state, Holds& holds) : state_(state), holds_(holds) {}

  std::shared_ptr<backend::ExternalMemory> importMemory(int descriptor, std::size_t bytes, bool dedicated) override {
    ExternalMemoryDescription given{};
    given.type = kOpaqueDescriptor;
    given.descriptor = descriptor;
    given.size = bytes;
    if (dedicated) given.flags = kExternalDedicated;
    ExternalMemoryHandle handle = nullptr;
    state_.call(&Driver::ImportExternalMemory, &handle, &given);
    return std::make_shared<ExternalMemory>(state_, holds_, handle);
  }
  std::shared_ptr<backend::ExternalSemaphore> importSemaphore(int descriptor, bool timeline) override {
    ExternalSemaphoreDescription given{};
    given.type = timeline ? kTimelineDescriptor : kOpaqueDescriptor;
    given.descriptor = descriptor;
    ExternalSemaphoreHandle handle = nullptr;
    state_.call(&Driver::ImportExternalSemaphore, &handle, &given);
    return std::make_shared<ExternalSemaphore>(state_, handle);
  }

 private:
  const State& state_;
  Holds& holds_;
};

}  // namespace

ExternalSemaphoreHandle handleOf(const backend::ExternalSemaphore& semaphore) {
  return static_cast<const ExternalSemaphore&>(semaphore).get();
}

std::unique_ptr<backend::SharedEvents> makeSharedEvents(const State& state) {
  return attribute(state.driver(), state.device(), Attribute::kIpcEvents) != 0 ? std::make_unique<SharedEvents>(state)
                                                                               : nullptr;
}

std::unique_ptr<backend::SharedPools> makeSharedPools(const State& state, Holds& holds) {
  return std::make_unique<SharedPools>(state, holds);
}

std::unique_ptr<backend::Sharing> makeSharing(const State& state) { return std::make_unique<Sharing>(state); }

std::unique_ptr<backend::External> makeExternal(const State& state, Holds& holds) {
  return std::make_unique<External>(state, holds);
}

}  // namespace hipspv::cuda
