// Builds device programs in a separate process, which can be ended. A device's compiler can't be ended, and Intel's
// CPU compiler holds a lock for which all other builds in its process wait (seen with intel-opencl-rt 2026.2.0:
// DeviceBuildTask::m_deviceBuildMtx).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "hipspv/runtime/backends/backend.h"

namespace hipspv {

struct BuildElsewhere {
  bool tooLong = false;           // it was ended
  int signal = 0;                 // that ended it, as far as known
  std::vector<std::byte> binary;  // empty after a failure, or if the process couldn't be started
};

// By Device::compile of the device with that UUID. seconds: of the processor's time, so that other processes don't
// count; infinity for no limit.
BuildElsewhere buildElsewhere(const std::array<std::uint8_t, 16>& uuid, std::span<const std::byte> code,
                              backend::Effort effort, double seconds);

}  // namespace hipspv
