#include "host_memory.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <sstream>

namespace hipspv {
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

}  // namespace hipspv
