// The emulation library: functions that do in software what a device lacks.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "../spirv_index.h"
#include "module_text.h"

namespace hipspv::adapt {

// The ids by which a module calls functions of the library.
class Calls {
 public:
  // bound: the module's. own: whether it is the library, which defines the functions.
  Calls(Id bound, const SpirvIndex::ByName& functions, bool own)
      : functions_(functions), own_(own), bound_(bound) {}

  Id newId() { return bound_++; }
  Id bound() const { return bound_; }
  bool has(std::string_view name) const { return functions_.contains(name); }
  Id function(const std::string& name);
  // Those that must be joined to the module.
  const std::map<std::string, Id, std::less<>>& wanted() const { return wanted_; }

 private:
  const SpirvIndex::ByName& functions_;
  const bool own_;
  std::map<std::string, Id, std::less<>> wanted_;
  Id bound_;
};

class Library {
 public:
  // Beside libhipspv.so. Throws hipErrorNoBinaryForGpu where there is none.
  static const Library& instance();

  // words: the module as it was built. Its doubles become integers. Throws hipErrorInvalidImage.
  explicit Library(Words words);
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;

  const SpirvIndex& index() const { return index_; }
  // How many bits the integers have that a function's first parameter leads to.
  std::uint32_t pointeeBits(const std::string& function) const;

 private:
  const Words words_;
  const SpirvIndex index_;
};

}  // namespace hipspv::adapt
