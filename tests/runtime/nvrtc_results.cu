// NVRTC's results: codes, logs, sizes, name expressions, headers, and what is there without an include.
#include <nvrtc.h>

#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <string>
#include <vector>

#include "checks.h"

struct Program {
  explicit Program(const char* source, std::initializer_list<const char*> texts = {},
                   std::initializer_list<const char*> names = {}) {
    CHECK(nvrtcCreateProgram(&handle, source, "probe.cu", int(texts.size()), texts.begin(), names.begin()) ==
          NVRTC_SUCCESS);
  }
  ~Program() { nvrtcDestroyProgram(&handle); }
  nvrtcResult compile(std::initializer_list<const char*> options) {
    return nvrtcCompileProgram(handle, int(options.size()), options.begin());
  }
  std::string log() const {
    size_t size = 0;
    nvrtcGetProgramLogSize(handle, &size);
    std::string text(size, '\0');
    if (size) nvrtcGetProgramLog(handle, text.data());
    return text.c_str();
  }
  bool says(const char* text) const { return log().find(text) != std::string::npos; }
  nvrtcProgram handle = nullptr;
};

static const char* const kKernel = R"(extern "C" __global__ void k(int* o) { *o = 1; })";

static void options() {
  Program program(kKernel);
  CHECK(program.compile({"--nonsense"}) == NVRTC_ERROR_INVALID_OPTION);
  CHECK(program.says("'--nonsense'"));
  CHECK(program.compile({"--maxrregcount=abc"}) == NVRTC_ERROR_INVALID_OPTION);
  size_t size = 7;
  CHECK(nvrtcGetPTXSize(program.handle, &size) == NVRTC_SUCCESS && size == 1);
  char text[1] = {'x'};
  CHECK(nvrtcGetPTX(program.handle, text) == NVRTC_SUCCESS && text[0] == '\0');
  CHECK(program.compile({"--fdevice-syntax-only", "--time=/missing/file"}) ==
        NVRTC_ERROR_TIME_FILE_WRITE_FAILED);
  CHECK(program.compile({"--fdevice-syntax-only", "--device-float128"}) == NVRTC_SUCCESS);
  CHECK(program.says("'--device-float128'"));
  CHECK(program.compile({"--fdevice-syntax-only", "-w", "--device-float128"}) == NVRTC_SUCCESS && program.log() == "");
}

static void forms() {
  Program program(kKernel);
  size_t size = 7;
  CHECK(nvrtcGetCUBINSize(program.handle, &size) == NVRTC_ERROR_INVALID_PROGRAM);
  CHECK(program.compile({"-arch", "compute_80", "--time", "-"}) == NVRTC_SUCCESS);
  CHECK(program.says("File name, phase name, metric, unit\nprogram.cu, "));
  CHECK(nvrtcGetPTXSize(program.handle, &size) == NVRTC_SUCCESS && size > 100);
  CHECK(nvrtcGetCUBINSize(program.handle, &size) == NVRTC_SUCCESS && size == 0);
  CHECK(nvrtcGetOptiXIRSize(program.handle, &size) == NVRTC_SUCCESS && size == 0);
  CHECK(nvrtcGetPTXSize(program.handle, nullptr) == NVRTC_ERROR_INVALID_INPUT);
  CHECK(program.compile({"-arch=sm_80", "-dlto", "--create-pch=x.pch"}) == NVRTC_SUCCESS);
  CHECK(nvrtcGetLTOIRSize(program.handle, &size) == NVRTC_SUCCESS && size > 100);
  std::string code(size, '\0');
  CHECK(nvrtcGetLTOIR(program.handle, code.data()) == NVRTC_SUCCESS && code.compare(0, 2, "BC") == 0);
  CHECK(nvrtcGetPTXSize(program.handle, &size) == NVRTC_SUCCESS && size == 1);
  CHECK(nvrtcGetPCHCreateStatus(program.handle) == NVRTC_ERROR_PCH_CREATE);
  CHECK(nvrtcGetPCHHeapSizeRequired(program.handle, &size) == NVRTC_SUCCESS && size == 0);
}

