// soak <what> <iterations> <samples>: repeats one operation; prints, at equal distances, the number of repetitions and
// the process's resident memory in KiB.
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

// By-value arguments that are copied for each launch.
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

// A kernel's node that adds 1 to data[0].
static hipGraphNode_t addKernel(hipGraph_t graph) {
  void* arguments[] = {&data};
  hipKernelNodeParams params{};
  params.func = reinterpret_cast<void*>(addOne);
  params.gridDim = params.blockDim = dim3(1);
  params.kernelParams = arguments;
  hipGraphNode_t node;
  HIP(hipGraphAddKernelNode(&node, graph, nullptr, 0, &params));
  return node;
}

// Launches, updates by `changed`, launches again, and destroys.
static void runTwice(hipGraph_t graph, hipGraph_t changed) {
  hipGraphExec_t executable;
  HIP(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  HIP(hipGraphLaunch(executable, stream));
  hipGraphNode_t wrong;
  hipGraphExecUpdateResult result;
  HIP(hipGraphExecUpdate(executable, changed, &wrong, &result));
  HIP(hipGraphLaunch(executable, stream));
  HIP(hipGraphExecDestroy(executable));
}

static void useGraph(long i) {
  hipGraph_t graph, changed, child;
  HIP(hipGraphCreate(&graph, 0));
  HIP(hipGraphCreate(&child, 0));
  const hipGraphNode_t kernel = addKernel(graph);
  addKernel(child);
  hipMemsetParams fill{};
  fill.dst = data + 4;
  fill.elementSize = 1;
  fill.width = 4;
  fill.height = 1;
  hipGraphNode_t last, copied;
  HIP(hipGraphAddMemsetNode(&last, graph, &kernel, 1, &fill));
  HIP(hipGraphAddChildGraphNode(&last, graph, &last, 1, child));
  HIP(hipGraphDestroy(child));
  HIP(hipGraphClone(&changed, graph));
  HIP(hipGraphNodeFindInClone(&copied, last, changed));
  runTwice(graph, changed);
  HIP(hipGraphDestroy(changed));
  HIP(hipGraphDestroy(graph));
  launches += 4;
  if (i % 100 == 99) HIP(hipStreamSynchronize(stream));
}

// Two streams in one sequence.
static hipGraph_t capture(hipStream_t other, hipEvent_t event) {
  hipGraph_t graph;
  HIP(hipStreamBeginCapture(stream, hipStreamCaptureModeThreadLocal));
  HIP(hipEventRecord(event, stream));
  HIP(hipStreamWaitEvent(other, event, 0));
  addOne<<<1, 1, 0, stream>>>(data);
  HIP(hipMemsetAsync(data + 5, 1, sizeof(int), other));
  HIP(hipEventRecord(event, other));
  HIP(hipStreamWaitEvent(stream, event, 0));
  HIP(hipStreamEndCapture(stream, &graph));
  return graph;
}

static void captureGraph(long i) {
  hipStream_t other;
  hipEvent_t event;
  HIP(hipStreamCreateWithFlags(&other, hipStreamNonBlocking));
  HIP(hipEventCreateWithFlags(&event, hipEventDisableTiming));
  hipGraph_t graph = capture(other, event), changed = capture(other, event);
  runTwice(graph, changed);
  HIP(hipGraphDestroy(changed));
  HIP(hipGraphDestroy(graph));
  HIP(hipEventDestroy(event));
  HIP(hipStreamDestroy(other));
  launches += 2;
  if (i % 10 == 9) HIP(hipStreamSynchronize(stream));
}

// One executable graph, whose arguments change.
static void updateGraph(long i) {
  static int* place = data;
  static hipGraph_t graph = nullptr;
  static hipGraphNode_t node;
  static hipGraphExec_t executable;
  if (graph == nullptr) {
    HIP(hipGraphCreate(&graph, 0));
    node = addKernel(graph);
    HIP(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  }
  void* arguments[] = {&place};
  hipKernelNodeParams params;
  HIP(hipGraphKernelNodeGetParams(node, &params));
  params.kernelParams = arguments;
  place = i % 2 == 0 ? data : data + 6;
  HIP(hipGraphExecKernelNodeSetParams(executable, node, &params));
  HIP(hipGraphLaunch(executable, stream));
  launches += i % 2 == 0;
  if (i % 1000 == 999) HIP(hipStreamSynchronize(stream));
}

static void allocateInGraph(long) {
  hipGraph_t graph;
  hipGraphExec_t executable;
  HIP(hipGraphCreate(&graph, 0));
  hipMemAllocNodeParams params{};
  params.poolProps.allocType = hipMemAllocationTypePinned;
  params.poolProps.location.type = hipMemLocationTypeDevice;
  params.bytesize = 4096;
  hipGraphNode_t allocation, freed;
  HIP(hipGraphAddMemAllocNode(&allocation, graph, nullptr, 0, &params));
  HIP(hipGraphAddMemFreeNode(&freed, graph, &allocation, 1, params.dptr));
  HIP(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  HIP(hipGraphLaunch(executable, stream));
  HIP(hipStreamSynchronize(stream));
  HIP(hipGraphExecDestroy(executable));
  HIP(hipGraphDestroy(graph));
}

struct Load {
  const char* name;
  void (*once)(long);
};

static constexpr Load kLoads[] = {
    {"launch", launchOne},           {"large", launchLarge}, {"malloc", allocateOne},
    {"mallocAsync", allocateInOrder}, {"copy", copyOne},      {"event", useEvent},
    {"stream", useStream},           {"callback", callHost},
    {"graph", useGraph},             {"capture", captureGraph},
    {"graphUpdate", updateGraph},    {"graphMemory", allocateInGraph},
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
