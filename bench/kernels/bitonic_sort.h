#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kCount = 1 << 17, kTile = 512;
  static constexpr unsigned kThreads = 256, kBlocks = kCount / kTile;
  std::vector<int> keys = integers(1, kCount, 1 << 24);
  Buffer<int> dkeys{device, keys};

  void prepare() { dkeys.write(keys); }
  void step() {
    device.launch(KERNEL(sort_tiles), {kBlocks}, {kThreads}, dkeys, kCount);
    for (int length = 2 * kTile; length <= kCount; length *= 2) {
      for (int distance = length / 2; distance >= kTile; distance /= 2)
        device.launch(KERNEL(merge_far), {kBlocks}, {kThreads}, dkeys, length, distance, kCount);
      device.launch(KERNEL(merge_tiles), {kBlocks}, {kThreads}, dkeys, length, kCount);
    }
  }

  void check(Check& check) {
    std::vector<int> expected = keys;
    std::sort(expected.begin(), expected.end());
    const std::vector<int> found = dkeys.read(kCount);
    for (int i = 0; i < kCount; ++i) check.equal(found[i], expected[i]);
  }
};
