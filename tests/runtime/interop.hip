// HIP's objects by their OpenCL names: a program uses both APIs, with an OpenCL that it opens itself.
// Argument: the OpenCL library that HIP uses.
#include <dlfcn.h>
#include <hip/hip_interop.h>

#include <cstdint>
#include <cstdlib>
#include <vector>

#include "sections.h"

using Handle = void*;
constexpr int kCount = 1024;

// OpenCL 3.0's types and values that the program needs (CL/cl.h).
struct OpenCl {
  Handle library;
  int (*getPlatformIDs)(unsigned, Handle*, unsigned*);
  int (*getDeviceIDs)(Handle, std::uint64_t, unsigned, Handle*, unsigned*);
  int (*getDeviceInfo)(Handle, unsigned, std::size_t, void*, std::size_t*);
  int (*getContextInfo)(Handle, unsigned, std::size_t, void*, std::size_t*);
  int (*getCommandQueueInfo)(Handle, unsigned, std::size_t, void*, std::size_t*);
  Handle (*createContext)(const std::intptr_t*, unsigned, const Handle*, void*, void*, int*);
  int (*releaseContext)(Handle);
  Handle (*createQueue)(Handle, Handle, const std::uint64_t*, int*);
  Handle (*createProgram)(Handle, unsigned, const char**, const std::size_t*, int*);
  int (*buildProgram)(Handle, unsigned, const Handle*, const char*, void*, void*);
  Handle (*createKernel)(Handle, const char*, int*);
  int (*setKernelArg)(Handle, unsigned, std::size_t, const void*);
  int (*enqueue)(Handle, Handle, unsigned, const std::size_t*, const std::size_t*, const std::size_t*, unsigned,
                 const Handle*, Handle*);
  int (*finish)(Handle);
  int (*waitForEvents)(unsigned, const Handle*);
  int (*releaseEvent)(Handle);
  int (*setPointer)(Handle, unsigned, const void*);
  Handle (*extension)(Handle, const char*);

  template <class Function>
  void find(Function& function, const char* name) {
    function = reinterpret_cast<Function>(dlsym(library, name));
    if (function == nullptr) {
      std::printf("no %s\n", name);
      std::exit(1);
    }
  }

  explicit OpenCl(const char* path) : library(dlopen(path, RTLD_NOW | RTLD_LOCAL)) {
    if (library == nullptr) {
      std::printf("no library: %s\n", dlerror());
      std::exit(1);
    }
    find(getPlatformIDs, "clGetPlatformIDs");
    find(getDeviceIDs, "clGetDeviceIDs");
    find(getDeviceInfo, "clGetDeviceInfo");
    find(getContextInfo, "clGetContextInfo");
    find(getCommandQueueInfo, "clGetCommandQueueInfo");
    find(createContext, "clCreateContext");
    find(releaseContext, "clReleaseContext");
    find(createQueue, "clCreateCommandQueueWithProperties");
    find(createProgram, "clCreateProgramWithSource");
    find(buildProgram, "clBuildProgram");
    find(createKernel, "clCreateKernel");
    find(setKernelArg, "clSetKernelArg");
    find(enqueue, "clEnqueueNDRangeKernel");
    find(finish, "clFinish");
    find(waitForEvents, "clWaitForEvents");
    find(releaseEvent, "clReleaseEvent");
    find(setPointer, "clSetKernelArgSVMPointer");
    find(extension, "clGetExtensionFunctionAddressForPlatform");
  }
};

