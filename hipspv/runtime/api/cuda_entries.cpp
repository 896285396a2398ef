// The results of run-time queries for the CUDA driver's functions (cudaGetDriverEntryPoint,
// cuGetProcAddress): the functions that cuda.h declares under these names.
#include "cuda_entries.h"

#include <cuda.h>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace hipspv {
namespace {

struct Renamed {
  std::string_view name;
  const char* now;  // a name of HIP's, or another one of CUDA's
};
struct Function {
  std::string_view name;
  void* address;
};

#define HIPSPV_TEXT(name) #name
#define HIPSPV_NOW(name) HIPSPV_TEXT(name)

#define FUNCTION(name)
#define RENAMED(name) {#name, HIPSPV_NOW(name)},
constexpr Renamed kRenamed[] = {
#include "cuda_entries.inc"
};
#undef RENAMED
#undef FUNCTION

#define RENAMED(name)
#define FUNCTION(name) {#name, reinterpret_cast<void*>(name)},
const Function kFunctions[] = {
#include "cuda_entries.inc"
};
#undef RENAMED
#undef FUNCTION

}  // namespace

CudaEntry cudaEntry(const std::string& name) {
  std::string now = name;
  const auto named = [&](const auto& entry) { return entry.name == now; };
  if (const auto found = std::ranges::find_if(kRenamed, named); found != std::end(kRenamed)) now = found->now;
  if (now.starts_with("hip")) return name == now ? CudaEntry{} : CudaEntry{now, nullptr};
  const auto found = std::ranges::find_if(kFunctions, named);
  return found == std::end(kFunctions) ? CudaEntry{} : CudaEntry{{}, found->address};
}

}  // namespace hipspv
