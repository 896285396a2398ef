#include "ordered_sums.h"

#include <array>
#include <map>
#include <set>
#include <utility>

#include "built_in.h"
#include "fused_operations.h"
#include "hipspv/runtime/spirv/ids.h"

namespace hipspv::adapt {
namespace {

// Numbers unknown to compilers: bits to which the launch's offset, which is always 0, is added.
enum Neutral { kOne, kMinusZero, kNeutrals };
// 16-bit values are converted from 32 bits, so that a module needs no 16-bit integers.
constexpr std::uint32_t kWidths[kFormats] = {32, 64, 16};
constexpr std::uint64_t kBits[][kNeutrals] = {{0x3f800000, 0x80000000}, {0x3ff0000000000000, 0x8000000000000000}};

bool isSum(std::uint16_t opcode) { return opcode == spv::OpFAdd || opcode == spv::OpFSub; }
bool isProduct(std::uint16_t opcode) { return opcode == spv::OpFMul; }

// Instructions whose result, if a pointer, leads to the memory of their first operand. Without optimisation a
// pointer in a variable is loaded for each access, and an element's address is computed.
bool leadsThere(std::uint16_t opcode) {
  switch (opcode) {
    case spv::OpLoad:
    case spv::OpAccessChain:
    case spv::OpInBoundsAccessChain:
    case spv::OpPtrAccessChain:
    case spv::OpInBoundsPtrAccessChain:
    case spv::OpPtrCastToGeneric:
    case spv::OpGenericCastToPtr:
    case spv::OpBitcast:
      return true;
    default:
      return false;
  }
}

struct Factors {
  Id first, second;
};

using Use = std::pair<Id, Id>;  // a value and its operand

// Removes uses of operands that use nothing themselves, repeatedly until none is left.
void dropBeginnings(std::vector<Use>& uses) {
  std::map<Id, std::vector<Id>> users;
  std::map<Id, std::size_t> operands;  // by value: those not yet removed
  for (const auto& [value, operand] : uses) users[operand].push_back(value), ++operands[value];
  std::vector<Id> dropped;
  for (const auto& [operand, values] : users)
    if (!operands.contains(operand)) dropped.push_back(operand);
  while (!dropped.empty()) {
    const auto values = users.find(dropped.back());
    dropped.pop_back();
    if (values == users.end()) continue;
    for (const Id value : values->second)
      if (--operands[value] == 0) dropped.push_back(value);
  }
  std::erase_if(uses, [&](const Use& use) { return operands[use.second] == 0; });
}

// Keeps uses in cycles, and on paths from one cycle to another.
void keepCycles(std::vector<Use>& uses) {
  const auto turn = [&] {
    for (Use& use : uses) std::swap(use.first, use.second);
  };
  dropBeginnings(uses);
  turn();
  dropBeginnings(uses);
  turn();
}

// A reduction consists of sums alone, or of products alone.
struct Chain {
  bool (*contains)(std::uint16_t opcode);
  std::vector<Use> uses;
  std::vector<Id> arithmetic;
};

class OrderedSums {
 public:
  explicit OrderedSums(std::span<const std::uint32_t> words)
      : words_(words),
        formats_(words),
        privates_(words),
        memory_(words),
        kept_(words),
        products_(words),
        bound_(words[kBoundWord]) {
    eachInstruction(words, [this](const Instruction& i) { learn(i); });
  }

  bool any() const { return !users_.empty() || fuses_; }

  Words module() {
    const bool imported = standard_ != 0;
    if (!imported) standard_ = bound_++;
    offset_.declare(bound_);
    fused_.declare(types_, bound_);
    bool defined = false;
    Words all(words_.begin(), words_.begin() + kHeaderWords);
    fused_.require(all);
    eachInstruction(words_, [&](const Instruction& i) {
      if (i.opcode == spv::OpMemoryModel && !imported) import(all);
      offset_.decorate(all, i);
      fused_.decorate(all, i);
      if (i.opcode == spv::OpFunction && !std::exchange(defined, true)) define(all);
      place(all, i);
    });
    all[kBoundWord] = bound_;
    return all;
  }

