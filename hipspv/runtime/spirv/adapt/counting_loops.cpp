#include "counting_loops.h"

#include <algorithm>
#include <map>
#include <set>

#include "hipspv/runtime/spirv/ids.h"
#include "module_draft.h"
#include "value_layout.h"

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, sections 3.3, 3.6, 3.7, 3.20, 3.21 and 3.31; SPV_EXT_shader_atomic_float_add and _min_max.
enum : std::uint16_t {
  kOpPtrAccessChain = 67,
  kOpInBoundsPtrAccessChain = 70,
  kOpCompositeExtract = 81,
  kOpUConvert = 113,
  kOpSConvert = 114,
  kOpIAdd = 128,
  kOpIMul = 132,
  kOpLogicalAnd = 167,
  kOpUGreaterThan = 172,
  kOpSLessThanEqual = 179,
  kOpShiftLeftLogical = 196,
  kOpBitwiseAnd = 199,
  kOpControlBarrier = 224,
  kOpAtomicExchange = 229,
  kOpAtomicXor = 242,
  kOpPhi = 245,
  kOpBranchConditional = 250,
  kOpFirstOfGroups = 259,
  kOpAtomicFMin = 5614,
  kOpAtomicFMax = 5615,
  kOpAtomicFAdd = 6035,
};
constexpr std::uint32_t kSubgroupSize = 35, kSubgroupDispatch = 58;
constexpr std::uint32_t kShared = 4, kGlobal = 5;  // storage classes
constexpr std::uint32_t kScopeWorkgroup = 2;
constexpr std::uint32_t kBuiltIn = 11;
// NumWorkgroups, WorkgroupSize, GlobalSize, EnqueuedWorkgroupSize; SubgroupSize to SubgroupLocalInvocationId.
constexpr std::uint32_t kSizes[] = {24, 25, 31, 32};
constexpr std::uint32_t kFirstOfLanes = 36, kLastOfLanes = 41;
constexpr std::uint32_t kFirstVersion = 0x00010100;  // with the execution mode
constexpr std::size_t kLargestNumber = 8;            // bytes

bool isFloatAtomic(std::uint16_t opcode) {
  return opcode == kOpAtomicFMin || opcode == kOpAtomicFMax || opcode == kOpAtomicFAdd;
}

bool isUpdate(std::uint16_t opcode) {
  return (opcode >= kOpAtomicExchange && opcode <= kOpAtomicXor) || isFloatAtomic(opcode);
}

bool isOrder(std::uint16_t opcode) { return opcode >= kOpUGreaterThan && opcode <= kOpSLessThanEqual; }
bool isConversion(std::uint16_t opcode) { return opcode == kOpUConvert || opcode == kOpSConvert; }

// Instructions without a relation to lanes or to unknown functions.
bool isPlain(std::uint16_t opcode) { return opcode < kOpFirstOfGroups || opcode == kOpNoLine || isFloatAtomic(opcode); }

// Facts of a module that hold for all of its functions.
class Facts {
 public:
  Facts(std::span<const std::uint32_t> words, const ModuleDraft& module) : module_(module), layout_(words) {
    for (const FunctionBody& function : module.functions) functions_[function.id()] = &function;
    for (const Code& code : module.globals) {
      if (code.opcode != kOpDecorate || code.operands[1] != kBuiltIn) continue;
      const std::uint32_t number = code.operands.at(2);
      if (std::ranges::find(kSizes, number) != std::end(kSizes)) sizes_.insert(code.operands[0]);
      if (number >= kFirstOfLanes && number <= kLastOfLanes) lanes_.insert(code.operands[0]);
    }
  }

  const ModuleDraft& module() const { return module_; }
  const FunctionBody* function(Id id) const {
    const auto found = functions_.find(id);
    return found == functions_.end() ? nullptr : found->second;
  }
  // The function that does a kernel's work: llvm-spirv's kernels only call it. nullptr if the module lacks it.
  const FunctionBody* kernel(Id id) const {
    const FunctionBody* body = function(id);
    if (body == nullptr || body->blocks.empty()) return nullptr;
    const Code& first = body->blocks[0].code.front();
    return first.opcode == kOpFunctionCall && body->blocks[0].code.size() == 2 ? function(first.operands[2]) : body;
  }
  bool isSize(Id variable) const { return sizes_.contains(variable); }

