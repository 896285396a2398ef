// Builds of device programs in a process of their own, which can be ended: a device's compiler can't be,
// and Intel's CPU compiler holds a lock that every other build of its process waits for
// (seen of intel-opencl-rt 2026.2.0: DeviceBuildTask::m_deviceBuildMtx).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace hipspv {

struct BuildElsewhere {
  bool tooLong = false;           // it was ended
  int signal = 0;                 // by which it ended itself, as far as that is known
  std::vector<std::byte> binary;  // empty where it failed, or could not be started
};

// For the device of that UUID, with kBuildOptions or kFewOptimisations. seconds: of the processor's time, so
// that other processes don't count; infinity for as long as it takes.
BuildElsewhere buildElsewhere(const std::array<std::uint8_t, 16>& uuid,
                              std::span<const std::uint32_t> spirv, const char* options,
                              double seconds);

}  // namespace hipspv
