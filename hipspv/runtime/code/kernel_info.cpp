#include "kernel_info.h"

#include <algorithm>

namespace hipspv {

namespace {

bool isPointer(const Parameter& parameter) {
  switch (parameter.kind) {
    case ParameterKind::kPointer:
    case ParameterKind::kByReference:
    case ParameterKind::kPacked:
    case ParameterKind::kShared:
      return true;
    case ParameterKind::kGrid:
      return parameter.size == sizeof(void*);
    default:
      return false;
  }
}

}  // namespace

ArgumentLayout argumentLayoutOf(std::span<const Parameter> parameters, std::size_t pointerBytes) {
  ArgumentLayout layout;
  for (const Parameter& parameter : parameters) {
    const bool pointer = isPointer(parameter);
    const std::size_t size = pointer ? pointerBytes : parameter.size;
    const std::size_t align = pointer ? pointerBytes : std::max<std::size_t>(parameter.align, 1);
    layout.arguments.push_back({(layout.bytes + align - 1) / align * align, size, align, pointer});
    layout.bytes = layout.arguments.back().offset + size;
    layout.align = std::max(layout.align, align);
  }
  return layout;
}

}  // namespace hipspv
