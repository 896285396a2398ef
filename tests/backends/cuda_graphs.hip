// Graphs that the driver runs, over the stand-in for it. test_cuda_graphs.py looks at the calls.
#include <hip/hip_runtime.h>

#include <atomic>
#include <cstdlib>
#include <thread>
#include <vector>

#include "cuda_code.h"

static void sync(hipStream_t s) { gives(hipSuccess, hipStreamSynchronize(s)); }

template <class T>
static T* device(std::vector<T> values) {
  T* memory = nullptr;
  const std::size_t bytes = values.size() * sizeof(T);
  gives(hipSuccess, hipMalloc(&memory, bytes));
  gives(hipSuccess, hipMemcpy(memory, values.data(), bytes, hipMemcpyHostToDevice));
  return memory;
}

template <class T>
static T first(const T* memory) {
  T value{};
  gives(hipSuccess, hipMemcpy(&value, memory, sizeof value, hipMemcpyDeviceToHost));
  return value;
}

// For "follow", which adds 1 to a number that it finds by a pointer in memory.
struct Counter {
  int* number = device<int>({0});
  int** place = device<int*>({number});

  int value() const { return first(number); }
};

// For "_Z3addPfS_i", which adds one array to another.
struct Add {
  float *to, *from;
  int count;
  void* arguments[3] = {&to, &from, &count};

  Add(float* a, float* b, int n) : to(a), from(b), count(n) {}
  std::vector<void*> list() { return {&to, &from, &count}; }
  hipKernelNodeParams params() {
    hipKernelNodeParams result{};
    result.func = kernel("_Z3addPfS_i");
    result.gridDim = result.blockDim = dim3(1);
    result.kernelParams = arguments;
    return result;
  }
};

static hipGraphExec_t instantiate(hipGraph_t graph) {
  hipGraphExec_t ready = nullptr;
  gives(hipSuccess, hipGraphInstantiate(&ready, graph, nullptr, nullptr, 0));
  return ready;
}

template <class Body>
static hipGraph_t captured(hipStream_t s, Body body) {
  hipGraph_t graph = nullptr;
  gives(hipSuccess, hipStreamBeginCapture(s, hipStreamCaptureModeThreadLocal));
  body();
  gives(hipSuccess, hipStreamEndCapture(s, &graph));
  return graph;
}

static void run(hipGraphExec_t ready, hipStream_t s) {
  gives(hipSuccess, hipGraphLaunch(ready, s));
  sync(s);
}

// 50 kernels are one call. An update that changes nothing is none.
SECTION(chain) {
  Counter counter;
  hipStream_t s = stream();
  const auto follows = [&] {
    for (int i = 0; i < 50; ++i) gives(hipSuccess, launch("follow", s, {&counter.place}));
  };
  const hipGraph_t graph = captured(s, follows), same = captured(s, follows);
  const hipGraphExec_t ready = instantiate(graph);
  gives(hipSuccess, hipGraphDestroy(graph));
  gives(hipSuccess, hipGraphUpload(ready, s));
  gives(hipSuccess, hipGraphLaunch(ready, s));
  gives(hipSuccess, hipGraphLaunch(ready, s));
  sync(s);
  gives(100, counter.value());
  hipGraphNode_t wrong;
  hipGraphExecUpdateResult result;
  gives(hipSuccess, hipGraphExecUpdate(ready, same, &wrong, &result));
  gives(hipSuccess, hipGraphDestroy(same));
  run(ready, s);
  gives(150, counter.value());
  gives(hipSuccess, hipGraphExecDestroy(ready));
}

