// hiprtc: compiles device code while the program runs, for the current device if there is one.
#include <hip/hiprtc.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "hipspv/runtime/code/bundle/bundle.h"
#include "hipspv/runtime/code/hiprtc_compiler.h"
#include "hipspv/runtime/support/error.h"
#include "hipspv/runtime/support/handle.h"
#include "runtime.h"

#define HIPSPV_EXPORT extern "C" __attribute__((visibility("default")))

using namespace hipspv;

// A program: source, headers and name expressions; then the results of compiling.
struct _hiprtcProgram : Listed<_hiprtcProgram> {
  struct Header {
    std::string name;
    std::string text;
  };
  std::string name;
  std::string source;
  std::vector<Header> headers;
  std::vector<std::string> expressions;
  bool compiled = false;  // with or without success
  std::string log;
  std::string code;                  // the bundle for hipModuleLoadData
  std::string bitcode;               // with -fgpu-rdc, instead
  std::vector<std::string> lowered;  // the symbol of each expression
};

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
};

namespace {

struct RtcError {
  hiprtcResult result;
};

void check(bool condition, hiprtcResult otherwise) {
  if (!condition) throw RtcError{otherwise};
}

template <class Body>
hiprtcResult guarded(Body&& body) noexcept {
  try {
    body();
    return HIPRTC_SUCCESS;
  } catch (const RtcError& error) {
    return error.result;
  } catch (const std::bad_alloc&) {
    return HIPRTC_ERROR_OUT_OF_MEMORY;
  } catch (...) {
    return HIPRTC_ERROR_INTERNAL_ERROR;
  }
}

// ---- Options: hipspv-cc accepts clang's, and nvcc's for arithmetic; these are NVRTC's spellings of others.

struct Spelling {
  std::string_view given;
  std::string_view meant;  // empty: the option has no meaning for hipspv
};

// https://docs.nvidia.com/cuda/nvrtc: supported compile options.
constexpr Spelling kWords[] = {
    {"--relocatable-device-code=true", "-fgpu-rdc"},
    {"-rdc=true", "-fgpu-rdc"},
    {"-dc", "-fgpu-rdc"},
    {"--device-c", "-fgpu-rdc"},
    {"--relocatable-device-code=false", "-fno-gpu-rdc"},
    {"-rdc=false", "-fno-gpu-rdc"},
    {"--device-debug", "-g"},
    {"-G", "-g"},
    {"--generate-line-info", "-gline-tables-only"},
    {"-lineinfo", "-gline-tables-only"},
    {"--disable-warnings", "-w"},
    {"-no-source-include", "--no-source-include"},
    {"--restrict", ""},
    {"-restrict", ""},
    {"--device-as-default-execution-space", ""},
    {"-default-device", ""},
    {"--extra-device-vectorization", ""},
    {"--device-w", ""},
    {"-dw", ""},
};

// The compiler ignores the names of AMD's devices.
constexpr std::string_view kArchitecture = "--offload-arch=";

// Prefixes. The rest of the option is appended to the meaning, unless that is empty.
constexpr Spelling kBeginnings[] = {
    {"--gpu-architecture=", kArchitecture},
    {"-arch=", kArchitecture},
    {"--amdgpu-target=", kArchitecture},
    {"--std=", "-std="},
    {"--define-macro=", "-D"},
    {"--undefine-macro=", "-U"},
    {"--include-path=", "-I"},
    {"--pre-include=", "-include"},
};

constexpr std::string_view kNoSourceInclude = "--no-source-include";

std::optional<std::string> translated(std::string_view argument) {
  for (const Spelling& row : kWords)
    if (argument == row.given) return row.meant.empty() ? std::nullopt : std::optional<std::string>(row.meant);
  for (const Spelling& row : kBeginnings)
    if (argument.starts_with(row.given)) {
      if (row.meant.empty()) return std::nullopt;
      return std::string(row.meant) + std::string(argument.substr(row.given.size()));
    }
  return std::string(argument);
}

std::vector<std::string> translated(int count, const char** options) {
  std::vector<std::string> arguments;
  for (int i = 0; i < count; ++i) {
    check(options[i] != nullptr, HIPRTC_ERROR_INVALID_OPTION);
    // hiprtc's own users pass one option per string, but some join several arguments in one.
    std::string_view rest = options[i];
    const bool joined = rest.starts_with("-D") || rest.find('"') != rest.npos;
    while (!rest.empty()) {
      const std::size_t end = joined ? rest.npos : rest.find(' ');
      if (const std::string_view argument = rest.substr(0, end); !argument.empty())
        if (auto meant = translated(argument)) arguments.push_back(std::move(*meant));
      rest = end == rest.npos ? std::string_view{} : rest.substr(end + 1);
    }
  }
  return arguments;
}

// ---- Targets

// The architecture of the current device, if it takes other code than SPIR-V, which all targets' bundles have.
std::string deviceArchitecture() {
  if (Call::closed()) return {};
  try {
    Runtime& runtime = Runtime::get();
    const std::string name = runtime.deviceCount() == 0 ? std::string{} : runtime.current().properties().architecture;
    return name == "spirv64" ? std::string{} : name;
  } catch (const Error&) {
    return {};
  }
}

// The compiler's options for a whole program: code for the machine's devices, unless the options name others.
void addTargets(std::vector<std::string>& options) {
  const auto names = [](const std::string& argument) { return argument.starts_with(kArchitecture); };
  if (std::ranges::none_of(options, names) && !deviceArchitecture().empty())
    options.push_back(std::string(kArchitecture) + "native");
}

// The same for a component of a program: bitcode is for one target, that of the device.
void setTarget(std::vector<std::string>& options) {
  std::erase_if(options, [](const std::string& argument) { return argument.starts_with(kArchitecture); });
  const std::string name = deviceArchitecture();
  if (!name.empty()) options.insert(options.end(), {std::string(kArchitecture) + name, "--no-offload-arch=spirv64"});
}

// ---- Compiling

// Diagnostics show the program's own file names, not the temporary ones.
std::string withLine(std::string_view name, std::string_view text) {
  std::string quoted;
  for (const char c : name) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return "#line 1 \"" + quoted + "\"\n" + std::string(text);
}

std::string withoutDirectory(std::string text, const ScratchDirectory& scratch) {
  const std::string directory = scratch.path().string() + "/";
  for (std::size_t at = text.find(directory); at != text.npos; at = text.find(directory, at))
    text.erase(at, directory.size());
  return text;
}

// The symbols that initialise the variables <n> of docs/architecture-metadata.md's "Name expressions", from LLVM IR
// text: `@__hipspv_name_<n>_... = ... @symbol ...`, with quoted or plain symbols.
std::vector<std::string> namesInIr(std::string_view text, std::size_t count) {
  std::vector<std::string> names(count);
  for (std::size_t n = 0; n < count; ++n) {
    const std::size_t line = text.find("\n@__hipspv_name_" + std::to_string(n) + "_");
    if (line == text.npos) continue;
    const std::string_view definition = text.substr(line + 1, text.find('\n', line + 1) - line - 1);
    std::string_view symbol = definition.substr(definition.rfind('@') + 1);
    const bool quoted = symbol.starts_with('"');
    if (quoted) symbol.remove_prefix(1);
    names[n] = symbol.substr(0, symbol.find_first_of(quoted ? "\"" : " ,)"));
  }
  return names;
}

// NVRTC also searches for headers next to the program's file, in the directory of its given name, unless
// --no-source-include forbids it.
std::string beside(const std::string& name) {
  const std::size_t end = name.rfind('/');
  return end == name.npos ? "." : name.substr(0, end + 1);
}

// A program's language, in hipspv-cc's terms, its file and its implicit includes.
struct Dialect {
  const char* language;
  const char* file;
  const char* header;
};
constexpr Dialect kHip{"hip", "program.hip", "hip/hip_runtime.h"};
constexpr Dialect kCuda{"cu", "program.cu", "cuda_runtime.h"};

void compile(_hiprtcProgram& program, std::vector<std::string> options, const Dialect& dialect) {
  const ScratchDirectory scratch;
  for (const auto& [name, text] : program.headers) scratch.write(name, withLine(name, text));
  const std::string source = scratch.write(dialect.file, withLine(program.name, program.source)).string();
  const std::string output = (scratch.path() / "output").string();
  const bool relocatable = std::find(options.rbegin(), options.rend(), "-fgpu-rdc") <
                           std::find(options.rbegin(), options.rend(), "-fno-gpu-rdc");
  relocatable ? setTarget(options) : addTargets(options);
  std::vector<std::string> arguments{"-O3", "-include", dialect.header, "-D__HIPCC_RTC__=1"};
  arguments.push_back("-I" + scratch.path().string());
  arguments.push_back("-ffile-prefix-map=" + scratch.path().string() + "/=");
  arguments.insert(arguments.end(), options.begin(), options.end());
  if (std::erase(arguments, kNoSourceInclude) == 0) arguments.push_back("-I" + beside(program.name));
  for (const std::string& expression : program.expressions) arguments.push_back("--name-expression=" + expression);
  arguments.insert(arguments.end(), {"-x", dialect.language, source});
  const auto run = [&](std::initializer_list<const char*> kind) {
    std::vector<std::string> all = arguments;
    all.insert(all.end(), kind.begin(), kind.end());
    all.insert(all.end(), {"-o", output});
    const CompilerRun done = runCompiler(all, scratch);
    program.log = withoutDirectory(done.log, scratch);
    check(done.status == 0, HIPRTC_ERROR_COMPILATION);
    return readWhole(output);
  };
  if (relocatable) {
    program.bitcode = run({"-fgpu-rdc", "--offload-device-only", "-c"});
    if (!program.expressions.empty())
      program.lowered =
          namesInIr(run({"-fgpu-rdc", "--offload-device-only", "-S", "-emit-llvm"}), program.expressions.size());
  } else {
    program.code = run({"--genco"});
    if (!program.expressions.empty()) {
      TargetCode extracted = extractAnyCode(std::as_bytes(std::span(program.code)));
      const auto code = extracted.format->read(std::move(extracted.bytes));
      program.lowered.clear();
      for (const std::string_view name : code->names()) program.lowered.emplace_back(name);
    }
  }
}

// ---- Results of a program

void checkProgram(hiprtcProgram program) { check(_hiprtcProgram::lives(program), HIPRTC_ERROR_INVALID_PROGRAM); }

hiprtcResult compileAs(const Dialect& dialect, hiprtcProgram program, int count, const char** options) noexcept {
  return guarded([&] {
    checkProgram(program);
    check(count >= 0 && (count == 0 || options != nullptr), HIPRTC_ERROR_INVALID_INPUT);
    std::vector<std::string> arguments = translated(count, options);
    program->compiled = true;
    try {
      compile(*program, std::move(arguments), dialect);
    } catch (const std::system_error& error) {  // no compiler, or not enough disk space
      program->log = std::string("hiprtc: ") + error.what() + "\n";
      throw RtcError{HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE};
    }
  });
}

// One result of compiling a program. Checks the destination first, as HIP does.
const std::string& madeBy(hiprtcProgram program, std::string _hiprtcProgram::* what, const void* wanted) {
  check(wanted != nullptr, HIPRTC_ERROR_INVALID_INPUT);
  checkProgram(program);
  check(program->compiled, HIPRTC_ERROR_INVALID_PROGRAM);
  check(what == &_hiprtcProgram::log || !(program->*what).empty(), HIPRTC_ERROR_INVALID_PROGRAM);
  return program->*what;
}

// ---- Links

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

void giveLog(char* to, std::size_t size, const std::string& log) {
  if (to == nullptr || size == 0) return;
  const std::size_t length = std::min(size - 1, log.size());
  std::memcpy(to, log.data(), length);
  to[length] = '\0';
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
  giveLog(state.errorLog, state.errorLogSize,
          "a finished module can't be linked with others: compile its source with -fgpu-rdc "
          "(NVRTC: -rdc=true), and link the bitcode\n");
  throw RtcError{HIPRTC_ERROR_LINKING};
}

void completeLink(ihiprtcLinkState& state) {
  if (!state.modules.empty()) return completeModule(state);
  const std::string output = (state.scratch.path() / "output").string();
  std::vector<std::string> arguments{"--genco", "-fgpu-rdc", "-O3"};
  arguments.insert(arguments.end(), state.options.begin(), state.options.end());
  setTarget(arguments);
  arguments.insert(arguments.end(), state.inputs.begin(), state.inputs.end());
  arguments.insert(arguments.end(), {"-o", output});
  const CompilerRun run = runCompiler(arguments, state.scratch);
  const std::string log = withoutDirectory(run.log, state.scratch);
  if (run.status == 0)
    giveLog(state.infoLog, state.infoLogSize, log);
  else
    giveLog(state.errorLog, state.errorLogSize, log);
  check(run.status == 0, HIPRTC_ERROR_LINKING);
  state.code = readWhole(output);
}

}  // namespace

