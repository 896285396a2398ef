// Graphs as closed command lists, over the test driver. test_graphs.py looks at the calls.
#include <hip/hip_runtime.h>

#include <cstdint>
#include <functional>
#include <random>
#include <thread>
#include <vector>

#include "gate.h"
#include "sections.h"

// Order matters: a value is what it was, what is added, and how often.
__global__ void step(int* value, const int* from, int factor, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) value[i] = value[i] * factor + from[i] + 1;
}

__global__ void follow(int** place) { ++**place; }

__global__ void grid(int* values) {
  __shared__ int all;
  extern __shared__ int more[];
  if (threadIdx.x == 0) all = gridDim.x;
  more[threadIdx.x] = threadIdx.x;
  __syncthreads();
  values[blockIdx.x * blockDim.x + threadIdx.x] = all * 1000 + more[blockDim.x - 1 - threadIdx.x];
}

__global__ void say(int number) { printf("said %d\n", number); }

static hipStream_t stream() {
  hipStream_t made;
  HIP(hipStreamCreateWithFlags(&made, hipStreamNonBlocking));
  return made;
}

static void sync(hipStream_t s) { gives(hipSuccess, hipStreamSynchronize(s)); }

static int* device(const std::vector<int>& values) {
  int* memory;
  HIP(hipMalloc(&memory, values.size() * sizeof(int)));
  HIP(hipMemcpy(memory, values.data(), values.size() * sizeof(int), hipMemcpyHostToDevice));
  return memory;
}

static std::vector<int> host(const int* memory, std::size_t count) {
  std::vector<int> values(count);
  HIP(hipMemcpy(values.data(), memory, count * sizeof(int), hipMemcpyDeviceToHost));
  return values;
}

static int first(const int* memory) { return host(memory, 1)[0]; }

static hipGraphExec_t instantiate(hipGraph_t graph, unsigned long long flags = 0) {
  hipGraphExec_t ready;
  HIP(hipGraphInstantiateWithFlags(&ready, graph, flags));
  return ready;
}

template <class Body>
static hipGraph_t captured(hipStream_t s, Body body) {
  hipGraph_t graph;
  HIP(hipStreamBeginCapture(s, hipStreamCaptureModeThreadLocal));
  body();
  HIP(hipStreamEndCapture(s, &graph));
  return graph;
}

static void run(hipGraphExec_t ready, hipStream_t s) {
  gives(hipSuccess, hipGraphLaunch(ready, s));
  sync(s);
}

// The parameters of a launch of step.
struct Step {
  int *value, *from, factor, count;
  void* arguments[4] = {&value, &from, &factor, &count};

  Step(int* to, int* of, int by, int n) : value(to), from(of), factor(by), count(n) {}
  Step(const Step&) = delete;
  hipKernelNodeParams params() {
    hipKernelNodeParams result{};
    result.func = reinterpret_cast<void*>(step);
    result.gridDim = dim3((count + 31) / 32);
    result.blockDim = dim3(32);
    result.kernelParams = arguments;
    return result;
  }
};

static hipGraphNode_t add(hipGraph_t graph, Step&& work, const std::vector<hipGraphNode_t>& after = {}) {
  hipGraphNode_t node;
  const hipKernelNodeParams params = work.params();
  HIP(hipGraphAddKernelNode(&node, graph, after.data(), after.size(), &params));
  return node;
}

static void change(hipGraphExec_t ready, hipGraphNode_t node, Step&& work) {
  const hipKernelNodeParams params = work.params();
  gives(hipSuccess, hipGraphExecKernelNodeSetParams(ready, node, &params));
}

// ---- Order

// A chain has barriers alone, and launches follow each other.
SECTION(chain) {
  int *number = device({0}), **place;
  HIP(hipMalloc(&place, sizeof(int*)));
  HIP(hipMemcpy(place, &number, sizeof(int*), hipMemcpyHostToDevice));
  hipStream_t s = stream();
  const hipGraphExec_t ready = instantiate(captured(s, [&] {
    for (int i = 0; i < 50; ++i) follow<<<1, 1, 0, s>>>(place);
  }));
  gives(hipSuccess, hipGraphUpload(ready, s));
  gives(hipSuccess, hipGraphLaunch(ready, s));
  gives(hipSuccess, hipGraphLaunch(ready, s));
  follow<<<1, 1, 0, s>>>(place);
  gives(hipSuccess, hipGraphLaunch(ready, s));
  sync(s);
  gives(151, first(number));
  gives(hipSuccess, hipGraphExecDestroy(ready));
}

