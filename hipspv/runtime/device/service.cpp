#include "service.h"

#include <array>
#include <atomic>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sstream>
#include <string>
#include <vector>

#include "hipspv/devlib/race_abi.h"
#include "hipspv/runtime/support/findings.h"
#include "hipspv/runtime/support/log.h"

namespace hipspv {
namespace {

constexpr std::size_t kWord = sizeof(std::uint64_t);

template <class Word>
Word load(Word& word) {
  return std::atomic_ref(word).load(std::memory_order_acquire);
}

void reportBadFree(std::uint64_t address) {
  char text[160];
  std::snprintf(text, sizeof text,
                "device code freed %#llx, which malloc or new in device code didn't give, or which "
                "was freed before",
                static_cast<unsigned long long>(address));
  report(text);
}

// words: one record, in order.
void print(std::span<const std::uint64_t> words) {
  hipspv_record header;
  std::memcpy(&header, words.data(), sizeof header);
  const auto body = words.subspan(sizeof header / kWord);
  if (header.slots > body.size()) return;
  const auto slots = body.first(header.slots);
  const auto tail = body.subspan(header.slots);
  const std::string_view text(reinterpret_cast<const char*>(tail.data()), tail.size_bytes());
  const std::size_t end = text.find('\0');
  if (end == std::string_view::npos) return;
  if (header.kind == HIPSPV_RECORD_RACE) return reportRace(slots, text.substr(end + 1));
  const std::string line = formatRecord(text.substr(0, end), slots, text.substr(end + 1));
  std::fwrite(line.data(), 1, line.size(), header.kind == HIPSPV_RECORD_STDERR ? stderr : stdout);
}

// Throws hipErrorOutOfMemory above the maximum.
std::size_t capacityFor(std::size_t bytes) {
  if (bytes > HIPSPV_SERVICE_MOST_BYTES) throw Error(hipErrorOutOfMemory);
  return std::bit_ceil(std::max<std::size_t>(bytes, 4096));
}

}  // namespace

Service::Service(backend::Device& device, std::size_t bytes) : device_(device) {
  const std::size_t capacity = capacityFor(bytes);
  const std::size_t size = sizeof(hipspv_service) + capacity;
  void* memory = device.allocate(backend::MemoryKind::kOwn, size);
  if (memory == nullptr) throw Error(hipErrorOutOfMemory);
  std::memset(memory, 0, size);
  block_ = static_cast<hipspv_service*>(memory);
  block_->version = HIPSPV_SERVICE_VERSION;
  block_->words = static_cast<std::uint32_t>(capacity / kWord);
}

Service::~Service() {
  try {
    device_.release(block_);
  } catch (const Error&) {
    // The only consequence is that the memory leaks.
  }
}

bool Service::fits(std::size_t bytes) const { return capacityFor(bytes) == block_->words * kWord; }

bool Service::idle() const {
  return load(block_->produced) == load(block_->consumed) && load(block_->dropped) == 0 &&
         load(block_->abort_code) == HIPSPV_ABORT_NONE;
}

hipError_t Service::Abort::error() const {
  switch (code) {
    case HIPSPV_ABORT_NONE:
      return hipSuccess;
    case HIPSPV_ABORT_ASSERT:
      return hipErrorAssert;
    default:
      return hipErrorLaunchFailure;
  }
}

const char* Service::Abort::verb() const {
  switch (code) {
    case HIPSPV_ABORT_ASSERT:
      return "failed an assertion";
    case HIPSPV_ABORT_ABORT:
      return "called abort()";
    case HIPSPV_ABORT_STACK:
      return "overflowed the stack of its recursive functions";
    default:
      return "trapped";
  }
}

const char* Service::Abort::remedy() const {
  return code == HIPSPV_ABORT_STACK
             ? "\n  remedy: compile with a larger --recursion-stack=<bytes>, or recurse less deeply"
             : "";
}

Service::Abort Service::drain() {
  if (idle()) return {};
  const std::lock_guard lock(mutex_);
  printRecords();
  reportDropped();
  const std::uint32_t code = std::atomic_ref(block_->abort_code).exchange(HIPSPV_ABORT_NONE, std::memory_order_acq_rel);
  if (code == HIPSPV_ABORT_FREE) reportBadFree(load(block_->bad_free));
  return {code, std::atomic_ref(block_->abort_site).exchange(0, std::memory_order_acq_rel)};
}

void Service::printRecords() {
  auto* data = reinterpret_cast<std::uint64_t*>(block_ + 1);
  const std::uint32_t words = block_->words;
  const std::uint32_t produced = load(block_->produced);
  std::uint32_t consumed = load(block_->consumed);
  std::vector<std::uint64_t> record;
  while (consumed != produced) {
    // commit and size share the record's first word; commit is stored last.
    auto* first = reinterpret_cast<std::uint32_t*>(&data[consumed % words]);
    if (load(*first) != HIPSPV_RECORD_READY) break;  // still being written
    const std::uint32_t length = first[1] / kWord;
    if (length < sizeof(hipspv_record) / kWord || length > produced - consumed) {
      report("the device's printf buffer is corrupt: its output is lost");
      std::atomic_ref(block_->consumed).store(produced, std::memory_order_release);
      return;
    }
    record.resize(length);
    for (std::uint32_t i = 0; i < length; ++i) {
      record[i] = data[(consumed + i) % words];
      data[(consumed + i) % words] = 0;
    }
    print(record);
    consumed += length;
    std::atomic_ref(block_->consumed).store(consumed, std::memory_order_release);
  }
}

void Service::reportDropped() {
  const std::uint32_t dropped = std::atomic_ref(block_->dropped).exchange(0);
  if (dropped == 0 || droppedReported_) return;
  droppedReported_ = true;
  log(LogLevel::kWarning, dropped, " printf calls found no room in the device's buffer of ", block_->words * kWord,
      " bytes; enlarge it with hipDeviceSetLimit(hipLimitPrintfFifoSize, bytes)");
}

namespace {

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
  reportFinding(text.str());
}

}  // namespace hipspv
