// The walks over a module's words that Python calls (hipspv/spirv/native).
#include <array>

#include "harness.h"

extern "C" {
std::size_t hipspv_spirv_count(const unsigned char*, std::size_t, std::size_t, const std::uint8_t*, std::uint32_t*);
void hipspv_spirv_note(const unsigned char*, std::size_t, std::size_t, const std::uint8_t*, std::uint32_t*,
                       std::uint32_t**);
std::size_t hipspv_spirv_find(const unsigned char*, std::size_t, std::size_t, const std::uint8_t*, std::uint32_t,
                              std::uint32_t*, std::size_t, std::size_t*);
}

namespace {

constexpr std::size_t kKinds = 256, kOpcodes = 1 << 16;
constexpr std::uint32_t kBound = 4096;
constexpr std::size_t kRoom = 1 << 16;  // more words than an instruction has

}  // namespace

void fuzz::read(Bytes input) {
  static const std::vector<std::uint8_t> kinds = [] {
    std::vector<std::uint8_t> result(kOpcodes);
    for (std::size_t opcode = 0; opcode < kOpcodes; ++opcode) result[opcode] = opcode % kKinds;
    return result;
  }();
  const auto* module = reinterpret_cast<const unsigned char*>(input.data());
  const std::size_t words = input.size() / 4;
  std::array<std::uint32_t, kKinds> counts{};
  const std::size_t end = hipspv_spirv_count(module, 0, words, kinds.data(), counts.data());
  demand(end <= words, "the walk left the module");

  std::array<std::vector<std::uint32_t>, kKinds> notes;
  std::array<std::uint32_t*, kKinds> places{};
  for (std::size_t kind = 1; kind < kKinds; ++kind) {
    notes[kind].resize(counts[kind]);
    places[kind] = notes[kind].empty() ? nullptr : notes[kind].data();
  }
  hipspv_spirv_note(module, 0, end, kinds.data(), counts.data(), places.data());

  const std::vector<std::uint8_t> marked(kBound / 8, 0x55);
  static std::vector<std::uint32_t> found(2 * kRoom);
  for (std::size_t begin = 0; begin < end;) {
    std::size_t count = 0;
    const std::size_t stop = hipspv_spirv_find(module, begin, end, marked.data(), kBound, found.data(), kRoom, &count);
    demand(stop > begin && stop <= end && count <= kRoom, "a search doesn't get on");
    begin = stop;
  }
}
