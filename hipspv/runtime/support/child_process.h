// Processes that the runtime starts: without standard input, and with the program's environment.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hipspv {

// The program is searched for in PATH unless its name has a slash. output: the descriptor that becomes standard
// output, -1 for none. log: the file for standard error, empty for none. Throws std::system_error.
pid_t spawn(const std::vector<std::string>& command, int output, const std::filesystem::path& log);

// The status as of waitpid. Throws std::system_error, also for a child that something else has waited for.
int waitFor(pid_t child);

// The same without waiting: nothing if the child still runs.
std::optional<int> endedStatus(pid_t child);

}  // namespace hipspv
