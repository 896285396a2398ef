// Kernels that use the services of the runtime's table. Arguments: those to launch.
#include <hip/hip_cooperative_groups.h>

#include <string>

#include "../runtime/show.h"

__global__ void prints(int value) { printf("printf=%d\n", value + threadIdx.x); }
__global__ void asserts(int value) { assert(value != 41); }
__global__ void allocates(int* p) {
  int* list = static_cast<int*>(malloc(8 * sizeof(int)));
  if (list == nullptr) return;
  for (int i = 0; i < 8; ++i) list[i] = i;
  int sum = 14;
  for (int i = 0; i < 8; ++i) sum += list[i];
  free(list);
  *p = sum;
}
__global__ void samples(hipTextureObject_t texture, int* p) { *p = tex1Dfetch<int>(texture, 3) + 39; }
__global__ void steps(int* p) {
  p[1 + blockIdx.x] = blockIdx.x + 10;
  cooperative_groups::this_grid().sync();
  if (blockIdx.x == 0) p[0] = p[1] + p[2] + p[3] + 9;
}

hipError_t printing(int*) {
  prints<<<1, 1>>>(42);
  return hipGetLastError();
}

// The assertion fails: the next call reports it.
hipError_t asserting(int*) {
  asserts<<<1, 1>>>(41);
  return hipGetLastError();
}

hipError_t allocating(int* p) {
  allocates<<<1, 1>>>(p);
  return hipGetLastError();
}

hipError_t sampling(int* p) {
  int* memory;
  HIP(hipMalloc(&memory, 16));
  const int values[] = {0, 1, 2, 3};
  HIP(hipMemcpy(memory, values, sizeof values, hipMemcpyHostToDevice));
  hipResourceDesc resource{};
  resource.resType = hipResourceTypeLinear;
  resource.res.linear.devPtr = memory;
  resource.res.linear.desc = hipCreateChannelDesc<int>();
  resource.res.linear.sizeInBytes = sizeof values;
  hipTextureDesc description{};
  description.readMode = hipReadModeElementType;
  hipTextureObject_t texture;
  HIP(hipCreateTextureObject(&texture, &resource, &description, nullptr));
  samples<<<1, 1>>>(texture, p);
  return hipGetLastError();
}

hipError_t stepping(int* p) {
  void* arguments[] = {&p};
  const auto kernel = reinterpret_cast<const void*>(steps);
  return hipLaunchCooperativeKernel(kernel, dim3(3), dim3(1), arguments, 0, nullptr);
}

hipError_t calling(int* p) {
  HIP(hipDeviceSynchronize());
  return hipLaunchHostFunc(nullptr, [](void* cell) { *static_cast<int*>(cell) = 42; }, p);
}

__global__ void adds(int* p, int value) { *p += value; }

hipError_t replaying(int* p) {
  hipStream_t stream;
  hipGraph_t graph;
  hipGraphExec_t executable;
  HIP(hipStreamCreate(&stream));
  HIP(hipStreamBeginCapture(stream, hipStreamCaptureModeRelaxed));
  adds<<<1, 1, 0, stream>>>(p, 21);
  adds<<<1, 1, 0, stream>>>(p, 21);
  HIP(hipStreamEndCapture(stream, &graph));
  HIP(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  const hipError_t result = hipGraphLaunch(executable, stream);
  HIP(hipStreamSynchronize(stream));
  return result;
}

int main(int count, char** names) {
  const std::pair<std::string, hipError_t (*)(int*)> services[] = {
      {"printf", printing},        {"assert", asserting},       {"malloc", allocating}, {"textures", sampling},
      {"grid barriers", stepping}, {"host functions", calling}, {"graphs", replaying}};
  int* p;
  HIP(hipMallocManaged(&p, 64));
  for (int i = 1; i < count; ++i)
    for (const auto& [name, service] : services) {
      if (names[i] != name) continue;
      *p = 0;
      const hipError_t result = service(p);
      const hipError_t later = hipDeviceSynchronize();
      if (result != hipSuccess)
        show(name.c_str(), result);
      else if (name == "assert")
        show(name.c_str(), later);
      else if (name != "printf")
        show(name.c_str(), *p);
    }
  return 0;
}
