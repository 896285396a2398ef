// The paths of a program's only thread, and its end as the only one: only_thread. Prints what is wrong, and returns 1.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <thread>

// Takes long enough that a wait which ends early finds an old value.
__global__ void add(unsigned* count, unsigned turns) {
  volatile unsigned left = turns;
  while (left != 0) left = left - 1;
  atomicAdd(count, 1u);
}

static void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::printf("%s\n", hipGetErrorString(error));
  std::exit(1);
}

static unsigned* count;
static unsigned expected = 0;

static void launch(hipStream_t stream = nullptr) {
  add<<<1, 1, 0, stream>>>(count, 20'000);
  ++expected;
}

static void compare(const char* what) {
  if (*static_cast<volatile unsigned*>(count) == expected) return;
  std::printf("%s: %u launches of %u\n", what, *count, expected);
  std::exit(1);
}

// Waits after each launch, and then after other commands than the launch that the wait expects.
static void wait() {
  hipEvent_t event;
  hipStream_t other;
  unsigned* copied;
  check(hipEventCreate(&event));
  check(hipStreamCreateWithFlags(&other, hipStreamNonBlocking));
  check(hipMalloc(reinterpret_cast<void**>(&copied), sizeof *copied));
  for (int turn = 0; turn < 3; ++turn) {
    for (int i = 0; i < 20; ++i) {
      launch();
      check(hipDeviceSynchronize());
      compare("one launch");
    }
    launch();
    launch();
    check(hipDeviceSynchronize());
    compare("two launches");
    launch();
    check(hipDeviceSynchronize());
    launch();
    check(hipStreamSynchronize(nullptr));
    compare("the null stream");
    launch();
    check(hipMemcpyAsync(copied, count, sizeof *count, hipMemcpyDeviceToDevice));
    check(hipDeviceSynchronize());
    compare("a copy");
    launch(other);
    check(hipEventRecord(event, other));
    check(hipStreamWaitEvent(nullptr, event, 0));
    check(hipStreamSynchronize(nullptr));
    compare("an event of another stream");
  }
  unsigned value = 0;
  check(hipMemcpy(&value, copied, sizeof value, hipMemcpyDeviceToHost));
  if (value == 0) std::exit(1);
  check(hipFree(copied));
  check(hipStreamDestroy(other));
  check(hipEventDestroy(event));
}

// Another thread makes its first calls while this one launches the same kernel into the same stream.
static void join() {
  constexpr unsigned launches = 3'000;
  const auto many = [] {
    for (unsigned i = 0; i < launches; ++i) add<<<1, 1>>>(count, 1);
  };
  std::thread another(many);
  many();
  another.join();
  expected += 2 * launches;
  check(hipDeviceSynchronize());
  compare("two threads");
  for (int i = 0; i < 5; ++i) {
    std::thread([] { launch(); }).join();
    check(hipDeviceSynchronize());
    compare("a launch by another thread");
  }
}

int main() {
  check(hipHostMalloc(reinterpret_cast<void**>(&count), sizeof *count));
  *count = 0;
  wait();
  join();
  check(hipGetLastError());
  check(hipHostFree(count));
  return 0;
}