// The order of a graph's branches, and the stream's: what comes before and after a launch, events, other streams.
SECTION(order) {
  constexpr int count = 1000;
  float *a = device(std::vector<float>(count)), *b = device(std::vector<float>(count)),
        *c = device(std::vector<float>(count)), *pinned;
  gives(hipSuccess, hipHostMalloc(&pinned, count * sizeof(float), hipHostMallocDefault));
  hipStream_t s = stream(), side = stream(), other = stream();
  hipEvent_t fork, join, done;
  for (hipEvent_t* event : {&fork, &join, &done}) gives(hipSuccess, hipEventCreate(event));
  Add first(a, b, count), second(b, c, count), last(a, c, count);
  const hipGraph_t graph = captured(s, [&] {
    gives(hipSuccess, hipMemcpyAsync(a, pinned, count * sizeof(float), hipMemcpyHostToDevice, s));
    gives(hipSuccess, hipEventRecord(fork, s));
    gives(hipSuccess, hipStreamWaitEvent(side, fork, 0));
    gives(hipSuccess, hipMemcpyAsync(b, a, count * sizeof(float), hipMemcpyDeviceToDevice, s));
    gives(hipSuccess, hipMemsetD32Async(c, 0x40400000, count, side));  // 3
    gives(hipSuccess, hipEventRecord(join, side));
    gives(hipSuccess, hipStreamWaitEvent(s, join, 0));
    gives(hipSuccess, launch("_Z3addPfS_i", s, first.list()));
    gives(hipSuccess, launch("_Z3addPfS_i", s, second.list()));
    gives(hipSuccess, launch("_Z3addPfS_i", s, last.list()));
  });
  const hipGraphExec_t ready = instantiate(graph);
  for (const float value : {5.0f, 7.0f}) {
    gives(hipSuccess, launch("slow", s));
    gives(hipErrorNotReady, hipStreamQuery(s));
    for (int i = 0; i < count; ++i) pinned[i] = value;
    gives(hipSuccess, hipGraphLaunch(ready, s));
    gives(hipErrorNotReady, hipStreamQuery(s));
    gives(hipSuccess, hipEventRecord(done, s));
    gives(hipErrorNotReady, hipEventQuery(done));
    gives(hipSuccess, hipStreamWaitEvent(other, done, 0));
    std::vector<float> back(count);
    gives(hipSuccess, hipMemcpyAsync(back.data(), a, count * sizeof(float), hipMemcpyDeviceToHost, other));
    sync(other);
    gives(hipSuccess, hipEventQuery(done));
    gives(hipSuccess, hipStreamQuery(s));
    gives(true, back == std::vector<float>(count, 2 * value + 3));
    gives(value + 3, ::first(b));
  }
}

// The default stream waits for a launch in a blocking stream, and the host for one in the default stream.
SECTION(default_stream) {
  Counter counter;
  hipStream_t blocking;
  gives(hipSuccess, hipStreamCreate(&blocking));
  const hipGraph_t graph = captured(blocking, [&] {
    gives(hipSuccess, launch("slow", blocking));
    gives(hipSuccess, launch("follow", blocking, {&counter.place}));
  });
  const hipGraphExec_t ready = instantiate(graph);
  gives(hipSuccess, hipGraphLaunch(ready, blocking));
  int* copy = device<int>({0});
  gives(hipSuccess, hipMemcpyAsync(copy, counter.number, sizeof(int), hipMemcpyDeviceToDevice, nullptr));
  gives(hipSuccess, hipStreamSynchronize(nullptr));
  gives(1, first(copy));
  gives(hipSuccess, hipGraphLaunch(ready, nullptr));
  gives(hipErrorNotReady, hipStreamQuery(nullptr));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(2, counter.value());
}

// A launch while the previous one runs, in another stream; changes and the end of the graph meanwhile.
SECTION(under_way) {
  float *a = device<float>({0, 0}), *b = device<float>({1, 10});
  hipStream_t s = stream(), other = stream();
  hipGraph_t graph;
  hipGraphNode_t slow, add;
  gives(hipSuccess, hipGraphCreate(&graph, 0));
  hipKernelNodeParams params{};
  params.func = kernel("slow");
  params.gridDim = params.blockDim = dim3(1);
  gives(hipSuccess, hipGraphAddKernelNode(&slow, graph, nullptr, 0, &params));
  Add one(a, b, 1), ten(a, b + 1, 1);
  const hipKernelNodeParams adds = one.params(), addsTen = ten.params();
  gives(hipSuccess, hipGraphAddKernelNode(&add, graph, &slow, 1, &adds));
  const hipGraphExec_t ready = instantiate(graph);
  gives(hipSuccess, hipGraphLaunch(ready, s));
  gives(hipSuccess, hipGraphLaunch(ready, other));
  gives(hipSuccess, hipGraphExecKernelNodeSetParams(ready, add, &addsTen));
  gives(hipErrorNotReady, hipStreamQuery(other));
  gives(hipSuccess, hipGraphLaunch(ready, s));
  gives(hipSuccess, hipGraphExecDestroy(ready));
  sync(s);
  gives(12.0f, first(a));
}

