// One walk over a module.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "llvm.h"
#include "table.h"

namespace hipspv {

// Properties of a thing. inventory.py has the same numbers.
namespace trait {
// Instructions.
constexpr std::uint32_t atomic = 1, volatile_ = 2, indirect = 4, dynamic = 8, same_sign = 16,
                        loop = 32, has_undefined_pointer = 64, has_null = 128, has_null_cast = 256,
                        has_variable = 512, mistyped = 1024, unclear_address = 2048,
                        address_of_part = 4096;
// Functions.
constexpr std::uint32_t defined = 1, kernel = 2, intrinsic = 4, used = 8, address_taken = 16,
                        by_val = 32, by_ref = 64, s_ret = 128, opt_none = 256, comdat = 512,
                        metadata = 1024, stack_protector = 2048, memory_effects = 4096;
// Variables: `defined`, `comdat`, and these.
constexpr std::uint32_t constant = 1 << 16, externally_initialized = 1 << 17,
                        undefined_initializer = 1 << 18, has_address = 1 << 19;
}  // namespace trait

struct Edge {
  std::uint32_t caller, callee;  // numbers of functions
};

// The results of one walk. The references hold until the module changes.
struct Inventory {
  Table instructions, functions, variables, expressions;
  std::vector<std::size_t> bodies;  // the first instruction of each function, and the end
  std::vector<Edge> calls;          // direct calls, each pair once, by caller
  bool recursive = false, in_order = true;
};

class Walk {
 public:
  // conventions: the `count` calling conventions of kernels.
  Walk(const Llvm &llvm, Ref module, const std::uint32_t *conventions, std::size_t count, Inventory &into)
      : llvm_(llvm), module_(module), conventions_(conventions, count), found_(into) {
    loop_ = llvm_.GetMDKindIDInContext(llvm_.GetModuleContext(module), "llvm.loop", 9);
    on_function_ = {{{attribute("optnone"), trait::opt_none},
                     {attribute("ssp"), trait::stack_protector},
                     {attribute("sspstrong"), trait::stack_protector},
                     {attribute("sspreq"), trait::stack_protector},
                     {attribute("safestack"), trait::stack_protector},
                     {attribute("shadowcallstack"), trait::stack_protector}}};
    memory_ = attribute("memory");
    typed_ = {{{attribute("byval"), trait::by_val},
               {attribute("byref"), trait::by_ref},
               {attribute("sret"), trait::s_ret}}};
  }

  void run() {
    for (Ref v = llvm_.GetFirstGlobal(module_); v; v = llvm_.GetNextGlobal(v)) add_variable(v);
    std::vector<Ref> functions;
    for (Ref f = llvm_.GetFirstFunction(module_); f; f = llvm_.GetNextFunction(f)) {
      number_of_.emplace(f, static_cast<std::uint32_t>(functions.size()));
      functions.push_back(f);
    }
    last_caller_.assign(functions.size(), kNobody);
    direct_calls_.assign(functions.size(), 0);
    for (std::uint32_t i = 0; i < functions.size(); ++i) add_body(functions[i], i);
    found_.bodies.push_back(found_.instructions.size());
    for (std::uint32_t i = 0; i < functions.size(); ++i) add_function(functions[i], i);
    found_.recursive = has_cycle();
    found_.in_order = is_in_order(functions);
  }

 private:
  static constexpr std::uint32_t kNobody = std::numeric_limits<std::uint32_t>::max();

  unsigned attribute(std::string_view name) const {
    return llvm_.GetEnumAttributeKindForName(name.data(), name.size());
  }

  void add_variable(Ref v) {
    Shape shape{llvm_.GlobalGetValueType(v), nullptr, 0, 0, space(v), llvm_.GetLinkage(v), 0};
    if (llvm_.IsGlobalConstant(v)) shape.traits |= trait::constant;
    if (llvm_.IsExternallyInitialized(v)) shape.traits |= trait::externally_initialized;
    if (llvm_.GetComdat(v)) shape.traits |= trait::comdat;
    if (Ref initializer = llvm_.GetInitializer(v)) {
      int kind = llvm_.GetValueKind(initializer);
      shape.traits |= trait::defined;
      if (kind == kind::undef || kind == kind::poison) shape.traits |= trait::undefined_initializer;
      if (has_address(initializer)) shape.traits |= trait::has_address;
      add_expressions(initializer, kind);
    }
    found_.variables.add(v, shape);
  }

