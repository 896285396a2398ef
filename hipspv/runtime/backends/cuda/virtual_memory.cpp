// Separate addresses and memory, by the driver.
#include <vector>

#include "hipspv/runtime/backends/services.h"
#include "services.h"

namespace hipspv::cuda {

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

namespace {

class Physical final : public backend::PhysicalMemory {
 public:
  Physical(const State& state, AllocationHandle handle, std::size_t bytes)
      : state_(state), owned_(state, handle), bytes_(bytes) {}

  AllocationHandle get() const { return owned_.get(); }
  std::size_t size() const override { return bytes_; }
  int share() const override {
    int descriptor = -1;
    state_.call(&Driver::MemExportToShareableHandle, &descriptor, get(), kPosixFileDescriptor, 0);
    return descriptor;
  }

 private:
  const State& state_;
  const Owned<AllocationHandle, &Driver::MemRelease> owned_;
  const std::size_t bytes_;
};

AllocationHandle handleOf(const backend::PhysicalMemory& memory) {
  const auto* own = dynamic_cast<const Physical*>(&memory);
  require(own != nullptr, hipErrorInvalidValue);
  return own->get();
}

class VirtualMemory final : public backend::VirtualMemory {
 public:
  explicit VirtualMemory(const State& state) : state_(state) {}

  std::size_t granularity(bool best) override {
    const AllocationProperties wanted = properties(false);
    std::size_t bytes = 0;
    state_.call(&Driver::MemGetAllocationGranularity, &bytes, &wanted, static_cast<int>(best));
    return bytes;
  }
  std::shared_ptr<backend::PhysicalMemory> create(std::size_t bytes, bool shareable) override {
    const AllocationProperties wanted = properties(shareable);
    AllocationHandle handle = 0;
    state_.call(&Driver::MemCreate, &handle, bytes, &wanted, 0);
    return std::make_shared<Physical>(state_, handle, bytes);
  }
  // The driver takes a descriptor as the pointer's value.
  std::shared_ptr<backend::PhysicalMemory> import(int descriptor) override {
    AllocationHandle handle = 0;
    state_.call(&Driver::MemImportFromShareableHandle, &handle,
                reinterpret_cast<void*>(static_cast<std::intptr_t>(descriptor)), kPosixFileDescriptor);
    return std::make_shared<Physical>(state_, handle, 0);
  }
  bool has(const backend::PhysicalMemory& memory) override {
    AllocationProperties told{};
    state_.call(&Driver::MemGetAllocationPropertiesFromHandle, &told, handleOf(memory));
    return told.location.type == kLocationDevice && told.location.id == state_.device();
  }
  void* reserve(std::size_t bytes, std::size_t alignment, void* wish) override {
    Address base = 0;
    state_.call(&Driver::MemAddressReserve, &base, bytes, alignment, addressOf(wish), 0);
    return reinterpret_cast<void*>(base);
  }
  void free(void* base, std::size_t bytes) override { state_.call(&Driver::MemAddressFree, addressOf(base), bytes); }
  void map(void* address, std::size_t bytes, std::size_t offset, const backend::PhysicalMemory& memory) override {
    state_.call(&Driver::MemMap, addressOf(address), bytes, offset, handleOf(memory), 0);
  }
  void unmap(void* address, std::size_t bytes) override { state_.call(&Driver::MemUnmap, addressOf(address), bytes); }
  void setAccess(void* address, std::size_t bytes, std::span<const backend::DeviceAccess> all) override {
    std::vector<AccessDescription> list;
    for (const auto& [device, access] : all) {
      const Member* member = Member::of(*device);
      require(member != nullptr, hipErrorInvalidValue);
      list.push_back({{kLocationDevice, member->ordinal()}, flagsOf(access)});
    }
    state_.call(&Driver::MemSetAccess, addressOf(address), bytes, list.data(), list.size());
  }

 private:
  AllocationProperties properties(bool shareable) const {
    AllocationProperties result{};
    result.type = kAllocationPinned;
    result.handleTypes = shareable ? kPosixFileDescriptor : 0;
    result.location = {kLocationDevice, state_.device()};
    return result;
  }

  const State& state_;
};

}  // namespace

std::unique_ptr<backend::VirtualMemory> makeVirtualMemory(const State& state) {
  return std::make_unique<VirtualMemory>(state);
}

}  // namespace hipspv::cuda
