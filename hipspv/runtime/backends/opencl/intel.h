// Peculiarities of Intel's drivers.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace hipspv::cl {

// LLVM's options for the compiler (2026.22), whose faults docs/intel-cpu.md shows.
//
// It makes copies of code on some paths, and of loops for both values of a condition. A copied sub-group operation has
// other lanes, because the compiler doesn't know that such operations are convergent. It also takes values of copied
// loops for uniform (targets/spirv/intel_cpu/vary_merged_values.py). Thresholds of 0 limit jump threading to code
// without instructions, and unswitching to loops that a condition ends.
//
// Its vectoriser of loops within a work-item takes accesses for independent that aren't, and a value after a loop from
// the wrong iteration (tests/programs/dependent_iterations.hip). It reorders sums (ordered_sums.hip). Vectors of
// work-items are another pass.
//
// It takes scattered stores for ones that change nothing, and moves loads before loops with them
// (tests/programs/scattered_stores.hip). With a cap of 0 loads stay in loops that write memory.
//
// Its code generator, LLVM 22's for x86, computes minima and maxima with ~x in vector registers, and then uses x in
// place of ~x in other blocks (tests/programs/generic_limits.hip).
//
// It turns a switch that chooses among addresses of shared variables into a table of constants, and moves the
// variables later: the table's addresses are of other memory (tests/programs/shared_tables.hip at -O0).
inline constexpr std::string_view kIntelCpuOptions =
    "-jump-threading-threshold=0 -unswitch-threshold=0 -disable-auto-vec-dir-insert -licm-mssa-optimization-cap=0 "
    "-disable-x86-scalar-to-vector -switch-to-lookup=false";

// While this exists, the environment has the options, before those that it had. The driver reads them when it makes its
// first context.
class CompilerOptions {
 public:
  CompilerOptions();
  ~CompilerOptions();
  CompilerOptions(const CompilerOptions&) = delete;
  CompilerOptions& operator=(const CompilerOptions&) = delete;

 private:
  std::optional<std::string> before_;
};

// Intel's CPU runtime finds its own directory by reading /proc/self/maps word by word. If the path has white space
// it finds none, and clCreateContext fails with CL_DEVICE_NOT_AVAILABLE (seen with intel-opencl-rt 2026.2.0). For
// such a path this makes a directory of hard links to the runtime's files (copies across file systems) in the
// user's cache, once, and returns the library's path there. Returns `library` itself if its path is plain or no
// such directory can be made.
std::filesystem::path plainPath(const std::filesystem::path& library);

// True if the opened loader is the system's own, and Intel's driver for GPUs is all that it would open. False in doubt.
bool opensOnlyIntelGpus(void* loader);

}  // namespace hipspv::cl
