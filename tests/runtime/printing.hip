// printf from device code.
#include "show.h"

__global__ void conversions() {
  const char* word = "word";
  printf("%d|%5d|%-5d|%05d|%+d|% d|%i\n", -42, 42, 42, 42, 42, 42, 7);
  printf("%u|%x|%X|%#x|%o|%#o\n", 4000000000u, 0xBEEFu, 0xBEEFu, 255u, 8u, 8u);
  printf("%hhd|%hd|%ld|%lld|%zu|%llu|%jd\n", 300, 70000, 1L << 40, -(1LL << 50), sizeof(int[9]), ~0ULL,
         static_cast<intmax_t>(5));
  printf("%f|%.2f|%10.3f|%-10.1f|%e|%G|%g|%a\n", 1.5, 3.14159, 2.5f, 2.25, 12345.678, 1e-10, 100.0, 1.0);
  printf("%c%c|%s|%10s|%-6s|%.2s|%%\n", 'o', 'k', word, word, word, word);
  printf("%*d|%-*d|%.*f|%*.*s\n", 6, 1, 6, 2, 1, 0.25, 8, 3, "abcdef");
  printf("%p\n", static_cast<void*>(nullptr));
  printf("%s|%s\n", "", static_cast<const char*>(nullptr));
  printf("no arguments\n");
  printf("inf %f nan %f\n", INFINITY, NAN);
}

__global__ void count(int* returned) {
  returned[0] = printf("%d %s\n", 1, "two");
  returned[1] = printf("\n");
}

__global__ void many(int n) {
  for (int i = 0; i < n; ++i) printf("[%d.%d]\n", static_cast<int>(threadIdx.x), i);
}

int main(int argc, char** argv) {
  const int mode = argc > 1 ? std::atoi(argv[1]) : 0;
  if (mode == 0) {
    conversions<<<1, 1>>>();
    HIP(hipDeviceSynchronize());
    std::printf("host\n");
  } else if (mode == 1) {
    int* returned;
    HIP(hipHostMalloc(&returned, 2 * sizeof *returned));
    count<<<1, 1>>>(returned);
    HIP(hipDeviceSynchronize());
    show("returned", returned[0]);
    show("returned.none", returned[1]);
  } else if (mode == 2) {  // fills the ring buffer repeatedly, with a synchronisation in between
    HIP(hipDeviceSetLimit(hipLimitPrintfFifoSize, 8192));
    for (int i = 0; i < 20; ++i) {
      many<<<1, 8>>>(10);
      HIP(hipDeviceSynchronize());
    }
  } else if (mode == 3) {  // far more than fits
    HIP(hipDeviceSetLimit(hipLimitPrintfFifoSize, 4096));
    std::size_t size = 0;
    HIP(hipDeviceGetLimit(&size, hipLimitPrintfFifoSize));
    show("limit", size);
    many<<<1, 64>>>(100);
    HIP(hipDeviceSynchronize());
    many<<<1, 1>>>(1);
    HIP(hipDeviceSynchronize());
  } else if (mode == 4) {  // never synchronised: printed at exit
    many<<<1, 1>>>(1);
  } else if (mode == 5) {  // printed by any call that synchronises
    hipEvent_t event;
    HIP(hipEventCreate(&event));
    many<<<1, 1>>>(1);
    HIP(hipEventRecord(event));
    HIP(hipEventSynchronize(event));
    std::printf("after event\n");
    many<<<1, 1>>>(2);
    int *data, value;
    HIP(hipMalloc(&data, sizeof *data));
    HIP(hipMemcpy(&value, data, sizeof value, hipMemcpyDeviceToHost));
    std::printf("after copy\n");
  }
  return 0;
}
