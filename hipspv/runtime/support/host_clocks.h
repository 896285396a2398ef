// The speed of this machine's processor and memory, for devices that use them.
#pragma once

#include <cstdint>
#include <string>

namespace hipspv {

struct HostClocks {
  std::uint32_t cpuKhz = 0;  // the highest that the processor reports; 0 if it reports none
  // For double-rate memory: half of the transfer rate, as HIP counts it.
  std::uint32_t memoryKhz = 0;
  std::uint32_t memoryBits = 0;  // of all channels together
};

// From sysfs, /proc/cpuinfo and the firmware's tables (SMBIOS 3.7, 7.18) below root. Only root can
// read the tables, and virtual machines may have none. Then the memory is assumed to be two
// channels of DDR4-3200, 51.2 GB/s: an estimate, but programs divide by it.
HostClocks hostClocks(const std::string& root = "");

}  // namespace hipspv
