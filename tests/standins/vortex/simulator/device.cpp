#include "device.h"

#include <algorithm>
#include <bit>
#include <cinttypes>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <string>

namespace vortex_test {
namespace {

constexpr uint64_t kStackBytes = 0x2000;  // of a hardware thread, for programs of Vortex's own start code

uint64_t setting(const char* name, uint64_t otherwise, uint64_t least, uint64_t most) {
  const char* text = std::getenv(name);
  if (!text || !*text) return otherwise;
  char* end;
  uint64_t value = std::strtoull(text, &end, 0);
  if (*end || value < least || value > most)
    throw std::invalid_argument(std::string(name) + ": a number from " + std::to_string(least) + " to " +
                                std::to_string(most));
  return value;
}

unsigned width() {
  uint64_t xlen = setting("VORTEX_TEST_XLEN", 64, 32, 64);
  if (xlen != 32 && xlen != 64) throw std::invalid_argument("VORTEX_TEST_XLEN: 32 or 64");
  return static_cast<unsigned>(xlen);
}

// misa's bits of the letters.
uint64_t extensions(unsigned xlen) {
  const char* letters = std::getenv("VORTEX_TEST_ISA");
  uint64_t bits = 0;
  for (char letter : std::string(letters ? letters : xlen == 64 ? "afd" : "af")) {
    if (letter != 'a' && letter != 'f' && letter != 'd') throw std::invalid_argument("VORTEX_TEST_ISA: a, f, d");
    bits |= 1ull << (letter - 'a');
  }
  return bits;
}

// Vortex's defaults, but for 32 bits: qemu can't map the last page of 4 GiB, with which local memory would end.
uint64_t localBase(unsigned xlen, unsigned generation) {
  if (generation == 1) return xlen == 64 ? 0x1ff000000 : 0xff000000;
  return xlen == 64 ? 0x1ffff0000 : 0xfffe0000;
}

Configuration configure(unsigned xlen, unsigned generation) {
  Configuration result{};
  result.generation = generation;
  result.cores = static_cast<uint32_t>(setting("VORTEX_TEST_CORES", 1, 1, MAX_CORES));
  result.warps = static_cast<uint32_t>(setting("VORTEX_TEST_WARPS", 8, 1, MAX_WARPS));
  result.lanes = static_cast<uint32_t>(setting("VORTEX_TEST_THREADS", 32, 1, MAX_LANES));
  result.local_bytes = setting("VORTEX_TEST_LOCAL_BYTES", 0x10000, PAGE, 0x10000);
  result.check_branches = setting("VORTEX_TEST_BRANCHES", 1, 0, 1);
  result.isa = extensions(xlen);
  result.local_base = localBase(xlen, generation);
  result.start = generation == 1 && xlen == 64 ? 0x180000000 : 0x80000000;
  if (result.local_bytes % PAGE) throw std::invalid_argument("VORTEX_TEST_LOCAL_BYTES: a multiple of 4096");
  return result;
}

}  // namespace

Device::Device(unsigned generation)
    : xlen_(width()),
      configuration_(configure(xlen_, generation)),
      memory_(xlen_ == 64 ? 0x200000000 : 0x100000000, configuration_) {
  const Configuration& c = configuration_;
  uint64_t stacks = c.cores * c.warps * c.lanes * kStackBytes;
  memory_.reserve(c.local_base - stacks, stacks, ACCESS_READ | ACCESS_WRITE);
  // The guest program, and for 32 bits what qemu puts into the same address space.
  memory_.exclude(0x70000000, 0x4000000);
  if (xlen_ == 32) memory_.exclude(0x40000000, 0x1000000);
  if (c.start > UINT32_MAX) memory_.exclude(0x170000000, 0x4000000);
  writeRegister(1, static_cast<uint32_t>(c.start));
  writeRegister(2, static_cast<uint32_t>(c.start >> 32));
}

bool Device::capability(uint64_t which, uint64_t& value) const {
  const Configuration& c = configuration_;
  constexpr uint64_t kCaches = 1 << 0 | 1 << 1, kLocalMemory = 1 << 4, kZicond = 1 << 5;
  uint64_t isa = c.isa | 1 << ('i' - 'a') | 1 << ('m' - 'a') | 1 << ('u' - 'a');
  uint64_t extra = c.generation == 1 ? 0 : kCaches | kLocalMemory | kZicond;
  const std::map<uint64_t, uint64_t> values{
      {kVersion, 0},
      {kThreads, c.lanes},
      {kWarps, c.warps},
      {kCores, c.cores},
      {kCacheLine, 64},
      {kGlobalBytes, memory_.end()},
      {kLocalBytes, c.local_bytes},
      {kIsaFlags, extra << 32 | static_cast<uint64_t>(std::bit_width(xlen_) - 5) << 30 | isa},
      {kBanks, 2},
      {kBankBytes, 1ull << (xlen_ == 64 ? 24 : 16)},
  };
  auto found = values.find(which);
  if (found == values.end()) return false;
  value = found->second;
  return true;
}

int Device::start(uint64_t entry, uint64_t argument) {
  waitForever();
  try {
    if (memory_.isCodeStale()) guest_.reset();
    if (!guest_) {
      memory_.forgetGuest();
      guest_ = std::make_unique<Guest>(xlen_, configuration_, memory_.file());
    }
  } catch (const std::exception& error) {
    std::fprintf(stderr, "vortex: %s\n", error.what());
    return -1;
  }
  started_ = std::chrono::steady_clock::now();
  running_ = guest_->launch(entry, argument, memory_.takeChanges());
  if (!running_) guest_.reset();
  return running_ ? 0 : -1;
}

int Device::wait(std::chrono::milliseconds timeout) {
  if (!running_) return 0;
  Guest::Wait result = guest_->wait(timeout, report_);
  if (result == Guest::Wait::kTimeout) return -1;
  running_ = false;
  nanoseconds_ = static_cast<uint64_t>((std::chrono::steady_clock::now() - started_).count());
  if (result == Guest::Wait::kEnded) {
    std::fprintf(stderr, "vortex: the guest process has ended\n");
    guest_.reset();
    return -1;
  }
  if (report_.kind == FINISHED) return 0;
  explain();
  return -1;
}

int Device::waitFor(uint64_t milliseconds) {
  auto longest = static_cast<uint64_t>(kLongest.count());
  return wait(std::chrono::milliseconds(std::min(milliseconds, longest)));
}

uint64_t Device::entry() const { return registers_.at(1) | uint64_t{registers_.at(2)} << 32; }

void Device::explain() const {
  const Report& r = report_;
  char text[256] = "";
  auto say = [&](const char* format, auto... values) { std::snprintf(text, sizeof text, format, values...); };
  switch (r.kind) {
    case DIVERGED_SITES:
      say("lanes 0x%" PRIx64 " of the warp are here, but lane %u came to 0x%" PRIx64, r.lanes, r.lane, r.other_pc);
      break;
    case DIVERGED_BRANCH:
      say("divergent branch: lane %u goes another way than the lanes before it", r.lane);
      break;
    case DIVERGED_LENGTH:
      say("lane %u came here by another number of branches than lanes 0x%" PRIx64, r.lane, r.lanes);
      break;
    case DIVERGED_OPERAND:
      say("an operand of the whole warp differs: 0x%" PRIx64 ", but 0x%" PRIx64 " in lane %u", r.value, r.other,
          r.lane);
      break;
    case DEADLOCK:
      say("deadlock: warps 0x%" PRIx64 " are active and none can run; this one waits %s %" PRIu64, r.lanes,
          r.other == 2 ? "at barrier" : "for the others to end, barrier", r.value);
      break;
    case STACK_FULL:
      say("a split finds the IPDOM stack full");
      break;
    case STACK_EMPTY:
      say("a join without a split");
      break;
    case STACK_LEFT:
      say("the warp ends inside of %" PRIu64 " splits", r.value);
      break;
    case MEMORY_FAULT:
      say("lane %u has no such access to address 0x%" PRIx64, r.lane, r.address);
      break;
    case ILLEGAL:
      say("illegal instruction 0x%08" PRIx64, r.value);
      break;
    case BAD_BARRIER:
      say("barrier %" PRIu64 ": the core has %" PRIu64, r.value, r.other);
      break;
    case BAD_SPAWN:
      say("a warp other than 0 waits for the others to end");
      break;
    case GUEST_FAULT:
      say("a mistake of this device, at address 0x%" PRIx64, r.address);
      break;
  }
  std::fprintf(stderr, "vortex: core %u, warp %u, pc 0x%" PRIx64 " (start + 0x%" PRIx64 "): %s\n", r.core, r.warp, r.pc,
               r.pc - configuration_.start, text);
}

bool Device::readRegister(uint32_t number, uint32_t& value) const {
  auto found = registers_.find(number);
  if (found == registers_.end()) return false;
  value = found->second;
  return true;
}

// mcycle counts nanoseconds, minstret traps.
bool Device::counter(uint32_t number, uint32_t core, uint64_t& value) const {
  if (core >= configuration_.cores || number < 0xb00 || number > 0xb1f) return false;
  value = number == 0xb00 ? nanoseconds_ : number == 0xb02 ? report_.traps : 0;
  return true;
}

void Device::printCounters(FILE* stream) const {
  double ratio = nanoseconds_ ? static_cast<double>(report_.traps) / static_cast<double>(nanoseconds_) : 0;
  std::fprintf(stream, "PERF: instrs=%" PRIu64 ", cycles=%" PRIu64 ", IPC=%f\n", report_.traps, nanoseconds_, ratio);
  std::fflush(stream);
}

}  // namespace vortex_test
