#include "shared_pool.h"

#include <bit>

#include "member.h"
#include "virtual_memory.h"

namespace hipspv::cuda {

static_assert(sizeof(PoolPointer) == sizeof(backend::SharingHandle));

SharedPool::SharedPool(const State& state, Holds& holds, PoolHandle pool) : state_(state), holds_(holds), pool_(pool) {
  state.enter();
  const Status status = state.driver().StreamCreateWithPriority(&stream_, kStreamNonBlocking, 0);
  if (status != kSuccess) state.callQuietly(state.driver().MemPoolDestroy, pool);
  state.check(status, "cuStreamCreateWithPriority");
}

SharedPool::~SharedPool() {
  state_.callQuietly(state_.driver().StreamDestroy, stream_);
  state_.callQuietly(state_.driver().MemPoolDestroy, pool_);
}

std::shared_ptr<SharedPool> SharedPool::create(const State& state, Holds& holds) {
  PoolProperties properties{};
  properties.type = kAllocationPinned;
  properties.handleTypes = kPosixFileDescriptor;
  properties.location = {kLocationDevice, state.device()};
  PoolHandle pool = nullptr;
  state.call(state.driver().MemPoolCreate, "cuMemPoolCreate", &pool, &properties);
  return std::make_shared<SharedPool>(state, holds, pool);
}

// The driver takes a descriptor as the pointer's value.
std::shared_ptr<SharedPool> SharedPool::import(const State& state, Holds& holds, int descriptor) {
  PoolHandle pool = nullptr;
  state.call(state.driver().MemPoolImportFromShareableHandle, "cuMemPoolImportFromShareableHandle", &pool,
             reinterpret_cast<void*>(static_cast<std::intptr_t>(descriptor)), kPosixFileDescriptor, 0ull);
  return std::make_shared<SharedPool>(state, holds, pool);
}

void* SharedPool::allocate(std::size_t bytes) {
  holds_.releaseRest();
  state_.enter();
  Address address = 0;
  const Status status = state_.driver().MemAllocFromPoolAsync(&address, bytes, pool_, stream_);
  if (status == kOutOfMemory) return nullptr;
  state_.check(status, "cuMemAllocFromPoolAsync");
  state_.call(state_.driver().StreamSynchronize, "cuStreamSynchronize", stream_);  // any stream may use it
  return reinterpret_cast<void*>(address);
}

// The driver's pool returns its memory when the free is waited for.
void SharedPool::giveBack(Address address) const {
  state_.call(state_.driver().MemFreeAsync, "cuMemFreeAsync", address, stream_);
  state_.call(state_.driver().StreamSynchronize, "cuStreamSynchronize", stream_);
}

void SharedPool::release(void* base) noexcept {
  holds_.releaseQuietly([self = shared_from_this(), address = addressOf(base)] { self->giveBack(address); });
}

void SharedPool::allow(const backend::Device& from, backend::Access access) {
  const Member* member = Member::of(from);
  require(member != nullptr, hipErrorInvalidValue);
  const AccessDescription description{{kLocationDevice, member->number()}, flagsOf(access)};
  state_.call(state_.driver().MemPoolSetAccess, "cuMemPoolSetAccess", pool_, &description, std::size_t{1});
}

int SharedPool::share() const {
  int descriptor = -1;
  state_.call(state_.driver().MemPoolExportToShareableHandle, "cuMemPoolExportToShareableHandle",
              static_cast<void*>(&descriptor), pool_, kPosixFileDescriptor, 0ull);
  return descriptor;
}

backend::SharingHandle SharedPool::exportPointer(void* base) const {
  PoolPointer exported{};
  state_.call(state_.driver().MemPoolExportPointer, "cuMemPoolExportPointer", &exported, addressOf(base));
  return std::bit_cast<backend::SharingHandle>(exported);
}

backend::SharedPool::Opened SharedPool::open(const backend::SharingHandle& exported) {
  auto pointer = std::bit_cast<PoolPointer>(exported);
  Address address = 0, begin = 0;
  std::size_t bytes = 0;
  state_.call(state_.driver().MemPoolImportPointer, "cuMemPoolImportPointer", &address, pool_, &pointer);
  state_.call(state_.driver().MemGetAddressRange, "cuMemGetAddressRange", &begin, &bytes, address);
  return {reinterpret_cast<void*>(address), begin + bytes - address};
}

}  // namespace hipspv::cuda
