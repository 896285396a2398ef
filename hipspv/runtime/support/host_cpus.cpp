#include "host_cpus.h"

#include <sched.h>

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <thread>

namespace hipspv {
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

}  // namespace hipspv