  bool isConstant(Id value) const {
    const Code* code = module_.definition(value);
    return code != nullptr && code->opcode == kOpConstant;
  }

  // True if the instruction makes sense without lanes. A function that it calls is examined elsewhere.
  bool isPlain(const Code& code) const {
    if (code.opcode == kOpLoad) return !lanes_.contains(code.operands[2]);
    if (code.opcode == kOpControlBarrier) return module_.valueOf(code.operands[0]) == kScopeWorkgroup;
    return adapt::isPlain(code.opcode);
  }

  bool updatesShared(const Code& code) const {
    return isUpdate(code.opcode) && storageOf(code.operands.at(2)) == kShared;
  }

  // True if the instruction computes the address of an element of global memory that is larger than a number: those
  // of neighbours don't fill a vector.
  bool skips(const Code& code) const {
    if (code.opcode != kOpPtrAccessChain && code.opcode != kOpInBoundsPtrAccessChain) return false;
    const Code* type = module_.definition(module_.typeOf(code.operands[2]));
    return type != nullptr && type->opcode == kOpTypePointer && type->operands[1] == kGlobal &&
           layout_.shape(type->operands[2]).size > kLargestNumber;
  }

 private:
  std::uint32_t storageOf(Id pointer) const {
    const Code* type = module_.definition(module_.typeOf(pointer));
    return type != nullptr && type->opcode == kOpTypePointer ? type->operands[1] : 0;
  }

  const ModuleDraft& module_;
  const ValueLayout layout_;
  std::map<Id, const FunctionBody*> functions_;
  std::set<Id> sizes_, lanes_;  // built-in variables
};

// One kernel, whose values are known by their definitions.
class Kernel {
 public:
  Kernel(const Facts& facts, const FunctionBody& body)
      : facts_(facts),
        body_(body),
        successors_(facts.module().successors(body)),
        dominators_(successors_),
        loops_(successors_, dominators_) {
    for (std::size_t block = 0; block < body.blocks.size(); ++block)
      for (const Code& code : body.blocks[block].code)
        if (code.result() != 0) values_[code.result()] = {&code, block};
  }

  bool countsSideBySide() const {
    const auto& loops = loops_.all();
    if (!loops_.waysInside().empty() || !std::ranges::all_of(body_.blocks, [&](const Block& b) { return isPlain(b); }))
      return false;
    return std::ranges::all_of(loops, [&](const Loop& loop) { return loop.depth == 1 && isByThreads(loop); }) &&
           std::ranges::any_of(loops, [&](const Loop& loop) { return updatesShared(loop); });
  }

 private:
  struct Value {
    const Code* code;
    std::size_t block;
  };
  // From a value back to a number that each turn of a loop increases.
  struct Way {
    Id counter = 0;
    bool sizes = false, others = false;  // whether it adds these
  };

  bool isPlain(const Block& block) const {
    return std::ranges::all_of(block.code, [&](const Code& code) {
      return facts_.isPlain(code) && (code.opcode != kOpFunctionCall || isPlainCall(code));
    });
  }

  // Calls only functions without loops and calls.
  bool isPlainCall(const Code& call) const {
    const FunctionBody* callee = facts_.function(call.operands[2]);
    if (callee == nullptr || callee->blocks.empty()) return false;
    const Graph successors = facts_.module().successors(*callee);
    const Dominators dominators(successors);
    const Loops loops(successors, dominators);
    return loops.all().empty() && loops.waysInside().empty() &&
           std::ranges::all_of(callee->blocks, [&](const Block& block) {
             return std::ranges::all_of(
                 block.code, [&](const Code& code) { return code.opcode != kOpFunctionCall && facts_.isPlain(code); });
           });
  }

