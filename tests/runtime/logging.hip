// Turns the log on and off: each time a call fails.
#include "show.h"

static void fail() { static_cast<void>(hipMalloc(static_cast<void**>(nullptr), 1)); }

int main() {
  fail();
  HIP(hipExtSetLoggingParams(3, 0, 0));
  fail();
  HIP(hipExtEnableLogging());
  fail();  // the level information doesn't include it
  HIP(hipExtSetLoggingParams(4, 4096, ~std::size_t{0}));
  HIP(hipExtEnableLogging());
  fail();
  HIP(hipExtDisableLogging());
  fail();
}
