// The module of the start-up programs: KERNELS kernels, of which the programs launch the last one.
#pragma once

#ifndef KERNELS
#define KERNELS 1
#endif

template <int N>
__global__ void add(int* data) {
  data[threadIdx.x] += N;
}