// A graph of random edges with kernels, copies, fills and empty nodes. Each node changes a row of its own from the rows
// of its dependencies, so that any wrong order of two nodes, or of two launches, changes numbers.
class Mesh {
 public:
  static constexpr int kWidth = 40;

  Mesh(unsigned seed, int nodes, int reach) : random_(seed), values_(nodes * kWidth) {
    for (int& value : values_) value = static_cast<int>(random_() % 1000);
    memory_ = device(values_);
    HIP(hipGraphCreate(&graph_, 0));
    for (int i = 0; i < nodes; ++i) addNode(i, reach);
  }

  hipGraph_t graph() const { return graph_; }
  // One launch, on the host.
  void step() {
    for (const auto& each : work_) each(values_);
  }
  bool right() const { return host(memory_, values_.size()) == values_; }

 private:
  void addNode(int i, int reach) {
    std::vector<hipGraphNode_t> after;
    std::vector<int> rows;
    for (int j = std::max(0, i - reach); j < i; ++j)
      if (random_() % 3 == 0) {
        after.push_back(nodes_[j]);
        rows.push_back(j);
      }
    const int from = rows.empty() ? i : rows[random_() % rows.size()];
    const unsigned kind = random_() % 8;
    hipGraphNode_t node;
    if (kind == 0) {
      HIP(hipGraphAddEmptyNode(&node, graph_, after.data(), after.size()));
    } else if (kind == 1 && from != i) {
      HIP(hipGraphAddMemcpyNode1D(&node, graph_, after.data(), after.size(), row(i), row(from), kWidth * sizeof(int),
                                  hipMemcpyDeviceToDevice));
      work_.push_back([i, from](auto& all) { std::copy_n(&all[from * kWidth], kWidth, &all[i * kWidth]); });
    } else if (kind == 2) {
      fill(i, node, after);
    } else {
      const int factor = static_cast<int>(random_() % 5);
      node = add(graph_, Step(row(i), row(from), factor, kWidth), after);
      work_.push_back([i, from, factor](auto& all) {
        for (int k = 0; k < kWidth; ++k)
          all[i * kWidth + k] =
              static_cast<int>(static_cast<unsigned>(all[i * kWidth + k]) * factor + all[from * kWidth + k] + 1);
      });
    }
    nodes_.push_back(node);
  }

  // The left half of a row, as two rows.
  void fill(int i, hipGraphNode_t& node, const std::vector<hipGraphNode_t>& after) {
    const int value = static_cast<int>(random_() % 100);
    hipMemsetParams rows{};
    rows.dst = row(i);
    rows.elementSize = 4;
    rows.value = value;
    rows.width = kWidth / 4;
    rows.height = 2;
    rows.pitch = kWidth * sizeof(int) / 2;
    HIP(hipGraphAddMemsetNode(&node, graph_, after.data(), after.size(), &rows));
    work_.push_back([i, value](auto& all) {
      for (const int part : {0, kWidth / 2}) std::fill_n(&all[i * kWidth + part], kWidth / 4, value);
    });
  }

  int* row(int i) const { return memory_ + i * kWidth; }

  std::mt19937 random_;
  std::vector<int> values_;
  int* memory_;
  hipGraph_t graph_;
  std::vector<hipGraphNode_t> nodes_;
  std::vector<std::function<void(std::vector<int>&)>> work_;
};

// Launches overlap neither each other nor what comes before and after.
SECTION(meshes) {
  hipStream_t s = stream(), other = stream();
  for (unsigned seed = 1; seed <= 6; ++seed) {
    Mesh mesh(seed, 20 + 10 * seed, static_cast<int>(2 + 3 * seed));
    const hipGraphExec_t ready = instantiate(mesh.graph());
    for (int i = 0; i < 4; ++i) {
      gives(hipSuccess, hipGraphLaunch(ready, i == 2 ? other : s));
      mesh.step();
    }
    sync(s);
    gives(true, mesh.right());
    gives(hipSuccess, hipGraphExecDestroy(ready));
  }
}

