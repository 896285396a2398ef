// Tables with an entry for each id of a SPIR-V module.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "instruction.h"

namespace hipspv {

// A table by id, initially zero. A small module may have millions of ids (section 2.17): only pages with an entry that
// was written exist.
template <class Entry>
class IdTable {
  static_assert(std::is_trivially_default_constructible_v<Entry> && std::is_trivially_copyable_v<Entry>);

 public:
  explicit IdTable(std::size_t bound) : bound_(bound), pages_(bound / kPage + 1) {}

  bool has(std::uint32_t id) const { return id < bound_; }
  // Throws hipErrorInvalidImage for an invalid id.
  Entry& operator[](std::uint32_t id) {
    if (!has(id)) broken("id " + std::to_string(id) + " is beyond the module's bound");
    std::unique_ptr<Entry[]>& page = pages_[id / kPage];
    if (page == nullptr) page = std::make_unique<Entry[]>(kPage);
    return page[id % kPage];
  }
  // Zero for a number that looks like an id, but is none.
  Entry get(std::uint32_t id) const {
    if (!has(id)) return Entry{};
    const std::unique_ptr<Entry[]>& page = pages_[id / kPage];
    return page == nullptr ? Entry{} : page[id % kPage];
  }
  void grow(std::size_t bound) {
    bound_ = bound;
    pages_.resize(bound / kPage + 1);
  }

 private:
  static constexpr std::size_t kPage = 2048;  // entries

  std::size_t bound_;
  std::vector<std::unique_ptr<Entry[]>> pages_;
};

}  // namespace hipspv