// New parameters, nodes that are turned off, and a graph's update, each as far as the driver's nodes allow.
SECTION(changes) {
  float *a = device<float>({0, 0, 0, 0}), *b = device<float>({1, 2, 3, 4}), *c = device<float>({5, 6, 7, 8});
  Counter counter;
  hipStream_t s = stream();
  hipGraph_t graph;
  hipGraphNode_t fill, copy, add;
  gives(hipSuccess, hipGraphCreate(&graph, 0));
  hipMemsetParams zero{};
  zero.dst = a;
  zero.elementSize = 4;
  zero.width = 4;
  zero.height = 1;
  gives(hipSuccess, hipGraphAddMemsetNode(&fill, graph, nullptr, 0, &zero));
  gives(hipSuccess, hipGraphAddMemcpyNode1D(&copy, graph, &fill, 1, a + 1, b + 1, 4, hipMemcpyDeviceToDevice));
  Add all(a, b, 4), half(a, c, 2);
  const hipKernelNodeParams allParams = all.params(), halfParams = half.params();
  gives(hipSuccess, hipGraphAddKernelNode(&add, graph, &copy, 1, &allParams));
  const hipGraphExec_t ready = instantiate(graph);
  const auto runs = [&](std::vector<float> wanted) {
    run(ready, s);
    std::vector<float> back(4);
    gives(hipSuccess, hipMemcpy(back.data(), a, 16, hipMemcpyDeviceToHost));
    for (int i = 0; i < 4; ++i) gives(wanted[i], back[i]);
  };
  runs({1, 4, 3, 4});
  gives(hipSuccess, hipGraphExecKernelNodeSetParams(ready, add, &halfParams));
  runs({5, 8, 0, 0});
  gives(hipSuccess, hipGraphExecMemcpyNodeSetParams1D(ready, copy, a + 2, b, 8, hipMemcpyDeviceToDevice));
  runs({5, 6, 1, 2});
  zero.value = 0x3F800000;
  gives(hipSuccess, hipGraphExecMemsetNodeSetParams(ready, fill, &zero));
  runs({6, 7, 1, 2});
  gives(hipSuccess, hipGraphNodeSetEnabled(ready, copy, 0));
  runs({6, 7, 1, 1});
  gives(hipSuccess, hipGraphNodeSetEnabled(ready, copy, 1));
  runs({6, 7, 1, 2});
  // Parameters that are set while the node is off.
  gives(hipSuccess, hipGraphNodeSetEnabled(ready, add, 0));
  gives(hipSuccess, hipGraphExecKernelNodeSetParams(ready, add, &allParams));
  runs({1, 1, 1, 2});
  gives(hipSuccess, hipGraphNodeSetEnabled(ready, add, 1));
  runs({2, 3, 4, 6});
  // Another kernel, by an update with the graph.
  hipKernelNodeParams follow{};
  void* place[] = {&counter.place};
  follow.func = kernel("follow");
  follow.gridDim = follow.blockDim = dim3(1);
  follow.kernelParams = place;
  gives(hipSuccess, hipGraphKernelNodeSetParams(add, &follow));
  hipGraphNode_t wrong;
  hipGraphExecUpdateResult result;
  gives(hipSuccess, hipGraphExecUpdate(ready, graph, &wrong, &result));
  runs({0, 2, 0, 0});
  gives(1, counter.value());
  runs({0, 2, 0, 0});
  gives(2, counter.value());
}

// A node that is turned off and on.
SECTION(switched) {
  Counter one, two;
  hipStream_t s = stream();
  const hipGraph_t graph = captured(s, [&] {
    for (Counter* each : {&one, &two}) gives(hipSuccess, launch("follow", s, {&each->place}));
  });
  const hipGraphExec_t ready = instantiate(graph);
  hipGraphNode_t nodes[2];
  std::size_t count = 2;
  gives(hipSuccess, hipGraphGetNodes(graph, nodes, &count));
  for (int i = 0; i < 4; ++i) {
    gives(hipSuccess, hipGraphNodeSetEnabled(ready, nodes[1], i % 2));
    run(ready, s);
  }
  gives(4, one.value());
  gives(2, two.value());
}

