// Shared by the programs of this directory: checked calls, a device array, a verdict.
#pragma once

#include <cstddef>
#include <vector>

#include "common/check.h"

// A device array that frees itself and copies to and from std::vector.
template <class T>
class DeviceArray {
 public:
  explicit DeviceArray(size_t count) : count_(count) {
    HIP_CHECK(hipMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T)));
    HIP_CHECK(hipMemset(data_, 0, count * sizeof(T)));
  }
  explicit DeviceArray(const std::vector<T>& host) : count_(host.size()) {
    HIP_CHECK(hipMalloc(reinterpret_cast<void**>(&data_), count_ * sizeof(T)));
    HIP_CHECK(hipMemcpy(data_, host.data(), count_ * sizeof(T), hipMemcpyHostToDevice));
  }
  DeviceArray(const DeviceArray&) = delete;
  DeviceArray& operator=(const DeviceArray&) = delete;
  ~DeviceArray() { (void)hipFree(data_); }

  operator T*() { return data_; }
  std::vector<T> host() const {
    std::vector<T> out(count_);
    HIP_CHECK(hipMemcpy(out.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost));
    return out;
  }

 private:
  T* data_ = nullptr;
  size_t count_;
};

// The program's one line and its exit status.
inline int verdict(long checked, long wrong) {
  HIP_CHECK(hipGetLastError());
  std::printf("%ld checked, %ld wrong\n", checked, wrong);
  return checked > 0 && wrong == 0 ? 0 : 1;
}

// A small generator for inputs: the same numbers on every machine.
class Random {
 public:
  explicit Random(unsigned seed) : state_(seed) {}
  unsigned next() {
    state_ = state_ * 1664525u + 1013904223u;
    return state_ >> 8;
  }
  int below(int limit) { return static_cast<int>(next() % static_cast<unsigned>(limit)); }
  float unit() { return static_cast<float>(next()) / (1 << 24); }

 private:
  unsigned state_;
};