// Two chains, which may overlap, between a fork and a join.
SECTION(branches) {
  int *a = device({1}), *b = device({2}), *c = device({3});
  hipStream_t s = stream();
  hipGraph_t graph;
  HIP(hipGraphCreate(&graph, 0));
  hipGraphNode_t start = add(graph, Step(a, a, 1, 1)), left = start, right = start;
  for (int i = 0; i < 5; ++i) {
    left = add(graph, Step(b, a, 2, 1), {left});
    right = add(graph, Step(c, a, 3, 1), {right});
  }
  add(graph, Step(a, b, 5, 1), {left, right});
  const hipGraphExec_t ready = instantiate(graph);
  int x = 1, y = 2, z = 3;
  for (int i = 0; i < 3; ++i) {
    x = x + x + 1;
    for (int k = 0; k < 5; ++k) {
      y = y * 2 + x + 1;
      z = z * 3 + x + 1;
    }
    x = x * 5 + y + 1;
    gives(hipSuccess, hipGraphLaunch(ready, s));
  }
  sync(s);
  gives(x, first(a));
  gives(y, first(b));
  gives(z, first(c));
}

// Commands before and after a launch, in its stream, in others, and on the copying engine.
SECTION(neighbours) {
  constexpr int count = 200'000;  // larger copies go to the engine that only copies
  int* a = device(std::vector<int>(count, 1));
  int *in, *out;
  HIP(hipHostMalloc(&in, count * sizeof(int), hipHostMallocDefault));
  HIP(hipHostMalloc(&out, count * sizeof(int), hipHostMallocDefault));
  hipStream_t s = stream(), other = stream();
  hipEvent_t done;
  HIP(hipEventCreate(&done));
  hipGraph_t graph;
  HIP(hipGraphCreate(&graph, 0));
  add(graph, Step(a, a, 2, count), {add(graph, Step(a, a, 1, count))});
  const hipGraphExec_t ready = instantiate(graph);
  for (const int value : {5, 7, 9}) {
    std::fill_n(in, count, value);
    gives(hipSuccess, hipMemcpyAsync(a, in, count * sizeof(int), hipMemcpyHostToDevice, s));
    gives(hipSuccess, hipGraphLaunch(ready, s));
    gives(hipSuccess, hipMemcpyAsync(out, a, count * sizeof(int), hipMemcpyDeviceToHost, s));
    gives(hipSuccess, hipGraphLaunch(ready, s));
    gives(hipSuccess, hipEventRecord(done, s));
    gives(hipSuccess, hipStreamWaitEvent(other, done, 0));
    step<<<1, 32, 0, other>>>(a, a, 0, 1);
    sync(other);
    const int once = 3 * (2 * value + 1) + 1, twice = 3 * (2 * once + 1) + 1;
    gives(once, out[0]);
    gives(once, out[count - 1]);
    const std::vector<int> back = host(a, count);
    gives(twice + 1, back[0]);
    gives(twice, back[count - 1]);
    gives(hipSuccess, hipEventQuery(done));
  }
}

// ---- Changes

// Kernels, copies, fills, and nodes that are off. None makes the graph again.
SECTION(changes) {
  int *a = device({0, 0, 0, 0}), *b = device({1, 2, 3, 4}), *c = device({5, 6, 7, 8});
  hipStream_t s = stream();
  hipGraph_t graph;
  hipGraphNode_t fill, copy;
  HIP(hipGraphCreate(&graph, 0));
  hipMemsetParams zero{};
  zero.dst = a;
  zero.elementSize = 4;
  zero.width = 4;
  zero.height = 1;
  HIP(hipGraphAddMemsetNode(&fill, graph, nullptr, 0, &zero));
  HIP(hipGraphAddMemcpyNode1D(&copy, graph, &fill, 1, a + 1, b + 1, 4, hipMemcpyDeviceToDevice));
  const hipGraphNode_t kernel = add(graph, Step(a, b, 1, 4), {copy});
  const hipGraphExec_t ready = instantiate(graph);
  const auto runs = [&](const std::vector<int>& wanted) {
    run(ready, s);
    const std::vector<int> back = host(a, 4);
    for (int i = 0; i < 4; ++i) gives(wanted[i], back[i]);
  };
  runs({2, 5, 4, 5});
  change(ready, kernel, Step(a, c, 2, 2));
  runs({6, 11, 0, 0});
  gives(hipSuccess, hipGraphExecMemcpyNodeSetParams1D(ready, copy, a + 2, b, 8, hipMemcpyDeviceToDevice));
  runs({6, 7, 1, 2});
  zero.value = 9;
  gives(hipSuccess, hipGraphExecMemsetNodeSetParams(ready, fill, &zero));
  runs({24, 25, 1, 2});
  gives(hipSuccess, hipGraphNodeSetEnabled(ready, copy, 0));
  runs({24, 25, 9, 9});
  gives(hipSuccess, hipGraphNodeSetEnabled(ready, copy, 1));
  gives(hipSuccess, hipGraphNodeSetEnabled(ready, kernel, 0));
  change(ready, kernel, Step(a, b, 0, 4));
  runs({9, 9, 1, 2});
  gives(hipSuccess, hipGraphNodeSetEnabled(ready, kernel, 1));
  runs({2, 3, 4, 5});
  gives(hipSuccess, hipGraphExecDestroy(ready));
}

