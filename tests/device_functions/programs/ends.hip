// Threads that end early: assert, abort, __trap and NVIDIA's __assertfail, chosen by the argument.
#include <hip/hip_runtime.h>
#include <cassert>

extern "C" __device__ void __assertfail(const void* message, const void* file, unsigned line, const void* function,
                                         size_t size);

__device__ __attribute__((noinline)) int deep(int x, int kind) {
  if (kind == 1) assert(x != 5 && "five");
  if (kind == 2 && x == 5) abort();
  if (kind == 3 && x == 5) __trap();
  if (kind == 4 && x == 5) __assertfail("text", "name", 7, "of", 1);
  return x * 2;
}

__global__ void ends(int* out, int kind) {
  int i = threadIdx.x;
  out[i] = 1;
  int y = deep(i, kind);
  out[i] = y + 100;  // not reached by thread 5
}

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  int* out;
  if (hipMallocManaged(&out, 8 * sizeof *out)) return 2;
  ends<<<1, 8>>>(out, atoi(argv[1]));
  hipError_t error = hipDeviceSynchronize();
  printf("%s:", hipGetErrorName(error));
  for (int i = 0; i < 8; ++i) printf(" %d", out[i]);
  printf("\n");
}
