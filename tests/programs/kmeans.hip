// k-means in two dimensions with integer sums, so that the order of the atomics does not matter.
#include "support.h"

constexpr int kClusters = 5, kPoints = 6000, kRounds = 6;

struct Sum {
  int x, y, count;
};

__global__ void assign(const int2* points, const int2* centres, int* label, Sum* sums) {
  __shared__ Sum local[kClusters];
  if (threadIdx.x < kClusters) local[threadIdx.x] = {0, 0, 0};
  __syncthreads();
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < kPoints) {
    int best = 0, nearest = 0x7fffffff;
    for (int c = 0; c < kClusters; ++c) {
      const int dx = points[i].x - centres[c].x, dy = points[i].y - centres[c].y;
      const int distance = dx * dx + dy * dy;
      if (distance < nearest) {
        nearest = distance;
        best = c;
      }
    }
    label[i] = best;
    atomicAdd(&local[best].x, points[i].x);
    atomicAdd(&local[best].y, points[i].y);
    atomicAdd(&local[best].count, 1);
  }
  __syncthreads();
  if (threadIdx.x < kClusters) {
    atomicAdd(&sums[threadIdx.x].x, local[threadIdx.x].x);
    atomicAdd(&sums[threadIdx.x].y, local[threadIdx.x].y);
    atomicAdd(&sums[threadIdx.x].count, local[threadIdx.x].count);
  }
}

__global__ void move(const Sum* sums, int2* centres) {
  const Sum s = sums[threadIdx.x];
  if (s.count > 0) centres[threadIdx.x] = make_int2(s.x / s.count, s.y / s.count);
}

static void reference(const std::vector<int2>& points, std::vector<int2>& centres, std::vector<int>& label) {
  std::vector<long> x(kClusters), y(kClusters), count(kClusters);
  for (int i = 0; i < kPoints; ++i) {
    std::vector<long> distance;
    for (const int2& c : centres)
      distance.push_back(long(points[i].x - c.x) * (points[i].x - c.x) + long(points[i].y - c.y) * (points[i].y - c.y));
    int best = 0;
    for (int c = 1; c < kClusters; ++c)
      if (distance[c] < distance[best]) best = c;
    label[i] = best;
    x[best] += points[i].x;
    y[best] += points[i].y;
    ++count[best];
  }
  for (int c = 0; c < kClusters; ++c)
    if (count[c]) centres[c] = make_int2(int(x[c] / count[c]), int(y[c] / count[c]));
}

int main() {
  Random random(23);
  std::vector<int2> points(kPoints), centres(kClusters);
  for (int i = 0; i < kPoints; ++i) {
    const int home = random.below(kClusters);
    points[i] = make_int2(home * 900 + random.below(700), (home % 3) * 1100 + random.below(800));
  }
  for (int c = 0; c < kClusters; ++c) centres[c] = points[c * 31];

  DeviceArray<int2> dpoints(points), dcentres(centres);
  DeviceArray<int> dlabel(kPoints);
  DeviceArray<Sum> dsums(kClusters);
  std::vector<int> label(kPoints);
  for (int round = 0; round < kRounds; ++round) {
    HIP_CHECK(hipMemset(dsums, 0, kClusters * sizeof(Sum)));
    assign<<<(kPoints + 255) / 256, 256>>>(dpoints, dcentres, dlabel, dsums);
    move<<<1, kClusters>>>(dsums, dcentres);
    reference(points, centres, label);
  }
  const std::vector<int> result = dlabel.host();
  const std::vector<int2> moved = dcentres.host();
  long wrong = 0;
  for (int i = 0; i < kPoints; ++i) wrong += result[i] != label[i];
  for (int c = 0; c < kClusters; ++c) wrong += moved[c].x != centres[c].x || moved[c].y != centres[c].y;
  return verdict(kPoints + kClusters, wrong);
}
