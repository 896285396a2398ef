#include "narrow_products.h"

#include "built_in.h"
#include "hipspv/runtime/spirv/ids.h"

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, sections 3.37.11 to 3.37.14.
constexpr std::uint32_t kNarrow = 16, kWide = 64;  // bits

class NarrowProducts {
 public:
  explicit NarrowProducts(std::span<const std::uint32_t> words)
      : words_(words), products_(words), bound_(words[kBoundWord]) {
    eachInstruction(words, [this](const Instruction& i) { learn(i); });
  }

  // Compilers find the 16 bits through other operations, too.
  bool any() const { return hasNarrow_ && hasShifts_; }

  Words module() {
    return withBuiltIn(
        words_, offset_, bound_, [this](Words& all) { define(all); },
        [this](Words& all, const Instruction& i) { place(all, i); });
  }

 private:
  void learn(const Instruction& i) {
    offset_.learn(i);
    switch (i.opcode) {
      case spv::OpTypeInt:
        if (i[1] == kWide) wide_ = i[0];
        hasNarrow_ = hasNarrow_ || i[1] == kNarrow;
        break;
      case spv::OpTypeVector:
        if (i[1] == wide_ && i[2] == 3) vector_ = i[0];
        break;
      case spv::OpIMul:
        products_[i[1]] = i[0] == wide_;
        break;
      case spv::OpShiftRightLogical:
      case spv::OpShiftRightArithmetic:
        hasShifts_ = hasShifts_ || products_.get(i[2]);
        break;
      default:
        break;
    }
  }

  void define(Words& all) {
    if (vector_ == 0) append(all, spv::OpTypeVector, {vector_ = bound_++, wide_, 3});
    offset_.define(all, vector_, bound_);
  }

  void place(Words& all, const Instruction& i) {
    if (i.opcode == spv::OpEntryPoint) return offset_.append(all, i);
    const bool shifts = i.opcode == spv::OpShiftRightLogical || i.opcode == spv::OpShiftRightArithmetic;
    if (!shifts || !products_.get(i[2])) return append(all, i);
    const Id offsets = bound_++, first = bound_++, product = bound_++;
    append(all, spv::OpLoad, {vector_, offsets, offset_.id()});
    append(all, spv::OpCompositeExtract, {wide_, first, offsets, 0});
    append(all, spv::OpBitwiseXor, {wide_, product, i[2], first});
    append(all, i.opcode, {i[0], i[1], product, i[3]});
  }

  std::span<const std::uint32_t> words_;
  BuiltIn offset_{spv::BuiltInGlobalOffset};
  IdTable<bool> products_;  // of 64 bits
  Id wide_ = 0, vector_ = 0, bound_;
  bool hasNarrow_ = false, hasShifts_ = false;
};

}  // namespace

void hideNarrowProducts(Words& words) {
  NarrowProducts products(words);
  if (products.any()) words = products.module();
}

}  // namespace hipspv::adapt
