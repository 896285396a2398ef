#include "hiprtc_compiler.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <system_error>

namespace hipspv {
namespace {

namespace fs = std::filesystem;

constexpr const char* kName = "hipspv-cc";

std::string findCompiler() {
  if (const char* given = std::getenv("HIPSPV_CC"); given != nullptr && *given != '\0')
    return given;
  Dl_info info{};
  if (dladdr(reinterpret_cast<void*>(&findCompiler), &info) == 0 || info.dli_fname == nullptr)
    return kName;
  std::error_code ignored;
  fs::path directory = fs::weakly_canonical(info.dli_fname, ignored).parent_path();
  for (; directory.has_relative_path(); directory = directory.parent_path())
    if (const fs::path found = directory / "bin" / kName; fs::exists(found, ignored))
      return found.string();
  return kName;
}

class FileActions {
 public:
  FileActions() { posix_spawn_file_actions_init(&actions_); }
  ~FileActions() { posix_spawn_file_actions_destroy(&actions_); }
  FileActions(const FileActions&) = delete;
  FileActions& operator=(const FileActions&) = delete;

  void open(int descriptor, const char* path, int flags) {
    posix_spawn_file_actions_addopen(&actions_, descriptor, path, flags, 0600);
  }
  const posix_spawn_file_actions_t* get() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_;
};

// The status of a child that couldn't be executed, if posix_spawn itself couldn't report it (POSIX,
// posix_spawn).
constexpr int kNotExecuted = 127;

int waitFor(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) throw std::system_error(errno, std::generic_category(), "waitpid");
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace

ScratchFolder::ScratchFolder() {
  std::string name = (fs::temp_directory_path() / "hipspv-rtc-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr)
    throw fs::filesystem_error("mkdtemp", name, std::error_code(errno, std::generic_category()));
  path_ = name;
}

ScratchFolder::~ScratchFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

fs::path ScratchFolder::write(std::string_view name, std::string_view content) const {
  const fs::path file = (path_ / fs::path(name).relative_path()).lexically_normal();
  const fs::path inside = file.lexically_relative(path_);
  if (inside.empty() || *inside.begin() == "..")
    throw fs::filesystem_error("name outside its directory", fs::path(name),
                               std::make_error_code(std::errc::invalid_argument));
  fs::create_directories(file.parent_path());
  std::ofstream stream(file, std::ios::binary);
  stream.write(content.data(), static_cast<std::streamsize>(content.size()));
  if (!stream.flush())
    throw fs::filesystem_error("write", file, std::make_error_code(std::errc::io_error));
  return file;
}

std::string readWhole(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream)
    throw fs::filesystem_error("read", file,
                               std::make_error_code(std::errc::no_such_file_or_directory));
  return {std::istreambuf_iterator<char>(stream), {}};
}

CompilerRun runCompiler(const std::vector<std::string>& arguments, const ScratchFolder& scratch) {
  const std::string compiler = findCompiler();
  const std::string log = (scratch.path() / "log").string();
  std::vector<char*> words{const_cast<char*>(compiler.c_str())};
  for (const std::string& argument : arguments)
    words.push_back(const_cast<char*>(argument.c_str()));
  words.push_back(nullptr);
  FileActions actions;
  actions.open(STDIN_FILENO, "/dev/null", O_RDONLY);
  actions.open(STDOUT_FILENO, "/dev/null", O_WRONLY);
  actions.open(STDERR_FILENO, log.c_str(), O_WRONLY | O_CREAT | O_TRUNC);
  pid_t child = 0;
  const int error = posix_spawnp(&child, compiler.c_str(), actions.get(), nullptr, words.data(), environ);
  CompilerRun run;
  if (error == 0) run.status = waitFor(child);
  if (error != 0 || run.status == kNotExecuted)
    throw std::system_error(error != 0 ? error : ENOENT, std::generic_category(),
                            compiler + " (install hipspv, or set HIPSPV_CC to its hipspv-cc)");
  run.log = readWhole(log);
  return run;
}

}  // namespace hipspv
