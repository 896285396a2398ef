// How a device API takes a kernel's argument.
#pragma once

#include <cstdint>

#include "hipspv/runtime/code/code_object.h"

namespace hipspv::spirv {

// kShared: a size of shared memory.
enum class ArgumentForm : std::uint8_t { kValue, kPointer, kShared };

inline ArgumentForm formOf(const Parameter& parameter) {
  switch (parameter.kind) {
    case ParameterKind::kShared:
      return ArgumentForm::kShared;
    case ParameterKind::kPointer:
    case ParameterKind::kByReference:
    case ParameterKind::kPacked:
      return ArgumentForm::kPointer;
    case ParameterKind::kGrid:  // two pointers and a number
      return parameter.size == sizeof(void*) ? ArgumentForm::kPointer : ArgumentForm::kValue;
    default:
      return ArgumentForm::kValue;
  }
}

// Bytes of the argument's value.
inline std::uint32_t valueBytes(const Parameter& parameter) {
  switch (formOf(parameter)) {
    case ArgumentForm::kShared:
      return 0;
    case ArgumentForm::kPointer:
      return sizeof(void*);
    case ArgumentForm::kValue:
      break;
  }
  return parameter.size;
}

}  // namespace hipspv::spirv
