// All shortest paths in a graph: one launch per intermediate node.
#include <queue>

#include "support.h"

constexpr int kNodes = 90, kFar = 1 << 28;

__global__ void relax(int* distance, int middle) {
  const int from = blockIdx.y * blockDim.y + threadIdx.y, to = blockIdx.x * blockDim.x + threadIdx.x;
  if (from >= kNodes || to >= kNodes) return;
  const int through = distance[from * kNodes + middle] + distance[middle * kNodes + to];
  distance[from * kNodes + to] = min(distance[from * kNodes + to], through);
}

static std::vector<int> dijkstra(const std::vector<int>& weight, int source) {
  std::vector<int> distance(kNodes, kFar);
  std::priority_queue<std::pair<int, int>> queue;
  queue.push({0, source});
  distance[source] = 0;
  while (!queue.empty()) {
    const auto [negative, node] = queue.top();
    queue.pop();
    for (int next = 0; next < kNodes; ++next)
      if (weight[node * kNodes + next] < kFar && weight[node * kNodes + next] - negative < distance[next]) {
        distance[next] = weight[node * kNodes + next] - negative;
        queue.push({-distance[next], next});
      }
  }
  return distance;
}

int main() {
  Random random(41);
  std::vector<int> weight(kNodes * kNodes, kFar);
  for (int i = 0; i < kNodes; ++i) {
    weight[i * kNodes + i] = 0;
    for (int e = 0; e < 3; ++e)
      if (i % 10 != 9) weight[i * kNodes + random.below(kNodes)] = 1 + random.below(50);
    weight[i * kNodes + i] = 0;
  }
  DeviceArray<int> ddistance(weight);
  for (int middle = 0; middle < kNodes; ++middle)
    relax<<<dim3((kNodes + 15) / 16, (kNodes + 7) / 8), dim3(16, 8)>>>(ddistance, middle);
  const auto distance = ddistance.host();
  long wrong = 0;
  for (int from = 0; from < kNodes; ++from) {
    const auto expected = dijkstra(weight, from);
    for (int to = 0; to < kNodes; ++to) {
      const int got = distance[from * kNodes + to];
      wrong += (got >= kFar ? kFar : got) != expected[to];
    }
  }
  return verdict(kNodes * kNodes, wrong);
}