// The driver changes no copies of several rows: the graph is made again. A copy of several rows keeps the bytes between.
SECTION(rows) {
  const std::vector<int> before(32, 9);
  int *from = device(std::vector<int>(32, 4)), *to = device(before);
  hipStream_t s = stream();
  hipGraph_t graph;
  hipGraphNode_t copy, fill;
  gives(hipSuccess, hipGraphCreate(&graph, 0));
  hipMemcpy3DParms box{};
  box.srcPtr = make_hipPitchedPtr(from, 32, 8, 4);
  box.dstPtr = make_hipPitchedPtr(to, 32, 8, 4);
  box.extent = make_hipExtent(8, 2, 1);
  box.kind = hipMemcpyDeviceToDevice;
  gives(hipSuccess, hipGraphAddMemcpyNode(&copy, graph, nullptr, 0, &box));
  hipMemsetParams rows{};
  rows.dst = to + 18;
  rows.elementSize = 2;
  rows.value = 0x10001;
  rows.width = 2;
  rows.height = 2;
  rows.pitch = 32;
  gives(hipSuccess, hipGraphAddMemsetNode(&fill, graph, &copy, 1, &rows));
  const hipGraphExec_t ready = instantiate(graph);
  const auto runs = [&](int place) {
    gives(hipSuccess, hipMemcpy(to, before.data(), 128, hipMemcpyHostToDevice));
    run(ready, s);
    std::vector<int> back(32), wanted = before;
    for (const int i : {0, 1, 8, 9}) wanted[i + place] = 4;
    wanted[18] = wanted[26] = 0x10001;
    gives(hipSuccess, hipMemcpy(back.data(), to, 128, hipMemcpyDeviceToHost));
    gives(true, back == wanted);
  };
  runs(0);
  box.dstPos = make_hipPos(16, 0, 0);
  gives(hipSuccess, hipGraphExecMemcpyNodeSetParams(ready, copy, &box));
  runs(4);
  runs(4);
}

// The former array ends with the change.
SECTION(arrays) {
  const std::vector<float> numbers{1, 2, 3, 4, 5, 6, 7, 8};
  float* memory = device(numbers);
  const auto texels = hipCreateChannelDesc<float>();
  hipArray_t arrays[2];
  for (hipArray_t& array : arrays) gives(hipSuccess, hipMallocArray(&array, &texels, 4, 2));
  hipStream_t s = stream();
  hipGraph_t graph;
  hipGraphNode_t copy, fill;
  gives(hipSuccess, hipGraphCreate(&graph, 0));
  hipMemcpy3DParms box{};
  box.srcPtr = make_hipPitchedPtr(memory, 16, 4, 2);
  box.dstArray = arrays[0];
  box.extent = make_hipExtent(4, 2, 1);
  box.kind = hipMemcpyDeviceToDevice;
  gives(hipSuccess, hipGraphAddMemcpyNode(&copy, graph, nullptr, 0, &box));
  hipMemsetParams zero{};
  zero.dst = memory;
  zero.elementSize = 4;
  zero.width = 8;
  zero.height = 1;
  gives(hipSuccess, hipGraphAddMemsetNode(&fill, graph, &copy, 1, &zero));
  const hipGraphExec_t ready = instantiate(graph);
  for (hipArray_t array : arrays) {
    gives(hipSuccess, hipMemcpy(memory, numbers.data(), 32, hipMemcpyHostToDevice));
    box.dstArray = array;
    gives(hipSuccess, hipGraphExecMemcpyNodeSetParams(ready, copy, &box));
    run(ready, s);
    std::vector<float> back(8);
    gives(hipSuccess, hipMemcpy2DFromArray(back.data(), 16, array, 0, 0, 16, 2, hipMemcpyDeviceToHost));
    gives(true, back == numbers);
    gives(0.0f, first(memory + 7));
    gives(hipSuccess, hipFreeArray(array));
  }
}

