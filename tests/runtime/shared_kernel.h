// A kernel that several translation units instantiate.
#pragma once

#include <hip/hip_runtime.h>

template <int factor>
__global__ void scale(int* data) {
  *data *= factor;
}

void launchElsewhere(int* data);
