#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include "adaptations.h"
#include "hipspv/runtime/spirv/ir/id_table.h"

namespace hipspv::adapt {
namespace {

// Fused multiply-adds are calls of LLVM's intrinsic llvm.fma as an imported function, which the compiler vectorises
// well. It calls the instruction fma of OpenCL.std for active lanes alone: in a branch it clears the operands of all
// others first, three more instructions for each. It divides mad into two operations. There is no function for half
// precision, where the result of single precision may be rounded a second time.
struct Format {
  std::uint32_t bits;
  std::string_view function;
};
constexpr std::array<Format, 3> kFormats = {{{32, "llvm.fma.f32"}, {64, "llvm.fma.f64"}, {16, {}}}};

bool isSum(spv::Op opcode) { return opcode == spv::OpFAdd || opcode == spv::OpFSub; }

struct Factors {
  Id first, second;
};

class Contraction {
 public:
  explicit Contraction(Module& module)
      : module_(module), products_(module.bound()), standard_(module.findImport("OpenCL.std")) {
    for (const Instruction& i : module[ir::kEntryPoints]) kernels_.insert(i[1]);
    for (const Instruction& i : module[ir::kModes])
      if (i.opcode() == spv::OpExecutionMode && i[1] == spv::ExecutionModeContractionOff) strict_.insert(i[0]);
    for (const Instruction& i : module[ir::kAnnotations]) {
      const bool hasMode = i.opcode() == spv::OpDecorate && i[1] == spv::DecorationFPFastMathMode;
      if (hasMode && (i[2] & (spv::FPFastMathModeFastMask | spv::FPFastMathModeAllowReassocMask)) != 0)
        reordered_.insert(i[0]);
    }
    for (std::size_t n = 0; n < kFormats.size(); ++n) types_[n] = module.findType(spv::OpTypeFloat, {kFormats[n].bits});
    for (const Function& function : module.functions) {
      const bool contracts = mayFuse(function.id);
      for (const Instruction& i : function.code) learn(i, contracts);
    }
  }

  void replace() {
    if (!fuses_) return;
    if (standard_ == 0) standard_ = module_.import("OpenCL.std");
    for (std::size_t n = 0; n < kFormats.size(); ++n)
      if (const Id type = types_[n]; type != 0 && !kFormats[n].function.empty())
        functions_[n] = module_.importedFunction(kFormats[n].function, type, {type, type, type});
    ir::edit(module_, [this](const Instruction& i, Builder& builder) {
      if (isFused(i)) return fuse(builder, i, i[4], i[5], i[6]), true;
      return isSum(i.opcode()) && !reordered_.contains(i[1]) && contract(builder, i);
    });
  }

 private:
  void learn(const Instruction& i, bool contracts) {
    if (isFused(i)) fuses_ = true;
    if (!contracts || formatOf(i.type()) == types_.size()) return;
    if (i.opcode() == spv::OpFMul) products_[i[1]] = {i[2], i[3]};
    if (isSum(i.opcode()) && (hasFactors(i[2]) || hasFactors(i[3]))) fuses_ = true;
  }

  // A function that isn't a kernel may be part of any.
  bool mayFuse(Id function) const {
    return kernels_.contains(function) ? !strict_.contains(function) : strict_.empty();
  }

  // The source's own fused multiply-add.
  bool isFused(const Instruction& i) const {
    return i.opcode() == spv::OpExtInst && i[2] == standard_ && i[3] == OpenCLLIB::Fma &&
           formatOf(i[0]) != types_.size();
  }

  bool hasFactors(Id value) const { return products_.get(value).first != 0; }

  // a * b + c, a * b - c or c - a * b in one step.
  bool contract(Builder& builder, const Instruction& i) {
    const bool first = hasFactors(i[2]);
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

  // i's result = a * b + c.
  void fuse(Builder& builder, const Instruction& i, Id a, Id b, Id c) {
    if (const Id function = functions_[formatOf(i[0])])
      builder.define(i[1], spv::OpFunctionCall, i[0], {function, a, b, c});
    else
      builder.define(i[1], spv::OpExtInst, i[0], {standard_, OpenCLLIB::Fma, a, b, c});
  }

  // The index of the type's format; for other types the number of formats.
  std::size_t formatOf(Id type) const {
    return type == 0 ? types_.size() : std::ranges::find(types_, type) - types_.begin();
  }

  Module& module_;
  IdTable<Factors> products_;                  // by product of a kernel that may contract
  std::set<Id> reordered_, kernels_, strict_;  // sums that may be reordered; all kernels; those with ContractionOff
  std::array<Id, kFormats.size()> types_{}, functions_{};
  Id standard_;
  bool fuses_ = false;
};

}  // namespace

void contract(Module& module) { Contraction(module).replace(); }

}  // namespace hipspv::adapt
