// Compiling, linking and loading device code while the program runs.
#include <signal.h>
#include <sys/resource.h>

#include <vector>

#include "refuses.h"

#define RTC(...)                                                                                                     \
  do {                                                                                                               \
    if (const hiprtcResult result_ = (__VA_ARGS__); result_ != HIPRTC_SUCCESS) {                                     \
      std::fprintf(stderr, "%s:%d: %s gives %s\n", __FILE__, __LINE__, #__VA_ARGS__, hiprtcGetErrorString(result_)); \
      std::exit(2);                                                                                                  \
    }                                                                                                                \
  } while (0)

static void creation() {
  hiprtcProgram program;
  const char* texts[] = {nullptr};
  int number;
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcVersion(nullptr, &number));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcVersion(&number, nullptr));
  refuses(HIPRTC_ERROR_INVALID_PROGRAM, hiprtcCreateProgram(nullptr, "", "name", 0, nullptr, nullptr));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcCreateProgram(&program, nullptr, "name", 0, nullptr, nullptr));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcCreateProgram(&program, "", "name", -1, nullptr, nullptr));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcCreateProgram(&program, "", "name", 1, nullptr, texts));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcCreateProgram(&program, "", "name", 1, texts, texts));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcDestroyProgram(nullptr));
}

static void refuseHandle(hiprtcProgram bad) {
  const char* lowered;
  std::size_t size;
  char byte;
  refuses(HIPRTC_ERROR_INVALID_PROGRAM, hiprtcAddNameExpression(bad, "kernel"));
  refuses(HIPRTC_ERROR_INVALID_PROGRAM, hiprtcCompileProgram(bad, 0, nullptr));
  refuses(HIPRTC_ERROR_INVALID_PROGRAM, hiprtcGetLoweredName(bad, "kernel", &lowered));
  refuses(HIPRTC_ERROR_INVALID_PROGRAM, hiprtcGetProgramLogSize(bad, &size));
  refuses(HIPRTC_ERROR_INVALID_PROGRAM, hiprtcGetProgramLog(bad, &byte));
  refuses(HIPRTC_ERROR_INVALID_PROGRAM, hiprtcGetCodeSize(bad, &size));
  refuses(HIPRTC_ERROR_INVALID_PROGRAM, hiprtcGetCode(bad, &byte));
  refuses(HIPRTC_ERROR_INVALID_PROGRAM, hiprtcGetBitcodeSize(bad, &size));
  refuses(HIPRTC_ERROR_INVALID_PROGRAM, hiprtcGetBitcode(bad, &byte));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcGetCodeSize(bad, nullptr));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcGetBitcodeSize(bad, nullptr));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcGetProgramLogSize(bad, nullptr));
  refuses(HIPRTC_ERROR_INVALID_PROGRAM, hiprtcDestroyProgram(&bad));
}

static void compilation() {
  hiprtcProgram program;
  const char* lowered;
  const char* options[] = {nullptr};
  RTC(hiprtcCreateProgram(&program, "no C++", "wrong.hip", 0, nullptr, nullptr));
  refuseHandle(nullptr);
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcAddNameExpression(program, nullptr));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcCompileProgram(program, 1, nullptr));
  refuses(HIPRTC_ERROR_INVALID_OPTION, hiprtcCompileProgram(program, 1, options));
  refuses(HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION, hiprtcGetLoweredName(program, "kernel", &lowered));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcGetLoweredName(program, nullptr, &lowered));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcGetLoweredName(program, "kernel", nullptr));
  refuses(HIPRTC_ERROR_COMPILATION, hiprtcCompileProgram(program, 0, nullptr));
  refuses(HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID, hiprtcGetLoweredName(program, "kernel", &lowered));
  refuses(HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION, hiprtcAddNameExpression(program, "kernel"));
  const hiprtcProgram dead = program;
  RTC(hiprtcDestroyProgram(&program));
  refuseHandle(dead);
}

static void links() {
  hiprtcLinkState state;
  hiprtcJIT_option log = HIPRTC_JIT_INFO_LOG_BUFFER;
  void* value = nullptr;
  void* code;
  std::size_t size;
  char byte = 0;
  const hiprtcJITInputType bitcode = HIPRTC_JIT_INPUT_LLVM_BITCODE, ptx = HIPRTC_JIT_INPUT_PTX;
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcLinkCreate(0, nullptr, nullptr, nullptr));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcLinkCreate(1, nullptr, &value, &state));
  refuses(HIPRTC_ERROR_INVALID_OPTION, hiprtcLinkCreate(1, &log, &value, &state));
  RTC(hiprtcLinkCreate(0, nullptr, nullptr, &state));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcLinkAddFile(state, bitcode, nullptr, 0, nullptr, nullptr));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcLinkAddFile(state, ptx, "file", 0, nullptr, nullptr));
  refuses(HIPRTC_ERROR_PROGRAM_CREATION_FAILURE,
          hiprtcLinkAddFile(state, bitcode, "/no/such/file", 0, nullptr, nullptr));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcLinkAddData(state, bitcode, nullptr, 1, "name", 0, nullptr, nullptr));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcLinkAddData(state, bitcode, &byte, 0, "name", 0, nullptr, nullptr));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcLinkAddData(state, ptx, &byte, 1, "name", 0, nullptr, nullptr));
  refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcLinkComplete(state, nullptr, &size));
  refuses(HIPRTC_ERROR_LINKING, hiprtcLinkComplete(state, &code, &size));  // with no input
  RTC(hiprtcLinkAddData(state, bitcode, &byte, 1, "name", 0, nullptr, nullptr));
  refuses(HIPRTC_ERROR_LINKING, hiprtcLinkComplete(state, &code, &size));
  RTC(hiprtcLinkDestroy(state));
  for (hiprtcLinkState bad : std::vector<hiprtcLinkState>{nullptr, state}) {
    refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcLinkAddFile(bad, bitcode, "file", 0, nullptr, nullptr));
    refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcLinkAddData(bad, bitcode, &byte, 1, "name", 0, nullptr, nullptr));
    refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcLinkComplete(bad, &code, &size));
    refuses(HIPRTC_ERROR_INVALID_INPUT, hiprtcLinkDestroy(bad));
  }
}

