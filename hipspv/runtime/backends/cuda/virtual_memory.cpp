#include "virtual_memory.h"

#include <vector>

#include "hipspv/runtime/support/error.h"
#include "member.h"

namespace hipspv::cuda {
namespace {

class Memory final : public backend::PhysicalMemory {
 public:
  Memory(const State& state, AllocationHandle handle, std::size_t bytes)
      : state_(state), handle_(handle), bytes_(bytes) {}
  ~Memory() override { state_.callQuietly(state_.driver().MemRelease, handle_); }
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  AllocationHandle get() const { return handle_; }
  std::size_t size() const override { return bytes_; }
  int share() const override {
    int descriptor = -1;
    state_.call(state_.driver().MemExportToShareableHandle, "cuMemExportToShareableHandle",
                static_cast<void*>(&descriptor), handle_, kPosixFileDescriptor, 0ull);
    return descriptor;
  }

 private:
  const State& state_;
  const AllocationHandle handle_;
  const std::size_t bytes_;
};

AllocationHandle handleOf(const backend::PhysicalMemory& memory) {
  const auto* own = dynamic_cast<const Memory*>(&memory);
  require(own != nullptr, hipErrorInvalidValue);
  return own->get();
}

}  // namespace

AccessFlags flagsOf(backend::Access access) {
  switch (access) {
    case backend::Access::kRead:
      return kAccessRead;
    case backend::Access::kReadWrite:
      return kAccessReadWrite;
    default:
      return kAccessNone;
  }
}

AllocationProperties VirtualMemory::properties(bool shareable) const {
  AllocationProperties result{};
  result.type = kAllocationPinned;
  result.handleTypes = shareable ? kPosixFileDescriptor : 0;
  result.location = {kLocationDevice, state_.device()};
  return result;
}

std::size_t VirtualMemory::granularity(bool best) {
  const AllocationProperties wanted = properties(false);
  std::size_t bytes = 0;
  state_.call(state_.driver().MemGetAllocationGranularity, "cuMemGetAllocationGranularity", &bytes, &wanted,
              static_cast<int>(best));
  return bytes;
}

std::shared_ptr<backend::PhysicalMemory> VirtualMemory::create(std::size_t bytes, bool shareable) {
  const AllocationProperties wanted = properties(shareable);
  AllocationHandle handle = 0;
  state_.call(state_.driver().MemCreate, "cuMemCreate", &handle, bytes, &wanted, 0ull);
  return std::make_shared<Memory>(state_, handle, bytes);
}

// The driver takes a descriptor as the pointer's value.
std::shared_ptr<backend::PhysicalMemory> VirtualMemory::import(int descriptor) {
  AllocationHandle handle = 0;
  state_.call(state_.driver().MemImportFromShareableHandle, "cuMemImportFromShareableHandle", &handle,
              reinterpret_cast<void*>(static_cast<std::intptr_t>(descriptor)), kPosixFileDescriptor);
  return std::make_shared<Memory>(state_, handle, 0);
}

bool VirtualMemory::has(const backend::PhysicalMemory& memory) {
  AllocationProperties told{};
  state_.call(state_.driver().MemGetAllocationPropertiesFromHandle, "cuMemGetAllocationPropertiesFromHandle", &told,
              handleOf(memory));
  return told.location.type == kLocationDevice && told.location.id == state_.device();
}

void* VirtualMemory::reserve(std::size_t bytes, std::size_t alignment, void* wish) {
  Address base = 0;
  state_.call(state_.driver().MemAddressReserve, "cuMemAddressReserve", &base, bytes, alignment, addressOf(wish), 0ull);
  return reinterpret_cast<void*>(base);
}

void VirtualMemory::free(void* base, std::size_t bytes) {
  state_.call(state_.driver().MemAddressFree, "cuMemAddressFree", addressOf(base), bytes);
}

void VirtualMemory::map(void* address, std::size_t bytes, std::size_t offset, const backend::PhysicalMemory& memory) {
  state_.call(state_.driver().MemMap, "cuMemMap", addressOf(address), bytes, offset, handleOf(memory), 0ull);
}

void VirtualMemory::unmap(void* address, std::size_t bytes) {
  state_.call(state_.driver().MemUnmap, "cuMemUnmap", addressOf(address), bytes);
}

void VirtualMemory::setAccess(void* address, std::size_t bytes, std::span<const backend::DeviceAccess> all) {
  std::vector<AccessDescription> list;
  for (const auto& [device, access] : all) {
    const Member* member = Member::of(*device);
    require(member != nullptr, hipErrorInvalidValue);
    list.push_back({{kLocationDevice, member->number()}, flagsOf(access)});
  }
  state_.call(state_.driver().MemSetAccess, "cuMemSetAccess", addressOf(address), bytes, list.data(), list.size());
}

}  // namespace hipspv::cuda
