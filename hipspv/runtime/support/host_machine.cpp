#include "host_machine.h"

#include <sched.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <limits>
#include <sstream>
#include <string_view>
#include <thread>
#include <vector>

namespace hipspv {

// ---- Processors

namespace {

std::uint32_t affinity() {
  // The kernel refuses a set that is smaller than its own.
  for (int cpus = CPU_SETSIZE; cpus <= (1 << 18); cpus *= 2) {
    cpu_set_t* const set = CPU_ALLOC(static_cast<std::size_t>(cpus));
    if (set == nullptr) break;
    const std::size_t bytes = CPU_ALLOC_SIZE(static_cast<std::size_t>(cpus));
    const bool known = sched_getaffinity(0, bytes, set) == 0;
    const int count = known ? CPU_COUNT_S(bytes, set) : 0;
    CPU_FREE(set);
    if (known) return static_cast<std::uint32_t>(std::max(count, 1));
  }
  return std::max(std::thread::hardware_concurrency(), 1u);
}

// cpu.max of the process's control group of version 2, and of those around it: "QUOTA PERIOD" in microseconds.
std::uint32_t quota(const std::string& root) {
  std::ifstream groups(root + "/proc/self/cgroup");
  std::string group;
  for (std::string line; std::getline(groups, line);)
    if (line.starts_with("0::/")) group = line.substr(3);
  std::uint64_t least = UINT32_MAX;
  while (!group.empty()) {
    std::ifstream file(root + "/sys/fs/cgroup" + (group == "/" ? "" : group) + "/cpu.max");
    std::uint64_t time = 0, period = 0;
    if (file >> time >> period && period != 0) least = std::min(least, (time + period - 1) / period);
    group.resize(group == "/" ? 0 : std::max<std::size_t>(group.rfind('/'), 1));
  }
  return static_cast<std::uint32_t>(std::max<std::uint64_t>(least, 1));
}

}  // namespace

std::uint32_t usableCpus(const std::string& root) { return std::min(affinity(), quota(root)); }

// ---- Memory

namespace {

constexpr std::size_t kEverything = std::numeric_limits<std::size_t>::max();

// The number in a file; `otherwise` if the file is missing or contains "max".
std::size_t numberIn(const std::string& path, std::size_t otherwise) {
  std::ifstream file(path);
  std::size_t value = 0;
  return file >> value ? value : otherwise;
}

// The number after the word, 0 if it is missing.
std::size_t entryOf(const std::string& path, const std::string& word) {
  std::ifstream file(path);
  std::string key;
  for (std::size_t value = 0; file >> key;) {
    if (key == word && file >> value) return value;
    file.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
  }
  return 0;
}

// The files of one version of control groups.
struct GroupFiles {
  const char* mount;
  const char* limit;
  const char* usage;
  const char* cache;  // the entry in memory.stat
};

constexpr GroupFiles kVersion1{"/sys/fs/cgroup/memory", "/memory.limit_in_bytes", "/memory.usage_in_bytes",
                               "total_inactive_file"};
constexpr GroupFiles kVersion2{"/sys/fs/cgroup", "/memory.max", "/memory.current", "inactive_file"};

// Applies the limits of a group and of all groups around it.
void applyLimits(const std::string& root, const GroupFiles& files, std::string group, HostMemory& memory) {
  for (;;) {
    const std::string directory = root + files.mount + (group == "/" ? "" : group);
    const std::size_t limit = numberIn(directory + files.limit, kEverything);
    const std::size_t usage = numberIn(directory + files.usage, 0);
    const std::size_t cache = std::min(usage, entryOf(directory + "/memory.stat", files.cache));
    memory.limit = std::min(memory.limit, limit);
    memory.available = std::min(memory.available, limit - std::min(limit, usage - cache));
    if (group.empty() || group == "/") return;
    group.erase(group.rfind('/'));
  }
}

}  // namespace

HostMemory hostMemory(const std::string& root) {
  const std::string info = root + "/proc/meminfo";
  HostMemory memory{entryOf(info, "MemTotal:") * 1024, entryOf(info, "MemAvailable:") * 1024};
  // cgroups(7): hierarchy:controllers:group, and 0::group for version 2.
  std::ifstream groups(root + "/proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    std::istringstream fields(line);
    std::string hierarchy, controllers, group;
    std::getline(fields, hierarchy, ':');
    std::getline(fields, controllers, ':');
    std::getline(fields, group);
    if (controllers.empty()) applyLimits(root, kVersion2, group, memory);
    if (("," + controllers + ",").find(",memory,") != std::string::npos) applyLimits(root, kVersion1, group, memory);
  }
  return memory;
}

// ---- Clocks

namespace {

constexpr std::uint32_t kEstimatedKhz = 1'600'000;
constexpr std::uint32_t kEstimatedBits = 128;

using Bytes = std::vector<std::uint8_t>;

Bytes readBytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The frequency in MHz from "model name : ... @ 2.60GHz" in /proc/cpuinfo.
double namedMhz(std::string_view model) {
  const std::size_t at = model.rfind("@ ");
  if (at == std::string_view::npos || !model.ends_with("GHz")) return 0;
  return std::strtod(std::string(model.substr(at + 2)).c_str(), nullptr) * 1000;
}

std::uint32_t cpuKhz(const std::string& root) {
  std::ifstream frequency(root + "/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq");
  if (std::uint32_t khz = 0; frequency >> khz && khz != 0) return khz;
  std::ifstream info(root + "/proc/cpuinfo");
  double mhz = 0;
  for (std::string line; std::getline(info, line);) {
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos) continue;
    const std::string value = line.substr(colon + 1);
    if (line.starts_with("cpu MHz")) mhz = std::max(mhz, std::strtod(value.c_str(), nullptr));
    if (line.starts_with("model name")) mhz = std::max(mhz, namedMhz(value));
  }
  return static_cast<std::uint32_t>(mhz * 1000);
}

// A structure of the firmware's tables (SMBIOS 3.7, 6.1): type, length, handle, fields, then strings up to an empty
// one.
class Structure {
 public:
  Structure(const Bytes& table, std::size_t at) : table_(table), at_(at), size_(byte(1)) {}

