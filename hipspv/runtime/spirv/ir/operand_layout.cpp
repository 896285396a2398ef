#include "operand_layout.h"

#include <array>
#include <iterator>

namespace hipspv {
namespace {

constexpr OperandLayout kLayouts[] = {
#include "operand_layouts.inc"
};
constexpr std::size_t kOpcodes = std::end(kLayouts)[-1].opcode + 1;

// 1 + the index of the opcode's layout.
constexpr auto kIndices = [] {
  std::array<std::uint16_t, kOpcodes> indices{};
  for (std::size_t n = 0; n < std::size(kLayouts); ++n) indices[kLayouts[n].opcode] = static_cast<std::uint16_t>(n + 1);
  return indices;
}();

}  // namespace

const OperandLayout* layoutOf(std::uint32_t opcode) {
  if (opcode >= kOpcodes || kIndices[opcode] == 0) return nullptr;
  return &kLayouts[kIndices[opcode] - 1];
}

}  // namespace hipspv
