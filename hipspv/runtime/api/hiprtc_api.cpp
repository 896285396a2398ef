// hiprtc: compiles device code while the program runs, for the current device if there is one.
#include <hip/hiprtc.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <memory>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "hiprtc_program.h"
#include "hipspv/runtime/code/bundle/bundle.h"
#include "hipspv/runtime/code/hiprtc_compiler.h"
#include "hipspv/runtime/support/error.h"
#include "runtime.h"

using namespace hipspv;

namespace {

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

// The directory in which NVRTC, too, searches for headers: that of the program's given name.
std::string beside(const std::string& name) {
  const std::size_t end = name.rfind('/');
  return end == name.npos ? "." : name.substr(0, end + 1);
}

// A program's language, in hipspv-cc's terms, its file, and the arguments for its implicit includes and macros. hipRTC
// has the short floating-point types without an include, as ROCm's does. NVRTC has no __NVCC__.
struct Dialect {
  const char* language;
  const char* file;
  std::span<const char* const> arguments;
};
constexpr const char* kHipArguments[] = {"-include", "hip/hip_runtime.h", "-D__HIPCC_RTC__=1", "-U__CUDACC_RTC__",
                                         "-include", "hip/hip_fp16.h",    "-include",          "hip/hip_bfloat16.h"};
constexpr const char* kCudaArguments[] = {"-include", "cuda_runtime.h", "-D__CUDACC_RTC__=1", "-U__NVCC__"};
constexpr Dialect kHip{"hip", "program.hip", kHipArguments};
constexpr Dialect kCuda{"cu", "program.cu", kCudaArguments};

// Ends what NVRTC's -default-device begins (hip/spirv_detail/device_by_default.inc).
constexpr std::string_view kEnd = "\n#if defined(__HIPSPV_DEVICE_BY_DEFAULT__)\n#pragma clang attribute pop\n#endif\n";

// Headers of the C and C++ standard libraries: those without a suffix, and C's.
bool isStandard(std::string_view name) {
  constexpr std::string_view kC[] = {"assert.h",   "ctype.h",  "errno.h",   "fenv.h",   "float.h",
                                     "inttypes.h", "limits.h", "locale.h",  "math.h",   "setjmp.h",
                                     "signal.h",   "stdarg.h", "stdbool.h", "stddef.h", "stdint.h",
                                     "stdio.h",    "stdlib.h", "string.h",  "time.h",   "wchar.h"};
  return name.find('.') == name.npos || std::ranges::find(kC, name) != std::end(kC);
}

// hipspv-cc's exit codes (hipspv/driver/nvcc/run_time.py).
hiprtcResult resultOf(int status) {
  switch (status) {
    case 0:
      return HIPRTC_SUCCESS;
    case 64:
      return HIPRTC_ERROR_INVALID_OPTION;
    case 73:
      return kErrorTimeFileWriteFailed;
    default:
      return HIPRTC_ERROR_COMPILATION;
  }
}

std::vector<std::string> wordsOf(const std::string& text) {
  std::istringstream stream(text);
  return {std::istream_iterator<std::string>(stream), {}};
}

class Compiler {
 public:
  Compiler(_hiprtcProgram& program, const std::vector<std::string>& options, const Dialect& dialect)
      : program_(program), options_(options) {
    const std::string text = withLine(program.name, program.source).append(kEnd);
    const std::string source = scratch_.write(dialect.file, text).string();
    start_ = {"--run-time=" + std::string(dialect.language), deviceArchitecture(), beside(program.name),
              path("outcome")};
    start_.insert(start_.end(), dialect.arguments.begin(), dialect.arguments.end());
    addHeaders();
    for (const std::string& expression : program.expressions) start_.push_back("--name-expression=" + expression);
    start_.insert(start_.end(), {"-x", dialect.language, source});
  }

  void compile() {
    std::string made = run({});
    program_.outcome = wordsOf(readWhole(path("outcome")));
    (program_.made("bitcode") ? program_.bitcode : program_.code) = std::move(made);
    if (program_.made("bitcode"))
      program_.lowered = namesInIr(run({"-S", "-emit-llvm"}), program_.expressions.size());
    else if (program_.made("code"))
      readNames();
  }

 private:
  // Substitutes for the standard library's headers, which NVRTC lacks, are found after the system's: the implicit
  // include needs those.
  void addHeaders() {
    for (const auto& [name, text] : program_.headers)
      (isStandard(name) ? substitutes_ : scratch_).write(name, withLine(name, text));
    const std::string own = scratch_.path().string(), substitutes = substitutes_.path().string();
    start_.insert(start_.end(), {"-I" + own, "-iquote", substitutes, "-idirafter", substitutes,
                                 "-ffile-prefix-map=" + own + "/=", "-ffile-prefix-map=" + substitutes + "/="});
  }

  std::string path(const char* name) const { return (scratch_.path() / name).string(); }

  // The output; nothing if only the syntax is checked.
  std::string run(std::initializer_list<const char*> form) {
    std::vector<std::string> command = start_;
    command.insert(command.end(), form.begin(), form.end());
    command.insert(command.end(), {"-o", path("output"), "--"});
    command.insert(command.end(), options_.begin(), options_.end());
    const CompilerRun done = runCompiler(command, scratch_, {program_.flow, program_.payload});
    program_.log = withoutDirectory(withoutDirectory(done.log, scratch_), substitutes_);
    check(!done.cancelled, kErrorCancelled);
    check(done.status == 0, resultOf(done.status));
    return std::filesystem::exists(path("output")) ? readWhole(path("output")) : std::string{};
  }

  void readNames() {
    if (program_.expressions.empty()) return;
    TargetCode extracted = extractAnyCode(std::as_bytes(std::span(program_.code)));
    const auto code = extracted.format->read(std::move(extracted.bytes));
    for (const std::string_view name : code->names()) program_.lowered.emplace_back(name);
  }

  _hiprtcProgram& program_;
  const std::vector<std::string>& options_;
  ScratchDirectory scratch_, substitutes_;
  std::vector<std::string> start_;  // of the commands
};

// ---- Results of a program

hiprtcResult compileAs(const Dialect& dialect, hiprtcProgram program, int count, const char* const* options) noexcept {
  return guarded([&] {
    checkProgram(program);
    check(count >= 0 && (count == 0 || options != nullptr), HIPRTC_ERROR_INVALID_INPUT);
    std::vector<std::string> given;
    for (int i = 0; i < count; ++i) {
      check(options[i] != nullptr, HIPRTC_ERROR_INVALID_OPTION);
      given.emplace_back(options[i]);
    }
    program->forget();
    program->compiled = true;
    try {
      Compiler(*program, given, dialect).compile();
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
                                               int headerCount, const char* const* headers,
                                               const char* const* includeNames) {
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

HIPSPV_EXPORT hiprtcResult hiprtcCompileProgram(hiprtcProgram program, int count, const char* const* options) {
  return compileAs(kHip, program, count, options);
}

// For nvrtc.h.
HIPSPV_EXPORT hiprtcResult __hipspvCompileCuda(hiprtcProgram program, int count, const char* const* options) {
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

namespace hipspv {

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

std::string withoutDirectory(std::string log, const ScratchDirectory& scratch) {
  const std::string directory = scratch.path().string() + "/";
  for (std::size_t at = log.find(directory); at != log.npos; at = log.find(directory, at))
    log.erase(at, directory.size());
  return log;
}

}  // namespace hipspv
