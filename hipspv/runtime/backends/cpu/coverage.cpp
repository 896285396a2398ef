#include "coverage.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <sstream>

#include "hipspv/runtime/support/error.h"

namespace hipspv::cpu {
namespace {

std::string fileName() {
  const char* const given = std::getenv("HIPSPV_COVERAGE");
  return given != nullptr && *given != '\0' ? given : std::string(program_invocation_short_name) + ".info";
}

// An open file that other processes can't change.
class Locked {
 public:
  explicit Locked(const std::string& name) : descriptor_(open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666)) {
    if (descriptor_ >= 0) flock(descriptor_, LOCK_EX);
  }
  ~Locked() {
    if (descriptor_ >= 0) close(descriptor_);
  }
  Locked(const Locked&) = delete;
  Locked& operator=(const Locked&) = delete;

  bool isOpen() const { return descriptor_ >= 0; }
  std::string contents() const {
    std::string text;
    char buffer[1 << 14];
    for (ssize_t count; (count = ::read(descriptor_, buffer, sizeof buffer)) > 0;)
      text.append(buffer, static_cast<std::size_t>(count));
    return text;
  }
  bool replace(const std::string& text) const {
    if (ftruncate(descriptor_, 0) != 0 || lseek(descriptor_, 0, SEEK_SET) != 0) return false;
    for (std::size_t done = 0; done < text.size();) {
      const ssize_t count = ::write(descriptor_, text.data() + done, text.size() - done);
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) return false;
      done += static_cast<std::size_t>(count);
    }
    return true;
  }

 private:
  const int descriptor_;
};

}  // namespace

Coverage::Part::Part(Coverage& coverage, const void* text, const void* counters)
    : coverage_(coverage),
      text_(static_cast<const char*>(text)),
      counters_(static_cast<const std::uint64_t*>(counters)) {
  const std::lock_guard lock(coverage.mutex_);
  coverage.parts_.insert(this);
}

Coverage::Part::~Part() {
  const std::lock_guard lock(coverage_.mutex_);
  coverage_.parts_.erase(this);
  add(coverage_.unloaded_, *this);
}

void Coverage::add(Files& files, const Part& part) {
  std::istringstream text(part.text_);
  File* file = nullptr;
  const auto count = [&part](std::size_t index) { return __atomic_load_n(part.counters_ + index, __ATOMIC_RELAXED); };
  for (std::string line; std::getline(text, line);) {
    std::istringstream words(line.substr(2));
    std::uint32_t number = 0;
    std::size_t counter = 0;
    if (line[0] == 'S') {
      file = &files[line.substr(2)];
    } else if (line[0] == 'F') {
      std::string name;
      words >> number >> counter;
      std::getline(words >> std::ws, name);
      auto& function = file->functions[name];
      function.first = number;
      function.second += count(counter);
    } else {
      std::uint64_t most = 0;
      for (words >> number; words >> counter;) most = std::max(most, count(counter));
      file->lines[number] += most;
    }
  }
}

// Lines of other kinds are sums, which are computed again.
void Coverage::read(Files& files, std::istream& tracefile) {
  File* file = nullptr;
  for (std::string line; std::getline(tracefile, line);) {
    const std::size_t colon = line.find(':'), comma = line.find(',');
    const std::string kind = line.substr(0, colon);
    if (kind == "SF") file = &files[line.substr(3)];
    if (file == nullptr || comma == std::string::npos) continue;
    const std::uint64_t first = std::strtoull(line.c_str() + colon + 1, nullptr, 10);
    const std::string rest = line.substr(comma + 1);
    if (kind == "FN") file->functions[rest].first = static_cast<std::uint32_t>(first);
    if (kind == "FNDA") file->functions[rest].second += first;
    if (kind == "DA") file->lines[static_cast<std::uint32_t>(first)] += std::strtoull(rest.c_str(), nullptr, 10);
  }
}

void Coverage::print(const Files& files, std::ostream& tracefile) {
  for (const auto& [name, file] : files) {
    tracefile << "TN:\nSF:" << name << '\n';
    for (const auto& [function, found] : file.functions) tracefile << "FN:" << found.first << ',' << function << '\n';
    for (const auto& [function, found] : file.functions)
      tracefile << "FNDA:" << found.second << ',' << function << '\n';
    const auto called =
        std::ranges::count_if(file.functions, [](const auto& function) { return function.second.second != 0; });
    tracefile << "FNF:" << file.functions.size() << "\nFNH:" << called << '\n';
    for (const auto& [line, count] : file.lines) tracefile << "DA:" << line << ',' << count << '\n';
    const auto run = std::ranges::count_if(file.lines, [](const auto& line) { return line.second != 0; });
    tracefile << "LF:" << file.lines.size() << "\nLH:" << run << "\nend_of_record\n";
  }
}

void Coverage::write() noexcept {
  try {
    const std::lock_guard lock(mutex_);
    Files files = unloaded_;
    for (const Part* part : parts_) add(files, *part);
    if (files.empty()) return;
    const std::string name = fileName();
    const Locked file(name);
    std::istringstream before(file.isOpen() ? file.contents() : std::string());
    read(files, before);
    std::ostringstream text;
    print(files, text);
    if (!file.isOpen() || !file.replace(text.str()))
      report(("can't write the coverage of device code to " + name + ": " + std::strerror(errno) +
              "\n  remedy: HIPSPV_COVERAGE=<file> names another file")
                 .c_str());
  } catch (const std::exception& error) {
    report(error.what());
  }
}

}  // namespace hipspv::cpu
