// hiprtc's links of bitcode.
#include <algorithm>
#include <chrono>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "hiprtc_program.h"
#include "hipspv/runtime/code/hiprtc_compiler.h"
#include "hipspv/runtime/support/handle.h"

using namespace hipspv;

struct ihiprtcLinkState : Listed<ihiprtcLinkState> {
  ScratchDirectory scratch;
  std::vector<std::string> inputs;   // paths
  std::vector<std::string> modules;  // finished ones
  std::vector<std::string> options;
  std::string log;
  std::string code;
  char* infoLog = nullptr;
  std::size_t infoLogSize = 0;
  char* errorLog = nullptr;
  std::size_t errorLogSize = 0;
  // CUDA's callers keep the array of values until the link is destroyed: results go there.
  void** infoLogUsed = nullptr;
  void** errorLogUsed = nullptr;
  void** milliseconds = nullptr;  // a float
};

namespace {

constexpr std::string_view kArchitecture = "--offload-arch=";

// Bitcode is for one target, that of the device.
void setTarget(std::vector<std::string>& options) {
  std::erase_if(options, [](const std::string& argument) { return argument.starts_with(kArchitecture); });
  const std::string name = deviceArchitecture();
  if (!name.empty()) options.insert(options.end(), {std::string(kArchitecture) + name, "--no-offload-arch=spirv64"});
}

// Options whose value is an address.
constexpr hiprtcJIT_option kAddressed[] = {HIPRTC_JIT_INFO_LOG_BUFFER, HIPRTC_JIT_ERROR_LOG_BUFFER,
                                           HIPRTC_JIT_GLOBAL_SYMBOL_NAMES, HIPRTC_JIT_GLOBAL_SYMBOL_ADDRESS,
                                           HIPRTC_JIT_IR_TO_ISA_OPT_EXT};

// Options are passed as pointers: a number is the pointer's own value, as in CUDA.
void applyOption(ihiprtcLinkState& state, hiprtcJIT_option option, void* value) {
  const bool addressed = std::find(std::begin(kAddressed), std::end(kAddressed), option) != std::end(kAddressed);
  check(value != nullptr || !addressed, HIPRTC_ERROR_INVALID_OPTION);
  const auto number = reinterpret_cast<std::size_t>(value);
  switch (option) {
    case HIPRTC_JIT_INFO_LOG_BUFFER:
      state.infoLog = static_cast<char*>(value);
      return;
    case HIPRTC_JIT_INFO_LOG_BUFFER_SIZE_BYTES:
      state.infoLogSize = number;
      return;
    case HIPRTC_JIT_ERROR_LOG_BUFFER:
      state.errorLog = static_cast<char*>(value);
      return;
    case HIPRTC_JIT_ERROR_LOG_BUFFER_SIZE_BYTES:
      state.errorLogSize = number;
      return;
    case HIPRTC_JIT_OPTIMIZATION_LEVEL:
      if (number <= 3) state.options.push_back("-O" + std::to_string(number));
      return;
    case HIPRTC_JIT_GENERATE_DEBUG_INFO:
      if (number != 0) state.options.push_back("-g");
      return;
    default:
      return;
  }
}

void checkState(hiprtcLinkState state) { check(ihiprtcLinkState::lives(state), HIPRTC_ERROR_INVALID_INPUT); }

// used: where the size goes, of the text and its end; or null.
void giveLog(char* to, std::size_t size, void** used, const std::string& log) {
  if (used != nullptr) *used = nullptr;
  if (to == nullptr || size == 0) return;
  const std::size_t length = std::min(size - 1, log.size());
  std::memcpy(to, log.data(), length);
  to[length] = '\0';
  if (used != nullptr) *used = reinterpret_cast<void*>(length + 1);
}

// The slots for results among the options' values.
void addResults(ihiprtcLinkState& state, std::span<const hiprtcJIT_option> options, void** values) {
  for (std::size_t i = 0; i < options.size(); ++i) switch (options[i]) {
      case HIPRTC_JIT_INFO_LOG_BUFFER_SIZE_BYTES:
        state.infoLogUsed = &values[i];
        break;
      case HIPRTC_JIT_ERROR_LOG_BUFFER_SIZE_BYTES:
        state.errorLogUsed = &values[i];
        break;
      case HIPRTC_JIT_WALL_TIME:
        state.milliseconds = &values[i];
        break;
      default:
        break;
    }
}

void giveTime(const ihiprtcLinkState& state, std::chrono::steady_clock::time_point begin) {
  if (state.milliseconds == nullptr) return;
  const float passed = std::chrono::duration<float, std::milli>(std::chrono::steady_clock::now() - begin).count();
  std::memcpy(state.milliseconds, &passed, sizeof passed);
}

// hipspv-cc recognises bitcode, objects and archives by their content.
bool isLinkable(hiprtcJITInputType type) {
  switch (type) {
    case HIPRTC_JIT_INPUT_OBJECT:
    case HIPRTC_JIT_INPUT_LIBRARY:
    case HIPRTC_JIT_INPUT_LLVM_BITCODE:
    case HIPRTC_JIT_INPUT_LLVM_BUNDLED_BITCODE:
    case HIPRTC_JIT_INPUT_LLVM_ARCHIVES_OF_BUNDLED_BITCODE:
      return true;
    default:
      return false;
  }
}

// content: returns the input's bytes.
template <class Content>
void addInput(ihiprtcLinkState& state, Content&& content) {
  const std::string name = "input-" + std::to_string(state.inputs.size()) + ".bc";
  try {
    state.inputs.push_back(state.scratch.write(name, content()).string());
  } catch (const std::system_error&) {  // unreadable file, or not enough disk space
    throw RtcError{HIPRTC_ERROR_PROGRAM_CREATION_FAILURE};
  }
}

// A finished module needs no link; SPIR-V alone has too little information to be linked with others.
void completeModule(ihiprtcLinkState& state) {
  if (state.modules.size() == 1 && state.inputs.empty()) {
    state.code = state.modules.front();
    return;
  }
  giveLog(state.errorLog, state.errorLogSize, state.errorLogUsed,
          "a finished module can't be linked with others: compile its source with -fgpu-rdc "
          "(NVRTC: -rdc=true), and link the bitcode\n");
  throw RtcError{HIPRTC_ERROR_LINKING};
}

void completeLink(ihiprtcLinkState& state) {
  if (!state.modules.empty()) return completeModule(state);
  const std::string output = (state.scratch.path() / "output").string();
  std::vector<std::string> arguments{"--genco", "-fgpu-rdc", "-O3", "--no-machine-code"};
  arguments.insert(arguments.end(), state.options.begin(), state.options.end());
  setTarget(arguments);
  arguments.insert(arguments.end(), state.inputs.begin(), state.inputs.end());
  arguments.insert(arguments.end(), {"-o", output});
  const CompilerRun run = runCompiler(arguments, state.scratch, {});
  const std::string log = withoutDirectory(run.log, state.scratch);
  if (run.status == 0)
    giveLog(state.infoLog, state.infoLogSize, state.infoLogUsed, log);
  else
    giveLog(state.errorLog, state.errorLogSize, state.errorLogUsed, log);
  check(run.status == 0, HIPRTC_ERROR_LINKING);
  state.code = readWhole(output);
}

}  // namespace

