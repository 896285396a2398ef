// Memory of the device, filled with zeros.
#pragma once
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <vector>

inline void check(hipError_t error) {
  if (error != hipSuccess) {
    std::printf("%s\n", hipGetErrorString(error));
    std::exit(1);
  }
}

template <class T>
class Buffer {
 public:
  explicit Buffer(int count) : count_(count) {
    check(hipMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T)));
    check(hipMemset(data_, 0, count * sizeof(T)));
  }
  ~Buffer() { (void)hipFree(data_); }
  T* data() { return data_; }
  std::vector<T> read() {
    std::vector<T> values(count_);
    check(hipMemcpy(values.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost));
    return values;
  }

 private:
  int count_;
  T* data_ = nullptr;
};
