// The contents of a module, found in one walk: from Python each look would cost a foreign call.
//
// Nothing here links against LLVM: hipspv_llvm_open finds the C API in the library that the process
// has loaded. hipspv/llvm/instruction_index.py is the other side of these functions.

#include <dlfcn.h>

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "accesses.h"
#include "flow_graph.h"
#include "llvm.h"
#include "operations.h"
#include "table.h"
#include "walk.h"

using namespace hipspv;

#define HIPSPV_EXPORT extern "C" __attribute__((visibility("default")))

namespace {

// The addresses of a table's signatures, for Python.
struct Signatures {
  const Table *table;
  std::uint64_t count;
  const Signature *signatures;

  explicit Signatures(const Table &of)
      : table(&of), count(of.signatures().size()), signatures(of.signatures().data()) {}
};

struct Summary {
  Signatures instructions, functions, variables, expressions;
  std::uint64_t calls;
  const Edge *call;
  std::uint64_t recursive, in_order;
};

}  // namespace

// The functions of the library with dlopen's `handle`, for as long as the process lives. Null if
// one is missing; `missing` then has its name.
HIPSPV_EXPORT const Llvm *hipspv_llvm_open(void *handle, const char **missing) noexcept {
  auto llvm = std::make_unique<Llvm>();
#define HIPSPV_FIND(result, name, ...)                                                 \
  llvm->name = reinterpret_cast<result (*)(__VA_ARGS__)>(dlsym(handle, "LLVM" #name)); \
  if (!llvm->name) {                                                                   \
    *missing = "LLVM" #name;                                                           \
    return nullptr;                                                                    \
  }
  HIPSPV_LLVM_FUNCTIONS(HIPSPV_FIND)
#undef HIPSPV_FIND
  return llvm.release();
}

// The version of these functions, structures and numbers. If instruction_index.py's differs, the library
// belongs to another hipspv.
HIPSPV_EXPORT std::uint64_t hipspv_index_version() noexcept { return 9; }

HIPSPV_EXPORT InstructionIndex *hipspv_index_take(
    const Llvm *llvm, Ref module, const std::uint32_t *conventions, std::uint64_t count,
    Summary *summary) noexcept {
  auto found = std::make_unique<InstructionIndex>();
  Walk(*llvm, module, conventions, count, *found).run();
  *summary = {Signatures(found->instructions), Signatures(found->functions), Signatures(found->variables),
              Signatures(found->expressions),  found->calls.size(),      found->calls.data(),
              found->recursive,            found->in_order};
  return found.release();
}

HIPSPV_EXPORT void hipspv_index_drop(InstructionIndex *index) noexcept { delete index; }

// The entries whose signatures have a 1 in `wanted`, in the module's order. `out` has room for all `count` of them.
HIPSPV_EXPORT void hipspv_select(
    const Table *table, const std::uint8_t *wanted, std::uint64_t count, Ref *out) noexcept {
  for (std::size_t i = 0; count; ++i, --count) {
    i = table->next(i, table->size(), wanted);
    *out++ = (*table)[i];
  }
}

// The first such instruction of each function; returns how many. `out` has room for one each.
HIPSPV_EXPORT std::uint64_t hipspv_select_first(
    const InstructionIndex *index, const std::uint8_t *wanted, Ref *out) noexcept {
  const Table &table = index->instructions;
  const auto &bodies = index->bodies;
  std::uint64_t count = 0;
  for (std::size_t f = 0; f + 1 < bodies.size(); ++f) {
    std::size_t i = table.next(bodies[f], bodies[f + 1], wanted);
    if (i < bodies[f + 1]) out[count++] = table[i];
  }
  return count;
}

// 0 if no kernel reads memory that it writes (Accesses::meet). conventions: the `count` calling conventions of kernels.
HIPSPV_EXPORT std::uint64_t hipspv_reads_written(
    const Llvm *llvm, Ref module, const std::uint32_t *conventions, std::uint64_t count) noexcept {
  return Accesses(*llvm, module, {conventions, count}).meet();
}

// The operands of a value, as words (Operations::word). Returns their number, and writes at most `capacity`.
HIPSPV_EXPORT std::uint64_t hipspv_operands(
    const Llvm *llvm, Ref value, std::uint64_t capacity, std::uint64_t *operands) noexcept {
  auto count = static_cast<unsigned>(llvm->GetNumOperands(value));
  for (unsigned i = 0; i < count && i < capacity; ++i)
    operands[i] = Operations(*llvm).word(llvm->GetOperand(value, i));
  return count;
}

// The same of an instruction or a constant expression, after its opcode, which has the bits of an integer
// result in the upper half.
HIPSPV_EXPORT std::uint64_t hipspv_operation(
    const Llvm *llvm, Ref value, std::uint64_t capacity, std::uint64_t *out) noexcept {
  Operations operations(*llvm);
  out[0] = static_cast<std::uint64_t>(operations.width(value)) << 32 |
           static_cast<std::uint32_t>(operations.opcode(value));
  return 1 + hipspv_operands(llvm, value, capacity - 1, out + 1);
}

// The accesses of `count` loads, stores, atomic operations and calls.
HIPSPV_EXPORT void hipspv_accesses(
    const Llvm *llvm, const Ref *instructions, std::uint64_t count, MemoryAccess *out) noexcept {
  Operations operations(*llvm);
  for (std::uint64_t i = 0; i < count; ++i) out[i] = operations.access(instructions[i]);
}

// The users of a value, one for each use, and their LLVMValueKind. Returns their number, and writes
// at most `room`. `constants`: only users that aren't instructions.
HIPSPV_EXPORT std::uint64_t hipspv_users(const Llvm *llvm, Ref value, int constants,
                                         std::uint64_t room, Ref *users,
                                         std::uint8_t *kinds) noexcept {
  std::uint64_t count = 0;
  for (Ref use = llvm->GetFirstUse(value); use; use = llvm->GetNextUse(use)) {
    Ref user = llvm->GetUser(use);
    int kind = llvm->GetValueKind(user);
    if (constants && kind == kind::instruction) continue;
    if (count < room) {
      users[count] = user;
      kinds[count] = static_cast<std::uint8_t>(kind);
    }
    ++count;
  }
  return count;
}

// The direct calls of a function, one for each use. Counts as hipspv_users does.
HIPSPV_EXPORT std::uint64_t hipspv_calls(
    const Llvm *llvm, Ref function, std::uint64_t room, Ref *calls) noexcept {
  std::uint64_t count = 0;
  for (Ref use = llvm->GetFirstUse(function); use; use = llvm->GetNextUse(use)) {
    Ref user = llvm->GetUser(use);
    bool calling = llvm->GetValueKind(user) == kind::instruction &&
                   llvm->GetInstructionOpcode(user) == op::call &&
                   llvm->GetCalledValue(user) == function;
    if (!calling) continue;
    if (count < room) calls[count] = user;
    ++count;
  }
  return count;
}

// The functions that contain `count` instructions, each once, in the order of their first
// instructions. Returns their number. `out` has room for `count`.
HIPSPV_EXPORT std::uint64_t hipspv_functions_of(
    const Llvm *llvm, const Ref *instructions, std::uint64_t count, Ref *out) noexcept {
  std::unordered_set<Ref> seen;
  std::uint64_t found = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    Ref function = llvm->GetBasicBlockParent(llvm->GetInstructionParent(instructions[i]));
    if (seen.insert(function).second) out[found++] = function;
  }
  return found;
}

// The instructions of a function in order, and their opcodes. Returns their number, and writes at most `capacity`.
HIPSPV_EXPORT std::uint64_t hipspv_body(const Llvm *llvm, Ref function, std::uint64_t capacity,
                                        Ref *instructions, std::uint8_t *opcodes) noexcept {
  std::uint64_t count = 0;
  for (Ref block = llvm->GetFirstBasicBlock(function); block; block = llvm->GetNextBasicBlock(block))
    for (Ref i = llvm->GetFirstInstruction(block); i; i = llvm->GetNextInstruction(i), ++count)
      if (count < capacity) {
        instructions[count] = i;
        opcodes[count] = static_cast<std::uint8_t>(llvm->GetInstructionOpcode(i));
      }
  return count;
}

// The control flow of a function: the number of its blocks; 1 if every successor of a block comes after it in the
// function; the blocks in order; for each of them and the end the position of its first successor in the list of all;
// and the indices of the successors. Returns the number of these words, and writes at most `capacity`.
HIPSPV_EXPORT std::uint64_t hipspv_flow(
    const Llvm *llvm, Ref function, std::uint64_t capacity, std::uint64_t *out) noexcept {
  std::vector<Ref> blocks;
  std::unordered_map<Ref, std::uint64_t> number;
  for (Ref block = llvm->GetFirstBasicBlock(function); block; block = llvm->GetNextBasicBlock(block)) {
    number.emplace(block, blocks.size());
    blocks.push_back(block);
  }
  std::vector<std::uint64_t> starts, successors;
  bool forward = true;
  for (std::uint64_t block = 0; block < blocks.size(); ++block) {
    starts.push_back(successors.size());
    Ref end = llvm->GetBasicBlockTerminator(blocks[block]);
    for (unsigned i = 0, last = end ? llvm->GetNumSuccessors(end) : 0; i < last; ++i) {
      successors.push_back(number[llvm->GetSuccessor(end, i)]);
      forward &= block < successors.back();
    }
  }
  starts.push_back(successors.size());
  std::uint64_t count = 0;
  auto put = [&](std::uint64_t word) {
    if (count < capacity) out[count] = word;
    ++count;
  };
  put(blocks.size());
  put(forward);
  for (Ref block : blocks) put(reinterpret_cast<std::uint64_t>(block));
  for (std::uint64_t start : starts) put(start);
  for (std::uint64_t successor : successors) put(successor);
  return count;
}

// flow: the words of hipspv_flow. See FlowGraph.
HIPSPV_EXPORT std::uint64_t hipspv_dominators(const std::uint64_t *flow, std::uint64_t *out) noexcept {
  return FlowGraph(flow).dominators(out);
}

HIPSPV_EXPORT void hipspv_post_dominators(const std::uint64_t *flow, std::int64_t *out) noexcept {
  FlowGraph(flow).post_dominators(out);
}