#define CL(call)                                                          \
  do {                                                                    \
    const int status_ = (call);                                           \
    if (status_ != 0) {                                                   \
      std::printf("%s:%d: %s: %d\n", __FILE__, __LINE__, #call, status_); \
      std::exit(1);                                                       \
    }                                                                     \
  } while (0)

struct Native {
  const char* api;
  Handle platform, device, context, queue;
};

static Native handlesOf(hipStream_t stream) {
  int count = 0;
  HIP(hipError_t(hipGetBackendNativeHandles(0, nullptr, &count)));
  std::vector<std::uintptr_t> handles(count);
  HIP(hipError_t(hipGetBackendNativeHandles(reinterpret_cast<std::uintptr_t>(stream), handles.data(), nullptr)));
  gives(5, count);
  const auto handle = [&](int i) { return reinterpret_cast<Handle>(handles[i]); };
  return {static_cast<const char*>(handle(0)), handle(1), handle(2), handle(3), handle(4)};
}

// A kernel of the program's own: each element becomes itself times 3.
static Handle makeKernel(const OpenCl& cl, const Native& native) {
  const char* source = "kernel void triple(global int* data) { data[get_global_id(0)] *= 3; }";
  int status = 0;
  Handle program = cl.createProgram(native.context, 1, &source, nullptr, &status);
  CL(status);
  CL(cl.buildProgram(program, 1, &native.device, "", nullptr, nullptr));
  Handle kernel = cl.createKernel(program, "triple", &status);
  CL(status);
  return kernel;
}

static void setPointer(const OpenCl& cl, const Native& native, Handle kernel, void* pointer) {
  hipspvNativeMemory memory;
  HIP(hipError_t(hipspvGetNativeMemory(pointer, &memory)));
  gives(true, memory.base == pointer && memory.size == kCount * sizeof(int));
  auto set = cl.setPointer;
  if (memory.kind == hipspvNativeMemoryUsm)
    set = reinterpret_cast<decltype(set)>(cl.extension(native.platform, "clSetKernelArgMemPointerINTEL"));
  CL(set(kernel, 0, pointer));
}

__global__ void fill(int* data) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  data[i] = i + 1;
}

__global__ void addOne(int* data) { data[blockIdx.x * blockDim.x + threadIdx.x] += 1; }

static int wrong(const std::vector<int>& values, int factor, int more) {
  int count = 0;
  for (int i = 0; i < kCount; ++i) count += values[i] != (i + 1) * factor + more;
  return count;
}

SECTION(shared_context) {
  const OpenCl cl(Section::arguments[2]);
  hipStream_t stream;
  HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  const Native native = handlesOf(stream);
  gives("opencl", native.api);
  Handle known = nullptr;
  constexpr unsigned kDevicePlatform = 0x1031, kQueueContext = 0x1090;
  CL(cl.getDeviceInfo(native.device, kDevicePlatform, sizeof known, &known, nullptr));
  gives(true, known == native.platform);
  CL(cl.getCommandQueueInfo(native.queue, kQueueContext, sizeof known, &known, nullptr));
  gives(true, known == native.context);

  int* data;
  HIP(hipMalloc(&data, kCount * sizeof(int)));
  Handle kernel = makeKernel(cl, native);
  setPointer(cl, native, kernel, data);
  int status = 0;
  Handle queue = cl.createQueue(native.context, native.device, nullptr, &status);
  CL(status);

  // HIP's kernel, then the program's in its own queue, then HIP's again: each waits for the last.
  hipEvent_t filled;
  HIP(hipEventCreate(&filled));
  gives(true, hipGetNativeEventFromHipEvent(filled) == nullptr);
  fill<<<kCount / 64, 64, 0, stream>>>(data);
  HIP(hipEventRecord(filled, stream));
  Handle before = hipGetNativeEventFromHipEvent(filled), after = nullptr;
  const std::size_t global = kCount;
  CL(cl.enqueue(queue, kernel, 1, nullptr, &global, nullptr, 1, &before, &after));
  CL(cl.releaseEvent(before));
  auto tripled = static_cast<hipEvent_t>(hipGetHipEventFromNativeEvent(after));
  CL(cl.releaseEvent(after));
  HIP(hipStreamWaitEvent(stream, tripled, 0));
  addOne<<<kCount / 64, 64, 0, stream>>>(data);
  std::vector<int> values(kCount);
  HIP(hipMemcpyAsync(values.data(), data, kCount * sizeof(int), hipMemcpyDeviceToHost, stream));
  HIP(hipStreamSynchronize(stream));
  gives(0, wrong(values, 3, 1));
  gives(hipSuccess, hipEventQuery(tripled));
  gives(hipSuccess, hipEventDestroy(tripled));

  // The program's kernel in HIP's queue: HIP waits for it wherever it waits for the stream.
  CL(cl.enqueue(native.queue, kernel, 1, nullptr, &global, nullptr, 0, nullptr, nullptr));
  HIP(hipDeviceSynchronize());
  HIP(hipMemcpy(values.data(), data, kCount * sizeof(int), hipMemcpyDeviceToHost));
  gives(0, wrong(values, 9, 3));
  CL(cl.enqueue(native.queue, kernel, 1, nullptr, &global, nullptr, 0, nullptr, nullptr));
  while (hipStreamQuery(stream) == hipErrorNotReady) {
  }
  HIP(hipMemcpy(values.data(), data, kCount * sizeof(int), hipMemcpyDeviceToHost));
  gives(0, wrong(values, 27, 9));
}

