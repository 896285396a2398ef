// CUDA 13's forms of functions, and names that it leaves to programs.
#include <cstdio>

struct texture {
  int surface;
};

__global__ void fill(int* p, texture t) { p[threadIdx.x] = t.surface + threadIdx.x; }

int main() {
  int *p, *q;
  if (cudaMallocManaged(&p, 64) != cudaSuccess || cudaMallocManaged(&q, 64) != cudaSuccess) return 1;
  const cudaMemLocation device = {cudaMemLocationTypeDevice, 0}, host = {cudaMemLocationTypeHost, 0};
  printf("%d ", cudaMemAdvise(p, 64, cudaMemAdviseSetPreferredLocation, device));
  printf("%d ", cudaMemPrefetchAsync(p, 64, device, 0));
  fill<<<1, 16>>>(p, texture{5});
  printf("%d ", cudaMemPrefetchAsync(p, 64, host, 0, nullptr));
  void* to[] = {q, q + 8};
  const void* from[] = {p + 8, p};
  const size_t sizes[] = {32, 32};
  cudaMemcpyAttributes attributes = {};
  attributes.srcAccessOrder = cudaMemcpySrcAccessOrderStream;
  size_t first = 0;
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaDeviceSynchronize();
  printf("%d ", cudaMemcpyBatchAsync(to, from, sizes, 2, &attributes, &first, 1, stream));
  printf("%d ", cudaFuncSetSharedMemConfig(fill, cudaSharedMemBankSizeFourByte));
  cudaGraph_t graph;
  cudaGraphExec_t exec;
  cudaGraphNode_t node = nullptr;
  cudaGraphExecUpdateResult result;
  cudaGraphCreate(&graph, 0);
  cudaGraphInstantiate(&exec, graph, 0);
  printf("%d", cudaGraphExecUpdate(exec, graph, &node, &result));
  cudaDeviceSynchronize();
  printf(" %d %d %d\n", p[15], q[0], q[15]);
}
