// Launches by 1 to 64 threads, each in a queue of its own, through the OpenCL API alone: threads_raw <OpenCL library>
// <module.spv>. The module is that of threads_hip, and the output the same. A kernel object's arguments may be set by
// one thread at a time, so each thread has an object of its own.
#include "raw_opencl.h"
#include "threads_timing.h"

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const Library cl(argv[1]);
  const Place place = open(cl);
  Handle program = build(cl, place, argv[2]);
  const auto set_arg = cl.get<Int(Handle, UInt, std::size_t, const void*)>("clSetKernelArg");
  const auto set_pointer = cl.get<Int(Handle, UInt, const void*)>("clSetKernelArgSVMPointer");
  const auto enqueue = cl.get<Enqueue>("clEnqueueNDRangeKernel");
  const auto finish = cl.get<Int(Handle)>("clFinish");
  void* memory = cl.get<void*(Handle, Bits, std::size_t, UInt)>("clSVMAlloc")(place.context, kMemReadWrite, 4096, 0);

  std::vector<Handle> queues, kernels;
  for (int i = 0; i < kMostThreads; ++i) {
    queues.push_back(queue(cl, place));
    kernels.push_back(kernel(cl, program, "empty3"));
  }
  const std::size_t size = 32;
  const auto launch = [&](int thread) {
    const int n = 1;
    set_pointer(kernels[thread], 0, memory);
    set_pointer(kernels[thread], 1, memory);
    check(set_arg(kernels[thread], 2, sizeof n, &n), "argument");
    check(enqueue(queues[thread], kernels[thread], 1, nullptr, &size, &size, 0, nullptr, nullptr), "enqueue");
  };
  const auto wait = [&](int thread) { check(finish(queues[thread]), "finish"); };
  for (int i = 0; i < kMostThreads; ++i) {
    launch(i);
    wait(i);
  }
  measure("asynchronous", [&](int thread, int launches) {
    for (int i = 0; i < launches; ++i) launch(thread);
    wait(thread);
  });
  measure("waiting", [&](int thread, int launches) {
    for (int i = 0; i < launches; ++i) {
      launch(thread);
      wait(thread);
    }
  });
  return 0;
}
