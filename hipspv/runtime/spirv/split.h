// Splits a SPIR-V module into parts that a device can build separately (docs/architecture-runtime.md, "Parts of a
// module").
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "hipspv/runtime/code/code_object.h"
#include "index.h"

namespace hipspv {

struct PartModule {
  std::vector<std::uint32_t> words;
  std::vector<std::string_view> undefined;  // undefined dependencies of its kernels: views of the module's words
  bool setup = false;                       // it has kVariablesKernel
};

// Kernels that share a mutable variable are in one part, each other kernel is a separate part. Construction takes
// linear time; building a part takes time by its own size.
class ModuleParts {
 public:
  // The module must outlive the object. perPart: exported variables that each part may duplicate, since the runtime
  // stores the same value in all.
  ModuleParts(const ir::Module& module, std::span<const std::string_view> perPart);
  ModuleParts(const ModuleParts&) = delete;
  ModuleParts& operator=(const ModuleParts&) = delete;

  // 0 if the module contains something unknown here: it must stay whole.
  std::size_t count() const { return parts_.size(); }
  // Nothing if the module has no such kernel, or no such shared variable.
  std::optional<std::size_t> ofKernel(std::string_view name) const;
  std::optional<std::size_t> ofVariable(std::string_view name) const;
  // The part as a module.
  PartModule part(std::size_t index) const;

 private:
  using Offset = SpirvIndex::Offset;

  struct Part {
    std::vector<Id> kernels, variables;
  };
  class Selection;

  void shareVariables(std::span<const std::string_view> perPart);
  void joinManaged();
  void followDefinitions();
  void followStores();
  void followCalls();
  void joinUses(const SpirvIndex::Function& function);
  void collect();
  std::size_t partOfClass(Id variable);
  Id find(Id variable) const;
  Id join(Id a, Id b);

  const SpirvIndex index_;
  bool whole_ = false;
  // By id. Variables that belong together form a class (union-find: the id of another member, or its own); 0 for
  // variables that each part duplicates, and for other ids.
  mutable std::vector<Id> class_;
  std::vector<Id> reach_;  // a variable that a function or a definition reaches, or 0
  std::vector<Id> lead_;   // the variable that a value is derived from, or 0
  std::unordered_map<Id, std::vector<Offset>> storesOf_;
  std::vector<Part> parts_;
  std::unordered_map<Id, std::size_t> byClass_;
  std::map<std::string_view, std::size_t> byKernel_;
};

}  // namespace hipspv