HIPSPV_EXPORT const char* hiprtcGetErrorString(hiprtcResult result) {
  switch (result) {
#define HIPSPV_NAME(name) \
  case name:              \
    return #name;
    HIPSPV_NAME(HIPRTC_SUCCESS)
    HIPSPV_NAME(HIPRTC_ERROR_OUT_OF_MEMORY)
    HIPSPV_NAME(HIPRTC_ERROR_PROGRAM_CREATION_FAILURE)
    HIPSPV_NAME(HIPRTC_ERROR_INVALID_INPUT)
    HIPSPV_NAME(HIPRTC_ERROR_INVALID_PROGRAM)
    HIPSPV_NAME(HIPRTC_ERROR_INVALID_OPTION)
    HIPSPV_NAME(HIPRTC_ERROR_COMPILATION)
    HIPSPV_NAME(HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE)
    HIPSPV_NAME(HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION)
    HIPSPV_NAME(HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION)
    HIPSPV_NAME(HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID)
    HIPSPV_NAME(HIPRTC_ERROR_INTERNAL_ERROR)
    HIPSPV_NAME(HIPRTC_ERROR_LINKING)
#undef HIPSPV_NAME
  }
  return "Invalid HIPRTC error code";
}

HIPSPV_EXPORT hiprtcResult hiprtcVersion(int* major, int* minor) {
  return guarded([&] {
    check(major != nullptr && minor != nullptr, HIPRTC_ERROR_INVALID_INPUT);
    *major = 9;
    *minor = 0;
  });
}