static int cancel(void* payload, void* reserved) {
  ++*static_cast<int*>(payload);
  return reserved == nullptr && *static_cast<int*>(payload) > 1;
}

static void flow() {
  Program program(kKernel);
  int calls = 0;
  CHECK(nvrtcSetFlowCallback(program.handle, nullptr, nullptr) == NVRTC_ERROR_INVALID_INPUT);
  CHECK(nvrtcSetFlowCallback(program.handle, cancel, &calls) == NVRTC_SUCCESS);
  CHECK(program.compile({}) == NVRTC_ERROR_CANCELLED && calls == 2);
  CHECK(nvrtcGetPCHCreateStatus(program.handle) == NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED);
}

static void information() {
  int major = 0, minor = 0, count = 0;
  CHECK(nvrtcVersion(&major, &minor) == NVRTC_SUCCESS && major == 12 && minor == 8);
  CHECK(nvrtcVersion(&major, nullptr) == NVRTC_ERROR_INVALID_INPUT);
  CHECK(nvrtcGetNumSupportedArchs(&count) == NVRTC_SUCCESS && count > 10);
  std::vector<int> architectures(count);
  CHECK(nvrtcGetSupportedArchs(architectures.data()) == NVRTC_SUCCESS && architectures.back() == 121);
  CHECK(std::string(nvrtcGetErrorString(NVRTC_ERROR_INVALID_OPTION)) == "NVRTC_ERROR_INVALID_OPTION");
  CHECK(std::string(nvrtcGetErrorString(NVRTC_ERROR_CANCELLED)) == "NVRTC_ERROR_CANCELLED");
  CHECK(std::string(nvrtcGetErrorString(nvrtcResult(99))) == "NVRTC_ERROR unknown");
  size_t size = 0;
  CHECK(nvrtcGetPCHHeapSize(&size) == NVRTC_SUCCESS && size == 1u << 28);
  CHECK(nvrtcSetPCHHeapSize(1000) == NVRTC_SUCCESS);
  CHECK(nvrtcGetPCHHeapSize(&size) == NVRTC_SUCCESS && size == 4096);
}

// Functions and variables of a source without annotations, a substitute for a standard header, and what NVRTC offers
// without an include.
static void language() {
  Program program(R"(
#include "own.h"
#include <cstdint>
#include <type_traits>
static_assert(sizeof(uint64_t) == sizeof(std::uint64_t) && sizeof(intptr_t) == sizeof(std::uintptr_t));
#if !defined(__CUDACC_RTC__) || !defined(__CUDACC__) || CUDART_VERSION < 12000 || defined(__NVCC__) || \
    CUDA_VERSION != CUDART_VERSION
#error "NVRTC's macros"
#endif
int variable = 3;
const int table[2] = {4, 5};
int plain(int x) { static int calls; return OWN + x + variable + table[calls++]; }
template <int N> __global__ void k(float4* o, cudaTextureObject_t t) {
  int&& moved = std::move(variable);
  std::initializer_list<int> list{1, 2};
  printf("%d", plain(N) + moved + *list.begin() + int(sizeof(size_t)) + min(1, 2));
  if (isnan(o->x) || t == 0) __trap();
  assert((std::is_same<int, int>::value));
  o[threadIdx.x] = make_float4(sinf(1), 0, clock(), warpSize + __ldg(&o->x));
})",
                  {"#define OWN 7\n", "#error the system's header is there\n"}, {"own.h", "type_traits"});
  CHECK(nvrtcAddNameExpression(program.handle, "k<3>") == NVRTC_SUCCESS);
  CHECK(program.compile({"-default-device", "-std=c++20"}) == NVRTC_SUCCESS);
  const char* name = nullptr;
  CHECK(nvrtcGetLoweredName(program.handle, "k<3>", &name) == NVRTC_SUCCESS);
  CHECK(name && std::string(name).rfind("_Z1kILi3EEvP", 0) == 0);
  CHECK(program.compile({}) == NVRTC_ERROR_COMPILATION);
  if (wrong) std::puts(program.log().c_str());
}

int main() {
  options();
  forms();
  flow();
  information();
  language();
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
