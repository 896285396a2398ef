// A kernel through the OpenCL API: opencl LIBRARY KERNEL.cl [repetitions]. PROBLEM_FILE names its problem.
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "../programs/raw_opencl.h"
#include "measure.h"

#define KERNEL(name) #name
#define CONSTANT(name) nullptr

constexpr UInt kBuildLog = 0x1183;

template <class T>
class Buffer;
template <class T>
struct Constant;

class Device {
 public:
  Device(const char* library, const char* source) : cl(library), place(open(cl)), program_(build(source)) {}

  template <class... Arguments>
  void launch(const char* name, Extent grid, Extent block, const Arguments&... arguments) {
    Handle kernel = kernel_of(name);
    UInt index = 0;
    (set(kernel, index++, arguments), ...);
    const std::size_t local[] = {block.x, block.y, block.z};
    const std::size_t global[] = {local[0] * grid.x, local[1] * grid.y, local[2] * grid.z};
    const UInt dimensions = local[2] > 1 || grid.z > 1 ? 3 : local[1] > 1 || grid.y > 1 ? 2 : 1;
    check(enqueue_(place.queue, kernel, dimensions, nullptr, global, local, 0, nullptr, nullptr), name);
  }
  void wait() { check(finish_(place.queue), "finish"); }

  const Library cl;
  const Place place;

 private:
  template <class T>
  void set(Handle kernel, UInt index, const T& argument) {
    check(set_argument_(kernel, index, sizeof(T), &argument), "argument");
  }
  template <class T>
  void set(Handle kernel, UInt index, const Buffer<T>& buffer) {
    set(kernel, index, buffer.handle());
  }
  template <class T>
  void set(Handle kernel, UInt index, const Constant<T>& constant) {
    set(kernel, index, constant.handle());
  }

  Handle kernel_of(const char* name) {
    Handle& found = kernels_[name];
    if (found == nullptr) found = kernel(cl, program_, name);
    return found;
  }

  Handle build(const char* path) const {
    std::ifstream file(path);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const char* pointer = text.c_str();
    Int error = 0;
    Handle program = cl.get<Handle(Handle, UInt, const char**, const std::size_t*, Int*)>("clCreateProgramWithSource")(
        place.context, 1, &pointer, nullptr, &error);
    check(error, "program");
    error = cl.get<Int(Handle, UInt, const Handle*, const char*, void*, void*)>("clBuildProgram")(
        program, 1, &place.device, "", nullptr, nullptr);
    if (error != 0) print_log(program);
    check(error, path);
    return program;
  }

  void print_log(Handle program) const {
    std::vector<char> log(1 << 14);
    cl.get<Int(Handle, Handle, UInt, std::size_t, void*, std::size_t*)>("clGetProgramBuildInfo")(
        program, place.device, kBuildLog, log.size(), log.data(), nullptr);
    std::fprintf(stderr, "%s\n", log.data());
  }

  Handle program_;
  std::map<std::string, Handle, std::less<>> kernels_;
  Int (*set_argument_)(Handle, UInt, std::size_t,
                       const void*) = cl.get<Int(Handle, UInt, std::size_t, const void*)>("clSetKernelArg");
  Enqueue* enqueue_ = cl.get<Enqueue>("clEnqueueNDRangeKernel");
  Int (*finish_)(Handle) = cl.get<Int(Handle)>("clFinish");
};

template <class T>
class Buffer {
 public:
  Buffer(Device& device, std::size_t count) : device_(device) {
    Int error = 0;
    handle_ = device.cl.get<Handle(Handle, Bits, std::size_t, void*, Int*)>("clCreateBuffer")(
        device.place.context, kMemReadWrite, count * sizeof(T), nullptr, &error);
    check(error, "buffer");
  }
  Buffer(Device& device, const std::vector<T>& values) : Buffer(device, values.size()) { write(values); }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  ~Buffer() { device_.cl.get<Int(Handle)>("clReleaseMemObject")(handle_); }

  void write(const std::vector<T>& values) {
    check(
        device_.cl.get<Int(Handle, Handle, UInt, std::size_t, std::size_t, const void*, UInt, const Handle*, Handle*)>(
            "clEnqueueWriteBuffer")(device_.place.queue, handle_, 1, 0, values.size() * sizeof(T), values.data(), 0,
                                    nullptr, nullptr),
        "write");
  }
  std::vector<T> read(std::size_t count) const {
    std::vector<T> values(count);
    check(device_.cl.get<Int(Handle, Handle, UInt, std::size_t, std::size_t, void*, UInt, const Handle*, Handle*)>(
              "clEnqueueReadBuffer")(device_.place.queue, handle_, 1, 0, count * sizeof(T), values.data(), 0, nullptr,
                                     nullptr),
          "read");
    return values;
  }
  const Handle& handle() const { return handle_; }

 private:
  Device& device_;
  Handle handle_ = nullptr;
};

template <class T>
struct Constant : Buffer<T> {
  Constant(Device& device, const void*, const std::vector<T>& values) : Buffer<T>(device, values) {}
};

#include PROBLEM_FILE

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  Device device(argv[1], argv[2]);
  return measure<Problem>(device, argc > 3 ? std::atoi(argv[3]) : 1);
}
