#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kStreams = 1 << 14, kPoints = 256;
  static constexpr unsigned kThreads = 256;
  Buffer<unsigned> dhits{device, kStreams};

  void step() { device.launch(KERNEL(monte_carlo), {kStreams / kThreads}, {kThreads}, dhits, kPoints, kStreams); }

  void check(Check& check) {
    const std::vector<unsigned> hits = dhits.read(kStreams);
    double sum = 0;
    for (const unsigned each : hits) sum += each;
    check.close(4 * sum / kStreams / kPoints, std::acos(-1.0), 1e-3);
  }
};
