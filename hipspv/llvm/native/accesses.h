// The question of whether a kernel reads memory that it writes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>

#include "llvm.h"

namespace hipspv {

// Judges by the pointers' origins alone. The code may be clang's: a parameter goes through a stack
// variable. Whatever isn't simple counts as a read of written memory.
class Accesses {
 public:
  // conventions: of kernels.
  Accesses(const Llvm& llvm, Ref module, std::span<const std::uint32_t> conventions)
      : llvm_(llvm), module_(module), conventions_(conventions) {
    for (std::size_t i = 0; i < std::size(kLifetimes); ++i)
      lifetimes_[i] = llvm_.LookupIntrinsicID(kLifetimes[i].data(), kLifetimes[i].size());
  }

  // False if no kernel reads memory other than its own stack that it writes, and no other function
  // writes such memory, reads it unless it is constant, or returns a pointer.
  bool meet() {
    for (Ref f = llvm_.GetFirstFunction(module_); f; f = llvm_.GetNextFunction(f))
      if (!llvm_.IsDeclaration(f) && !is_simple(f)) return true;
    return false;
  }

 private:
  static constexpr std::string_view kLifetimes[] = {"llvm.lifetime.start", "llvm.lifetime.end"};
  static constexpr int kMostSteps = 32;
  static constexpr unsigned kReads = 1, kWrites = 2;

  // A parameter, or a constant variable, or null for the stack. None if it isn't known.
  using Origin = std::optional<Ref>;

  bool is_simple(Ref function) {
    kernel_ = std::ranges::find(conventions_, llvm_.GetFunctionCallConv(function)) != conventions_.end();
    used_.clear();
    slots_.clear();
    for (Ref b = llvm_.GetFirstBasicBlock(function); b; b = llvm_.GetNextBasicBlock(b))
      for (Ref i = llvm_.GetFirstInstruction(b); i; i = llvm_.GetNextInstruction(i))
        if (!is_simple_step(i)) return false;
    return true;
  }

  bool is_simple_step(Ref i) {
    switch (llvm_.GetInstructionOpcode(i)) {
      case op::load:
        return !llvm_.GetVolatile(i) && !llvm_.GetOrdering(i) && note(llvm_.GetOperand(i, 0), kReads);
      case op::store:
        return !llvm_.GetVolatile(i) && !llvm_.GetOrdering(i) && note(llvm_.GetOperand(i, 1), kWrites);
      case op::call:
        return is_simple_call(i);
      case op::ret:
        return !llvm_.GetNumOperands(i) || is_number(llvm_.GetOperand(i, 0));
      case op::cmpxchg:
      case op::atomic_rmw:
        return false;
      default:
        return true;
    }
  }

  bool is_simple_call(Ref call) {
    Ref callee = llvm_.GetCalledValue(call);
    if (llvm_.GetValueKind(callee) != kind::function) return false;
    bool intrinsic = llvm_.GetIntrinsicID(callee) != 0;
    for (unsigned k = 0, n = llvm_.GetNumArgOperands(call); k < n; ++k) {
      Ref argument = llvm_.GetOperand(call, k);
      if (is_number(argument)) continue;
      // Of a copy the constant is the source: nothing writes there.
      Origin from = intrinsic ? origin(argument) : Origin();
      if (!from || (*from && llvm_.GetValueKind(*from) == kind::argument)) return false;
    }
    return true;
  }

  // False for pointers, and for what may contain some.
  bool is_number(Ref value) const {
    int type = llvm_.GetTypeKind(llvm_.TypeOf(value));
    return type != type_kind::pointer && type != type_kind::structure && type != type_kind::array &&
           type != type_kind::vector;
  }

  // Notes an access. False if the memory isn't known, or is both read and written.
  bool note(Ref pointer, unsigned use) {
    Origin from = origin(pointer);
    if (!from) return false;
    if (!*from) return true;
    if (llvm_.GetValueKind(*from) == kind::variable) return use == kReads;
    return kernel_ && (used_[*from] |= use) != (kReads | kWrites);
  }

  Origin origin(Ref pointer) {
    for (int steps = 0; steps < kMostSteps; ++steps) {
      int kind = llvm_.GetValueKind(pointer);
      if (kind == kind::argument) return pointer;
      if (kind == kind::variable) return llvm_.IsGlobalConstant(pointer) ? Origin(pointer) : Origin();
      int opcode = kind == kind::instruction  ? llvm_.GetInstructionOpcode(pointer)
                   : kind == kind::expression ? llvm_.GetConstOpcode(pointer)
                                              : 0;
      if (opcode == op::alloca_) return nullptr;
      if (opcode == op::load) {
        Ref slot = slot_of(llvm_.GetOperand(pointer, 0));
        pointer = slot ? only_value(slot) : nullptr;
        if (!pointer) return {};
      } else if (opcode == op::gep || opcode == op::address_space_cast) {
        pointer = llvm_.GetOperand(pointer, 0);
      } else {
        return {};
      }
    }
    return {};
  }

  // The stack variable at a pointer that may be a cast, or null.
  Ref slot_of(Ref pointer) const {
    while (llvm_.GetValueKind(pointer) == kind::instruction) {
      int opcode = llvm_.GetInstructionOpcode(pointer);
      if (opcode == op::alloca_) return pointer;
      if (opcode != op::address_space_cast) return nullptr;
      pointer = llvm_.GetOperand(pointer, 0);
    }
    return nullptr;
  }

  // The value that is stored in a stack variable if there is one only, and nothing else writes there; or null.
  Ref only_value(Ref slot) {
    auto [found, added] = slots_.emplace(slot, nullptr);
    if (!added) return found->second;
    Ref value = nullptr;
    bool whole = collect(slot, value);
    return slots_[slot] = whole ? value : nullptr;
  }

  bool collect(Ref pointer, Ref& value) {
    for (Ref use = llvm_.GetFirstUse(pointer); use; use = llvm_.GetNextUse(use)) {
      Ref user = llvm_.GetUser(use);
      if (llvm_.GetValueKind(user) != kind::instruction) return false;
      switch (llvm_.GetInstructionOpcode(user)) {
        case op::load:
          break;
        case op::store: {
          Ref stored = llvm_.GetOperand(user, 0);
          if (stored == pointer || value) return false;
          value = stored;
          break;
        }
        case op::address_space_cast:
          if (!collect(user, value)) return false;
          break;
        case op::call:
          if (!is_lifetime(user)) return false;
          break;
        default:
          return false;
      }
    }
    return true;
  }

  bool is_lifetime(Ref call) const {
    Ref callee = llvm_.GetCalledValue(call);
    return llvm_.GetValueKind(callee) == kind::function &&
           std::ranges::find(lifetimes_, llvm_.GetIntrinsicID(callee)) != std::end(lifetimes_);
  }

  const Llvm& llvm_;
  Ref module_;
  std::span<const std::uint32_t> conventions_;
  unsigned lifetimes_[std::size(kLifetimes)] = {};
  // Of one function:
  bool kernel_ = false;
  std::unordered_map<Ref, unsigned> used_;  // how, by parameter
  std::unordered_map<Ref, Ref> slots_;      // the only values of stack variables
};

}  // namespace hipspv
