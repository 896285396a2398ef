// The effect of countZerosByIntrinsics on a module: the instructions that take part, one per line.
#include "hipspv/runtime/spirv/adapt/zero_counts.h"

#include <cstdio>

using namespace hipspv;

namespace {

constexpr std::uint16_t kOpExtInstImport = 11, kOpExtInst = 12, kOpTypeFunction = 33, kOpConstantFalse = 42;
constexpr adapt::Id kStandard = 1, kUint = 2, kUlong = 3, kVector = 4, kFunctionType = 5, kNumber = 6;
constexpr std::uint32_t kClz = 151, kCtz = 152, kPopcount = 166;

// A function with counts of 32-bit, 64-bit and vector numbers. with: a module that has all declarations already.
adapt::Words module(bool with) {
  adapt::Words words{kMagic, 0x10200, 0, 40, 0};
  const auto add = [&](std::uint16_t opcode, std::initializer_list<std::uint32_t> operands) {
    adapt::append(words, opcode, operands);
  };
  if (with) add(kOpCapability, {5});
  add(kOpExtInstImport, {kStandard, 0x6e65704f, 0x732e4c43, 0x00006474});  // "OpenCL.std"
  if (with) add(kOpTypeBool, {20});
  add(kOpTypeInt, {kUint, 32, 0});
  add(kOpTypeInt, {kUlong, 64, 0});
  add(kOpTypeVector, {kVector, kUint, 2});
  if (with) add(kOpTypeFunction, {21, kUint, kUint, 20});
  add(kOpTypeFunction, {kFunctionType, kUint});
  add(kOpFunction, {kUint, 7, 0, kFunctionType});
  add(kOpLabel, {8});
  add(kOpExtInst, {kUint, 9, kStandard, kCtz, kNumber});
  add(kOpExtInst, {kUint, 10, kStandard, kCtz, kNumber});
  add(kOpExtInst, {kUlong, 11, kStandard, kClz, kNumber});
  add(kOpExtInst, {kVector, 12, kStandard, kCtz, kNumber});
  add(kOpExtInst, {kUint, 13, kStandard, kPopcount, kNumber});
  add(kOpReturnValue, {9});
  add(kOpFunctionEnd, {});
  return words;
}

void print(const char* name, adapt::Words words) {
  adapt::countZerosByIntrinsics(words);
  std::printf("%s=", name);
  eachInstruction(words, [](const Instruction& i) {
    const bool all = i.opcode == kOpCapability || i.opcode == kOpTypeBool || i.opcode == kOpTypeFunction ||
                     i.opcode == kOpConstantFalse || i.opcode == kOpFunction || i.opcode == kOpFunctionCall ||
                     i.opcode == kOpExtInst;
    if (i.opcode == kOpDecorate) std::printf("%u:%s ", i[0], std::string(i.text(2)).c_str());
    if (!all) return;
    std::printf("%u(", i.opcode);
    for (const std::uint32_t operand : i.operands) std::printf(" %u", operand);
    std::printf(") ");
  });
  std::printf("bound %u\n", words[kBoundWord]);
}

}  // namespace

int main() {
  print("new", module(false));
  print("declared", module(true));
  adapt::Words none{kMagic, 0x10200, 0, 40, 0};
  print("none", none);
}
