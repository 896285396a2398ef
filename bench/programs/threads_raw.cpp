// Times the same launches through the OpenCL API alone: a queue and a kernel object for each thread.
// threads_raw <OpenCL library> <module.spv> <number of threads>...
#include "raw_opencl.h"
#include "threads_timing.h"

struct Functions {
  Int (*set_arg)(Handle, UInt, std::size_t, const void*);
  Int (*set_pointer)(Handle, UInt, const void*);
  Enqueue* enqueue;
  Int (*finish)(Handle);
};

struct Worker {
  const Functions& cl;
  Handle queue, kernel;
  void* memory;

  void launch() {
    const std::size_t size = 32;
    const int n = 1;
    cl.set_pointer(kernel, 0, memory);
    cl.set_pointer(kernel, 1, memory);
    check(cl.set_arg(kernel, 2, sizeof n, &n), "argument");
    check(cl.enqueue(queue, kernel, 1, nullptr, &size, &size, 0, nullptr, nullptr), "enqueue");
  }
  void wait() { check(cl.finish(queue), "finish"); }
};

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  const Library cl(argv[1]);
  const Place place = open(cl);
  Handle program = build(cl, place, argv[2]);
  const Functions functions{
      cl.get<Int(Handle, UInt, std::size_t, const void*)>("clSetKernelArg"),
      cl.get<Int(Handle, UInt, const void*)>("clSetKernelArgSVMPointer"),
      cl.get<Enqueue>("clEnqueueNDRangeKernel"),
      cl.get<Int(Handle)>("clFinish"),
  };
  auto* allocate = cl.get<void*(Handle, Bits, std::size_t, UInt)>("clSVMAlloc");
  for (int i = 3; i < argc; ++i) {
    measureThreads(std::atoi(argv[i]), [&] {
      return Worker{functions, new_queue(cl, place), kernel(cl, program, "empty3"),
                    allocate(place.context, kMemReadWrite, 4096, 0)};
    });
  }
  return 0;
}
