#include "wide_atomics.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <string_view>

#include "hipspv/runtime/spirv/ids.h"
#include "hipspv/runtime/spirv/operand_layout.h"
#include "merge.h"

namespace hipspv::adapt {
namespace {

// An instruction and the library's function for it, named by the prefix, this name and the memory's.
struct WideAtomic {
  std::uint16_t opcode;
  std::string_view name;
  std::uint32_t first, values;  // of its operands: those passed to the function
  std::uint64_t value = 0;      // passed to the function if the instruction has none
};
constexpr std::string_view kPrefix = "__hipspv_wide_";
constexpr WideAtomic kWideAtomics[] = {
    {spv::OpAtomicLoad, "load", 5, 0},
    {spv::OpAtomicStore, "exchange", 3, 1},
    {spv::OpAtomicExchange, "exchange", 5, 1},
    {spv::OpAtomicCompareExchange, "compare", 6, 2},
    {spv::OpAtomicCompareExchangeWeak, "compare", 6, 2},
    {spv::OpAtomicIIncrement, "add", 5, 0, 1},
    {spv::OpAtomicIDecrement, "subtract", 5, 0, 1},
    {spv::OpAtomicIAdd, "add", 5, 1},
    {spv::OpAtomicISub, "subtract", 5, 1},
    {spv::OpAtomicSMin, "smin", 5, 1},
    {spv::OpAtomicUMin, "umin", 5, 1},
    {spv::OpAtomicSMax, "smax", 5, 1},
    {spv::OpAtomicUMax, "umax", 5, 1},
    {spv::OpAtomicAnd, "and", 5, 1},
    {spv::OpAtomicOr, "or", 5, 1},
    {spv::OpAtomicXor, "xor", 5, 1},
};

const WideAtomic* wideAtomic(std::uint16_t opcode) {
  const auto found = std::ranges::lower_bound(kWideAtomics, opcode, {}, &WideAtomic::opcode);
  return found != std::end(kWideAtomics) && found->opcode == opcode ? &*found : nullptr;
}

std::string_view memoryName(std::uint32_t storage) {
  switch (storage) {
    case spv::StorageClassWorkgroup:
      return "local";
    case spv::StorageClassCrossWorkgroup:
      return "global";
    case spv::StorageClassGeneric:
      return "generic";
    default:
      return {};
  }
}

class WideAtomics {
 public:
  explicit WideAtomics(std::span<const std::uint32_t> words) : words_(words), ids_(words) {
    eachInstruction(words_, [this](const Instruction& i) { learn(i); });
  }

  bool any() const { return any_; }

  // The module. `calls` then wants the functions that it needs.
  Words module(std::uint64_t locks, Calls& calls) {
    calls_ = &calls;
    Words functions;
    std::size_t definitions = 0, at = kHeaderWords;
    eachInstruction(words_, [&](const Instruction& i) {
      if (i.opcode == spv::OpFunction && definitions == 0) definitions = at, locks_ = constant(locks);
      at += i.operands.size() + 1;
      if (definitions == 0) return;
      if (isWide(i))
        place(functions, i, *wideAtomic(i.opcode));
      else
        append(functions, i);
    });
    Words all(words_.begin(), words_.begin() + kHeaderWords);
    all.insert(all.end(), capabilities_.begin(), capabilities_.end());
    all.insert(all.end(), words_.begin() + kHeaderWords, words_.begin() + static_cast<std::ptrdiff_t>(definitions));
    for (const Words* part : {&definitions_, &functions}) all.insert(all.end(), part->begin(), part->end());
    all[kBoundWord] = calls.bound();
    return all;
  }

 private:
  struct About {
    Id type;                // of a value
    std::uint32_t storage;  // of a pointer type
    bool isWide;            // of a number type: 64 bits
  };

  void learn(const Instruction& i) {
    if (i.opcode == spv::OpFunction) inFunctions_ = true;
    if (!inFunctions_) return learnGlobal(i);
    const auto layout = bodyLayout(i.opcode);
    if (layout && layout->result == 1) ids_[i[1]].type = i[0];
    if (!isWide(i)) return;
    any_ = true;
    hasGeneric_ = hasGeneric_ || storageOf(i) == spv::StorageClassGeneric;
  }

  void learnGlobal(const Instruction& i) {
    const auto layout = globalLayout(i.opcode);
    if (i.opcode == spv::OpTypeInt || i.opcode == spv::OpTypeFloat) ids_[i[0]].isWide = i[1] == 64;
    if (i.opcode == spv::OpTypeInt && i[1] == 64) integer_ = i[0];
    if (i.opcode == spv::OpTypePointer || i.opcode == spv::OpTypeUntypedPointerKHR) ids_[i[0]].storage = i[1];
    // As merge() finds the type: the first of several equal ones.
    if (i.opcode == spv::OpTypePointer && integer_ != 0 && i[2] == integer_) pointers_.try_emplace(i[1], i[0]);
    if (i.opcode == spv::OpConstant && i.operands.size() == 3) constants_.emplace(i[1], i[2]);
    if (layout && layout->result == 1) ids_[i[1]].type = i[0];
  }

