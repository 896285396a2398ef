// Particles as a struct of arrays, passed by value; a linked list in device memory.
#include "support.h"

struct Particles {
  float *x, *y, *vx, *vy;
  int count;
};

struct Node {
  int value;
  Node* next;
};

__global__ void advance(Particles p, float dt) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= p.count) return;
  p.x[i] += p.vx[i] * dt;
  p.y[i] += p.vy[i] * dt;
}

__global__ void link(Node* nodes, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) nodes[i] = {i * i, i + 3 < n ? &nodes[i + 3] : nullptr};
}

__global__ void follow(Node* nodes, Node** heads, int* sum) {
  heads[threadIdx.x] = &nodes[threadIdx.x];
  int total = 0;
  for (const Node* node = heads[threadIdx.x]; node; node = node->next) total += node->value;
  sum[threadIdx.x] = total;
}

int main() {
  const int n = 300;
  std::vector<float> x(n), y(n), vx(n), vy(n);
  for (int i = 0; i < n; ++i) {
    x[i] = static_cast<float>(i);
    y[i] = static_cast<float>(-i);
    vx[i] = static_cast<float>(i % 4);
    vy[i] = static_cast<float>(i % 8) - 4;
  }
  DeviceArray<float> dx(x), dy(y), dvx(vx), dvy(vy);
  for (int step = 0; step < 3; ++step) advance<<<(n + 63) / 64, 64>>>(Particles{dx, dy, dvx, dvy, n}, 0.25f);
  const auto rx = dx.host(), ry = dy.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) wrong += (rx[i] != x[i] + 0.75f * vx[i]) + (ry[i] != y[i] + 0.75f * vy[i]);

  DeviceArray<Node> nodes(n);
  DeviceArray<Node*> heads(3);
  DeviceArray<int> dsum(3);
  link<<<(n + 63) / 64, 64>>>(nodes, n);
  follow<<<1, 3>>>(nodes, heads, dsum);
  const auto sum = dsum.host();
  for (int head = 0; head < 3; ++head) {
    int total = 0;
    for (int i = head; i < n; i += 3) total += i * i;
    wrong += sum[head] != total;
  }
  return verdict(2 * n + 3, wrong);
}
