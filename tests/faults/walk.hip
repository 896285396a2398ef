// walk <area> <set> <code> <layer> <module>: runs the area again and again; each time another of its
// OpenCL calls fails, until none is left. After each, the area must work, and nothing may have leaked.
#include <dlfcn.h>
#include <signal.h>
#include <unistd.h>

#include <map>
#include <string>

#include "areas.h"
#include "layer.h"

namespace {

template <class Function>
Function* symbol(void* library, const char* name) {
  return reinterpret_cast<Function*>(dlsym(library, name));
}

struct Layer {
  explicit Layer(const char* path) : library(dlopen(path, RTLD_NOW | RTLD_NOLOAD)) {
    if (library == nullptr) return;
    arm = symbol<decltype(fault_arm)>(library, "fault_arm");
    hit = symbol<decltype(fault_hit)>(library, "fault_hit");
    objects = symbol<decltype(fault_live_objects)>(library, "fault_live_objects");
    allocations = symbol<decltype(fault_live_allocations)>(library, "fault_live_allocations");
  }
  void* library;
  decltype(fault_arm)* arm = nullptr;
  decltype(fault_hit)* hit = nullptr;
  decltype(fault_live_objects)* objects = nullptr;
  decltype(fault_live_allocations)* allocations = nullptr;
};

constexpr unsigned kHangSeconds = 100;
std::int64_t step = 0;

// Not until the alarm goes off is anything a hang: the machine may be slow.
void onAlarm(int) {
  char text[96];
  const int length = std::snprintf(text, sizeof text, "\nhang=%lld\n", static_cast<long long>(step));
  static_cast<void>(!write(STDOUT_FILENO, text, static_cast<std::size_t>(length)));
  _exit(3);
}

// What ends on the runtime's own threads takes a moment.
template <class Count>
bool settles(Count&& count, std::int64_t expected) {
  for (int i = 0; i < 2000 && count() > expected; ++i) usleep(1000);
  return count() <= expected;
}

Outcome runArea(const Area& area) {
  Outcome outcome;
  area.use(outcome);
  return outcome;
}

int fail(const char* what, const char* function, const Outcome& outcome) {
  std::printf("\nstep=%lld\nfailed=%s\nafter=%s\nerror=%s\n", static_cast<long long>(step), what,
              function == nullptr ? "nothing" : function, hipGetErrorName(outcome.error));
  return 1;
}

int walk(const Area& area, const Layer& layer, int set, int code) {
  // Twice: what is made once for the process is there then.
  for (int i = 0; i < 2; ++i)
    if (const Outcome o = runArea(area); o.error != hipSuccess || o.wrong) return fail("first", "", o);
  std::int64_t objects = 0, allocations = 0;
  // The counts of a quiet process: until two looks agree.
  do {
    objects = layer.objects();
    allocations = layer.allocations();
    usleep(100000);
  } while (objects != layer.objects() || allocations != layer.allocations());
  std::map<std::string, int> seen;
  for (step = 1;; ++step) {
    alarm(kHangSeconds);
    layer.arm(set, step, code);
    const Outcome faulty = runArea(area);
    layer.arm(0, 0, 0);
    const char* function = layer.hit();
    if (faulty.wrong) return fail("wrong result without an error", function, faulty);
    if (faulty.lost) return fail("could not be given back", function, faulty);
    const Outcome after = runArea(area);
    if (after.error != hipSuccess || after.wrong || after.lost) return fail("later", function, after);
    if (!settles(layer.objects, objects)) return fail("leaks objects", function, faulty);
    if (!settles(layer.allocations, allocations)) return fail("leaks memory", function, faulty);
    if (function == nullptr) break;
    ++seen[std::string(function) + ":" + hipGetErrorName(faulty.error)];
  }
  alarm(0);
  std::printf("\nsteps=%lld\n", static_cast<long long>(step - 1));
  for (const auto& [what, times] : seen) std::printf("%s=%d\n", what.c_str(), times);
  return 0;
}

}  // namespace

int main(int, char** argv) {
  signal(SIGALRM, onAlarm);
  int count = 0;
  if (hipGetDeviceCount(&count) != hipSuccess || count == 0) return 2;
  const Layer layer(argv[4]);
  if (layer.library == nullptr) return 2;
  moduleFile = argv[5];
  for (const Area& area : kAreas)
    if (std::strcmp(area.name, argv[1]) == 0)
      return walk(area, layer, std::atoi(argv[2]), std::atoi(argv[3]));
  return 2;
}
