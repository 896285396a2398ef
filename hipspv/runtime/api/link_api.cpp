// Links at run time: hiprtc's with HIP's codes, and links of finished modules.
#include <hip/hiprtc.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "guard.h"
#include "hipspv/runtime/code/bundle/bundle.h"

using namespace hipspv;

namespace {

void check(hiprtcResult result) {
  switch (result) {
    case HIPRTC_SUCCESS:
      return;
    case HIPRTC_ERROR_OUT_OF_MEMORY:
      throw Error(hipErrorOutOfMemory);
    case HIPRTC_ERROR_PROGRAM_CREATION_FAILURE:
      throw Error(hipErrorOperatingSystem, "the link's files can't be written");
    case HIPRTC_ERROR_LINKING:
      throw Error(hipErrorInvalidImage, "the link's error log says why it can't be done");
    default:
      throw Error(hipErrorInvalidValue);
  }
}

hiprtcLinkState stateOf(hipLinkState_t state) { return reinterpret_cast<hiprtcLinkState>(state); }

// The two enumerations have the same values.
hiprtcJIT_option* optionsOf(hipJitOption* options) { return reinterpret_cast<hiprtcJIT_option*>(options); }

bool isModule(std::string_view content) {
  try {
    extractAnyCode(std::as_bytes(std::span(content)));
    return true;
  } catch (const Error&) {
    return false;
  }
}

// The linker's input: LLVM bitcode, bare or wrapped, objects and archives.
bool isLinkable(std::string_view content) {
  using namespace std::string_view_literals;
  constexpr std::string_view kBeginnings[] = {"BC\xC0\xDE"sv, "\xDE\xC0\x17\x0B"sv,
                                              "\x7F"
                                              "ELF"sv,
                                              "!<arch>"sv, "__CLANG_OFFLOAD_BUNDLE__"sv};
  return std::ranges::any_of(kBeginnings, [&](auto text) { return content.starts_with(text); });
}

// NVIDIA's kinds mean the corresponding results of hiprtc: a finished module, or bitcode.
hiprtcJITInputType kindOf(hipJitInputType type, std::string_view content) {
  switch (type) {
    case hipJitInputCubin:
    case hipJitInputPtx:
    case hipJitInputFatBinary:
    case hipJitInputSpirv:
      if (isModule(content)) return HIPRTC_JIT_INPUT_SPIRV;
      if (isLinkable(content)) return HIPRTC_JIT_INPUT_LLVM_BITCODE;
      throw Error(hipErrorInvalidImage,
                  "a link's input is neither SPIR-V nor LLVM bitcode: "
                  "NVIDIA's PTX and machine code don't run here");
    case hipJitInputNvvm:
      throw Error(hipErrorInvalidImage, "a link's input is of NVIDIA's NVVM");
    default:
      return static_cast<hiprtcJITInputType>(type);
  }
}

void add(hipLinkState_t state, hipJitInputType type, std::string_view content, const char* name) {
  void* data = const_cast<char*>(content.data());
  check(hiprtcLinkAddData(stateOf(state), kindOf(type, content), data, content.size(), name, 0, nullptr, nullptr));
}

}  // namespace

HIPSPV_EXPORT hipError_t hipLinkCreate(unsigned int count, hipJitOption* options, void** values,
                                       hipLinkState_t* state) {
  return guard(
      [&] { check(hiprtcLinkCreate(count, optionsOf(options), values, reinterpret_cast<hiprtcLinkState*>(state))); });
}

HIPSPV_EXPORT hipError_t hipLinkAddData(hipLinkState_t state, hipJitInputType type, void* data, std::size_t size,
                                        const char* name, unsigned int, hipJitOption*, void**) {
  return guard([&] {
    require(data != nullptr && size != 0, hipErrorInvalidValue);
    add(state, type, {static_cast<const char*>(data), size}, name);
  });
}

HIPSPV_EXPORT hipError_t hipLinkAddFile(hipLinkState_t state, hipJitInputType type, const char* path, unsigned int,
                                        hipJitOption*, void**) {
  return guard([&] {
    require(path != nullptr && *path != '\0', hipErrorInvalidValue);
    std::ifstream file(path, std::ios::binary);
    require(file.is_open(), hipErrorFileNotFound);
    const std::string content(std::istreambuf_iterator<char>(file), {});
    require(!content.empty(), hipErrorInvalidImage);
    add(state, type, content, path);
  });
}

HIPSPV_EXPORT hipError_t hipLinkComplete(hipLinkState_t state, void** binary, std::size_t* size) {
  return guard([&] { check(hiprtcLinkComplete(stateOf(state), binary, size)); });
}

HIPSPV_EXPORT hipError_t hipLinkDestroy(hipLinkState_t state) {
  return guard([&] { check(hiprtcLinkDestroy(stateOf(state))); });
}
