// A kernel through HIP: hip [repetitions]. KERNEL_FILE and PROBLEM_FILE name its files.
#include <hip/hip_runtime.h>

#include <cstdlib>
#include <vector>

#include KERNEL_FILE
#include "measure.h"

#define KERNEL(name) reinterpret_cast<const void*>(name)
#define CONSTANT(name) (&(name))

static void require(hipError_t error) {
  if (error == hipSuccess) return;
  std::fprintf(stderr, "%s\n", hipGetErrorString(error));
  std::exit(2);
}

template <class T>
struct Constant;

class Device {
 public:
  template <class... Arguments>
  void launch(const void* kernel, Extent grid, Extent block, const Arguments&... arguments) {
    std::vector<void*> pointers;
    (add(pointers, arguments), ...);
    require(hipLaunchKernel(kernel, dim3(grid.x, grid.y, grid.z), dim3(block.x, block.y, block.z), pointers.data(), 0,
                            nullptr));
  }
  void wait() { require(hipDeviceSynchronize()); }

 private:
  template <class T>
  static void add(std::vector<void*>& pointers, const T& argument) {
    pointers.push_back(const_cast<void*>(static_cast<const void*>(&argument)));
  }
  // The kernel knows its constants by name.
  template <class T>
  static void add(std::vector<void*>&, const Constant<T>&) {}
};

// Device memory; its only member is the pointer, so that it can be an argument.
template <class T>
class Buffer {
 public:
  Buffer(Device&, std::size_t count) { require(hipMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T))); }
  Buffer(Device& device, const std::vector<T>& values) : Buffer(device, values.size()) { write(values); }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  ~Buffer() { (void)hipFree(data_); }

  void write(const std::vector<T>& values) {
    require(hipMemcpy(data_, values.data(), values.size() * sizeof(T), hipMemcpyHostToDevice));
  }
  std::vector<T> read(std::size_t count) const {
    std::vector<T> values(count);
    require(hipMemcpy(values.data(), data_, count * sizeof(T), hipMemcpyDeviceToHost));
    return values;
  }

 private:
  T* data_ = nullptr;
};

template <class T>
struct Constant {
  template <class Symbol>
  Constant(Device&, const Symbol* symbol, const std::vector<T>& values) {
    require(hipMemcpyToSymbol(*symbol, values.data(), values.size() * sizeof(T)));
  }
};

#include PROBLEM_FILE

int main(int argc, char** argv) {
  Device device;
  return measure<Problem>(device, argc > 1 ? std::atoi(argv[1]) : 1);
}
