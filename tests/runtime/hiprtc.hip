// Device code that is compiled at run time. Takes an empty directory, which must stay empty: the compiler
// leaves no temporary file there.
#include <hip/hiprtc.h>

#include <fstream>
#include <string>
#include <vector>

#include "show.h"

#define RTC(call)                                                                               \
  do {                                                                                          \
    const hiprtcResult result_ = (call);                                                        \
    if (result_ != HIPRTC_SUCCESS) {                                                            \
      std::printf("%s:%d: %s: %s\n", __FILE__, __LINE__, #call, hiprtcGetErrorString(result_)); \
      std::exit(1);                                                                             \
    }                                                                                           \
  } while (0)

static void show(const char* key, hiprtcResult result) { show(key, hiprtcGetErrorString(result)); }

static std::string log_of(hiprtcProgram program) {
  std::size_t size = 0;
  RTC(hiprtcGetProgramLogSize(program, &size));
  std::vector<char> log(size);
  RTC(hiprtcGetProgramLog(program, log.data()));
  return log.data();
}

static std::vector<char> code_of(hiprtcProgram program) {
  std::size_t size = 0;
  RTC(hiprtcGetCodeSize(program, &size));
  std::vector<char> code(size);
  RTC(hiprtcGetCode(program, code.data()));
  return code;
}

static int run(hipModule_t module, const char* name, int argument) {
  hipFunction_t function;
  HIP(hipModuleGetFunction(&function, module, name));
  int* out;
  HIP(hipMalloc(reinterpret_cast<void**>(&out), sizeof *out));
  void* arguments[] = {&out, &argument};
  HIP(hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr));
  int result = 0;
  HIP(hipMemcpy(&result, out, sizeof result, hipMemcpyDeviceToHost));
  HIP(hipFree(out));
  return result;
}

// Headers given as text, options, name expressions of kernels and variables.
static void whole_program() {
  const char* source =
      "#include \"deep/shift.h\"\n"
      "namespace ns {\n"
      "template <class T, int n> __global__ void scale(T* out, T x) { *out = x * n + SHIFT; }\n"
      "__device__ int counter = 11;\n"
      "}\n"
      "extern \"C\" __global__ void plain(int* out, int x) { *out = x + ns::counter + OPTION; }\n";
  const char* headers[] = {"#define SHIFT 1000\n"};
  const char* names[] = {"deep/shift.h"};
  const char* expressions[] = {"ns::scale<int, 3>", "&ns::counter", "plain"};
  hiprtcProgram program;
  RTC(hiprtcCreateProgram(&program, source, "whole.cu", 1, headers, names));
  for (const char* expression : expressions) RTC(hiprtcAddNameExpression(program, expression));
  const char* lowered = nullptr;
  show("early name", hiprtcGetLoweredName(program, expressions[0], &lowered));
  const char* options[] = {"-DOPTION=70", "--std=c++14", "--gpu-architecture=compute_70", "--fmad=false"};
  RTC(hiprtcCompileProgram(program, 4, options));
  show("late expression", hiprtcAddNameExpression(program, "plain"));
  show("unknown name", hiprtcGetLoweredName(program, "other", &lowered));

  hipModule_t module;
  HIP(hipModuleLoadData(&module, code_of(program).data()));
  RTC(hiprtcGetLoweredName(program, expressions[0], &lowered));
  show("scale", run(module, lowered, 7));
  RTC(hiprtcGetLoweredName(program, expressions[2], &lowered));
  show("plain name", lowered);
  show("plain", run(module, lowered, 5));
  RTC(hiprtcGetLoweredName(program, expressions[1], &lowered));
  hipDeviceptr_t counter;
  std::size_t size = 0;
  HIP(hipModuleGetGlobal(&counter, &size, module, lowered));
  const int changed = 900;
  HIP(hipMemcpyHtoD(counter, const_cast<int*>(&changed), sizeof changed));
  show("counter size", size);
  show("plain again", run(module, "plain", 5));
  HIP(hipModuleUnload(module));
  RTC(hiprtcDestroyProgram(&program));
  show("destroyed", program == nullptr);
}

static void wrong_program() {
  const char* source = "\n#include \"bad.h\"\n__global__ void k(int* p) { *p = missing; }\n";
  const char* headers[] = {"#warning from the header\n"};
  const char* names[] = {"bad.h"};
  hiprtcProgram program;
  RTC(hiprtcCreateProgram(&program, source, "wrong.cu", 1, headers, names));
  show("wrong", hiprtcCompileProgram(program, 0, nullptr));
  const std::string log = log_of(program);
  show("wrong place", log.find("wrong.cu:3:") != std::string::npos);
  show("wrong header", log.find("bad.h:1:") != std::string::npos);
  show("wrong word", log.find("'missing'") != std::string::npos);
  show("temporary name", log.find("hipspv-rtc") != std::string::npos);
  std::size_t size = 0;
  show("wrong code", hiprtcGetCodeSize(program, &size));
  RTC(hiprtcDestroyProgram(&program));

  RTC(hiprtcCreateProgram(&program, "__global__ void k() {}", nullptr, 0, nullptr, nullptr));
  const char* option[] = {"--no-such-option"};
  show("wrong option", hiprtcCompileProgram(program, 1, option));
  RTC(hiprtcDestroyProgram(&program));
  show("outside header", [] {
    const char* text[] = {"int x;"};
    const char* name[] = {"../outside.h"};
    hiprtcProgram other;
    RTC(hiprtcCreateProgram(&other, "", "outside", 1, text, name));
    const hiprtcResult result = hiprtcCompileProgram(other, 0, nullptr);
    RTC(hiprtcDestroyProgram(&other));
    return result;
  }());
}

