// Cuts a SPIR-V module into parts that a device can build apart (docs/architecture.md, "Parts of a
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

#include "spirv_index.h"

namespace hipspv {

// What clang appends to a __managed__ variable's name for the variable with its initial value.
inline constexpr std::string_view kManagedSuffix = ".managed";

struct PartModule {
  std::vector<std::uint32_t> words;
  std::vector<std::string_view> undefined;  // what its kernels need and nobody defines: views of the module's words
  bool setup = false;                  // whether it has kVariablesKernel
};

// Kernels that share a variable which may change are in one part, each other kernel is a part of its
// own. Takes linear time to make; a part then takes time by its own size.
class ModuleParts {
 public:
  // The words must outlive the object. perPart: exported variables of which each part may have its own,
  // as the runtime stores the same value in all.
  ModuleParts(std::span<const std::uint32_t> words, std::span<const std::string_view> perPart);
  ModuleParts(const ModuleParts&) = delete;
  ModuleParts& operator=(const ModuleParts&) = delete;

  // 0 where the module holds something that isn't known here: it must stay whole.
  std::size_t count() const { return parts_.size(); }
  // Nothing where the module has no such kernel, or no such variable that all of it shares.
  std::optional<std::size_t> ofKernel(std::string_view name) const;
  std::optional<std::size_t> ofVariable(std::string_view name) const;
  // A module of its own.
  PartModule part(std::size_t index) const;

 private:
  using Id = SpirvIndex::Id;
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
  // By id. Variables that belong together are a class (union-find: the id of another one of it, or its
  // own); 0 for those that each part has for itself, and for what isn't a variable.
  mutable std::vector<Id> class_;
  std::vector<Id> reach_;  // a variable that a function or a definition reaches, or 0
  std::vector<Id> lead_;   // the variable that a value is derived from, or 0
  std::unordered_map<Id, std::vector<Offset>> storesOf_;
  std::vector<Part> parts_;
  std::unordered_map<Id, std::size_t> byClass_;
  std::map<std::string_view, std::size_t> byKernel_;
};

}  // namespace hipspv
