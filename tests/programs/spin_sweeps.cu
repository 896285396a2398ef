// Threads that wait for elements of each other in a loop over several elements, as in a search for independent sets: an
// element is done after the next one.
#include <cuda_runtime.h>

#include <cstdio>

template <class State>
__global__ void sweep(volatile State* state, int count) {
  int missing;
  do {
    missing = 0;
    for (int v = threadIdx.x; v < count; v += blockDim.x) {
      if (state[v] != 1) continue;
      if (v + 1 < count && state[v + 1] == 1) {
        missing = 1;
      } else {
        state[v] = 2;
      }
    }
  } while (missing != 0);
}

// The threads of a block count the neighbours that are done.
__global__ void rounds(unsigned* done, int rounds) {
  const int t = threadIdx.x, left = (t + blockDim.x - 1) % blockDim.x, right = (t + 1) % blockDim.x;
  for (int round = 1; round <= rounds; ++round) {
    atomicExch(done + t, round);
    bool waits = true;
    while (waits) {
      waits = false;
      for (int i = 0; i < 2; ++i) waits |= atomicAdd(done + (i == 0 ? left : right), 0u) < unsigned(round);
    }
  }
}

template <class State>
static int wrong_sweeps(int count, int threads) {
  State* state = nullptr;
  if (cudaMallocManaged(&state, count * sizeof(State)) != cudaSuccess) return count;
  for (int i = 0; i < count; ++i) state[i] = 1;
  sweep<<<1, threads>>>(state, count);
  if (cudaDeviceSynchronize() != cudaSuccess) return count;
  int wrong = 0;
  for (int i = 0; i < count; ++i) wrong += state[i] != 2;
  cudaFree(state);
  return wrong;
}

int main() {
  const int count = 256, threads = 96;
  int wrong = wrong_sweeps<unsigned char>(count, 64) + wrong_sweeps<int>(count, 32) + wrong_sweeps<int>(count, 100);
  unsigned* done = nullptr;
  if (cudaMallocManaged(&done, threads * sizeof *done) != cudaSuccess) return 1;
  for (int i = 0; i < threads; ++i) done[i] = 0;
  rounds<<<1, threads>>>(done, 7);
  if (cudaDeviceSynchronize() != cudaSuccess) return 1;
  for (int i = 0; i < threads; ++i) wrong += done[i] != 7;
  std::printf("%d checked, %d wrong\n", 3 * count + threads, wrong);
  return wrong != 0;
}
