// Builds device programs in a separate process, which a device's compiler may end, and which can be ended. Intel's CPU
// compiler holds a lock for which all other builds in its process wait (seen with intel-opencl-rt 2026.2.0:
// DeviceBuildTask::m_deviceBuildMtx).
#pragma once

#include <sys/types.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "hipspv/runtime/backends/backend.h"

namespace hipspv {

struct BuildElsewhere {
  bool tooLong = false;           // it was ended
  bool died = false;              // the compiler ended it
  int signal = 0;                 // that ended it, as far as known
  std::vector<std::byte> binary;  // empty after a failure, or if the process couldn't be started
};

// The process that builds for one device. It starts with the first build, ends itself when it has nothing to do for a
// few seconds, and starts again for the next one.
class BuildProcess {
 public:
  using Uuid = std::array<std::uint8_t, 16>;

  BuildProcess() = default;
  ~BuildProcess() { stop(); }
  BuildProcess(const BuildProcess&) = delete;
  BuildProcess& operator=(const BuildProcess&) = delete;

  // By Device::compile of the device with that UUID. seconds: of the processor's time, so that other processes don't
  // count; infinity for no limit. Builds of several threads follow each other.
  BuildElsewhere build(const Uuid& uuid, std::span<const std::byte> code, backend::Effort effort, double seconds);

 private:
  bool start(const Uuid& uuid, backend::Effort effort);
  // Ends the process, and returns its status.
  int stop();
  // True if the process has taken the request. Stops it otherwise.
  bool begins(std::span<const char> message);
  BuildElsewhere request(const Uuid& uuid, backend::Effort effort, std::span<const char> message);

  std::mutex mutex_;
  pid_t child_ = 0;
  int socket_ = -1;
  std::optional<backend::Effort> effort_;  // of the process
};

}  // namespace hipspv
