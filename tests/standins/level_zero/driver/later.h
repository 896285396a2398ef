// Values and structures of the API that are later than the headers of Debian 12, which have version 1.4. Newer headers
// declare them with other names, so that these never collide. Source: ze_api.h of version 1.17.
#pragma once

#include <level_zero/ze_api.h>

#include <cstdint>

namespace test_driver::later {

enum Structure : std::uint32_t {
  kIpVersion = 0x1000f,               // 1.5
  kMaxGroupSizeProperties = 0x10013,  // 1.5
  kCounterBasedPool = 0x00020014,     // 1.8
  kSemaphoreDesc = 0x00020022,        // 1.12
  kSemaphoreFdDesc = 0x00020024,
  kSemaphoreSignal = 0x00020025,
  kSemaphoreWait = 0x00020026,
  kCacheLineSize = 0x00020028,        // 1.13
  kMappedSystemMemory = 0x00020037,
  kPhysicalProperties = 0x00020040,
};

inline constexpr std::uint32_t kQueueInOrder = 1 << 1;         // ze_command_queue_flag_t, 1.7
inline constexpr std::uint32_t kQueueCopyOffload = 1 << 2;     // 1.14
inline constexpr std::uint32_t kListInOrder = 1 << 3;          // ze_command_list_flag_t, 1.7
inline constexpr std::uint32_t kListCloneable = 1 << 4;        // 1.9
inline constexpr std::uint32_t kListCopyOffload = 1 << 5;      // 1.14
inline constexpr std::uint32_t kPoolMappedTimestamp = 1 << 3;  // ze_event_pool_flag_t, 1.6
inline constexpr std::uint32_t kPhysicalOnDevice = 1 << 0;     // ze_physical_mem_flag_t
inline constexpr std::uint32_t kPhysicalOnHost = 1 << 1;       // 1.11
inline constexpr std::uint32_t kAdviseSystemPreferred = 8, kAdviseNoSystemPreferred = 9;  // ze_memory_advice_t, 1.7

struct IpVersion {
  ze_structure_type_t stype;
  const void* pNext;
  std::uint32_t ipVersion;
};

struct MaxGroupSizeProperties {
  ze_structure_type_t stype;
  void* pNext;
  std::uint32_t maxGroupSize;
};

struct PhysicalProperties {
  ze_structure_type_t stype;
  void* pNext;
  std::uint64_t id, size;
};

struct MappedSystemMemory {
  ze_structure_type_t stype;
  const void* pNext;
  void* systemMemory;
  std::uint64_t size;
};

using SemaphoreHandle = struct SemaphoreObject*;  // ze_external_semaphore_ext_handle_t
inline constexpr std::uint32_t kOpaqueSemaphoreFd = 1 << 0, kTimelineSemaphoreFd = 1 << 7;

struct SemaphoreDesc {
  ze_structure_type_t stype;
  const void* pNext;
  std::uint32_t flags;
};

struct SemaphoreFdDesc {
  ze_structure_type_t stype;
  const void* pNext;
  int fd;
};

// The value to signal, or to wait for.
struct SemaphoreValue {
  ze_structure_type_t stype;
  const void* pNext;
  std::uint64_t value;
};

struct CacheLineSize {
  ze_structure_type_t stype;
  const void* pNext;
  std::size_t cacheLineSize;
};

}  // namespace test_driver::later