SECTION(errors) {
  HIP(hipSetDevice(0));  // HIP makes its own context
  std::uintptr_t handles[8];
  int count = 0;
  const auto code = [](int error) { return static_cast<hipError_t>(error); };
  gives(hipErrorInvalidValue, code(hipGetBackendNativeHandles(0, handles, &count)));
  gives(hipErrorInvalidValue, code(hipGetBackendNativeHandles(0, nullptr, nullptr)));
  gives(hipErrorInvalidValue, code(hipInitFromNativeHandles(handles, 2)));
  handles[0] = handles[1] = handles[2] = handles[3] = 16;
  gives(hipErrorSetOnActiveProcess, code(hipInitFromNativeHandles(handles, 4)));
  gives(true, hipGetNativeEventFromHipEvent(nullptr) == nullptr);
  gives(true, hipGetHipEventFromNativeEvent(nullptr) == nullptr);
  hipspvNativeMemory memory;
  int local = 0;
  gives(hipErrorInvalidValue, code(hipspvGetNativeMemory(nullptr, &memory)));
  gives(hipErrorInvalidValue, code(hipspvGetNativeMemory(&local, &memory)));
}

SECTION(given_context) {
  const OpenCl cl(Section::arguments[2]);
  Native own{};
  CL(cl.getPlatformIDs(1, &own.platform, nullptr));
  CL(cl.getDeviceIDs(own.platform, 0xFFFFFFFF, 1, &own.device, nullptr));
  int status = 0;
  own.context = cl.createContext(nullptr, 1, &own.device, nullptr, nullptr, &status);
  CL(status);
  std::uintptr_t handles[4] = {16, 16, reinterpret_cast<std::uintptr_t>(own.context), 0};
  gives(hipErrorInvalidValue, hipError_t(hipInitFromNativeHandles(nullptr, 4)));
  gives(hipErrorInvalidValue, hipError_t(hipInitFromNativeHandles(handles, 5)));
  gives(hipErrorInvalidDevice, hipError_t(hipInitFromNativeHandles(handles, 4)));
  handles[0] = reinterpret_cast<std::uintptr_t>(own.platform);
  handles[1] = reinterpret_cast<std::uintptr_t>(own.device);
  gives(hipSuccess, hipError_t(hipInitFromNativeHandles(handles, 4)));
  CL(cl.releaseContext(own.context));  // HIP retains it
  const Native native = handlesOf(nullptr);
  gives(true, native.context == own.context && native.device == own.device);
  int* data;
  HIP(hipMalloc(&data, kCount * sizeof(int)));
  fill<<<kCount / 64, 64>>>(data);
  std::vector<int> values(kCount);
  HIP(hipMemcpy(values.data(), data, kCount * sizeof(int), hipMemcpyDeviceToHost));
  gives(0, wrong(values, 1, 0));
  gives(hipErrorSetOnActiveProcess, hipError_t(hipInitFromNativeHandles(handles, 4)));
}
