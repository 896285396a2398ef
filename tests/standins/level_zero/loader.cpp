// The functions of Level Zero's loader that hipspv uses, linked with the test driver: for versions of the API that the
// machine's genuine loader doesn't know. As with that one and a single driver, handles are the driver's own.
#include "hipspv/runtime/backends/level_zero/level_zero_abi.h"

namespace test_driver {
void* functionOf(const char* name);
}

namespace {

hipspv::ze::Result unsupported() { return hipspv::ze::kUnsupportedFeature; }

void* target(const char* name) {
  void* const function = test_driver::functionOf(name);
  return function != nullptr ? function : reinterpret_cast<void*>(&unsupported);
}

}  // namespace

// The function passes all its parameters on.
#define FORWARD(name, symbol, parameters)                               \
  extern "C" [[gnu::visibility("hidden")]] void* const target_##symbol; \
  void* const target_##symbol = target(#symbol);                        \
  asm(".text\n.globl " #symbol "\n.type " #symbol ", @function\n" #symbol ": jmp *target_" #symbol "(%rip)\n.previous");

HIPSPV_ZE_REQUIRED(FORWARD)
HIPSPV_ZE_OPTIONAL(FORWARD)
