// Programs that exit without freeing their resources.
#include "show.h"

#include <string>
#include <thread>
#include <unistd.h>

__global__ void spin(int* out, int spins) {
  int x = *out;
  for (int i = 0; i < spins; ++i) x = x * 1664525 + 1013904223;
  *out = x;
  printf("kernel ran\n");
}

// Constructed before main and destroyed after everything else, when devices may be gone.
struct Late {
  int* data = nullptr;
  hipStream_t stream = nullptr;
  hipEvent_t event = nullptr;
  ~Late() {
    (void)hipEventDestroy(event);
    (void)hipStreamDestroy(stream);
    (void)hipFree(data);
    spin<<<1, 1>>>(data, 1);
    (void)hipDeviceSynchronize();
    std::fputs("late\n", stdout);
  }
};

static Late late;

int main(int, char** argv) {
  const std::string how = argv[1];
  HIP(hipMalloc(&late.data, 1024));
  HIP(hipStreamCreate(&late.stream));
  HIP(hipEventCreate(&late.event));
  spin<<<1, 1, 0, late.stream>>>(late.data, 1000000);
  HIP(hipEventRecord(late.event, late.stream));
  std::fputs("main\n", stdout);
  if (how == "exit") std::exit(3);
  if (how == "quick") {
    std::fflush(stdout);
    _exit(4);
  }
  if (how == "threads") {
    for (int i = 0; i < 3; ++i)
      std::thread([] {
        int* data;
        HIP(hipMalloc(&data, 64));
        for (;;) {
          spin<<<1, 1, 0, hipStreamPerThread>>>(data, 10);
          if (hipStreamSynchronize(hipStreamPerThread) != hipSuccess) usleep(1000);
        }
      }).detach();
    usleep(300000);
  }
  return 0;
}