// Launches that wait keep what they were launched with, also when the graph changes and ends.
SECTION(under_way) {
  int *a = device({0}), *one = device({1}), *ten = device({10});
  hipStream_t s = stream(), other = stream();
  hipGraph_t graph;
  HIP(hipGraphCreate(&graph, 0));
  const hipGraphNode_t start = add(graph, Step(a, one, 1, 1)), end = add(graph, Step(a, one, 2, 1), {start});
  const hipGraphExec_t ready = instantiate(graph);
  Gate gate(s);
  int wanted = 0;
  const auto launch = [&](hipStream_t in, int from) {
    gives(hipSuccess, hipGraphLaunch(ready, in));
    wanted = (wanted + 1 + 1) * 2 + from + 1;
  };
  launch(s, 1);
  launch(s, 1);
  change(ready, end, Step(a, ten, 2, 1));
  launch(s, 10);
  launch(other, 10);
  change(ready, end, Step(a, one, 2, 1));
  launch(other, 1);
  launch(s, 1);
  gives(hipSuccess, hipGraphExecDestroy(ready));
  gives(hipErrorNotReady, hipStreamQuery(s));
  gives(hipErrorNotReady, hipStreamQuery(other));
  gate.open();
  sync(s);
  gives(wanted, first(a));
  sync(other);
}

// Each launch after a change has a list of its own, which ends when the launch has.
SECTION(many_changes) {
  int *a = device({0}), *b = device({1});
  hipStream_t s = stream();
  hipGraph_t graph;
  HIP(hipGraphCreate(&graph, 0));
  std::vector<hipGraphNode_t> nodes{add(graph, Step(a, b, 1, 1))};
  for (int i = 0; i < 9; ++i) nodes.push_back(add(graph, Step(a, b, 1, 1), {nodes.back()}));
  const hipGraphExec_t ready = instantiate(graph);
  unsigned wanted = 0;
  for (unsigned i = 0; i < 100; ++i) {
    for (const hipGraphNode_t node : nodes) change(ready, node, Step(a, b, static_cast<int>(i % 7), 1));
    gives(hipSuccess, hipGraphLaunch(ready, s));
    for (int k = 0; k < 10; ++k) wanted = wanted * (i % 7) + 2;
    if (i % 10 == 0) sync(s);
  }
  sync(s);
  gives(static_cast<int>(wanted), first(a));
  gives(hipSuccess, hipGraphExecDestroy(ready));
}

// The arguments of the graph's launches aren't those of other launches of the kernel, from this thread or others.
SECTION(shared_kernel) {
  int *a = device({0}), *b = device({1}), *mine = device({0});
  hipStream_t s = stream(), own = stream();
  hipGraph_t graph;
  HIP(hipGraphCreate(&graph, 0));
  const hipGraphNode_t start = add(graph, Step(a, b, 1, 1)), end = add(graph, Step(a, b, 1, 1), {start});
  const hipGraphExec_t ready = instantiate(graph);
  std::thread launches([&] {
    for (int i = 0; i < 200; ++i) step<<<1, 32, 0, own>>>(mine, b, 1, 1);
    sync(own);
  });
  unsigned wanted = 0;
  for (unsigned i = 0; i < 50; ++i) {
    change(ready, end, Step(a, b, static_cast<int>(i % 3), 1));
    gives(hipSuccess, hipGraphLaunch(ready, s));
    wanted = (wanted + 2) * (i % 3) + 2;
  }
  launches.join();
  sync(s);
  gives(static_cast<int>(wanted), first(a));
  gives(400, first(mine));
}

