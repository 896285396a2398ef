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

std::optional<OperandLayout> bodyLayout(std::uint32_t opcode) {
  if (opcode >= kOpcodes || kIndices[opcode] == 0) return std::nullopt;
  return kLayouts[kIndices[opcode] - 1];
}

std::optional<OperandLayout> globalLayout(std::uint32_t opcode) {
  const auto layout = bodyLayout(opcode);
  return layout && layout->defines ? layout : std::nullopt;
}

}  // namespace hipspv
