// Prints the registrations that constructors made, and checks the handles that they set.
#include <hip/hip_kernel_metadata.h>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

namespace {

std::vector<std::string>& lines() {
  static std::vector<std::string> all;
  return all;
}

}  // namespace

hipError_t __hipRegisterFunctionWithMetadata(void** handle, const char* name, const void* binary, std::size_t size,
                                             std::size_t count, const hipKernelArgumentMetadata* rows) {
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < size; ++i) sum = sum * 31 + static_cast<const unsigned char*>(binary)[i];
  std::string line = std::string(name) + ' ' + std::to_string(size) + ' ' + std::to_string(sum);
  for (std::size_t i = 0; i < count; ++i) {
    const hipKernelArgumentMetadata& row = rows[i];
    for (const std::size_t number : {row.offset, row.size, row.alignment, static_cast<std::size_t>(row.is_pointer)})
      line += ' ' + std::to_string(number);
  }
  lines().push_back(line);
  *handle = reinterpret_cast<void*>(lines().size());
  return std::strstr(name, "refused") != nullptr ? hipErrorInvalidImage : hipSuccess;
}

const char* hipGetErrorString(hipError_t) { return "an error"; }

#define HANDLE(name) extern void* name##_handle;
HANDLES
#undef HANDLE

int main() {
  for (const std::string& line : lines()) std::puts(line.c_str());
#define HANDLE(name) std::printf("%s %zu\n", #name, reinterpret_cast<std::size_t>(name##_handle));
  HANDLES
}