// ---- Work

// Boxes in memory with pitches, of two and three dimensions, and fills of rows.
SECTION(boxes) {
  constexpr int side = 6, all = side * side * side;
  std::vector<int> numbers(all);
  for (int i = 0; i < all; ++i) numbers[i] = i;
  int *from = device(numbers), *to = device(std::vector<int>(all, -1));
  hipStream_t s = stream();
  hipGraph_t graph;
  hipGraphNode_t box, rows, row;
  HIP(hipGraphCreate(&graph, 0));
  hipMemcpy3DParms copy{};
  copy.srcPtr = make_hipPitchedPtr(from, side * 4, side * 4, side);
  copy.dstPtr = make_hipPitchedPtr(to, side * 4, side * 4, side);
  copy.srcPos = make_hipPos(4, 2, 3);
  copy.dstPos = make_hipPos(8, 1, 0);
  copy.extent = make_hipExtent(12, 3, 2);
  copy.kind = hipMemcpyDeviceToDevice;
  HIP(hipGraphAddMemcpyNode(&box, graph, nullptr, 0, &copy));
  hipMemsetParams fill{};
  fill.dst = reinterpret_cast<std::uint8_t*>(to) + 4;
  fill.elementSize = 2;
  fill.value = 0x1234;
  fill.width = 2;
  fill.height = 5;
  fill.pitch = side * 4;
  HIP(hipGraphAddMemsetNode(&rows, graph, nullptr, 0, &fill));
  const hipGraphNode_t before[] = {box, rows};
  HIP(hipGraphAddMemcpyNode1D(&row, graph, before, 2, to + all - side, to, side * 4, hipMemcpyDeviceToDevice));
  const hipGraphExec_t ready = instantiate(graph);
  const auto runs = [&](int x) {
    std::vector<int> wanted(all, -1);
    HIP(hipMemcpy(to, wanted.data(), all * 4, hipMemcpyHostToDevice));
    run(ready, s);
    for (int z = 0; z < 2; ++z)
      for (int y = 0; y < 3; ++y)
        for (int i = 0; i < 3; ++i) wanted[(z * side + y + 1) * side + x + i] = ((z + 3) * side + y + 2) * side + 1 + i;
    for (int y = 0; y < 5; ++y) wanted[y * side + 1] = 0x12341234;
    std::copy_n(wanted.begin(), side, wanted.end() - side);
    gives(true, host(to, all) == wanted);
  };
  runs(2);
  copy.dstPos.x = 12;
  gives(hipSuccess, hipGraphExecMemcpyNodeSetParams(ready, box, &copy));
  runs(3);
}

// More rows than a list has commands for: the runtime enqueues them.
SECTION(many_rows) {
  constexpr int count = 2000;
  int* memory = device(std::vector<int>(count * 4, 1));
  hipStream_t s = stream();
  hipGraph_t graph;
  hipGraphNode_t rows;
  HIP(hipGraphCreate(&graph, 0));
  hipMemsetParams fill{};
  fill.dst = memory;
  fill.elementSize = 4;
  fill.value = 6;
  fill.width = 2;
  fill.height = count;
  fill.pitch = 16;
  HIP(hipGraphAddMemsetNode(&rows, graph, nullptr, 0, &fill));
  add(graph, Step(memory, memory, 1, count * 4), {rows});
  const hipGraphExec_t ready = instantiate(graph);
  run(ready, s);
  const std::vector<int> back = host(memory, count * 4);
  for (const int i : {0, 1, 4 * count - 4, 4 * count - 3}) gives(13, back[i]);
  for (const int i : {2, 3, 4 * count - 2, 4 * count - 1}) gives(3, back[i]);
}

