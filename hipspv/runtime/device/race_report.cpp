#include "race_report.h"

#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>

#include "hipspv/devlib/race_abi.h"

namespace hipspv {
namespace {

// The same as ThreadSanitizer's.
constexpr int kStatus = 66;

std::atomic<bool> reported{false};

struct Access {
  std::string_view place;
  std::span<const std::uint64_t> slots;  // what it does, x, y, z

  bool writes() const { return (slots[0] & HIPSPV_RACE_WRITE) != 0; }
  const char* noun() const { return writes() ? "write" : "read"; }
  const char* verb() const {
    if ((slots[0] & HIPSPV_RACE_UPDATE) != 0) return "updates it (atomically)";
    return writes() ? "writes" : "reads";
  }
};

std::string point(std::span<const std::uint64_t> xyz) {
  return "(" + std::to_string(xyz[0]) + "," + std::to_string(xyz[1]) + "," + std::to_string(xyz[2]) + ")";
}

void describe(std::ostream& text, const Access& access, const std::string& block) {
  text << access.place << ": thread " << point(access.slots.subspan(1, 3)) << " of block " << block << ' '
       << access.verb() << " here";
}

// No race was found: the program's status stays.
void reportUnchecked(std::uint64_t reason, std::string_view kernel) {
  std::ostringstream text;
  text << "hipspv: " << (reason == HIPSPV_RACE_NO_ROOM ? "some blocks of kernel " : "kernel ") << kernel
       << (reason == HIPSPV_RACE_NO_ROOM
               ? " weren't checked for races: the device has no memory to check so many at a time\n"
               : " isn't checked for races: it may wait at barriers of the grid\n");
  std::fputs(text.str().c_str(), stderr);
}

}  // namespace

void reportRace(std::span<const std::uint64_t> slots, std::string_view strings) {
  if (slots.size() == HIPSPV_RACE_UNCHECKED_SLOTS && slots[0] < strings.size())
    return reportUnchecked(slots[1], strings.substr(0, slots[0]));
  if (slots.size() < HIPSPV_RACE_SLOTS) return;
  std::array<std::string_view, HIPSPV_RACE_SLOT_KNOWN> names;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (slots[i] >= strings.size()) return;
    names[i] = strings.substr(0, slots[i]);
    strings.remove_prefix(slots[i] + 1);
  }
  const Access first{names[2], slots.subspan(HIPSPV_RACE_SLOT_ACCESS, 4)};
  const Access second{names[3], slots.subspan(HIPSPV_RACE_SLOT_ACCESS + 4, 4)};
  const std::string block = point(slots.subspan(HIPSPV_RACE_SLOT_BLOCK, 3));
  std::ostringstream text;
  text << "hipspv: " << first.noun() << '-' << second.noun() << " race on shared memory ";
  if (slots[HIPSPV_RACE_SLOT_KNOWN] != 0)
    text << '\'' << names[1] << "' (byte " << slots[HIPSPV_RACE_SLOT_OFFSET] << ')';
  else
    text << "at 0x" << std::hex << slots[HIPSPV_RACE_SLOT_OFFSET] << std::dec;
  text << " in kernel " << names[0] << "\n  ";
  describe(text, first, block);
  text << "\n  ";
  describe(text, second, block);
  text << ", and nothing orders the two\n";
  reported.store(true);
  std::fputs(text.str().c_str(), stderr);
}

int statusAfterRaces(int status) {
  if (status != 0 || !reported.load()) return status;
  const char* wanted = std::getenv("HIPSPV_RACES_STATUS");
  return wanted != nullptr && *wanted != '\0' ? std::atoi(wanted) : kStatus;
}

}  // namespace hipspv
