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

// Bits of a signature's flags. instruction_index.py has the same values.
namespace flag {
// Instructions.
constexpr std::uint32_t atomic = 1, volatile_ = 2, indirect = 4, dynamic = 8, same_sign = 16,
                        loop = 32, has_undefined_pointer = 64, has_null = 128, has_null_cast = 256,
                        has_variable = 512, mistyped = 1024, unclear_address = 2048,
                        address_of_part = 4096, passes_pointer = 8192;
// Functions.
constexpr std::uint32_t defined = 1, kernel = 2, intrinsic = 4, used = 8, address_taken = 16,
                        by_val = 32, by_ref = 64, s_ret = 128, opt_none = 256, comdat = 512,
                        metadata = 1024, stack_protector = 2048, memory_effects = 4096;
// Variables: `defined`, `comdat`, and these.
constexpr std::uint32_t constant = 1 << 16, externally_initialized = 1 << 17,
                        undefined_initializer = 1 << 18, has_address = 1 << 19;
}  // namespace flag

struct Edge {
  std::uint32_t caller, callee;  // indices of functions
};

// The results of one walk. The references hold until the module changes.
struct InstructionIndex {
  Table instructions, functions, variables, expressions;
  std::vector<std::size_t> bodies;  // the first instruction of each function, and the end
  std::vector<Edge> calls;          // direct calls, each pair once, by caller
  bool recursive = false, in_order = true;
};

class Walk {
 public:
  // conventions: the `count` calling conventions of kernels.
  Walk(const Llvm &llvm, Ref module, const std::uint32_t *conventions, std::size_t count, InstructionIndex &into)
      : llvm_(llvm), module_(module), conventions_(conventions, count), found_(into) {
    loop_ = llvm_.GetMDKindIDInContext(llvm_.GetModuleContext(module), "llvm.loop", 9);
    on_function_ = {{{attribute("optnone"), flag::opt_none},
                     {attribute("ssp"), flag::stack_protector},
                     {attribute("sspstrong"), flag::stack_protector},
                     {attribute("sspreq"), flag::stack_protector},
                     {attribute("safestack"), flag::stack_protector},
                     {attribute("shadowcallstack"), flag::stack_protector}}};
    memory_ = attribute("memory");
    typed_ = {{{attribute("byval"), flag::by_val},
               {attribute("byref"), flag::by_ref},
               {attribute("sret"), flag::s_ret}}};
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
    Signature signature{llvm_.GlobalGetValueType(v), nullptr, 0, 0, space(v), llvm_.GetLinkage(v), 0};
    if (llvm_.IsGlobalConstant(v)) signature.flags |= flag::constant;
    if (llvm_.IsExternallyInitialized(v)) signature.flags |= flag::externally_initialized;
    if (llvm_.GetComdat(v)) signature.flags |= flag::comdat;
    if (Ref initializer = llvm_.GetInitializer(v)) {
      int kind = llvm_.GetValueKind(initializer);
      signature.flags |= flag::defined;
      if (kind == kind::undef || kind == kind::poison) signature.flags |= flag::undefined_initializer;
      if (has_address(initializer)) signature.flags |= flag::has_address;
      add_expressions(initializer, kind);
    }
    found_.variables.add(v, signature);
  }

  // Runs after the bodies, which have the calls.
  void add_function(Ref f, std::uint32_t number) {
    Signature signature{llvm_.GlobalGetValueType(f), nullptr, 0, 0, -1, llvm_.GetLinkage(f), 0};
    if (!llvm_.IsDeclaration(f)) signature.flags |= flag::defined;
    if (is_kernel(f)) signature.flags |= flag::kernel;
    if (llvm_.GetIntrinsicID(f)) signature.flags |= flag::intrinsic;
    if (llvm_.GetComdat(f)) signature.flags |= flag::comdat;
    for (auto [kind, flag] : on_function_)
      if (llvm_.GetEnumAttributeAtIndex(f, kFunctionPlace, kind)) signature.flags |= flag;
    // llvm/Support/ModRef.h: 0 is memory(none).
    if (Ref effects = llvm_.GetEnumAttributeAtIndex(f, kFunctionPlace, memory_))
      if (llvm_.GetEnumAttributeValue(effects)) signature.flags |= flag::memory_effects;
    if (has_metadata(f)) signature.flags |= flag::metadata;
    for (unsigned i = 1, n = llvm_.CountParams(f); i <= n; ++i)
      for (auto [kind, flag] : typed_)
        if (llvm_.GetEnumAttributeAtIndex(f, i, kind)) signature.flags |= flag;
    std::size_t uses = 0;
    for (Ref use = llvm_.GetFirstUse(f); use; use = llvm_.GetNextUse(use)) ++uses;
    if (uses) signature.flags |= flag::used;
    if (uses > direct_calls_[number]) signature.flags |= flag::address_taken;
    found_.functions.add(f, signature);
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
        found_.instructions.add(i, signature(i, number));
  }

