// Strong and volatile accesses of vectors are one access: no thread sees a part of what another one stores.
// CUB's scans keep a tile's state and value so (cub/agent/single_pass_scan_operators.cuh).
#include <cuda_runtime.h>

#include <cstdio>

constexpr int kIterations = 100000, kBlocks = 8;

// Each form has words that follow from the first.
struct Pair {
  using Word = uint2;
  static __device__ void store(Word* p, unsigned a) {
    asm volatile("st.relaxed.gpu.global.v2.u32 [%0], {%1, %2};" : : "l"(p), "r"(a), "r"(~a) : "memory");
  }
  static __device__ bool isWhole(const Word* p) {
    unsigned a, b;
    asm volatile("ld.relaxed.gpu.global.v2.u32 {%0, %1}, [%2];" : "=r"(a), "=r"(b) : "l"(p) : "memory");
    return b == ~a;
  }
};
struct Volatile {
  using Word = uint2;
  static __device__ void store(Word* p, unsigned a) {
    asm volatile("st.volatile.v2.u32 [%0], {%1, %2};" : : "l"(p), "r"(a), "r"(~a) : "memory");
  }
  static __device__ bool isWhole(const Word* p) {
    unsigned a, b;
    asm volatile("ld.volatile.v2.u32 {%0, %1}, [%2];" : "=r"(a), "=r"(b) : "l"(p) : "memory");
    return b == ~a;
  }
};
struct Shorts {
  using Word = ushort4;
  static __device__ void store(Word* p, unsigned a) {
    const unsigned short b = a, c = a + 1, d = a + 2, e = ~a;
    asm volatile("st.relaxed.gpu.v4.u16 [%0], {%1, %2, %3, %4};" : : "l"(p), "h"(b), "h"(c), "h"(d), "h"(e) : "memory");
  }
  static __device__ bool isWhole(const Word* p) {
    unsigned short b, c, d, e;
    asm volatile("ld.relaxed.gpu.v4.u16 {%0, %1, %2, %3}, [%4];"
                 : "=h"(b), "=h"(c), "=h"(d), "=h"(e)
                 : "l"(p)
                 : "memory");
    return c == static_cast<unsigned short>(b + 1) && d == static_cast<unsigned short>(b + 2) &&
           e == static_cast<unsigned short>(~b);
  }
};
struct LongPair {
  using Word = ulonglong2;
  static __device__ void store(Word* p, unsigned a) {
    const unsigned long long b = a, c = ~b;
    asm volatile("st.release.gpu.v2.u64 [%0], {%1, %2};" : : "l"(p), "l"(b), "l"(c) : "memory");
  }
  static __device__ bool isWhole(const Word* p) {
    unsigned long long b, c;
    asm volatile("ld.acquire.gpu.v2.u64 {%0, %1}, [%2];" : "=l"(b), "=l"(c) : "l"(p) : "memory");
    return c == ~b;
  }
};
struct Four {
  using Word = uint4;
  static __device__ void store(Word* p, unsigned a) {
    asm volatile("st.relaxed.gpu.v4.u32 [%0], {%1, %2, %3, %4};"
                 :
                 : "l"(p), "r"(a), "r"(a + 1), "r"(a + 2), "r"(~a)
                 : "memory");
  }
  static __device__ bool isWhole(const Word* p) {
    unsigned a, b, c, d;
    asm volatile("ld.relaxed.gpu.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(a), "=r"(b), "=r"(c), "=r"(d)
                 : "l"(p)
                 : "memory");
    return b == a + 1 && c == a + 2 && d == ~a;
  }
};

// Half of the blocks store, the others load what they find.
template <class Form>
__global__ void exchange(typename Form::Word* at, int* torn) {
  int found = 0;
  for (int i = 0; i < kIterations; ++i) {
    if (blockIdx.x % 2 == 0)
      Form::store(at, i * 2654435761u + blockIdx.x);
    else
      found += !Form::isWhole(at);
  }
  if (found) atomicAdd(torn, found);
}

template <class Form>
int wrong(const char* name) {
  typename Form::Word* at;
  int* torn;
  cudaMallocManaged(&at, sizeof *at);
  cudaMallocManaged(&torn, sizeof *torn);
  *torn = 0;
  exchange<Form><<<1, 1>>>(at, torn);  // the first value
  exchange<Form><<<kBlocks, 1>>>(at, torn);
  const cudaError_t error = cudaDeviceSynchronize();
  if (error != cudaSuccess || *torn != 0) printf("%s: %s, %d torn\n", name, cudaGetErrorString(error), *torn);
  const bool is_wrong = error != cudaSuccess || *torn != 0;
  cudaFree(at);
  cudaFree(torn);
  return is_wrong;
}

int main() {
  const int found = wrong<Pair>("v2.u32") + wrong<Volatile>("volatile v2.u32") + wrong<Shorts>("v4.u16") +
                    wrong<LongPair>("v2.u64") + wrong<Four>("v4.u32");
  printf("5 checked, %d wrong\n", found);
  return found != 0;
}