// ---- Links of bitcode

HIPSPV_EXPORT hiprtcResult hiprtcLinkCreate(unsigned int count, hiprtcJIT_option* options, void** values,
                                            hiprtcLinkState* state) {
  return guarded([&] {
    check(state != nullptr, HIPRTC_ERROR_INVALID_INPUT);
    check(count == 0 || (options != nullptr && values != nullptr), HIPRTC_ERROR_INVALID_INPUT);
    auto made = std::make_unique<ihiprtcLinkState>();
    for (unsigned int i = 0; i < count; ++i) applyOption(*made, options[i], values[i]);
    *state = made.release();
  });
}

// For module_api.cpp.
HIPSPV_EXPORT hiprtcResult __hipspvRtcLinkCreate(unsigned int count, hiprtcJIT_option* options, void** values,
                                                 hiprtcLinkState* state) {
  const hiprtcResult result = hiprtcLinkCreate(count, options, values, state);
  if (result == HIPRTC_SUCCESS && count != 0) addResults(**state, {options, count}, values);
  return result;
}

HIPSPV_EXPORT hiprtcResult hiprtcLinkAddFile(hiprtcLinkState state, hiprtcJITInputType type, const char* path,
                                             unsigned int, hiprtcJIT_option*, void**) {
  return guarded([&] {
    checkState(state);
    check(path != nullptr, HIPRTC_ERROR_INVALID_INPUT);
    if (type == HIPRTC_JIT_INPUT_SPIRV) {
      state->modules.push_back(readWhole(path));
      return;
    }
    check(isLinkable(type), HIPRTC_ERROR_INVALID_INPUT);
    addInput(*state, [&] { return readWhole(path); });
  });
}

HIPSPV_EXPORT hiprtcResult hiprtcLinkAddData(hiprtcLinkState state, hiprtcJITInputType type, void* image,
                                             std::size_t size, const char*, unsigned int, hiprtcJIT_option*, void**) {
  return guarded([&] {
    checkState(state);
    check(image != nullptr && size > 0, HIPRTC_ERROR_INVALID_INPUT);
    if (type == HIPRTC_JIT_INPUT_SPIRV) {
      state->modules.emplace_back(static_cast<const char*>(image), size);
      return;
    }
    check(isLinkable(type), HIPRTC_ERROR_INVALID_INPUT);
    addInput(*state, [&] { return std::string_view(static_cast<const char*>(image), size); });
  });
}

HIPSPV_EXPORT hiprtcResult hiprtcLinkComplete(hiprtcLinkState state, void** code, std::size_t* size) {
  return guarded([&] {
    checkState(state);
    check(code != nullptr && size != nullptr, HIPRTC_ERROR_INVALID_INPUT);
    check(!state->inputs.empty() || !state->modules.empty(), HIPRTC_ERROR_LINKING);
    const auto begin = std::chrono::steady_clock::now();
    giveLog(state->infoLog, state->infoLogSize, state->infoLogUsed, {});
    giveLog(state->errorLog, state->errorLogSize, state->errorLogUsed, {});
    completeLink(*state);
    giveTime(*state, begin);
    *code = state->code.data();
    *size = state->code.size();
  });
}

HIPSPV_EXPORT hiprtcResult hiprtcLinkDestroy(hiprtcLinkState state) {
  return guarded([&] {
    checkState(state);
    delete state;
  });
}
