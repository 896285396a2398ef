// A band of rows of a heat equation in two dimensions, on one device. A grid on several devices is
// one band for each; neighbours exchange the rows at their edges, the halos.
#pragma once

#include <cstring>
#include <vector>

#include "check.h"

// fmaf: host and device round alike, so their results are equal.
__host__ __device__ inline float heat(float centre, float up, float down, float left, float right) {
  return fmaf(0.2f, fmaf(-4.0f, centre, (up + down) + (left + right)), centre);
}

// Computes `rows` rows, of which each is `stride` rows below the one before. The first and the last
// column keep their values.
__global__ void heat_rows(const float* from, float* to, int columns, int first, int rows,
                          int stride) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (column >= columns || y >= rows) return;
  const size_t i = size_t(first + y * stride) * columns + column;
  to[i] = column == 0 || column == columns - 1
              ? from[i]
              : heat(from[i], from[i - columns], from[i + columns], from[i - 1], from[i + 1]);
}

// The temperature of a cell at the beginning. The rows above and below the grid are 0, and stay so.
inline float initial(int row, int column) {
  return static_cast<float>((row * 7919u + column * 104729u) % 1009u);
}

class Band {
 public:
  // Band `index` of `count`, with 3 rows or more, on the current device.
  Band(int index, int count, int rows, int columns) : rows_(rows), columns_(columns) {
    std::vector<float> start(cells());
    for (int r = index == 0 ? 1 : 0; r < rows + (index == count - 1 ? 1 : 2); ++r)
      for (int c = 0; c < columns; ++c)
        start[r * size_t(columns) + c] = initial(index * rows + r - 1, c);
    HIP_CHECK(hipMalloc(&memory_, 2 * cells() * sizeof(float)));
    HIP_CHECK(hipMemset(memory_, 0, 2 * cells() * sizeof(float)));
    HIP_CHECK(hipMemcpy(memory_, start.data(), start.size() * sizeof(float), hipMemcpyDefault));
    for (hipStream_t* stream : {&edges_, &interior_})
      HIP_CHECK(hipStreamCreateWithFlags(stream, hipStreamNonBlocking));
    HIP_CHECK(hipDeviceSynchronize());
  }
  ~Band() {
    for (hipStream_t stream : {edges_, interior_}) HIP_CHECK(hipStreamDestroy(stream));
    HIP_CHECK(hipFree(memory_));
  }
  Band(const Band&) = delete;
  Band& operator=(const Band&) = delete;

  int rows() const { return rows_; }
  size_t row_bytes() const { return columns_ * sizeof(float); }
  int columns() const { return columns_; }
  float* memory() const { return memory_; }
  // The stream of the edges' rows and of their exchange.
  hipStream_t edges() const { return edges_; }

  // The offset in memory(), in floats, of a row that the step computes. Row 0 is the halo above, row
  // rows() + 1 the one below. It is the same for all bands of a size after as many steps.
  size_t next(int row) const { return (current_ ^ 1) * cells() + size_t(row) * columns_; }

  // Begins a step. The edges' rows are complete when edges() is; meanwhile the interior is
  // computed.
  void begin_step() {
    launch(edges_, 1, 2, rows_ - 1);
    launch(interior_, 2, rows_ - 2, 1);
  }
  // Ends it, after the halos' exchange.
  void end_step() {
    HIP_CHECK(hipStreamSynchronize(edges_));
    HIP_CHECK(hipStreamSynchronize(interior_));
    current_ ^= 1;
  }

  // The band's rows, without halos.
  std::vector<float> read() const {
    std::vector<float> result(size_t(rows_) * columns_);
    HIP_CHECK(hipMemcpy(result.data(), memory_ + current_ * cells() + columns_,
                        result.size() * sizeof(float), hipMemcpyDefault));
    return result;
  }

 private:
  size_t cells() const { return size_t(rows_ + 2) * columns_; }
  void launch(hipStream_t stream, int first, int rows, int stride) {
    const dim3 block(64, 4), grid((columns_ + 63) / 64, (rows + 3) / 4);
    heat_rows<<<grid, block, 0, stream>>>(memory_ + current_ * cells(),
                                          memory_ + (current_ ^ 1) * cells(), columns_, first, rows,
                                          stride);
    HIP_CHECK(hipGetLastError());
  }

  const int rows_, columns_;
  int current_ = 0;  // which half of memory_ has the step before
  float* memory_ = nullptr;
  hipStream_t edges_ = nullptr, interior_ = nullptr;
};

// The number of cells that differ from a computation of the whole grid on the host.
inline int wrong_cells(const std::vector<float>& grid, int rows, int columns, int steps) {
  std::vector<float> from(size_t(rows + 2) * columns), to(from.size());
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c) from[(r + 1) * size_t(columns) + c] = initial(r, c);
  for (int step = 0; step < steps; ++step) {
    for (int r = 1; r <= rows; ++r)
      for (int c = 0; c < columns; ++c) {
        const float* at = &from[size_t(r) * columns + c];
        to[size_t(r) * columns + c] =
            c == 0 || c == columns - 1 ? *at : heat(*at, at[-columns], at[columns], at[-1], at[1]);
      }
    from.swap(to);
  }
  int wrong = 0;
  for (size_t i = 0; i < grid.size(); ++i)
    wrong += std::memcmp(&grid[i], &from[columns + i], sizeof(float)) != 0;
  return wrong;
}
