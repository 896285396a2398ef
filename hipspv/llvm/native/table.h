// Things of one kind, each with its shape: its properties without those that distinguish single
// things. A module of a million instructions has some hundred shapes.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "llvm.h"

namespace hipspv {

// inventory.py has the meanings of the fields for each kind of thing.
struct Shape {
  Ref type;
  Ref other;
  std::uint64_t count;
  std::int32_t opcode;
  std::int32_t space;
  std::int32_t detail;
  std::uint32_t traits;

  bool same(const Shape &shape) const {
    return type == shape.type && other == shape.other && opcode == shape.opcode &&
           space == shape.space && detail == shape.detail && traits == shape.traits;
  }

  std::size_t hash() const {
    constexpr std::uint64_t odd = 0x9E3779B97F4A7C15u;
    std::uint64_t value = reinterpret_cast<std::uintptr_t>(type) * odd;
    value = (value ^ reinterpret_cast<std::uintptr_t>(other)) * odd;
    value ^= static_cast<std::uint64_t>(opcode) << 48 ^ static_cast<std::uint64_t>(space) << 40;
    value = (value ^ static_cast<std::uint64_t>(detail) << 16 ^ traits) * odd;
    return value ^ value >> 29;
  }
};

class Table {
 public:
  void add(Ref ref, const Shape &shape) {
    if (shapes_.size() * 2 >= slots_.size()) grow();
    std::uint32_t &slot = find(shape);
    if (slot == kEmpty) {
      slot = static_cast<std::uint32_t>(shapes_.size());
      shapes_.push_back(shape);
    }
    ++shapes_[slot].count;
    refs_.push_back(ref);
    shape_of_.push_back(slot);
  }

  std::size_t size() const { return refs_.size(); }
  Ref operator[](std::size_t i) const { return refs_[i]; }
  const std::vector<Shape> &shapes() const { return shapes_; }

  // The number of the first thing from `start` on whose shape has a 1 in `wanted`; `end` if there
  // is none.
  std::size_t next(std::size_t start, std::size_t end, const std::uint8_t *wanted) const {
    while (start < end && !wanted[shape_of_[start]]) ++start;
    return start;
  }

 private:
  static constexpr std::uint32_t kEmpty = std::numeric_limits<std::uint32_t>::max();

  std::uint32_t &find(const Shape &shape) {
    std::size_t mask = slots_.size() - 1, place = shape.hash() & mask;
    while (slots_[place] != kEmpty && !shapes_[slots_[place]].same(shape))
      place = (place + 1) & mask;
    return slots_[place];
  }

  void grow() {
    slots_.assign(slots_.size() * 2, kEmpty);
    for (std::uint32_t i = 0; i < shapes_.size(); ++i) find(shapes_[i]) = i;
  }

  std::vector<Ref> refs_;
  std::vector<std::uint32_t> shape_of_;  // one for each of refs_
  std::vector<Shape> shapes_;
  std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(128, kEmpty);
};

}  // namespace hipspv