  bool updatesShared(const Loop& loop) const {
    return std::ranges::any_of(loop.blocks, [&](std::size_t block) {
      return std::ranges::any_of(body_.blocks[block].code, [&](const Code& code) {
        return code.opcode == kOpFunctionCall ? calleeUpdatesShared(code) : facts_.updatesShared(code);
      });
    });
  }

  bool calleeUpdatesShared(const Code& call) const {
    return std::ranges::any_of(facts_.function(call.operands[2])->blocks, [&](const Block& block) {
      return std::ranges::any_of(block.code, [&](const Code& code) { return facts_.updatesShared(code); });
    });
  }

  // True if the loop ends only by a number of turns, between which it steps over all threads.
  bool isByThreads(const Loop& loop) const {
    const Code* exit = onlyExit(loop);
    if (exit == nullptr || exit->opcode != kOpBranchConditional) return false;
    if (!isByTurns(loop, exit->operands[0])) return false;
    return std::ranges::none_of(loop.blocks, [&](std::size_t block) {
      return std::ranges::any_of(body_.blocks[block].code, [&](const Code& code) {
        return facts_.skips(code) && !isInvariant(loop, code.operands[3]);
      });
    });
  }

  // True if the condition compares numbers that each turn increases, with others or among each other. Loops of whole
  // turns (the pass separate-whole-turns) have two comparisons.
  bool isByTurns(const Loop& loop, Id condition) const {
    const auto found = values_.find(condition);
    if (found == values_.end()) return false;
    const Code& code = *found->second.code;
    if (code.opcode == kOpLogicalAnd) return isByTurns(loop, code.operands[2]) && isByTurns(loop, code.operands[3]);
    if (!isOrder(code.opcode)) return false;
    const Id left = code.operands[2], right = code.operands[3];
    const bool first = isCounter(loop, wayFrom(loop, left).counter);
    const bool second = isCounter(loop, wayFrom(loop, right).counter);
    return (first || second) && (first || isInvariant(loop, left)) && (second || isInvariant(loop, right));
  }

  // The branch that alone leaves the loop, or nullptr.
  const Code* onlyExit(const Loop& loop) const {
    const Code* exit = nullptr;
    for (const std::size_t block : loop.blocks) {
      const auto leaves = [&](std::size_t next) { return std::ranges::find(loop.blocks, next) == loop.blocks.end(); };
      if (!successors_[block].empty() && std::ranges::none_of(successors_[block], leaves)) continue;
      if (exit != nullptr) return nullptr;
      exit = &body_.blocks[block].end();
    }
    return exit;
  }

  bool isInvariant(const Loop& loop, Id value) const {
    const auto found = values_.find(value);
    return found == values_.end() || std::ranges::find(loop.blocks, found->second.block) == loop.blocks.end();
  }

  // A phi of the loop's beginning that each turn increases by a number of threads.
  bool isCounter(const Loop& loop, Id phi) const {
    if (phi == 0) return false;
    const Words& operands = values_.at(phi).code->operands;
    for (std::size_t n = 2; n + 1 < operands.size(); n += 2) {
      const bool fromInside = std::ranges::any_of(
          loop.latches, [&](std::size_t latch) { return body_.blocks[latch].label == operands[n + 1]; });
      const Way way = wayFrom(loop, operands[n]);
      if (fromInside && (way.counter != phi || !way.sizes || way.others)) return false;
    }
    return true;
  }

  Way wayFrom(const Loop& loop, Id value) const {
    Way way;
    for (auto found = values_.find(value); found != values_.end(); found = values_.find(value)) {
      const auto& [code, block] = found->second;
      if (code->opcode == kOpPhi) {
        if (block == loop.header) way.counter = value;
        return way;
      }
      if (isConversion(code->opcode)) {
        value = code->operands[2];
      } else if (code->opcode == kOpIAdd) {
        value = step(loop, code->operands[2], code->operands[3], way);
      } else {
        return way;
      }
    }
    return way;
  }