// ---- Programs

HIPSPV_EXPORT hiprtcResult hiprtcCreateProgram(hiprtcProgram* program, const char* source, const char* name,
                                               int headerCount, const char** headers, const char** includeNames) {
  return guarded([&] {
    check(program != nullptr, HIPRTC_ERROR_INVALID_PROGRAM);
    check(source != nullptr && headerCount >= 0, HIPRTC_ERROR_INVALID_INPUT);
    check(headerCount == 0 || (headers != nullptr && includeNames != nullptr), HIPRTC_ERROR_INVALID_INPUT);
    auto made = std::make_unique<_hiprtcProgram>();
    made->name = name != nullptr && *name != '\0' ? name : "default_program";
    made->source = source;
    for (int i = 0; i < headerCount; ++i) {
      check(headers[i] != nullptr && includeNames[i] != nullptr, HIPRTC_ERROR_INVALID_INPUT);
      made->headers.push_back({includeNames[i], headers[i]});
    }
    *program = made.release();
  });
}

HIPSPV_EXPORT hiprtcResult hiprtcDestroyProgram(hiprtcProgram* program) {
  return guarded([&] {
    check(program != nullptr, HIPRTC_ERROR_INVALID_INPUT);
    checkProgram(*program);
    delete std::exchange(*program, nullptr);
  });
}

