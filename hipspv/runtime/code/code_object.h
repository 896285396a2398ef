// Device code for one target, and the launch information in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/support/blake2b.h"
#include "kernel_info.h"

namespace hipspv {

// Pointers of the device library to memory that the runtime allocates.
inline constexpr std::string_view kServiceVariable = "__hipspv_service";
inline constexpr std::string_view kHeapVariable = "__hipspv_heap";
inline constexpr std::string_view kRacesVariable = "__hipspv_races";
inline constexpr std::string_view kLaunchesVariable = "__hipspv_launches";

// clang's suffix for the variable with a __managed__ variable's initial value.
inline constexpr std::string_view kManagedSuffix = ".managed";

// The location where a thread asserts, traps or aborts.
struct AbortLocation {
  std::string_view kernel;
  std::string_view location;  // file:line, empty if unknown
};

// Machine code that was made ahead of time from a bundle's device code: for Intel's GPUs of SPIR-V
// (hipspv/bundle/machine_code.py), for NVIDIA's of PTX (hipspv/targets/nvptx/machine_code.py).
struct MachineCode {
  std::string target;  // the id of its entry
  Digest origin;       // Intel's: of the code from which it was made, as a device's compiler gets that
  std::vector<std::byte> binary;
};

// True for the id of such an entry in a bundle.
bool isMachineCode(std::string_view id);

// The id of the entry with the code of which it was made; empty for an id that doesn't tell.
std::string sourceOfMachineCode(std::string_view id);

// nullopt for an entry of another form.
std::optional<MachineCode> readMachineCode(std::string_view id, std::vector<std::byte> entry);

// Views refer to the code object.
class CodeObject {
 public:
  virtual ~CodeObject() = default;
  // The names of its kernels, in their order.
  virtual std::vector<std::string_view> kernels() const = 0;
  virtual bool hasKernel(std::string_view name) const = 0;
  // The kernel exists. Throws hipErrorInvalidImage for a kernel with more parameters than any C++ function has.
  virtual KernelInfo kernel(std::string_view name) const = 0;
  virtual bool hasVariable(std::string_view name) const = 0;
  // Bytes of __constant__ variables, including unused ones.
  virtual std::uint64_t constantBytes() const = 0;
  // The symbol of each name expression.
  virtual std::vector<std::string_view> names() const = 0;
  virtual std::optional<AbortLocation> abortLocation(std::uint64_t site) const = 0;
  // The kernel that has that address in device code.
  virtual std::optional<std::string_view> kernelAt(std::uint64_t /*address*/) const { return std::nullopt; }
  virtual bool usesClock() const = 0;
  // Machine code that was made from it ahead of time, and outlives it.
  virtual void attach(std::span<const MachineCode> /*made*/) {}
};

}  // namespace hipspv