 private:
  void learn(const Instruction& i) {
    offset_.learn(i);
    fused_.learn(i);
    switch (i.opcode) {
      case spv::OpExtInstImport:
        if (i.text(1) == "OpenCL.std") standard_ = i[0];
        break;
      case spv::OpEntryPoint:
        kernels_.insert(i[1]);
        break;
      case spv::OpExecutionMode:
        if (i[1] == spv::ExecutionModeContractionOff) strict_.insert(i[0]);
        break;
      case spv::OpDecorate:
        if (i[1] == spv::DecorationFPFastMathMode &&
            (i[2] & (spv::FPFastMathModeFastMask | spv::FPFastMathModeAllowReassocMask)) != 0)
          reordered_.insert(i[0]);
        break;
      case spv::OpTypeInt:
        if (i[1] == 32) uint_ = i[0];
        if (i[1] == 64) ulong_ = i[0];
        break;
      case spv::OpTypeFloat:
        for (std::uint8_t n = 0; n < kFormats; ++n)
          if (kWidths[n] == i[1] && i.operands.size() == 2)
            formats_[i[0]] = static_cast<std::uint8_t>(n + 1), types_[n] = i[0];
        break;
      case spv::OpTypeVector:
        if (i[1] == ulong_ && i[2] == 3) vector_ = i[0];
        break;
      case spv::OpTypePointer:
        privates_[i[0]] = i[1] == spv::StorageClassFunction;
        break;
      case spv::OpFunction:
        function_ = i[1];
        contracts_ = mayFuse(function_);
        break;
      case spv::OpFunctionEnd:
        finish();
        break;
      default:
        if (function_ != 0) learnValue(i);
    }
  }

  void learnValue(const Instruction& i) {
    if (i.opcode == spv::OpStore && memory_.get(i[0]) != 0) use(memory_.get(i[0]), i[1]);
    if (i.operands.size() > 1 && privates_.get(i[0])) memory_[i[1]] = i[1];
    if (i.operands.size() < 3) return;
    if (const Id memory = memory_.get(i[2]); memory != 0 && leadsThere(i.opcode)) memory_[i[1]] = memory;
    if (i.opcode == spv::OpLoad && memory_.get(i[1]) == 0) memory_[i[1]] = i[1];
    if (formats_.get(i[0]) == 0) return;
    if (isFused(i)) fuses_ = true;
    if (i.opcode == spv::OpLoad && memory_.get(i[2]) != 0) use(i[1], memory_.get(i[2]));
    if (i.opcode == spv::OpFMul && contracts_) products_[i[1]] = {i[2], i[3]};
    if (isSum(i.opcode) && contracts_ && (hasFactors(i[2]) || hasFactors(i[3]))) fuses_ = true;
    if (i.opcode == spv::OpPhi || i.opcode == spv::OpSelect)
      for (std::size_t n = 2; n < i.operands.size(); n += i.opcode == spv::OpPhi ? 2 : 1) use(i[1], i.operands[n]);
    for (Chain& chain : chains_) {
      if (!chain.contains(i.opcode)) continue;
      for (const Id operand : i.operands.subspan(2)) chain.uses.emplace_back(i[1], operand);
      if (!reordered_.contains(i[1])) chain.arithmetic.push_back(i[1]);
    }
  }

  void use(Id value, Id operand) {
    for (Chain& chain : chains_) chain.uses.emplace_back(value, operand);
  }

  // A function that isn't a kernel may be part of any.
  bool mayFuse(Id function) const {
    return kernels_.contains(function) ? !strict_.contains(function) : strict_.empty();
  }

  // The source's own fused multiply-add.
  bool isFused(const Instruction& i) const {
    return i.opcode == spv::OpExtInst && i[2] == standard_ && i[3] == OpenCLLIB::Fma && formats_.get(i[0]) != 0;
  }

  bool hasFactors(Id value) const { return products_.get(value).first != 0; }

  // A cycle of both, as that of x = x * x + c, can't be reordered: compilers leave it as it is.
  void finish() {
    for (Chain& chain : chains_) {
      if (!chain.arithmetic.empty()) keepCycles(chain.uses);
      std::set<Id> values;
      for (const auto& [value, operand] : chain.uses) values.insert(value);
      for (const Id value : chain.arithmetic)
        if (values.contains(value)) kept_[value] = true, users_.insert(function_);
      chain.uses.clear();
      chain.arithmetic.clear();
    }
  }

  void import(Words& all) const {
    append(all, spv::OpExtInstImport, {standard_, 0x6e65704f, 0x732e4c43, 0x00006474});  // "OpenCL.std"
  }

  void define(Words& all) {
    if (uint_ == 0) append(all, spv::OpTypeInt, {uint_ = bound_++, 32, 0});
    if (ulong_ == 0) append(all, spv::OpTypeInt, {ulong_ = bound_++, 64, 0});
    if (types_[kSingle] == 0) append(all, spv::OpTypeFloat, {types_[kSingle] = bound_++, 32});
    for (std::size_t which = 0; which < kNeutrals; ++which) {
      const auto single = static_cast<std::uint32_t>(kBits[kSingle][which]);
      const auto high = static_cast<std::uint32_t>(kBits[kDouble][which] >> 32);
      append(all, spv::OpConstant, {uint_, bits_[kSingle][which] = bound_++, single});
      append(all, spv::OpConstant, {ulong_, bits_[kDouble][which] = bound_++, 0, high});
    }
    if (vector_ == 0) append(all, spv::OpTypeVector, {vector_ = bound_++, ulong_, 3});
    offset_.define(all, vector_, bound_);
    fused_.define(all, bound_);
  }