HIPSPV_EXPORT hiprtcResult hiprtcAddNameExpression(hiprtcProgram program, const char* expression) {
  return guarded([&] {
    checkProgram(program);
    check(expression != nullptr, HIPRTC_ERROR_INVALID_INPUT);
    check(!program->compiled, HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION);
    program->expressions.emplace_back(expression);
  });
}

HIPSPV_EXPORT hiprtcResult hiprtcCompileProgram(hiprtcProgram program, int count, const char** options) {
  return compileAs(kHip, program, count, options);
}

// For nvrtc.h.
HIPSPV_EXPORT hiprtcResult __hipspvCompileCuda(hiprtcProgram program, int count, const char** options) {
  return compileAs(kCuda, program, count, options);
}

HIPSPV_EXPORT hiprtcResult hiprtcGetLoweredName(hiprtcProgram program, const char* expression, const char** lowered) {
  return guarded([&] {
    checkProgram(program);
    check(expression != nullptr && lowered != nullptr, HIPRTC_ERROR_INVALID_INPUT);
    check(program->compiled, HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION);
    const auto& known = program->expressions;
    const auto index =
        static_cast<std::size_t>(std::find(known.begin(), known.end(), std::string_view(expression)) - known.begin());
    check(index < program->lowered.size() && !program->lowered[index].empty(), HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID);
    *lowered = program->lowered[index].c_str();
  });
}

// The log's size counts the terminating zero.
HIPSPV_EXPORT hiprtcResult hiprtcGetProgramLogSize(hiprtcProgram program, std::size_t* size) {
  return guarded([&] { *size = madeBy(program, &_hiprtcProgram::log, size).size() + 1; });
}

HIPSPV_EXPORT hiprtcResult hiprtcGetProgramLog(hiprtcProgram program, char* log) {
  return guarded([&] {
    const std::string& text = madeBy(program, &_hiprtcProgram::log, log);
    std::memcpy(log, text.c_str(), text.size() + 1);
  });
}

HIPSPV_EXPORT hiprtcResult hiprtcGetCodeSize(hiprtcProgram program, std::size_t* size) {
  return guarded([&] { *size = madeBy(program, &_hiprtcProgram::code, size).size(); });
}

HIPSPV_EXPORT hiprtcResult hiprtcGetCode(hiprtcProgram program, char* code) {
  return guarded([&] {
    const std::string& bytes = madeBy(program, &_hiprtcProgram::code, code);
    std::memcpy(code, bytes.data(), bytes.size());
  });
}

HIPSPV_EXPORT hiprtcResult hiprtcGetBitcodeSize(hiprtcProgram program, std::size_t* size) {
  return guarded([&] { *size = madeBy(program, &_hiprtcProgram::bitcode, size).size(); });
}

HIPSPV_EXPORT hiprtcResult hiprtcGetBitcode(hiprtcProgram program, char* bitcode) {
  return guarded([&] {
    const std::string& bytes = madeBy(program, &_hiprtcProgram::bitcode, bitcode);
    std::memcpy(bitcode, bytes.data(), bytes.size());
  });
}

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
    completeLink(*state);
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
