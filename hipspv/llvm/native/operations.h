// Queries about single instructions in one call: a call from Python costs as much as many here.
#pragma once

#include <cstdint>

#include "llvm.h"
#include "walk.h"

namespace hipspv {

// An access to memory, or a call, which has no pointer, origin and type. instruction_index.py has the same.
struct MemoryAccess {
  Ref instruction, block, function;
  std::uint64_t pointer, origin;  // words
  Ref type;                       // of the value that is read or written
  std::int32_t opcode;
  std::uint32_t flags;  // atomic, volatile_
};

class Operations {
 public:
  explicit Operations(const Llvm &llvm) : llvm_(llvm) {}

  // A reference with its LLVMValueKind in the upper byte, which addresses leave free.
  std::uint64_t word(Ref value) const {
    auto kind = static_cast<std::uint64_t>(llvm_.GetValueKind(value));
    return reinterpret_cast<std::uint64_t>(value) | kind << 56;
  }

  // The opcode of an instruction or a constant expression; 0 for other values.
  int opcode(Ref value) const {
    int kind = llvm_.GetValueKind(value);
    return kind == kind::instruction  ? llvm_.GetInstructionOpcode(value)
           : kind == kind::expression ? llvm_.GetConstOpcode(value)
                                      : 0;
  }

  // Bits of an integer; 0 for other values.
  unsigned width(Ref value) const {
    Ref type = llvm_.TypeOf(value);
    return llvm_.GetTypeKind(type) == type_kind::integer ? llvm_.GetIntTypeWidth(type) : 0;
  }

  MemoryAccess access(Ref instruction) const {
    Ref block = llvm_.GetInstructionParent(instruction);
    int opcode = llvm_.GetInstructionOpcode(instruction);
    MemoryAccess found{instruction, block, llvm_.GetBasicBlockParent(block), 0, 0, nullptr, opcode, 0};
    if (opcode == op::call) return found;
    bool stores = opcode == op::store, plain = stores || opcode == op::load;
    Ref pointer = llvm_.GetOperand(instruction, stores ? 1 : 0);
    found.pointer = word(pointer);
    found.origin = word(origin(pointer));
    Ref value = opcode == op::load ? instruction : llvm_.GetOperand(instruction, stores ? 0 : 1);
    found.type = llvm_.TypeOf(value);
    if (!plain || llvm_.GetOrdering(instruction)) found.flags |= flag::atomic;
    if (plain && llvm_.GetVolatile(instruction)) found.flags |= flag::volatile_;
    return found;
  }

 private:
  // The pointer from which getelementptrs and casts compute this one.
  Ref origin(Ref pointer) const {
    for (int step = opcode(pointer); step == op::gep || step == op::address_space_cast ||
                                     step == op::bitcast || step == op::freeze;
         step = opcode(pointer))
      pointer = llvm_.GetOperand(pointer, 0);
    return pointer;
  }

  const Llvm &llvm_;
};

}  // namespace hipspv
