// Times the same kernels through the OpenCL API alone: launch_raw <OpenCL library> <module.spv>.
#include "launch_timing.h"
#include "raw_opencl.h"

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const Library cl(argv[1]);
  const Place place = open(cl);
  Handle program = build(cl, place, argv[2]);
  const auto set_arg = cl.get<Int(Handle, UInt, std::size_t, const void*)>("clSetKernelArg");
  const auto set_pointer = cl.get<Int(Handle, UInt, const void*)>("clSetKernelArgSVMPointer");
  const auto enqueue = cl.get<Enqueue>("clEnqueueNDRangeKernel");
  const auto finish = cl.get<Int(Handle)>("clFinish");
  void* memory = cl.get<void*(Handle, Bits, std::size_t, UInt)>("clSVMAlloc")(
      place.context, kMemReadWrite, 4096, 0);

  const std::size_t size = 32;
  auto launch = [&](Handle k) {
    check(enqueue(place.queue, k, 1, nullptr, &size, &size, 0, nullptr, nullptr), "enqueue");
  };
  auto wait = [&] { check(finish(place.queue), "finish"); };

  Handle k0 = kernel(cl, program, "empty0"), k3 = kernel(cl, program, "empty3"),
         k8 = kernel(cl, program, "empty8");
  measure("empty0", [&] { launch(k0); }, wait);
  measure(
      "empty3",
      [&] {
        const int n = 1;
        set_pointer(k3, 0, memory);
        set_pointer(k3, 1, memory);
        check(set_arg(k3, 2, sizeof n, &n), "argument");
        launch(k3);
      },
      wait);
  measure(
      "empty8",
      [&] {
        const int e = 1, f = 2;
        const float g = 3;
        const double h = 4;
        for (UInt i = 0; i < 4; ++i) set_pointer(k8, i, memory);
        set_arg(k8, 4, sizeof e, &e);
        set_arg(k8, 5, sizeof f, &f);
        set_arg(k8, 6, sizeof g, &g);
        check(set_arg(k8, 7, sizeof h, &h), "argument");
        launch(k8);
      },
      wait);
  return 0;
}
