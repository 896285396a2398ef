#include "hiprtc_compiler.h"

#include <sys/wait.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <optional>
#include <system_error>
#include <thread>

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

// Waits for the child, and ends it once the function cancels. hipspv-cc ends its own children.
int waitAsking(pid_t child, FlowControl flow, bool& cancelled) {
  constexpr auto kInterval = std::chrono::milliseconds(10);
  while (flow.asked != nullptr && !cancelled) {
    if (const std::optional<int> status = endedStatus(child)) return *status;
    cancelled = flow.cancels();
    if (cancelled)
      kill(child, SIGTERM);
    else
      std::this_thread::sleep_for(kInterval);
  }
  return waitFor(child);
}

}  // namespace

CompilerRun runCompiler(const std::vector<std::string>& arguments, const ScratchDirectory& scratch, FlowControl flow) {
  CompilerRun run;
  run.cancelled = flow.cancels();
  if (run.cancelled) return run;
  std::vector<std::string> command{findCompiler()};
  command.insert(command.end(), arguments.begin(), arguments.end());
  const fs::path log = scratch.path() / "log";
  const pid_t child = start(command, log);
  const int status = waitAsking(child, flow, run.cancelled);
  run.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  if (run.status == kNotExecuted) failToStart(command.front(), ENOENT);
  run.log = readWhole(log);
  return run;
}

}  // namespace hipspv
