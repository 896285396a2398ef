// The solutions of n queens: the host places the first ones, each thread continues from one such
// board, with a stack in shared memory.
#include "bench.h"

constexpr int kThreads = 128, kPlaced = 6, kRows = 10;  // kRows: at most, for one thread
constexpr int kLargest = kPlaced + kRows;

// The attacked columns of the next row.
struct Board {
  unsigned columns, left, right;
};

__host__ __device__ inline Board place(Board board, unsigned queen) {
  return {board.columns | queen, (board.left | queen) << 1, (board.right | queen) >> 1};
}

__host__ __device__ inline unsigned attacked(Board board) { return board.columns | board.left | board.right; }

__global__ void __launch_bounds__(kThreads)
    queens(const Board* __restrict__ boards, int count, int n, unsigned long long* solutions) {
  __shared__ Board boards_of[kRows][kThreads];
  __shared__ unsigned free_of[kRows][kThreads];
  const int i = blockIdx.x * kThreads + threadIdx.x, thread = threadIdx.x;
  if (i >= count) return;
  const unsigned all = (1u << n) - 1;
  const int rows = n - kPlaced;
  Board board = boards[i];
  unsigned free = ~attacked(board) & all, found = 0;
  int row = 0;
  while (true) {
    if (free == 0) {
      if (row == 0) break;
      --row;
      board = boards_of[row][thread];
      free = free_of[row][thread];
      continue;
    }
    const unsigned queen = free & -free;
    free ^= queen;
    if (row == rows - 1) {
      ++found;
      continue;
    }
    boards_of[row][thread] = board;
    free_of[row][thread] = free;
    board = place(board, queen);
    free = ~attacked(board) & all;
    ++row;
  }
  if (found > 0) atomicAdd(solutions, static_cast<unsigned long long>(found));
}

void begin(std::vector<Board>& boards, Board board, int n, int left) {
  if (left == 0) {
    boards.push_back(board);
    return;
  }
  for (unsigned free = ~attacked(board) & ((1u << n) - 1); free != 0; free &= free - 1)
    begin(boards, place(board, free & -free), n, left - 1);
}

int main(int argc, char** argv) {
  const bench::Arguments given = bench::arguments(argc, argv, 15);
  const int n = given.size, runs = given.runs;
  // From 7 on (https://oeis.org/A000170).
  const unsigned long long known[] = {40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512};
  if (n <= kPlaced || n > kLargest) {
    std::fprintf(stderr, "the size is from %d to %d\n", kPlaced + 1, kLargest);
    return 2;
  }
  std::vector<Board> boards;
  begin(boards, {0, 0, 0}, n, kPlaced);
  const int count = static_cast<int>(boards.size());
  bench::Buffer<Board> dboards(boards);
  bench::Buffer<unsigned long long> dsolutions(1);
  const std::vector<float> times = bench::times_ms(
      runs, [&] { dsolutions.clear(); },
      [&] { queens<<<bench::blocks(count, kThreads), kThreads>>>(dboards.get(), count, n, dsolutions.get()); });
  return bench::report("queens", dsolutions.host()[0] == known[n - kPlaced - 1], times, {});
}
