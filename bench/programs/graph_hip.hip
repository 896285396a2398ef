// Times many empty kernels as plain launches and as a graph, then four long kernels of one block each in
// a chain and side by side; names the OpenCL library that the runtime has loaded.
#include <hip/hip_runtime.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "graph_timing.h"

extern "C" __global__ void empty() {}
__global__ void work(float* to) {
  float x = threadIdx.x;
  for (int i = 0; i < 200000; ++i) x = x * 0.999f + 1;
  to[threadIdx.x] = x;
}

static void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::fprintf(stderr, "%s\n", hipGetErrorString(error));
  std::exit(1);
}

static hipStream_t stream;

static hipGraphExec_t graphOf(const void* function, int kernels, bool chain, void** arguments) {
  hipGraph_t graph;
  check(hipGraphCreate(&graph, 0));
  hipKernelNodeParams params{};
  params.func = const_cast<void*>(function);
  params.gridDim = dim3(1);
  params.blockDim = dim3(32);
  params.kernelParams = arguments;
  hipGraphNode_t last = nullptr;
  for (int i = 0; i < kernels; ++i) {
    hipGraphNode_t node;
    const size_t before = chain && i > 0 ? 1 : 0;
    check(hipGraphAddKernelNode(&node, graph, &last, before, &params));
    last = node;
  }
  hipGraphExec_t exec;
  check(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  return exec;
}

static void launch(hipGraphExec_t exec) {
  check(hipGraphLaunch(exec, stream));
  check(hipStreamSynchronize(stream));
}

static std::string loaded(const std::string& name) {
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);)
    if (line.rfind("/" + name) != std::string::npos) return line.substr(line.find('/'));
  return "";
}

int main() {
  check(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  float* memory;
  check(hipMalloc(reinterpret_cast<void**>(&memory), 4096));
  void* arguments[] = {&memory};
  measure("plain", [] {
    for (int i = 0; i < kKernels; ++i) empty<<<1, 32, 0, stream>>>();
    check(hipStreamSynchronize(stream));
  });
  measure("graph", [exec = graphOf((const void*)empty, kKernels, true, nullptr)] { launch(exec); });
  measure("wide", [exec = graphOf((const void*)empty, kKernels, false, nullptr)] { launch(exec); });
  measure("chain", [exec = graphOf((const void*)work, 4, true, arguments)] { launch(exec); });
  measure("branches", [exec = graphOf((const void*)work, 4, false, arguments)] { launch(exec); });
  const std::string cpu = loaded("libintelocl.so");
  std::printf("opencl %s\n", cpu.empty() ? loaded("libOpenCL.so").c_str() : cpu.c_str());
  return 0;
}