  // Records one summand, and returns the other one; 0 if both change in other ways.
  Id step(const Loop& loop, Id a, Id b, Way& way) const {
    if (isSize(a) || isSize(b)) {
      way.sizes = true;
      return isSize(a) ? b : a;
    }
    way.others = true;
    if (isInvariant(loop, a)) return b;
    return isInvariant(loop, b) ? a : 0;
  }

  // True for products of sizes of blocks and grids, and constants.
  bool isSize(Id value) const {
    const auto found = values_.find(value);
    if (found == values_.end()) return false;
    const Code& code = *found->second.code;
    const auto isFactor = [&](Id id) { return facts_.isConstant(id) || isSize(id); };
    switch (code.opcode) {
      case kOpLoad:
        return facts_.isSize(code.operands[2]);
      case kOpCompositeExtract:
      case kOpUConvert:
      case kOpSConvert:
        return isSize(code.operands[2]);
      case kOpIMul:
      case kOpShiftLeftLogical:
      case kOpBitwiseAnd:  // of the lower word
        return isFactor(code.operands[2]) && isFactor(code.operands[3]);
      default:
        return false;
    }
  }

  const Facts& facts_;
  const FunctionBody& body_;
  const Graph successors_;
  const Dominators dominators_;
  const Loops loops_;
  std::map<Id, Value> values_;
};

// The kernels without a size of sub-groups.
std::set<Id> kernelsOf(std::span<const std::uint32_t> words) {
  std::set<Id> kernels;
  eachInstruction(words, [&](const Instruction& i) {
    if (i.opcode == kOpEntryPoint) kernels.insert(i[1]);
    if (i.opcode == kOpExecutionMode && i[1] == kSubgroupSize) kernels.erase(i[0]);
  });
  return kernels;
}

// True if something updates shared memory: few modules do.
bool updatesShared(std::span<const std::uint32_t> words) {
  IdTable<bool> types(words), pointers(words);
  bool found = false;
  eachInstruction(words, [&](const Instruction& i) {
    if (i.opcode == kOpTypePointer) types[i[0]] = i[1] == kShared;
    if (i.operands.size() > 1 && types.get(i[0])) pointers[i[1]] = true;
    found = found || (isUpdate(i.opcode) && pointers.get(i[2]));
  });
  return found;
}

void require(Words& words, const std::set<Id>& kernels, std::uint32_t lanes) {
  bool declared = false;
  std::size_t end = kHeaderWords;  // of the entry points (section 2.4)
  for (InstructionStream stream(words); const auto i = stream.next();) {
    if (i->opcode == kOpFunction) break;
    if (i->opcode == kOpEntryPoint) end = stream.position();
    declared = declared || (i->opcode == kOpCapability && (*i)[0] == kSubgroupDispatch);
  }
  Words modes, capability;
  for (const Id kernel : kernels) append(modes, kOpExecutionMode, {kernel, kSubgroupSize, lanes});
  if (!declared) append(capability, kOpCapability, {kSubgroupDispatch});
  words.insert(words.begin() + static_cast<std::ptrdiff_t>(end), modes.begin(), modes.end());
  words.insert(words.begin() + kHeaderWords, capability.begin(), capability.end());
}

}  // namespace

void runSideBySide(Words& words, std::uint32_t lanes) {
  std::set<Id> kernels = kernelsOf(words);
  if (words[1] < kFirstVersion || kernels.empty() || !updatesShared(words)) return;
  const SpirvIndex::ByName none;
  Calls calls(words[kBoundWord], none, false);
  const ModuleDraft module(words, calls);
  const Facts facts(words, module);
  std::erase_if(kernels, [&](Id kernel) {
    const FunctionBody* body = facts.kernel(kernel);
    return body == nullptr || body->blocks.empty() || !Kernel(facts, *body).countsSideBySide();
  });
  if (!kernels.empty()) require(words, kernels, lanes);
}

}  // namespace hipspv::adapt
