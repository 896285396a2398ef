#include "build_process.h"

#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

#include "build_reply.h"
#include "hipspv/runtime/support/blake2b.h"
#include "hipspv/runtime/support/child_process.h"
#include "hipspv/runtime/support/directories.h"

namespace hipspv {
namespace {

namespace fs = std::filesystem;

constexpr const char* kHelper = "hipspv-build-program";  // next to libhipspv.so

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

bool sent(int socket, std::span<const char> message) {
  ssize_t count;
  do count = ::send(socket, message.data(), message.size(), MSG_NOSIGNAL);
  while (count < 0 && errno == EINTR);
  return count == static_cast<ssize_t>(message.size());
}

// nullopt if the process has ended.
std::optional<BuildReply> reply(int socket) {
  char byte;
  ssize_t count;
  do count = ::recv(socket, &byte, 1, 0);
  while (count < 0 && errno == EINTR);
  return count == 1 ? std::optional(static_cast<BuildReply>(byte)) : std::nullopt;
}

}  // namespace

bool BuildProcess::start(const Uuid& uuid, backend::Effort effort) {
  const fs::path library = ownLibrary(), helper = library.parent_path() / kHelper;
  std::error_code missing;
  int ends[2];
  if (!fs::exists(helper, missing) || socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return false;
  socket_ = ends[0];
  try {
    child_ = spawn({helper, library, hexadecimal(uuid), std::string(backend::nameOf(effort))}, ends[1], {});
  } catch (const std::system_error&) {
    child_ = 0;
  }
  close(ends[1]);
  effort_ = effort;
  if (child_ == 0) stop();
  return child_ != 0;
}

int BuildProcess::stop() {
  if (socket_ >= 0) close(std::exchange(socket_, -1));
  return child_ > 0 ? statusOf(std::exchange(child_, 0)) : 0;
}

bool BuildProcess::begins(std::span<const char> message) {
  if (socket_ >= 0 && sent(socket_, message) && reply(socket_) == BuildReply::kBegun) return true;
  stop();
  return false;
}

BuildElsewhere BuildProcess::request(const Uuid& uuid, backend::Effort effort, std::span<const char> message) {
  if (socket_ >= 0 && effort_ != effort) stop();
  // An idle process may end itself while it is asked.
  if (!begins(message) && !(start(uuid, effort) && begins(message))) return {};
  const std::optional<BuildReply> answer = reply(socket_);
  BuildElsewhere result;
  result.tooLong = answer == BuildReply::kTooLong;
  if (answer == BuildReply::kDone) return result;
  const int status = stop();
  result.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  result.died = !answer && result.signal != SIGTERM && result.signal != SIGINT && result.signal != SIGHUP;
  return result;
}

BuildElsewhere BuildProcess::build(const Uuid& uuid, std::span<const std::byte> code, backend::Effort effort,
                                   double seconds) try {
  const std::lock_guard lock(mutex_);
  const ScratchDirectory scratch;
  const std::string_view content(reinterpret_cast<const char*>(code.data()), code.size());
  const fs::path input = scratch.write("code", content), output = scratch.path() / "binary";
  // Three texts, each with its NUL.
  std::string message = std::to_string(seconds);
  for (const fs::path& path : {input, output}) message.append(1, '\0').append(path.native());
  BuildElsewhere result = request(uuid, effort, {message.c_str(), message.size() + 1});
  if (!result.died && !result.tooLong) result.binary = bytesOf(output);
  return result;
} catch (const std::system_error&) {
  return {};  // not enough space for temporary files
}

}  // namespace hipspv
