// __managed__ variables of modules that a program loads, which no host code declares: argv[1].
#include "show.h"

struct Loaded {
  explicit Loaded(const char* path) { HIP(hipModuleLoad(&module, path)); }
  ~Loaded() { HIP(hipModuleUnload(module)); }

  template <class Argument>
  void launch(const char* name, Argument argument) {
    hipFunction_t function;
    HIP(hipModuleGetFunction(&function, module, name));
    void* arguments[] = {&argument};
    HIP(hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr));
    HIP(hipDeviceSynchronize());
  }

  template <class Value>
  Value* global(const char* name, std::size_t* bytes = nullptr) {
    hipDeviceptr_t address;
    HIP(hipModuleGetGlobal(&address, bytes, module, name));
    return static_cast<Value*>(address);
  }

  hipModule_t module;
};

int main(int, char** argv) {
  Loaded first(argv[1]);
  first.launch("addTotal", 5);
  std::size_t bytes = 0;
  int* total = first.global<int>("total", &bytes);
  show("size", bytes);
  show("host reads", *total);
  hipPointerAttribute_t attributes;
  HIP(hipPointerGetAttributes(&attributes, total));
  show("managed", attributes.isManaged);
  *total = 40;
  first.launch("addTotal", 2);
  int value = 0;
  HIP(hipMemcpyDtoH(&value, total, sizeof value));
  show("copied", value);
  show("freed", hipFree(total));

  Loaded second(argv[1]);
  short* rows = second.global<short>("rows", &bytes);
  show("rows.size", bytes);
  second.launch("addRows", short{20});
  show("rows", rows[0] * 10000 + rows[1] * 100 + rows[2]);
  show("of the first", first.global<short>("rows")[1]);
  int* out;
  HIP(hipHostMalloc(&out, sizeof *out));
  second.launch("read", out);
  show("second", *out);
  first.launch("read", out);
  show("first", *out);
  HIP(hipHostFree(out));
  return 0;
}
