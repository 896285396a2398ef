// soak <what> <iterations> <samples>: does one thing again and again; prints, at equal distances, how
// many times it has, and the process's resident memory in KiB.
#include <hip/hip_runtime.h>

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>

#define HIP(call)                                                                  \
  do {                                                                             \
    const hipError_t error_ = (call);                                              \
    if (error_ != hipSuccess) {                                                    \
      std::fprintf(stderr, "%d: %s: %s\n", __LINE__, #call, hipGetErrorName(error_)); \
      std::exit(1);                                                                \
    }                                                                              \
  } while (0)

struct Large {
  int values[500];
};

__global__ void addOne(int* data) { *data += 1; }
__global__ void pick(int* out, Large large, int i) { *out = large.values[i]; }

static int* data = nullptr;
static hipStream_t stream = nullptr;
static long launches = 0;

static long residentKiB() {
  std::ifstream file("/proc/self/statm");
  long total = 0, resident = 0;
  file >> total >> resident;
  return resident * (sysconf(_SC_PAGESIZE) / 1024);
}

static void launchOne(long i) {
  addOne<<<1, 1, 0, stream>>>(data);
  ++launches;
  if (i % 1000 == 999) HIP(hipStreamSynchronize(stream));
}

// By-value arguments of which a copy is kept for each launch.
static void launchLarge(long i) {
  static Large large{};
  large.values[i % 500] = static_cast<int>(i);
  pick<<<1, 1, 0, stream>>>(data + 1, large, static_cast<int>(i % 500));
  if (i % 1000 == 999) HIP(hipStreamSynchronize(stream));
}

static void allocateOne(long i) {
  void* memory = nullptr;
  HIP(hipMalloc(&memory, 64 + i % 4096));
  HIP(hipFree(memory));
}

static void allocateInOrder(long i) {
  void* memory = nullptr;
  HIP(hipMallocAsync(&memory, 64 + i % 4096, stream));
  HIP(hipFreeAsync(memory, stream));
  if (i % 1000 == 999) HIP(hipStreamSynchronize(stream));
}

static void copyOne(long i) {
  const int value = static_cast<int>(i);
  HIP(hipMemcpyAsync(data + 2, &value, sizeof value, hipMemcpyHostToDevice, stream));
  if (i % 1000 == 999) HIP(hipStreamSynchronize(stream));
}

static void useEvent(long i) {
  hipEvent_t event;
  HIP(hipEventCreateWithFlags(&event, hipEventDisableTiming));
  HIP(hipEventRecord(event, stream));
  HIP(hipStreamWaitEvent(nullptr, event, 0));
  HIP(hipEventDestroy(event));
  if (i % 1000 == 999) HIP(hipDeviceSynchronize());
}

static void useStream(long) {
  hipStream_t other;
  HIP(hipStreamCreateWithFlags(&other, hipStreamNonBlocking));
  addOne<<<1, 1, 0, other>>>(data + 3);
  HIP(hipStreamSynchronize(other));
  HIP(hipStreamDestroy(other));
}

static void callHost(long i) {
  static long calls = 0;
  HIP(hipLaunchHostFunc(stream, [](void*) { ++calls; }, nullptr));
  if (i % 100 == 99) {
    HIP(hipStreamSynchronize(stream));
    if (calls != i + 1) std::exit(3);
  }
}

struct Load {
  const char* name;
  void (*once)(long);
};

static constexpr Load kLoads[] = {
    {"launch", launchOne},           {"large", launchLarge}, {"malloc", allocateOne},
    {"mallocAsync", allocateInOrder}, {"copy", copyOne},      {"event", useEvent},
    {"stream", useStream},           {"callback", callHost},
};

static void soak(const Load& load, long iterations, long samples) {
  for (long i = 0; i < iterations; ++i) {
    load.once(i);
    if ((i + 1) % (iterations / samples) != 0) continue;
    HIP(hipDeviceSynchronize());
    std::printf("%ld %ld\n", i + 1, residentKiB());
    std::fflush(stdout);
  }
}

int main(int, char** argv) {
  HIP(hipMalloc(reinterpret_cast<void**>(&data), 64));
  HIP(hipMemset(data, 0, 64));
  HIP(hipStreamCreate(&stream));
  for (const Load& load : kLoads)
    if (std::strcmp(load.name, argv[1]) == 0) soak(load, std::atol(argv[2]), std::atol(argv[3]));
  int counted = 0;
  HIP(hipMemcpy(&counted, data, sizeof counted, hipMemcpyDeviceToHost));
  if (counted != launches) {
    std::fprintf(stderr, "%d launches ran of %ld\n", counted, launches);
    return 2;
  }
  return 0;
}
