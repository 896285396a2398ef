// The function that libFuzzer calls.
#include "harness.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::check({reinterpret_cast<const std::byte*>(data), size});
  return 0;
}
