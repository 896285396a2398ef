#include "uniform_groups.h"

#include <algorithm>

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, sections 3.2, 3.20, 3.21, 3.31 and 3.42.2.
constexpr std::uint32_t kFirstWithOthers = 200000, kLastWithout = 102000;
constexpr std::uint32_t kCapabilities[] = {
    spv::CapabilityAddresses,     spv::CapabilityLinkage, spv::CapabilityKernel,         spv::CapabilityVector16,
    spv::CapabilityFloat16Buffer, spv::CapabilityFloat16, spv::CapabilityFloat64,        spv::CapabilityInt64,
    spv::CapabilityInt64Atomics,  spv::CapabilityInt16,   spv::CapabilityGenericPointer, spv::CapabilityInt8};
constexpr std::uint32_t kBuiltIns[] = {spv::BuiltInNumWorkgroups,      spv::BuiltInWorkgroupSize,
                                       spv::BuiltInWorkgroupId,        spv::BuiltInLocalInvocationId,
                                       spv::BuiltInGlobalInvocationId, spv::BuiltInGlobalOffset};

template <std::size_t Count>
bool isOneOf(const std::uint32_t (&numbers)[Count], std::uint32_t number) {
  return std::ranges::find(numbers, number) != std::end(numbers);
}

// False for what OpenCL C 1.2 lacks: the compiler has no functions for it then.
bool isIn12(const Instruction& i) {
  if (i.opcode == spv::OpCapability) return isOneOf(kCapabilities, i[0]);
  return i.opcode != spv::OpDecorate || i[1] != spv::DecorationBuiltIn || isOneOf(kBuiltIns, i[2]);
}

}  // namespace

void promiseUniformGroups(Words& words) {
  std::size_t at = kHeaderWords, source = 0;
  for (InstructionStream stream(words); const auto i = stream.next(); at = stream.position()) {
    if (i->opcode == spv::OpFunction) break;
    if (!isIn12(*i)) return;
    if (i->opcode == spv::OpSource && (*i)[0] == spv::OpSource && (*i)[1] >= kFirstWithOthers) source = at;
  }
  if (source != 0) words[source + 2] = kLastWithout;
}

}  // namespace hipspv::adapt
