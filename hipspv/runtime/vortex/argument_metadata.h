// One argument of a kernel, as a program registers it.
#pragma once

#include <cstddef>

struct hipKernelArgumentMetadata {
  std::size_t offset, size, alignment;  // bytes; the offset is that in the area of arguments
  int is_pointer;
};
