// Kernels with faults. The first argument names one. A comment with a name marks a line.
#include <hip/hip_runtime.h>
#include <sys/mman.h>

#include <cmath>
#include <cstdio>
#include <cstring>

namespace {

constexpr int kBytes = 8000, kPages = 8192;

__global__ void scatter(char* out, int count, int offset) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i == 70) out[i + offset] = 1;  // scatter
  if (i < count) out[i] = 2;
}

__global__ void divide(int* out, int divisor) {
  out[threadIdx.x] = 100 / (divisor - static_cast<int>(threadIdx.x));  // divide
}

__global__ void large(int* out, int count) {
  volatile char local[64 << 20];
  for (int i = 0; i < count; ++i) local[i * 4096] = static_cast<char>(i);
  out[threadIdx.x] = local[count];
}

__global__ void copying(char* out, const char* in, int count) {
  memcpy(out, in, count);  // copying
}

// Memory of kBytes before a page that nobody may access.
char* guarded() {
  char* const memory =
      static_cast<char*>(mmap(nullptr, kPages + 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  mprotect(memory + kPages, 4096, PROT_NONE);
  return hipHostRegister(memory, kBytes, 0) == hipSuccess ? memory : nullptr;
}

}  // namespace

int main(int, char** arguments) {
  const char* const what = arguments[1];
  char* const memory = guarded();
  int* const words = reinterpret_cast<int*>(memory);
  std::printf("%p\n", static_cast<void*>(memory));
  std::fflush(stdout);
  if (std::strcmp(what, "scatter") == 0) scatter<<<4, 64>>>(memory, 256, kPages);
  if (std::strcmp(what, "divide") == 0) divide<<<2, 64>>>(words, 5);
  if (std::strcmp(what, "large") == 0) large<<<2, 4>>>(words, 10000);
  if (std::strcmp(what, "copying") == 0) copying<<<1, 1>>>(memory, reinterpret_cast<const char*>(16), 100000);
  return hipGetLastError() == hipSuccess && hipDeviceSynchronize() == hipSuccess ? 0 : 1;
}
