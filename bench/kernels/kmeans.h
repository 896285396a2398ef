#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kCount = 1 << 16, kDimensions = 4, kCentres = 16;
  static constexpr unsigned kThreads = 256;
  // A dimension of all points after the other.
  std::vector<float> points = uniform(1, kCount* kDimensions, 0, 1), centres = uniform(2, kCentres* kDimensions, 0, 1);
  Buffer<float> dpoints{device, points}, dcentres{device, centres};
  Buffer<int> dnearest{device, kCount};

  void step() {
    device.launch(KERNEL(kmeans), {kCount / kThreads}, {kThreads}, dpoints, dcentres, dnearest, kCount, kCentres);
  }

  // Two centres may be equally near but for rounding: the distances are compared.
  void check(Check& check) {
    const std::vector<int> nearest = dnearest.read(kCount);
    for (int i = 0; i < kCount; ++i) {
      double least = distance(i, 0);
      for (int centre = 1; centre < kCentres; ++centre) least = std::min(least, distance(i, centre));
      check.close(distance(i, nearest[i]), least, 1e-6);
    }
  }

 private:
  double distance(int i, int centre) const {
    double sum = 0;
    for (int d = 0; d < kDimensions; ++d) {
      const double difference = static_cast<double>(points[d * kCount + i]) - centres[centre * kDimensions + d];
      sum += difference * difference;
    }
    return sum;
  }
};
