"""NVIDIA's cuda-core: a template compiled at run time, on a stream and in a graph."""

import numpy as np
from cuda.core import Device, LaunchConfig, LegacyPinnedMemoryResource, Program, ProgramOptions, launch

SOURCE = """
template <typename T> __global__ void add(const T* x, const T* y, T* sum, size_t n) {
  for (size_t i = threadIdx.x + blockIdx.x * blockDim.x; i < n; i += gridDim.x * blockDim.x) sum[i] = x[i] + y[i];
}
"""
COUNT = 5000

device = Device()
device.set_current()
assert device.properties.warp_size == 32
stream = device.create_stream()
program = Program(SOURCE, code_type="c++", options=ProgramOptions(std="c++17", arch=f"sm_{device.arch}"))
kernel = program.compile("cubin", name_expressions=("add<float>",)).get_kernel("add<float>")
buffers = [LegacyPinnedMemoryResource().allocate(COUNT * 4) for _ in range(3)]
x, y, total = (np.from_dlpack(buffer).view(np.float32) for buffer in buffers)
x[:], y[:], total[:] = np.arange(COUNT), 0.5, 0
launch(stream, LaunchConfig(grid=(COUNT + 255) // 256, block=256), kernel, *buffers, np.uint64(COUNT))
stream.sync()
assert (total == x + y).all(), total

# The same as a graph: twice the kernel, of which the second adds to the first one's sum.
builder = device.create_graph_builder().begin_building()
config = LaunchConfig(grid=(COUNT + 255) // 256, block=256)
launch(builder, config, kernel, *buffers, np.uint64(COUNT))
launch(builder, config, kernel, buffers[2], buffers[1], buffers[2], np.uint64(COUNT))
graph = builder.end_building().complete()
total[:] = 0
graph.launch(stream)
stream.sync()
assert (total == x + 2 * y).all(), total
print("right")
