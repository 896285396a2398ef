#include "uniform_groups.h"

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, sections 3.2 and 3.42.2.
constexpr std::uint16_t kOpSource = 3;
constexpr std::uint32_t kOpenClC = 3, kFirstWithOthers = 200000, kLastWithout = 102000;

}  // namespace

void promiseUniformGroups(Words& words) {
  std::size_t at = kHeaderWords;
  for (InstructionStream stream(words); const auto i = stream.next(); at = stream.position()) {
    if (i->opcode == kOpFunction) break;
    if (i->opcode == kOpSource && (*i)[0] == kOpenClC && (*i)[1] >= kFirstWithOthers) words[at + 2] = kLastWithout;
  }
}

}  // namespace hipspv::adapt
