#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <string_view>

#include "adaptations.h"

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
  WideAtomics(Module& module, std::uint64_t locks, Calls& calls)
      : module_(module), calls_(calls), integer_(module.integer(64)), locks_(module.constant(integer_, locks)) {
    module.eachInFunctions([this](const Instruction& i) {
      hasGeneric_ = hasGeneric_ || (isWide(module_, i) && storageOf(module_, i) == spv::StorageClassGeneric);
    });
  }

  void replace() {
    ir::edit(module_, [this](const Instruction& i, Builder& builder) {
      if (!isWide(module_, i)) return false;
      emit(builder, i, *wideAtomic(i.opcode()));
      return true;
    });
  }

  static bool isWide(const Module& module, const Instruction& i) {
    if (wideAtomic(i.opcode()) == nullptr) return false;
    const Id type = i.opcode() == spv::OpAtomicStore ? module.typeOf(i[3]) : i[0];
    const bool wide = module.widthOf(type, spv::OpTypeInt) == 64 || module.widthOf(type, spv::OpTypeFloat) == 64;
    return wide && !memoryName(storageOf(module, i)).empty();
  }

 private:
  static Id pointerOf(const Instruction& i) { return i[i.opcode() == spv::OpAtomicStore ? 0 : 2]; }
  static std::uint32_t storageOf(const Module& module, const Instruction& i) {
    return module.storageOf(module.typeOf(pointerOf(i)));
  }

  void emit(Builder& builder, const Instruction& i, const WideAtomic& atomic) {
    emitBarrier(builder, i);
    // An address must have the same lock whichever way a pointer to it was made.
    const std::uint32_t storage = storageOf(module_, i);
    const bool asGeneric = storage == spv::StorageClassWorkgroup && hasGeneric_;
    const std::uint32_t called = asGeneric ? std::uint32_t{spv::StorageClassGeneric} : storage;
    const std::string name = std::string(kPrefix) + std::string(atomic.name) + "_" + std::string(memoryName(called));
    Words arguments{calls_.function(name), pointer(builder, pointerOf(i), storage, called)};
    if (atomic.value != 0) arguments.push_back(module_.constant(integer_, atomic.value));
    for (std::uint32_t n = 0; n < atomic.values; ++n)
      arguments.push_back(converted(builder, spv::OpBitcast, integer_, i[atomic.first + n]));
    arguments.push_back(locks_);
    const bool returns = i.opcode() != spv::OpAtomicStore;
    const bool converts = returns && i[0] != integer_;
    const Id result = returns && !converts ? i[1] : module_.newId();
    builder.define(result, spv::OpFunctionCall, integer_, arguments);
    if (converts) builder.define(i[1], spv::OpBitcast, i[0], {result});
  }

  // The locks order the operations of their holders. The single order of all sequentially consistent operations
  // needs a fence.
  void emitBarrier(Builder& builder, const Instruction& i) {
    const std::uint32_t scope = i.opcode() == spv::OpAtomicStore ? 1 : 3;
    if ((module_.valueOf(i[scope + 1]).value_or(0) & spv::MemorySemanticsSequentiallyConsistentMask) != 0)
      builder.put(spv::OpMemoryBarrier, {i[scope], i[scope + 1]});
  }

  Id pointer(Builder& builder, Id value, std::uint32_t from, std::uint32_t to) {
    value = converted(builder, spv::OpBitcast, module_.pointer(from, integer_), value);
    if (from == to) return value;
    return converted(builder, spv::OpPtrCastToGeneric, module_.pointer(to, integer_), value);
  }

  Id converted(Builder& builder, spv::Op opcode, Id type, Id value) {
    return module_.typeOf(value) == type ? value : builder.add(opcode, type, {value});
  }

  Module& module_;
  Calls& calls_;
  const Id integer_, locks_;
  bool hasGeneric_ = false;
};

}  // namespace

bool hasWideAtomics(const Module& module) {
  bool found = false;
  module.eachInFunctions([&](const Instruction& i) { found = found || WideAtomics::isWide(module, i); });
  return found;
}

void lockWideAtomics(Module& module, std::uint64_t locks, const Library& library) {
  if (!hasWideAtomics(module)) return;
  Calls calls(module, library);
  WideAtomics(module, locks, calls).replace();
  calls.link();
}

}  // namespace hipspv::adapt
