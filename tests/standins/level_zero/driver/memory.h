// The memory that the driver knows. All functions need the lock.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>

#include "things.h"

namespace test_driver {

inline constexpr std::size_t kPage = 4096;

// kSystem: memory of the program, which the driver maps for devices.
enum class Origin : std::uint8_t { kAllocated, kOpened, kMapped, kGlobal, kSystem };

struct Range {
  std::uintptr_t base = 0;
  std::size_t bytes = 0, reserved = 0;  // reserved: whole pages
  Origin origin = Origin::kAllocated;
  ze_memory_type_t type = ZE_MEMORY_TYPE_UNKNOWN;
  Context* context = nullptr;
  Device* device = nullptr;  // nullptr for the host's memory
  int file = -1;             // of memory that other processes can open
  std::size_t offset = 0;    // in the file
  bool ownFile = false;
  std::uint64_t id = 0;

  void* address() const { return reinterpret_cast<void*>(base); }
  std::uintptr_t end() const { return base + bytes; }
};

// The range that has the address, or nullptr.
const Range* rangeOf(const void* address, const Lock&);
const Range* rangeOf(const Context& context, const void* address, const Lock&);

void addRange(Range range, const Lock&);
// The addresses stay reserved for a while, so that their use is noticed, except those of a module's variables.
void removeRange(const void* base, const Lock&);

// A copy or fill of the bytes on the device: host memory that the driver doesn't know is as good. Misuse ends the
// process.
void checkAccess(const char* command, Device& device, const void* address, std::size_t bytes, const Lock&);
// The same for memory that a kernel gets the address of.
void checkArgument(const Kernel& kernel, Device& device, std::uint32_t index, const void* address, const Lock&);

// Moves an allocation of a device to a file of its own, which ends with it. Waits for the commands that use it.
void moveToFile(const Context& context, const void* address, Lock& lock);

// Pages of a file, or without one. nullptr if there is no room.
void* mapPages(std::size_t bytes, std::size_t alignment, int file, std::size_t offset);
// A file in memory.
int makeFile(std::size_t bytes);

constexpr std::size_t wholePages(std::size_t bytes) { return (bytes + kPage - 1) / kPage * kPage; }

}  // namespace test_driver
