#include "uniform_groups.h"

#include <algorithm>

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, sections 3.2, 3.20, 3.21, 3.31 and 3.42.2.
constexpr std::uint16_t kOpSource = 3;
constexpr std::uint32_t kOpenClC = 3, kFirstWithOthers = 200000, kLastWithout = 102000;
constexpr std::uint32_t kBuiltIn = 11;
// Addresses, Linkage, Kernel, Vector16, Float16Buffer, Float16, Float64, Int64, Int64Atomics, Int16, GenericPointer,
// Int8.
constexpr std::uint32_t kCapabilities[] = {4, 5, 6, 7, 8, 9, 10, 11, 12, 22, 38, 39};
// NumWorkgroups, WorkgroupSize, WorkgroupId, LocalInvocationId, GlobalInvocationId, GlobalOffset.
constexpr std::uint32_t kBuiltIns[] = {24, 25, 26, 27, 28, 33};

template <std::size_t Count>
bool isOneOf(const std::uint32_t (&numbers)[Count], std::uint32_t number) {
  return std::ranges::find(numbers, number) != std::end(numbers);
}

// False for what OpenCL C 1.2 lacks: the compiler has no functions for it then.
bool isIn12(const Instruction& i) {
  if (i.opcode == kOpCapability) return isOneOf(kCapabilities, i[0]);
  return i.opcode != kOpDecorate || i[1] != kBuiltIn || isOneOf(kBuiltIns, i[2]);
}

}  // namespace

void promiseUniformGroups(Words& words) {
  std::size_t at = kHeaderWords, source = 0;
  for (InstructionStream stream(words); const auto i = stream.next(); at = stream.position()) {
    if (i->opcode == kOpFunction) break;
    if (!isIn12(*i)) return;
    if (i->opcode == kOpSource && (*i)[0] == kOpenClC && (*i)[1] >= kFirstWithOthers) source = at;
  }
  if (source != 0) words[source + 2] = kLastWithout;
}

}  // namespace hipspv::adapt
