// A kernel makes a linked list, another one finds it in a structure. With PINNED in the environment, there is pinned memory, too.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>

struct Node {
  Node* next;
  int value;
};
struct List {
  int* sum;
  const Node* first;
};

__device__ int one = 1;

__global__ void link(Node* nodes, int count) {
  const int i = threadIdx.x;
  nodes[i].value = i * one;
  nodes[i].next = i + 1 < count ? nodes + i + 1 : nullptr;
}
__global__ void walk(List list) {
  int sum = 0;
  for (const Node* node = list.first; node != nullptr; node = node->next) sum += node->value;
  *list.sum = sum;
}

#define HIP(call) \
  if ((call) != hipSuccess) return std::puts(#call), 1

int main() {
  Node* nodes;
  int *sum, host = 0;
  void* pinned = nullptr;
  HIP(hipMalloc(&nodes, 100 * sizeof *nodes));
  HIP(hipMalloc(&sum, sizeof *sum));
  HIP(hipMemset(sum, 0, sizeof *sum));
  if (std::getenv("PINNED") != nullptr) HIP(hipHostMalloc(&pinned, 64));
  link<<<1, 100>>>(nodes, 100);
  std::printf("link=%s\n", hipGetErrorName(hipGetLastError()));
  walk<<<1, 1>>>({sum, nodes});
  std::printf("walk=%s\n", hipGetErrorName(hipGetLastError()));
  HIP(hipMemcpy(&host, sum, sizeof host, hipMemcpyDeviceToHost));
  std::printf("sum=%d\n", host);
}
