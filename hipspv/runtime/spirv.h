// Reads from a SPIR-V module what a launch needs to know: kernels, their parameters, hipspv's notes.
// Section numbers: SPIR-V specification 1.6.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace hipspv {

struct Parameter {
  enum class Kind : std::uint8_t {
    kValue,        // passed by value in the kernel's parameter block
    kPointer,      // CrossWorkgroup or UniformConstant pointer
    kWorkgroup,    // pointer to dynamic shared memory
    kByRef,        // CrossWorkgroup pointer to a copy of the caller's value (hipspv.byref)
    kPacked,       // CrossWorkgroup pointer to a block of copies (hipspv.packed)
    kLinearDims,   // one of the three block dimensions (hipspv.linear)
    kGrid,         // one of the three that barriers of the grid need (hipspv.grid)
    kUnsupported,  // nothing that a launch can pass
  };
  Kind kind = Kind::kUnsupported;
  std::uint32_t size = 0;   // bytes, of the caller's value where it has one
  std::uint32_t align = 1;  // bytes, in the caller's packed argument buffer
  std::vector<Parameter> members{};  // of kPacked: what the block holds, as a C structure
};

// What a kernel that knows of the whole grid keeps in memory, in bytes, and how often it is launched
// at most, 0 where nobody knows (hipspv.grid).
struct GridInfo {
  std::uint64_t threadBytes = 0, sharedBytes = 0, noteBytes = 0;
  std::uint32_t phases = 1;
};

struct KernelInfo {
  std::vector<Parameter> parameters;
  std::optional<GridInfo> grid;
  std::uint32_t subGroup = 0;  // lanes that a sub-group must have; 0: any
  std::uint32_t maxThreads = ~0u;  // of a block, by __launch_bounds__
  bool indirect = true;      // may follow pointers that are not its arguments
  std::string fp64Location;  // file:line of the first use of double, empty where there is none
};

struct VariableInfo {
  std::uint32_t index = 0;  // element of __hipspv_variables' output
  std::uint64_t size = 0;   // bytes
};

enum class AtomicOperation : std::uint8_t { kAdd, kMin, kMax };

// A function that does one atomic operation on floating point by compare-exchange (hipspv.atomic).
struct AtomicFunction {
  std::string name;
  AtomicOperation operation = AtomicOperation::kAdd;
  std::uint32_t bits = 0;
  bool shared = false;  // on shared memory, otherwise on global memory
};

// Where a thread asserts, traps or aborts (hipspv.abort).
struct AbortSite {
  std::string kernel;
  std::string place;  // file:line, empty where nobody knows
};

struct ModuleInfo {
  std::map<std::string, KernelInfo, std::less<>> kernels;
  std::map<std::string, VariableInfo, std::less<>> variables;
  std::uint64_t constantBytes = 0;  // of its __constant__ variables, also of those that nobody reads
  std::vector<std::string> names;  // the symbol of each name expression
  std::vector<std::string> undefined;  // functions and variables that are defined nowhere
  std::vector<AtomicFunction> atomics;
  std::map<std::uint64_t, AbortSite> abortSites;
  std::set<std::uint32_t> capabilities;
  bool usesFloat64 = false;
  bool usesClock = false;  // SPV_KHR_shader_clock
};

// Throws hipErrorInvalidImage where the words are not a well-formed SPIR-V module.
ModuleInfo readSpirv(std::span<const std::uint32_t> words);

// The bytes of the SPIR-V module that the image begins with; throws hipErrorInvalidImage where it
// doesn't begin with one. SPIR-V doesn't state its length: the module ends with its last function.
std::size_t spirvExtent(std::span<const std::byte> image);

}  // namespace hipspv
