// Host functions: their order, waiting in them, and streams that are destroyed before they have run.
#include <atomic>
#include <condition_variable>
#include <cstdlib>
#include <mutex>
#include <vector>

#include "sections.h"

__global__ void store(int* out, int value) { *out = value; }
__global__ void say() { printf("kernel ran\n"); }

// Opened once; threads that pass wait until then.
class Door {
 public:
  void open() {
    const std::lock_guard lock(mutex_);
    open_ = true;
    moved_.notify_all();
  }
  void pass() {
    std::unique_lock lock(mutex_);
    moved_.wait(lock, [this] { return open_; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable moved_;
  bool open_ = false;
};

static int* slots;  // pinned

// CUDA's driver prepares printf at the first launch in a program that has it, and holds up all streams until then.
static void prepare() {
  HIP(hipHostMalloc(&slots, 64 * sizeof *slots));
  store<<<1, 1>>>(slots, 0);
  HIP(hipDeviceSynchronize());
}

static void openDoor(void* door) { static_cast<Door*>(door)->open(); }
static void passDoor(void* door) { static_cast<Door*>(door)->pass(); }

// The first stream's function ends only after the second's has run.
SECTION(dependent_functions) {
  Stream a(hipStreamNonBlocking), b(hipStreamNonBlocking);
  Door door;
  HIP(hipLaunchHostFunc(a, passDoor, &door));
  HIP(hipLaunchHostFunc(b, openDoor, &door));
  gives(hipSuccess, hipStreamSynchronize(a));
  gives(hipSuccess, hipStreamSynchronize(b));
}

struct Meeting {
  static constexpr int kStreams = 24;
  std::atomic<int> arrived{0};
  Door all;
};

static void meet(void* data) {
  auto* meeting = static_cast<Meeting*>(data);
  if (++meeting->arrived == Meeting::kStreams) meeting->all.open();
  meeting->all.pass();
}

SECTION(many_streams) {
  Meeting meeting;
  std::vector<hipStream_t> streams(Meeting::kStreams);
  for (auto& stream : streams) {
    HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    HIP(hipLaunchHostFunc(stream, meet, &meeting));
  }
  HIP(hipDeviceSynchronize());
  gives(24, meeting.arrived.load());
  for (auto& stream : streams) HIP(hipStreamDestroy(stream));
}

static std::vector<int> seen;

SECTION(order) {
  static int numbers[100];
  Stream stream;
  for (int i = 0; i < 100; ++i) {
    numbers[i] = i;
    HIP(hipLaunchHostFunc(stream, [](void* data) { seen.push_back(*static_cast<int*>(data)); }, &numbers[i]));
  }
  HIP(hipStreamSynchronize(stream));
  bool sorted = seen.size() == 100;
  for (std::size_t i = 0; i < seen.size(); ++i) sorted &= seen[i] == static_cast<int>(i);
  gives(true, sorted);
}

// The results that a host function gets when it calls the API.
struct Inside {
  hipStream_t own, other;
  hipEvent_t last;
  void* memory;
  Door recorded;
  hipError_t query, synchronize, device, event, legacy, launch, elsewhere, allocate, release;
};

static void callApi(void* data) {
  auto* inside = static_cast<Inside*>(data);
  inside->recorded.pass();
  inside->query = hipStreamQuery(inside->own);
  inside->synchronize = hipStreamSynchronize(inside->own);
  inside->device = hipDeviceSynchronize();
  inside->event = hipEventSynchronize(inside->last);
  inside->legacy = hipStreamSynchronize(nullptr);
  (void)hipGetLastError();
  store<<<1, 1, 0, inside->other>>>(slots, 12);
  inside->launch = hipGetLastError();
  inside->elsewhere = hipStreamSynchronize(inside->other);
  void* memory = nullptr;
  inside->allocate = hipMalloc(&memory, 64);
  inside->release = hipFree(inside->memory);
}

SECTION(api_inside) {
  prepare();
  Inside inside{};
  hipStream_t after;  // older than the function's stream, and waits for it
  HIP(hipMalloc(&inside.memory, 64));
  HIP(hipStreamCreateWithFlags(&after, hipStreamNonBlocking));
  HIP(hipStreamCreate(&inside.own));
  HIP(hipStreamCreateWithFlags(&inside.other, hipStreamNonBlocking));
  HIP(hipEventCreate(&inside.last));
  HIP(hipLaunchHostFunc(inside.own, callApi, &inside));
  HIP(hipEventRecord(inside.last, inside.own));
  HIP(hipStreamWaitEvent(after, inside.last, 0));
  store<<<1, 1, 0, after>>>(slots + 3, 13);
  inside.recorded.open();
  HIP(hipStreamSynchronize(inside.own));
  gives(hipErrorNotReady, inside.query);
  gives(hipErrorIllegalState, inside.synchronize);
  gives(hipErrorIllegalState, inside.device);
  gives(hipErrorIllegalState, inside.event);
  gives(hipErrorIllegalState, inside.legacy);
  gives(hipSuccess, inside.launch);
  gives(hipSuccess, inside.elsewhere);
  gives(12, slots[0]);
  gives(hipSuccess, inside.allocate);
  gives(hipErrorIllegalState, inside.release);
  HIP(hipFree(inside.memory));
  gives(13, slots[3]);
  HIP(hipStreamDestroy(after));
  HIP(hipStreamDestroy(inside.own));
  HIP(hipStreamDestroy(inside.other));
}

// Work in a stream that is destroyed still runs, in order; the handle is dead at once.
SECTION(destroyed) {
  prepare();
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
  Door door;
  slots[1] = 0;
  HIP(hipLaunchHostFunc(stream, passDoor, &door));
  store<<<1, 1, 0, stream>>>(slots + 1, 5);
  gives(hipSuccess, hipStreamDestroy(stream));
  gives(0, slots[1]);
  store<<<1, 1, 0, stream>>>(slots + 1, 6);
  gives(hipErrorContextIsDestroyed, hipGetLastError());
  gives(hipErrorContextIsDestroyed, hipStreamAddCallback(stream, [](hipStream_t, hipError_t, void*) {}, nullptr, 0));
  gives(hipErrorContextIsDestroyed, hipStreamDestroy(stream));
  store<<<1, 1>>>(slots + 2, 7);  // the default stream still waits for it
  gives(hipErrorNotReady, hipStreamQuery(nullptr));
  door.open();
  HIP(hipDeviceSynchronize());
  gives(5, slots[1]);
  gives(hipErrorContextIsDestroyed, hipStreamSynchronize(reinterpret_cast<hipStream_t>(&door)));
}

SECTION(status) {
  Stream stream;
  hipError_t status = hipErrorUnknown;
  HIP(hipStreamAddCallback(
      stream, [](hipStream_t, hipError_t error, void* data) { *static_cast<hipError_t*>(data) = error; }, &status, 0));
  HIP(hipStreamSynchronize(stream));
  gives(hipSuccess, status);
}

// The function ends the process; later work in its stream still runs.
SECTION(exit_in_function) {
  hipStream_t stream;
  HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  static Door& door = *new Door;
  HIP(hipLaunchHostFunc(
      stream,
      [](void*) {
        door.pass();
        std::exit(5);
      },
      nullptr));
  say<<<1, 1, 0, stream>>>();
  door.open();
  static Door& never = *new Door;  // exit must not destroy a door at which a thread waits
  never.pass();
}