  std::uint8_t type() const { return byte(0); }
  std::uint16_t word(std::size_t offset) const {
    return offset + 1 < size_ ? static_cast<std::uint16_t>(byte(offset) | byte(offset + 1) << 8) : 0;
  }
  std::uint32_t doubleWord(std::size_t offset) const {
    return word(offset) | static_cast<std::uint32_t>(word(offset + 2)) << 16;
  }
  bool valid() const { return size_ >= 4; }
  std::size_t next() const {
    std::size_t end = at_ + size_;
    while (end + 1 < table_.size() && (table_[end] != 0 || table_[end + 1] != 0)) ++end;
    return end + 2;
  }

 private:
  std::uint8_t byte(std::size_t offset) const { return at_ + offset < table_.size() ? table_[at_ + offset] : 0; }

  const Bytes& table_;
  const std::size_t at_, size_;
};

// Memory devices (type 17): data width, size and speed. The slowest determines the speed of all.
void readMemory(const Bytes& table, HostClocks& clocks) {
  constexpr std::uint8_t kMemoryDevice = 17, kEnd = 127;
  constexpr std::uint16_t kUnknown = 0xFFFF;
  std::uint32_t transfers = 0, bits = 0;
  for (std::size_t at = 0; at < table.size();) {
    const Structure entry(table, at);
    if (!entry.valid() || entry.type() == kEnd) break;
    at = entry.next();
    const std::uint16_t width = entry.word(0x0A), size = entry.word(0x0C);
    if (entry.type() != kMemoryDevice || size == 0 || width == 0 || width == kUnknown) continue;
    const auto speed = [&](std::size_t offset, std::size_t extended) {
      const std::uint32_t value = entry.word(offset);
      return value == kUnknown ? entry.doubleWord(extended) : value;
    };
    std::uint32_t rate = speed(0x20, 0x58);   // configured
    if (rate == 0) rate = speed(0x15, 0x54);  // maximum
    if (rate == 0) continue;
    transfers = transfers == 0 ? rate : std::min(transfers, rate);
    bits += width;
  }
  if (transfers == 0) return;
  clocks.memoryKhz = transfers * 1000 / 2;
  clocks.memoryBits = bits;
}

}  // namespace

HostClocks hostClocks(const std::string& root) {
  HostClocks clocks;
  clocks.cpuKhz = cpuKhz(root);
  clocks.memoryKhz = kEstimatedKhz;
  clocks.memoryBits = kEstimatedBits;
  readMemory(readBytes(root + "/sys/firmware/dmi/tables/DMI"), clocks);
  return clocks;
}

}  // namespace hipspv
