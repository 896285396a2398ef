// The emulation library: functions that implement in software what a device lacks.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "hipspv/runtime/spirv/ir/link.h"

namespace hipspv::adapt {

class Library {
 public:
  // Loads the file next to libhipspv.so. Throws hipErrorNoBinaryForGpu if it is missing.
  static const Library& instance();

  // words: the module as built. Its doubles become integers. Throws hipErrorInvalidImage.
  explicit Library(Words words);
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;

  const ir::Linkable& linkable() const { return linkable_; }
  // The width in bits of the integers that a function's first parameter points to.
  std::uint32_t pointeeBits(const std::string& function) const;

 private:
  ir::Linkable linkable_;
};

// The functions of the library that an adaptation calls.
class Calls {
 public:
  Calls(Module& module, const Library& library) : module_(module), library_(library.linkable()) {}
  // In the library itself, which defines the functions.
  explicit Calls(ir::Linkable& own) : module_(own.module()), library_(own), own_(true) {}

  bool has(std::string_view name) const { return library_.function(name) != 0; }
  // The function's id in the module.
  Id function(std::string_view name);
  // Adds the functions to the module.
  void link() const;

 private:
  Module& module_;
  const ir::Linkable& library_;
  const bool own_ = false;
  std::map<Id, Id> functions_;  // from the library's ids
};

// Operations without a replacement, and the functions that have them.
using MissingOperations = std::set<std::pair<std::string, Id>>;

// The first of the operations, and a line for each kernel that uses it, directly or indirectly.
std::string describe(const Module& module, const MissingOperations& missing);

}  // namespace hipspv::adapt
