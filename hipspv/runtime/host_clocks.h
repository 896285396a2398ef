// How fast this machine's processor and memory are, for devices that work with them.
#pragma once

#include <cstdint>
#include <string>

namespace hipspv {

struct HostClocks {
  std::uint32_t cpuKhz = 0;     // the highest that the processor names; 0 where it names none
  // Of double-rate memory: half of the transfers, as HIP counts it.
  std::uint32_t memoryKhz = 0;
  std::uint32_t memoryBits = 0;  // of all channels together
};

// From sysfs, /proc/cpuinfo and the firmware's tables (SMBIOS 3.7, 7.18) below root. The tables are
// root's to read, and virtual machines may have none. Then the memory is taken for two channels of
// DDR4-3200, 51.2 GB/s: an estimate, but programs divide by it.
HostClocks hostClocks(const std::string& root = "");

}  // namespace hipspv
