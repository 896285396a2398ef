// Device code prints the same as the host with the same format: every conversion, length
// and flag, strings from all memories, many arguments, long strings; lines of threads stay whole.
#include <unistd.h>

#include <algorithm>
#include <cstdarg>
#include <cstring>
#include <map>
#include <string>

#include "support.h"

#define LINES(P, constant, global, shared, local, null)                                           \
  P("no arguments\n");                                                                            \
  P("100%% and %%d %d%%\n", 5);                                                                   \
  P("[%c] [%5c] [%-5c]\n", 'a', 'b', 'c');                                                        \
  P("%hhd %hhu %hhx %hd %hu %d %u\n", -1, 300, 255, -300, 65535, -7, 7u);                         \
  P("%ld %lu %lx %lld %llu %llX\n", -5l, 5ul, 255ul, -6ll, 6ull, 0xabcdefull << 20);              \
  P("%jd %ju %zd %zu %zx %td\n", (long)-8, 8ul, -9l, (size_t)9, (size_t)255, (long)-10);          \
  P("%o %#o %#x %#X %+d % d %05d %-5d| %'d\n", 8, 8, 255, 255, 3, 4, 42, 42, 1234567);            \
  P("%.3d %8.3d %-8.3d| %+.4d %.0d|\n", 5, 5, 5, 5, 0);                                           \
  P("%f %F %e %E %g %G %a %A\n", 1.5, 2.5, 12345.678, 1e-5, 1e10, 1e-10, 0.1, -3.75);             \
  P("%.0f %.1f %10.3f %-10.3f| %+f %#.0f %010.2f\n", 2.5, 0.25, 3.14159, 3.14159, 1., 3., -2.5);  \
  P("%f %e %g %f %F\n", INFINITY, -INFINITY, (double)NAN, 1e300, INFINITY);                       \
  P("%Lf %Le\n", (LONG)1.25, (LONG)-2.5);                                                         \
  P("%f %g\n", 0.1f, 1.0f / 3);                                                                   \
  P("[%*d] [%-*d] [%.*f] [%*.*f] [%*s]\n", 6, 42, 6, 42, 2, 1.23456, 9, 3, 2.5, -8, "left");      \
  P("[%s] [%10s] [%-10s] [%.3s] [%.*s] [%%s]\n", constant, global, shared, local, 2, "xyz");      \
  P("%s%s%s|%s\n", "", "a", "", null);                                                            \
  P("%p %p\n", (void*)0x1234, (void*)nullptr);                                                    \
  P("%d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d "  \
    "%d %d %d %d %d %d %s %f %d\n",                                                               \
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,    \
    26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, "many", 37.5, 38);

__constant__ char constant_text[] = "constant";
__device__ char global_text[16] = "global";

#define LONG double
__global__ void print_all(const char* null) {
  __shared__ char shared_text[16];
  char local_text[16] = "local ";
  for (int i = 0; i < 7; ++i) shared_text[i] = "shared"[i];
  local_text[5] = '0' + threadIdx.x;
  LINES(printf, constant_text, global_text, shared_text, local_text, null)
}

__global__ void lines(int* returned) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  returned[i] = printf("thread %d: %s, %f, %s\n", i, i % 2 ? "odd" : "even", i * 0.5, "end");
  if (i == 0) returned[gridDim.x * blockDim.x] = printf("nothing\n");
}

__global__ void long_string(const char* text) { printf("<%s>\n", text); }

// A format that isn't known at compile time, and one chosen by the thread.
__global__ void dynamic(const char* format) {
  printf(format, 7, "seven");
  printf(threadIdx.x ? "never %d\n" : "chosen %d\n", 8);
}
#undef LONG

static std::string host_text;
static void host_printf(const char* format, ...) {
  char line[1000];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  host_text += line;
}

// The device's output since the last call.
class Capture {
 public:
  Capture() : file_(tmpfile()), saved_(dup(1)) {
    fflush(stdout);
    dup2(fileno(file_), 1);
  }
  std::string end() {
    HIP_CHECK(hipDeviceSynchronize());
    fflush(stdout);
    dup2(saved_, 1);
    close(saved_);
    std::string text(ftell(file_), '\0');
    fseek(file_, 0, SEEK_END);
    text.resize(ftell(file_));
    rewind(file_);
    text.resize(fread(text.data(), 1, text.size(), file_));
    fclose(file_);
    return text;
  }

 private:
  FILE* file_;
  int saved_;
};

int main() {
  long wrong = 0;
  Capture all;
  print_all<<<1, 1>>>(nullptr);
  const std::string got = all.end();
#define LONG long double
  LINES(host_printf, "constant", "global", "shared", "local0", "(null)")
  if (got != host_text) {
    std::printf("device:\n%shost:\n%s", got.c_str(), host_text.c_str());
    ++wrong;
  }

  const int blocks = 16, threads = 64, n = blocks * threads;
  DeviceArray<int> returned(n + 1);
  Capture many;
  lines<<<blocks, threads>>>(returned);
  std::string text = many.end();
  std::map<std::string, int> seen;
  for (size_t from = 0, to; (to = text.find('\n', from)) != std::string::npos; from = to + 1)
    ++seen[text.substr(from, to - from)];
  wrong += seen.size() != n + 1 || seen["nothing"] != 1;
  for (int i = 0; i < n; ++i) {
    char line[100];
    snprintf(line, sizeof line, "thread %d: %s, %f, end", i, i % 2 ? "odd" : "even", i * 0.5);
    wrong += seen[line] != 1;
  }
  const auto counts = returned.host();
  for (int i = 0; i < n; ++i) wrong += counts[i] != 4;
  wrong += counts[n] != 0;

  std::string big(100000, 'x');
  for (size_t i = 0; i < big.size(); ++i) big[i] = 'a' + i % 26;
  DeviceArray<char> dbig(std::vector<char>(big.c_str(), big.c_str() + big.size() + 1));
  Capture whole;
  long_string<<<1, 1>>>(dbig);
  wrong += whole.end() != "<" + big + ">\n";

  const char format[] = "%d is %s\n";
  DeviceArray<char> dformat(std::vector<char>(format, format + sizeof format));
  Capture unknown;
  dynamic<<<1, 1>>>(dformat);
  wrong += unknown.end() != "7 is seven\nchosen 8\n";
  return verdict(2 * n + 5, wrong);
}
