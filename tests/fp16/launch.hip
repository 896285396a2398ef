// Launches kernels of a module: launch <module.spv>. Each line of the standard input is "kernel elements bytes
// file...": a kernel with a buffer for each file and one for its results, of that many bytes, written to kernel.out.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::fprintf(stderr, "error %s\n", hipGetErrorName(error));
  std::exit(1);
}

void* uploaded(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
  void* memory;
  check(hipMalloc(&memory, bytes.size()));
  check(hipMemcpy(memory, bytes.data(), bytes.size(), hipMemcpyHostToDevice));
  return memory;
}

int main(int argc, char** argv) {
  hipModule_t module;
  check(hipModuleLoad(&module, argv[argc - 1]));
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    std::string name, path;
    unsigned elements;
    std::size_t bytes;
    words >> name >> elements >> bytes;
    std::vector<void*> buffers;
    while (words >> path) buffers.push_back(uploaded(path));
    std::vector<char> results(elements * bytes);
    void* out;
    check(hipMalloc(&out, results.size()));
    buffers.push_back(out);
    std::vector<void*> arguments;
    for (void*& each : buffers) arguments.push_back(&each);
    hipFunction_t function;
    check(hipModuleGetFunction(&function, module, name.c_str()));
    check(hipModuleLaunchKernel(function, elements / 64, 1, 1, 64, 1, 1, 0, nullptr, arguments.data(), nullptr));
    check(hipMemcpy(results.data(), out, results.size(), hipMemcpyDeviceToHost));
    std::ofstream(name + ".out", std::ios::binary).write(results.data(), static_cast<std::streamsize>(results.size()));
    for (void* each : buffers) check(hipFree(each));
  }
  check(hipModuleUnload(module));
}
