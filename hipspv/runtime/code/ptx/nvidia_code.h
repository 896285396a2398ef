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

  void attach(std::span<const MachineCode> made) override { machineCode_ = made; }
  // Of all code of the bundle.
  std::span<const MachineCode> machineCode() const { return machineCode_; }
  // The id of its entry in a bundle, as its own text has it; empty for a binary.
  virtual std::string target() const { return {}; }

 protected:
  // A symbol has no dots, for which LLVM writes _$_ (NVPTXAssignValidGlobalNames).
  static std::string plainName(std::string_view symbol);

 private:
  std::span<const MachineCode> machineCode_;
};

}  // namespace hipspv

// The names of NVIDIA's targets (PTX ISA, ".target").
namespace hipspv::ptx {

// A bundle's entry: hip-nvptx64-nvidia-cuda--sm_90.
bool isTarget(std::string_view id);

// The id for a processor, as sm_90.
std::string targetOf(std::string_view processor);

// How well code for the id's processor suits a device of that compute capability, as 90 for 9.0: higher is better;
// 0: unsupported. A later device runs code for an earlier one; with the suffix `a` only the same one does, with `f`
// those of its major number. Machine code runs on devices of its major number alone.
int rank(std::string_view id, int capability);

}  // namespace hipspv::ptx
