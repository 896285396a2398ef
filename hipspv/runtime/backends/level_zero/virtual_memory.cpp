// Separate addresses and memory, by the driver.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "hipspv/runtime/backends/services.h"
#include "services.h"

namespace hipspv::ze {
namespace {

// Intel's drivers have pages of 64 KiB for smaller sizes, and refuse larger sizes that aren't a multiple of this.
constexpr std::size_t kLargePage = 2 << 20;

[[noreturn]] void refuseSharing(const State& state) {
  throw Error(hipErrorNotSupported, "physical memory can't be shared between processes: the driver of " +
                                        state.found().features.name +
                                        " lacks zePhysicalMemGetProperties. Share an allocation of hipMalloc by " +
                                        "hipIpcGetMemHandle, or update the driver");
}

class Physical final : public backend::PhysicalMemory {
 public:
  // Takes ownership.
  Physical(const State& state, PhysicalHandle handle, std::size_t bytes)
      : state_(state), handle_(handle), bytes_(bytes) {}
  ~Physical() override { state_.api().PhysicalMemDestroy(state_.context(), handle_); }
  Physical(const Physical&) = delete;
  Physical& operator=(const Physical&) = delete;

  const State& state() const { return state_; }
  PhysicalHandle get() const { return handle_; }
  std::size_t size() const override { return bytes_; }

  // The driver's descriptor stays the driver's: Intel's gives the same one each time, and closes it with the memory.
  int share() const override {
    if (state_.api().PhysicalMemGetProperties.get() == nullptr) refuseSharing(state_);
    MemoryExportFd exported;
    exported.flags = kDmaBuf;
    PhysicalProperties properties;
    properties.next = &exported;
    const Result result = state_.api().PhysicalMemGetProperties(state_.context(), handle_, &properties);
    if (result == kUnsupportedFeature || result == kUninitialized) refuseSharing(state_);
    check(result, state_.api().PhysicalMemGetProperties.symbol());
    const int descriptor = fcntl(exported.fd, F_DUPFD_CLOEXEC, 0);
    require(descriptor != -1, hipErrorOperatingSystem);
    return descriptor;
  }

 private:
  const State& state_;
  const PhysicalHandle handle_;
  const std::size_t bytes_;
};

const Physical& ownOf(const backend::PhysicalMemory& memory) {
  const auto* own = dynamic_cast<const Physical*>(&memory);
  require(own != nullptr, hipErrorInvalidValue);
  return *own;
}

AccessAttribute attributeOf(backend::Access access) {
  switch (access) {
    case backend::Access::kRead:
      return kReadOnly;
    case backend::Access::kReadWrite:
      return kReadWrite;
    default:
      return kNoAccess;
  }
}

std::shared_ptr<backend::PhysicalMemory> make(const State& state, std::size_t bytes, void* extension) {
  PhysicalDesc description;
  description.next = extension;
  description.flags = kOnDevice;
  description.bytes = bytes;
  PhysicalHandle handle = nullptr;
  call(state.api().PhysicalMemCreate, state.context(), state.device(), &description, &handle);
  return std::make_shared<Physical>(state, handle, bytes);
}

std::byte* aligned(void* base, std::size_t alignment) {
  const auto address = reinterpret_cast<std::uintptr_t>(base);
  return static_cast<std::byte*>(base) + ((address + alignment - 1) / alignment * alignment - address);
}

class VirtualMemory final : public backend::VirtualMemory {
 public:
  explicit VirtualMemory(const State& state) : state_(state) {}

