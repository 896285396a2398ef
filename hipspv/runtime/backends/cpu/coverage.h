// How often the lines of device code have run (--coverage), as a tracefile of lcov.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <utility>

namespace hipspv::cpu {

class Coverage {
 public:
  // The counters of a library that is loaded: hipspv/targets/cpu/passes/count_lines.py describes its text.
  class Part {
   public:
    Part(Coverage& coverage, const void* text, const void* counters);
    ~Part();
    Part(const Part&) = delete;
    Part& operator=(const Part&) = delete;

   private:
    friend class Coverage;
    Coverage& coverage_;
    const char* const text_;
    const std::uint64_t* const counters_;
  };

  // At the program's end: adds the counts to those in the file, which HIPSPV_COVERAGE names. Without that variable it
  // is <program>.info in the current directory.
  void write() noexcept;

 private:
  struct File {
    std::map<std::string, std::pair<std::uint32_t, std::uint64_t>> functions;  // lines and counts by name
    std::map<std::uint32_t, std::uint64_t> lines;
  };
  using Files = std::map<std::string, File>;

  static void add(Files& files, const Part& part);
  static void read(Files& files, std::istream& tracefile);
  static void print(const Files& files, std::ostream& tracefile);

  std::mutex mutex_;
  std::set<const Part*> parts_;
  Files unloaded_;  // of libraries that are closed
};

}  // namespace hipspv::cpu
