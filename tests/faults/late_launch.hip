// late_launch <layer>: a launch that has not yet reached the device's queue while another thread asks
// for times for the first time.
#include "mix.h"
#include "show.h"

#include <dlfcn.h>

#include <thread>

#include "layer.h"

constexpr int kSpins = 5000000;

template <class Function>
static Function* find(void* layer, const char* name) {
  return reinterpret_cast<Function*>(dlsym(layer, name));
}

int main(int, char** argv) {
  unsigned* cell;
  HIP(hipMallocManaged((void**)&cell, sizeof *cell));
  hipStream_t stream;
  hipEvent_t event;
  HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  HIP(hipEventCreate(&event));
  mixSlowly<<<1, 1, 0, stream>>>(cell, 1, 1);
  mix<<<1, 1, 0, stream>>>(cell, 1);
  HIP(hipStreamSynchronize(stream));
  *cell = 0;

  void* layer = dlopen(argv[1], RTLD_NOW | RTLD_NOLOAD);
  const auto hold = find<decltype(fault_hold)>(layer, "fault_hold");
  const auto held = find<decltype(fault_held)>(layer, "fault_held");
  hold("EnqueueNDRangeKernel");
  std::thread launcher([&] {
    mixSlowly<<<1, 1, 0, stream>>>(cell, 1, kSpins);
    mix<<<1, 1, 0, stream>>>(cell, 2);
  });
  while (held() == 0) std::this_thread::yield();
  HIP(hipEventRecord(event, stream));
  hold(nullptr);
  launcher.join();
  HIP(hipStreamSynchronize(stream));
  show("value", *cell == mixed(mixed(0, slowValue(1, kSpins)), 2));
  show("event", hipEventQuery(event));
}
