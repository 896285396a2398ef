// Times launches of many empty kernels through the OpenCL API alone, one by one and as a command buffer
// (cl_khr_command_buffer): graph_raw <OpenCL library> <module.spv>.
#include "graph_timing.h"
#include "raw_opencl.h"

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const Library cl(argv[1]);
  const Place place = open(cl);
  Handle queue = place.queue;
  Handle empty = kernel(cl, build(cl, place, argv[2]), "empty");
  const auto enqueue = cl.get<Enqueue>("clEnqueueNDRangeKernel");
  const auto finish = cl.get<Int(Handle)>("clFinish");
  const std::size_t size = 32;
  measure("plain", [&] {
    for (int i = 0; i < kKernels; ++i)
      check(enqueue(queue, empty, 1, nullptr, &size, &size, 0, nullptr, nullptr), "enqueue");
    check(finish(queue), "finish");
  });

  using Create = Handle(UInt, const Handle*, const void*, Int*);
  using Record = Int(Handle, Handle, const void*, Handle, UInt, const std::size_t*,
                     const std::size_t*, const std::size_t*, UInt, const UInt*, UInt*, Handle*);
  using Replay = Int(UInt, Handle*, Handle, UInt, const Handle*, Handle*);
  const auto create = cl.extension<Create>(place.platform, "clCreateCommandBufferKHR");
  if (create == nullptr) return 0;  // the device has no command buffers
  const auto record = cl.extension<Record>(place.platform, "clCommandNDRangeKernelKHR");
  const auto finalize = cl.extension<Int(Handle)>(place.platform, "clFinalizeCommandBufferKHR");
  const auto replay = cl.extension<Replay>(place.platform, "clEnqueueCommandBufferKHR");
  Int error = 0;
  Handle buffer = create(1, &queue, nullptr, &error);
  check(error, "command buffer");
  for (int i = 0; i < kKernels; ++i)
    check(record(buffer, nullptr, nullptr, empty, 1, nullptr, &size, &size, 0, nullptr, nullptr,
                 nullptr),
          "record");
  check(finalize(buffer), "finalize");
  measure("buffer", [&] {
    check(replay(0, nullptr, buffer, 0, nullptr, nullptr), "replay");
    check(finish(queue), "finish");
  });
  return 0;
}
