// A SPIR-V module's statements about its kernels' parameters, and the variables that others see.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace test_driver {

enum class ParameterKind : std::uint8_t { kValue, kPointer, kLocal };

struct Parameter {
  ParameterKind kind = ParameterKind::kValue;
  std::size_t bytes = 0;  // of the argument; 0 for local memory, whose size the caller chooses
};

struct KernelInterface {
  std::vector<Parameter> parameters;
  std::array<std::uint32_t, 3> groupSize{};  // 0: any
  std::uint32_t subGroupSize = 0;            // 0: any
};

struct ModuleInterface {
  std::map<std::string, KernelInterface> kernels;
  std::vector<std::string> variables;  // exported ones
};

// nullopt for what isn't a module, and for one that ends too early.
std::optional<ModuleInterface> interfaceOf(std::span<const std::uint32_t> words);

}  // namespace test_driver
