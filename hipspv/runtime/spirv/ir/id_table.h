// Tables with an entry for each id of a SPIR-V module.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <span>
#include <type_traits>

#include "instruction.h"

namespace hipspv {

// A table by id, initially zero. A small module may have millions of ids (section 2.17): unused pages are never
// touched.
template <class Entry>
class IdTable {
  static_assert(std::is_trivially_default_constructible_v<Entry> && std::is_trivially_copyable_v<Entry>);

 public:
  explicit IdTable(std::size_t bound)
      : bound_(bound), entries_(static_cast<Entry*>(std::calloc(bound == 0 ? 1 : bound, sizeof(Entry)))) {
    if (entries_ == nullptr) throw std::bad_alloc();
  }
  // words: a module that ModuleInfo has accepted, or a part of one.
  explicit IdTable(std::span<const std::uint32_t> words) : IdTable(words[kBoundWord]) {}

  bool has(std::uint32_t id) const { return id < bound_; }
  // Throws hipErrorInvalidImage for an invalid id.
  Entry& operator[](std::uint32_t id) {
    if (!has(id)) broken("id " + std::to_string(id) + " is beyond the module's bound");
    return entries_[id];
  }
  // Zero for a number that looks like an id, but is none.
  Entry get(std::uint32_t id) const { return has(id) ? entries_[id] : Entry{}; }
  void grow(std::size_t bound) {
    IdTable larger(bound);
    std::memcpy(larger.entries_.get(), entries_.get(), bound_ * sizeof(Entry));
    *this = std::move(larger);
  }

 private:
  struct Free {
    void operator()(Entry* entries) const { std::free(entries); }
  };

  std::size_t bound_;
  std::unique_ptr<Entry[], Free> entries_;
};

}  // namespace hipspv
