#include <array>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "adaptations.h"
#include "hipspv/runtime/spirv/ir/id_table.h"

namespace hipspv::adapt {
namespace {

enum Format : std::uint8_t { kSingle, kDouble, kHalf, kFormats };
constexpr std::uint32_t kWidths[kFormats] = {32, 64, 16};
template <class T>
using ByFormat = std::array<T, kFormats>;

// Fused multiply-adds are calls of LLVM's intrinsic llvm.fma as an imported function, which the compiler vectorises
// well. It calls the instruction fma of OpenCL.std for active lanes alone: in a branch it clears the operands of all
// others first, three more instructions for each. It divides mad into two operations. There is no function for half
// precision, where the result of single precision may be rounded a second time.
constexpr std::string_view kFused[] = {"llvm.fma.f32", "llvm.fma.f64"};

// Numbers unknown to compilers: bits to which the launch's offset, which is always 0, is added.
enum Neutral { kOne, kMinusZero, kNeutrals };
// 16-bit values are converted from 32 bits, so that a module needs no 16-bit integers.
constexpr std::uint64_t kBits[][kNeutrals] = {{0x3f800000, 0x80000000}, {0x3ff0000000000000, 0x8000000000000000}};

bool isSum(spv::Op opcode) { return opcode == spv::OpFAdd || opcode == spv::OpFSub; }
bool isProduct(spv::Op opcode) { return opcode == spv::OpFMul; }

// Instructions whose result, if a pointer, leads to the memory of their first operand. Without optimisation a
// pointer in a variable is loaded for each access, and an element's address is computed.
bool leadsThere(spv::Op opcode) {
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
  const auto reverse = [&] {
    for (Use& use : uses) std::swap(use.first, use.second);
  };
  dropBeginnings(uses);
  reverse();
  dropBeginnings(uses);
  reverse();
}

// A reduction consists of sums alone, or of products alone.
struct Chain {
  bool (*contains)(spv::Op opcode);
  std::vector<Use> uses;
  std::vector<Id> arithmetic;
};

class OrderedSums {
 public:
  explicit OrderedSums(Module& module)
      : module_(module),
        formats_(module.bound()),
        memory_(module.bound()),
        kept_(module.bound()),
        products_(module.bound()),
        standard_(module.findImport("OpenCL.std")) {
    for (const Instruction& i : module[ir::kEntryPoints]) kernels_.insert(i[1]);
    for (const Instruction& i : module[ir::kModes])
      if (i.opcode() == spv::OpExecutionMode && i[1] == spv::ExecutionModeContractionOff) strict_.insert(i[0]);
    for (const Instruction& i : module[ir::kAnnotations]) {
      const bool hasMode = i.opcode() == spv::OpDecorate && i[1] == spv::DecorationFPFastMathMode;
      if (hasMode && (i[2] & (spv::FPFastMathModeFastMask | spv::FPFastMathModeAllowReassocMask)) != 0)
        reordered_.insert(i[0]);
    }
    for (const Instruction& i : module[ir::kGlobals]) learnType(i);
    for (const Function& function : module.functions) {
      contracts_ = mayFuse(function.id);
      for (const Instruction& i : function.code) learn(i);
      if (keepInCycles()) users_.insert(function.id);
    }
  }

  void replace() {
    if (users_.empty() && !fuses_) return;
    if (standard_ == 0) standard_ = module_.import("OpenCL.std");
    for (std::size_t n = 0; n < std::size(kFused); ++n)
      if (const Id type = types_[n]) functions_[n] = module_.importedFunction(kFused[n], type, {type, type, type});
    for (Function& function : module_.functions) {
      neutral_ = {};
      ir::edit(module_, function, [this](const Instruction& i, Builder& builder) { return replace(i, builder); });
      if (users_.contains(function.id))
        ir::atBeginning(module_, function, [this](Builder& builder) { compute(builder); });
    }
  }

 private:
  void learnType(const Instruction& i) {
    if (i.opcode() != spv::OpTypeFloat || i.size() != 2) return;
    for (std::uint8_t n = 0; n < kFormats; ++n)
      if (kWidths[n] == i[1]) formats_[i[0]] = static_cast<std::uint8_t>(n + 1), types_[n] = i[0];
  }

