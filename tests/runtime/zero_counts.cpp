// The effect of countZerosByIntrinsics on a module: the instructions that take part, one per line.
#include <cstdio>

#include "hipspv/runtime/spirv/intel_cpu/adaptations.h"

using namespace hipspv;

namespace {

constexpr Id kStandard = 1, kUint = 2, kUlong = 3, kVector = 4, kFunctionType = 5, kNumber = 6;

// A function with counts of 32-bit, 64-bit and vector numbers. with: a module that has all declarations already.
Words module(bool with) {
  Words words{spv::MagicNumber, 0x10200, 0, 40, 0};
  const auto add = [&](std::uint16_t opcode, std::initializer_list<std::uint32_t> operands) {
    words.push_back(static_cast<std::uint32_t>(operands.size() + 1) << 16 | opcode);
    words.insert(words.end(), operands);
  };
  if (with) add(spv::OpCapability, {5});
  add(spv::OpExtInstImport, {kStandard, 0x6e65704f, 0x732e4c43, 0x00006474});  // "OpenCL.std"
  if (with) add(spv::OpTypeBool, {20});
  add(spv::OpTypeInt, {kUint, 32, 0});
  add(spv::OpTypeInt, {kUlong, 64, 0});
  add(spv::OpTypeVector, {kVector, kUint, 2});
  if (with) add(spv::OpTypeFunction, {21, kUint, kUint, 20});
  add(spv::OpTypeFunction, {kFunctionType, kUint});
  add(spv::OpFunction, {kUint, 7, 0, kFunctionType});
  add(spv::OpLabel, {8});
  add(spv::OpExtInst, {kUint, 9, kStandard, OpenCLLIB::Ctz, kNumber});
  add(spv::OpExtInst, {kUint, 10, kStandard, OpenCLLIB::Ctz, kNumber});
  add(spv::OpExtInst, {kUlong, 11, kStandard, OpenCLLIB::Clz, kNumber});
  add(spv::OpExtInst, {kVector, 12, kStandard, OpenCLLIB::Ctz, kNumber});
  add(spv::OpExtInst, {kUint, 13, kStandard, OpenCLLIB::Popcount, kNumber});
  add(spv::OpReturnValue, {9});
  add(spv::OpFunctionEnd, {});
  return words;
}

void print(const char* name, Words words) {
  ir::Module module(std::move(words));
  adapt::countZerosByIntrinsics(module);
  words = module.words();
  std::printf("%s=", name);
  eachInstruction(words, [](const Instruction& i) {
    const bool all = i.opcode() == spv::OpCapability || i.opcode() == spv::OpTypeBool ||
                     i.opcode() == spv::OpTypeFunction || i.opcode() == spv::OpConstantFalse ||
                     i.opcode() == spv::OpFunction || i.opcode() == spv::OpFunctionCall || i.opcode() == spv::OpExtInst;
    if (i.opcode() == spv::OpDecorate) std::printf("%u:%s ", i[0], std::string(i.text(2)).c_str());
    if (!all) return;
    std::printf("%u(", i.opcode());
    for (const std::uint32_t operand : i.operands()) std::printf(" %u", operand);
    std::printf(") ");
  });
  std::printf("bound %u\n", words[kBoundWord]);
}

}  // namespace

int main() {
  print("new", module(false));
  print("declared", module(true));
  Words none{spv::MagicNumber, 0x10200, 0, 40, 0};
  print("none", none);
}
