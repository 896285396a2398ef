// NVRTC's functions that hipRTC lacks, for nvrtc.h.
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

#include "hiprtc_program.h"

using namespace hipspv;

namespace {

// NVRTC's default, 256 MiB, and granule. There is no heap: precompiled headers are neither made nor used.
std::atomic<std::size_t> pchHeapSize{std::size_t{1} << 28};
constexpr std::size_t kPage = 4096;

// The code in a form: both PTX and machine code are what cuModuleLoadData takes, LTO IR what cuLinkAddData takes.
std::string_view codeAs(const _hiprtcProgram& program, std::string_view form) {
  const std::string_view code = program.made("bitcode") ? program.bitcode : program.code;
  const bool ltoir = program.made("ltoir");
  if (form == "ltoir") return ltoir ? code : std::string_view{};
  if (ltoir) return {};
  return form == "ptx" || (form == "cubin" && program.made("cubin")) ? code : std::string_view{};
}

struct Name {
  hiprtcResult result;
  const char* name;
};
constexpr Name kNames[] = {
    {HIPRTC_SUCCESS, "NVRTC_SUCCESS"},
    {HIPRTC_ERROR_OUT_OF_MEMORY, "NVRTC_ERROR_OUT_OF_MEMORY"},
    {HIPRTC_ERROR_PROGRAM_CREATION_FAILURE, "NVRTC_ERROR_PROGRAM_CREATION_FAILURE"},
    {HIPRTC_ERROR_INVALID_INPUT, "NVRTC_ERROR_INVALID_INPUT"},
    {HIPRTC_ERROR_INVALID_PROGRAM, "NVRTC_ERROR_INVALID_PROGRAM"},
    {HIPRTC_ERROR_INVALID_OPTION, "NVRTC_ERROR_INVALID_OPTION"},
    {HIPRTC_ERROR_COMPILATION, "NVRTC_ERROR_COMPILATION"},
    {HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE, "NVRTC_ERROR_BUILTIN_OPERATION_FAILURE"},
    {HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION, "NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION"},
    {HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION, "NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION"},
    {HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID, "NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID"},
    {HIPRTC_ERROR_INTERNAL_ERROR, "NVRTC_ERROR_INTERNAL_ERROR"},
    {kErrorTimeFileWriteFailed, "NVRTC_ERROR_TIME_FILE_WRITE_FAILED"},
    {kErrorNoPchCreateAttempted, "NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED"},
    {kErrorPchCreateHeapExhausted, "NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED"},
    {kErrorPchCreate, "NVRTC_ERROR_PCH_CREATE"},
    {kErrorCancelled, "NVRTC_ERROR_CANCELLED"},
    {kErrorTimeTraceFileWriteFailed, "NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED"},
};

// Architectures with a target of their own (hipspv/targets/nvptx/target.py); SPIR-V stands for the others.
constexpr int kArchitectures[] = {70, 72, 75, 80, 86, 87, 88, 89, 90, 100, 103, 110, 120, 121};

}  // namespace

HIPSPV_EXPORT const char* __hipspvNvrtcGetErrorString(hiprtcResult result) {
  const auto* found = std::ranges::find(kNames, result, &Name::result);
  return found != std::end(kNames) ? found->name : "NVRTC_ERROR unknown";
}

// architectures: null for the count alone.
HIPSPV_EXPORT hiprtcResult __hipspvNvrtcGetSupportedArchs(int* count, int* architectures) {
  *count = static_cast<int>(std::size(kArchitectures));
  if (architectures != nullptr) std::ranges::copy(kArchitectures, architectures);
  return HIPRTC_SUCCESS;
}

// The bytes belong to the program.
HIPSPV_EXPORT hiprtcResult __hipspvNvrtcGetCode(hiprtcProgram program, const char* form, const char** bytes,
                                                std::size_t* size) {
  return guarded([&] {
    checkProgram(program);
    check(program->compiled, HIPRTC_ERROR_INVALID_PROGRAM);
    const std::string_view code = codeAs(*program, form);
    *bytes = code.data();
    *size = code.size();
  });
}

HIPSPV_EXPORT hiprtcResult __hipspvNvrtcSetFlowCallback(hiprtcProgram program, int (*callback)(void*, void*),
                                                        void* payload) {
  return guarded([&] {
    checkProgram(program);
    check(callback != nullptr, HIPRTC_ERROR_INVALID_INPUT);
    program->flow = callback;
    program->payload = payload;
  });
}

HIPSPV_EXPORT hiprtcResult __hipspvNvrtcGetPCHCreateStatus(hiprtcProgram program) {
  return guarded([&] {
    checkProgram(program);
    throw RtcError{program->made("pch") ? kErrorPchCreate : kErrorNoPchCreateAttempted};
  });
}

HIPSPV_EXPORT hiprtcResult __hipspvNvrtcGetPCHHeapSizeRequired(hiprtcProgram program, std::size_t* size) {
  return guarded([&] {
    checkProgram(program);
    check(size != nullptr, HIPRTC_ERROR_INVALID_INPUT);
    *size = 0;
  });
}

HIPSPV_EXPORT hiprtcResult __hipspvNvrtcGetPCHHeapSize(std::size_t* size) {
  return guarded([&] {
    check(size != nullptr, HIPRTC_ERROR_INVALID_INPUT);
    *size = pchHeapSize;
  });
}

HIPSPV_EXPORT hiprtcResult __hipspvNvrtcSetPCHHeapSize(std::size_t size) {
  pchHeapSize = (size + kPage - 1) / kPage * kPage;
  return HIPRTC_SUCCESS;
}