// Shapes, dynamic shared memory, and blocks that wait for each other.
SECTION(kernels) {
  int *few = device(std::vector<int>(64)), *many = device(std::vector<int>(64));
  hipStream_t s = stream();
  void* arguments[] = {&many};
  const hipGraphExec_t ready = instantiate(captured(s, [&] {
    grid<<<2, 8, 32, s>>>(few);
    HIP(hipLaunchCooperativeKernel(reinterpret_cast<void*>(grid), dim3(2), dim3(16), arguments, 64, s));
  }));
  run(ready, s);
  run(ready, s);
  const std::vector<int> two = host(few, 64), more = host(many, 64);
  for (int i = 0; i < 64; ++i) {
    gives(i < 16 ? 2007 - i % 8 : 0, two[i]);
    gives(i < 32 ? 2015 - i % 16 : 0, more[i]);
  }
}

// Device code finds the runtime's memory by pointers that it gets with each launch.
SECTION(printing) {
  hipStream_t s = stream();
  const hipGraphExec_t ready = instantiate(captured(s, [&] {
    say<<<1, 1, 0, s>>>(1);
    say<<<1, 1, 0, s>>>(2);
  }));
  for (int i = 0; i < 2; ++i) run(ready, s);
  HIP(hipDeviceSetLimit(hipLimitPrintfFifoSize, 1 << 20));
  run(ready, s);
}

// A kernel with a priority of its own is not a list's.
SECTION(priorities) {
  int *a = device({0}), *b = device({1});
  hipStream_t s = stream(), urgent;
  HIP(hipStreamCreateWithPriority(&urgent, hipStreamNonBlocking, -1));
  const auto steps = [&](hipStream_t in) {
    return captured(in, [&] {
      for (int i = 0; i < 2; ++i) step<<<1, 32, 0, in>>>(a, b, 2, 1);
    });
  };
  const hipGraph_t graph = steps(urgent);
  const hipGraphExec_t ready = instantiate(graph, hipGraphInstantiateFlagUseNodePriority);
  run(ready, s);
  gives(6, first(a));
  hipGraphNode_t wrong;
  hipGraphExecUpdateResult result;
  gives(hipSuccess, hipGraphExecUpdate(ready, steps(s), &wrong, &result));
  run(ready, s);
  gives(30, first(a));
  run(instantiate(graph), urgent);
  gives(126, first(a));
}

// The driver finds the allocations of a command when it is appended, so that a list ends with any of them: memory at
// the same address may be another allocation later.
SECTION(released_memory) {
  int *a = device({0}), *b = device({1});
  hipStream_t s = stream();
  hipGraph_t graph;
  HIP(hipGraphCreate(&graph, 0));
  add(graph, Step(a, b, 1, 1), {add(graph, Step(a, b, 1, 1))});
  const hipGraphExec_t ready = instantiate(graph);
  for (int i = 0; i < 4; ++i) {
    if (i == 2) HIP(hipFree(device({0})));
    run(ready, s);
  }
  gives(16, first(a));
}

// A graph ends while a stream waits for this thread.
SECTION(ends_while_held) {
  int *a = device({0}), *b = device({1});
  hipStream_t s = stream();
  Gate gate(s);
  for (int i = 0; i < 20; ++i) {
    hipGraph_t graph;
    HIP(hipGraphCreate(&graph, 0));
    add(graph, Step(a, b, 1, 1), {add(graph, Step(a, b, 1, 1))});
    const hipGraphExec_t ready = instantiate(graph);
    HIP(hipGraphDestroy(graph));
    gives(hipSuccess, hipGraphLaunch(ready, s));
    gives(hipSuccess, hipGraphExecDestroy(ready));
  }
  gives(hipErrorNotReady, hipStreamQuery(s));
  gate.open();
  sync(s);
  gives(80, first(a));
}

// Streams that end have graphs' lists, as the graph has a stream that has ended.
SECTION(streams_end) {
  int *a = device({0}), *b = device({1});
  hipGraph_t graph;
  HIP(hipGraphCreate(&graph, 0));
  add(graph, Step(a, b, 1, 1), {add(graph, Step(a, b, 1, 1))});
  const hipGraphExec_t ready = instantiate(graph);
  for (int i = 0; i < 20; ++i) {
    hipStream_t s = stream();
    gives(hipSuccess, hipGraphLaunch(ready, s));
    gives(hipSuccess, hipStreamDestroy(s));
  }
  gives(hipSuccess, hipDeviceSynchronize());
  gives(80, first(a));
}
