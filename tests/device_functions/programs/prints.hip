// printf in device code: the host prints each line with the same format for comparison.
#include <hip/hip_runtime.h>

#define LINES(P, name, text)                                                         \
  P("plain\n");                                                                      \
  P("%d %i %u %x %X %o %c %%\n", -5, 7, 4000000000u, 48879, 0xbeef, 8, 'q');         \
  P("%ld %lld %lu %llx %zu\n", -1234567890123l, -5ll, ~0ul, 1ull << 40, (size_t)99); \
  P("%f %.3f %10.2e|%-10g|%+g %G\n", 3.25, 2.0f / 3, 12345.678, 0.5, 1.0, 1e-10);    \
  P("[%s] [%10s] [%-10s] [%.3s]\n", text, text, text, "abcdef");                     \
  P("%s=%d, %s=%g, %d\n", "first", 1, name, 2.5, 3);                                 \
  P("%*d|%-*d|%.*f|%*s\n", 6, 42, 6, 42, 2, 1.23456, 5, "x");                        \
  P("%hhd %hd %hu\n", (char)-1, (short)-300, (unsigned short)65535);                 \
  P("%5d|%05d|%#x|% d\n", 42, 42, 255, 42);                                          \
  P("%s%s%s\n", "", "a", "");                                                        \
  P("100%% of %s\n", "percent");                                                     \
  P("%d %d %d %d %d %d %d %d %d %d %f\n", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11.5);

__constant__ char table[] = "from constant memory";
__device__ char global_text[16] = "global";

__global__ void show(){LINES(printf, global_text, table)}

__global__ void each(int* returned) {
  returned[blockIdx.x * blockDim.x + threadIdx.x] = printf("thread %d of block %d\n", threadIdx.x, blockIdx.x);
}

__global__ void null_string(const char* text) { printf("<%s>\n", text); }

struct Wrapped {
  __device__ void report(const char* what, float x) const { std::printf("%s: %.1f\n", what, x); }
};
__global__ void from_member() { Wrapped().report("member", 1.5f); }

int main() {
  LINES(printf, "global", "from constant memory")
  printf("---\n");
  fflush(stdout);
  show<<<1, 1>>>();
  if (hipDeviceSynchronize() != hipSuccess) return 3;
  fflush(stdout);
  printf("---\n");
  int* returned;
  if (hipMallocManaged(&returned, 40 * sizeof(int))) return 2;
  each<<<2, 20>>>(returned);
  null_string<<<1, 1>>>(nullptr);
  from_member<<<1, 1>>>();
  if (hipDeviceSynchronize() != hipSuccess) return 3;
  for (int i = 0; i < 40; ++i)
    if (returned[i] != 2) return printf("returned %d\n", returned[i]), 1;
}
