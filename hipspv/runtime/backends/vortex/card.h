// The capabilities of a device.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "api.h"

namespace hipspv::vortex {

// The numbers that the device reports. A core runs `warps` warps of `threads` threads.
struct Card {
  std::uint64_t version = 0, isa = 0;
  std::uint32_t threads = 0, warps = 0, cores = 0;
  std::size_t globalMemory = 0, localMemory = 0;
  std::size_t usableLocal = 0;  // bytes of local memory that programs can use as such

  unsigned width() const { return widthOf(isa); }
  std::size_t threadsPerCore() const { return std::size_t{threads} * warps; }
  std::size_t hardwareThreads() const { return threadsPerCore() * cores; }
};

// True for Vortex's simulator simx.
bool isSimulator();

// Throws hipspv::Error.
Card readCard(Api& api);

}  // namespace hipspv::vortex
