// Replaces a module's floating point by integers: <library.spv> <in.spv> <out.spv> fp64 or fp16; reports the rest.
#include <cstdio>

#include "hipspv/runtime/spirv/emulate/floats.h"
#include "tests/fuzz/readers/native/words.h"

int main(int argc, char** argv) {
  if (argc != 5) return 2;
  try {
    hipspv::ir::Module module(readWords(argv[2]));
    const hipspv::adapt::FloatFormat& format =
        argv[4] == hipspv::adapt::kHalf.feature ? hipspv::adapt::kHalf : hipspv::adapt::kDouble;
    hipspv::adapt::emulateFloats(module, hipspv::adapt::Library(readWords(argv[1])), format);
    return writeWords(argv[3], module.words()) ? 0 : 1;
  } catch (const hipspv::Error& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 3;
  }
}
