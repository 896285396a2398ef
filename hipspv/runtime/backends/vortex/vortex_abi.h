// The subset of libvortex.so that the back end uses (vortex.h of Vortex), for all generations of its interface.
#pragma once

#include <cstdint>

#include "hipspv/runtime/backends/library.h"

namespace hipspv::vortex {

using DeviceHandle = void*;
using BufferHandle = void*;

inline constexpr std::uint64_t kLongestWait = 24 * 60 * 60 * 1000;  // ms, VX_MAX_TIMEOUT

// VX_CAPS_*. The value of the last differs.
enum class Cap : std::uint32_t {
  kVersion = 0,
  kThreads = 1,  // of a warp
  kWarps = 2,    // of a core
  kCores = 3,
  kCacheLine = 4,
  kGlobalMemory = 5,
  kIsa = 7,
};
inline constexpr std::uint32_t kLocalMemory = 6, kFormerIsa = 8;

// VX_MEM_READ_WRITE
inline constexpr int kReadWrite = 3;

// Bits of the caps' ISA flags. Bits 30 and 31: the binary logarithm of the width of registers, less 4.
inline constexpr std::uint64_t isaBit(char extension) { return std::uint64_t{1} << (extension - 'a'); }
inline constexpr unsigned widthOf(std::uint64_t isa) { return 1u << ((isa >> 30 & 3) + 4); }

// Registers of the device's configuration (VX_types.h).
inline constexpr std::uint32_t kStartAddressLow = 1, kStartAddressHigh = 2;

// HIPSPV_VX_COMMON(X): functions of all generations, as X(name, symbol, parameters).
#define HIPSPV_VX_COMMON(X)                                           \
  X(Open, vx_dev_open, (DeviceHandle*))                               \
  X(Close, vx_dev_close, (DeviceHandle))                              \
  X(Caps, vx_dev_caps, (DeviceHandle, std::uint32_t, std::uint64_t*)) \
  X(ReadyWait, vx_ready_wait, (DeviceHandle, std::uint64_t))

// Vortex 2.2: memory is a buffer.
#define HIPSPV_VX_BUFFERS(X)                                                                   \
  X(Alloc, vx_mem_alloc, (DeviceHandle, std::uint64_t, int, BufferHandle*))                    \
  X(Reserve, vx_mem_reserve, (DeviceHandle, std::uint64_t, std::uint64_t, int, BufferHandle*)) \
  X(Free, vx_mem_free, (BufferHandle))                                                         \
  X(Address, vx_mem_address, (BufferHandle, std::uint64_t*))                                   \
  X(Info, vx_mem_info, (DeviceHandle, std::uint64_t*, std::uint64_t*))                         \
  X(Write, vx_copy_to_dev, (BufferHandle, const void*, std::uint64_t, std::uint64_t))          \
  X(Read, vx_copy_from_dev, (void*, BufferHandle, std::uint64_t, std::uint64_t))               \
  X(Start, vx_start, (DeviceHandle, BufferHandle, BufferHandle))

// Vortex 2.0: memory is an address. The device starts at the address in its configuration.
#define HIPSPV_VX_ADDRESSES(X)                                                        \
  X(Info, vx_mem_info, (DeviceHandle, int, std::uint64_t*, std::uint64_t*))           \
  X(Write, vx_copy_to_dev, (DeviceHandle, std::uint64_t, const void*, std::uint64_t)) \
  X(Read, vx_copy_from_dev, (DeviceHandle, void*, std::uint64_t, std::uint64_t))      \
  X(Configure, vx_dcr_write, (DeviceHandle, std::uint32_t, std::uint64_t))            \
  X(Start, vx_start, (DeviceHandle))

#define HIPSPV_VX_DECLARE(name, symbol, parameters) backend::EntryPoint<int parameters> name{#symbol};
struct CommonCalls {
  HIPSPV_VX_COMMON(HIPSPV_VX_DECLARE)
};
struct BufferCalls {
  HIPSPV_VX_BUFFERS(HIPSPV_VX_DECLARE)
};
struct AddressCalls {
  HIPSPV_VX_ADDRESSES(HIPSPV_VX_DECLARE)
};
#undef HIPSPV_VX_DECLARE

}  // namespace hipspv::vortex
