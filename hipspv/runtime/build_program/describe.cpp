// hipspv-describe-code <libhipspv.so>: describes device code as JSON (api/tools_api.cpp), for `hipspv inspect`. A
// fault of a reader ends this process, and its memory and time are limited.
//
// A request on standard input is a line "<format> <size>", then so many bytes. The answer is a line "<size>", then the
// document.
#include <dlfcn.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <vector>

namespace {

// Of memory, beyond what the process has mapped. Tables by id, of which most modules fill little, may take half.
constexpr std::size_t kBytes = 128 << 20, kBytesOfByte = 8;
constexpr std::size_t kSeconds = 60, kBytesOfSecond = 256 << 10;  // of processor time

// Sets a limit of this process, unless a lower one is there.
void limit(__rlimit_resource resource, rlim_t bound) {
  rlimit current{};
  getrlimit(resource, &current);
  current.rlim_cur = bound < current.rlim_max ? bound : current.rlim_max;
  setrlimit(resource, &current);
}

void limitFor(std::size_t size) {
  std::size_t pages = 0;
  if (std::FILE* const file = std::fopen("/proc/self/statm", "r")) {
    if (std::fscanf(file, "%zu", &pages) != 1) pages = 0;
    std::fclose(file);
  }
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  limit(RLIMIT_AS, pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) + kBytes + kBytesOfByte * size);
  limit(RLIMIT_CPU,
        static_cast<rlim_t>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + kSeconds + size / kBytesOfSecond);
  limit(RLIMIT_CORE, 0);
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) return 2;
  // Logs and traces are for programs.
  for (const char* name : {"HIPSPV_TRACE", "HIPSPV_LOG", "HIPSPV_LOG_FILE"}) unsetenv(name);
  void* const library = dlopen(arguments[1], RTLD_NOW);
  using Describe = char* (*)(const char*, const void*, std::size_t);
  const auto describe = library == nullptr ? nullptr : reinterpret_cast<Describe>(dlsym(library, "hipspvDescribeCode"));
  if (describe == nullptr) {
    const char* const reason = dlerror();
    std::fprintf(stderr, "%s\n", reason == nullptr ? arguments[1] : reason);
    return 1;
  }
  char format[16];
  std::size_t size = 0;
  while (std::scanf("%15s %zu", format, &size) == 2 && std::getchar() == '\n') {
    limitFor(size);
    std::vector<char> code(size);
    if (std::fread(code.data(), 1, size, stdin) != size) break;
    char* const text = describe(format, code.data(), size);
    if (text == nullptr) break;
    std::size_t length = 0;
    while (text[length] != '\0') ++length;
    std::printf("%zu\n", length);
    std::fwrite(text, 1, length, stdout);
    std::fflush(stdout);
    std::free(text);
  }
  // Skips destructors: nothing needs an orderly end.
  _exit(0);
}
