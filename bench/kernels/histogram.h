#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kCount = 1 << 22, kBins = 256;
  static constexpr unsigned kThreads = 256, kBlocks = 64;
  std::vector<int> values = integers(1, kCount, kBins);
  Buffer<int> dvalues{device, values};
  Buffer<unsigned> dbins{device, kBins};

  void prepare() { dbins.write(std::vector<unsigned>(kBins)); }
  void step() { device.launch(KERNEL(histogram), {kBlocks}, {kThreads}, dvalues, kCount, dbins); }

  void check(Check& check) {
    std::vector<unsigned> expected(kBins);
    for (const int value : values) ++expected[value];
    const std::vector<unsigned> bins = dbins.read(kBins);
    for (int bin = 0; bin < kBins; ++bin) check.equal(bins[bin], expected[bin]);
  }
};