  // Runs after the bodies, which have the calls.
  void add_function(Ref f, std::uint32_t number) {
    Shape shape{llvm_.GlobalGetValueType(f), nullptr, 0, 0, -1, llvm_.GetLinkage(f), 0};
    if (!llvm_.IsDeclaration(f)) shape.traits |= trait::defined;
    if (is_kernel(f)) shape.traits |= trait::kernel;
    if (llvm_.GetIntrinsicID(f)) shape.traits |= trait::intrinsic;
    if (llvm_.GetComdat(f)) shape.traits |= trait::comdat;
    for (auto [kind, trait] : on_function_)
      if (llvm_.GetEnumAttributeAtIndex(f, kFunctionPlace, kind)) shape.traits |= trait;
    // llvm/Support/ModRef.h: 0 is memory(none).
    if (Ref effects = llvm_.GetEnumAttributeAtIndex(f, kFunctionPlace, memory_))
      if (llvm_.GetEnumAttributeValue(effects)) shape.traits |= trait::memory_effects;
    if (has_metadata(f)) shape.traits |= trait::metadata;
    for (unsigned i = 1, n = llvm_.CountParams(f); i <= n; ++i)
      for (auto [kind, trait] : typed_)
        if (llvm_.GetEnumAttributeAtIndex(f, i, kind)) shape.traits |= trait;
    std::size_t uses = 0;
    for (Ref use = llvm_.GetFirstUse(f); use; use = llvm_.GetNextUse(use)) ++uses;
    if (uses) shape.traits |= trait::used;
    if (uses > direct_calls_[number]) shape.traits |= trait::address_taken;
    found_.functions.add(f, shape);
  }

  bool is_kernel(Ref f) const {
    return std::ranges::find(conventions_, llvm_.GetFunctionCallConv(f)) != conventions_.end();
  }

  // True if the function has metadata other than debug information.
  bool has_metadata(Ref f) const {
    std::size_t count = 0;
    Ref entries = llvm_.GlobalCopyAllMetadata(f, &count);
    bool found = false;
    for (unsigned i = 0; i < count; ++i)
      found |= llvm_.ValueMetadataEntriesGetKind(entries, i) != kDebugMetadata;
    llvm_.DisposeValueMetadataEntries(entries);
    return found;
  }

  void add_body(Ref f, std::uint32_t number) {
    found_.bodies.push_back(found_.instructions.size());
    for (Ref b = llvm_.GetFirstBasicBlock(f); b; b = llvm_.GetNextBasicBlock(b))
      for (Ref i = llvm_.GetFirstInstruction(b); i; i = llvm_.GetNextInstruction(i))
        found_.instructions.add(i, shape(i, number));
  }

  Shape shape(Ref i, std::uint32_t caller) {
    int opcode = llvm_.GetInstructionOpcode(i);
    Shape shape{llvm_.TypeOf(i), nullptr, 0, opcode, -1, 0, operand_traits(i)};
    switch (opcode) {
      case op::load:
        add_access(shape, i, 0);
        break;
      case op::store:
        add_access(shape, i, 1);
        [[fallthrough]];
      case op::switch_:
      case op::fcmp:
        shape.other = operand_type(i, 0);
        break;
      case op::atomic_rmw:
        shape.detail = llvm_.GetAtomicRMWBinOp(i);
        [[fallthrough]];
      case op::cmpxchg:
        add_access(shape, i, 0);
        shape.other = operand_type(i, 1);
        break;
      case op::icmp:
        shape.other = operand_type(i, 0);
        shape.detail = llvm_.GetICmpPredicate(i);
        if (llvm_.GetICmpSameSign(i)) shape.traits |= trait::same_sign;
        break;
      case op::gep:
        shape.other = llvm_.GetGEPSourceElementType(i);
        shape.detail = static_cast<std::int32_t>(llvm_.GEPGetNoWrapFlags(i));
        break;
      case op::alloca_:
        shape.other = llvm_.GetAllocatedType(i);
        shape.detail = static_cast<std::int32_t>(llvm_.GetAlignment(i));
        if (llvm_.GetValueKind(llvm_.GetOperand(i, 0)) != kind::integer)
          shape.traits |= trait::dynamic;
        break;
      case op::call:
        add_call(shape, i, caller);
        break;
      case op::fadd:
      case op::fsub:
      case op::fmul:
        shape.detail = static_cast<std::int32_t>(llvm_.GetFastMathFlags(i));
        break;
      case op::ret:
        if (llvm_.GetNumOperands(i)) shape.traits |= address_trait(llvm_.GetOperand(i, 0));
        break;
      case op::br:
        if (llvm_.HasMetadata(i) && llvm_.GetMetadata(i, loop_)) shape.traits |= trait::loop;
        break;
      default:
        if (is_cast(opcode)) add_cast(shape, i);
    }
    return shape;
  }

