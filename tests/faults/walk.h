// Shared by walk.hip and host_memory.hip: repeated runs of an area, each with one fault.
#pragma once

#include <dlfcn.h>
#include <signal.h>
#include <unistd.h>

#include <cstdlib>
#include <map>
#include <string>

#include "areas.h"
#include "layer.h"

// The functions of the layer that the loader has loaded, or none if it hasn't.
struct Layer {
  explicit Layer(const char* path) : library(dlopen(path, RTLD_NOW | RTLD_NOLOAD)) {
    if (library == nullptr) return;
    find(arm, "fault_arm");
    find(hit, "fault_hit");
    find(objects, "fault_live_objects");
    find(allocations, "fault_live_allocations");
    find(inDriver, "fault_in_driver");
  }

  template <class Function>
  void find(Function*& function, const char* name) {
    function = reinterpret_cast<Function*>(dlsym(library, name));
  }

  void* library;
  decltype(fault_arm)* arm = nullptr;
  decltype(fault_hit)* hit = nullptr;
  decltype(fault_live_objects)* objects = nullptr;
  decltype(fault_live_allocations)* allocations = nullptr;
  decltype(fault_in_driver)* inDriver = nullptr;
};

// The machine may be slow: nothing counts as a hang before the alarm goes off.
inline constexpr unsigned kHangSeconds = 100;
inline std::int64_t step = 0;

inline void onAlarm(int) {
  char text[96];
  const int length = std::snprintf(text, sizeof text, "\nhang=%lld\n", static_cast<long long>(step));
  static_cast<void>(!write(STDOUT_FILENO, text, static_cast<std::size_t>(length)));
  _exit(3);
}

inline Outcome runArea(const Area& area) {
  Outcome outcome;
  area.use(outcome);
  return outcome;
}

inline int fail(const char* what, const char* function, const Outcome& outcome) {
  std::printf("\nstep=%lld\nfailed=%s\nafter=%s\nerror=%s\n", static_cast<long long>(step), what,
              function == nullptr ? "nothing" : function, hipGetErrorName(outcome.error));
  return 1;
}

// The counts of a quiet process.
class Level {
 public:
  explicit Level(const Layer& layer) : layer_(layer) {
    do {
      objects_ = layer.objects();
      allocations_ = layer.allocations();
      usleep(100000);
    } while (objects_ != layer.objects() || allocations_ != layer.allocations());
  }

  // The count that is above this level, or null. Objects of the runtime's threads end a moment later.
  const char* exceeded() const {
    if (!settles(layer_.objects, objects_)) return "leaks objects";
    if (!settles(layer_.allocations, allocations_)) return "leaks memory";
    return nullptr;
  }

 private:
  template <class Count>
  static bool settles(Count&& count, std::int64_t expected) {
    for (int i = 0; i < 600000 && count() > expected; ++i) usleep(1000);
    return count() <= expected;
  }

  const Layer& layer_;
  std::int64_t objects_ = 0, allocations_ = 0;
};

// inject(n) makes the n-th fault due; lift() ends that and returns its place, or null if none came.
// stride(n): the distance to the next fault.
template <class Inject, class Lift, class Stride>
int walk(const Area& area, const Layer& layer, Inject&& inject, Lift&& lift, Stride&& stride) {
  // Run twice: objects that are made once for the process exist afterwards.
  for (int i = 0; i < 2; ++i)
    if (const Outcome o = runArea(area); o.error != hipSuccess || o.wrong) return fail("first", "", o);
  const Level level(layer);
  std::map<std::string, int> seen;
  std::int64_t steps = 0;
  for (step = 1;; step += stride(step), ++steps) {
    alarm(kHangSeconds);
    inject(step);
    const Outcome faulty = runArea(area);
    const char* where = lift();
    if (faulty.wrong) return fail("wrong result without an error", where, faulty);
    if (faulty.lost) return fail("could not be given back", where, faulty);
    const Outcome after = runArea(area);
    if (after.error != hipSuccess || after.wrong || after.lost) return fail("later", where, after);
    if (const char* what = level.exceeded()) return fail(what, where, faulty);
    if (where == nullptr) break;
    ++seen[std::string(where) + ":" + hipGetErrorName(faulty.error)];
  }
  alarm(0);
  std::printf("\nsteps=%lld\n", static_cast<long long>(steps));
  for (const auto& [what, times] : seen) std::printf("%s=%d\n", what.c_str(), times);
  return 0;
}

// Of main's arguments: the area's name, the layer's path, the module's path.
inline const Area* prepare(const char* name, const char* module) {
  signal(SIGALRM, onAlarm);
  moduleFile = module;
  int count = 0;
  if (hipGetDeviceCount(&count) != hipSuccess || count == 0) return nullptr;
  for (const Area& area : kAreas)
    if (std::strcmp(area.name, name) == 0) return &area;
  return nullptr;
}
