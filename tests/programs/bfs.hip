// Breadth-first search, level by level, until a flag says that nothing changed.
#include <queue>

#include "support.h"

__global__ void expand(const int* start, const int* edge, int* level, int depth, int nodes, int* changed) {
  const int node = blockIdx.x * blockDim.x + threadIdx.x;
  if (node >= nodes || level[node] != depth) return;
  for (int e = start[node]; e < start[node + 1]; ++e)
    if (atomicCAS(&level[edge[e]], -1, depth + 1) == -1) *changed = 1;
}

int main() {
  const int nodes = 4000;
  Random random(31);
  std::vector<int> start{0}, edge;
  for (int node = 0; node < nodes; ++node) {
    for (int e = random.below(4); e > 0; --e) edge.push_back(random.below(nodes));
    edge.push_back((node * 7 + 1) % nodes);
    start.push_back(static_cast<int>(edge.size()));
  }
  std::vector<int> level(nodes, -1);
  level[0] = 0;
  DeviceArray<int> dstart(start), dedge(edge), dlevel(level), dchanged(1);
  int depth = 0, changed = 1;
  while (changed) {
    HIP_CHECK(hipMemset(dchanged, 0, sizeof(int)));
    expand<<<(nodes + 127) / 128, 128>>>(dstart, dedge, dlevel, depth++, nodes, dchanged);
    HIP_CHECK(hipMemcpy(&changed, dchanged, sizeof(int), hipMemcpyDeviceToHost));
  }

  std::queue<int> queue;
  queue.push(0);
  while (!queue.empty()) {
    const int node = queue.front();
    queue.pop();
    for (int e = start[node]; e < start[node + 1]; ++e)
      if (level[edge[e]] < 0) {
        level[edge[e]] = level[node] + 1;
        queue.push(edge[e]);
      }
  }
  const std::vector<int> result = dlevel.host();
  long wrong = 0;
  for (int node = 0; node < nodes; ++node) wrong += result[node] != level[node];
  return verdict(nodes, wrong);
}