  void place(Words& all, const Instruction& i) {
    if (i.opcode == spv::OpFunction) waiting_ = users_.contains(i[1]);
    if (waiting_ && !beginsFunction(i.opcode)) compute(all);
    if (i.opcode == spv::OpEntryPoint) return offset_.append(all, i);
    if (isSum(i.opcode) && !reordered_.contains(i[1]) && contract(all, i)) return;
    if ((isSum(i.opcode) || isProduct(i.opcode)) && kept_.get(i[1])) return fuse(all, i);
    if (isFused(i)) return fuse(all, i, i[4], i[5], i[6]);
    append(all, i);
  }

  // The neutral numbers, at the beginning of a function.
  void compute(Words& all) {
    const Id offsets = bound_++, wide = bound_++, narrow = bound_++;
    append(all, spv::OpLoad, {vector_, offsets, offset_.id()});
    append(all, spv::OpCompositeExtract, {ulong_, wide, offsets, 0});
    append(all, spv::OpUConvert, {uint_, narrow, wide});
    for (std::size_t which = 0; which < kNeutrals; ++which) {
      compute(all, kSingle, which, uint_, narrow);
      if (types_[kDouble] != 0) compute(all, kDouble, which, ulong_, wide);
      if (types_[kHalf] != 0)
        append(all, spv::OpFConvert, {types_[kHalf], neutral_[kHalf][which] = bound_++, neutral_[kSingle][which]});
    }
    waiting_ = false;
  }

  void compute(Words& all, Format format, std::size_t which, Id integer, Id nothing) {
    const Id sum = bound_++;
    append(all, spv::OpIAdd, {integer, sum, nothing, bits_[format][which]});
    append(all, spv::OpBitcast, {types_[format], neutral_[format][which] = bound_++, sum});
  }

  // a * b + c, a * b - c or c - a * b in one step, where the kernel may contract. A product of another iteration is
  // fused last: its latency is part of each iteration's.
  bool contract(Words& all, const Instruction& i) {
    const bool first = hasFactors(i[2]) && (!hasFactors(i[3]) || !kept_.get(i[2]));
    if (!first && !hasFactors(i[3])) return false;
    auto [a, b] = products_.get(first ? i[2] : i[3]);
    Id c = first ? i[3] : i[2];
    if (i.opcode == spv::OpFSub) {
      Id& negated = first ? c : a;
      append(all, spv::OpFNegate, {i[0], bound_, negated});
      negated = bound_++;
    }
    fuse(all, i, a, b, c);
    return true;
  }

  // a + b = b * 1 + a; a - b = b * -1 + a; a * b = a * b + -0.
  void fuse(Words& all, const Instruction& i) {
    const auto& neutral = neutral_[formatOf(i[0])];
    if (i.opcode == spv::OpFMul) return fuse(all, i, i[2], i[3], neutral[kMinusZero]);
    Id factor = neutral[kOne];
    if (i.opcode == spv::OpFSub) append(all, spv::OpFNegate, {i[0], factor = bound_++, neutral[kOne]});
    fuse(all, i, i[3], factor, i[2]);
  }

  // i's result = a * b + c.
  void fuse(Words& all, const Instruction& i, Id a, Id b, Id c) {
    if (const Id function = fused_.function(formatOf(i[0])))
      return append(all, spv::OpFunctionCall, {i[0], i[1], function, a, b, c});
    append(all, spv::OpExtInst, {i[0], i[1], standard_, OpenCLLIB::Fma, a, b, c});
  }

  Format formatOf(Id type) const { return static_cast<Format>(formats_.get(type) - 1); }

  std::span<const std::uint32_t> words_;
  BuiltIn offset_{spv::BuiltInGlobalOffset};
  FusedOperations fused_;
  IdTable<std::uint8_t> formats_;   // by type: the Format + 1
  IdTable<bool> privates_;          // types of pointers
  IdTable<Id> memory_;              // by pointer that may be the same in each iteration: the first one that leads there
  IdTable<bool> kept_;              // sums and products in cycles
  std::set<Id> reordered_, users_;  // arithmetic that may be reordered; functions with some that is kept
  std::set<Id> kernels_, strict_;   // all kernels; those with ContractionOff
  IdTable<Factors> products_;       // by product: the factors, if the kernel may contract
  bool fuses_ = false;
  ByFormat<Id> types_{};
  ByFormat<std::array<Id, kNeutrals>> bits_{}, neutral_{};
  Id bound_, standard_ = 0, uint_ = 0, ulong_ = 0, vector_ = 0;
  // Of the current function.
  Id function_ = 0;
  std::array<Chain, 2> chains_{{{isSum, {}, {}}, {isProduct, {}, {}}}};
  bool waiting_ = false, contracts_ = false;
};

}  // namespace

void keepOrderOfSums(Words& words) {
  OrderedSums sums(words);
  if (sums.any()) words = sums.module();
}

}  // namespace hipspv::adapt
