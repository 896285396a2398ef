#include "kernel_clock.h"

#include <map>
#include <string_view>

#include "module_info.h"
#include "rewriter.h"

namespace hipspv {
namespace {

// SPIR-V 1.6, sections 2.3 and 3.3; SPV_KHR_shader_clock.
constexpr std::size_t kClockTypes = 2;  // a 64-bit integer, a vector of two integers
constexpr std::string_view kExtension = "SPV_KHR_shader_clock";

bool enablesClock(const Instruction& i) {
  return (i.opcode == spv::OpCapability && i[0] == spv::CapabilityShaderClockKHR) ||
         (i.opcode == spv::OpExtension && i.text(0) == kExtension);
}

}  // namespace

void removeClock(std::vector<std::uint32_t>& words) {
  std::map<std::uint32_t, std::uint32_t> zeros;  // the null constant of each type that an OpReadClockKHR has
  std::uint32_t& bound = words[kBoundWord];
  for (InstructionStream stream(words); const auto i = stream.next();) {
    if (i->opcode == spv::OpReadClockKHR && zeros.emplace((*i)[0], bound).second) ++bound;
    if (zeros.size() > kClockTypes) broken("it reads a clock as what it isn't");
  }
  std::vector<std::uint32_t> constants;
  for (const auto& [type, id] : zeros) constants.insert(constants.end(), {3u << 16 | spv::OpConstantNull, type, id});
  SpirvRewriter module(words);
  std::size_t functions = 0;  // index of the first
  while (const auto i = module.next()) {
    if (i->opcode == spv::OpFunction && functions == 0) functions = module.place();
    if (enablesClock(*i)) continue;
    if (i->opcode == spv::OpReadClockKHR)
      module.write(spv::OpCopyObject, {(*i)[0], (*i)[1], zeros.at((*i)[0])});
    else
      module.keep(*i);
  }
  module.finish(functions != 0 ? functions : module.place(), constants);
}

}  // namespace hipspv