  void learn(const Instruction& i) {
    if (i.opcode() == spv::OpStore && memory_.get(i[0]) != 0) use(memory_.get(i[0]), i[1]);
    const Id type = i.type();
    if (type == 0) return;
    if (module_.storageOf(type) == spv::StorageClassFunction) memory_[i[1]] = i[1];
    if (i.size() < 3) return;
    if (const Id memory = memory_.get(i[2]); memory != 0 && leadsThere(i.opcode())) memory_[i[1]] = memory;
    if (i.opcode() == spv::OpLoad && memory_.get(i[1]) == 0) memory_[i[1]] = i[1];
    if (formats_.get(type) == 0) return;
    if (isFused(i)) fuses_ = true;
    if (i.opcode() == spv::OpLoad && memory_.get(i[2]) != 0) use(i[1], memory_.get(i[2]));
    if (i.opcode() == spv::OpFMul && contracts_) products_[i[1]] = {i[2], i[3]};
    if (isSum(i.opcode()) && contracts_ && (hasFactors(i[2]) || hasFactors(i[3]))) fuses_ = true;
    if (i.opcode() == spv::OpPhi || i.opcode() == spv::OpSelect)
      for (std::size_t n = 2; n < i.size(); n += i.opcode() == spv::OpPhi ? 2 : 1) use(i[1], i[n]);
    for (Chain& chain : chains_) {
      if (!chain.contains(i.opcode())) continue;
      for (const Id operand : i.operands().subspan(2)) chain.uses.emplace_back(i[1], operand);
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
    return i.opcode() == spv::OpExtInst && i[2] == standard_ && i[3] == OpenCLLIB::Fma && formats_.get(i[0]) != 0;
  }

  bool hasFactors(Id value) const { return products_.get(value).first != 0; }

  // A cycle of both, as that of x = x * x + c, can't be reordered: compilers leave it as it is.
  bool keepInCycles() {
    bool any = false;
    for (Chain& chain : chains_) {
      if (!chain.arithmetic.empty()) {
        keepCycles(chain.uses);
        std::set<Id> values;
        for (const auto& [value, operand] : chain.uses) values.insert(value);
        for (const Id value : chain.arithmetic)
          if (values.contains(value)) kept_[value] = any = true;
      }
      chain.uses.clear();
      chain.arithmetic.clear();
    }
    return any;
  }

  // False if the instruction stays.
  bool replace(const Instruction& i, Builder& builder) {
    if (isSum(i.opcode()) && !reordered_.contains(i[1]) && contract(builder, i)) return true;
    if ((isSum(i.opcode()) || isProduct(i.opcode())) && kept_.get(i[1])) return fuse(builder, i), true;
    if (isFused(i)) return fuse(builder, i, i[4], i[5], i[6]), true;
    return false;
  }

  Id neutralOf(Format format, Neutral which) {
    if (format == kHalf) neutralOf(kSingle, which);
    Id& found = neutral_[format][which];
    if (found == 0) found = module_.newId();
    return found;
  }

  // The neutral numbers that the function uses, at its beginning.
  void compute(Builder& builder) {
    const Id wide = builder.unknownZero(), uint = module_.integer(32), ulong = module_.integer(64);
    const Id narrow = builder.add(spv::OpUConvert, uint, {wide});
    if (types_[kSingle] == 0) types_[kSingle] = module_.type(spv::OpTypeFloat, {32});
    for (std::size_t which = 0; which < kNeutrals; ++which)
      for (const Format format : {kSingle, kDouble, kHalf}) {
        const Id id = neutral_[format][which];
        if (id == 0) continue;
        if (format == kHalf) {
          builder.define(id, spv::OpFConvert, types_[kHalf], {neutral_[kSingle][which]});
          continue;
        }
        const Id integer = format == kSingle ? uint : ulong, bits = module_.constant(integer, kBits[format][which]);
        const Id sum = builder.add(spv::OpIAdd, integer, {format == kSingle ? narrow : wide, bits});
        builder.define(id, spv::OpBitcast, types_[format], {sum});
      }
  }

  // a * b + c, a * b - c or c - a * b in one step, where the kernel may contract. A product of another iteration is
  // fused last: its latency is part of each iteration's.
  bool contract(Builder& builder, const Instruction& i) {
    const bool first = hasFactors(i[2]) && (!hasFactors(i[3]) || !kept_.get(i[2]));
    if (!first && !hasFactors(i[3])) return false;
    auto [a, b] = products_.get(first ? i[2] : i[3]);
    Id c = first ? i[3] : i[2];
    if (i.opcode() == spv::OpFSub) {
      Id& negated = first ? c : a;
      negated = builder.add(spv::OpFNegate, i[0], {negated});
    }
    fuse(builder, i, a, b, c);
    return true;
  }

  // a + b = b * 1 + a; a - b = b * -1 + a; a * b = a * b + -0.
  void fuse(Builder& builder, const Instruction& i) {
    const Format format = formatOf(i[0]);
    if (i.opcode() == spv::OpFMul) return fuse(builder, i, i[2], i[3], neutralOf(format, kMinusZero));
    Id factor = neutralOf(format, kOne);
    if (i.opcode() == spv::OpFSub) factor = builder.add(spv::OpFNegate, i[0], {factor});
    fuse(builder, i, i[3], factor, i[2]);
  }

  // i's result = a * b + c.
  void fuse(Builder& builder, const Instruction& i, Id a, Id b, Id c) {
    if (const Id function = functions_[formatOf(i[0])])
      builder.define(i[1], spv::OpFunctionCall, i[0], {function, a, b, c});
    else
      builder.define(i[1], spv::OpExtInst, i[0], {standard_, OpenCLLIB::Fma, a, b, c});
  }

  Format formatOf(Id type) const { return static_cast<Format>(formats_.get(type) - 1); }

  Module& module_;
  IdTable<std::uint8_t> formats_;   // by type: the Format + 1
  IdTable<Id> memory_;              // by pointer that may be the same in each iteration: the first one that leads there
  IdTable<bool> kept_;              // sums and products in cycles
  IdTable<Factors> products_;       // by product: the factors, if the kernel may contract
  std::set<Id> reordered_, users_;  // arithmetic that may be reordered; functions with some that is kept
  std::set<Id> kernels_, strict_;   // all kernels; those with ContractionOff
  ByFormat<Id> types_{}, functions_{};
  Id standard_;
  bool fuses_ = false;
  // Of the current function.
  ByFormat<std::array<Id, kNeutrals>> neutral_{};
  std::array<Chain, 2> chains_{{{isSum, {}, {}}, {isProduct, {}, {}}}};
  bool contracts_ = false;
};

}  // namespace

void keepOrderOfSums(Module& module) { OrderedSums(module).replace(); }

}  // namespace hipspv::adapt
