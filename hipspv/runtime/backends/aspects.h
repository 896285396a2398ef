// Aspects of devices: properties and abilities that some devices lack.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

namespace hipspv::backend {

// The entries of the table, in order.
enum class Aspect : std::uint8_t {
  kSharedMemory,
  kPinning,
  kConcurrentShared,
  kHostAccess,
  kMirroredMemory,
  kAddresses,
  kSystemMemory,
  kUnifiedMemory,
  kFp64,
  kInt64Atomics,
  kErrorCorrection,
  kKernelClock,
  kPriorities,
  kCooperativeLaunch,
  kBoxCopies,
  kLoadingWaits,
  kValueOperations,
  kWideValueOperations,
  kNorWaits,
  kVirtualMemory,
  kSharedPools,
  kWatchesMemory,
  kRestarts,
};

struct AspectEntry {
  Aspect aspect;
  std::string_view name, meaning;
};

std::span<const AspectEntry> aspects();

class Aspects {
 public:
  constexpr Aspects(std::initializer_list<Aspect> all) {
    for (const Aspect aspect : all) set(aspect, true);
  }

  constexpr bool has(Aspect aspect) const { return (bits_ & bit(aspect)) != 0; }
  constexpr void set(Aspect aspect, bool has) { bits_ = has ? bits_ | bit(aspect) : bits_ & ~bit(aspect); }

 private:
  static constexpr std::uint32_t bit(Aspect aspect) { return std::uint32_t{1} << static_cast<unsigned>(aspect); }

  std::uint32_t bits_ = 0;
};

}  // namespace hipspv::backend
