#include "guest.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <climits>
#include <cstring>
#include <system_error>

namespace vortex_test {
namespace {

// GUEST_*: paths that the build gives.
std::string program(unsigned xlen, const Configuration& configuration) {
  if (xlen == 32) return GUEST_32;
  return configuration.start > UINT32_MAX ? GUEST_64_HIGH : GUEST_64;
}

// Vortex has none of the extensions that qemu's default adds; the guest needs v, and v needs f and d.
std::string processor(unsigned xlen, const Configuration& configuration) {
  std::string options =
      "rv" + std::to_string(xlen) + ",v=true,vext_spec=v1.0,c=false,zba=false,zbb=false,zbc=false,zbs=false";
  return options + (configuration.isa & 1 ? "" : ",a=false");
}

}  // namespace

Guest::Guest(unsigned xlen, const Configuration& configuration, int memory_file) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends))
    throw std::system_error(errno, std::generic_category(), "socketpair");
  int theirs = fcntl(ends[1], F_DUPFD_CLOEXEC, 16);
  close(ends[1]);
  socket_ = ends[0];
  std::string emulator = "qemu-riscv" + std::to_string(xlen), path = program(xlen, configuration);
  std::string flag = "-cpu", cpu = processor(xlen, configuration);
  char* arguments[] = {emulator.data(), flag.data(), cpu.data(), path.data(), nullptr};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, theirs, 0);
  posix_spawn_file_actions_adddup2(&actions, theirs, 1);
  posix_spawn_file_actions_adddup2(&actions, memory_file, MEMORY_FILE);
  // The guest's signals work whatever the program has done to its own.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  int error = posix_spawnp(&process_, emulator.c_str(), &actions, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(theirs);
  if (error) {
    close(socket_);
    throw std::system_error(error, std::generic_category(), emulator);
  }
  send(&configuration, sizeof configuration);
}

Guest::~Guest() {
  close(socket_);
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

bool Guest::send(const void* bytes, size_t size) {
  for (const char* next = static_cast<const char*>(bytes); size;) {
    ssize_t done = ::send(socket_, next, size, MSG_NOSIGNAL);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return false;
    next += done;
    size -= static_cast<size_t>(done);
  }
  return true;
}

bool Guest::launch(uint64_t entry, uint64_t argument, const std::vector<Change>& changes) {
  Command command{entry, argument, changes.size()};
  return send(&command, sizeof command) && send(changes.data(), changes.size() * sizeof(Change));
}

Guest::Wait Guest::wait(std::chrono::milliseconds timeout, Report& report) {
  using Clock = std::chrono::steady_clock;
  Clock::time_point until = Clock::now() + timeout;
  for (;;) {
    auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
    pollfd ready{socket_, POLLIN, 0};
    int count = poll(&ready, 1, static_cast<int>(std::clamp<int64_t>(left, 0, INT_MAX)));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return Wait::kTimeout;
    ssize_t done = recv(socket_, &report, sizeof report, MSG_WAITALL);
    return done == sizeof report ? Wait::kReport : Wait::kEnded;
  }
}

}  // namespace vortex_test
