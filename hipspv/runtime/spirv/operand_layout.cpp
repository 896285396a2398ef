#include "operand_layout.h"

#include <array>

namespace hipspv {
namespace {

constexpr std::uint32_t kNone = OperandLayout::kNone;

struct Row {
  std::uint16_t first, last;  // opcodes
  OperandLayout layout;
};

// Section 3.3.6 (types), 3.3.7 (constants), 3.3.8 (variables); SPV_KHR_untyped_pointers.
constexpr Row kGlobals[] = {
    {1, 1, {}},                   // OpUndef
    {7, 7, {0, kNone, 1}},        // OpString
    {19, 20, {0, kNone, 1}},      // OpTypeVoid, OpTypeBool
    {21, 22, {0, kNone, 1}},      // OpTypeInt, OpTypeFloat
    {23, 24, {0, kNone, 2}},      // OpTypeVector, OpTypeMatrix
    {25, 25, {0, kNone, 2}},      // OpTypeImage
    {26, 26, {0, kNone, 1}},      // OpTypeSampler
    {27, 30, {0}},                // OpTypeSampledImage, arrays, OpTypeStruct
    {31, 31, {0, kNone, 1}},      // OpTypeOpaque
    {32, 32, {0, 1}},             // OpTypePointer
    {33, 33, {0}},                // OpTypeFunction
    {34, 38, {0, kNone, 1}},      // OpTypeEvent to OpTypePipe
    {41, 42, {}},                 // OpConstantTrue, OpConstantFalse
    {43, 43, {1, kNone, 2}},      // OpConstant
    {44, 44, {}},                 // OpConstantComposite
    {45, 45, {1, kNone, 2}},      // OpConstantSampler
    {46, 46, {}},                 // OpConstantNull
    {48, 49, {}},                 // OpSpecConstantTrue, OpSpecConstantFalse
    {50, 50, {1, kNone, 2}},      // OpSpecConstant
    {51, 51, {}},                 // OpSpecConstantComposite
    {52, 52, {1, 2}},             // OpSpecConstantOp
    {59, 59, {1, 2}},             // OpVariable
    {322, 322, {0, kNone, 1}},    // OpTypePipeStorage
    {327, 327, {0, kNone, 1}},    // OpTypeNamedBarrier
    {4417, 4417, {0, kNone, 1}},  // OpTypeUntypedPointerKHR
    {4418, 4418, {1, 2}},         // OpUntypedVariableKHR
};

// Section 3.3.8 on. A later row takes precedence over an earlier one. Image operands, a mask between ids, are
// treated as an id: the object with that number is kept needlessly, which does no harm.
constexpr Row kBodies[] = {
    {0, 366, {}},
    {4418, 4432, {}},               // SPV_KHR_untyped_pointers
    {4450, 4455, {}},               // integer dot products
    {5056, 5056, {}},               // OpReadClockKHR
    {5571, 5575, {}},               // sub-group shuffles and block reads of SPV_INTEL_subgroups
    {5576, 5576, {kNone}},          // OpSubgroupBlockWriteINTEL
    {5614, 5615, {}},               // SPV_EXT_shader_atomic_float_min_max
    {5630, 5630, {kNone}},          // OpAssumeTrueKHR
    {5631, 5631, {}},               // OpExpectKHR
    {6035, 6035, {}},               // OpAtomicFAddEXT
    {0, 0, {kNone}},                // OpNop
    {2, 7, {kNone}},                // section 3.3.2: not in functions
    {8, 8, {kNone, kNone, 1}},      // OpLine
    {12, 12, {1, 3}},               // OpExtInst
    {54, 54, {1, 2}},               // OpFunction
    {56, 56, {kNone}},              // OpFunctionEnd
    {59, 59, {1, 2}},               // OpVariable
    {61, 61, {1, kNone, 3}},        // OpLoad
    {62, 63, {kNone, kNone, 2}},    // OpStore, OpCopyMemory
    {64, 64, {kNone, kNone, 3}},    // OpCopyMemorySized
    {79, 79, {1, kNone, 4}},        // OpVectorShuffle
    {81, 81, {1, kNone, 3}},        // OpCompositeExtract
    {82, 82, {1, kNone, 4}},        // OpCompositeInsert
    {99, 99, {kNone}},              // OpImageWrite
    {123, 123, {1, kNone, 3}},      // OpGenericCastToPtrExplicit
    {218, 221, {kNone}},            // geometry
    {224, 225, {kNone}},            // barriers
    {228, 228, {kNone}},            // OpAtomicStore
    {246, 246, {kNone, kNone, 0}},  // OpLoopMerge
    {247, 247, {kNone, kNone, 0}},  // OpSelectionMerge
    {248, 248, {0, kNone, 1}},      // OpLabel
    {249, 249, {kNone, kNone, 0}},  // OpBranch
    {250, 251, {kNone, kNone, 1}},  // OpBranchConditional, OpSwitch
    {252, 255, {kNone}},            // OpKill to OpUnreachable
    {256, 257, {kNone, kNone, 1}},  // lifetimes
    {260, 260, {kNone}},            // OpGroupWaitEvents
    {264, 271, {1, 3}},             // reductions of a group
    {280, 281, {kNone}},            // pipes
    {287, 288, {kNone}},
    {297, 298, {kNone}},  // events
    {301, 302, {kNone}},
    {317, 317, {kNone}},  // OpNoLine
    {319, 319, {kNone}},  // OpAtomicFlagClear
    {329, 329, {kNone}},  // OpMemoryNamedBarrier
    {330, 332, {kNone}},
    {342, 342, {1, 3}},  // OpGroupNonUniformBallotBitCount
    {349, 364, {1, 3}},  // reductions of a sub-group
};

constexpr std::size_t kOpcodes = 6144;

struct Entry {
  bool known = false;
  OperandLayout layout{};
};

using Table = std::array<Entry, kOpcodes>;

template <std::size_t n>
constexpr Table tableOf(const Row (&rows)[n]) {
  Table table{};
  for (const Row& row : rows)
    for (std::uint32_t opcode = row.first; opcode <= row.last; ++opcode) table[opcode] = {true, row.layout};
  return table;
}

std::optional<OperandLayout> find(const Table& table, std::uint16_t opcode) {
  if (opcode >= kOpcodes || !table[opcode].known) return std::nullopt;
  return table[opcode].layout;
}

}  // namespace

std::optional<OperandLayout> globalLayout(std::uint16_t opcode) {
  static constexpr Table kTable = tableOf(kGlobals);
  return find(kTable, opcode);
}

std::optional<OperandLayout> bodyLayout(std::uint16_t opcode) {
  static constexpr Table kTable = tableOf(kBodies);
  return find(kTable, opcode);
}

}  // namespace hipspv