  // The best alone: a program may combine several of these sizes.
  std::size_t granularity(bool) override {
    std::size_t bytes = 0;
    call(state_.api().VirtualMemQueryPageSize, state_.context(), state_.device(), kLargePage, &bytes);
    return bytes;
  }
  std::shared_ptr<backend::PhysicalMemory> create(std::size_t bytes, bool shareable) override {
    if (!shareable) return make(state_, bytes, nullptr);
    if (state_.api().PhysicalMemGetProperties.get() == nullptr) refuseSharing(state_);
    MemoryExportDesc exported;
    exported.flags = kDmaBuf;
    return make(state_, bytes, &exported);
  }
  // The driver closes the descriptor with the memory. A file of memory has its size.
  std::shared_ptr<backend::PhysicalMemory> import(int descriptor) override {
    const off_t bytes = lseek(descriptor, 0, SEEK_END);
    require(bytes > 0, hipErrorInvalidValue);
    if (state_.api().PhysicalMemGetProperties.get() == nullptr) refuseSharing(state_);
    MemoryImportFd imported;
    imported.flags = kDmaBuf;
    imported.fd = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    require(imported.fd != -1, hipErrorOperatingSystem);
    try {
      return make(state_, static_cast<std::size_t>(bytes), &imported);
    } catch (...) {
      ::close(imported.fd);
      throw;
    }
  }
  bool has(const backend::PhysicalMemory& memory) override { return &ownOf(memory).state() == &state_; }
  // The driver aligns to its pages.
  void* reserve(std::size_t bytes, std::size_t alignment, void* wish) override {
    Reservation reservation = reserve(bytes, wish);
    std::byte* base = static_cast<std::byte*>(reservation.base);
    if (alignment != 0 && aligned(base, alignment) != base) {
      call(state_.api().VirtualMemFree, state_.context(), base, bytes);
      reservation = reserve(bytes + alignment, nullptr);
      base = aligned(reservation.base, alignment);
    }
    const std::lock_guard lock(mutex_);
    reservations_[base] = reservation;
    return base;
  }
  void free(void* base, std::size_t) override {
    const std::lock_guard lock(mutex_);
    const auto found = reservations_.find(base);
    require(found != reservations_.end(), hipErrorInvalidValue);
    const Reservation reservation = found->second;
    call(state_.api().VirtualMemFree, state_.context(), reservation.base, reservation.bytes);
    reservations_.erase(found);
  }
  void map(void* address, std::size_t bytes, std::size_t offset, const backend::PhysicalMemory& memory) override {
    const Physical& own = ownOf(memory);
    require(own.state().context() == state_.context(), hipErrorInvalidValue);
    call(state_.api().VirtualMemMap, state_.context(), address, bytes, own.get(), offset, kNoAccess);
    const std::lock_guard lock(mutex_);
    mappings_[address] = {own.get(), own.state().device(), offset, kNoAccess};
  }
  void unmap(void* address, std::size_t bytes) override {
    const std::lock_guard lock(mutex_);
    const auto found = mappings_.find(address);
    require(found != mappings_.end(), hipErrorInvalidValue);
    if (found->second.access) call(state_.api().VirtualMemUnmap, state_.context(), address, bytes);
    mappings_.erase(found);
    state_.countAllocation();
  }
  // A mapping has one access for all devices. zeVirtualMemSetAccessAttribute won't do: Intel's driver maps the memory's
  // beginning then, whatever the mapping's offset is (compute-runtime, Context::setVirtualMemAccessAttribute).
  void setAccess(void* address, std::size_t bytes, std::span<const backend::DeviceAccess> all) override {
    backend::Access widest = backend::Access::kNone;
    for (const auto& [device, access] : all) {
      const Member* member = Member::of(*device);
      require(member != nullptr && member->state().context() == state_.context(), hipErrorInvalidValue);
      widest = std::max(widest, access);
    }
    const AccessAttribute wanted = attributeOf(widest);
    const Api& api = state_.api();
    const std::lock_guard lock(mutex_);
    const auto found = mappings_.find(address);
    require(found != mappings_.end(), hipErrorInvalidValue);
    Mapping& mapping = found->second;
    if (mapping.access != wanted) {
      if (mapping.access) call(api.VirtualMemUnmap, state_.context(), address, bytes);
      mapping.access.reset();
      call(api.VirtualMemMap, state_.context(), address, bytes, mapping.memory, mapping.offset, wanted);
      mapping.access = wanted;
      state_.countAllocation();
    }
    // Kernels may find the memory by pointers in other memory.
    for (const auto& [device, access] : all) {
      DeviceHandle by = Member::of(*device)->found().device;
      if (access == backend::Access::kNone || by == mapping.device) continue;
      call(api.ContextMakeMemoryResident, state_.context(), by, address, bytes);
    }
  }

 private:
  // The driver's, in which the program's lies.
  struct Reservation {
    void* base;
    std::size_t bytes;
  };
  struct Mapping {
    PhysicalHandle memory;
    DeviceHandle device;  // the memory's
    std::size_t offset;
    std::optional<AccessAttribute> access;  // nullopt: the driver couldn't map it again
  };

  Reservation reserve(std::size_t bytes, void* wish) {
    void* base = nullptr;
    call(state_.api().VirtualMemReserve, state_.context(), wish, bytes, &base);
    return {base, bytes};
  }

  const State& state_;
  std::mutex mutex_;
  std::map<void*, Reservation> reservations_;  // by the program's beginning
  std::map<void*, Mapping> mappings_;
};

}  // namespace

bool reservesAddresses(const Found& found) {
  const Api& api = *found.api;
  ContextHandle context = found.context->get([&] { return std::make_unique<Context>(found.api, found.driver); }).get();
  void* base = nullptr;
  if (api.VirtualMemReserve(context, nullptr, kLargePage, &base) != kSuccess) return false;
  api.VirtualMemFree(context, base, kLargePage);
  return true;
}

std::unique_ptr<backend::VirtualMemory> makeVirtualMemory(const State& state) {
  return std::make_unique<VirtualMemory>(state);
}

}  // namespace hipspv::ze
