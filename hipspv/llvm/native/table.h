// The instructions, functions, variables or constant expressions of a module, each with its signature: its properties
// without those that distinguish single ones. A module of a million instructions has some hundred signatures.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "llvm.h"

namespace hipspv {

// instruction_index.py has the meanings of the fields for each kind of value.
struct Signature {
  Ref type;
  Ref other;
  std::uint64_t count;
  std::int32_t opcode;
  std::int32_t space;
  std::int32_t detail;
  std::uint32_t flags;

  bool same(const Signature &signature) const {
    return type == signature.type && other == signature.other && opcode == signature.opcode &&
           space == signature.space && detail == signature.detail && flags == signature.flags;
  }

  std::size_t hash() const {
    constexpr std::uint64_t odd = 0x9E3779B97F4A7C15u;
    std::uint64_t value = reinterpret_cast<std::uintptr_t>(type) * odd;
    value = (value ^ reinterpret_cast<std::uintptr_t>(other)) * odd;
    value ^= static_cast<std::uint64_t>(opcode) << 48 ^ static_cast<std::uint64_t>(space) << 40;
    value = (value ^ static_cast<std::uint64_t>(detail) << 16 ^ flags) * odd;
    return value ^ value >> 29;
  }
};

class Table {
 public:
  void add(Ref ref, const Signature &signature) {
    if (signatures_.size() * 2 >= slots_.size()) grow();
    std::uint32_t &slot = find(signature);
    if (slot == kEmpty) {
      slot = static_cast<std::uint32_t>(signatures_.size());
      signatures_.push_back(signature);
    }
    ++signatures_[slot].count;
    refs_.push_back(ref);
    signature_of_.push_back(slot);
  }

  std::size_t size() const { return refs_.size(); }
  Ref operator[](std::size_t i) const { return refs_[i]; }
  const std::vector<Signature> &signatures() const { return signatures_; }

  // The index of the first entry from `start` on whose signature has a 1 in `wanted`; `end` if there is none.
  std::size_t next(std::size_t start, std::size_t end, const std::uint8_t *wanted) const {
    while (start < end && !wanted[signature_of_[start]]) ++start;
    return start;
  }

 private:
  static constexpr std::uint32_t kEmpty = std::numeric_limits<std::uint32_t>::max();

  std::uint32_t &find(const Signature &signature) {
    std::size_t mask = slots_.size() - 1, slot = signature.hash() & mask;
    while (slots_[slot] != kEmpty && !signatures_[slots_[slot]].same(signature))
      slot = (slot + 1) & mask;
    return slots_[slot];
  }

  void grow() {
    slots_.assign(slots_.size() * 2, kEmpty);
    for (std::uint32_t i = 0; i < signatures_.size(); ++i) find(signatures_[i]) = i;
  }

  std::vector<Ref> refs_;
  std::vector<std::uint32_t> signature_of_;  // one for each of refs_
  std::vector<Signature> signatures_;
  std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(128, kEmpty);
};

}  // namespace hipspv
