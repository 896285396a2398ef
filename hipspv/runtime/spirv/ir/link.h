// Copies functions of one module into another.
#pragma once

#include <map>
#include <vector>

#include "module.h"

namespace hipspv::ir {

// A module whose functions other modules may get.
class Linkable {
 public:
  explicit Linkable(Words words);

  const Module& module() const { return module_; }
  Module& module() { return module_; }
  // By exported name; 0 if there is none.
  Id function(std::string_view name) const;

  // Adds functions to a module, with the ids that `functions` maps theirs to, and what they need.
  void linkInto(Module& module, const std::map<Id, Id>& functions) const;
  // After changes of the module.
  void index();

 private:
  friend class Linker;

  Module module_;
  std::map<std::string_view, Id> exports_;
  std::map<Id, std::size_t> functions_;  // indices
  std::multimap<Id, Instruction> annotations_;
  std::set<Id> globals_;
};

}  // namespace hipspv::ir
