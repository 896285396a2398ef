#include "hiprtc_compiler.h"

#include <sys/wait.h>

#include <cerrno>
#include <cstdlib>
#include <system_error>

#include "hipspv/runtime/support/child_process.h"
#include "hipspv/runtime/support/directories.h"

namespace hipspv {
namespace {

namespace fs = std::filesystem;

constexpr const char* kName = "hipspv-cc";

std::string findCompiler() {
  if (const char* given = std::getenv("HIPSPV_CC"); given != nullptr && *given != '\0') return given;
  std::error_code ignored;
  for (fs::path directory = ownLibrary().parent_path(); directory.has_relative_path();
       directory = directory.parent_path())
    if (const fs::path found = directory / "bin" / kName; fs::exists(found, ignored)) return found.string();
  return kName;
}

// The status of a child that couldn't be executed, if posix_spawn itself couldn't report it (POSIX, posix_spawn).
constexpr int kNotExecuted = 127;

[[noreturn]] void failToStart(const std::string& compiler, int error) {
  throw std::system_error(error, std::generic_category(),
                          compiler + " (install hipspv, or set HIPSPV_CC to its hipspv-cc)");
}

pid_t start(const std::vector<std::string>& command, const fs::path& log) try {
  return spawn(command, -1, log);
} catch (const std::system_error& error) {
  failToStart(command.front(), error.code().value());
}

}  // namespace

CompilerRun runCompiler(const std::vector<std::string>& arguments, const ScratchDirectory& scratch) {
  std::vector<std::string> command{findCompiler()};
  command.insert(command.end(), arguments.begin(), arguments.end());
  const fs::path log = scratch.path() / "log";
  const int status = waitFor(start(command, log));
  CompilerRun run;
  run.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  if (run.status == kNotExecuted) failToStart(command.front(), ENOENT);
  run.log = readWhole(log);
  return run;
}

}  // namespace hipspv
