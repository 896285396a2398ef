// Reads at an address that all threads share, in places that no thread may reach: checks each kernel's results.
#include <hip/hip_runtime.h>

#include <cstdio>

constexpr int kThreads = 20;

struct Node {
  const Node* next;
  int value;
};

__global__ void optional(const int* given, int* out) {
  if (given) out[threadIdx.x] = *given;
}
__global__ void optional_inside(const int* const* given, int* out) {
  const int* inner = *given;
  out[threadIdx.x] = inner != nullptr ? *inner : 5;
}
__global__ void unless_odd(const long* address, int* out) {
  if (*address % 2 == 0) out[threadIdx.x] = *reinterpret_cast<const int*>(*address);
}
__global__ void sum(const Node* first, int* out) {
  int total = 0;
  for (const Node* node = first; node; node = node->next) total += node->value;
  out[threadIdx.x] = total;
}

int main() {
  int *out, wrong = 0;
  Node* nodes;
  long* word;
  (void)hipMallocManaged(&out, kThreads * sizeof(int));
  (void)hipMallocManaged(&nodes, 3 * sizeof(Node));
  (void)hipMallocManaged(&word, sizeof(long));
  for (int i = 0; i < 3; ++i) nodes[i] = {i < 2 ? &nodes[i + 1] : nullptr, 10 << i};
  const auto expect = [&](int value) {
    wrong += hipDeviceSynchronize() != hipSuccess;
    for (int i = 0; i < kThreads; ++i) wrong += out[i] != value, out[i] = 1;
  };
  for (int i = 0; i < kThreads; ++i) out[i] = 1;
  optional<<<1, kThreads>>>(nullptr, out), expect(1);
  optional<<<1, kThreads>>>(&nodes[1].value, out), expect(20);
  *word = 0;
  optional_inside<<<1, kThreads>>>(reinterpret_cast<const int**>(word), out), expect(5);
  *word = reinterpret_cast<long>(&nodes[2].value);
  optional_inside<<<1, kThreads>>>(reinterpret_cast<const int**>(word), out), expect(40);
  unless_odd<<<1, kThreads>>>(word, out), expect(40);
  *word = 1;
  unless_odd<<<1, kThreads>>>(word, out), expect(1);
  sum<<<1, kThreads>>>(nodes, out), expect(70);
  sum<<<1, kThreads>>>(nullptr, out), expect(0);
  std::printf("%d wrong\n", wrong);
}
