// Programs that end, or are ended, while an endless kernel runs.
#include "show.h"

#include <csignal>
#include <string>
#include <thread>
#include <unistd.h>

// Threads wait for a value that nothing writes.
__global__ void waits(volatile int* started, volatile int* flag) {
  *started = 1;
  while (*flag == 0) {
  }
}

// A thread that never waits.
__global__ void works(volatile int* started, int* sum) {
  *started = 1;
  for (;;) atomicAdd(sum, 1);
}

__global__ void prints() { printf("kernel printed\n"); }

int main(int count, char** words) {
  const std::string kernel = words[1];
  int* data = nullptr;
  HIP(hipMallocManaged(&data, 3 * sizeof(int)));
  for (int i = 0; i < 3; ++i) data[i] = 0;
  prints<<<1, 1>>>();
  if (kernel == "waits") waits<<<2, 64>>>(data, data + 1);
  if (kernel == "works") works<<<2, 64>>>(data, data + 2);
  if (kernel != "none")
    while (*static_cast<volatile int*>(data) == 0) usleep(100);

  for (int i = 2; i < count; ++i) {
    const std::string word = words[i];
    if (word == "exit-on-int") std::signal(SIGINT, [](int) { std::exit(6); });
    if (word == "leave-on-int") std::signal(SIGINT, [](int) { _exit(7); });
    if (word == "other-thread")
      std::thread([] { (void)hipDeviceSynchronize(); }).detach();
    if (word == "ready") {
      std::puts("ready");
      std::fflush(stdout);
    }
    if (word == "synchronize") (void)hipDeviceSynchronize();
    if (word == "exit") std::exit(5);
    if (word == "quick-exit") std::quick_exit(4);
  }
  std::puts("main ends");
  return 3;
}
