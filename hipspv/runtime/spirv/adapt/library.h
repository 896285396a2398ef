// The emulation library: functions that implement in software what a device lacks.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "hipspv/runtime/spirv/index.h"
#include "module_text.h"

namespace hipspv::adapt {

// The ids with which a module calls functions of the library.
class Calls {
 public:
  // bound: the module's. own: true for the library itself, which defines the functions.
  Calls(Id bound, const SpirvIndex::ByName& functions, bool own) : functions_(functions), own_(own), bound_(bound) {}

  Id newId() { return bound_++; }
  Id bound() const { return bound_; }
  bool has(std::string_view name) const { return functions_.contains(name); }
  Id function(const std::string& name);
  // The functions that must be added to the module.
  const std::map<std::string, Id, std::less<>>& wanted() const { return wanted_; }

 private:
  const SpirvIndex::ByName& functions_;
  const bool own_;
  std::map<std::string, Id, std::less<>> wanted_;
  Id bound_;
};

class Library {
 public:
  // Loads the file next to libhipspv.so. Throws hipErrorNoBinaryForGpu if it is missing.
  static const Library& instance();

  // words: the module as built. Its doubles become integers. Throws hipErrorInvalidImage.
  explicit Library(Words words);
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;

  const SpirvIndex& index() const { return index_; }
  // The width in bits of the integers that a function's first parameter points to.
  std::uint32_t pointeeBits(const std::string& function) const;

 private:
  const Words words_;
  const SpirvIndex index_;
};

}  // namespace hipspv::adapt