// A child's nodes are the graph's own, also when they change.
SECTION(children) {
  Counter counter, second;
  hipStream_t s = stream();
  const auto follows = [&](int times, Counter& which) {
    return captured(s, [&] {
      for (int i = 0; i < times; ++i) gives(hipSuccess, launch("follow", s, {&which.place}));
    });
  };
  const hipGraph_t graph = follows(2, counter), child = follows(3, counter), other = follows(3, second);
  hipGraphNode_t nodes[2], node;
  std::size_t count = 2;
  gives(hipSuccess, hipGraphGetNodes(graph, nodes, &count));
  gives(hipSuccess, hipGraphAddChildGraphNode(&node, graph, nodes + 1, 1, child));
  const hipGraphExec_t ready = instantiate(graph);
  run(ready, s);
  gives(5, counter.value());
  gives(hipSuccess, hipGraphExecChildGraphNodeSetParams(ready, node, other));
  run(ready, s);
  gives(7, counter.value());
  gives(3, second.value());
}

// A launch counts the allocations, which the driver's graph doesn't have.
SECTION(memory_nodes) {
  hipStream_t s = stream();
  hipGraph_t graph;
  hipGraphNode_t allocate, fill, copy, free;
  int* back = device<int>({0});
  gives(hipSuccess, hipGraphCreate(&graph, 0));
  hipMemAllocNodeParams allocation{};
  allocation.poolProps.allocType = hipMemAllocationTypePinned;
  allocation.poolProps.location = {hipMemLocationTypeDevice, 0};
  allocation.bytesize = 1000;
  gives(hipSuccess, hipGraphAddMemAllocNode(&allocate, graph, nullptr, 0, &allocation));
  hipMemsetParams value{};
  value.dst = allocation.dptr;
  value.elementSize = 4;
  value.value = 77;
  value.width = 250;
  value.height = 1;
  gives(hipSuccess, hipGraphAddMemsetNode(&fill, graph, &allocate, 1, &value));
  gives(hipSuccess,
        hipGraphAddMemcpyNode1D(&copy, graph, &fill, 1, back, allocation.dptr, 4, hipMemcpyDeviceToDevice));
  const hipGraph_t kept = graph;
  const hipGraphExec_t leaves = instantiate(kept);
  run(leaves, s);
  gives(77, first(back));
  gives(hipErrorInvalidValue, hipGraphLaunch(leaves, s));  // the memory is still allocated
  gives(hipSuccess, hipFree(allocation.dptr));
  gives(hipSuccess, hipGraphLaunch(leaves, s));
  gives(hipSuccess, hipFreeAsync(allocation.dptr, s));
  sync(s);
  gives(hipSuccess, hipGraphExecDestroy(leaves));
  gives(hipSuccess, hipGraphAddMemFreeNode(&free, graph, &copy, 1, allocation.dptr));
  const hipGraphExec_t ready = instantiate(graph);
  run(ready, s);
  run(ready, s);
  std::uint64_t used = 1;
  gives(hipSuccess, hipDeviceGetGraphMemAttribute(0, hipGraphMemAttrUsedMemCurrent, &used));
  gives(0, used);
}

// ---- Graphs that the runtime enqueues

// A graph with one more node than kernels, which counts what it must see.
static void byTheRuntime(void (*addNode)(hipStream_t), bool expected()) {
  Counter counter;
  hipStream_t s = stream();
  const hipGraph_t graph = captured(s, [&] {
    gives(hipSuccess, launch("follow", s, {&counter.place}));
    addNode(s);
    gives(hipSuccess, launch("follow", s, {&counter.place}));
  });
  const hipGraphExec_t ready = instantiate(graph);
  for (int i = 1; i <= 2; ++i) {
    run(ready, s);
    gives(2 * i, counter.value());
    gives(true, expected());
  }
}

static std::atomic<int> called{0}, seen{0};

SECTION(host_function) {
  byTheRuntime(
      [](hipStream_t s) {
        // The function may call the API, which one of the driver's may not.
        const hipHostFn_t function = [](void*) {
          void* memory = nullptr;
          if (hipHostMalloc(&memory, 100, hipHostMallocDefault) == hipSuccess) ++called;
        };
        gives(hipSuccess, hipLaunchHostFunc(s, function, nullptr));
      },
      [] { return called == ++seen; });
}