// No file may grow, so the inputs of a link can't be stored.
static void linksWithoutRoom() {
  hiprtcLinkState state;
  char byte = 0;
  rlimit before;
  RTC(hiprtcLinkCreate(0, nullptr, nullptr, &state));
  signal(SIGXFSZ, SIG_IGN);
  getrlimit(RLIMIT_FSIZE, &before);
  const rlimit none{0, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &none);
  refuses(HIPRTC_ERROR_PROGRAM_CREATION_FAILURE,
          hiprtcLinkAddData(state, HIPRTC_JIT_INPUT_LLVM_BITCODE, &byte, 1, "name", 0, nullptr, nullptr));
  setrlimit(RLIMIT_FSIZE, &before);
  RTC(hiprtcLinkDestroy(state));
}

static std::vector<char> compiled() {
  hiprtcProgram program;
  std::size_t size;
  RTC(hiprtcCreateProgram(&program, "extern \"C\" __global__ void kernel() {}", "kernel.hip", 0, nullptr, nullptr));
  RTC(hiprtcCompileProgram(program, 0, nullptr));
  RTC(hiprtcGetCodeSize(program, &size));
  std::vector<char> code(size);
  RTC(hiprtcGetCode(program, code.data()));
  RTC(hiprtcDestroyProgram(&program));
  return code;
}

static void loads(const void* image) {
  hipModule_t module;
  hipJitOption unknown = static_cast<hipJitOption>(99);
  void* value = nullptr;
  static const char junk[4096] = "no module at all";
  refuses(hipErrorInvalidValue, hipModuleLoad(nullptr, "/proc/self/exe"));
  refuses(hipErrorInvalidValue, hipModuleLoad(&module, nullptr));
  refuses(hipErrorInvalidValue, hipModuleLoad(&module, ""));
  refuses(hipErrorFileNotFound, hipModuleLoad(&module, "/no/such/file"));
  refuses(hipErrorInvalidImage, hipModuleLoad(&module, "/proc/self/status"));
  refuses(hipErrorInvalidValue, hipModuleLoadData(nullptr, image));
  refuses(hipErrorInvalidValue, hipModuleLoadData(&module, nullptr));
  refuses(hipErrorInvalidImage, hipModuleLoadData(&module, junk));
  refuses(hipErrorInvalidValue, hipModuleLoadDataEx(nullptr, image, 0, nullptr, nullptr));
  refuses(hipErrorInvalidValue, hipModuleLoadDataEx(&module, nullptr, 0, nullptr, nullptr));
  refuses(hipErrorInvalidValue, hipModuleLoadDataEx(&module, image, 1, nullptr, &value));
  refuses(hipErrorInvalidValue, hipModuleLoadDataEx(&module, image, 1, &unknown, &value));
  refuses(hipErrorInvalidImage, hipModuleLoadDataEx(&module, junk, 0, nullptr, nullptr));
}

static void refuseHandle(hipError_t code, hipModule_t bad) {
  hipFunction_t function;
  hipDeviceptr_t pointer;
  std::size_t size;
  textureReference* reference;
  refuses(code, hipModuleGetFunction(&function, bad, "kernel"));
  refuses(code, hipModuleGetGlobal(&pointer, &size, bad, "variable"));
  refuses(code, hipModuleGetTexRef(&reference, bad, "reference"));
  refuses(code, hipModuleUnload(bad));
}

static void contents(const void* image) {
  hipModule_t module;
  hipFunction_t function;
  hipDeviceptr_t pointer;
  std::size_t size;
  textureReference* reference;
  HIP(hipModuleLoadData(&module, image));
  refuses(hipErrorInvalidValue, hipModuleGetFunction(nullptr, module, "kernel"));
  refuses(hipErrorInvalidValue, hipModuleGetFunction(&function, module, nullptr));
  refuses(hipErrorInvalidValue, hipModuleGetFunction(&function, module, ""));
  refuses(hipErrorNotFound, hipModuleGetFunction(&function, module, "other"));
  refuses(hipErrorInvalidValue, hipModuleGetGlobal(nullptr, nullptr, module, "variable"));
  refuses(hipErrorInvalidValue, hipModuleGetGlobal(&pointer, &size, module, nullptr));
  refuses(hipErrorInvalidValue, hipModuleGetGlobal(&pointer, &size, module, ""));
  refuses(hipErrorNotFound, hipModuleGetGlobal(&pointer, &size, module, "variable"));
  refuses(hipErrorInvalidValue, hipModuleGetTexRef(nullptr, module, "reference"));
  refuses(hipErrorInvalidValue, hipModuleGetTexRef(&reference, module, nullptr));
  refuses(hipErrorInvalidValue, hipModuleGetTexRef(&reference, module, ""));
  refuses(hipErrorNotFound, hipModuleGetTexRef(&reference, module, "reference"));
  HIP(hipModuleUnload(module));
  refuseHandle(hipErrorNotFound, module);
  refuseHandle(hipErrorInvalidHandle, nullptr);
}

int main() {
  creation();
  compilation();
  links();
  linksWithoutRoom();
  const std::vector<char> code = compiled();
  loads(code.data());
  contents(code.data());
  return refusals::result();
}
