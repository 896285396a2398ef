// A stream waits for the host, which launches a kernel for the first time. The driver loads no code meanwhile.
#include <hip/hip_runtime.h>

#include <atomic>
#include <string>
#include <thread>

#include "../runtime/sections.h"

static const char kCode[] = R"(
.version 8.3
.target sm_90
.address_size 64
.visible .entry nothing()
{
	ret;
}
)";

// As clang's code registers a kernel. The first word is the wrapper's magic (clang/lib/CodeGen/CGCUDANV.cpp).
struct Wrapper {
  unsigned magic = 0x48495046, version = 1;
  const void* image = kCode;
  void* unused = nullptr;
};
extern "C" void** __hipRegisterFatBinary(const void* wrapper);
extern "C" void __hipRegisterFunction(void** module, const void* host, char* device, const char* name, unsigned, void*,
                                      void*, void*, void*, int*);

static void nothing() {}
static const Wrapper wrapper;

static const void* registered() {
  static char name[] = "nothing";
  void** module = __hipRegisterFatBinary(&wrapper);
  __hipRegisterFunction(module, reinterpret_cast<const void*>(nothing), name, name, ~0u, nullptr, nullptr, nullptr,
                        nullptr, nullptr);
  return reinterpret_cast<const void*>(nothing);
}

static hipStream_t stream() {
  hipStream_t made = nullptr;
  gives(hipSuccess, hipStreamCreateWithFlags(&made, hipStreamNonBlocking));
  return made;
}

static std::atomic<bool> open{false};
static void pass(void*) {
  while (!open) std::this_thread::yield();
}

SECTION(host_function) {
  const void* kernel = registered();
  hipStream_t held = stream(), other = stream();
  gives(hipSuccess, hipLaunchHostFunc(held, pass, nullptr));
  gives(hipSuccess, hipLaunchKernel(kernel, 1, 1, nullptr, 0, other));
  open = true;
  gives(hipSuccess, hipDeviceSynchronize());
}

// The second one is a library's that the program opens later.
SECTION(registered_later) {
  hipStream_t held = stream(), other = stream();
  open = true;
  gives(hipSuccess, hipLaunchHostFunc(held, pass, nullptr));
  gives(hipSuccess, hipStreamSynchronize(held));
  open = false;
  const void* kernel = registered();
  gives(hipSuccess, hipLaunchHostFunc(held, pass, nullptr));
  gives(hipSuccess, hipLaunchKernel(kernel, 1, 1, nullptr, 0, other));
  open = true;
  gives(hipSuccess, hipDeviceSynchronize());
}

// The program has `nothing` and that many others.
static void waitsAmong(int others) {
  static std::string code = kCode;
  for (int i = 0; i < others; ++i) code += ".visible .entry k" + std::to_string(i) + "()\n{\n\tret;\n}\n";
  static const Wrapper many{.image = code.c_str()};
  __hipRegisterFatBinary(&many);
  hipStream_t held = stream();
  open = true;
  gives(hipSuccess, hipLaunchHostFunc(held, pass, nullptr));
  gives(hipSuccess, hipStreamSynchronize(held));
}

SECTION(many_kernels) { waitsAmong(255); }
SECTION(too_many_kernels) { waitsAmong(256); }

static void waitsForValue(unsigned mask) {
  const void* kernel = registered();
  hipStream_t held = stream(), other = stream();
  unsigned* value = nullptr;
  gives(hipSuccess, hipHostMalloc((void**)&value, sizeof *value));
  *value = 0;
  gives(hipSuccess, hipStreamWaitValue32(held, value, 1, hipStreamWaitValueEq, mask));
  gives(hipSuccess, hipLaunchKernel(kernel, 1, 1, nullptr, 0, other));
  gives(hipSuccess, hipStreamWriteValue32(other, value, 1, 0));
  gives(hipSuccess, hipDeviceSynchronize());
}

SECTION(value) { waitsForValue(~0u); }
SECTION(masked_value) { waitsForValue(0xFF); }

SECTION(loaded_module) {
  hipModule_t module = nullptr;
  hipFunction_t function = nullptr;
  hipStream_t held = stream(), other = stream();
  gives(hipSuccess, hipModuleLoadData(&module, kCode));
  gives(hipSuccess, hipModuleGetFunction(&function, module, "nothing"));
  gives(hipSuccess, hipLaunchHostFunc(held, pass, nullptr));
  gives(hipSuccess, hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, other, nullptr, nullptr));
  open = true;
  gives(hipSuccess, hipDeviceSynchronize());
}
