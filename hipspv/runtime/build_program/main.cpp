// hipspv-build-program <libhipspv.so> <UUID> <full or little>: builds device code. Requests come from the socket that
// is standard output: the bound in seconds of processor time, the file with the code, and the file for the binary, each
// with its NUL. Each answer is two bytes, before and after the build (spirv/program/build_reply.h).
#include <dlfcn.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <thread>

#include "hipspv/runtime/spirv/program/build_reply.h"

namespace {

constexpr int kSocket = STDOUT_FILENO;
constexpr int kIdleMilliseconds = 3000;
constexpr std::size_t kLongestRequest = 16384;

void answer(hipspv::BuildReply reply) {
  const char byte = static_cast<char>(reply);
  [[maybe_unused]] const ssize_t count = send(kSocket, &byte, 1, MSG_NOSIGNAL);
}

void giveUp(int) {
  answer(hipspv::BuildReply::kTooLong);
  _exit(1);
}

// 0 or infinite: none.
void setBound(double seconds) {
  itimerval timer{};
  if (!std::isinf(seconds) && seconds > 0) {
    const double whole = std::floor(std::fmin(seconds, 1e9));
    timer.it_value.tv_sec = static_cast<time_t>(whole);
    timer.it_value.tv_usec = static_cast<suseconds_t>(std::fmax(std::fmin(seconds - whole, 0.999999) * 1e6, 1));
  }
  setitimer(ITIMER_PROF, &timer, nullptr);
}

// Ends the process with the program, also while it builds.
void endWithProgram() {
  pollfd socket{kSocket, POLLRDHUP, 0};
  while (poll(&socket, 1, -1) < 0 || (socket.revents & (POLLRDHUP | POLLHUP)) == 0) {
  }
  _exit(0);
}

// False after a while without requests.
bool hasRequest() {
  pollfd socket{kSocket, POLLIN, 0};
  return poll(&socket, 1, kIdleMilliseconds) > 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  std::signal(SIGPROF, giveUp);
  std::signal(SIGXFSZ, SIG_IGN);  // a write fails instead, and the program builds the module itself
  // Logs and traces are for the calling program only.
  for (const char* name : {"HIPSPV_TRACE", "HIPSPV_LOG", "HIPSPV_LOG_FILE"}) unsetenv(name);
  void* library = dlopen(argv[1], RTLD_NOW);
  if (library == nullptr) return 2;
  using Open = void* (*)(const char*, const char*);
  using Build = void (*)(void*, const char*, const char*);
  const auto open = reinterpret_cast<Open>(dlsym(library, "hipspvOpenBuilder"));
  const auto build = reinterpret_cast<Build>(dlsym(library, "hipspvBuildProgram"));
  if (open == nullptr || build == nullptr) return 2;
  std::thread(endWithProgram).detach();
  void* const builder = open(argv[2], argv[3]);
  std::array<char, kLongestRequest> request{};
  while (hasRequest()) {
    const ssize_t length = recv(kSocket, request.data(), request.size() - 1, 0);
    if (length <= 0) break;
    const char* const input = request.data() + std::strlen(request.data()) + 1;
    const char* const output = input + std::strlen(input) + 1;
    answer(hipspv::BuildReply::kBegun);
    setBound(std::strtod(request.data(), nullptr));
    if (builder != nullptr) build(builder, input, output);
    setBound(0);
    answer(hipspv::BuildReply::kDone);
  }
  // Skips destructors: nothing needs an orderly end.
  _exit(0);
}
