#include "memory.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <deque>

#include "entries.h"
#include "later.h"

namespace test_driver {
namespace {

// Memory of devices is in one file, whose parts are used once each.
constexpr std::size_t kFileBytes = std::size_t{1} << 45;
// Of freed ranges.
constexpr std::size_t kKeptRanges = 256, kKeptBytes = std::size_t{4} << 30;

struct Memory {
  std::map<std::uintptr_t, Range> ranges;
  std::map<std::uintptr_t, std::size_t> freed;
  std::deque<std::uintptr_t> freedInOrder;
  std::size_t freedBytes = 0;
  int file = -1;
  std::size_t fileUsed = 0;
  std::uint64_t ids = 0;
};

Memory& memory() {
  static Memory& one = *new Memory;
  return one;
}

std::uintptr_t number(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }

// The last element whose key isn't above the address, if the address is among its bytes.
template <class Map, class Bytes>
auto covering(Map& map, std::uintptr_t address, Bytes&& bytes) {
  auto after = map.upper_bound(address);
  if (after == map.begin()) return map.end();
  --after;
  return address - after->first < bytes(after->second) ? after : map.end();
}

bool isFreed(const void* address) {
  auto& freed = memory().freed;
  return covering(freed, number(address), [](std::size_t bytes) { return bytes; }) != freed.end();
}

void forgetOldest() {
  Memory& all = memory();
  const auto oldest = all.freed.find(all.freedInOrder.front());
  munmap(reinterpret_cast<void*>(oldest->first), oldest->second);
  all.freedBytes -= oldest->second;
  all.freed.erase(oldest);
  all.freedInOrder.pop_front();
}

void keepFreed(std::uintptr_t base, std::size_t bytes) {
  Memory& all = memory();
  mmap(reinterpret_cast<void*>(base), bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
  all.freed[base] = bytes;
  all.freedInOrder.push_back(base);
  all.freedBytes += bytes;
  while (all.freedInOrder.size() > kKeptRanges || all.freedBytes > kKeptBytes) forgetOldest();
}

std::string shown(const void* address, std::size_t bytes) {
  char text[64];
  std::snprintf(text, sizeof text, "%zu byte(s) at %p", bytes, address);
  return text;
}

void checkDevice(const std::string& command, Device& device, const Range& range) {
  if (range.type == ZE_MEMORY_TYPE_DEVICE && range.device != nullptr && !canAccess(device, *range.device))
    misuse(command + " uses memory of a device that it can't access");
}

// The caller's wish.
struct Wanted {
  Context& context;
  Device* device;
  ze_memory_type_t type;
  std::size_t bytes, alignment;
  bool relaxed = false;  // beyond the largest usual allocation
  bool exported = false;
  int imported = -1;
  void* system = nullptr;  // memory to map
};

template <class Desc>
void readChain(Wanted& wanted, const Desc& desc) {
  constexpr ze_external_memory_type_flags_t kFiles =
      ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD | ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF;
  if (const auto* more = chained<const ze_relaxed_allocation_limits_exp_desc_t>(
          desc.pNext, ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC))
    wanted.relaxed = (more->flags & ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE) != 0;
  if (const auto* more =
          chained<const ze_external_memory_export_desc_t>(desc.pNext, ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC)) {
    require((more->flags & ~kFiles) == 0, ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    wanted.exported = more->flags != 0;
  }
  if (const auto* more =
          chained<const ze_external_memory_import_fd_t>(desc.pNext, ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD)) {
    require((more->flags & ~kFiles) == 0, ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    require(fcntl(more->fd, F_GETFD) != -1, ZE_RESULT_ERROR_INVALID_ARGUMENT);
    wanted.imported = more->fd;
  }
  if (const auto* more = chained<const later::MappedSystemMemory>(desc.pNext, later::kMappedSystemMemory)) {
    require(number(more->systemMemory) % kPage == 0 && more->size % kPage == 0 && more->size == wanted.bytes,
            ZE_RESULT_ERROR_INVALID_ARGUMENT);
    wanted.system = &pointed(static_cast<char*>(more->systemMemory));
  }
}

// Gives the range its file, for memory that other processes may open.
void chooseFile(Range& range, const Wanted& wanted) {
  Memory& all = memory();
  if (wanted.imported != -1 || wanted.exported) {
    range.file = wanted.imported != -1 ? fcntl(wanted.imported, F_DUPFD_CLOEXEC, 0) : makeFile(range.reserved);
    range.ownFile = true;
  } else if (wanted.type == ZE_MEMORY_TYPE_DEVICE) {
    if (all.file == -1) all.file = makeFile(kFileBytes);
    range.file = all.file;
    range.offset = all.fileUsed;
    all.fileUsed += range.reserved;
  }
}

void* mapSystem(Range range, void* base, const Lock& lock) {
  range.base = number(base);
  range.origin = Origin::kSystem;
  for (const auto& [begin, known] : memory().ranges)
    if (begin < range.end() && range.base < known.end()) misuse("system memory is mapped that overlaps an allocation");
  addRange(range, lock);
  return base;
}

void* allocate(const Wanted& wanted) {
  require(wanted.bytes != 0, ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
  require(wanted.alignment == 0 || std::has_single_bit(wanted.alignment), ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
  require(wanted.bytes <= (wanted.relaxed ? deviceMemory() : maxAllocation()), ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
  const Lock lock(state().mutex);
  Range range;
  range.bytes = wanted.bytes;
  range.reserved = wholePages(wanted.bytes);
  range.type = wanted.type;
  range.context = &wanted.context;
  range.device = wanted.device;
  const bool onDevice = wanted.type == ZE_MEMORY_TYPE_DEVICE;
  require(!onDevice || wanted.device->root().used + range.reserved <= deviceMemory(),
          ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  if (wanted.system != nullptr) return mapSystem(range, wanted.system, lock);
  chooseFile(range, wanted);
  void* const result = mapPages(range.reserved, std::max(wanted.alignment, kPage), range.file, range.offset);
  require(result != nullptr || wanted.imported == -1, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  require(result != nullptr, onDevice ? ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY : ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
  range.base = number(result);
  if (wanted.imported != -1 && settings().closesImports) close(wanted.imported);
  if (onDevice) wanted.device->root().used += range.reserved;
  addRange(range, lock);
  return result;
}

// The range that begins there and that an allocation made.
const Range& allocation(const Context& context, const void* address, const Lock& lock) {
  pointed(static_cast<const char*>(address));
  if (isFreed(address)) misuse("memory is freed twice");
  const Range* const range = rangeOf(context, address, lock);
  const bool made = range != nullptr && (range->origin == Origin::kAllocated || range->origin == Origin::kSystem);
  require(made && range->address() == address, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  return *range;
}

void release(const Range& range, const Lock& lock) {
  if (range.type == ZE_MEMORY_TYPE_DEVICE) range.device->root().used -= range.reserved;
  if (range.ownFile)
    close(range.file);
  else if (range.file != -1)
    fallocate(range.file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, static_cast<off_t>(range.offset),
              static_cast<off_t>(range.reserved));
  removeRange(range.address(), lock);
}

}  // namespace

void* mapPages(std::size_t bytes, std::size_t alignment, int file, std::size_t offset) {
  const std::size_t spare = alignment > kPage ? alignment : 0;
  void* const space = mmap(nullptr, bytes + spare, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (space == MAP_FAILED) return nullptr;
  const std::uintptr_t first = number(space), aligned = (first + alignment - 1) / alignment * alignment;
  if (aligned != first) munmap(space, aligned - first);
  if (const std::size_t after = first + spare - aligned; after != 0)
    munmap(reinterpret_cast<void*>(aligned + bytes), after);
  const int flags = (file == -1 ? MAP_PRIVATE | MAP_ANONYMOUS : MAP_SHARED) | MAP_NORESERVE | MAP_FIXED;
  void* const result =
      mmap(reinterpret_cast<void*>(aligned), bytes, PROT_READ | PROT_WRITE, flags, file, static_cast<off_t>(offset));
  return result == MAP_FAILED ? nullptr : result;
}

void moveToFile(const Context& context, const void* address, Lock& lock) {
  const Range& known = allocation(context, address, lock);
  require(known.type == ZE_MEMORY_TYPE_DEVICE, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  if (known.ownFile) return;
  Engine::waitForUses(lock, address, known.bytes);
  Range& range = memory().ranges.at(number(address));
  const int file = makeFile(range.reserved);
  require(pwrite(file, address, range.reserved, 0) == static_cast<ssize_t>(range.reserved),
          ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
  mmap(range.address(), range.reserved, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0);
  fallocate(range.file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, static_cast<off_t>(range.offset),
            static_cast<off_t>(range.reserved));
  range.file = file;
  range.offset = 0;
  range.ownFile = true;
}

int makeFile(std::size_t bytes) {
  const int file = memfd_create("level zero test driver", MFD_CLOEXEC);
  require(file != -1 && ftruncate(file, static_cast<off_t>(bytes)) == 0, ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
  return file;
}

const Range* rangeOf(const void* address, const Lock&) {
  auto& ranges = memory().ranges;
  const auto found = covering(ranges, number(address), [](const Range& range) { return range.bytes; });
  return found == ranges.end() ? nullptr : &found->second;
}

const Range* rangeOf(const Context& context, const void* address, const Lock& lock) {
  const Range* const range = rangeOf(address, lock);
  return range != nullptr && range->context == &context ? range : nullptr;
}

void addRange(Range range, const Lock&) {
  range.id = ++memory().ids;
  if (range.origin != Origin::kGlobal) ++range.context->allocations;
  memory().ranges[range.base] = range;
}

void removeRange(const void* base, const Lock&) {
  auto& ranges = memory().ranges;
  const auto found = ranges.find(number(base));
  const Range range = found->second;
  ranges.erase(found);
  if (range.origin == Origin::kGlobal) return;
  --range.context->allocations;
  if (range.origin != Origin::kMapped && range.origin != Origin::kSystem) keepFreed(range.base, range.reserved);
}

void checkAccess(const char* command, Device& device, const void* address, std::size_t bytes, const Lock& lock) {
  const std::string name = command;
  if (isFreed(address)) misuse(name + " uses freed memory: " + shown(address, bytes));
  const Range* const range = rangeOf(address, lock);
  if (range == nullptr) return;
  checkDevice(name, device, *range);
  const std::size_t here = range->end() - number(address);
  if (bytes <= here) return;
  const void* const next = reinterpret_cast<const void*>(range->end());
  if (range->origin != Origin::kMapped || rangeOf(next, lock) == nullptr)
    misuse(name + " leaves an allocation of " + std::to_string(range->bytes) + " bytes: " + shown(address, bytes));
  checkAccess(command, device, next, bytes - here, lock);
}

void checkArgument(const Kernel& kernel, Device& device, std::uint32_t index, const void* address, const Lock& lock) {
  if (address == nullptr) return;
  const std::string name = "argument " + std::to_string(index) + " of the kernel " + kernel.name;
  if (isFreed(address)) misuse(name + " leads to freed memory: " + shown(address, 0));
  const Range* range = rangeOf(address, lock);
  if (range == nullptr) range = rangeOf(static_cast<const char*>(address) - 1, lock);  // the end of an array
  if (range != nullptr) return checkDevice(name, device, *range);
  if (!settings().system) misuse(name + " leads to memory that the driver doesn't know: " + shown(address, 0));
}

ze_result_t memAllocShared(ze_context_handle_t context, const ze_device_mem_alloc_desc_t* deviceDesc,
                           const ze_host_mem_alloc_desc_t* hostDesc, std::size_t bytes, std::size_t alignment,
                           ze_device_handle_t device, void** address) {
  return entry(__func__, [&] {
    Wanted wanted{from<Context>(context), optional<Device>(device), ZE_MEMORY_TYPE_SHARED, bytes, alignment};
    readChain(wanted, described(deviceDesc, ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC));
    described(hostDesc, ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC);
    pointed(address) = allocate(wanted);
  });
}

ze_result_t memAllocDevice(ze_context_handle_t context, const ze_device_mem_alloc_desc_t* desc, std::size_t bytes,
                           std::size_t alignment, ze_device_handle_t device, void** address) {
  return entry(__func__, [&] {
    Wanted wanted{from<Context>(context), &from<Device>(device), ZE_MEMORY_TYPE_DEVICE, bytes, alignment};
    readChain(wanted, described(desc, ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC));
    require(desc->ordinal == 0, ZE_RESULT_ERROR_INVALID_ARGUMENT);
    pointed(address) = allocate(wanted);
  });
}

ze_result_t memAllocHost(ze_context_handle_t context, const ze_host_mem_alloc_desc_t* desc, std::size_t bytes,
                         std::size_t alignment, void** address) {
  return entry(__func__, [&] {
    Wanted wanted{from<Context>(context), nullptr, ZE_MEMORY_TYPE_HOST, bytes, alignment};
    readChain(wanted, described(desc, ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC));
    pointed(address) = allocate(wanted);
  });
}

ze_result_t memFree(ze_context_handle_t context, void* address) {
  return entry(__func__, [&] {
    const auto& own = from<Context>(context);
    const Lock lock(state().mutex);
    const Range& range = allocation(own, address, lock);
    if (Engine::anyUses(address, range.bytes, lock)) misuse("memory is freed that a command still uses");
    release(range, lock);
  });
}

ze_result_t memGetAllocProperties(ze_context_handle_t context, const void* address,
                                  ze_memory_allocation_properties_t* properties, ze_device_handle_t* device) {
  return entry(__func__, [&] {
    const auto& own = from<Context>(context);
    pointed(static_cast<const char*>(address));
    auto& to = described(properties, ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES);
    const Lock lock(state().mutex);
    const Range* const range = rangeOf(own, address, lock);
    to.type = range == nullptr ? ZE_MEMORY_TYPE_UNKNOWN : range->type;
    to.id = range == nullptr ? 0 : range->id;
    to.pageSize = range == nullptr ? 0 : kPage;
    if (device != nullptr) *device = range == nullptr || range->device == nullptr ? nullptr : handle(range->device);
    auto* more = chained<ze_external_memory_export_fd_t>(to.pNext, ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD);
    if (more == nullptr) return;
    require(range != nullptr && range->ownFile, ZE_RESULT_ERROR_INVALID_ARGUMENT);
    more->fd = fcntl(range->file, F_DUPFD_CLOEXEC, 0);
  });
}

ze_result_t memGetAddressRange(ze_context_handle_t context, const void* address, void** base, std::size_t* bytes) {
  return entry(__func__, [&] {
    const auto& own = from<Context>(context);
    pointed(static_cast<const char*>(address));
    const Lock lock(state().mutex);
    const Range* const range = rangeOf(own, address, lock);
    require(range != nullptr, ZE_RESULT_ERROR_INVALID_ARGUMENT);
    if (base != nullptr) *base = range->address();
    if (bytes != nullptr) *bytes = range->bytes;
  });
}

}  // namespace test_driver
