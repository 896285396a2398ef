// A built-in variable that a module gets, unless it has it.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// SPIR-V 1.6, section 3.21.
enum class BuiltInNumber : std::uint32_t { kGlobalOffset = 33, kSubgroupLocalInvocationId = 41 };

// First each instruction of the module is learned; then the parts of the variable are written where they belong.
class BuiltIn {
 public:
  explicit BuiltIn(BuiltInNumber number) : number_(static_cast<std::uint32_t>(number)) {}

  void learn(const Instruction& i);

  // The variable; an id from `bound` where the module has none.
  void declare(Id& bound);
  Id id() const { return id_; }

  // Before an instruction of the module: its decoration before the first type.
  void decorate(Words& all, const Instruction& next);
  // After all types: the variable. type: of its value.
  void define(Words& all, Id type, Id& bound);
  // An entry point, with the variable in its interface.
  void append(Words& all, const Instruction& entryPoint) const;

 private:
  struct Pointer {
    Id id, pointee;
  };

  std::uint32_t number_;
  Id id_ = 0;
  std::vector<Pointer> pointers_;  // types of those to inputs
  bool isNew_ = false, isDecorated_ = false;
};

}  // namespace hipspv::adapt
