// A first kernel through the OpenCL API alone: startup_raw <OpenCL library> <module.spv> <binary>. The program is built
// from the device binary, if that file exists, or else from the module, and then kept there. Prints milliseconds from
// the process's begin (exec_clock.cpp) to main, and to the kernel's end.
#include <ctime>

#include "raw_opencl.h"

constexpr UInt kProgramBinarySizes = 0x1165;
constexpr UInt kProgramBinaries = 0x1166;

using Build = Int(Handle, UInt, const Handle*, const char*, void*, void*);
using ProgramInfo = Int(Handle, UInt, std::size_t, void*, std::size_t*);

static double since_begin_ms() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (static_cast<double>(now.tv_sec) * 1e9 + now.tv_nsec - std::atof(std::getenv("BEGIN_NS"))) / 1e6;
}

static Handle from_binary(const Library& cl, const Place& place, const std::vector<char>& binary) {
  using Create = Handle(Handle, UInt, const Handle*, const std::size_t*, const char**, Int*, Int*);
  const std::size_t size = binary.size();
  const char* data = binary.data();
  Int status = 0, error = 0;
  Handle program =
      cl.get<Create>("clCreateProgramWithBinary")(place.context, 1, &place.device, &size, &data, &status, &error);
  check(error, "binary");
  check(cl.get<Build>("clBuildProgram")(program, 1, &place.device, "", nullptr, nullptr), "build");
  return program;
}

static void keep(const Library& cl, Handle program, const char* path) {
  const auto info = cl.get<ProgramInfo>("clGetProgramInfo");
  std::size_t size = 0;
  check(info(program, kProgramBinarySizes, sizeof size, &size, nullptr), "size");
  std::vector<char> binary(size);
  char* data = binary.data();
  check(info(program, kProgramBinaries, sizeof data, &data, nullptr), "binary");
  std::ofstream(path, std::ios::binary).write(data, static_cast<std::streamsize>(size));
}

int main(int argc, char** argv) {
  const double to_main = since_begin_ms();
  if (argc != 4) return 2;
  const Library cl(argv[1]);
  const Place place = open(cl);
  std::ifstream file(argv[3], std::ios::binary);
  const std::vector<char> binary{std::istreambuf_iterator<char>(file), {}};
  Handle program = binary.empty() ? build(cl, place, argv[2]) : from_binary(cl, place, binary);
  void* memory = cl.get<void*(Handle, Bits, std::size_t, UInt)>("clSVMAlloc")(place.context, kMemReadWrite, 4096, 0);
  Handle first = kernel(cl, program, "kernel0");
  const auto set_arg = cl.get<Int(Handle, UInt, std::size_t, const void*)>("clSetKernelArg");
  const auto set_pointer = cl.get<Int(Handle, UInt, const void*)>("clSetKernelArgSVMPointer");
  const int n = 64;
  const float a = 2;
  const std::size_t size = 64;
  set_pointer(first, 0, memory);
  set_pointer(first, 1, memory);
  set_arg(first, 2, sizeof n, &n);
  check(set_arg(first, 3, sizeof a, &a), "argument");
  check(cl.get<Enqueue>("clEnqueueNDRangeKernel")(place.queue, first, 1, nullptr, &size, &size, 0, nullptr, nullptr),
        "enqueue");
  check(cl.get<Int(Handle)>("clFinish")(place.queue), "finish");
  std::printf("main %f\nkernel %f\n", to_main, since_begin_ms());
  if (binary.empty()) keep(cl, program, argv[3]);
  return 0;
}