  Id typeOf(Id value) const { return ids_.get(value).type; }
  Id pointerOf(const Instruction& i) const { return i[i.opcode == spv::OpAtomicStore ? 0 : 2]; }
  std::uint32_t storageOf(const Instruction& i) const { return ids_.get(typeOf(pointerOf(i))).storage; }

  bool isWide(const Instruction& i) const {
    if (wideAtomic(i.opcode) == nullptr) return false;
    const Id type = i.opcode == spv::OpAtomicStore ? typeOf(i[3]) : i[0];
    return ids_.get(type).isWide && !memoryName(storageOf(i)).empty();
  }

  void place(Words& words, const Instruction& i, const WideAtomic& atomic) {
    placeBarrier(words, i);
    // An address must have the same lock whichever way a pointer to it was made.
    const std::uint32_t storage = storageOf(i);
    const std::uint32_t called =
        storage == spv::StorageClassWorkgroup && hasGeneric_ ? std::uint32_t{spv::StorageClassGeneric} : storage;
    Words arguments{pointer(words, pointerOf(i), storage, called)};
    if (atomic.value != 0) arguments.push_back(constant(atomic.value));
    for (std::uint32_t n = 0; n < atomic.values; ++n) arguments.push_back(asInteger(words, i[atomic.first + n]));
    arguments.push_back(locks_);
    const bool returns = i.opcode != spv::OpAtomicStore;
    const bool converts = returns && i[0] != integer();
    const Id result = returns && !converts ? i[1] : calls_->newId();
    const std::string name = std::string(kPrefix) + std::string(atomic.name) + "_" + std::string(memoryName(called));
    arguments.insert(arguments.begin(), {integer(), result, calls_->function(name)});
    append(words, spv::OpFunctionCall, arguments);
    if (converts) append(words, spv::OpBitcast, {i[0], i[1], result});
  }

  // The locks order the operations of their holders. The single order of all sequentially consistent operations
  // needs a fence.
  void placeBarrier(Words& words, const Instruction& i) {
    const std::uint32_t scope = i.opcode == spv::OpAtomicStore ? 1 : 3;
    const auto semantics = constants_.find(i[scope + 1]);
    if (semantics != constants_.end() && (semantics->second & spv::MemorySemanticsSequentiallyConsistentMask) != 0)
      append(words, spv::OpMemoryBarrier, {i[scope], i[scope + 1]});
  }

  Id pointer(Words& words, Id value, std::uint32_t from, std::uint32_t to) {
    value = converted(words, spv::OpBitcast, pointerType(from), value);
    return from == to ? value : converted(words, spv::OpPtrCastToGeneric, pointerType(to), value);
  }

  Id asInteger(Words& words, Id value) { return converted(words, spv::OpBitcast, integer(), value); }

  Id converted(Words& words, std::uint16_t opcode, Id type, Id value) {
    if (typeOf(value) == type) return value;
    const Id result = calls_->newId();
    append(words, opcode, {type, result, value});
    return result;
  }

  Id integer() {
    if (integer_ != 0) return integer_;
    append(capabilities_, spv::OpCapability, {spv::CapabilityInt64});
    append(definitions_, spv::OpTypeInt, {integer_ = calls_->newId(), 64, 0});
    return integer_;
  }

  Id pointerType(std::uint32_t storage) {
    const auto [found, added] = pointers_.try_emplace(storage, 0);
    if (added) append(definitions_, spv::OpTypePointer, {found->second = calls_->newId(), storage, integer()});
    return found->second;
  }

  Id constant(std::uint64_t value) {
    const Id type = integer(), id = calls_->newId();
    append(definitions_, spv::OpConstant,
           {type, id, static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(value >> 32)});
    return id;
  }

  std::span<const std::uint32_t> words_;
  IdTable<About> ids_;
  std::map<std::uint32_t, Id> pointers_;   // to 64-bit integers, by storage class
  std::map<Id, std::uint32_t> constants_;  // of 32 bits
  bool inFunctions_ = false, any_ = false, hasGeneric_ = false;
  Calls* calls_ = nullptr;
  Id integer_ = 0, locks_ = 0;
  Words capabilities_, definitions_;
};

}  // namespace

bool hasWideAtomics(std::span<const std::uint32_t> words) { return WideAtomics(words).any(); }

void lockWideAtomics(Words& words, std::uint64_t locks, const Library& library) {
  WideAtomics atomics(words);
  if (!atomics.any()) return;
  Calls calls(words[kBoundWord], library.index().exports(), false);
  words = atomics.module(locks, calls);
  words = merge(words, library, calls);
}

}  // namespace hipspv::adapt