static std::vector<int> source(1000, 0);
static int* target;

// Pageable memory is read when the copy runs, at each launch.
SECTION(pageable) {
  target = device(std::vector<int>(1000));
  byTheRuntime(
      [](hipStream_t s) {
        gives(hipSuccess, hipMemcpyAsync(target, source.data(), 4000, hipMemcpyHostToDevice, s));
      },
      [] { return first(target + 999) == source[999]++; });
}

static hipEvent_t event;

SECTION(event_record) {
  gives(hipSuccess, hipEventCreate(&event));
  byTheRuntime([](hipStream_t s) { gives(hipSuccess, hipEventRecordWithFlags(event, s, hipEventRecordExternal)); },
               [] { return hipEventQuery(event) == hipSuccess; });
}

// A node that becomes the runtime's, and the driver's again.
SECTION(back_and_forth) {
  int *a = device<int>({1}), *b = device<int>({2}), host = 3;
  hipStream_t s = stream();
  hipGraph_t graph;
  hipGraphNode_t one, two;
  gives(hipSuccess, hipGraphCreate(&graph, 0));
  gives(hipSuccess, hipGraphAddMemcpyNode1D(&one, graph, nullptr, 0, a, b, 4, hipMemcpyDefault));
  gives(hipSuccess, hipGraphAddMemcpyNode1D(&two, graph, &one, 1, b, a, 4, hipMemcpyDefault));
  const hipGraphExec_t ready = instantiate(graph);
  run(ready, s);
  gives(2, first(a));
  gives(hipSuccess, hipGraphExecMemcpyNodeSetParams1D(ready, one, a, &host, 4, hipMemcpyDefault));
  for (host = 10; host < 13; ++host) {
    run(ready, s);
    gives(host, first(b));
  }
  int* c = device<int>({20});
  gives(hipSuccess, hipGraphExecMemcpyNodeSetParams1D(ready, one, a, c, 4, hipMemcpyDefault));
  run(ready, s);
  gives(20, first(b));
}

// ---- Kernels

SECTION(kernels) {
  hipStream_t s = stream();
  gives(hipSuccess, hipFuncSetAttribute(kernel("nothing"), hipFuncAttributeMaxDynamicSharedMemorySize, 100 << 10));
  const hipGraph_t graph = captured(s, [&] {
    gives(hipSuccess, launch("nothing", s, {}, 100 << 10, {2, 3, 4}, {8, 4, 2}));
    gives(hipSuccess, hipModuleLaunchCooperativeKernel(kernel("nothing"), 264, 1, 1, 1024, 1, 1, 0, s, nullptr));
  });
  const hipGraphExec_t ready = instantiate(graph);
  run(ready, s);
}

// A node has the priority of the stream that captured it, if the program wants that; a change of it makes the graph again.
SECTION(node_priorities) {
  Counter counter;
  hipStream_t s = stream(), urgent;
  gives(hipSuccess, hipStreamCreateWithPriority(&urgent, hipStreamNonBlocking, -1));
  const auto follows = [&](hipStream_t in) {
    return captured(in, [&] {
      for (int i = 0; i < 2; ++i) gives(hipSuccess, launch("follow", in, {&counter.place}));
    });
  };
  const hipGraph_t graph = follows(urgent);
  hipGraphExec_t ready;
  gives(hipSuccess, hipGraphInstantiateWithFlags(&ready, graph, hipGraphInstantiateFlagUseNodePriority));
  run(ready, s);
  hipGraphNode_t wrong;
  hipGraphExecUpdateResult result;
  gives(hipSuccess, hipGraphExecUpdate(ready, follows(s), &wrong, &result));
  run(ready, s);
  run(instantiate(graph), s);
  gives(6, counter.value());
}

static hipGraphExec_t ofModule(hipModule_t* module, Counter& counter, hipStream_t s) {
  hipFunction_t function;
  gives(hipSuccess, hipModuleLoadData(module, kCode));
  gives(hipSuccess, hipModuleGetFunction(&function, *module, "follow"));
  void* arguments[] = {&counter.place};
  const hipGraph_t graph = captured(s, [&] {
    for (int i = 0; i < 2; ++i)
      gives(hipSuccess, hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, s, arguments, nullptr));
  });
  return instantiate(graph);
}

