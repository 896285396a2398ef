#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kCols = 1 << 16, kRows = 64, kHeight = 16;  // kHeight: rows of one launch
  static constexpr unsigned kThreads = 256, kInner = kThreads - 2 * kHeight;
  static constexpr unsigned kBlocks = (kCols + kInner - 1) / kInner;
  std::vector<int> costs = integers(1, kCols* kRows, 10);
  std::vector<int> first{costs.begin(), costs.begin() + kCols};
  Buffer<int> dcosts{device, costs}, da{device, first}, db{device, kCols};

  void prepare() { da.write(first); }
  void step() {
    for (int row = 0; row < kRows; row += 2 * kHeight) {
      device.launch(KERNEL(pathfinder), {kBlocks}, {kThreads}, dcosts, da, db, kCols, kRows, row);
      device.launch(KERNEL(pathfinder), {kBlocks}, {kThreads}, dcosts, db, da, kCols, kRows, row + kHeight);
    }
  }

  void check(Check& check) {
    std::vector<int> expected = first, next(kCols);
    for (int row = 1; row < kRows; ++row) {
      for (int col = 0; col < kCols; ++col)
        next[col] = costs[row * kCols + col] +
                    std::min({expected[std::max(col - 1, 0)], expected[col], expected[std::min(col + 1, kCols - 1)]});
      expected = next;
    }
    const std::vector<int> found = da.read(kCols);
    for (int col = 0; col < kCols; ++col) check.equal(found[col], expected[col]);
  }
};