static std::vector<char> bitcode_of(const char* source) {
  hiprtcProgram program;
  RTC(hiprtcCreateProgram(&program, source, "part", 0, nullptr, nullptr));
  const char* const options[] = {"-fgpu-rdc"};
  RTC(hiprtcCompileProgram(program, 1, options));
  std::size_t size = 0;
  RTC(hiprtcGetBitcodeSize(program, &size));
  std::vector<char> bitcode(size);
  RTC(hiprtcGetBitcode(program, bitcode.data()));
  RTC(hiprtcDestroyProgram(&program));
  return bitcode;
}

static void linked_program() {
  std::vector<char> parts[] = {bitcode_of("extern __device__ int twice(int);\n"
                                          "extern \"C\" __global__ void k(int* out, int x) { *out = twice(x) + 1; }\n"),
                               bitcode_of("__device__ int twice(int x) { return 2 * x; }\n")};
  hiprtcLinkState state;
  RTC(hiprtcLinkCreate(0, nullptr, nullptr, &state));
  for (auto& part : parts)
    RTC(hiprtcLinkAddData(state, HIPRTC_JIT_INPUT_LLVM_BITCODE, part.data(), part.size(), "part", 0, nullptr, nullptr));
  show("ptx", hiprtcLinkAddData(state, HIPRTC_JIT_INPUT_PTX, parts[0].data(), 4, "part", 0, nullptr, nullptr));
  void* code = nullptr;
  std::size_t size = 0;
  RTC(hiprtcLinkComplete(state, &code, &size));
  hipModule_t module;
  HIP(hipModuleLoadData(&module, code));
  show("linked", run(module, "k", 20));
  HIP(hipModuleUnload(module));
  RTC(hiprtcLinkDestroy(state));

  char errors[4096] = "";
  hiprtcJIT_option options[] = {HIPRTC_JIT_ERROR_LOG_BUFFER, HIPRTC_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
  void* values[] = {errors, reinterpret_cast<void*>(sizeof errors)};
  RTC(hiprtcLinkCreate(2, options, values, &state));
  RTC(hiprtcLinkAddData(state, HIPRTC_JIT_INPUT_LLVM_BITCODE, parts[0].data(), parts[0].size(), "part", 0, nullptr,
                        nullptr));
  show("half linked", hiprtcLinkComplete(state, &code, &size));
  show("half log", std::string(errors).find("twice(int)") != std::string::npos);
  RTC(hiprtcLinkDestroy(state));
}

// Two programs to link, each with expressions of its own: both count from 0.
struct Part {
  std::vector<char> bitcode;
  std::string lowered;
};

static Part part_with_name(const char* source, const char* expression) {
  hiprtcProgram program;
  RTC(hiprtcCreateProgram(&program, source, "part", 0, nullptr, nullptr));
  RTC(hiprtcAddNameExpression(program, expression));
  const char* options[] = {"-fgpu-rdc"};
  RTC(hiprtcCompileProgram(program, 1, options));
  std::size_t size = 0;
  RTC(hiprtcGetBitcodeSize(program, &size));
  Part part{std::vector<char>(size), {}};
  RTC(hiprtcGetBitcode(program, part.bitcode.data()));
  const char* lowered = nullptr;
  RTC(hiprtcGetLoweredName(program, expression, &lowered));
  part.lowered = lowered;
  RTC(hiprtcDestroyProgram(&program));
  return part;
}

static void linked_names() {
  Part parts[] = {part_with_name("extern __device__ int twice(int);\n"
                                 "template <int N> __global__ void k(int* out, int x) { *out = twice(x) + N; }\n",
                                 "&k<5>"),
                  part_with_name("__device__ int twice(int x) { return 2 * x; }\n"
                                 "template <class T> __global__ void m(int* out, T x) { *out = twice(x) * 3; }\n",
                                 "m<int>")};
  hiprtcLinkState state;
  RTC(hiprtcLinkCreate(0, nullptr, nullptr, &state));
  RTC(hiprtcLinkAddData(state, HIPRTC_JIT_INPUT_LLVM_BITCODE, parts[0].bitcode.data(), parts[0].bitcode.size(), "part",
                        0, nullptr, nullptr));
  const std::string file = std::string(std::getenv("TMPDIR")) + "/part.bc";
  std::ofstream(file, std::ios::binary)
      .write(parts[1].bitcode.data(), static_cast<std::streamsize>(parts[1].bitcode.size()));
  RTC(hiprtcLinkAddFile(state, HIPRTC_JIT_INPUT_LLVM_BITCODE, file.c_str(), 0, nullptr, nullptr));
  std::remove(file.c_str());
  show("missing file", hiprtcLinkAddFile(state, HIPRTC_JIT_INPUT_LLVM_BITCODE, file.c_str(), 0, nullptr, nullptr));
  void* code = nullptr;
  std::size_t size = 0;
  RTC(hiprtcLinkComplete(state, &code, &size));
  hipModule_t module;
  HIP(hipModuleLoadData(&module, code));
  show("linked name.0", run(module, parts[0].lowered.c_str(), 20));
  show("linked name.1", run(module, parts[1].lowered.c_str(), 20));
  HIP(hipModuleUnload(module));
  RTC(hiprtcLinkDestroy(state));
}

int main() {
  whole_program();
  wrong_program();
  linked_program();
  linked_names();
  int major = 0, minor = -1;
  RTC(hiprtcVersion(&major, &minor));
  show("version", major >= 9 && minor >= 0);
  show("version.null", hiprtcVersion(nullptr, &minor));
}