SECTION(unloaded) {
  Counter counter;
  hipModule_t module;
  hipStream_t s = stream();
  const hipGraphExec_t ready = ofModule(&module, counter, s);
  run(ready, s);
  gives(hipSuccess, hipModuleUnload(module));
  gives(hipErrorInvalidDeviceFunction, hipGraphLaunch(ready, s));
  sync(s);
  gives(2, counter.value());
}

SECTION(reset) {
  hipStream_t s = stream();
  const hipGraph_t graph = captured(s, [&] {
    for (int i = 0; i < 2; ++i) gives(hipSuccess, launch("nothing", s));
  });
  const hipGraphExec_t ready = instantiate(graph);
  run(ready, nullptr);
  gives(hipSuccess, hipDeviceReset());
  run(ready, nullptr);
  run(ready, nullptr);
  gives(hipSuccess, hipGraphExecDestroy(ready));
}

// A freed address is an error, not a write.
SECTION(freed) {
  int *a = device<int>({1}), *b = device<int>({2});
  hipStream_t s = stream();
  const hipGraph_t graph = captured(s, [&] {
    gives(hipSuccess, hipMemcpyAsync(a, b, 4, hipMemcpyDeviceToDevice, s));
    gives(hipSuccess, hipMemsetAsync(b, 0, 4, s));
  });
  const hipGraphExec_t ready = instantiate(graph);
  run(ready, s);
  gives(2, first(a));
  gives(hipSuccess, hipFree(b));
  gives(hipErrorInvalidValue, hipGraphLaunch(ready, s));
  if (device<int>({7}) != b) return;  // other memory, at the same address
  run(ready, s);
  gives(7, first(a));
}

SECTION(fault) {
  hipStream_t s = stream();
  const hipGraph_t graph = captured(s, [&] {
    gives(hipSuccess, launch("nothing", s));
    gives(hipSuccess, launch("fault", s));
  });
  const hipGraphExec_t ready = instantiate(graph);
  gives(hipSuccess, hipGraphLaunch(ready, s));
  gives(hipErrorIllegalAddress, hipStreamSynchronize(s));
  gives(hipErrorIllegalAddress, hipGraphLaunch(ready, s));
}

// ---- Devices

// The kernels, and the graph, are made for the device of the launch.
SECTION(two_devices) {
  Counter counter;
  hipStream_t s = stream();
  const hipGraph_t graph = captured(s, [&] {
    for (int i = 0; i < 2; ++i) gives(hipSuccess, launch("follow", s, {&counter.place}));
  });
  const hipGraphExec_t ready = instantiate(graph);
  gives(hipSuccess, hipGraphLaunch(ready, s));
  gives(hipSuccess, hipSetDevice(1));
  gives(hipSuccess, hipDeviceEnablePeerAccess(0, 0));
  hipStream_t other = stream();
  run(ready, other);
  run(ready, other);
  gives(hipSuccess, hipSetDevice(0));
  gives(6, counter.value());
}

// A graph ends while a stream waits for a function that waits for this thread. The driver may wait for streams then.
SECTION(ends_while_held) {
  static std::atomic<bool> go{false};
  Counter counter;
  hipStream_t s = stream(), held = stream();
  const hipGraph_t graph = captured(s, [&] {
    for (int i = 0; i < 2; ++i) gives(hipSuccess, launch("follow", s, {&counter.place}));
  });
  const hipGraphExec_t ready = instantiate(graph);
  run(ready, s);
  const hipHostFn_t waits = [](void*) {
    while (!go) std::this_thread::yield();
  };
  kernel("nothing");  // the driver loads none while a stream waits
  gives(hipSuccess, hipLaunchHostFunc(held, waits, nullptr));
  gives(hipSuccess, launch("nothing", held));
  gives(hipSuccess, hipGraphExecDestroy(ready));
  go = true;
  sync(held);
  const hipGraphExec_t again = instantiate(graph);
  run(again, s);
  gives(4, counter.value());
}