  static bool is_cast(int opcode) {
    return (opcode >= op::trunc && opcode <= op::bitcast) || opcode == op::address_space_cast;
  }

  void add_access(Shape &shape, Ref i, unsigned pointer) const {
    Ref address = llvm_.GetOperand(i, pointer);
    shape.space = space(address);
    shape.traits |= address_trait(address);
    if (llvm_.GetValueKind(address) == kind::instruction &&
        llvm_.GetInstructionOpcode(address) == op::gep)
      shape.traits |= trait::address_of_part;
    bool plain = shape.opcode == op::load || shape.opcode == op::store;
    if (!plain || llvm_.GetOrdering(i)) shape.traits |= trait::atomic;
    if (llvm_.GetVolatile(i)) shape.traits |= trait::volatile_;
  }

  void add_cast(Shape &shape, Ref i) const {
    Ref value = llvm_.GetOperand(i, 0);
    int kind = llvm_.GetValueKind(value), opcode = shape.opcode;
    if (kind == kind::instruction) shape.detail = llvm_.GetInstructionOpcode(value);
    if (kind == kind::expression) shape.detail = llvm_.GetConstOpcode(value);
    if (opcode == op::bitcast || opcode == op::address_space_cast || (opcode >= op::fp_to_ui && opcode <= op::fp_trunc))
      shape.other = llvm_.TypeOf(value);
  }

  // unclear_address for a pointer, or a value that may contain some, unless it is, within a few
  // steps, a parameter, a variable or the stack.
  std::uint32_t address_trait(Ref value) const {
    int type = llvm_.GetTypeKind(llvm_.TypeOf(value));
    bool unclear = type == type_kind::pointer
                       ? is_unclear(value)
                       : type == type_kind::structure || type == type_kind::array ||
                             type == type_kind::vector;
    return unclear ? trait::unclear_address : 0;
  }

  bool is_unclear(Ref address) const {
    for (int steps = 0; steps < 8; ++steps) {
      int kind = llvm_.GetValueKind(address);
      if (kind == kind::argument || kind == kind::variable || kind == kind::null ||
          kind == kind::undef || kind == kind::poison)
        return false;
      int opcode = kind == kind::instruction  ? llvm_.GetInstructionOpcode(address)
                   : kind == kind::expression ? llvm_.GetConstOpcode(address)
                                              : 0;
      if (opcode == op::alloca_) return false;
      if (opcode != op::gep && opcode != op::address_space_cast && opcode != op::bitcast &&
          opcode != op::freeze)
        return true;
      address = llvm_.GetOperand(address, 0);
    }
    return true;
  }

  void add_call(Shape &shape, Ref i, std::uint32_t caller) {
    for (unsigned k = 0, n = llvm_.GetNumArgOperands(i); k < n; ++k)
      shape.traits |= address_trait(llvm_.GetOperand(i, k));
    Ref target = llvm_.GetCalledValue(i);
    if (llvm_.GetValueKind(target) != kind::function) {
      shape.traits |= trait::indirect;
      return;
    }
    if (llvm_.GetCalledFunctionType(i) != llvm_.GlobalGetValueType(target))
      shape.traits |= trait::mistyped;
    std::uint32_t callee = number_of_.find(target)->second;
    ++direct_calls_[callee];
    if (last_caller_[callee] != caller) found_.calls.push_back({caller, callee});
    last_caller_[callee] = caller;
  }

  Ref operand_type(Ref i, unsigned index) const { return llvm_.TypeOf(llvm_.GetOperand(i, index)); }

  std::int32_t space(Ref pointer) const {
    return static_cast<std::int32_t>(llvm_.GetPointerAddressSpace(llvm_.TypeOf(pointer)));
  }

  std::uint32_t operand_traits(Ref i) {
    std::uint32_t traits = 0;
    for (unsigned k = 0, n = static_cast<unsigned>(llvm_.GetNumOperands(i)); k < n; ++k) {
      Ref value = llvm_.GetOperand(i, k);
      int kind = llvm_.GetValueKind(value);
      if (kind != kind::instruction) traits |= constant_traits(value, kind);
    }
    return traits;
  }