  Signature signature(Ref i, std::uint32_t caller) {
    int opcode = llvm_.GetInstructionOpcode(i);
    Signature signature{llvm_.TypeOf(i), nullptr, 0, opcode, -1, 0, operand_flags(i)};
    switch (opcode) {
      case op::load:
        add_access(signature, i, 0);
        break;
      case op::store:
        add_access(signature, i, 1);
        [[fallthrough]];
      case op::switch_:
      case op::fcmp:
        signature.other = operand_type(i, 0);
        break;
      case op::atomic_rmw:
        signature.detail = llvm_.GetAtomicRMWBinOp(i);
        [[fallthrough]];
      case op::cmpxchg:
        add_access(signature, i, 0);
        signature.other = operand_type(i, 1);
        break;
      case op::icmp:
        signature.other = operand_type(i, 0);
        signature.detail = llvm_.GetICmpPredicate(i);
        if (llvm_.GetICmpSameSign(i)) signature.flags |= flag::same_sign;
        break;
      case op::gep:
        signature.other = llvm_.GetGEPSourceElementType(i);
        signature.detail = static_cast<std::int32_t>(llvm_.GEPGetNoWrapFlags(i));
        break;
      case op::alloca_:
        signature.other = llvm_.GetAllocatedType(i);
        signature.detail = static_cast<std::int32_t>(llvm_.GetAlignment(i));
        if (llvm_.GetValueKind(llvm_.GetOperand(i, 0)) != kind::integer)
          signature.flags |= flag::dynamic;
        break;
      case op::call:
        add_call(signature, i, caller);
        break;
      case op::fadd:
      case op::fsub:
      case op::fmul:
        signature.detail = static_cast<std::int32_t>(llvm_.GetFastMathFlags(i));
        break;
      case op::ret:
        if (llvm_.GetNumOperands(i)) signature.flags |= address_flag(llvm_.GetOperand(i, 0));
        break;
      case op::br:
        if (llvm_.HasMetadata(i) && llvm_.GetMetadata(i, loop_)) signature.flags |= flag::loop;
        break;
      default:
        if (is_cast(opcode)) add_cast(signature, i);
    }
    return signature;
  }

  static bool is_cast(int opcode) {
    return (opcode >= op::trunc && opcode <= op::bitcast) || opcode == op::address_space_cast;
  }

  void add_access(Signature &signature, Ref i, unsigned pointer) const {
    Ref address = llvm_.GetOperand(i, pointer);
    signature.space = space(address);
    signature.flags |= address_flag(address);
    if (llvm_.GetValueKind(address) == kind::instruction &&
        llvm_.GetInstructionOpcode(address) == op::gep)
      signature.flags |= flag::address_of_part;
    bool plain = signature.opcode == op::load || signature.opcode == op::store;
    if (!plain || llvm_.GetOrdering(i)) signature.flags |= flag::atomic;
    if (llvm_.GetVolatile(i)) signature.flags |= flag::volatile_;
  }

  void add_cast(Signature &signature, Ref i) const {
    Ref value = llvm_.GetOperand(i, 0);
    int kind = llvm_.GetValueKind(value), opcode = signature.opcode;
    if (kind == kind::instruction) signature.detail = llvm_.GetInstructionOpcode(value);
    if (kind == kind::expression) signature.detail = llvm_.GetConstOpcode(value);
    if (opcode == op::bitcast || opcode == op::address_space_cast || (opcode >= op::fp_to_ui && opcode <= op::fp_trunc))
      signature.other = llvm_.TypeOf(value);
  }

