#include <sanitizer/allocator_interface.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "harness.h"
#include "hipspv/runtime/error.h"

namespace {

// The heap, by the sanitizer's hooks; blocks, as the compiler calls this at the begin of each
// (-fsanitize-coverage=trace-pc). Not the thread's alone: a reader has one thread.
std::size_t live = 0, peak = 0, blocks = 0;

void allocated(const volatile void*, std::size_t size) {
  live += size;
  if (live > peak) peak = live;
}

void freed(const volatile void* memory) {
  if (memory != nullptr) live -= __sanitizer_get_allocated_size(memory);
}

}  // namespace

// In place of libFuzzer's own, which does nothing (the linker's --wrap).
extern "C" void __wrap___sanitizer_cov_trace_pc() { ++blocks; }

namespace fuzz {
namespace {

constexpr std::size_t kFloor = std::size_t{64} << 20, kTimes = 4;
// What a reader does once, and at most for each byte: several times what was seen.
constexpr std::size_t kSteps = 500'000, kStepsPerByte = 400;

// The most that compressed data may unpack to counts as input: zlib's "Technical Details" (1032:1), RFC
// 8878 (128 KiB of a block of 4 bytes).
std::size_t contentOf(Bytes input) {
  constexpr std::size_t kZlib = 1032, kZstd = 128 * 1024 / 4;
  if (input.size() < 8 || std::memcmp(input.data(), "CCOB", 4) != 0) return input.size();
  const bool zlib = input[6] == std::byte{0} && input[7] == std::byte{0};
  return input.size() * (zlib ? kZlib : kZstd);
}

void within(const char* what, std::size_t value, std::size_t limit, std::size_t input) {
  if (value <= limit) return;
  std::fprintf(stderr, "%s: %zu for an input of %zu bytes, more than %zu\n", what, value, input, limit);
  std::abort();
}

}  // namespace

void demand(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "wrong: %s\n", what);
  std::abort();
}

Words wordsOf(Bytes input) {
  Words words(input.size() / sizeof(std::uint32_t));
  if (!words.empty()) std::memcpy(words.data(), input.data(), words.size() * sizeof words[0]);
  return words;
}

Cost check(Bytes input) {
  static const int hooks = __sanitizer_install_malloc_and_free_hooks(allocated, freed);
  demand(hooks != 0, "the sanitizer takes no hooks");
  const std::size_t before = peak = live;
  blocks = 0;
  bool accepted = true;
  try {
    read(input);
  } catch (const hipspv::Error& error) {
    demand(error.what()[0] != '\0', "an error says nothing");
    accepted = false;
  }
  const Cost cost{blocks, peak - before, accepted};
  const std::size_t content = contentOf(input);
  within("memory", cost.bytes, kTimes * content + kFloor, input.size());
  within("steps", cost.steps, kSteps + kStepsPerByte * content, input.size());
  return cost;
}

}  // namespace fuzz
