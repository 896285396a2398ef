// Offload bundles, plain and compressed, and bare SPIR-V: what a program registers.
#include "hipspv/runtime/bundle.h"

#include "harness.h"

void fuzz::read(Bytes input) { hipspv::extractSpirv(input); }
