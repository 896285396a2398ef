// Accesses of 16 bytes in AMD's assembly that bypass caches are atomic: no thread sees a half of another one's value.
#include "../programs/support.h"

typedef unsigned long long Pair __attribute__((ext_vector_type(2)));

__global__ void write_and_read(Pair* cells, int* torn, int rounds) {
  const unsigned long long mine = blockIdx.x * blockDim.x + threadIdx.x + 1;
  int found = 0;
  for (int i = 0; i < rounds; ++i) {
    const Pair value = {mine << 20 | i, ~(mine << 20 | i)};
    Pair seen;
    asm volatile("global_store_dwordx4 %0, %1, off sc0 sc1\n\ts_waitcnt vmcnt(0)" ::"v"(cells + i % 3), "v"(value));
    asm volatile("flat_load_dwordx4 %0, %1 glc\n\ts_waitcnt vmcnt(0)" : "=v"(seen) : "v"(cells + i % 2) : "memory");
    found += seen.x != ~seen.y;
  }
  atomicAdd(torn, found);
}

int main() {
  const int blocks = 8, threads = 64, rounds = 300;
  DeviceArray<Pair> cells({Pair{0, ~0ull}, Pair{0, ~0ull}, Pair{0, ~0ull}});
  DeviceArray<int> torn(1);
  write_and_read<<<blocks, threads>>>(cells, torn, rounds);
  long wrong = torn.host()[0];
  for (const Pair& cell : cells.host()) wrong += cell.x == 0 || cell.x != ~cell.y;
  return verdict(blocks * threads * rounds + 3, wrong);
}
