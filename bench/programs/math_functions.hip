// Times pairs of kernels, in HIP and in OpenCL C: math_functions <code object> <source.cl> <table> <rounds>.
// A line of the table is a kernel, its type, and the bounds of its three arguments. The result has two lines for each
// kernel: its name, the language, and the nanoseconds of one result in each round.
#include <hip/hip_runtime.h>

#include <chrono>
#include <cstring>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "loaded.h"
#include "raw_opencl.h"

constexpr int kCount = 1 << 16, kGroup = 256, kArguments = 3;
constexpr double kRunTime = 3e6;  // nanoseconds

static void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::fprintf(stderr, "%s\n", hipGetErrorString(error));
  std::exit(1);
}

struct Row {
  std::string kernel, type;
  double low[kArguments], high[kArguments];
};

static std::vector<Row> readTable(const char* path) {
  std::vector<Row> rows;
  std::ifstream file(path);
  for (Row row; file >> row.kernel >> row.type;) {
    for (int i = 0; i < kArguments; ++i) file >> row.low[i] >> row.high[i];
    rows.push_back(row);
  }
  return rows;
}

// Numbers of type T that are spread over the range in no order (Weyl's sequence).
template <class T>
std::vector<T> spread(double low, double high, int argument) {
  static constexpr double kSteps[] = {0.61803398874989485, 0.41421356237309505, 0.73205080756887729};
  std::vector<T> numbers(kCount);
  double place = 0.5;
  for (T& number : numbers) {
    place += kSteps[argument];
    if (place >= 1) place -= 1;
    number = static_cast<T>(low + (high - low) * place);
  }
  return numbers;
}

static std::vector<char> argumentBytes(const Row& row, int argument) {
  const auto bytes = [](const auto& numbers) {
    const char* first = reinterpret_cast<const char*>(numbers.data());
    return std::vector<char>(first, first + numbers.size() * sizeof numbers[0]);
  };
  const double low = row.low[argument], high = row.high[argument];
  return row.type == "double" ? bytes(spread<double>(low, high, argument)) : bytes(spread<float>(low, high, argument));
}

// Kernels of a HIP module, and the memory of their arguments.
class HipSide {
 public:
  explicit HipSide(const char* path) {
    check(hipModuleLoad(&module_, path));
    for (void*& p : memory_) check(hipMalloc(&p, kCount * sizeof(double)));
  }
  void prepare(const Row& row) {
    check(hipModuleGetFunction(&kernel_, module_, row.kernel.c_str()));
    for (int i = 0; i < kArguments; ++i) {
      const std::vector<char> bytes = argumentBytes(row, i);
      check(hipMemcpy(memory_[i], bytes.data(), bytes.size(), hipMemcpyHostToDevice));
    }
  }
  void launch() {
    int count = kCount;
    void* arguments[] = {&memory_[0], &memory_[1], &memory_[2], &memory_[3], &count};
    check(hipModuleLaunchKernel(kernel_, kCount / kGroup, 1, 1, kGroup, 1, 1, 0, nullptr, arguments, nullptr));
  }
  void wait() { check(hipDeviceSynchronize()); }

 private:
  hipModule_t module_;
  hipFunction_t kernel_;
  void* memory_[kArguments + 1];
};

// The same of an OpenCL program, with the library that HIP has loaded.
class OpenClSide {
 public:
  explicit OpenClSide(const char* path)
      : cl_(libraryPath().c_str()),
        place_(open(cl_)),
        enqueue_(cl_.get<Enqueue>("clEnqueueNDRangeKernel")),
        finish_(cl_.get<Int(Handle)>("clFinish")) {
    std::stringstream text;
    text << std::ifstream(path).rdbuf();
    const std::string source = text.str();
    const char* first = source.c_str();
    Int error = 0;
    program_ = cl_.get<Handle(Handle, UInt, const char**, const std::size_t*, Int*)>("clCreateProgramWithSource")(
        place_.context, 1, &first, nullptr, &error);
    check(error, "program");
    check(cl_.get<Int(Handle, UInt, const Handle*, const char*, void*, void*)>("clBuildProgram")(
              program_, 1, &place_.device, "-cl-std=CL3.0", nullptr, nullptr),
          "build");
    for (void*& p : memory_)
      p = cl_.get<void*(Handle, Bits, std::size_t, UInt)>("clSVMAlloc")(place_.context, kMemReadWrite,
                                                                        kCount * sizeof(double), 0);
  }
  void prepare(const Row& row) {
    kernel_ = kernel(cl_, program_, row.kernel.c_str());
    const auto set = cl_.get<Int(Handle, UInt, const void*)>("clSetKernelArgSVMPointer");
    for (UInt i = 0; i <= kArguments; ++i) check(set(kernel_, i, memory_[i]), "argument");
    const int count = kCount;
    check(cl_.get<Int(Handle, UInt, std::size_t, const void*)>("clSetKernelArg")(kernel_, kArguments + 1, sizeof count,
                                                                                 &count),
          "argument");
    for (int i = 0; i < kArguments; ++i) {
      const std::vector<char> bytes = argumentBytes(row, i);
      std::memcpy(memory_[i], bytes.data(), bytes.size());
    }
  }
  void launch() {
    const std::size_t size = kCount, group = kGroup;
    check(enqueue_(place_.queue, kernel_, 1, nullptr, &size, &group, 0, nullptr, nullptr), "enqueue");
  }
  void wait() { check(finish_(place_.queue), "finish"); }

 private:
  static std::string libraryPath() {
    const std::string cpu = loaded("libintelocl.so");
    return cpu.empty() ? loaded("libOpenCL.so") : cpu;
  }

  Library cl_;
  Place place_;
  Enqueue* enqueue_;
  Int (*finish_)(Handle);
  Handle program_, kernel_;
  void* memory_[kArguments + 1];
};

// Nanoseconds of the process.
template <class Side>
double taken(Side& side, int launches) {
  const std::clock_t begin = std::clock();
  for (int n = 0; n < launches; ++n) side.launch();
  side.wait();
  return static_cast<double>(std::clock() - begin) * (1e9 / CLOCKS_PER_SEC);
}

template <class Side>
int launchesFor(Side& side) {
  taken(side, 1);
  int count = 1;
  while (count < 1 << 12 && taken(side, count) < kRunTime) count *= 2;
  return count;
}

static void print(const Row& row, const char* language, const std::vector<double>& times) {
  std::printf("%s %s", row.kernel.c_str(), language);
  for (const double time : times) std::printf(" %g", time);
  std::printf("\n");
}

int main(int argc, char** argv) {
  if (argc != 5) return 2;
  HipSide hip(argv[1]);
  OpenClSide opencl(argv[2]);
  const int rounds = std::atoi(argv[4]);
  for (const Row& row : readTable(argv[3])) {
    hip.prepare(row);
    opencl.prepare(row);
    const int here = launchesFor(hip), there = launchesFor(opencl);
    std::vector<double> hipTimes, openclTimes;
    for (int round = 0; round < rounds; ++round) {
      hipTimes.push_back(taken(hip, here) / here / kCount);
      openclTimes.push_back(taken(opencl, there) / there / kCount);
    }
    print(row, "hip", hipTimes);
    print(row, "opencl", openclTimes);
  }
  return 0;
}
