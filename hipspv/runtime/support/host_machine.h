// This machine's processors, memory and clocks, for devices that use them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace hipspv {

// The number of CPUs that the calling thread may use, and for which the process's control groups have time (cgroups(7),
// cpu.max): at least 1. root: "" or a directory that stands for /.
std::uint32_t usableCpus(const std::string& root = {});

// Bytes of the machine's memory that this process may use in total, and that it could still get. They come from the
// kernel's estimate (MemTotal and MemAvailable of proc(5)) and the limits of the process's control groups, where a
// page cache that can be dropped counts as free. root: "" or a directory that stands for /.
struct HostMemory {
  std::size_t limit;
  std::size_t available;
};
HostMemory hostMemory(const std::string& root = {});

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