  std::uint32_t constant_traits(Ref value, int kind) {
    add_expressions(value, kind);
    std::uint32_t traits = 0;
    bool cast = false;
    while (kind == kind::expression && llvm_.GetConstOpcode(value) == op::address_space_cast) {
      cast = true;
      value = llvm_.GetOperand(value, 0);
      kind = llvm_.GetValueKind(value);
    }
    if (kind == kind::null) traits |= cast ? trait::has_null | trait::has_null_cast : trait::has_null;
    if (kind == kind::variable) traits |= trait::has_variable;
    if ((kind == kind::undef || kind == kind::poison) &&
        llvm_.GetTypeKind(llvm_.TypeOf(value)) == type_kind::pointer)
      traits |= trait::has_undefined_pointer;
    return traits;
  }

  static bool has_parts(int kind) {
    return kind == kind::expression || kind == kind::array || kind == kind::structure ||
           kind == kind::vector;
  }

  // True if a constant contains an address.
  bool has_address(Ref constant) const {
    std::unordered_set<Ref> seen;
    std::vector<Ref> work{constant};
    while (!work.empty()) {
      Ref value = work.back();
      work.pop_back();
      int kind = llvm_.GetValueKind(value);
      if (kind == kind::expression || kind == kind::variable || kind == kind::function ||
          kind == kind::alias)
        return true;
      if (!has_parts(kind) || !seen.insert(value).second) continue;
      for (unsigned k = 0, n = static_cast<unsigned>(llvm_.GetNumOperands(value)); k < n; ++k)
        work.push_back(llvm_.GetOperand(value, k));
    }
    return false;
  }

  // Adds the constant expressions in a constant; operands come after their users. A list instead of
  // recursion: constants may nest deeply.
  void add_expressions(Ref constant, int kind) {
    if (!has_parts(kind) || !seen_.insert(constant).second) return;
    work_.push_back(constant);
    while (!work_.empty()) {
      Ref value = work_.back();
      work_.pop_back();
      if (llvm_.GetValueKind(value) == kind::expression) add_expression(value);
      for (unsigned k = 0, n = static_cast<unsigned>(llvm_.GetNumOperands(value)); k < n; ++k) {
        Ref part = llvm_.GetOperand(value, k);
        if (has_parts(llvm_.GetValueKind(part)) && seen_.insert(part).second) work_.push_back(part);
      }
    }
  }

  void add_expression(Ref value) {
    int opcode = llvm_.GetConstOpcode(value);
    Shape shape{llvm_.TypeOf(value), nullptr, 0, opcode, -1, 0, 0};
    if (opcode == op::gep) {
      shape.other = llvm_.GetGEPSourceElementType(value);
      shape.detail = static_cast<std::int32_t>(llvm_.GEPGetNoWrapFlags(value));
    } else {
      shape.other = operand_type(value, 0);
    }
    found_.expressions.add(value, shape);
  }

  // True if callees stand before their callers, and kernels after all else that is defined.
  bool is_in_order(const std::vector<Ref> &functions) const {
    bool behind = false;
    for (Ref f : functions) {
      if (llvm_.IsDeclaration(f)) continue;
      bool kernel = is_kernel(f);
      if (behind && !kernel) return false;
      behind = kernel;
    }
    for (Edge edge : found_.calls)
      if (edge.callee >= edge.caller && !llvm_.IsDeclaration(functions[edge.callee])) return false;
    return true;
  }

  // True if functions call each other in a cycle. Removes functions without callers until none is
  // left, or only cycles and the functions that they call.
  bool has_cycle() const {
    const auto count = last_caller_.size();
    std::vector<std::uint32_t> callers(count, 0), first(count + 1, 0), free;
    for (Edge edge : found_.calls) {
      ++callers[edge.callee];
      ++first[edge.caller + 1];
    }
    for (std::uint32_t i = 0; i < count; ++i) {
      first[i + 1] += first[i];
      if (!callers[i]) free.push_back(i);
    }
    std::size_t taken = 0;
    for (; !free.empty(); ++taken) {
      std::uint32_t caller = free.back();
      free.pop_back();
      for (std::uint32_t k = first[caller]; k < first[caller + 1]; ++k)
        if (std::uint32_t callee = found_.calls[k].callee; --callers[callee] == 0)
          free.push_back(callee);
    }
    return taken < count;
  }

  const Llvm &llvm_;
  Ref module_;
  std::span<const std::uint32_t> conventions_;
  Inventory &found_;
  unsigned loop_ = 0, memory_ = 0;
  std::array<std::pair<unsigned, std::uint32_t>, 6> on_function_;
  std::array<std::pair<unsigned, std::uint32_t>, 3> typed_;
  std::unordered_map<Ref, std::uint32_t> number_of_;
  std::vector<std::uint32_t> last_caller_, direct_calls_;  // by callee
  std::unordered_set<Ref> seen_;                           // constants
  std::vector<Ref> work_;
};

}  // namespace hipspv