  // unclear_address for a pointer, or a value that may contain some, unless it is, within a few
  // steps, a parameter, a variable or the stack.
  std::uint32_t address_flag(Ref value) const {
    int type = llvm_.GetTypeKind(llvm_.TypeOf(value));
    bool unclear = type == type_kind::pointer
                       ? is_unclear(value)
                       : type == type_kind::structure || type == type_kind::array ||
                             type == type_kind::vector;
    return unclear ? flag::unclear_address : 0;
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

  void add_call(Signature &signature, Ref i, std::uint32_t caller) {
    for (unsigned k = 0, n = llvm_.GetNumArgOperands(i); k < n; ++k) {
      Ref argument = llvm_.GetOperand(i, k);
      signature.flags |= address_flag(argument);
      if (llvm_.GetTypeKind(llvm_.TypeOf(argument)) == type_kind::pointer)
        signature.flags |= flag::passes_pointer;
    }
    Ref target = llvm_.GetCalledValue(i);
    if (llvm_.GetValueKind(target) != kind::function) {
      signature.flags |= flag::indirect;
      return;
    }
    if (llvm_.GetCalledFunctionType(i) != llvm_.GlobalGetValueType(target))
      signature.flags |= flag::mistyped;
    std::uint32_t callee = number_of_.find(target)->second;
    ++direct_calls_[callee];
    if (last_caller_[callee] != caller) found_.calls.push_back({caller, callee});
    last_caller_[callee] = caller;
  }

  Ref operand_type(Ref i, unsigned index) const { return llvm_.TypeOf(llvm_.GetOperand(i, index)); }

  std::int32_t space(Ref pointer) const {
    return static_cast<std::int32_t>(llvm_.GetPointerAddressSpace(llvm_.TypeOf(pointer)));
  }

  std::uint32_t operand_flags(Ref i) {
    std::uint32_t flags = 0;
    for (unsigned k = 0, n = static_cast<unsigned>(llvm_.GetNumOperands(i)); k < n; ++k) {
      Ref value = llvm_.GetOperand(i, k);
      int kind = llvm_.GetValueKind(value);
      if (kind != kind::instruction) flags |= constant_flags(value, kind);
    }
    return flags;
  }

  std::uint32_t constant_flags(Ref value, int kind) {
    add_expressions(value, kind);
    std::uint32_t flags = 0;
    bool cast = false;
    while (kind == kind::expression && llvm_.GetConstOpcode(value) == op::address_space_cast) {
      cast = true;
      value = llvm_.GetOperand(value, 0);
      kind = llvm_.GetValueKind(value);
    }
    if (kind == kind::null) flags |= cast ? flag::has_null | flag::has_null_cast : flag::has_null;
    if (kind == kind::variable) flags |= flag::has_variable;
    if ((kind == kind::undef || kind == kind::poison) &&
        llvm_.GetTypeKind(llvm_.TypeOf(value)) == type_kind::pointer)
      flags |= flag::has_undefined_pointer;
    return flags;
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
    Signature signature{llvm_.TypeOf(value), nullptr, 0, opcode, -1, 0, 0};
    if (opcode == op::gep) {
      signature.other = llvm_.GetGEPSourceElementType(value);
      signature.detail = static_cast<std::int32_t>(llvm_.GEPGetNoWrapFlags(value));
    } else {
      signature.other = operand_type(value, 0);
    }
    found_.expressions.add(value, signature);
  }

  // True if callees precede their callers, and kernels follow all else that is defined.
  bool is_in_order(const std::vector<Ref> &functions) const {
    bool seen_kernel = false;
    for (Ref f : functions) {
      if (llvm_.IsDeclaration(f)) continue;
      bool kernel = is_kernel(f);
      if (seen_kernel && !kernel) return false;
      seen_kernel = kernel;
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
  InstructionIndex &found_;
  unsigned loop_ = 0, memory_ = 0;
  std::array<std::pair<unsigned, std::uint32_t>, 6> on_function_;
  std::array<std::pair<unsigned, std::uint32_t>, 3> typed_;
  std::unordered_map<Ref, std::uint32_t> number_of_;
  std::vector<std::uint32_t> last_caller_, direct_calls_;  // by callee
  std::unordered_set<Ref> seen_;                           // constants
  std::vector<Ref> work_;
};

}  // namespace hipspv
