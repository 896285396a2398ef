// Code for NVIDIA's devices: what their back end needs beside the launch information.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "hipspv/runtime/code/code_object.h"

namespace hipspv {

class NvidiaCode : public CodeObject {
 public:
  using Symbols = std::map<std::string, std::string, std::less<>>;

  // PTX with a NUL at its end, or a binary.
  virtual std::span<const std::byte> image() const = 0;
  virtual bool isBinary() const = 0;
  // By name, the symbol in the code.
  virtual const Symbols& variables() const = 0;

 protected:
  // A symbol has no dots, for which LLVM writes _$_ (NVPTXAssignValidGlobalNames).
  static std::string plainName(std::string_view symbol);
};

}  // namespace hipspv
