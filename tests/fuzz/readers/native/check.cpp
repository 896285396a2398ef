#include <sanitizer/allocator_interface.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "harness.h"
#include "hipspv/runtime/code/bundle/decompress.h"
#include "hipspv/runtime/spirv/ir/instruction.h"
#include "hipspv/runtime/support/error.h"

namespace {

// The heap, by the sanitizer's hooks; blocks, as the compiler calls this at the start of each
// (-fsanitize-coverage=trace-pc). Not per thread: a reader has one thread.
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
// Steps that a reader takes once, and the most for each byte: twice the maximum seen, which sorts many kernels.
constexpr std::size_t kSteps = 500'000, kStepsPerByte = 800;

// zstd keeps a window of the size that the data states, and copies its input.
constexpr std::size_t kWindow = std::size_t{129} << 20;
constexpr std::uint64_t kPiece = 4096;

// The allowed cost of the input, including the size that it really unpacks to, up to where it is damaged.
struct Content {
  std::size_t bytes, window = 0;
};

Content contentOf(Bytes input) {
  Content content{input.size()};
  if (!hipspv::isCompressed(input)) return content;
  try {
    hipspv::Unpacking all(input);
    if (input[6] == std::byte{1}) content.window = kWindow;
    for (std::uint64_t left; (left = all.size() - all.position()) != 0;) {
      const auto piece = std::min(left, kPiece);
      all.skip(piece);
      content.bytes += piece;
    }
  } catch (const hipspv::Error&) {
  }
  return content;
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

bool isModule(std::span<const std::uint32_t> words) {
  try {
    for (hipspv::InstructionStream stream(words); stream.next();) {
    }
    return true;
  } catch (const hipspv::Error&) {
    return false;
  }
}

Cost check(Bytes input) {
  const Content content = contentOf(input);
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
  within("memory", cost.bytes, kTimes * content.bytes + kFloor + content.window, input.size());
  within("steps", cost.steps, kSteps + kStepsPerByte * content.bytes, input.size());
  return cost;
}

}  // namespace fuzz
