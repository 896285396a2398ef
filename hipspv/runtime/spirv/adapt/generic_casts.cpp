#include "generic_casts.h"

#include <map>
#include <set>
#include <utility>

#include "hipspv/runtime/spirv/rewriter.h"

namespace hipspv::adapt {
namespace {

class ByteCasts {
 public:
  explicit ByteCasts(std::span<const std::uint32_t> words) : words_(words), bound_(words[kBoundWord]) {
    eachInstruction(words, [this](const Instruction& i) { learn(i); });
  }

  bool any() const { return !storages_.empty(); }

  Words module() {
    Words all(words_.begin(), words_.begin() + kHeaderWords);
    if (!bytes_) append(all, spv::OpCapability, {spv::CapabilityInt8});
    bool defined = false;
    eachInstruction(words_, [&](const Instruction& i) {
      if (i.opcode == spv::OpFunction && !std::exchange(defined, true)) define(all);
      i.opcode == spv::OpGenericCastToPtrExplicit ? cast(all, i) : append(all, i);
    });
    all[kBoundWord] = bound_;
    return all;
  }

 private:
  void learn(const Instruction& i) {
    if (i.opcode == spv::OpCapability && i[0] == spv::CapabilityInt8) bytes_ = true;
    if (i.opcode == spv::OpTypeInt && i[1] == 8) byte_ = i[0];
    if (i.opcode == spv::OpTypePointer && byte_ != 0 && i[2] == byte_) pointers_.emplace(i[1], i[0]);
    if (i.opcode == spv::OpGenericCastToPtrExplicit) storages_.insert(i[3]);
  }

  // Types are declared once (section 2.8).
  void define(Words& all) {
    if (byte_ == 0) append(all, spv::OpTypeInt, {byte_ = bound_++, 8, 0});
    storages_.insert(spv::StorageClassGeneric);
    for (const std::uint32_t storage : storages_)
      if (pointers_.emplace(storage, bound_).second) append(all, spv::OpTypePointer, {bound_++, storage, byte_});
  }

  void cast(Words& all, const Instruction& i) {
    const Id from = bound_++, to = bound_++;
    append(all, spv::OpBitcast, {pointers_.at(spv::StorageClassGeneric), from, i[2]});
    append(all, spv::OpGenericCastToPtrExplicit, {pointers_.at(i[3]), to, from, i[3]});
    append(all, spv::OpBitcast, {i[0], i[1], to});
  }

  std::span<const std::uint32_t> words_;
  Id bound_, byte_ = 0;
  bool bytes_ = false;
  std::map<std::uint32_t, Id> pointers_;  // to bytes, by storage class
  std::set<std::uint32_t> storages_;      // to which there are casts
};

}  // namespace

void castPlainly(Words& words) {
  SpirvRewriter module(words);
  while (const auto i = module.next())
    if (i->opcode == spv::OpGenericCastToPtrExplicit)
      module.write(spv::OpGenericCastToPtr, {(*i)[0], (*i)[1], (*i)[2]});
    else
      module.keep(*i);
  module.finish();
}

void castBytes(Words& words) {
  ByteCasts casts(words);
  if (casts.any()) words = casts.module();
}

}  // namespace hipspv::adapt
