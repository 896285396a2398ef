#include "build_process.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

#include "hipspv/runtime/support/child_process.h"
#include "hipspv/runtime/support/hexadecimal.h"
#include "hipspv/runtime/support/own_library.h"
#include "hipspv/runtime/support/scratch_directory.h"

namespace hipspv {
namespace {

namespace fs = std::filesystem;

constexpr const char* kHelper = "hipspv-build-program";  // next to libhipspv.so

class Pipe {
 public:
  Pipe() { open_ = pipe2(ends_, O_CLOEXEC) == 0; }
  ~Pipe() {
    closeWriting();
    if (open_) close(ends_[0]);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  explicit operator bool() const { return open_; }
  int reading() const { return ends_[0]; }
  int writing() const { return ends_[1]; }
  void closeWriting() {
    if (open_ && ends_[1] >= 0) close(std::exchange(ends_[1], -1));
  }

 private:
  int ends_[2] = {-1, -1};
  bool open_ = false;
};

// True if the process wrote a byte: it does so only when its time is over.
bool saysTooLong(const Pipe& pipe) {
  char byte;
  for (;;) {
    const ssize_t count = read(pipe.reading(), &byte, 1);
    if (count >= 0 || errno != EINTR) return count > 0;
  }
}

// 0 if the program has waited for all of its children.
int statusOf(pid_t child) try { return waitFor(child); } catch (const std::system_error&) {
  return 0;
}

std::vector<std::byte> bytesOf(const fs::path& file) {
  std::error_code missing;
  if (!fs::exists(file, missing)) return {};
  const std::string content = readWhole(file);
  const auto bytes = std::as_bytes(std::span(content));
  return {bytes.begin(), bytes.end()};
}

}  // namespace

// The binary decides, not the status: a program that waits for all of its children may have taken that.
BuildElsewhere buildElsewhere(const std::array<std::uint8_t, 16>& uuid, std::span<const std::byte> code,
                              backend::Effort effort, double seconds) try {
  BuildElsewhere result;
  const fs::path library = ownLibrary(), helper = library.parent_path() / kHelper;
  std::error_code missing;
  Pipe pipe;
  if (!pipe || !fs::exists(helper, missing)) return result;
  const ScratchDirectory scratch;
  const std::string_view content(reinterpret_cast<const char*>(code.data()), code.size());
  const fs::path input = scratch.write("code", content), output = scratch.path() / "binary";
  const char* const name = effort == backend::Effort::kFull ? "full" : "little";
  const pid_t child =
      spawn({helper, library, hexadecimal(uuid), name, std::to_string(seconds), input, output}, pipe.writing(), {});
  pipe.closeWriting();
  result.tooLong = saysTooLong(pipe);
  const int status = statusOf(child);
  if (result.tooLong) return result;
  result.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  result.binary = bytesOf(output);
  return result;
} catch (const std::system_error&) {
  return {};  // not enough space for temporary files, or no process
}

}  // namespace hipspv
