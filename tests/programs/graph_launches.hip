// Graphs of kernels, copies and fills, which a device may run as one command: long chains, branches, launches in several
// streams one after the other, and changes between launches that are under way.
#include "support.h"

constexpr int kItems = 3000, kSteps = 60, kLaunches = 25;

struct Step {
  int factor, add;
  long long wide;
};

__device__ int offset;

__global__ void apply(int* data, int n, Step step) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    data[i] = data[i] * step.factor + step.add + static_cast<int>(step.wide >> 40);
}

__global__ void join(int* to, const int* a, const int* b, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) to[i] = a[i] - b[i] + offset;
}

// Reverses the items of a block by way of dynamic shared memory.
__global__ void reverse(int* data) {
  extern __shared__ int items[];
  int* own = data + blockIdx.x * blockDim.x;
  items[threadIdx.x] = own[threadIdx.x];
  __syncthreads();
  own[threadIdx.x] = items[blockDim.x - 1 - threadIdx.x];
}

static long checked = 0, wrong = 0;

static void expect(bool right) {
  ++checked;
  wrong += !right;
}

static hipGraphExec_t ready(hipGraph_t graph) {
  hipGraphExec_t made;
  HIP_CHECK(hipGraphInstantiate(&made, graph, nullptr, nullptr, 0));
  return made;
}

static hipStream_t stream() {
  hipStream_t made;
  HIP_CHECK(hipStreamCreateWithFlags(&made, hipStreamNonBlocking));
  return made;
}

static hipKernelNodeParams params(const void* function, void** arguments) {
  hipKernelNodeParams result{};
  result.func = const_cast<void*>(function);
  result.gridDim = dim3(12);
  result.blockDim = dim3(128);
  result.kernelParams = arguments;
  return result;
}

// The numbers wrap: the host computes with unsigned ones.
static unsigned applied(unsigned value, const Step& step) {
  return value * static_cast<unsigned>(step.factor) + static_cast<unsigned>(step.add) +
         static_cast<unsigned>(step.wide >> 40);
}

// Each launch changes one step of the chain while former launches run, and goes to the other stream.
static void chain() {
  DeviceArray<int> data(std::vector<int>(kItems, 1));
  hipStream_t streams[] = {stream(), stream()};
  std::vector<Step> steps;
  std::vector<hipGraphNode_t> nodes(kSteps);
  hipGraph_t graph;
  HIP_CHECK(hipGraphCreate(&graph, 0));
  int *memory = data, count = kItems;
  for (int i = 0; i < kSteps; ++i) {
    steps.push_back({2 * i + 3, i, static_cast<long long>(i) << 40});
    void* arguments[] = {&memory, &count, &steps[i]};
    const hipKernelNodeParams node = params(reinterpret_cast<const void*>(apply), arguments);
    HIP_CHECK(hipGraphAddKernelNode(&nodes[i], graph, i > 0 ? &nodes[i - 1] : nullptr, i > 0 ? 1 : 0, &node));
  }
  hipGraphExec_t executable = ready(graph);
  unsigned value = 1;
  for (int i = 0; i < kLaunches; ++i) {
    const int changed = i * 7 % kSteps, off = i * 11 % kSteps;
    steps[changed].add = 1000 + i;
    void* arguments[] = {&memory, &count, &steps[changed]};
    const hipKernelNodeParams node = params(reinterpret_cast<const void*>(apply), arguments);
    HIP_CHECK(hipGraphExecKernelNodeSetParams(executable, nodes[changed], &node));
    HIP_CHECK(hipGraphNodeSetEnabled(executable, nodes[off], 0));
    HIP_CHECK(hipGraphLaunch(executable, streams[i % 2]));
    HIP_CHECK(hipGraphNodeSetEnabled(executable, nodes[off], 1));
    for (int step = 0; step < kSteps; ++step)
      if (step != off) value = applied(value, steps[step]);
  }
  HIP_CHECK(hipGraphExecDestroy(executable));  // while launches run
  HIP_CHECK(hipGraphDestroy(graph));
  for (hipStream_t each : streams) {
    HIP_CHECK(hipStreamSynchronize(each));
    HIP_CHECK(hipStreamDestroy(each));
  }
  for (const int item : data.host()) expect(static_cast<unsigned>(item) == value);
}

