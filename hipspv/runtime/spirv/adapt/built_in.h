// Adds a built-in variable to a module that lacks it.
#pragma once

#include <utility>

#include "module_text.h"

namespace hipspv::adapt {

// Takes each instruction of the module first, then writes the parts of the variable to their places.
class BuiltIn {
 public:
  explicit BuiltIn(spv::BuiltIn number) : number_(static_cast<std::uint32_t>(number)) {}

  void learn(const Instruction& i);

  // Chooses the variable: the module's own, or an id from `bound` if it has none.
  void declare(Id& bound);
  Id id() const { return id_; }

  // Before an instruction of the module. Writes the decoration before the first type.
  void decorate(Words& all, const Instruction& next);
  // After all types: defines the variable. type: the type of its value.
  void define(Words& all, Id type, Id& bound);
  // Appends an entry point with the variable in its interface.
  void append(Words& all, const Instruction& entryPoint) const;

 private:
  struct Pointer {
    Id id, pointee;
  };

  std::uint32_t number_;
  Id id_ = 0;
  std::vector<Pointer> pointers_;  // types of pointers to inputs
  bool isNew_ = false, isDecorated_ = false;
};

// The module with the variable. define(all) writes types and constants before the first function, place(all, i) each
// instruction. Both take new ids from `bound`.
template <class Define, class Place>
Words withBuiltIn(std::span<const std::uint32_t> words, BuiltIn& variable, Id& bound, Define&& define, Place&& place) {
  variable.declare(bound);
  bool defined = false;
  Words all(words.begin(), words.begin() + kHeaderWords);
  eachInstruction(words, [&](const Instruction& i) {
    variable.decorate(all, i);
    if (i.opcode == spv::OpFunction && !std::exchange(defined, true)) define(all);
    place(all, i);
  });
  all[kBoundWord] = bound;
  return all;
}

}  // namespace hipspv::adapt
