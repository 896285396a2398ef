// The first kernel of a process through the OpenCL API alone, from the device's own binary:
//
//   startup_raw build <OpenCL library> <module.spv> <binary>        builds the module and writes its binary
//   startup_raw run <OpenCL library> <binary> <name> <expected>     loads it and launches the kernel of that name
//
// `run` prints what startup_hip prints, without the path: main <ns>, first <ns>. The runtime's cache has device
// binaries, too, so this is the fair reference of a warm start; `build` takes as long as a cold one.
#include <cstring>
#include <string>

#include "raw_opencl.h"
#include "startup_timing.h"

static void write_binary(const Library& cl, Handle program, const char* path) {
  constexpr UInt kBinarySizes = 0x1165, kBinaries = 0x1166;
  const auto info = cl.get<Int(Handle, UInt, std::size_t, void*, std::size_t*)>("clGetProgramInfo");
  std::size_t size = 0;
  check(info(program, kBinarySizes, sizeof size, &size, nullptr), "size");
  std::vector<char> binary(size);
  char* data = binary.data();
  check(info(program, kBinaries, sizeof data, &data, nullptr), "binary");
  std::ofstream(path, std::ios::binary).write(data, static_cast<std::streamsize>(size));
}

static Handle load(const Library& cl, const Place& place, const char* path) {
  std::ifstream file(path, std::ios::binary);
  const std::vector<char> code{std::istreambuf_iterator<char>(file), {}};
  const std::size_t size = code.size();
  const char* data = code.data();
  Int error = 0;
  Handle program = cl.get<Handle(Handle, UInt, const Handle*, const std::size_t*, const char**, Int*, Int*)>(
      "clCreateProgramWithBinary")(place.context, 1, &place.device, &size, &data, nullptr, &error);
  check(error, "program");
  check(cl.get<Int(Handle, UInt, const Handle*, const char*, void*, void*)>("clBuildProgram")(program, 1, &place.device,
                                                                                              "", nullptr, nullptr),
        "build");
  return program;
}

static int run(const char* library, const char* path, const char* name, int expected) {
  const auto begin = nanoseconds();
  const Library cl(library);
  const Place place = open(cl);
  const std::size_t threads = kThreads, bytes = kThreads * sizeof(int);
  const int zero = 0;
  int result = 0, error = 0;
  Handle data = cl.get<Handle(Handle, Bits, std::size_t, void*, Int*)>("clCreateBuffer")(place.context, kMemReadWrite,
                                                                                         bytes, nullptr, &error);
  check(error, "buffer");
  check(cl.get<Int(Handle, Handle, const void*, std::size_t, std::size_t, std::size_t, UInt, const Handle*, Handle*)>(
            "clEnqueueFillBuffer")(place.queue, data, &zero, sizeof zero, 0, bytes, 0, nullptr, nullptr),
        "fill");
  Handle last = kernel(cl, load(cl, place, path), name);
  check(cl.get<Int(Handle, UInt, std::size_t, const void*)>("clSetKernelArg")(last, 0, sizeof data, &data), "argument");
  check(
      cl.get<Enqueue>("clEnqueueNDRangeKernel")(place.queue, last, 1, nullptr, &threads, &threads, 0, nullptr, nullptr),
      "enqueue");
  check(cl.get<Int(Handle, Handle, UInt, std::size_t, std::size_t, void*, UInt, const Handle*, Handle*)>(
            "clEnqueueReadBuffer")(place.queue, data, 1, (kThreads - 1) * sizeof(int), sizeof result, &result, 0,
                                   nullptr, nullptr),
        "read");
  report(begin, nanoseconds(), result == expected);
  return 0;
}

int main(int argc, char** argv) {
  const std::string mode = argc > 1 ? argv[1] : "";
  if (mode == "run" && argc == 6) return run(argv[2], argv[3], argv[4], std::atoi(argv[5]));
  if (mode != "build" || argc != 5) return 2;
  const Library cl(argv[2]);
  const Place place = open(cl);
  write_binary(cl, build(cl, place, argv[3]), argv[4]);
  return 0;
}