// Copies from and to pinned memory, a variable of the device, rows, a fork and a join, and dynamic shared memory. The
// graph is captured again for each round, and updates the executable one.
static void branches() {
  constexpr int kBlock = 100, kPitch = 64;
  const size_t bytes = kItems * sizeof(int);
  DeviceArray<int> a(kItems), b(kItems), c(kItems), rows(4 * kPitch);
  HIP_CHECK(hipDeviceSynchronize());  // the arrays' first fills are the null stream's
  int *in, *out, *number;
  HIP_CHECK(hipHostMalloc(reinterpret_cast<void**>(&in), bytes, hipHostMallocDefault));
  HIP_CHECK(hipHostMalloc(reinterpret_cast<void**>(&out), bytes, hipHostMallocDefault));
  HIP_CHECK(hipHostMalloc(reinterpret_cast<void**>(&number), sizeof(int), hipHostMallocDefault));
  hipStream_t main = stream(), side = stream();
  hipEvent_t fork, end;
  HIP_CHECK(hipEventCreate(&fork));
  HIP_CHECK(hipEventCreate(&end));
  hipGraphExec_t executable = nullptr;
  for (int round = 0; round < 6; ++round) {
    hipGraph_t graph;
    HIP_CHECK(hipStreamBeginCapture(main, hipStreamCaptureModeThreadLocal));
    HIP_CHECK(hipMemcpyAsync(a, in, bytes, hipMemcpyHostToDevice, main));
    HIP_CHECK(hipEventRecord(fork, main));
    HIP_CHECK(hipStreamWaitEvent(side, fork, 0));
    HIP_CHECK(hipMemcpyToSymbolAsync(HIP_SYMBOL(offset), number, sizeof(int), 0, hipMemcpyHostToDevice, side));
    HIP_CHECK(hipMemsetAsync(b, 1, bytes, side));
    HIP_CHECK(hipMemset2DAsync(rows, kPitch * sizeof(int), 2, 10 * sizeof(int), 4, side));
    apply<<<12, 128, 0, side>>>(b, kItems, Step{1, round, 0});
    HIP_CHECK(hipEventRecord(end, side));
    reverse<<<kItems / kBlock, kBlock, (kBlock + round) * sizeof(int), main>>>(a);
    HIP_CHECK(hipStreamWaitEvent(main, end, 0));
    join<<<12, 128, 0, main>>>(c, a, b, kItems);
    HIP_CHECK(hipMemcpy2DAsync(static_cast<int*>(c) + 1, kPitch * sizeof(int), rows, kPitch * sizeof(int),
                               8 * sizeof(int), 3, hipMemcpyDeviceToDevice, main));
    HIP_CHECK(hipMemcpyAsync(out, c, bytes, hipMemcpyDeviceToHost, main));
    HIP_CHECK(hipStreamEndCapture(main, &graph));
    if (executable == nullptr) {
      executable = ready(graph);
    } else {
      hipGraphNode_t node;
      hipGraphExecUpdateResult result;
      HIP_CHECK(hipGraphExecUpdate(executable, graph, &node, &result));
    }
    HIP_CHECK(hipGraphDestroy(graph));
    for (int launch = 0; launch < 2; ++launch) {
      for (int i = 0; i < kItems; ++i) in[i] = 5 * i + launch;
      *number = 7 * round - launch;
      HIP_CHECK(hipGraphLaunch(executable, main));
      HIP_CHECK(hipEventRecord(end, main));
      HIP_CHECK(hipEventSynchronize(end));
      for (int i = 0; i < kItems; ++i) {
        const int from = i / kBlock * kBlock + kBlock - 1 - i % kBlock;
        const bool filled = i < 3 * kPitch && i % kPitch >= 1 && i % kPitch < 9;
        expect(out[i] == (filled ? 0x02020202 : 5 * from + launch - (0x01010101 + round) + *number));
      }
    }
  }
  HIP_CHECK(hipGraphExecDestroy(executable));
  HIP_CHECK(hipEventDestroy(fork));
  HIP_CHECK(hipEventDestroy(end));
  for (hipStream_t each : {main, side}) HIP_CHECK(hipStreamDestroy(each));
  for (int* each : {in, out, number}) HIP_CHECK(hipHostFree(each));
}

int main() {
  chain();
  branches();
  return verdict(checked, wrong);
}
