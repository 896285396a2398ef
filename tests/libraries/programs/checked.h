// Device memory and comparisons for programs with CUB.
#pragma once
#include <cuda_runtime.h>

#include <cstdio>
#include <random>
#include <vector>

// None, parts of a warp and of a tile, and many tiles.
inline const std::vector<int> kSizes{0, 1, 31, 32, 33, 1000, 4099, 100003};
inline int checked = 0, wrong = 0;

inline void expect(bool right, const char* what, int size) {
  ++checked;
  if (right) return;
  ++wrong;
  std::printf("%s of %d elements is wrong\n", what, size);
}

inline void must(cudaError_t error) { expect(error == cudaSuccess, cudaGetErrorString(error), 0); }

inline int report() {
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}

template <typename T>
std::vector<T> random_values(int size, int lowest, int highest) {
  std::mt19937 engine(size);
  std::uniform_int_distribution<int> values(lowest, highest);
  std::vector<T> found(size);
  for (T& value : found) value = static_cast<T>(values(engine));
  return found;
}

template <typename T>
class Device {
 public:
  explicit Device(size_t size) { must(cudaMallocManaged(&data_, (size + 1) * sizeof(T))); }
  explicit Device(const std::vector<T>& values) : Device(values.size()) {
    for (size_t i = 0; i < values.size(); ++i) data_[i] = values[i];
  }
  Device(const Device&) = delete;
  ~Device() { cudaFree(data_); }
  T* data() const { return data_; }
  std::vector<T> first(size_t count) const { return {data_, data_ + count}; }

 private:
  T* data_ = nullptr;
};

// Runs an algorithm of CUB: for the size of its memory, and with the memory.
template <typename Algorithm>
void run(Algorithm algorithm) {
  size_t bytes = 0;
  must(algorithm(nullptr, bytes));
  Device<char> memory(bytes);
  must(algorithm(memory.data(), bytes));
  must(cudaDeviceSynchronize());
}
