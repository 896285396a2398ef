// How the host waits: another thread watches the waiting one, as long as a host function holds the
// stream. In /proc/self/task/<id>/stat, S is a sleeping thread, R a running one.
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <fstream>
#include <initializer_list>
#include <string>
#include <thread>

#include "show.h"

__global__ void add(int* out) { *out += 1; }

namespace {

std::atomic<bool> held, released;

void hold(void*) {
  held = true;
  while (!released) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

char stateOf(pid_t thread) {
  std::ifstream file("/proc/self/task/" + std::to_string(thread) + "/stat");
  std::string line;
  std::getline(file, line);
  return line[line.rfind(')') + 2];
}

// True if the calling thread sleeps while wait() waits for a stream that is held.
template <class Wait>
bool sleeps(int* counter, Wait&& wait) {
  held = released = false;
  std::atomic<bool> waiting{false};
  bool slept = false;
  const pid_t waiter = gettid();
  add<<<1, 1>>>(counter);
  HIP(hipLaunchHostFunc(nullptr, hold, nullptr));
  add<<<1, 1>>>(counter);
  std::thread observer([&] {
    while (!held || !waiting) std::this_thread::yield();
    for (int look = 0; look < 300 && !slept; ++look) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      slept = stateOf(waiter) == 'S';
    }
    released = true;
  });
  wait(waiting);
  observer.join();
  return slept;
}

void test(const char* name, unsigned flags, int* counter) {
  HIP(hipSetDeviceFlags(flags));
  const std::string key = name;
  show((key + ".stream").c_str(), sleeps(counter, [](std::atomic<bool>& waiting) {
    waiting = true;
    HIP(hipStreamSynchronize(nullptr));
  }));
  show((key + ".device").c_str(), sleeps(counter, [](std::atomic<bool>& waiting) {
    waiting = true;
    HIP(hipDeviceSynchronize());
  }));
  for (const unsigned blocking : {0u, static_cast<unsigned>(hipEventBlockingSync)}) {
    hipEvent_t event;
    HIP(hipEventCreateWithFlags(&event, blocking));
    show((key + (blocking != 0 ? ".blocking event" : ".event")).c_str(),
         sleeps(counter, [&](std::atomic<bool>& waiting) {
           HIP(hipEventRecord(event, nullptr));
           waiting = true;
           HIP(hipEventSynchronize(event));
         }));
    HIP(hipEventDestroy(event));
  }
}

}  // namespace

int main() {
  int* counter;
  HIP(hipMallocManaged(reinterpret_cast<void**>(&counter), sizeof *counter));
  *counter = 0;
  test("spin", hipDeviceScheduleSpin, counter);
  test("yield", hipDeviceScheduleYield, counter);
  test("block", hipDeviceScheduleBlockingSync, counter);
  show("counter", *counter);
}
