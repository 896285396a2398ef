// hipspv-build-program <libhipspv.so> <UUID> <full or little> <seconds> <code> <binary>: builds device code. If it
// exceeds that processor time, it writes a byte to standard output and ends.
#include <dlfcn.h>
#include <sys/prctl.h>
#include <sys/time.h>
#include <unistd.h>

#include <cmath>
#include <csignal>
#include <cstdlib>
#include <initializer_list>

namespace {

void giveUp(int) {
  [[maybe_unused]] const ssize_t written = write(STDOUT_FILENO, "X", 1);
  _exit(1);
}

void setBound(double seconds) {
  if (std::isinf(seconds)) return;
  std::signal(SIGPROF, giveUp);
  const double whole = std::floor(std::fmin(seconds, 1e9));
  itimerval timer{};
  timer.it_value.tv_sec = static_cast<time_t>(whole);
  timer.it_value.tv_usec = static_cast<suseconds_t>(std::fmax(std::fmin(seconds - whole, 0.999999) * 1e6, 1));
  setitimer(ITIMER_PROF, &timer, nullptr);
}

}  // namespace

int main(int count, char** words) {
  if (count != 7) return 2;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setBound(std::strtod(words[4], nullptr));
  // Logs and traces are for the calling program only.
  for (const char* name : {"HIPSPV_TRACE", "HIPSPV_LOG", "HIPSPV_LOG_FILE"}) unsetenv(name);
  void* library = dlopen(words[1], RTLD_NOW);
  if (library == nullptr) return 2;
  using Build = int (*)(const char*, const char*, const char*, const char*);
  const auto build = reinterpret_cast<Build>(dlsym(library, "hipspvBuildProgram"));
  // Skips destructors: nothing needs an orderly end.
  _exit(build != nullptr && build(words[2], words[3], words[5], words[6]) != 0 ? 0 : 1);
}
