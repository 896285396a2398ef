// The table of back ends.
#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "backend.h"

namespace hipspv::backend {

// As Device::rank.
using Rank = std::function<int(std::string_view target)>;

struct Backend {
  std::string_view name;
  // only: the one device wanted, in a context that the program has made; nullptr for all. Its `api` is nullptr: the
  // back end whose platform and device these are finds it.
  Discovery (*discover)(const NativeDevice* only);
  // Before the devices are discovered, in a process that builds code with that effort alone. nullptr: the devices
  // build no code there.
  void (*prepare)(Effort effort);
  // Adds the tables of features and of the drivers' faults to the description in the documentation. nullptr: there
  // are none.
  void (*describe)(Json& json);
  bool adopts;  // it finds the one device wanted
  // Its devices are only for programs with code that has a rank, or without any code yet, unless HIPSPV_BACKEND names
  // it. nullptr: for all.
  int (*demand)(std::string_view target);
};

// GPUs come first, then accelerators; devices of one type are in the order of the table. A device that several back
// ends offer is the first one's.
std::span<const Backend> backends();

// A program, as the search for devices sees it.
struct Needs {
  std::function<bool(const Rank&)> hasCode;  // the program has code for a device that ranks targets so
  bool all = false;                          // its user lists devices
  bool open = false;                         // it has no code yet: it may load or compile any
};

// The devices of all back ends, or of the one that HIPSPV_BACKEND names. Opens no library if the variable names
// none: the result's refusal then lists the names. only: as above. The back ends after one with a device that suffices
// aren't asked, since opening another API may take longer than a program: a GPU for which the program has code, or
// such a CPU on a machine that shows no GPU, which also suffices for a program without code. Programs whose users list
// devices have all.
Discovery discover(const NativeDevice* only, const Needs& needs);

// For a process that builds code with that effort and nothing else: the devices of the back ends that do so.
Discovery discoverToBuild(Effort effort);

// ---- The back ends' own functions: as Backend's members

Discovery discoverCuda(const NativeDevice* only);
Discovery discoverLevelZero(const NativeDevice* only);
void prepareLevelZero(Effort effort);
Discovery discoverVortex(const NativeDevice* only);
Discovery discoverCpu(const NativeDevice* only);
Discovery discoverOpenCl(const NativeDevice* only);
void prepareOpenCl(Effort effort);

}  // namespace hipspv::backend
