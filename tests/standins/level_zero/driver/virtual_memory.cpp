// Addresses without memory, memory without an address, and the mapping of one to the other.
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <bit>

#include "entries.h"
#include "memory.h"

namespace test_driver {

struct Physical : Object {
  using Handle = ze_physical_mem_handle_t;
  static constexpr Kind kKind = Kind::kPhysical;
  Physical(Context& context, Device* ofDevice, std::size_t ofBytes, int ofFile)
      : Object(kKind, &context), device(ofDevice), bytes(ofBytes), file(ofFile) {}

  Device* const device;
  const std::size_t bytes;
  const int file;
  int mappings = 0;
};

namespace {

constexpr std::size_t kSmallPage = 64 << 10, kLargePage = 2 << 20;

struct Mapping {
  std::size_t bytes;
  Physical* physical;
  ze_memory_access_attribute_t access;
};

struct Reservation {
  std::size_t bytes;
  Context* context;
  std::map<std::uintptr_t, Mapping> mappings{};
};

std::map<std::uintptr_t, Reservation>& reservations() {
  static auto& all = *new std::map<std::uintptr_t, Reservation>;
  return all;
}

std::uintptr_t number(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }

std::size_t pageFor(std::size_t bytes) { return bytes % kLargePage == 0 ? kLargePage : kSmallPage; }

void checkPages(const void* address, std::size_t bytes) {
  require(bytes != 0 && bytes % kSmallPage == 0, ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
  require(number(address) % kSmallPage == 0, ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
}

// The reservation of all these bytes.
Reservation& reserved(const Context& context, const void* address, std::size_t bytes) {
  auto& all = reservations();
  auto found = all.upper_bound(number(address));
  require(found != all.begin(), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  --found;
  const std::size_t offset = number(address) - found->first;
  require(found->second.context == &context && offset <= found->second.bytes && bytes <= found->second.bytes - offset,
          ZE_RESULT_ERROR_INVALID_ARGUMENT);
  return found->second;
}

int protection(ze_memory_access_attribute_t access) {
  switch (access) {
    case ZE_MEMORY_ACCESS_ATTRIBUTE_NONE:
      return PROT_NONE;
    case ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE:
      return PROT_READ | PROT_WRITE;
    case ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY:
      return PROT_READ;
    default:
      fail(ZE_RESULT_ERROR_INVALID_ENUMERATION);
  }
}

bool overlaps(const Reservation& reservation, std::uintptr_t address, std::size_t bytes) {
  return std::ranges::any_of(reservation.mappings, [&](const auto& each) {
    return each.first < address + bytes && address < each.first + each.second.bytes;
  });
}

}  // namespace

ze_result_t physicalMemCreate(ze_context_handle_t context, ze_device_handle_t device, ze_physical_mem_desc_t* desc,
                              ze_physical_mem_handle_t* physical) {
  return entry(__func__, [&] {
    auto& own = from<Context>(context);
    auto& of = described(desc, ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC);
    const bool onHost = offers(1, 11) && of.flags == later::kPhysicalOnHost;
    require(of.flags <= later::kPhysicalOnDevice || onHost, ZE_RESULT_ERROR_INVALID_ENUMERATION);
    Device* const where = onHost ? optional<Device>(device) : &from<Device>(device);
    require(of.size != 0 && of.size % kSmallPage == 0, ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
    pointed(physical);
    // As with Intel's drivers, the memory has the caller's descriptor.
    const auto* import =
        chained<const ze_external_memory_import_fd_t>(of.pNext, ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD);
    require(import == nullptr || lseek(import->fd, 0, SEEK_END) >= static_cast<off_t>(of.size),
            ZE_RESULT_ERROR_INVALID_ARGUMENT);
    const Lock lock(state().mutex);
    if (!onHost) {
      require(where->root().used + of.size <= deviceMemory(), ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
      where->root().used += of.size;
    }
    *physical = handle(
        new Physical(own, onHost ? nullptr : where, of.size, import != nullptr ? import->fd : makeFile(of.size)));
  });
}

ze_result_t physicalMemDestroy(ze_context_handle_t context, ze_physical_mem_handle_t physical) {
  return entry(__func__, [&] {
    from<Context>(context);
    auto& of = from<Physical>(physical);
    const Lock lock(state().mutex);
    if (of.mappings != 0) misuse("physical memory is destroyed that is still mapped");
    if (of.device != nullptr) of.device->root().used -= of.bytes;
    close(of.file);
    destroy(of, lock);
  });
}

// The descriptor stays the memory's.
ze_result_t physicalMemGetProperties(ze_context_handle_t context, ze_physical_mem_handle_t physical,
                                     later::PhysicalProperties* properties) {
  return entry(__func__, [&] {
    from<Context>(context);
    const auto& of = from<Physical>(physical);
    auto& to = described(properties, later::kPhysicalProperties);
    to.size = of.bytes;
    if (auto* more = chained<ze_external_memory_export_fd_t>(to.pNext, ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD))
      more->fd = of.file;
  });
}

ze_result_t virtualMemReserve(ze_context_handle_t context, const void* start, std::size_t bytes, void** address) {
  return entry(__func__, [&] {
    auto& own = from<Context>(context);
    pointed(address);
    require(bytes != 0 && bytes % kSmallPage == 0, ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
    const std::size_t page = pageFor(bytes);
    void* base = MAP_FAILED;
    constexpr int kFlags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
    if (start != nullptr && number(start) % page == 0)
      base = mmap(const_cast<void*>(start), bytes, PROT_NONE, kFlags | MAP_FIXED_NOREPLACE, -1, 0);
    if (base == MAP_FAILED) base = mapPages(bytes, page, -1, 0);
    require(base != nullptr, ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    mprotect(base, bytes, PROT_NONE);
    const Lock lock(state().mutex);
    reservations()[number(base)] = {bytes, &own};
    ++own.allocations;
    *address = base;
  });
}

ze_result_t virtualMemFree(ze_context_handle_t context, const void* address, std::size_t bytes) {
  return entry(__func__, [&] {
    auto& own = from<Context>(context);
    pointed(static_cast<const char*>(address));
    const Lock lock(state().mutex);
    const auto found = reservations().find(number(address));
    require(found != reservations().end() && found->second.context == &own && found->second.bytes == bytes,
            ZE_RESULT_ERROR_INVALID_ARGUMENT);
    if (!found->second.mappings.empty()) misuse("reserved addresses are freed that memory is mapped to");
    munmap(const_cast<void*>(address), bytes);
    reservations().erase(found);
    --own.allocations;
  });
}

ze_result_t virtualMemQueryPageSize(ze_context_handle_t context, ze_device_handle_t device, std::size_t bytes,
                                    std::size_t* page) {
  return entry(__func__, [&] {
    from<Context>(context);
    from<Device>(device);
    require(bytes != 0, ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
    pointed(page) = bytes < kLargePage ? kSmallPage : kLargePage;
  });
}

ze_result_t virtualMemMap(ze_context_handle_t context, const void* address, std::size_t bytes,
                          ze_physical_mem_handle_t physical, std::size_t offset, ze_memory_access_attribute_t access) {
  return entry(__func__, [&] {
    auto& own = from<Context>(context);
    auto& of = from<Physical>(physical);
    checkPages(&pointed(static_cast<const char*>(address)), bytes);
    require(offset % kSmallPage == 0, ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
    require(offset <= of.bytes && bytes <= of.bytes - offset, ZE_RESULT_ERROR_INVALID_SIZE);
    const int protect = protection(access);
    const Lock lock(state().mutex);
    Reservation& reservation = reserved(own, address, bytes);
    if (overlaps(reservation, number(address), bytes)) misuse("memory is mapped to addresses that have some");
    mmap(const_cast<void*>(address), bytes, protect, MAP_SHARED | MAP_FIXED, of.file, static_cast<off_t>(offset));
    reservation.mappings[number(address)] = {bytes, &of, access};
    ++of.mappings;
    Range range;
    range.base = number(address);
    range.bytes = range.reserved = bytes;
    range.origin = Origin::kMapped;
    range.type = of.device == nullptr ? ZE_MEMORY_TYPE_HOST : ZE_MEMORY_TYPE_DEVICE;
    range.context = &own;
    range.device = of.device;
    addRange(range, lock);
  });
}

ze_result_t virtualMemUnmap(ze_context_handle_t context, const void* address, std::size_t bytes) {
  return entry(__func__, [&] {
    const auto& own = from<Context>(context);
    const Lock lock(state().mutex);
    auto& mappings = reserved(own, &pointed(static_cast<const char*>(address)), bytes).mappings;
    const auto found = mappings.find(number(address));
    require(found != mappings.end() && found->second.bytes == bytes, ZE_RESULT_ERROR_INVALID_ARGUMENT);
    if (Engine::anyUses(address, bytes, lock)) misuse("memory is unmapped that a command still uses");
    mmap(const_cast<void*>(address), bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    --found->second.physical->mappings;
    mappings.erase(found);
    removeRange(address, lock);
  });
}

ze_result_t virtualMemSetAccessAttribute(ze_context_handle_t context, const void* address, std::size_t bytes,
                                         ze_memory_access_attribute_t access) {
  return entry(__func__, [&] {
    const auto& own = from<Context>(context);
    checkPages(&pointed(static_cast<const char*>(address)), bytes);
    const int protect = protection(access);
    const Lock lock(state().mutex);
    auto& mappings = reserved(own, address, bytes).mappings;
    // A part of a mapping has no attribute of its own here.
    for (std::uintptr_t at = number(address); at < number(address) + bytes;) {
      const auto found = mappings.find(at);
      require(found != mappings.end() && at + found->second.bytes <= number(address) + bytes,
              ZE_RESULT_ERROR_INVALID_ARGUMENT);
      found->second.access = access;
      at += found->second.bytes;
    }
    mprotect(const_cast<void*>(address), bytes, protect);
  });
}

}  // namespace test_driver
