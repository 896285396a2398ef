// Atomic operations on 64 bits: each on a cell of each kind of memory, and many threads on a few cells.
#include "../runtime/show.h"

using Wide = unsigned long long;

constexpr Wide kStart = 0x8000'0001'ffff'fff0ull, kValue = 0x7fff'ffff'0000'0013ull;

#define OPERATIONS(ROW)                                                              \
  ROW(add, atomicAdd(p, kValue))                                                     \
  ROW(sub, atomicSub(p, kValue))                                                     \
  ROW(exchange, atomicExch(p, kValue))                                               \
  ROW(umin, atomicMin(p, kValue))                                                    \
  ROW(umax, atomicMax(p, kValue))                                                    \
  ROW(smin, atomicMin(reinterpret_cast<long long*>(p), static_cast<long long>(kValue))) \
  ROW(smax, atomicMax(reinterpret_cast<long long*>(p), static_cast<long long>(kValue))) \
  ROW(and, atomicAnd(p, kValue))                                                     \
  ROW(or, atomicOr(p, kValue))                                                       \
  ROW(xor, atomicXor(p, kValue))                                                     \
  ROW(equal, atomicCAS(p, kStart, kValue))                                           \
  ROW(unequal, atomicCAS(p, kStart + (1ull << 32), kValue))                          \
  ROW(load, __hip_atomic_load(p, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_SYSTEM))       \
  ROW(store, (__hip_atomic_store(p, kValue, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_AGENT), 0))

// On the cell, on one of shared memory, and on one whose memory the compiler can't see.
#define KERNEL(name, operation)                                         \
  __global__ void do_##name(Wide* cells, int where) {                   \
    __shared__ Wide cell[2];                                            \
    cell[1] = kStart;                                                   \
    cells[0] = kStart;                                                  \
    Wide* p = &cells[0];                                                \
    cells[2] = operation;                                               \
    p = &cell[1];                                                       \
    cells[3] = operation;                                               \
    cells[4] = cell[1];                                                 \
    cell[1] = kStart;                                                   \
    Wide* volatile hidden = where == 0 ? &cell[1] : &cells[1];          \
    p = hidden;                                                         \
    *p = kStart;                                                        \
    cells[5] = operation;                                               \
    cells[6] = *p;                                                      \
  }
OPERATIONS(KERNEL)

__global__ void count(Wide* cells) { atomicAdd(&cells[threadIdx.x % 2], 0x1'0000'0001ull); }
// In another module on the device: by compare and exchange.
__global__ void count_too(Wide* cells) {
  Wide* cell = &cells[threadIdx.x % 2];
  Wide seen = *cell, before;
  do {
    before = seen;
    seen = atomicCAS(cell, before, before + 0x1'0000'0001ull);
  } while (seen != before);
}
// One cell through both kinds of pointer.
__global__ void count_in_shared(Wide* cells, int where) {
  __shared__ Wide counter[2];
  if (threadIdx.x < 2) counter[threadIdx.x] = 0;
  __syncthreads();
  Wide* volatile hidden = where == 0 ? counter : cells;
  if (threadIdx.x % 4 < 2)
    atomicAdd(&counter[threadIdx.x % 2], 0x1'0000'0001ull);
  else
    atomicAdd(hidden + threadIdx.x % 2, 0x1'0000'0001ull);
  __syncthreads();
  if (threadIdx.x < 2) atomicAdd(&cells[threadIdx.x], counter[threadIdx.x]);
}
__global__ void sum(double* cell) { atomicAdd(cell, 0.5); }
__global__ void exchange(double* cells) { cells[1] = atomicExch(&cells[0], 2.5); }

int main() {
  Wide* cells;
  HIP(hipMalloc(&cells, 64));
  Wide found[8];
#define SHOW(name, operation)                                                        \
  do_##name<<<1, 1>>>(cells, 0);                                                     \
  HIP(hipMemcpy(found, cells, sizeof found, hipMemcpyDeviceToHost));                 \
  std::printf(#name "=%llx %llx %llx %llx %llx %llx\n", found[2], found[0], found[3], found[4], found[5], found[6]);
  OPERATIONS(SHOW)

  hipStream_t streams[2];
  for (hipStream_t& stream : streams) HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  HIP(hipMemset(cells, 0, 64));
  HIP(hipDeviceSynchronize());
  for (int round = 0; round < 4; ++round) {
    count<<<16, 256, 0, streams[0]>>>(cells);
    count_too<<<16, 256, 0, streams[1]>>>(cells);
  }
  for (hipStream_t stream : streams) count_in_shared<<<16, 256, 0, stream>>>(cells + 2, 0);
  for (hipStream_t stream : streams) sum<<<16, 256, 0, stream>>>(reinterpret_cast<double*>(cells + 4));
  HIP(hipDeviceSynchronize());
  exchange<<<1, 1>>>(reinterpret_cast<double*>(cells + 5));
  HIP(hipMemcpy(found, cells, sizeof found, hipMemcpyDeviceToHost));
  double sums[3];
  HIP(hipMemcpy(sums, cells + 4, sizeof sums, hipMemcpyDeviceToHost));
  std::printf("counted=%llx %llx\nshared=%llx %llx\n", found[0], found[1], found[2], found[3]);
  std::printf("sum=%g\nexchanged=%g %g\n", sums[0], sums[1], sums[2]);
  return 0;
}
