// A kernel through OpenMP: openmp [repetitions]. KERNEL_FILE and PROBLEM_FILE name its files.
#include <cstdlib>
#include <vector>

#include KERNEL_FILE
#include "measure.h"

#define KERNEL(name) name
#define CONSTANT(name) nullptr

template <class T>
class Buffer;
template <class T>
struct Constant;

class Device {
 public:
  template <class Function, class... Arguments>
  void launch(Function* function, Extent, Extent, Arguments&&... arguments) {
    function(value(arguments)...);
  }
  void wait() {}

 private:
  template <class T>
  static T* value(Buffer<T>& buffer) {
    return buffer.data();
  }
  template <class T>
  static T* value(Constant<T>& constant) {
    return constant.data();
  }
  template <class T>
  static T value(const T& argument) {
    return argument;
  }
};

template <class T>
class Buffer {
 public:
  Buffer(Device&, std::size_t count) : values_(count) {}
  Buffer(Device&, const std::vector<T>& values) : values_(values) {}
  void write(const std::vector<T>& values) { values_ = values; }
  std::vector<T> read(std::size_t) const { return values_; }
  T* data() { return values_.data(); }

 private:
  std::vector<T> values_;
};

template <class T>
struct Constant : Buffer<T> {
  Constant(Device& device, const void*, const std::vector<T>& values) : Buffer<T>(device, values) {}
};

#include PROBLEM_FILE

int main(int argc, char** argv) {
  Device device;
  return measure<Problem>(device, argc > 1 ? std::atoi(argv[1]) : 1);
}
