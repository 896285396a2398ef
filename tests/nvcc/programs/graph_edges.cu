// CUDA 13's forms of functions on the edges of graphs, in sources that don't name a release.
#include <cuda.h>
#include <cuda_runtime.h>

#include <cstdio>

int checked = 0, wrong = 0;
void expect(bool right, const char* what) {
  ++checked;
  if (right) return;
  ++wrong;
  std::fprintf(stderr, "wrong: %s\n", what);
}

__global__ void add(int* value, int by) { *value += by; }
__global__ void times(int* value, int by) { *value *= by; }

int main() {
  int* value;
  expect(cudaMallocManaged(&value, sizeof *value) == cudaSuccess, "memory");
  *value = 1;
  cudaGraph_t graph;
  expect(cudaGraphCreate(&graph, 0) == cudaSuccess, "graph");
  int by = 3;
  void* arguments[] = {&value, &by};
  cudaGraphNodeParams parameters = {};
  parameters.type = cudaGraphNodeTypeKernel;
  parameters.kernel.gridDim = parameters.kernel.blockDim = dim3(1);
  parameters.kernel.kernelParams = arguments;
  cudaGraphNode_t nodes[3];
  parameters.kernel.func = reinterpret_cast<void*>(add);
  expect(cudaGraphAddNode(&nodes[0], graph, nullptr, nullptr, 0, &parameters) == cudaSuccess, "first node");
  parameters.kernel.func = reinterpret_cast<void*>(times);
  expect(cudaGraphAddNode(&nodes[1], graph, &nodes[0], nullptr, 1, &parameters) == cudaSuccess, "second node");
  parameters.kernel.func = reinterpret_cast<void*>(add);
  expect(cudaGraphAddNode(&nodes[2], graph, NULL, NULL, 0, &parameters) == cudaSuccess, "third node");
  expect(cudaGraphAddDependencies(graph, &nodes[1], &nodes[2], nullptr, 1) == cudaSuccess, "edge");
  expect(cudaGraphAddDependencies(graph, &nodes[0], &nodes[2], nullptr, 1) == cudaSuccess, "another edge");
  expect(cudaGraphRemoveDependencies(graph, &nodes[0], &nodes[2], nullptr, 1) == cudaSuccess, "no other edge");

  cudaGraphNode_t from[4], to[4];
  cudaGraphEdgeData data[4];
  size_t count = 4;
  expect(cudaGraphGetEdges(graph, from, to, data, &count) == cudaSuccess && count == 2, "edges");
  expect(data[0].type == 0 && data[1].from_port == 0, "plain edges");
  count = 4;
  expect(cudaGraphNodeGetDependencies(nodes[2], from, data, &count) == cudaSuccess, "dependencies");
  expect(count == 1 && from[0] == nodes[1], "the dependency");
  count = 4;
  expect(cudaGraphNodeGetDependentNodes(nodes[0], to, data, &count) == cudaSuccess, "dependent nodes");
  expect(count == 1 && to[0] == nodes[1], "the dependent node");

  cudaGraphExec_t exec;
  expect(cudaGraphInstantiate(&exec, graph) == cudaSuccess, "instantiate");
  expect(cudaGraphLaunch(exec, 0) == cudaSuccess && cudaDeviceSynchronize() == cudaSuccess, "launch");
  expect(*value == (1 + 3) * 3 + 3, "order of the nodes");

  cudaStream_t stream;
  cudaStreamCaptureStatus status;
  unsigned long long id;
  cudaGraph_t captured;
  const cudaGraphNode_t* last;
  const cudaGraphEdgeData* edges;
  expect(cudaStreamCreate(&stream) == cudaSuccess, "stream");
  expect(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal) == cudaSuccess, "capture");
  add<<<1, 1, 0, stream>>>(value, 1);
  expect(cudaStreamGetCaptureInfo(stream, &status, &id, &captured, &last, &edges, &count) == cudaSuccess, "state");
  expect(status == cudaStreamCaptureStatusActive && count == 1, "one node to wait for");
  cudaGraphNode_t node = last[0];
  expect(
      cudaStreamUpdateCaptureDependencies(stream, &node, nullptr, 1, cudaStreamSetCaptureDependencies) == cudaSuccess,
      "the same node");
  expect(cudaStreamEndCapture(stream, &captured) == cudaSuccess, "end");

  // A capture to a graph of the program, which the end doesn't return.
  cudaGraph_t own;
  expect(cudaGraphCreate(&own, 0) == cudaSuccess, "own graph");
  expect(cudaStreamBeginCaptureToGraph(stream, own, nullptr, nullptr, 0, cudaStreamCaptureModeGlobal) == cudaSuccess,
         "capture to it");
  add<<<1, 1, 0, stream>>>(value, 1);
  expect(cudaStreamEndCapture(stream, nullptr) == cudaSuccess, "end without a result");
  count = 0;
  expect(cudaGraphGetNodes(own, nullptr, &count) == cudaSuccess && count == 1, "its node");
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong;
}
